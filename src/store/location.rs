//! Where an open database is, and what its computer says about it.

use std::path::Path;

use crate::store::address::DatabaseAddress;
use crate::store::error::StoreError;
use crate::store::migrations;
use crate::store::migrations::Migrations;
use crate::store::postgres::{Listener, PostgresUrl};
use crate::store::sqlite::FileLocation;

/// Where an open database is.
pub(super) enum Location {
    File(FileLocation),
    Postgres(PostgresUrl),
}

impl Location {
    pub(super) fn address(&self) -> DatabaseAddress {
        match self {
            Self::File(file) => DatabaseAddress::File(file.path.clone()),
            Self::Postgres(url) => DatabaseAddress::Postgres(url.clone()),
        }
    }

    pub(super) fn file(&self) -> Option<&Path> {
        match self {
            Self::File(file) => Some(&file.path),
            Self::Postgres(_) => None,
        }
    }

    /// A connection to listen to other servers.
    pub(super) fn listener(&self) -> Option<Listener> {
        match self {
            Self::File(_) => None,
            Self::Postgres(url) => {
                let options = url.options().clone();
                url.notifies().then(|| Listener::new(options))
            }
        }
    }

    pub(super) fn migrations(&self) -> &'static Migrations {
        match self {
            Self::File(_) => &migrations::SQLITE,
            Self::Postgres(_) => &migrations::POSTGRES,
        }
    }

    /// Checks that the disk has space for something new, beyond a reserve in bytes.
    pub(super) fn check_free_space(&self, reserve: u64) -> Result<(), StoreError> {
        match self {
            Self::File(file) => file.files.check_free_space(reserve),
            Self::Postgres(_) => Ok(()),
        }
    }

    /// Checks that the files are where they were, and that the disk is not full.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match self {
            Self::File(file) => {
                file.files.check()?;
                file.files.check_free_space(0)
            }
            Self::Postgres(_) => Ok(()),
        }
    }

    /// Releases the lock for another server; nothing may be written afterwards.
    pub(super) fn release(&self) {
        match self {
            Self::File(file) => file.lock.release(),
            Self::Postgres(_) => {}
        }
    }
}
