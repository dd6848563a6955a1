//! The database: its file, its rights, its disk, and the clock that dates its moves.

use std::io::ErrorKind;
use std::path::{Path, PathBuf, absolute};

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};

use super::Check;
use crate::config::Config;
use crate::services::{Clock, SystemClock};
use crate::store::{self, DatabaseAddress, Inspection};

/// File systems of other computers, as Linux names them; their locks are not reliable enough for SQLite.
const NETWORK_FILE_SYSTEMS: [&str; 13] = [
    "9p",
    "afs",
    "ceph",
    "cifs",
    "fuse.glusterfs",
    "fuse.rclone",
    "fuse.sshfs",
    "glusterfs",
    "lustre",
    "ncpfs",
    "nfs",
    "nfs4",
    "smb3",
];

/// How far the clock may be behind the newest move.
const MAX_LAG: TimeDelta = TimeDelta::minutes(1);

/// All checks, and whether a server uses the database, where this can be found out.
pub(super) async fn check(config: &Config) -> (Vec<Check>, Option<bool>) {
    let Some(file) = config.database.file() else {
        return (vec![served(&config.database).await], None);
    };
    let given = absolute(file).unwrap_or_else(|_| file.to_owned());
    let path = std::fs::canonicalize(&given).unwrap_or(given);
    let folder = path.parent().unwrap_or(Path::new("/")).to_owned();
    let (content, found) = content(&path, &folder).await;
    let mut checks = vec![content];
    checks.extend(rights(&path));
    checks.extend(disk(&folder, config.limits.min_free_disk));
    checks.extend(file_system(&folder));
    checks.push(clock(found.as_ref().and_then(|it| it.newest_move)));
    (checks, Some(found.is_some_and(|it| it.is_in_use)))
}

/// Whether PostgreSQL responds, and its database is one of this program or empty.
async fn served(address: &DatabaseAddress) -> Check {
    const NAME: &str = "database";
    match store::DatabaseCheck::open(address).await {
        Ok(check) => {
            check.close().await;
            Check::ok(NAME, format!("{address} responds."))
        }
        Err(error) => Check::problem(NAME, error.to_string()),
    }
}

/// Whether a server can use the file.
async fn content(path: &Path, folder: &Path) -> (Check, Option<Inspection>) {
    const NAME: &str = "database";
    let shown = path.display();
    match std::fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let check = if !folder.is_dir() {
                let folder = folder.display();
                Check::problem(
                    NAME,
                    format!(
                        "The directory {folder} does not exist: create it, or change --database."
                    ),
                )
            } else if is_writable(folder) {
                Check::ok(
                    NAME,
                    format!("{shown} does not exist yet; the first start creates it."),
                )
            } else {
                not_writable(folder)
            };
            return (check, None);
        }
        Err(error) => {
            return (
                Check::problem(NAME, format!("{shown} cannot be read: {error}.")),
                None,
            );
        }
        Ok(found) if !found.is_file() => {
            return (
                Check::problem(NAME, format!("{shown} is not a file: change --database.")),
                None,
            );
        }
        Ok(_) => {}
    }
    for each in [path, folder] {
        if !is_writable(each) {
            return (not_writable(each), None);
        }
    }
    match store::inspect(path).await {
        Ok(found) => {
            let state = match (found.is_in_use, found.is_older) {
                (true, _) => "is whole, and a server uses it",
                (false, true) => {
                    "is whole; the next start migrates it to this version, so make a backup before"
                }
                (false, false) => "is whole",
            };
            (Check::ok(NAME, format!("{shown} {state}.")), Some(found))
        }
        Err(error) => (Check::problem(NAME, error.to_string()), None),
    }
}

fn not_writable(path: &Path) -> Check {
    let path = path.display();
    Check::problem(
        "database",
        format!(
            "{path} cannot be read and written by this user: run the server as its owner, or change its rights."
        ),
    )
}

#[cfg(unix)]
fn is_writable(path: &Path) -> bool {
    use rustix::fs::{Access, access};
    access(path, Access::READ_OK | Access::WRITE_OK).is_ok()
}

#[cfg(not(unix))]
fn is_writable(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|found| !found.permissions().readonly())
}

