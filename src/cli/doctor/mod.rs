//! `rowlock doctor`: checks of this computer and of the settings, which change nothing.

mod database;

use std::fmt::Write as _;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr, TcpListener, ToSocketAddrs};
use std::path::{Path, absolute};
use std::process::Command;

use chrono::Days;
use clap::Args;
use serde::Serialize;

use crate::cli::health::{HealthError, ServerUrl};
use crate::cli::serve::Serve;
use crate::cli::tls::OptionError;
use crate::config::{CertificateSource, Config, Tls};
use crate::http;
use crate::network;
use crate::services::{Clock, SystemClock};
use crate::tls::{authority_exists, files_end};
pub use database::network_file_system;

/// How many connections a server at a table needs at least; with fewer, phones of a large club are refused.
const FEW_CONNECTIONS: usize = 1000;

/// How long before its end a certificate in files should have been renewed.
const WARNED_BEFORE: Days = Days::new(14);

/// The options of `rowlock doctor`.
#[derive(Debug, Args)]
pub struct Doctor {
    #[command(flatten)]
    serve: Serve,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// How a check ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Level {
    Ok,
    Warning,
    Problem,
}

/// How a check ended, what was found, and what to do about it.
type Finding = (Level, String);

#[derive(Debug, Serialize)]
struct Check {
    name: &'static str,
    level: Level,
    message: String,
}

/// The results of all checks.
#[derive(Debug, Serialize)]
pub struct Report {
    checks: Vec<Check>,
    #[serde(skip)]
    json: bool,
}

impl Doctor {
    /// Runs all checks.
    ///
    /// # Errors
    /// [`OptionError`] if the settings do not go together.
    pub async fn check(self) -> Result<Report, OptionError> {
        let config = self.serve.config()?;
        let path = config.database.file().map(|file| {
            let given = absolute(file).unwrap_or_else(|_| file.to_owned());
            std::fs::canonicalize(&given).unwrap_or(given)
        });
        let (database, found) = match database::content(&config.database, path.as_deref()).await {
            Ok((text, found)) => (ok(text), found),
            Err(text) => (problem(text), None),
        };
        // Of PostgreSQL it is not known.
        let is_in_use = (path.as_ref()).map(|_| found.as_ref().is_some_and(|it| it.is_in_use));
        // A server holds its port.
        let tls = config.tls.as_ref().filter(|_| is_in_use == Some(false));
        let folder = path.as_deref().and_then(Path::parent);
        let reserve = config.limits.min_free_disk;
        let newest_move = found.and_then(|it| it.newest_move);
        let findings = [
            ("port", Some(port(config.listen, is_in_use))),
            ("phones", Some(phones(&config))),
            ("public URL", config.public_url.as_deref().map(public_url)),
            ("database", Some(database)),
            ("rights", path.as_deref().and_then(database::rights)),
            (
                "disk",
                folder.and_then(|folder| database::disk(folder, reserve)),
            ),
            ("file system", folder.and_then(database::file_system)),
            (
                "clock",
                path.is_some().then(|| database::clock(newest_move)),
            ),
            ("HTTPS", Some(https(&config))),
            ("HTTPS port", tls.and_then(https_port)),
            ("firewall", firewall(config.listen)),
            ("open files", Some(open_files())),
        ];
        let checks = findings.into_iter().filter_map(|(name, finding)| {
            let (level, message) = finding?;
            Some(Check {
                name,
                level,
                message,
            })
        });
        Ok(Report {
            checks: checks.collect(),
            json: self.json,
        })
    }
}

impl Report {
    /// Whether a check found a problem; warnings are none.
    #[must_use]
    pub fn has_problem(&self) -> bool {
        let mut checks = self.checks.iter();
        checks.any(|check| check.level == Level::Problem)
    }

    /// What the command prints: a JSON object, or one line per check.
    ///
    /// # Errors
    /// If it has no JSON form, which no check causes.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        if self.json {
            return Ok(serde_json::to_string_pretty(self)? + "\n");
        }
        Ok(self.checks.iter().fold(String::new(), |mut text, check| {
            let level = match check.level {
                Level::Ok => "ok",
                Level::Warning => "warning",
                Level::Problem => "problem",
            };
            // Writing to a string cannot fail.
            writeln!(text, "{level:<8} {:<12} {}", check.name, check.message).ok();
            text
        }))
    }
}

