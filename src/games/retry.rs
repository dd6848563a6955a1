//! Deciding a request anew when another was faster.

use crate::domain::error::Error;
use crate::store::StoreError;

/// How often a request is decided at most.
const ATTEMPTS: usize = 4;

/// Why a request failed: where another was faster, it can be decided anew on what is stored now.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It is refused.
    Refused(Error),
    /// It was not stored.
    NotStored(StoreError),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::NotStored(error)
    }
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(error) => error,
            Failure::NotStored(error) => error.into(),
        }
    }
}

/// Decides and stores a request, and again where what it read had changed when it was to be stored.
///
/// Unique indexes and expectations in the change make this safe without a lock over the decision.
pub(crate) async fn retrying<T>(
    mut attempt: impl AsyncFnMut() -> Result<T, Failure>,
) -> Result<T, Error> {
    for _ in 1..ATTEMPTS {
        match attempt().await {
            Err(Failure::NotStored(error)) if error.is_contention() => {}
            decided => return Ok(decided?),
        }
    }
    Ok(attempt().await?)
}
