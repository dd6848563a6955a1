//! Why a database was not copied to another one.

use std::path::PathBuf;

use crate::store::address::DatabaseAddress;
use crate::store::check::database::CheckError;
use crate::store::error::StoreError;
use crate::store::sqlite::{CopyError, OpenError};

/// Why a database was not copied to another one; each message is a sentence for the operator. Nothing is left of the
/// copy.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseTransferError {
    /// There is no such file to copy.
    #[error("There is no database {}.", .0.display())]
    Missing(PathBuf),
    /// The database to copy cannot be used.
    #[error(transparent)]
    Source(CheckError),
    /// The new file cannot be written.
    #[error(transparent)]
    File(#[from] CopyError),
    /// The new database cannot be used.
    #[error(transparent)]
    Target(#[from] OpenError),
    #[error("The database {0} has data already and was left as it is; please name a new one.")]
    NotEmpty(String),
    /// Reading failed.
    #[error("The database {address} cannot be read: {reason}.")]
    Read {
        /// The database to copy, without a password.
        address: String,
        /// What is wrong.
        reason: StoreError,
    },
    /// Writing failed.
    #[error("The copy {address} cannot be written: {reason}.")]
    Write {
        /// The new database, without a password.
        address: String,
        /// What is wrong.
        reason: StoreError,
    },
    /// What was read again from the copy is something else.
    #[error("The copy was discarded, because its {table} differ from those of {address}.")]
    Differs {
        /// The database to copy, without a password.
        address: String,
        table: &'static str,
    },
    /// The statistics do not follow from the games.
    #[error(
        "The copy was discarded, because in its {place} {reason}; rowlock verify lists the errors of {address}."
    )]
    Inconsistent {
        /// The database to copy, without a password.
        address: String,
        /// The table.
        place: String,
        /// What is wrong with its rows.
        reason: String,
    },
}

impl From<CheckError> for DatabaseTransferError {
    fn from(error: CheckError) -> Self {
        match error {
            CheckError::Open(OpenError::Missing(path)) => Self::Missing(path),
            error => Self::Source(error),
        }
    }
}

impl DatabaseTransferError {
    pub(super) fn read(address: &DatabaseAddress, reason: StoreError) -> Self {
        let address = address.to_string();
        Self::Read { address, reason }
    }

    pub(super) fn write(address: &DatabaseAddress, reason: impl Into<StoreError>) -> Self {
        Self::Write {
            address: address.to_string(),
            reason: reason.into(),
        }
    }
}
