//! The file with the exact table of a player alone.

use std::path::Path;
use std::{fs, io, thread};

use rowlock_coach::SoloTable;

/// Reads the table; makes and stores it if the file is missing or damaged, which takes about a minute. `None` if that is
/// stopped.
pub(super) fn open(path: &Path, should_stop: &(dyn Fn() -> bool + Sync)) -> Option<SoloTable> {
    match fs::read(path).map(|bytes| SoloTable::read(&bytes)) {
        Ok(Ok(table)) => return Some(table),
        Ok(Err(error)) => tracing::warn!(?path, ?error, "the table of the coach is made anew"),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => tracing::warn!(?path, %error, "the table of the coach is made anew"),
    }
    // The others are left to the tables in play.
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get().div_ceil(2));
    let table = SoloTable::make(threads, should_stop)?;
    if let Err(error) = store(path, &table) {
        tracing::warn!(?path, %error, "the table of the coach was not stored");
    }
    Some(table)
}

/// Stores the table under its name once it is complete.
fn store(path: &Path, table: &SoloTable) -> io::Result<()> {
    let begun = path.with_added_extension("new");
    let stored = fs::write(&begun, table.write()).and_then(|()| fs::rename(&begun, path));
    if stored.is_err() {
        fs::remove_file(&begun).ok();
    }
    stored
}
