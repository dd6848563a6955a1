//! The line of imports, which run one after the other.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::domain::error::{Error, ErrorCode};

/// How many files of an address run or wait.
const MAX_FILES: usize = 2;

/// After how many seconds an address may send the next one.
const RETRY_AFTER: u64 = 10;

/// The line of imports: of each address one file runs and one waits, so that nobody waits behind many of another.
#[derive(Clone)]
pub(crate) struct ImportTurns {
    permit: Arc<Semaphore>,
    files: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// The turn of a file, until it is dropped.
pub(crate) struct ImportTurn {
    _permit: OwnedSemaphorePermit,
    _place: QueuePlace,
}

/// The place of a file among those of its address.
struct QueuePlace {
    files: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: Option<IpAddr>,
}

impl ImportTurns {
    pub(crate) fn new() -> Self {
        Self {
            permit: Arc::new(Semaphore::new(1)),
            files: Arc::default(),
        }
    }

    /// Waits for the turn of a file; without an address, as many can wait as come.
    ///
    /// # Errors
    /// [`ErrorCode::TooManyRequests`] if a file of this address waits already.
    pub(super) async fn wait(&self, address: Option<IpAddr>) -> Result<ImportTurn, Error> {
        let place = self.place(address)?;
        let permit = Arc::clone(&self.permit).acquire_owned().await;
        let gone = |_| Error::new(ErrorCode::Unavailable, "try-again");
        Ok(ImportTurn {
            _permit: permit.map_err(gone)?,
            _place: place,
        })
    }

    fn place(&self, address: Option<IpAddr>) -> Result<QueuePlace, Error> {
        if let Some(address) = address {
            let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
            let count = files.entry(address).or_default();
            if *count == MAX_FILES {
                return Err(Error {
                    retry_after: Some(RETRY_AFTER),
                    ..Error::new(ErrorCode::TooManyRequests, "import-waits")
                });
            }
            *count += 1;
        }
        Ok(QueuePlace {
            files: Arc::clone(&self.files),
            address,
        })
    }
}

impl Drop for QueuePlace {
    fn drop(&mut self) {
        let Some(address) = self.address else {
            return;
        };
        let mut files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = files.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                files.remove(&address);
            }
        }
    }
}
