//! A copy of everything in a database to a new one, of the same or of another kind.
//!
//! The database is read in one snapshot, page by page, and the copy is written in one transaction, so that it is there
//! as a whole or not at all. Before that transaction ends, each table must have as many rows.

mod columns;
mod error;
mod pages;
mod target;

use crate::store::address::DatabaseAddress;
use crate::store::check::database::DatabaseCheck;
use crate::store::db::{Connection, Dialect};
use crate::store::error::StoreError;
use crate::store::tables::TABLES;
use pages::{Pages, count, insert};
use target::Target;

pub use error::DatabaseTransferError;

/// Is called with how many of all rows are copied.
pub type TransferProgress<'a> = dyn FnMut(u64, u64) + Send + 'a;

/// The tables that were copied, each with the number of its rows.
pub type TransferredRows = Vec<(&'static str, u64)>;

/// Copies everything in a database, also while a server is using it, to a new one.
/// If it fails, nothing is left of the copy.
pub async fn transfer_database(
    from: &DatabaseAddress,
    to: &DatabaseAddress,
    progress: &mut TransferProgress<'_>,
) -> Result<TransferredRows, DatabaseTransferError> {
    let mut source = DatabaseCheck::open(from).await?;
    let transferred = match Target::begin(to).await {
        Err(error) => Err(error),
        Ok(mut target) => {
            let mut transfer = Transfer {
                from,
                to,
                source: source.connection(),
                target: &mut target,
                progress,
            };
            match transfer.run().await {
                Ok(rows) => target.finish(to).await.map(|()| rows),
                Err(error) => {
                    target.discard().await;
                    Err(error)
                }
            }
        }
    };
    source.close().await;
    transferred
}

/// A copy that is being made.
struct Transfer<'a, 'p> {
    from: &'a DatabaseAddress,
    to: &'a DatabaseAddress,
    source: &'a mut dyn Connection,
    target: &'a mut Target,
    progress: &'a mut TransferProgress<'p>,
}

impl Transfer<'_, '_> {
    /// Writes all rows and checks them.
    async fn run(&mut self) -> Result<TransferredRows, DatabaseTransferError> {
        let from = self.from;
        let unreadable = |error| DatabaseTransferError::read(from, error);
        let all = self.begin().await.map_err(unreadable)?;
        let mut copied = Vec::with_capacity(TABLES.len());
        let mut done = 0;
        for table in &TABLES {
            let mut pages = Pages::of(self.source, table).await.map_err(unreadable)?;
            let columns = self.columns_for(&pages, table.name).await?;
            let mut rows_of_table = 0;
            loop {
                let rows = pages.next(self.source).await.map_err(unreadable)?;
                if rows.is_empty() {
                    break;
                }
                let number = rows.len() as u64;
                done += number;
                let free = self.target.check_free_space();
                free.map_err(|error| self.unwritable(error))?;
                let inserted = insert(&mut *self.target.connection, table, &columns, rows).await;
                inserted.map_err(|error| self.unwritable(error))?;
                rows_of_table += number;
                (self.progress)(done, all);
            }
            self.check_count(table.name, rows_of_table).await?;
            copied.push((table.name, rows_of_table));
        }
        Ok(copied)
    }

    /// Begins the snapshot; returns how many rows there are in it.
    async fn begin(&mut self) -> Result<u64, StoreError> {
        let dialect = self.source.dialect();
        if dialect == Dialect::Postgres {
            // It waits while the copy is written.
            let settings = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";
            self.source.execute_raw(settings).await?;
        }
        self.source.execute_raw(dialect.begin_snapshot()).await?;
        let mut all = 0;
        for table in &TABLES {
            all += count(self.source, table.name).await?;
        }
        Ok(all)
    }

    /// The columns of a table of the copy; they must be the columns that are read.
    async fn columns_for(
        &mut self,
        pages: &Pages,
        table: &str,
    ) -> Result<Vec<columns::Column>, DatabaseTransferError> {
        let found = columns::columns(&mut *self.target.connection, table).await;
        let found = found.map_err(|error| self.unwritable(error))?;
        let names = found.iter().map(|column| &column.name);
        if names.eq(pages.columns.iter().map(|column| &column.name)) {
            Ok(found)
        } else {
            let reason = format!("the table {table} has other columns");
            Err(self.unwritable(StoreError::Refused(reason)))
        }
    }

    /// Checks that the copy of a table has as many rows.
    async fn check_count(
        &mut self,
        table: &'static str,
        rows: u64,
    ) -> Result<(), DatabaseTransferError> {
        let found = count(&mut *self.target.connection, table).await;
        if found.map_err(|error| self.unwritable(error))? == rows {
            return Ok(());
        }
        Err(DatabaseTransferError::Differs {
            address: self.from.to_string(),
            table,
        })
    }

    fn unwritable(&self, error: StoreError) -> DatabaseTransferError {
        DatabaseTransferError::write(self.to, error)
    }
}
