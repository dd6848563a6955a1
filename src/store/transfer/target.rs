//! The new database that another one is copied to.

use super::error::DatabaseTransferError;
use super::pages::count;
use crate::store::address::DatabaseAddress;
use crate::store::db::{Connection, Dialect, query};
use crate::store::error::StoreError;
use crate::store::postgres;
use crate::store::sqlite::NewFile;
use crate::store::tables::TABLES;

/// The new database, in one transaction.
pub(super) struct Target {
    pub(super) connection: Box<dyn Connection>,
    /// The SQLite file that it is.
    file: Option<NewFile>,
}

impl Target {
    /// Begins a transaction in a new file with a temporary name, or in a database without data.
    /// One that is not new is refused, and nothing in it changes.
    pub(super) async fn begin(address: &DatabaseAddress) -> Result<Self, DatabaseTransferError> {
        let mut target = match address {
            DatabaseAddress::File(path) => {
                let (file, connection) = NewFile::create(path).await?;
                let connection = Box::new(connection);
                Self {
                    connection,
                    file: Some(file),
                }
            }
            DatabaseAddress::Postgres(url) => {
                let connection = Box::new(postgres::open_empty(url).await?);
                Self {
                    connection,
                    file: None,
                }
            }
        };
        let refusal = match begin(&mut *target.connection).await {
            Ok(true) => return Ok(target),
            Ok(false) => DatabaseTransferError::NotEmpty(address.to_string()),
            Err(error) => DatabaseTransferError::write(address, error),
        };
        target.discard().await;
        Err(refusal)
    }

    /// Checks that the disk of a file has space for more, as a full disk would stop the games of a server.
    pub(super) fn check_free_space(&self) -> Result<(), StoreError> {
        self.file.as_ref().map_or(Ok(()), NewFile::check_free_space)
    }

    /// Commits the transaction, and gives a file its name. If it fails, nothing is left of it.
    pub(super) async fn finish(
        mut self,
        address: &DatabaseAddress,
    ) -> Result<(), DatabaseTransferError> {
        let unwritable = |error: sqlx::Error| DatabaseTransferError::write(address, error);
        let committed = self.connection.execute_raw("COMMIT").await;
        let closed = self.connection.close().await;
        committed.map_err(unwritable)?;
        if let Some(file) = self.file {
            closed.map_err(unwritable)?;
            file.finish().await?;
        }
        Ok(())
    }

    /// Leaves nothing behind: closing rolls back, and a file without its name is deleted.
    pub(super) async fn discard(self) {
        self.connection.close().await.ok();
    }
}

/// Begins the transaction, and returns whether there is no data in the database. On PostgreSQL, other programs cannot write
/// there meanwhile.
async fn begin(connection: &mut dyn Connection) -> Result<bool, StoreError> {
    connection.execute_raw("BEGIN").await?;
    if connection.dialect() == Dialect::Postgres {
        let tables: Vec<_> = TABLES.iter().map(|table| table.name).collect();
        let lock = format!(
            "LOCK TABLE {} IN SHARE ROW EXCLUSIVE MODE",
            tables.join(", ")
        );
        query(lock).execute(&mut *connection).await?;
    }
    for table in TABLES {
        if count(connection, table.name).await? > 0 {
            return Ok(false);
        }
    }
    Ok(true)
}
