//! `rowlock doctor`: checks of this computer and of the settings, which change nothing.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener, ToSocketAddrs};
use std::path::{Path, absolute};

use chrono::{Days, TimeDelta};
use clap::Args;
use serde_json::json;

use super::health::{HealthError, ServerUrl};
use super::serve::Serve;
use crate::config::{CertificateSource, Config};
use crate::http::{self, PublicUrl};
use crate::server::{StartError, cannot_listen};
use crate::services::{Clock, SystemClock};
use crate::store::{self, AutomaticBackups, DatabaseAddress, DatabaseCheck, Examination};
use crate::time::unknown_zone;
use crate::tls::files_end;

/// How many connections a server at a table needs at least; with fewer, phones of a large club are refused.
const FEW_CONNECTIONS: usize = 1000;

/// How long before its end a certificate in files should have been renewed.
const WARNED_BEFORE: Days = Days::new(14);

/// A running server has failed to make a backup if the newest one is this old.
const OLD_BACKUP: TimeDelta = TimeDelta::days(2);

/// The options of `rowlock doctor`.
#[derive(Debug, Args)]
pub struct Doctor {
    #[command(flatten)]
    serve: Serve,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// How a check ended (`ok`, `warning` or `problem`), what was found, and what to do about it.
type Finding = (&'static str, String);

impl Doctor {
    /// Runs all checks; returns whether none found a problem, and one line per check or a JSON object.
    pub async fn check(self) -> Result<(bool, String), &'static str> {
        let config = self.serve.config()?;
        let path = config.database.file().map(|file| {
            let given = absolute(file).unwrap_or_else(|_| file.to_owned());
            std::fs::canonicalize(&given).unwrap_or(given)
        });
        let path = path.as_deref();
        let folder = path.and_then(Path::parent);
        let (database, found) = match content(&config.database, path).await {
            Ok((text, found)) => (ok(text), found),
            Err(text) => (problem(text), Examination::default()),
        };
        let triggers = &found.foreign_triggers;
        // Of PostgreSQL it is not known.
        let is_in_use = path.map(|_| found.is_in_use);
        let reserve = config.limits.min_free_disk;
        let findings = [
            ("port", Some(port(config.listen, is_in_use))),
            ("phones", Some(phones(&config))),
            ("database", Some(database)),
            (
                "triggers",
                (!triggers.is_empty()).then(|| warning(triggers.join(" "))),
            ),
            ("rights", path.and_then(rights)),
            ("disk", folder.and_then(|it| disk(it, reserve))),
            ("backups", path.map(|it| backups(&config, it, is_in_use))),
            ("memory", folder.and_then(memory)),
            ("HTTPS", https(&config)),
            ("HTTPS port", https_port(&config, is_in_use)),
            ("open files", Some(open_files())),
            ("time zone", unknown_zone().map(warning)),
        ];
        let (mut is_well, mut text, mut checks) = (true, String::new(), Vec::new());
        for (name, finding) in findings {
            let Some((level, message)) = finding else {
                continue;
            };
            is_well &= level != "problem";
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
    ("ok", message.into())
}

fn warning(message: impl Into<String>) -> Finding {
    ("warning", message.into())
}

fn problem(message: impl Into<String>) -> Finding {
    ("problem", message.into())
}

/// Whether the server can listen on its address, or who does.
fn port(listen: SocketAddr, is_in_use: Option<bool>) -> Finding {
    let Err(error) = TcpListener::bind(listen) else {
        return ok(format!("{listen} is free."));
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
    let url = PublicUrl::new(config.public_url.clone(), config.listen);
    let shown = url.url();
    let ascii = http::ascii_url(&shown).unwrap_or_default();
    let authority = ascii.split('/').nth(2).unwrap_or_default();
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
) -> Result<(String, Examination), String> {
    let Some(path) = path else {
        let check = DatabaseCheck::open(address).await;
        let mut check = check.map_err(|error| error.to_string())?;
        let foreign_triggers = check.foreign_triggers().await.unwrap_or_default();
        check.close().await;
        let found = Examination {
            foreign_triggers,
            ..Examination::default()
        };
        return Ok((format!("{address} responds."), found));
    };
    let shown = path.display();
    if path.parent().is_some_and(Path::is_dir) && !path.exists() {
        let text = format!("{shown} does not exist yet; the first start creates it.");
        return Ok((text, Examination::default()));
    }
    let found = store::examine(path).await;
    let found = found.map_err(|error| error.to_string())?;
    let state = match (found.is_in_use, found.is_older) {
        (true, _) => ", and a server uses it",
        (false, true) => "; the next start migrates it to this version, so make a backup before",
        (false, false) => "",
    };
    Ok((format!("{shown} is whole{state}."), found))
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

/// Whether the disk has more space than the reserve.
fn disk(folder: &Path, reserve: u64) -> Option<Finding> {
    let free = store::free_bytes(folder)?;
    let text = format!("{} MiB are free", free >> 20);
    if free / 2 >= reserve {
        return Some(ok(format!("{text}.")));
    }
    let level = if free < reserve { "problem" } else { "warning" };
    let remedy = "no game can begin: free some, or lower --min-free-disk.";
    Some((
        level,
        format!("{text}; below {} MiB {remedy}", reserve >> 20),
    ))
}

/// Whether daily backups can be written, and when the newest was made.
fn backups(config: &Config, database: &Path, is_in_use: Option<bool>) -> Finding {
    let backups = &config.backups;
    if backups.number == 0 {
        return ok("The server makes none: --backups is 0.");
    }
    let made = backups.folder_of(database).and_then(|folder| {
        store::check_backup_folder(&folder)?;
        Ok((AutomaticBackups::list(&folder)?, folder))
    });
    let (made, folder) = match made {
        Ok(found) => found,
        Err(error) => {
            return problem(format!(
                "The folder of backups cannot be written ({error}): give it to the user of the server, or name another one \
                 with --backup-dir."
            ));
        }
    };
    let now = SystemClock.now();
    let newest = made.newest(now);
    let needed = database.metadata().map_or(0, |file| file.len());
    let existing = folder.ancestors().find(|folder| folder.is_dir());
    let free = existing.and_then(store::free_bytes);
    let shown = folder.display();
    match newest {
        _ if free.is_some_and(|free| free < needed + config.limits.min_free_disk) => {
            warning(format!(
                "The disk of {shown} has no room for another one, of up to {} MiB: free some.",
                needed.div_ceil(1 << 20)
            ))
        }
        Some(at) if is_in_use == Some(true) && now - at > OLD_BACKUP => warning(format!(
            "The newest in {shown} is of {}, though a server runs: its log says why.",
            at.date_naive()
        )),
        Some(at) => ok(format!("The newest in {shown} is of {}.", at.date_naive())),
        None => ok(format!(
            "A running server will make one every day in {shown}; it has none yet."
        )),
    }
}

/// Whether the database is on no disk at all.
fn memory(folder: &Path) -> Option<Finding> {
    store::is_in_memory(folder).then(|| {
        warning(format!(
            "{} is in memory (tmpfs), so all games are lost when the computer or the container restarts: use --database.",
            folder.display()
        ))
    })
}

/// Whether the certificate in files is valid.
fn https(config: &Config) -> Option<Finding> {
    let CertificateSource::Files { certificate, key } = &config.tls.as_ref()?.source else {
        return None;
    };
    let end = match files_end(certificate, key) {
        Err(error) => return Some(problem(error.to_string())),
        Ok(end) => end,
    };
    let (day, now) = (end.date_naive(), SystemClock.now());
    Some(match end {
        _ if end < now => problem(format!("The certificate ended on {day}: renew it.")),
        _ if end < now + WARNED_BEFORE => warning(format!(
            "The certificate ends on {day}: is it being renewed?"
        )),
        _ => ok(format!("The certificate is valid until {day}.")),
    })
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
