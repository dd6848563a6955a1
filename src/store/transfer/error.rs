//! Why a database was not copied to another one.

use crate::store::address::DatabaseAddress;
use crate::store::error::StoreError;
use crate::store::sqlite::{CopyError, OpenError};

/// Why a database was not copied to another one; each message is a sentence for the operator. Nothing is left of the
/// copy.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseTransferError {
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error(transparent)]
    File(#[from] CopyError),
    #[error("The database {0} has data already and was left as it is; please name a new one.")]
    NotEmpty(String),
    #[error("The database {address} cannot be read: {reason}.")]
    Read {
        /// The database to copy, without a password.
        address: String,
        reason: StoreError,
    },
    #[error("The copy {address} cannot be written: {reason}.")]
    Write {
        /// The new database, without a password.
        address: String,
        reason: StoreError,
    },
    #[error("The copy was discarded, because it has other {table} than {address}.")]
    Differs {
        /// The database to copy, without a password.
        address: String,
        table: &'static str,
    },
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
