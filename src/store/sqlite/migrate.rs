//! Migration of a database that an older version has written, after a backup.

use std::path::Path;

use sqlx::SqliteConnection;

use super::backup_folder::{BackupKind, create_backup_folder};
use super::copy::{CopyError, Pace, copy_own_database};
use super::database_file::{OpenError, newest_migration};
use crate::store::migrations::{migrator, newest_version};

/// Applies the migrations that are missing, after a backup of a database that an older version has written.
///
/// # Errors
/// [`OpenError::NoBackup`] if the backup fails; then the database is as it was. [`OpenError::Unusable`] if a migration
/// fails.
pub(super) async fn migrate(
    path: &Path,
    backups: &Path,
    connection: &mut SqliteConnection,
) -> Result<(), OpenError> {
    let applied = newest_migration(connection).await;
    if let Some(version) = applied.filter(|_| applied < newest_version()) {
        back_up(path, backups, version)
            .await
            .map_err(|error| OpenError::NoBackup {
                path: path.to_owned(),
                reason: error.to_string(),
            })?;
    }
    migrator()
        .run(connection)
        .await
        .map_err(|error| OpenError::unusable(path, &error))
}

async fn back_up(path: &Path, backups: &Path, version: i64) -> Result<(), CopyError> {
    let created = create_backup_folder(backups, path);
    created.map_err(|error| CopyError::target(backups, &error))?;
    let mut number = 1;
    loop {
        let target = backups.join(BackupKind::BeforeMigration { version, number }.file_name());
        // No reserve: a server that does not start needs none.
        match copy_own_database(path, &target, 0, Pace::Full).await {
            // An older database was restored and is migrated again.
            Err(CopyError::Exists(_)) => number += 1,
            done => return done.map(|_| ()),
        }
    }
}
