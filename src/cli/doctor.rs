//! `rowlock doctor`: checks of this computer and of the settings, which change nothing.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::path::{Path, absolute};
use std::process::Command;

use chrono::{Days, TimeDelta};
use clap::Args;
use serde_json::json;

use super::health::{HealthError, ServerUrl};
use super::serve::Serve;
use super::tls::OptionError;
use crate::config::{CertificateSource, Config};
use crate::http::{self, PublicUrl};
use crate::network::LocalName;
use crate::server::{StartError, cannot_listen};
use crate::services::{Clock, SystemClock};
use crate::store::{self, DatabaseAddress, DatabaseCheck, Inspection};
use crate::tls::files_end;

/// How many connections a server at a table needs at least; with fewer, phones of a large club are refused.
const FEW_CONNECTIONS: usize = 1000;

/// How long before its end a certificate in files should have been renewed.
const WARNED_BEFORE: Days = Days::new(14);

/// How far the clock may be behind the newest move.
const MAX_LAG: TimeDelta = TimeDelta::minutes(1);

const TIME: &str = "%Y-%m-%dT%H:%M:%SZ";

/// File systems of other computers, as Linux names them; their locks are not reliable enough for SQLite.
const NETWORK_FILE_SYSTEMS: &str =
    "9p afs ceph cifs fuse.glusterfs fuse.rclone fuse.sshfs glusterfs lustre ncpfs nfs nfs4 smb3";

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
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Ok,
    Warning,
    Problem,
}

/// How a check ended, what was found, and what to do about it.
type Finding = (Level, String);

