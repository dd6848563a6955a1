//! What can go wrong in the store.

/// An error of the store; nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A unique value is taken: an event's sequence number, an idempotency key, a code.
    #[error("the value exists already")]
    Conflict,
    /// The data that the change relies on has changed: a player was renamed, merged or deleted meanwhile, a group got
    /// boards.
    #[error("what the change relies on has changed")]
    Stale,
    /// The game, group or player of the change was deleted meanwhile.
    #[error("what the change refers to was deleted")]
    Gone,
    #[error("a member has added the most players")]
    ShareUsed,
    /// Another transaction came first; the same change can be written again.
    #[error("another change came first")]
    Contended,
    #[error("the storage is full")]
    Full,
    #[error("the storage does not respond: {0}")]
    Unavailable(String),
    #[error("the storage holds what cannot be read: {0}")]
    Damaged(String),
    #[error("{0} was moved or deleted")]
    Moved(String),
    /// A constraint or the statement itself is violated; a retry does not help.
    #[error("the storage refuses it: {0}")]
    Refused(String),
}

impl StoreError {
    /// Whether another request was faster: this one can be retried on the current data.
    pub fn is_contention(&self) -> bool {
        match self {
            Self::Conflict | Self::Stale | Self::Gone | Self::Contended => true,
            Self::ShareUsed
            | Self::Full
            | Self::Unavailable(_)
            | Self::Damaged(_)
            | Self::Moved(_)
            | Self::Refused(_) => false,
        }
    }
}

/// The error for a request to a writer that has ended.
pub(super) fn writer_stopped() -> StoreError {
    StoreError::Unavailable("the writer has stopped".to_owned())
}
