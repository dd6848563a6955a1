//! HTTPS: its port, and the certificate.

use std::net::{SocketAddr, TcpListener, ToSocketAddrs};

use chrono::{DateTime, Days, Utc};

use super::Check;
use crate::config::{CertificateSource, Config};
use crate::services::{Clock, SystemClock};
use crate::tls::{authority_exists, files_end};

const NAME: &str = "HTTPS";

/// How long before its end a certificate in files should have been renewed.
const WARNED_BEFORE: Days = Days::new(14);

/// All checks; `is_in_use` is whether a server uses the database, where this can be found out.
pub(super) fn check(config: &Config, is_in_use: Option<bool>) -> Vec<Check> {
    let Some(tls) = &config.tls else {
        return vec![without(config)];
    };
    let certificate = match &tls.source {
        CertificateSource::Local => local(config),
        CertificateSource::Files { certificate, key } => match files_end(certificate, key) {
            Ok(end) => until(end, SystemClock.now()),
            Err(error) => Check::problem(NAME, error.to_string()),
        },
        CertificateSource::Acme(acme) => {
            let mut domains = acme.domains.iter();
            let unknown = domains.find(|name| (name.as_str(), 443).to_socket_addrs().is_err());
            unknown.map_or_else(
                || Check::ok(NAME, "The certificate is ordered by the server when it runs."),
                |name| {
                    Check::problem(
                        NAME,
                        format!("{name} is not found in the DNS: enter this computer's public address there."),
                    )
                },
            )
        }
    };
    // The server holds the port.
    let port = (is_in_use == Some(false))
        .then(|| port(tls.listen))
        .flatten();
    [Some(certificate), port].into_iter().flatten().collect()
}

fn without(config: &Config) -> Check {
    let is_secure = |url: &String| url.starts_with("https://");
    Check::ok(
        NAME,
        if config.public_url.as_ref().is_some_and(is_secure) {
            "A reverse proxy offers it."
        } else {
            "It is off: with --tls local phones can install the page, keep the screen on and open it without a network."
        },
    )
}

fn local(config: &Config) -> Check {
    Check::ok(
        NAME,
        if authority_exists(config.database.companion()) {
            "Phones trust the authority beside the database; keep a copy of its folder."
        } else {
            "The first start makes an authority beside the database, which phones are set up to trust."
        },
    )
}

fn until(end: DateTime<Utc>, now: DateTime<Utc>) -> Check {
    let day = end.date_naive();
    if end < now {
        Check::problem(NAME, format!("The certificate ended on {day}: renew it."))
    } else if end < now + WARNED_BEFORE {
        Check::warning(
            NAME,
            format!("The certificate ends on {day}: is it being renewed?"),
        )
    } else {
        Check::ok(NAME, format!("The certificate is valid until {day}."))
    }
}

/// A problem if the server cannot listen for HTTPS.
fn port(listen: SocketAddr) -> Option<Check> {
    let error = TcpListener::bind(listen).err()?;
    let message = match error.kind() {
        std::io::ErrorKind::PermissionDenied => format!(
            "{listen} cannot be used without more rights: choose a port from 1024 with --listen-tls, or give the \
             service CAP_NET_BIND_SERVICE."
        ),
        _ => format!("{listen} cannot be used for HTTPS: {error}."),
    };
    Some(Check::problem("HTTPS port", message))
}
