//! Retries of use cases that lost a race against a concurrent write.

use crate::domain::error::Error;
use crate::store::StoreError;

/// How many times a use case is attempted.
const MAX_ATTEMPTS: usize = 10;

/// Why an attempt failed; one that was not stored because of a concurrent write can be retried.
#[derive(Debug)]
pub(crate) enum AttemptError {
    Refused(Error),
    /// The change was not stored.
    NotStored(StoreError),
}

impl From<Error> for AttemptError {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

impl From<StoreError> for AttemptError {
    fn from(error: StoreError) -> Self {
        Self::NotStored(error)
    }
}

impl From<AttemptError> for Error {
    fn from(failure: AttemptError) -> Self {
        match failure {
            AttemptError::Refused(error) => error,
            AttemptError::NotStored(error) => error.into(),
        }
    }
}

/// Runs a use case, and again if data that it read had changed before its change was stored.
///
/// Unique indexes and the expectations of the change make this safe without a lock over the decision.
pub(crate) async fn with_retries<T>(
    mut attempt: impl AsyncFnMut() -> Result<T, AttemptError>,
) -> Result<T, Error> {
    for _ in 1..MAX_ATTEMPTS {
        match attempt().await {
            Err(AttemptError::NotStored(error)) if error.is_contention() => {}
            decided => return Ok(decided?),
        }
    }
    Ok(attempt().await?)
}
