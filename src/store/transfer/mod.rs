//! A copy of everything in a database to a new one, of the same or of another kind.
//!
//! The database is read in one snapshot, page by page, and the copy is written in one transaction, so that it is there
//! as a whole or not at all. It is read again before that transaction ends: each table must have the same rows.

mod columns;
mod digest;
mod error;
mod pages;
mod tables;
mod target;

use std::iter;

use crate::store::address::DatabaseAddress;
use crate::store::check::database::{DatabaseCheck, check_derived};
use crate::store::db::{Connection, Dialect};
use crate::store::error::StoreError;
use digest::Content;
use pages::{Pages, count, insert};
use tables::TABLES;
use target::{Target, derive};

pub use error::DatabaseTransferError;

/// How far the copy of a database to another one is, in rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TransferStep {
    Copying {
        done: u64,
        all: u64,
    },
    /// The copy is read again.
    Checking {
        done: u64,
        all: u64,
    },
}

/// Is called with each step of a copy.
pub type TransferProgress<'a> = dyn FnMut(TransferStep) + Send + 'a;

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
            loop {
                let rows = pages.next(self.source).await.map_err(unreadable)?;
                if rows.is_empty() {
                    break;
                }
                done += rows.len() as u64;
                let free = self.target.check_free_space();
                free.map_err(|error| self.unwritable(error))?;
                let inserted = insert(&mut *self.target.connection, table, &columns, rows).await;
                inserted.map_err(|error| self.unwritable(error))?;
                (self.progress)(TransferStep::Copying { done, all });
            }
            copied.push(pages.finish());
        }
        let derived = derive(&mut *self.target.connection).await;
        derived.map_err(|error| self.unwritable(error))?;
        self.check(&copied, all).await?;
        let rows = copied.iter().map(|content| content.rows);
        Ok(iter::zip(TABLES.iter().map(|table| table.name), rows).collect())
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

    /// The columns of a table of the copy, which must be those that are read.
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

    /// Reads the copy, and compares it.
    async fn check(&mut self, copied: &[Content], all: u64) -> Result<(), DatabaseTransferError> {
        let mut done = 0;
        for (table, copied) in iter::zip(&TABLES, copied) {
            let pages = Pages::of(&mut *self.target.connection, table).await;
            let mut pages = pages.map_err(|error| self.unwritable(error))?;
            loop {
                let rows = pages.next(&mut *self.target.connection).await;
                let rows = rows.map_err(|error| self.unwritable(error))?;
                if rows.is_empty() {
                    break;
                }
                done += rows.len() as u64;
                (self.progress)(TransferStep::Checking { done, all });
            }
            if pages.finish() != *copied {
                return Err(DatabaseTransferError::Differs {
                    address: self.from.to_string(),
                    table: table.name,
                });
            }
        }
        let problems = check_derived(&mut *self.target.connection).await;
        let problems = problems.map_err(|error| self.unwritable(error))?;
        match problems.into_iter().next() {
            None => Ok(()),
            Some(problem) => Err(DatabaseTransferError::Inconsistent {
                address: self.from.to_string(),
                place: problem.place,
                reason: problem.reason,
            }),
        }
    }

    fn unwritable(&self, error: StoreError) -> DatabaseTransferError {
        DatabaseTransferError::write(self.to, error)
    }
}
