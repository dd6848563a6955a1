//! The network: the port, the addresses that phones can reach, and the public URL.

use std::io::ErrorKind;
use std::net::{IpAddr, SocketAddr, TcpListener, ToSocketAddrs};

use super::Check;
use crate::cli::health::{HealthError, ServerUrl};
use crate::config::Config;
use crate::http::PublicUrl;
use crate::network::LocalName;

/// All checks; `is_in_use` is whether a server uses the database, where this can be found out.
pub(super) fn check(config: &Config, is_in_use: Option<bool>) -> Vec<Check> {
    let mut checks = vec![port(config.listen, is_in_use), phones(config)];
    checks.extend(config.public_url.as_deref().map(public_url));
    checks
}

/// Whether the server can listen on its address, or does.
fn port(listen: SocketAddr, is_in_use: Option<bool>) -> Check {
    const NAME: &str = "port";
    if listen.port() == 0 {
        return Check::ok(NAME, "The server takes any free port.");
    }
    match TcpListener::bind(listen) {
        Ok(_) if is_in_use == Some(true) => Check::warning(
            NAME,
            format!("{listen} is free, but a server uses the database; does it listen elsewhere?"),
        ),
        Ok(_) => Check::ok(NAME, format!("{listen} is free.")),
        Err(error) => match error.kind() {
            ErrorKind::AddrInUse => port_in_use(listen, is_in_use),
            ErrorKind::PermissionDenied => Check::problem(
                NAME,
                format!(
                    "{listen} cannot be used without more rights: choose a port from 1024 with --listen, or give the \
                     service CAP_NET_BIND_SERVICE."
                ),
            ),
            ErrorKind::AddrNotAvailable => Check::problem(
                NAME,
                format!(
                    "{listen} is no address of this computer: choose one with --listen, such as 0.0.0.0:8080."
                ),
            ),
            _ => Check::problem(NAME, format!("{listen} cannot be used: {error}.")),
        },
    }
}

/// Who uses the port.
fn port_in_use(listen: SocketAddr, is_in_use: Option<bool>) -> Check {
    const NAME: &str = "port";
    match ServerUrl::on_this_computer(listen).check_ready() {
        Ok(()) if is_in_use != Some(false) => {
            Check::ok(NAME, format!("A Rowlock server runs at {listen}."))
        }
        Ok(()) => Check::warning(
            NAME,
            format!(
                "A Rowlock server runs at {listen}, but not with this database: check --database."
            ),
        ),
        Err(HealthError::NotReady(_, reason)) => Check::problem(
            NAME,
            format!("A Rowlock server runs at {listen}, but is not ready: {reason}"),
        ),
        Err(HealthError::NoPort | HealthError::Unreachable(..) | HealthError::NotOurs(_)) => {
            Check::problem(
                NAME,
                format!(
                    "Another program uses {listen}: stop it, or choose another port with --listen."
                ),
            )
        }
    }
}

/// The addresses that phones can reach.
fn phones(config: &Config) -> Check {
    const NAME: &str = "phones";
    let (ip, port) = (config.listen.ip(), config.listen.port());
    if let Some(url) = &config.public_url {
        return Check::ok(NAME, format!("They use {url}."));
    }
    if ip.is_loopback() {
        return Check::warning(
            NAME,
            format!(
                "Only this computer reaches {ip}: use --listen 0.0.0.0:{port}, or --public-url behind a reverse proxy."
            ),
        );
    }
    let public_url = PublicUrl {
        configured: None,
        address: config.listen,
        local_name: LocalName::default(),
        is_tls: false,
    };
    let others = addresses(ip);
    if others.is_empty() {
        return Check::warning(
            NAME,
            "This computer is in no network: connect it to the one that the phones are in.",
        );
    }
    let others: Vec<String> = others.iter().map(ToString::to_string).collect();
    Check::ok(
        NAME,
        format!(
            "They use {}; the addresses are {}.",
            public_url.url(),
            others.join(", ")
        ),
    )
}

/// The addresses of this computer in its networks at which a server on this address can be reached.
fn addresses(listen: IpAddr) -> Vec<IpAddr> {
    let mut addresses = crate::network::addresses();
    // A server on [::] is reached by both protocols.
    addresses.retain(|address| match listen {
        IpAddr::V4(only) if only.is_unspecified() => address.is_ipv4(),
        IpAddr::V6(only) if only.is_unspecified() => true,
        only => *address == only,
    });
    addresses
}

/// Whether the name in the public URL leads to other computers.
fn public_url(url: &str) -> Check {
    const NAME: &str = "public URL";
    let (scheme, rest) = url.split_once("://").unwrap_or(("http", url));
    let authority = rest.split('/').next().unwrap_or_default();
    let has_port = authority
        .rsplit(']')
        .next()
        .is_some_and(|it| it.contains(':'));
    let port = match (has_port, scheme) {
        (true, _) => "",
        (false, "https") => ":443",
        (false, _) => ":80",
    };
    match format!("{authority}{port}").to_socket_addrs() {
        Ok(mut found) => match found.find(|address| !address.ip().is_loopback()) {
            Some(address) => Check::ok(NAME, format!("{authority} is {}.", address.ip())),
            None => Check::warning(
                NAME,
                format!(
                    "{authority} is this computer alone, so phones do not reach it: change --public-url."
                ),
            ),
        },
        Err(error) => Check::warning(
            NAME,
            format!(
                "{authority} cannot be resolved ({error}): check the name in --public-url and the DNS."
            ),
        ),
    }
}
