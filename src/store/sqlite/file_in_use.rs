//! A database file that a running server uses: how a command reads it, and writes to it.

use std::path::Path;
use std::pin::Pin;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection as _, SqliteConnection, SqlitePool};

use super::database_file::OpenError;
use super::{options, writer_options};
use crate::store::changes::change::Change;
use crate::store::changes::transaction::{fail_all, write_transaction};
use crate::store::db::{Begin, Connection, Database, Dialect, Reply};
use crate::store::error::StoreError;
use crate::store::writer::connection::WriterConnection;

/// The connections of a command that read; the server has checked the file and holds its lock.
pub(in crate::store) struct FileInUse {
    readers: SqlitePool,
}

impl FileInUse {
    /// Opens the file at this path, which has no symbolic links, to read.
    pub(in crate::store) async fn open(path: &Path) -> Result<(Self, CommandWriter), OpenError> {
        let readers = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options(path).read_only(true))
            .await
            .map_err(|error| OpenError::unusable(path, &error))?;
        let writer = CommandWriter {
            options: writer_options(path),
            connection: None,
        };
        Ok((Self { readers }, writer))
    }
}

impl Database for FileInUse {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn acquire(&self) -> Reply<'_, Box<dyn Connection>> {
        Box::pin(async { Ok(Box::new(self.readers.acquire().await?) as _) })
    }

    fn begin(&self) -> Reply<'_, Box<dyn Connection>> {
        Box::pin(async { Ok(Box::new(self.readers.begin().await?) as _) })
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.readers.close())
    }
}

/// The writer of a command, which connects when it first writes.
pub(in crate::store) struct CommandWriter {
    options: SqliteConnectOptions,
    connection: Option<SqliteConnection>,
}

impl WriterConnection for CommandWriter {
    async fn write(&mut self, batches: &[Vec<Change>]) -> Vec<Result<(), StoreError>> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
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
