//! What the store does at the moment, for metrics.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::store::Store;

/// Counts of the writer and of daily backups since the start.
#[derive(Debug, Default)]
pub(in crate::store) struct WriteCounts {
    transactions: AtomicU64,
    changes: AtomicU64,
    backup_failures: AtomicU64,
}

impl WriteCounts {
    /// Counts a transaction with so many changes; one without any has failed.
    pub(in crate::store) fn add(&self, changes: usize) {
        if changes > 0 {
            let changes = changes.try_into().unwrap_or(u64::MAX);
            self.changes.fetch_add(changes, Ordering::Relaxed);
            self.transactions.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Counts a daily backup that failed.
    pub(in crate::store) fn add_backup_failure(&self) {
        self.backup_failures.fetch_add(1, Ordering::Relaxed);
    }
}

/// What the store does at the moment, and has done since the start.
#[derive(Clone, Copy, Debug)]
pub struct Activity {
    pub transactions: u64,
    /// Changes in these transactions, such as moves.
    pub changes: u64,
    /// Changes that wait for the writer.
    pub queued: usize,
    /// The size of the SQLite file in bytes, without its log; 0 without a file.
    pub database_size: u64,
    /// The size of its write-ahead log in bytes.
    pub log_size: u64,
    pub backup_failures: u64,
}

impl Store {
    /// What the store does at the moment, and has done since the start.
    pub fn activity(&self) -> Activity {
        let size = |suffix: &str| {
            let mut name = self.file()?.as_os_str().to_owned();
            name.push(suffix);
            Some(std::fs::metadata(name).ok()?.len())
        };
        Activity {
            transactions: self.counts.transactions.load(Ordering::Relaxed),
            changes: self.counts.changes.load(Ordering::Relaxed),
            queued: self.jobs.max_capacity() - self.jobs.capacity(),
            database_size: size("").unwrap_or_default(),
            log_size: size("-wal").unwrap_or_default(),
            backup_failures: self.counts.backup_failures.load(Ordering::Relaxed),
        }
    }
}
