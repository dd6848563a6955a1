//! The backup that a server makes every day.

use std::io;
use std::path::Path;

use chrono::{DateTime, Utc};
use tokio_util::sync::CancellationToken;

use super::backup_folder::{AutomaticBackups, BackupKind, create_backup_folder, delete_unfinished};
use super::copy::{CopyError, Pace, copy_own_database};

/// Makes a backup if the newest is a day old, and deletes the oldest beyond `number`; returns the time of the newest.
/// If it fails, no backup is deleted.
pub(in crate::store) async fn back_up_daily(
    database: &Path,
    folder: &Path,
    number: usize,
    reserve: u64,
    now: DateTime<Utc>,
    cancelled: CancellationToken,
) -> Result<Option<DateTime<Utc>>, CopyError> {
    let unusable = |error: io::Error| CopyError::target(folder, &error);
    let backups = AutomaticBackups::list(folder).map_err(unusable)?;
    if !backups.is_due(now) {
        return Ok(backups.newest(now));
    }
    create_backup_folder(folder, database).map_err(unusable)?;
    delete_unfinished(folder).map_err(unusable)?;
    let target = folder.join(BackupKind::Automatic(now).file_name());
    copy_own_database(database, &target, reserve, Pace::Slow(cancelled)).await?;
    let backups = AutomaticBackups::list(folder).map_err(unusable)?;
    backups.delete_oldest(number, now).map_err(unusable)?;
    Ok(backups.newest(now))
}
