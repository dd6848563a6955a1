//! How far a server has followed the others.

use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Mutex;

use crate::store::NoticeCursor;

/// How far a server has followed the others on its database.
#[derive(Default)]
pub(super) struct FollowState {
    /// How far it has read their notices.
    pub(super) notices: Mutex<NoticeCursor>,
    is_cut_off: AtomicBool,
}

impl FollowState {
    /// Whether the last look for changes has failed.
    pub(super) fn is_cut_off(&self) -> bool {
        self.is_cut_off.load(Ordering::Relaxed)
    }

    pub(super) fn set_cut_off(&self, is_cut_off: bool) {
        self.is_cut_off.store(is_cut_off, Ordering::Relaxed);
    }
}
