//! The connection that writes, whichever the database.

use std::future::pending;

use crate::store::changes::change::Change;
use crate::store::error::StoreError;

pub(in crate::store) trait WriterConnection: Send + Sync + 'static {
    /// Writes batches in one transaction, each wholly or not at all.
    fn write(
        &mut self,
        batches: &[Vec<Change>],
    ) -> impl Future<Output = Vec<Result<(), StoreError>>> + Send;

    /// Checks that a transaction can begin; after a failed write, that writing works.
    fn ping(&mut self, is_failing: bool) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Whether a command has written to the file since the last question.
    fn was_changed_elsewhere(&mut self) -> impl Future<Output = Result<bool, StoreError>> + Send {
        async { Ok(false) }
    }

    /// Erases deleted data, where the database leaves it in its files and this can be prevented.
    fn erase(&mut self) {}

    /// Waits until [`WriterConnection::maintain`] has something to do.
    fn is_maintenance_due(&self) -> impl Future<Output = ()> + Send {
        pending()
    }

    /// Does the maintenance that is due after a transaction.
    fn maintain(&mut self) -> impl Future<Output = ()> + Send {
        async {}
    }

    fn close(self) -> impl Future<Output = ()> + Send;
}
