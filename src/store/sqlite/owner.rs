//! The owners of a database and of new files next to it.

use std::io;
use std::path::Path;

/// Why the system refuses a file, and whose it is where that is the reason.
#[cfg(unix)]
pub(super) fn refusal(path: &Path, error: &io::Error) -> String {
    use std::os::unix::fs::MetadataExt;
    // The file is another's, or the folder in which it is to be made.
    let own = rustix::process::geteuid().as_raw();
    let found = path.ancestors().take(2).find_map(|it| {
        let owner = it.metadata().ok()?.uid();
        (owner != own).then(|| (it.display().to_string(), owner))
    });
    match found.filter(|_| error.kind() == io::ErrorKind::PermissionDenied) {
        Some((path, owner)) => format!(
            "{error}; {path} belongs to user {owner}, and Rowlock runs as user {own}: \
             run it as user {owner}, or change the owner, as \"chown -R {own}\" does"
        ),
        None => error.to_string(),
    }
}

/// Other systems say no more.
#[cfg(not(unix))]
pub(super) fn refusal(_: &Path, error: &io::Error) -> String {
    error.to_string()
}

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