/// Whether other users can read the names in the file, or own it.
#[cfg(unix)]
fn rights(path: &Path) -> Option<Check> {
    use std::os::unix::fs::MetadataExt;
    const NAME: &str = "rights";
    let files = ["", "-wal", "-shm"].map(|suffix| {
        let mut name = path.as_os_str().to_owned();
        name.push(suffix);
        PathBuf::from(name)
    });
    let mut found = files
        .iter()
        .filter_map(|file| Some((file, std::fs::metadata(file).ok()?)));
    let own = rustix::process::geteuid().as_raw();
    let first = found.next()?;
    let owner = first.1.uid();
    let others = std::iter::once(first)
        .chain(found)
        .find(|(_, file)| file.mode() & 0o077 != 0);
    Some(match others {
        Some((file, _)) => {
            let file = file.display();
            Check::warning(
                NAME,
                format!("Other users can use {file}, which holds names: chmod 600 {file}"),
            )
        }
        None if own == 0 && owner != 0 => Check::ok(
            NAME,
            format!(
                "Only its owner, user {owner}, can use the database; run the server as this user."
            ),
        ),
        None if own != owner => Check::warning(
            NAME,
            format!(
                "The database belongs to user {owner}, and you are user {own}: run the server as its owner."
            ),
        ),
        None => Check::ok(NAME, "Only its owner can use the database."),
    })
}

#[cfg(not(unix))]
fn rights(_: &Path) -> Option<Check> {
    None
}

/// Whether the disk has more space than what is reserved.
fn disk(folder: &Path, reserve: u64) -> Option<Check> {
    const NAME: &str = "disk";
    let free = store::free_bytes(folder)?;
    let (free_mib, reserve_mib) = (free >> 20, reserve >> 20);
    Some(if free < reserve {
        Check::problem(
            NAME,
            format!(
                "{free_mib} MiB are free and {reserve_mib} MiB reserved, so no game can begin: free some space, or lower --min-free-disk."
            ),
        )
    } else if free / 2 < reserve {
        Check::warning(
            NAME,
            format!(
                "{free_mib} MiB are free, and below {reserve_mib} MiB no game can begin: free some space."
            ),
        )
    } else {
        Check::ok(NAME, format!("{free_mib} MiB are free."))
    })
}

/// Whether the file system is one of this computer.
fn file_system(folder: &Path) -> Option<Check> {
    const NAME: &str = "file system";
    let mounts = std::fs::read_to_string("/proc/self/mounts").ok()?;
    Some(match network_file_system(&mounts, folder) {
        Some(kind) => Check::warning(
            NAME,
            format!(
                "The database is on another computer ({kind}), where locks may fail: move it to a disk of this one."
            ),
        ),
        None => Check::ok(NAME, "The database is on a disk of this computer."),
    })
}

/// The type of the file system of a folder, if it is on another computer.
///
/// `mounts` is as in `/proc/self/mounts`.
#[must_use]
pub fn network_file_system<'a>(mounts: &'a str, folder: &Path) -> Option<&'a str> {
    let mounts = mounts.lines().filter_map(|line| {
        let mut words = line.split(' ').skip(1);
        // Linux writes these characters in octal, the backslash last.
        let target = [
            ("\\040", " "),
            ("\\011", "\t"),
            ("\\012", "\n"),
            ("\\134", "\\"),
        ]
        .iter()
        .fold(words.next()?.to_owned(), |path, (code, c)| {
            path.replace(code, c)
        });
        Some((target, words.next()?))
    });
    let around = mounts.filter(|(target, _)| folder.starts_with(target));
    // Of two at the same place, the later one hides the earlier one.
    let (_, kind) = around.max_by_key(|(target, _)| target.len())?;
    NETWORK_FILE_SYSTEMS.contains(&kind).then_some(kind)
}

/// Whether the clock is after the newest move.
fn clock(newest_move: Option<DateTime<Utc>>) -> Check {
    const NAME: &str = "clock";
    let now = SystemClock.now();
    let shown = |time: DateTime<Utc>| time.to_rfc3339_opts(SecondsFormat::Secs, true);
    match newest_move {
        Some(newest) if newest > now + MAX_LAG => Check::problem(
            NAME,
            format!(
                "The clock shows {}, but the newest move was at {}: set the clock.",
                shown(now),
                shown(newest)
            ),
        ),
        Some(_) | None => Check::ok(NAME, format!("The clock shows {}.", shown(now))),
    }
}
