//! Sessions in memory: loaded on demand, changed by commits.

use std::slice;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::OwnedMutexGuard;
use tokio::task::spawn_blocking;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, GroupId};
use crate::games::service::Games;
use crate::games::sessions::{GameSession, Slot};
use crate::live::Update;
use crate::rules::SeatSummary;
use crate::store::{StoreError, WriteBatch};

impl Games {
    /// The game with its own lock, from memory or from its log.
    ///
    /// A log is read once for all who ask for the game meanwhile.
    pub(super) async fn slot(&self, id: &GameId) -> Result<Slot, Error> {
        let now = self.now();
        if let Some(slot) = self.registry().get(id, now) {
            return Ok(slot);
        }
        let load = async || {
            let names = self.names();
            self.insert(self.load(id).await?, names).await
        };
        self.registry().load_once(id, now, load).await
    }

    /// The game as it is stored.
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
        let (games, now) = (self.clone(), self.instant());
        // A log of thousands of events would hold up the other requests of this worker.
        let loaded = spawn_blocking(move || {
            let sessions = stored.into_iter();
            let sessions = sessions.map(|stored| GameSession::load(stored, games.boards(), now));
            sessions.collect()
        });
        let broken = |error: tokio::task::JoinError| {
            tracing::error!(%error, "a stored log could not be replayed");
            Error::new(ErrorCode::Internal, "storage-unreadable")
        };
        loaded.await.map_err(broken)?
    }

    /// The figures of a stored game, which is not cached.
    pub(crate) async fn load_figures(&self, id: &GameId) -> Result<Vec<SeatSummary>, Error> {
        Ok(self.load(id).await?.game.table().seat_summaries())
    }

    /// Stores what happened to a game, and only then lets it be seen in memory and on the phones.
    ///
    /// Whoever asked may hang up meanwhile; what has begun is brought to its end all the same, so
    /// that memory and disk never part.
    pub(super) async fn commit(
        &self,
        mut current: OwnedMutexGuard<GameSession>,
        next: GameSession,
        change: WriteBatch,
    ) -> Result<(), StoreError> {
        let games = self.clone();
        let ends_rights = !change.revocations.is_empty();
        let stored = tokio::spawn(async move {
            if let Err(error) = games.store().write(change).await {
                // What is in memory may be older than what is stored; whoever waits gets it anew.
                match games.load(&current.row.id).await {
                    Ok(stored) => {
                        let presence = Arc::clone(&current.presence);
                        *current = GameSession { presence, ..stored };
                    }
                    Err(_) => games.registry().forget(&current.row.id),
                }
                return Err(error);
            }
            let before = current.seq();
            let asks = next.requests != current.requests;
            *current = next;
            games.publish(&current, before);
            if asks {
                games.live().publish(&current.row.id, Update::Requests);
            }
            if ends_rights {
                games.services().invalidate_rights();
                games.live().publish(&current.row.id, Update::AccessChanged);
            }
            Ok(())
        });
        let broken = |error: tokio::task::JoinError| StoreError::Unavailable(error.to_string());
        stored.await.map_err(broken)?
    }

    /// What [`Games::insert`] is to be told that was asked before the game was read or written.
    pub(super) fn names(&self) -> u64 {
        self.registry().names()
    }

    /// Takes a game into memory, with the present names of its players where some have changed since.
    pub(super) async fn insert(&self, game: GameSession, names: u64) -> Result<Slot, Error> {
        let slot = self.registry().insert(game, self.now(), self.live());
        if self.names() != names {
            self.reread_players(&slot).await?;
        }
        Ok(slot)
    }

    /// Takes a new game into memory, unless its players cannot be read: then it is loaded when it is asked for.
    pub(super) async fn add(&self, game: GameSession, names: u64) {
        let id = game.row.id.clone();
        if self.insert(game, names).await.is_err() {
            self.registry().forget(&id);
        }
    }

    /// How many games were loaded from their logs so far.
    #[must_use]
    pub fn loads(&self) -> u64 {
        self.registry().loads()
    }

    /// How many games are in memory.
    #[must_use]
    pub fn in_memory(&self) -> usize {
        self.registry().len()
    }

    /// Lets the games in memory know that players of a group have changed.
    ///
    /// # Errors
    /// [`Error`] where the store cannot be read.
    pub(crate) async fn refresh_seats(&self, group: &GroupId) -> Result<(), Error> {
        // What is being loaded at this moment looks at the number after it has come in.
        self.registry().names_changed();
        for slot in self.registry().of_group(group) {
            self.reread_players(&slot).await?;
        }
        Ok(())
    }

    /// Reads anew who sits in a game, who came in later, and who asks to.
    async fn reread_players(&self, slot: &Slot) -> Result<(), Error> {
        let mut open = slot.lock().await;
        open.seats = self.store().seats(&open.row.id).await?;
        open.entries = self.store().entries(&open.row.id).await?;
        open.requests = self.store().unanswered(&open.row.id).await?;
        Ok(())
    }

    /// Forgets the games of a group that is gone, and ends their streams.
    pub(crate) fn forget_group(&self, group: &GroupId) {
        self.services().invalidate_rights();
        for id in self.registry().forget_group(group) {
            self.live().publish(&id, Update::AccessChanged);
        }
    }

    /// Forgets games that nobody has asked for in a while.
    pub fn forget_idle(&self) {
        self.registry().forget_idle(self.now());
    }

    /// Forgets lobbies from before this time, which are deleted.
    pub(super) fn forget_lobbies(&self, before: DateTime<Utc>) {
        self.registry().forget_lobbies(before);
    }
}
