//! The database: its file, its rights, its disk, and the clock that dates its moves.

use std::io::ErrorKind;
use std::path::Path;

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};

use super::{Finding, ok, problem, warning};
use crate::services::{Clock, SystemClock};
use crate::store::{self, DatabaseAddress, DatabaseCheck, Inspection};

/// File systems of other computers, as Linux names them; their locks are not reliable enough for SQLite.
const NETWORK_FILE_SYSTEMS: &str =
    "9p afs ceph cifs fuse.glusterfs fuse.rclone fuse.sshfs glusterfs lustre ncpfs nfs nfs4 smb3";

/// How far the clock may be behind the newest move.
const MAX_LAG: TimeDelta = TimeDelta::minutes(1);

/// What the database is and how it is used, if a server can use it; else what is wrong with it.
pub(super) async fn content(
    address: &DatabaseAddress,
    path: Option<&Path>,
) -> Result<(String, Option<Inspection>), String> {
    let Some(path) = path else {
        let check = DatabaseCheck::open(address).await;
        check.map_err(|error| error.to_string())?.close().await;
        return Ok((format!("{address} responds."), None));
    };
    let (shown, folder) = (path.display(), path.parent().unwrap_or(path));
    let is_new = match std::fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => true,
        Err(error) => return Err(format!("{shown} cannot be read: {error}.")),
        Ok(found) if !found.is_file() => {
            return Err(format!("{shown} is not a file: change --database."));
        }
        Ok(_) => false,
    };
    let directory = folder.display();
    if !folder.is_dir() {
        return Err(format!(
            "The directory {directory} does not exist: create it, or change --database."
        ));
    }
    let mut used = [folder, path].into_iter().filter(|it| it.exists());
    if let Some(closed) = used.find(|it| !is_writable(it)) {
        let closed = closed.display();
        return Err(format!(
            "{closed} cannot be read and written by this user: run the server as its owner, or change its rights."
        ));
    }
    if is_new {
        return Ok((
            format!("{shown} does not exist yet; the first start creates it."),
            None,
        ));
    }
    let found = store::inspect(path)
        .await
        .map_err(|error| error.to_string())?;
    let state = match (found.is_in_use, found.is_older) {
        (true, _) => ", and a server uses it",
        (false, true) => "; the next start migrates it to this version, so make a backup before",
        (false, false) => "",
    };
    Ok((format!("{shown} is whole{state}."), Some(found)))
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
pub(super) fn rights(path: &Path) -> Option<Finding> {
    use std::os::unix::fs::MetadataExt;
    let owner = std::fs::metadata(path).ok()?.uid();
    let own = rustix::process::geteuid().as_raw();
    let mut files = ["", "-wal", "-shm"]
        .map(|suffix| format!("{}{suffix}", path.display()))
        .into_iter();
    let open =
        files.find(|file| std::fs::metadata(file).is_ok_and(|file| file.mode() & 0o077 != 0));
    Some(match open {
        Some(file) => warning(format!(
            "Other users can use {file}, which holds names: chmod 600 {file}"
        )),
        None if own == 0 && owner != 0 => ok(format!(
            "Only its owner, user {owner}, can use the database; run the server as this user."
        )),
        None if own != owner => warning(format!(
            "The database belongs to user {owner}, and you are user {own}: run the server as its owner."
        )),
        None => ok("Only its owner can use the database."),
    })
}

#[cfg(not(unix))]
pub(super) fn rights(_: &Path) -> Option<Finding> {
    None
}

/// Whether the disk has more space than what is reserved.
pub(super) fn disk(folder: &Path, reserve: u64) -> Option<Finding> {
    let free = store::free_bytes(folder)?;
    let (mib, reserved) = (free >> 20, reserve >> 20);
    Some(match free {
        _ if free < reserve => problem(format!(
            "{mib} MiB are free and {reserved} MiB reserved, so no game can begin: free some space, or lower --min-free-disk."
        )),
        _ if free / 2 < reserve => warning(format!(
            "{mib} MiB are free, and below {reserved} MiB no game can begin: free some space."
        )),
        _ => ok(format!("{mib} MiB are free.")),
    })
}

/// Whether the file system is one of this computer.
pub(super) fn file_system(folder: &Path) -> Option<Finding> {
    let mounts = std::fs::read_to_string("/proc/self/mounts").ok()?;
    Some(match network_file_system(&mounts, folder) {
        Some(kind) => warning(format!(
            "The database is on another computer ({kind}), where locks may fail: move it to a disk of this one."
        )),
        None => ok("The database is on a disk of this computer."),
    })
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
pub(super) fn clock(newest_move: Option<DateTime<Utc>>) -> Finding {
    let shown = |time: DateTime<Utc>| time.to_rfc3339_opts(SecondsFormat::Secs, true);
    let now = SystemClock.now();
    match newest_move.filter(|newest| *newest > now + MAX_LAG) {
        Some(newest) => problem(format!(
            "The clock shows {}, but the newest move was at {}: set the clock.",
            shown(now),
            shown(newest)
        )),
        None => ok(format!("The clock shows {}.", shown(now))),
    }
}
