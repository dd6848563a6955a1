//! An open stream of a game.

use std::sync::Arc;

use crate::domain::grants::{Holder, Right};
use crate::games::service::Games;
use crate::games::sessions::{GameSession, Presence, Slot};

/// A stream that is open; its holder is there as long as this lives.
pub struct OpenStream {
    games: Games,
    /// Keeps the game in memory.
    slot: Slot,
    presence: Arc<Presence>,
    holder: Holder,
}

impl std::fmt::Debug for OpenStream {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OpenStream")
            .field("game_uses", &Arc::strong_count(&self.slot))
            .finish_non_exhaustive()
    }
}

impl OpenStream {
    /// Somebody with these rights follows the game from now on.
    pub(in crate::games) fn open(
        games: &Games,
        slot: Slot,
        open: &GameSession,
        holder: Holder,
        rights: Arc<[Right]>,
    ) -> Self {
        let presence = Arc::clone(&open.presence);
        presence.entered(holder, rights, games.instant());
        Self {
            games: games.clone(),
            slot,
            presence,
            holder,
        }
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.presence.left(self.holder, self.games.instant());
    }
}
