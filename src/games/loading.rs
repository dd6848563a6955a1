//! Loading: a game comes into memory from its log, and is brought to where it is stored.

use std::slice;
use std::sync::Arc;

use tokio::sync::OwnedMutexGuard;
use tokio::task::spawn_blocking;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, PlayerId};
use crate::games::service::GameService;
use crate::games::sessions::{GameSession, SessionHandle};
use crate::live::Update;
use crate::store::{GameVersion, SeatRow, StoreError};

impl GameService {
    /// The session of a game as it is stored, from memory or loaded from its log.
    pub(super) async fn session(&self, id: &GameId) -> Result<SessionHandle, Error> {
        let handle = self.session_in_memory(id).await?;
        if self.store().has_peers() {
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

    /// Brings a locked game to this version, which was read after it was locked, and publishes the new events.
    pub(super) async fn bring_to(
        &self,
        session: &mut OwnedMutexGuard<GameSession>,
        version: GameVersion,
    ) -> Result<(), Error> {
        let before = session.seq();
        if session.is_after(version) {
            let id = &session.row.id;
            tracing::error!(%id, "the database has lost changes of a game that were stored");
        }
        if version.revision != session.row.revision || version.seq < before {
            return self.reload(session).await;
        }
        if version.seq > before {
            let id = session.row.id.clone();
            let tail = self.store().events_after(&id, before, session.hash).await?;
            session.extend(tail);
            self.publish(session, before);
        }
        Ok(())
    }

    /// Loads a locked game anew, and publishes to its streams what differs.
    pub(super) async fn reload(
        &self,
        current: &mut OwnedMutexGuard<GameSession>,
    ) -> Result<(), Error> {
        let stored = self.load(&current.row.id).await?;
        let (id, before) = (stored.row.id.clone(), current.seq());
        let differs = (
            stored.requests != current.requests,
            stored.seats != current.seats,
            stored.row.remarks != current.row.remarks,
            stored.row.revision != current.row.revision,
        );
        let was_claimed = |row: &SeatRow| {
            let same = |it: &&SeatRow| it.player == row.player;
            current.seats.iter().find(same).is_some_and(|it| it.claimed)
        };
        let taken = stored
            .seats
            .iter()
            .filter(|row| row.claimed && !was_claimed(row));
        let taken: Vec<PlayerId> = taken.map(|row| row.player.clone()).collect();
        let loaded = GameSession {
            connections: Arc::clone(&current.connections),
            views: current.views.clone(),
            opening: stored.opening.clone().or_else(|| current.opening.clone()),
            last_seen: current.last_seen.clone(),
            ..stored
        };
        **current = loaded;
        self.publish(current, before);
        let (requests, seats, remarks, anything) = differs;
        let updates = [
            (requests, Update::Requests),
            (seats, Update::Presence),
            (remarks, Update::Remarks),
            (anything, Update::AccessChanged),
        ];
        if seats {
            // A seat may have been taken: the lobby shows it, and its player as connected before that is reported.
            current.connections.player_seen(self.instant());
            for player in taken {
                current
                    .connections
                    .player_seen_elsewhere(player, self.instant());
            }
        }
        for (_, update) in updates.into_iter().filter(|(differs, _)| *differs) {
            self.live().publish(&id, update);
        }
        Ok(())
    }

    /// Locks a game, brought to where it is stored now if another server may have changed it.
    ///
    /// # Errors
    /// Not found for a game that was deleted; [`ErrorCode::Unavailable`] while the database is away: what is in memory may
    /// be outdated, so that even a refusal could be wrong.
    pub(super) async fn lock_refreshed(
        &self,
        handle: SessionHandle,
        id: &GameId,
    ) -> Result<OwnedMutexGuard<GameSession>, Error> {
        if !self.store().has_peers() {
            return Ok(handle.lock_owned().await);
        }
        if self.follow_state().is_cut_off() {
            // Without waiting for a timeout.
            return Err(Error::new(ErrorCode::Unavailable, "storage-unavailable"));
        }
        // Before the game is locked: requests for one game share the answer instead of waiting for each other's.
        let version = self.store().game_version(id).await?;
        let mut session = handle.lock_owned().await;
        if version != Some(session.game_version()) {
            self.read_stored(&mut session).await?;
        }
        Ok(session)
    }

    /// Brings a locked game to where it is stored.
    pub(super) async fn read_stored(
        &self,
        session: &mut OwnedMutexGuard<GameSession>,
    ) -> Result<(), Error> {
        let id = session.row.id.clone();
        let versions = self.store().game_versions(slice::from_ref(&id)).await?;
        let Some(version) = versions.get(&id) else {
            self.registry().remove(&id);
            return Err(Error::not_found());
        };
        self.bring_to(session, *version).await
    }
}

impl GameSession {
    pub(super) fn game_version(&self) -> GameVersion {
        GameVersion {
            seq: self.seq(),
            revision: self.row.revision,
        }
    }

    /// Whether it is newer than this stored version.
    pub(super) fn is_after(&self, version: GameVersion) -> bool {
        self.seq() > version.seq || self.row.revision > version.revision
    }
}
