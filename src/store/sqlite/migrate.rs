//! Migration of a database that an older version has written, after a backup.

use std::path::Path;

use sqlx::SqliteConnection;

use super::backup_folder::{BackupKind, create_backup_folder};
use super::copy::{CopyError, Pace, copy_own_database};
use super::database_file::{OpenError, leaving_no_index};
use super::read_only::ReadOnly;
use crate::store::migrations::{migrator, newest_version};

/// Makes a backup of a database that an older version has written, before anything in it is changed.
/// If it fails, the database is as it was.
pub(super) async fn back_up_older(path: &Path, backups: &Path) -> Result<(), OpenError> {
    leaving_no_index(path, async {
        let database = ReadOnly::of_own(path).await?;
        let applied = database.version;
        database.close().await;
        let Some(version) = applied.filter(|_| applied < newest_version()) else {
            return Ok(());
        };
        let made = back_up(path, backups, version).await;
        made.map_err(|error| OpenError::NoBackup {
            path: path.to_owned(),
            reason: error.to_string(),
        })
    })
    .await
}

/// Applies the migrations that are missing.
pub(super) async fn migrate(
    path: &Path,
    connection: &mut SqliteConnection,
) -> Result<(), OpenError> {
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

#[cfg(test)]
mod tests {
    use std::fs;

    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Connection};
    use tempfile::TempDir;

    use super::back_up_older;
    use crate::store::Store;
    use crate::store::sqlite::OpenError;

    type TestResult = Result<(), Box<dyn std::error::Error>>;

    #[tokio::test]
    async fn a_database_is_backed_up_before_each_of_its_migrations_or_stays_as_it_is() -> TestResult
    {
        let folder = TempDir::new()?;
        let path = folder.path().join("rowlock.db");
        let backups = folder.path().join("backups");
        Store::open(&path).await?.close().await;
        back_up_older(&path, &backups).await?;
        assert!(!backups.exists());

        let options = SqliteConnectOptions::new().filename(&path);
        let mut older = options.connect().await?;
        sqlx::query("UPDATE _sqlx_migrations SET version = 7")
            .execute(&mut older)
            .await?;
        older.close().await?;
        fs::write(&backups, "a file")?;
        let refused = back_up_older(&path, &backups).await;
        assert!(matches!(refused, Err(OpenError::NoBackup { .. })));
        fs::remove_file(&backups)?;
        for name in ["before-migration-from-7.db", "before-migration-from-7-2.db"] {
            back_up_older(&path, &backups).await?;
            let made = options.clone().filename(backups.join(name));
            let mut made = made.connect().await?;
            let version = sqlx::query_scalar("SELECT version FROM _sqlx_migrations");
            let version: i64 = version.fetch_one(&mut made).await?;
            assert_eq!(version, 7, "{name}");
            made.close().await?;
        }
        Ok(())
    }
}
