//! The games in memory: what comes in, what is read anew, and what leaves.

use chrono::{DateTime, Utc};

use crate::domain::error::Error;
use crate::domain::ids::GroupId;
use crate::games::service::GameService;
use crate::games::sessions::{GameSession, SessionHandle};
use crate::live::Update;

impl GameService {
    /// How often players have changed; read before a game that is then cached.
    pub(super) fn player_changes(&self) -> u64 {
        self.registry().player_changes()
    }

    /// Caches a game, and reloads its players if some have changed since `player_changes` was read.
    pub(super) async fn cache(
        &self,
        game: GameSession,
        player_changes: u64,
    ) -> Result<SessionHandle, Error> {
        let handle = self.registry().insert(game, self.now(), self.live());
        if self.player_changes() != player_changes {
            self.reload_players(&handle).await?;
        }
        Ok(handle)
    }

    /// Caches a new game, unless its players cannot be read; then the next request loads it.
    pub(super) async fn cache_new(&self, game: GameSession, player_changes: u64) {
        let id = game.row.id.clone();
        if self.cache(game, player_changes).await.is_err() {
            self.registry().remove(&id);
        }
    }

    /// How many games were loaded from their logs so far.
    pub fn loads(&self) -> u64 {
        self.registry().loads()
    }

    /// The number of games in memory.
    pub fn cached_games(&self) -> usize {
        self.registry().len()
    }

    /// Reloads the players of a group's games in memory, after some have changed.
    pub(crate) async fn refresh_seats(&self, group: &GroupId) -> Result<(), Error> {
        // Games that are being loaded now compare this count once they are cached.
        self.registry().count_player_change();
        for handle in self.registry().in_group(group) {
            self.reload_players(&handle).await?;
        }
        Ok(())
    }

    /// Reloads the seats, late entries and open requests of a game.
    async fn reload_players(&self, handle: &SessionHandle) -> Result<(), Error> {
        let mut session = handle.lock().await;
        session.seats = self.store().seats(&session.row.id).await?.into();
        session.entries = self.store().entries(&session.row.id).await?;
        session.requests = self.store().unanswered(&session.row.id).await?;
        Ok(())
    }

    /// Evicts the games of a deleted group and ends their streams.
    pub(crate) fn evict_group(&self, group: &GroupId) {
        self.services().invalidate_rights();
        for id in self.registry().remove_group(group) {
            self.live().publish(&id, Update::AccessChanged);
        }
        self.live().wake_group(group);
    }

    /// Evicts games that were not requested for a while, and the channels of games without streams.
    pub fn evict_idle(&self) {
        self.registry().evict_idle(self.now());
        self.live().drop_unused();
    }

    /// Evicts lobbies created before this time, which are deleted.
    pub(super) fn evict_lobbies(&self, before: DateTime<Utc>) {
        self.registry().remove_lobbies(before);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::domain::ids::{GameId, GroupId};
    use crate::games::GameService;
    use crate::live::{EventUpdate, Update};
    use crate::services::{Services, SystemClock, SystemRandom};
    use crate::store::Store;

    #[tokio::test]
    async fn the_last_events_of_a_game_are_freed_once_it_has_no_stream()
    -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let store = Store::open(&folder.path().join("rowlock.db")).await?;
        let games = GameService::new(Services::new(store, SystemClock, SystemRandom))?;
        let (game, group) = (GameId::from_random(1), GroupId::from_random(1));
        let frame: Arc<str> = "event".into();
        let seen = Arc::downgrade(&frame);
        let stream = games.live().subscribe(&game, &group);
        let update = EventUpdate { seq: 1, frame };
        games.live().publish(&game, Update::Event(update));
        games.evict_idle();
        assert!(seen.upgrade().is_some());
        drop(stream);
        games.evict_idle();
        assert!(seen.upgrade().is_none());
        Ok(())
    }
}
