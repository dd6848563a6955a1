//! The file by which a command gives the running server another link to the operator's page.
//!
//! It is beside the database, which only the owner of the server can write, and holds the hash of the link's key.

use std::fs::{self, File};
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
///
/// # Errors
/// Where the file cannot be written.
pub fn offer_operator_link(database: &Path, key: &Token) -> io::Result<()> {
    let folder = database.parent().unwrap_or(Path::new("/"));
    // Only its owner can read it, and it gets its name when it is whole.
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text_of(key).as_bytes())?;
    // Of a server with PostgreSQL there is no file.
    let owned = if database.exists() { database } else { folder };
    give_to_owner_of(owned, file.path())?;
    file.persist(path(database))?;
    Ok(())
}

/// Uses up a link with this key; whether there was one that is younger than `ttl`. An older one is deleted.
pub(super) fn take(database: &Path, key: &Token, ttl: Duration, now: DateTime<Utc>) -> bool {
    let path = path(database);
    let Ok((text, written)) = read(&path) else {
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

fn read(path: &Path) -> io::Result<(String, DateTime<Utc>)> {
    let file = File::open(path)?;
    let written = file.metadata()?.modified()?;
    let mut text = String::with_capacity(LENGTH);
    file.take(LENGTH as u64).read_to_string(&mut text)?;
    Ok((text, written.into()))
}
