//! An open stream of a game.

use std::sync::Arc;
use std::time::Instant;

use crate::domain::grants::{Holder, Right};
use crate::games::service::GameService;
use crate::games::sessions::{Connections, GameSession, SessionHandle};

/// An open stream; its holder counts as connected until it is dropped.
pub struct OpenStream {
    games: GameService,
    /// Keeps the session in memory.
    handle: SessionHandle,
    connections: Arc<Connections>,
    holder: Holder,
}

impl std::fmt::Debug for OpenStream {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OpenStream")
            .field("game_uses", &Arc::strong_count(&self.handle))
            .finish_non_exhaustive()
    }
}

impl OpenStream {
    /// Registers a stream of a holder with these rights.
    pub(in crate::games) fn open(
        games: &GameService,
        handle: SessionHandle,
        session: &GameSession,
        holder: Holder,
        rights: Arc<[Right]>,
    ) -> Self {
        let connections = Arc::clone(&session.connections);
        connections.stream_opened(holder, rights, games.instant());
        Self {
            games: games.clone(),
            handle,
            connections,
            holder,
        }
    }

    /// Replaces the rights of its holder, which another server may have changed; returns whether they differ.
    pub(in crate::games) fn set_rights(&self, rights: Arc<[Right]>) -> bool {
        self.connections
            .set_rights(self.holder, rights, self.games.instant())
    }

    /// Whether the presence of a player can have changed since this time; locks no game.
    pub fn may_presence_differ(&self, since: Instant) -> bool {
        self.connections.may_presence_differ(since)
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.connections
            .stream_closed(self.holder, self.games.instant());
    }
}