impl Doctor {
    /// Runs all checks; returns whether none found a problem, and one line per check or a JSON object.
    pub async fn check(self) -> Result<(bool, String), OptionError> {
        let config = self.serve.config()?;
        let path = config.database.file().map(|file| {
            let given = absolute(file).unwrap_or_else(|_| file.to_owned());
            std::fs::canonicalize(&given).unwrap_or(given)
        });
        let path = path.as_deref();
        let folder = path.and_then(Path::parent);
        let (database, found) = match content(&config.database, path).await {
            Ok((text, found)) => (ok(text), found),
            Err(text) => (problem(text), None),
        };
        // Of PostgreSQL it is not known.
        let is_in_use = path.map(|_| found.as_ref().is_some_and(|it| it.is_in_use));
        let reserve = config.limits.min_free_disk;
        let findings = [
            ("port", Some(port(config.listen, is_in_use))),
            ("phones", Some(phones(&config))),
            ("database", Some(database)),
            ("rights", path.and_then(rights)),
            ("disk", folder.and_then(|it| disk(it, reserve))),
            ("file system", folder.and_then(file_system)),
            ("clock", path.map(|_| clock(found.as_ref()))),
            ("HTTPS", https(&config)),
            ("HTTPS port", https_port(&config, is_in_use)),
            ("firewall", firewall(config.listen)),
            ("open files", Some(open_files())),
        ];
        let (mut is_well, mut text, mut checks) = (true, String::new(), Vec::new());
        for (name, finding) in findings {
            let Some((level, message)) = finding else {
                continue;
            };
            is_well &= level != Level::Problem;
            let level = match level {
                Level::Ok => "ok",
                Level::Warning => "warning",
                Level::Problem => "problem",
            };
            text += &format!("{level:<8} {name:<12} {message}\n");
            checks.push(json!({"name": name, "level": level, "message": message}));
        }
        if self.json {
            text = format!("{:#}\n", json!({ "checks": checks }));
        }
        Ok((is_well, text))
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
    let error = match TcpListener::bind(listen) {
        Ok(_) if is_in_use == Some(true) && listen.port() != 0 => {
            return warning(format!(
                "{listen} is free, but a server uses the database; does it listen elsewhere?"
            ));
        }
        Ok(_) => return ok(format!("{listen} is free.")),
        Err(error) => error,
    };
    let answer = (error.kind() == ErrorKind::AddrInUse)
        .then(|| ServerUrl::on_this_computer(listen).check_ready());
    match answer {
        Some(Ok(())) if is_in_use == Some(false) => warning(format!(
            "A Rowlock server runs at {listen}, but not with this database: check --database."
        )),
        Some(Ok(())) => ok(format!("A Rowlock server runs at {listen}.")),
        Some(Err(error @ HealthError::NotReady(..))) => problem(error.to_string()),
        Some(Err(_)) | None => problem(cannot_listen(listen, error).to_string()),
    }
}

fn https_port(config: &Config, is_in_use: Option<bool>) -> Option<Finding> {
    // A server holds its port.
    let tls = config.tls.as_ref().filter(|_| is_in_use == Some(false))?;
    let error = TcpListener::bind(tls.listen).err()?;
    Some(problem(cannot_listen(tls.listen, error).to_string()))
}

/// Whether phones reach the server, by the URL that it prints.
fn phones(config: &Config) -> Finding {
    let url = PublicUrl {
        configured: config.public_url.clone(),
        address: config.listen,
        local_name: LocalName::default(),
        is_tls: false,
    };
    let shown = url.url();
    let authority = shown.split('/').nth(2).unwrap_or_default();
    // To resolve the name alone, any port will do.
    let with_port = || format!("{authority}:80").to_socket_addrs();
    let found = authority.to_socket_addrs().or_else(|_| with_port());
    match found.map(|mut found| found.any(|address| !address.ip().is_loopback())) {
        Ok(true) => ok(format!("They use {shown}.")),
        Ok(false) => warning(format!(
            "{shown} is this computer alone: use --listen 0.0.0.0:{}, or --public-url behind a reverse proxy.",
            config.listen.port()
        )),
        Err(error) => warning(format!(
            "{authority} cannot be resolved ({error}): check the name in --public-url and the DNS."
        )),
    }
}

/// What the database is and how it is used, if a server can use it; else what is wrong with it.
async fn content(
    address: &DatabaseAddress,
    path: Option<&Path>,
) -> Result<(String, Option<Inspection>), String> {
    let Some(path) = path else {
        let check = DatabaseCheck::open(address).await;
        check.map_err(|error| error.to_string())?.close().await;
        return Ok((format!("{address} responds."), None));
    };
    let shown = path.display();
    if path.parent().is_some_and(Path::is_dir) && !path.exists() {
        let text = format!("{shown} does not exist yet; the first start creates it.");
        return Ok((text, None));
    }
    let found = store::inspect(path).await;
    let found = found.map_err(|error| error.to_string())?;
    let state = match (found.is_in_use, found.is_older) {
        (true, _) => ", and a server uses it",
        (false, true) => "; the next start migrates it to this version, so make a backup before",
        (false, false) => "",
    };
    Ok((format!("{shown} is whole{state}."), Some(found)))
}

/// Whether other users can read the names in the files, and this one can change them.
#[cfg(unix)]
fn rights(path: &Path) -> Option<Finding> {
    use rustix::fs::{Access, access};
    use std::os::unix::fs::PermissionsExt;
    let folder = path.parent()?;
    let used = if path.exists() { path } else { folder };
    let is_open = |file: &String| {
        std::fs::metadata(file)
            .is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o077 != 0)
    };
    let mut files = ["", "-wal", "-shm"]
        .map(|end| format!("{}{end}", path.display()))
        .into_iter();
    Some(match files.find(is_open) {
        _ if access(used, Access::READ_OK | Access::WRITE_OK).is_err() => problem(format!(
            "This user cannot read and write {}: run the server as its owner.",
            used.display()
        )),
        Some(file) => warning(format!(
            "Other users can use {file}, which holds names: chmod 600 {file}"
        )),
        None => ok("Only its owner can use the database; run the server as this user."),
    })
}

#[cfg(not(unix))]
fn rights(_: &Path) -> Option<Finding> {
    None
}

/// Whether the disk has more space than what is reserved.
fn disk(folder: &Path, reserve: u64) -> Option<Finding> {
    let free = store::free_bytes(folder)?;
    let text = format!("{} MiB are free", free >> 20);
    Some(match free {
        _ if free / 2 >= reserve => ok(format!("{text}.")),
        _ => (
            if free < reserve {
                Level::Problem
            } else {
                Level::Warning
            },
            format!(
                "{text}; below {} MiB no game can begin: free some, or lower --min-free-disk.",
                reserve >> 20
            ),
        ),
    })
}

/// Whether the file system is one of this computer.
fn file_system(folder: &Path) -> Option<Finding> {
    let mounts = std::fs::read_to_string("/proc/self/mounts").ok()?;
    let kind = network_file_system(&mounts, folder)?;
    Some(warning(format!(
        "The database is on another computer ({kind}), where locks may fail: move it to a disk of this one."
    )))
}

