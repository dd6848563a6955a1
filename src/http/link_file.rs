//! The file by which a command gives the running server another link to the operator's page.
//!
//! It is next to the database, which only the owner of the server can write, and holds the hash of the link's key.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use tempfile::NamedTempFile;

use crate::domain::ids::Token;
use crate::store::give_to_owner_of;

/// How far the time of a file may be ahead of the clock, as on some file systems.
const TOLERANCE: Duration = Duration::from_secs(2);

/// The length of a hash in hexadecimal digits.
const LENGTH: usize = 64;

/// The file for the server of this database: `rowlock.db-admin` for `rowlock.db`.
fn path(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push("-admin");
    path.into()
}

fn text_of(key: &Token) -> String {
    HEXLOWER.encode(&key.hash().0)
}

/// Makes a link with this key valid for the server of a database, in the place of one that was not used.
pub fn offer_operator_link(database: &Path, key: &Token) -> io::Result<()> {
    let folder = database.parent().unwrap_or(Path::new("/"));
    // Only its owner can read it, and it gets its name when it is whole.
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text_of(key).as_bytes())?;
    give_to_owner_of(database, file.path())?;
    file.persist(path(database))?;
    Ok(())
}

/// Uses up a link with this key; whether there was one that is younger than `ttl`. An older one is deleted.
pub(super) fn take(database: &Path, key: &Token, ttl: Duration, now: DateTime<Utc>) -> bool {
    let path = path(database);
    let Ok((text, written)) = read(&path, database) else {
        return false;
    };
    let age = now.signed_duration_since(written).to_std();
    let early = written.signed_duration_since(now).to_std();
    let is_young = age.is_ok_and(|age| age < ttl) || early.is_ok_and(|early| early < TOLERANCE);
    let is_key = text == text_of(key);
    if is_young && !is_key {
        return false;
    }
    // Of several requests with the key, one deletes it.
    let is_deleted = fs::remove_file(&path).is_ok();
    is_young && is_deleted
}

fn read(path: &Path, database: &Path) -> io::Result<(String, DateTime<Utc>)> {
    let file = open(path)?;
    let metadata = file.metadata()?;
    if !is_trusted(&metadata, &database.metadata()?) {
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let written = metadata.modified()?;
    let mut text = String::with_capacity(LENGTH);
    file.take(LENGTH as u64).read_to_string(&mut text)?;
    Ok((text, written.into()))
}

/// Opens a file that another user may have put there: neither a link, nor a pipe to which no program writes.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;

    use rustix::fs::OFlags;

    let flags = (OFlags::NOFOLLOW | OFlags::NONBLOCK).bits();
    let flags = flags.try_into().map_err(io::Error::other)?;
    File::options().read(true).custom_flags(flags).open(path)
}

/// Whether the owner of the database or root has written a file, and no other user can read or write it.
#[cfg(unix)]
fn is_trusted(file: &Metadata, database: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    let is_owned = file.uid() == database.uid() || file.uid() == 0;
    file.is_file() && is_owned && file.mode() & 0o7777 == 0o600
}

#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<File> {
    File::open(path)
}

#[cfg(not(unix))]
fn is_trusted(file: &Metadata, _: &Metadata) -> bool {
    file.is_file()
}
