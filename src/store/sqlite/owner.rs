//! The owner of new files next to a database.

use std::io;
use std::path::Path;

/// Gives a new file or folder to the owner of another: a service may run as another user than the command.
#[cfg(unix)]
pub fn give_to_owner_of(other: &Path, created: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let (wanted, found) = (other.metadata()?, created.metadata()?);
    let owner = (wanted.uid() != found.uid()).then(|| wanted.uid());
    let group = (wanted.gid() != found.gid()).then(|| wanted.gid());
    match (owner, group) {
        (None, None) => Ok(()),
        (owner, group) => chown(created, owner, group),
    }
}

/// Other systems inherit the owner from the folder.
#[cfg(not(unix))]
pub fn give_to_owner_of(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}
