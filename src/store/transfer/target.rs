//! The new database that another one is copied to.

use super::error::DatabaseTransferError;
use super::pages::count;
use super::tables::TABLES;
use crate::store::address::DatabaseAddress;
use crate::store::check::derived;
use crate::store::db::{Connection, Dialect, query};
use crate::store::error::StoreError;
use crate::store::postgres;
use crate::store::sqlite::NewFile;

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

    /// Leaves nothing of what was written: closing rolls back, and a file without its name is deleted.
    pub(super) async fn discard(self) {
        self.connection.close().await.ok();
    }
}

/// The tables with triggers that check or derive something for each row.
const WITH_TRIGGERS: [&str; 2] = ["events", "results"];

/// Begins the transaction, and returns whether there is no data in the database.
///
/// On PostgreSQL, other programs cannot write there meanwhile, and the triggers do nothing: a counter that is changed
/// for each row is there once for each change until the transaction ends, and each change reads them all.
async fn begin(connection: &mut dyn Connection) -> Result<bool, StoreError> {
    connection.execute_raw("BEGIN").await?;
    if connection.dialect() == Dialect::Postgres {
        let lock = format!("LOCK TABLE {} IN SHARE ROW EXCLUSIVE MODE", all_tables());
        query(lock).execute(&mut *connection).await?;
    }
    for table in TABLES {
        if count(connection, table.name).await? > 0 {
            return Ok(false);
        }
    }
    set_triggers(connection, "DISABLE").await?;
    Ok(true)
}

async fn set_triggers(connection: &mut dyn Connection, how: &str) -> Result<(), StoreError> {
    if connection.dialect() == Dialect::Postgres {
        for table in WITH_TRIGGERS {
            let alter = query(format!("ALTER TABLE {table} {how} TRIGGER USER"));
            alter.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

fn all_tables() -> String {
    let copied = TABLES.iter().map(|table| table.name);
    copied
        .chain(derived::tables())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Fills what the triggers would have, once all rows are written.
pub(super) async fn derive(connection: &mut dyn Connection) -> Result<(), StoreError> {
    if connection.dialect() == Dialect::Postgres {
        set_triggers(connection, "ENABLE").await?;
        // Without the numbers of rows, the checks would take the slowest way.
        query(format!("ANALYZE {}", all_tables()))
            .execute(&mut *connection)
            .await?;
        derived::fill_tables(connection).await?;
    }
    Ok(())
}