fn ok(message: impl Into<String>) -> Finding {
    (Level::Ok, message.into())
}

fn warning(message: impl Into<String>) -> Finding {
    (Level::Warning, message.into())
}

fn problem(message: impl Into<String>) -> Finding {
    (Level::Problem, message.into())
}

/// Whether the server can listen on its address, or who does.
fn port(listen: SocketAddr, is_in_use: Option<bool>) -> Finding {
    if listen.port() == 0 {
        return ok("The server takes any free port.");
    }
    match TcpListener::bind(listen) {
        Ok(_) if is_in_use == Some(true) => warning(format!(
            "{listen} is free, but a server uses the database; does it listen elsewhere?"
        )),
        Ok(_) => ok(format!("{listen} is free.")),
        Err(error) if error.kind() != ErrorKind::AddrInUse => refused(listen, "--listen", &error),
        Err(_) => match ServerUrl::on_this_computer(listen).check_ready() {
            Ok(()) if is_in_use != Some(false) => ok(format!("A Rowlock server runs at {listen}.")),
            Ok(()) => warning(format!(
                "A Rowlock server runs at {listen}, but not with this database: check --database."
            )),
            Err(error @ HealthError::NotReady(..)) => problem(error.to_string()),
            Err(HealthError::NoPort | HealthError::Unreachable(..) | HealthError::NotOurs(_)) => {
                problem(format!(
                    "Another program uses {listen}: stop it, or choose another port with --listen."
                ))
            }
        },
    }
}

fn https_port(tls: &Tls) -> Option<Finding> {
    let error = TcpListener::bind(tls.listen).err()?;
    Some(refused(tls.listen, "--listen-tls", &error))
}

/// Why the server cannot listen on the address that an option names.
fn refused(listen: SocketAddr, option: &str, error: &io::Error) -> Finding {
    problem(match error.kind() {
        ErrorKind::PermissionDenied => format!(
            "{listen} cannot be used without more rights: choose a port from 1024 with {option}, or give the service CAP_NET_BIND_SERVICE."
        ),
        ErrorKind::AddrNotAvailable => format!(
            "{listen} is no address of this computer: choose one with {option}, such as 0.0.0.0:8080."
        ),
        _ => format!("{listen} cannot be used: {error}; choose another address with {option}."),
    })
}

/// The address by which phones reach the server.
fn phones(config: &Config) -> Finding {
    let (ip, port) = (config.listen.ip(), config.listen.port());
    if let Some(url) = &config.public_url {
        return ok(format!("They use {url}."));
    }
    if ip.is_loopback() {
        return warning(format!(
            "Only this computer reaches {ip}: use --listen 0.0.0.0:{port}, or --public-url behind a reverse proxy."
        ));
    }
    // A server on [::] is reached by both protocols.
    let is_reached = |address: &IpAddr| match ip.is_unspecified() {
        true => ip.is_ipv6() || address.is_ipv4(),
        false => *address == ip,
    };
    let addresses = network::addresses().into_iter().filter(is_reached);
    let urls = addresses.map(|address| format!("http://{}", SocketAddr::new(address, port)));
    let urls: Vec<String> = urls.collect();
    if urls.is_empty() {
        return warning(
            "This computer is in no network: connect it to the one that the phones are in.",
        );
    }
    ok(format!("They use {}.", urls.join(" or ")))
}

/// Whether the name in the public URL leads to other computers.
fn public_url(url: &str) -> Finding {
    let (_, rest) = url.split_once("://").unwrap_or(("", url));
    let authority = rest.split('/').next().unwrap_or_default();
    // To resolve the name alone, any port will do.
    let has_port = (authority.rsplit(']').next()).is_some_and(|it| it.contains(':'));
    let found = format!("{authority}{}", if has_port { "" } else { ":80" }).to_socket_addrs();
    match found.map(|mut found| found.find(|address| !address.ip().is_loopback())) {
        Ok(Some(address)) => ok(format!("{authority} is {}.", address.ip())),
        Ok(None) => warning(format!(
            "{authority} is this computer alone, so phones do not reach it: change --public-url."
        )),
        Err(error) => warning(format!(
            "{authority} cannot be resolved ({error}): check the name in --public-url and the DNS."
        )),
    }
}