/// The type of the file system of a folder, if it is on another computer.
///
/// `mounts` is as in `/proc/self/mounts`.
#[must_use]
pub fn network_file_system<'a>(mounts: &'a str, folder: &Path) -> Option<&'a str> {
    let mounts = mounts.lines().filter_map(|line| {
        let mut words = line.split(' ').skip(1);
        // Linux writes a space in octal.
        Some((words.next()?.replace("\\040", " "), words.next()?))
    });
    let around = mounts.filter(|(target, _)| folder.starts_with(target));
    // Of two at the same place, the later one hides the earlier one.
    let (_, kind) = around.max_by_key(|(target, _)| target.len())?;
    let mut kinds = NETWORK_FILE_SYSTEMS.split(' ');
    kinds.any(|it| it == kind).then_some(kind)
}

/// Whether the clock is after the newest move.
fn clock(found: Option<&Inspection>) -> Finding {
    let now = SystemClock.now();
    let text = format!("The clock shows {}", now.format(TIME));
    match found.and_then(|it| it.newest_move) {
        Some(newest) if newest > now + MAX_LAG => problem(format!(
            "{text}, but the newest move was at {}: set the clock.",
            newest.format(TIME)
        )),
        Some(_) | None => ok(format!("{text}.")),
    }
}

/// Whether the server can get a certificate, or has one that is valid.
fn https(config: &Config) -> Option<Finding> {
    Some(match &config.tls.as_ref()?.source {
        CertificateSource::Local => return None,
        CertificateSource::Acme(acme) => {
            let is_unknown = |name: &&String| (name.as_str(), 443).to_socket_addrs().is_err();
            let name = acme.domains.iter().find(is_unknown)?;
            problem(format!(
                "{name} is not found in the DNS: enter this computer's public address there."
            ))
        }
        CertificateSource::Files { certificate, key } => match files_end(certificate, key) {
            Err(error) => problem(error.to_string()),
            Ok(end) => {
                let (day, now) = (end.date_naive(), SystemClock.now());
                match end {
                    _ if end < now => problem(format!("The certificate ended on {day}: renew it.")),
                    _ if end < now + WARNED_BEFORE => warning(format!(
                        "The certificate ends on {day}: is it being renewed?"
                    )),
                    _ => ok(format!("The certificate is valid until {day}.")),
                }
            }
        },
    })
}

/// What ufw or firewalld lets through; nothing if there is neither, or if only this computer is served.
fn firewall(listen: SocketAddr) -> Option<Finding> {
    let port = listen.port();
    if listen.ip().is_loopback() || port == 0 {
        return None;
    }
    let (allow, query) = (
        format!("--add-port={port}/tcp"),
        format!("--query-port={port}/tcp"),
    );
    let run = |program: &str, argument: &str| Command::new(program).arg(argument).output().ok();
    let (output, command) = match run("ufw", "status") {
        Some(output) => (output, format!("sudo ufw allow {port}/tcp")),
        None => (
            run("firewall-cmd", &query)?,
            format!("sudo firewall-cmd --permanent {allow} && sudo firewall-cmd --reload"),
        ),
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let is_allowed = |line: &str| {
        line.split([' ', '/']).next() == Some(&*port.to_string()) && line.contains(" ALLOW ")
    };
    // Firewalld that is off ends with this status.
    let is_off = text.contains("inactive") || output.status.code() == Some(252);
    Some(
        if is_off || text.trim() == "yes" || text.lines().any(is_allowed) {
            ok(format!("It is off or allows port {port}."))
        } else if text.trim().is_empty() {
            ok(format!(
                "Only root sees its rules; if phones do not reach the server: {command}"
            ))
        } else {
            warning(format!("It does not seem to allow port {port}: {command}"))
        },
    )
}

/// Whether enough connections can be open at once.
fn open_files() -> Finding {
    match http::max_connections() {
        Err(limit) => problem(StartError::Descriptors(limit).to_string()),
        Ok(connections) if connections < FEW_CONNECTIONS => warning(format!(
            "Only {connections} connections can be open: raise the limit as LimitNOFILE=65536 does."
        )),
        Ok(_) => ok("Enough connections can be open."),
    }
}
