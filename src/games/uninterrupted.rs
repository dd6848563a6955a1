//! Work that must not stop halfway.

use tokio::task::JoinError;

use crate::store::StoreError;

/// Runs to its end even if the client disconnects, so that memory and disk agree.
pub(crate) async fn uninterrupted<T, E>(
    work: impl Future<Output = Result<T, E>> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<StoreError> + Send + 'static,
{
    let failed = |error: JoinError| StoreError::Unavailable(error.to_string());
    tokio::spawn(work).await.map_err(failed)?
}
