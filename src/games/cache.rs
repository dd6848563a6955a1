//! Sessions in memory: loaded on demand, changed by commits.

use std::slice;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::OwnedMutexGuard;
use tokio::task::spawn_blocking;

use crate::coach::Unjudged;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, GroupId};
use crate::games::service::GameService;
use crate::games::sessions::{GameSession, SessionHandle};
use crate::live::Update;
use crate::rules::Status;
use crate::store::{Change, StoreError, is_milestone};

impl GameService {
    /// The session of a game as it is stored, from memory or loaded from its log.
    pub(super) async fn session(&self, id: &GameId) -> Result<SessionHandle, Error> {
        let handle = self.session_in_memory(id).await?;
        if self.store().is_shared() {
            self.lock_refreshed(Arc::clone(&handle), id).await?;
        }
        Ok(handle)
    }

    /// As [`GameService::session`], but if it is in memory, another server may have changed the game since.
    ///
    /// Concurrent requests for a game that is not in memory share one load.
    pub(super) async fn session_in_memory(&self, id: &GameId) -> Result<SessionHandle, Error> {
        let now = self.now();
        if let Some(handle) = self.registry().get(id, now) {
            return Ok(handle);
        }
        let load = async || {
            let player_changes = self.player_changes();
            self.cache(self.load(id).await?, player_changes).await
        };
        self.registry().load_once(id, now, load).await
    }

    /// Loads a game from the store, without caching it.
    pub(super) async fn load(&self, id: &GameId) -> Result<GameSession, Error> {
        let loaded = self.load_all(slice::from_ref(id)).await?.pop();
        loaded.ok_or_else(Error::not_found)
    }

    /// Games as they are stored, in no particular order; an unknown id is ignored.
    pub(super) async fn load_all(&self, ids: &[GameId]) -> Result<Vec<GameSession>, Error> {
        let stored = self.store().games(ids).await.inspect_err(|error| {
            if matches!(error, StoreError::Damaged(_)) {
                tracing::error!(?ids, "a stored game is damaged");
            }
        })?;
        let ids = stored.iter().map(|stored| &*stored.game.variant);
        let (boards, now) = (self.known_boards(ids).await?, self.instant());
        // Replaying thousands of events would block the other requests of this worker.
        let loaded = spawn_blocking(move || {
            let sessions = stored.into_iter();
            let sessions = sessions.map(|stored| GameSession::load(stored, &boards, now));
            sessions.collect()
        });
        let failed = |error: tokio::task::JoinError| {
            tracing::error!(%error, "a stored log could not be replayed");
            Error::new(ErrorCode::Internal, "storage-unreadable")
        };
        let loaded: Result<Vec<GameSession>, Error> = loaded.await.map_err(failed)?;
        let mut loaded = loaded?;
        for session in &mut loaded {
            session.opening = self.opening_of(&session.row).await?;
        }
        Ok(loaded)
    }

    /// Stores changes of a game, then updates its session and publishes the new events.
    ///
    /// Runs to its end even if the client disconnects, so that memory and disk agree.
    pub(super) async fn commit(
        &self,
        mut current: OwnedMutexGuard<GameSession>,
        mut next: GameSession,
        mut changes: Vec<Change>,
    ) -> Result<(), StoreError> {
        let games = self.clone();
        let ends_rights = changes.iter().any(|it| matches!(it, Change::Revoke(_)));
        if !changes.iter().all(Change::is_append) {
            // Of two changes of what is not in the log, the revision decides which came first.
            let revision = current.row.revision;
            changes.insert(0, Change::Revise(current.row.id.clone(), revision));
            next.row_mut().revision = revision + 1;
        }
        let stored = tokio::spawn(async move {
            if let Err(error) = games.store().write(changes).await {
                // The session may be older than the log; later requests get it as it is stored.
                let caught_up = match error {
                    StoreError::Conflict if games.store().is_shared() => {
                        games.read_stored(&mut current).await
                    }
                    _ => games.reload(&mut current).await,
                };
                if caught_up.is_err() {
                    games.registry().remove(&current.row.id);
                }
                return Err(error);
            }
            let before = current.seq();
            let requests_changed = next.requests != current.requests;
            let seats_changed = next.seats != current.seats;
            let (from, to) = (current.row.status, next.row.status);
            *current = next;
            games.publish(&current, before);
            if requests_changed {
                games.live().publish(&current.row.id, Update::Requests);
            }
            if seats_changed {
                // A seat may have been taken: the lobby shows it.
                current.connections.player_seen(games.instant());
                games.live().publish(&current.row.id, Update::Presence);
            }
            let row = &current.row;
            if is_milestone(from, to) {
                games.live().wake_group(&row.group);
                // If too many wait, it is made when somebody asks for it.
                if to == Status::Finished && Unjudged::of(&current.game).is_none() {
                    games.report_queue().add(&row.id, &row.group);
                }
            }
            if ends_rights {
                games.services().invalidate_rights();
                games.live().publish(&current.row.id, Update::AccessChanged);
            }
            Ok(())
        });
        let failed = |error: tokio::task::JoinError| StoreError::Unavailable(error.to_string());
        stored.await.map_err(failed)?
    }

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
