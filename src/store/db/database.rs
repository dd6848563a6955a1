//! An open database of either kind.

use std::pin::Pin;

use super::Dialect;
use super::connection::{Connection, Reply};
use crate::store::error::StoreError;

/// An open database with the pool of its connections that read; it is implemented for SQLite and for PostgreSQL.
pub(in crate::store) trait Database: Send + Sync {
    fn dialect(&self) -> Dialect;

    /// A connection that reads; it returns to the pool when it is dropped.
    fn acquire(&self) -> Reply<'_, Box<dyn Connection>>;

    /// The same in a transaction, which sees the database as it is at its first statement.
    fn begin(&self) -> Reply<'_, Box<dyn Connection>>;

    /// Closes the connections that read.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;

    /// Checks that the disk has space for something new, beyond a reserve in bytes, where the disk is known.
    fn check_free_space(&self, _reserve: u64) -> Result<(), StoreError> {
        Ok(())
    }

    /// Checks that the files are where they were, and that their disk is not full.
    fn check_files(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Releases the lock for another server; nothing may be written afterwards.
    fn release(&self) {}
}
