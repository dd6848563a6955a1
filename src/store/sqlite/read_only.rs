//! A connection that reads a database, whether a server is using it or not.

use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::BUSY_TIMEOUT;
use super::database_file::{APPLICATION_ID, OpenError, damaged_or_foreign, has_wal};
use super::examine::{FoundFile, find};
use crate::store::error::StoreError;
use crate::store::migrations::newest_applied;

/// A database that is only read.
pub(in crate::store) struct ReadOnly {
    /// The path without symbolic links.
    pub(in crate::store) path: PathBuf,
    pub(in crate::store) connection: SqliteConnection,
    /// The newest migration that was applied.
    pub(in crate::store) version: Option<i64>,
}

impl ReadOnly {
    /// Opens a database that exists; nothing in it changes.
    pub(in crate::store) async fn open(path: &Path) -> Result<Self, OpenError> {
        let FoundFile {
            path: found,
            is_empty,
            ..
        } = find(path)?;
        if is_empty {
            return Err(OpenError::NotOurs(path.to_owned()));
        }
        let mut connection = connect(&found)
            .await
            .map_err(|error| OpenError::unusable(path, &error))?;
        let application = sqlx::query_scalar("PRAGMA application_id");
        let application: Result<i32, _> = application.fetch_one(&mut connection).await;
        let refusal = match application {
            Ok(APPLICATION_ID) => None,
            Ok(_) => Some(OpenError::NotOurs(path.to_owned())),
            Err(error) => Some(match StoreError::from(error) {
                StoreError::Damaged(reason) => damaged_or_foreign(path, &found, reason),
                other => OpenError::unusable(path, &other),
            }),
        };
        if let Some(refusal) = refusal {
            // Closing cannot fail in a way that matters: nothing was written.
            connection.close().await.ok();
            return Err(refusal);
        }
        let version = newest_applied(&mut connection).await;
        Ok(Self {
            path: found,
            connection,
            version,
        })
    }

    /// Opens the database that this process has open.
    pub(in crate::store) async fn of_own(path: &Path) -> Result<Self, OpenError> {
        let mut connection = connect(path)
            .await
            .map_err(|error| OpenError::unusable(path, &error))?;
        Ok(Self {
            path: path.to_owned(),
            version: newest_applied(&mut connection).await,
            connection,
        })
    }

    pub(in crate::store) async fn close(self) {
        // Closing cannot fail in a way that matters: nothing was written.
        self.connection.close().await.ok();
    }
}

async fn connect(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(path)
        // Where a log is, it stays as it is. Where none is, one is created for the time of the connection, and only
        // a connection that may write deletes it again.
        .read_only(has_wal(path))
        .busy_timeout(BUSY_TIMEOUT)
        .disable_statement_logging()
        .connect()
        .await
}
