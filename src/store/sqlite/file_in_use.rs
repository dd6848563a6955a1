//! A database file that a running server uses: how a command reads it, and writes to it.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection as _, SqliteConnection, SqlitePool};
use tokio::time::sleep;

use super::database_file::OpenError;
use super::{options, writer_options};
use crate::store::changes::change::Change;
use crate::store::changes::transaction::{fail_all, write_transaction};
use crate::store::db::Begin;
use crate::store::error::StoreError;
use crate::store::writer::connection::WriterConnection;

/// Between two transactions of a command: longer than SQLite waits before it tries again, so that the server's turn
/// comes.
const PAUSE: Duration = Duration::from_millis(120);

/// Opens the file at this path, which has no symbolic links, for a command: to read, and to write once it writes; the
/// server has checked the file and holds its lock.
pub(in crate::store) async fn open_in_use(
    path: &Path,
) -> Result<(SqlitePool, CommandWriter), OpenError> {
    let readers = SqlitePoolOptions::new()
        .max_connections(1)
        .connect_with(options(path).read_only(true))
        .await
        .map_err(|error| OpenError::unusable(path, &error))?;
    let writer = CommandWriter {
        options: writer_options(path),
        connection: None,
    };
    Ok((readers, writer))
}

/// The writer of a command, which connects when it first writes.
pub(in crate::store) struct CommandWriter {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl WriterConnection for CommandWriter {
    async fn write(&mut self, batches: &[Vec<Change>]) -> Vec<Result<(), StoreError>> {
        let connection = match &mut self.connection {
            Some(connection) => {
                sleep(PAUSE).await;
                connection
            }
            None => match self.options.connect().await {
                Ok(connection) => self.connection.insert(connection),
                Err(error) => return fail_all(batches, &error.into()),
            },
        };
        // Any transaction may be the one that resets the log after a checkpoint of the server.
        write_transaction(Begin::WithHeader, connection, batches).await
    }

    async fn ping(&mut self, _: bool) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
    }
}