/// How phones get HTTPS, and whether its certificate is valid.
fn https(config: &Config) -> Finding {
    let url = config.public_url.as_deref().unwrap_or_default();
    match config.tls.as_ref().map(|tls| &tls.source) {
        None if url.starts_with("https://") => ok("A reverse proxy offers it."),
        None => ok(
            "It is off: with --tls local phones can install the page, keep the screen on and open it without a network.",
        ),
        Some(CertificateSource::Local) if authority_exists(config.database.companion()) => {
            ok("Phones trust the authority beside the database; keep a copy of its folder.")
        }
        Some(CertificateSource::Local) => ok(
            "The first start makes an authority beside the database, which phones are set up to trust.",
        ),
        Some(CertificateSource::Acme(acme)) => {
            let mut domains = acme.domains.iter();
            let unknown = domains.find(|name| (name.as_str(), 443).to_socket_addrs().is_err());
            match unknown {
                Some(name) => problem(format!(
                    "{name} is not found in the DNS: enter this computer's public address there."
                )),
                None => ok("The certificate is ordered by the server when it runs."),
            }
        }
        Some(CertificateSource::Files { certificate, key }) => {
            let end = match files_end(certificate, key) {
                Ok(end) => end,
                Err(error) => return problem(error.to_string()),
            };
            let (day, now) = (end.date_naive(), SystemClock.now());
            if end < now {
                problem(format!("The certificate ended on {day}: renew it."))
            } else if end < now + WARNED_BEFORE {
                warning(format!(
                    "The certificate ends on {day}: is it being renewed?"
                ))
            } else {
                ok(format!("The certificate is valid until {day}."))
            }
        }
    }
}

/// What ufw or firewalld lets through; nothing if there is neither, or if only this computer is served.
fn firewall(listen: SocketAddr) -> Option<Finding> {
    let port = listen.port();
    if listen.ip().is_loopback() || port == 0 {
        return None;
    }
    let run = |program: &str, argument: &str| Command::new(program).arg(argument).output().ok();
    let (name, output, command) = match run("ufw", "status") {
        Some(output) => ("ufw", output, format!("sudo ufw allow {port}/tcp")),
        None => {
            let option = format!("-port={port}/tcp");
            let output = run("firewall-cmd", &format!("--query{option}"))?;
            (
                "firewalld",
                output,
                format!(
                    "sudo firewall-cmd --permanent --add{option} && sudo firewall-cmd --reload"
                ),
            )
        }
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let allows = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        name.trim_end_matches("/tcp") == port.to_string()
            && words.any(|it| it == "ALLOW" || it == "LIMIT")
    };
    // Firewalld that is off ends with this status.
    let is_off = text.contains("inactive") || output.status.code() == Some(252);
    Some(
        if is_off || text.trim() == "yes" || text.lines().any(allows) {
            ok(format!("{name} is off or allows port {port}."))
        } else if text.trim().is_empty() {
            ok(format!(
                "{name} shows its rules to root alone; if phones do not reach the server: {command}"
            ))
        } else {
            warning(format!(
                "{name} does not seem to allow port {port}: {command}"
            ))
        },
    )
}

/// Whether enough connections can be open at once.
fn open_files() -> Finding {
    let advice = "raise the limit, as with \"ulimit -n 65536\" or LimitNOFILE=65536";
    match http::max_connections() {
        Err(limit) => problem(format!(
            "Only {limit} files can be open, so the server does not start: {advice}."
        )),
        Ok(connections) if connections < FEW_CONNECTIONS => warning(format!(
            "Only {connections} connections can be open: {advice}."
        )),
        Ok(_) => ok("Enough connections can be open."),
    }
}
