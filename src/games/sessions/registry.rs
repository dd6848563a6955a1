//! The games in memory, each under its own lock.
//!
//! Order of locks: nobody waits for a lock while holding the lock of a game, or of two games at once.
//! The mutexes of the registry itself are held for a few lines without waiting. Whoever holds a game may
//! wait for the store, whose writer takes no lock of a game.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::{Mutex as AsyncMutex, OnceCell};

use super::session::GameSession;
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GroupId};
use crate::live::Hub;
use crate::rules::Status;

/// After how long without a request a game leaves the memory.
const IDLE: TimeDelta = TimeDelta::hours(1);

/// The same for a finished game, which is mostly read once.
const FINISHED_IDLE: TimeDelta = TimeDelta::minutes(5);

/// A game's own lock: one change after the other.
pub(in crate::games) type Slot = Arc<AsyncMutex<GameSession>>;

/// A game in memory.
struct Entry {
    slot: Slot,
    /// Its group, which never changes.
    group: GroupId,
    /// When it was last asked for.
    used: DateTime<Utc>,
}

impl Entry {
    /// Whether a request has the game at hand.
    fn is_in_use(&self) -> bool {
        Arc::strong_count(&self.slot) > 1
    }

    /// Whether this holds of the game; not where a request is changing it.
    fn is(&self, holds: impl FnOnce(&GameSession) -> bool) -> bool {
        self.slot.try_lock().is_ok_and(|open| holds(&open))
    }
}

/// The games in memory, and those that are being loaded.
pub(in crate::games) struct Registry {
    /// How many games there are at most, beside those in use and those that are followed.
    capacity: usize,
    games: Mutex<HashMap<GameId, Entry>>,
    loading: Mutex<HashMap<GameId, Loading>>,
    /// How often players have changed; what was read before the last time may have old names.
    names: AtomicU64,
    /// How many games were loaded from their logs.
    loads: AtomicU64,
}

/// A game on its way into memory, for all who wait for it.
type Loading = Arc<OnceCell<Slot>>;

/// Somebody who waits for a game to be loaded; the last one leaves nothing behind.
struct Waiting<'a> {
    registry: &'a Registry,
    id: &'a GameId,
    loading: Loading,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut loading = lock(&self.registry.loading);
        // This one and the map's own: nobody else waits.
        if Arc::strong_count(&self.loading) <= 2 {
            loading.remove(self.id);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Registry {
    pub(in crate::games) fn new(capacity: usize) -> Self {
        Self {
            capacity,
            games: Mutex::default(),
            loading: Mutex::default(),
            names: AtomicU64::new(0),
            loads: AtomicU64::new(0),
        }
    }

    pub(in crate::games) fn get(&self, id: &GameId, now: DateTime<Utc>) -> Option<Slot> {
        let mut games = lock(&self.games);
        let entry = games.get_mut(id)?;
        entry.used = now;
        Some(Arc::clone(&entry.slot))
    }

    /// Takes a game into memory; the first one stays, so that there is one lock a game.
    pub(in crate::games) fn insert(
        &self,
        game: GameSession,
        now: DateTime<Utc>,
        live: &Hub,
    ) -> Slot {
        let mut games = lock(&self.games);
        if games.len() >= self.capacity {
            evict(&mut games, self.capacity, live);
        }
        let new = || Entry {
            group: game.row.group.clone(),
            used: now,
            slot: Arc::new(AsyncMutex::new(game.clone())),
        };
        let entry = games.entry(game.row.id.clone()).or_insert_with(new);
        Arc::clone(&entry.slot)
    }

    fn wait<'a>(&'a self, id: &'a GameId) -> Waiting<'a> {
        let loading = lock(&self.loading).entry(id.clone()).or_default().clone();
        Waiting {
            registry: self,
            id,
            loading,
        }
    }

    /// Loads a game into memory, once for all requests that ask for it meanwhile.
    pub(in crate::games) async fn load_once(
        &self,
        id: &GameId,
        now: DateTime<Utc>,
        load: impl AsyncFnOnce() -> Result<Slot, Error>,
    ) -> Result<Slot, Error> {
        let waiting = self.wait(id);
        let load = async || {
            // Another request may have loaded it since.
            if let Some(slot) = self.get(id, now) {
                return Ok(slot);
            }
            self.loads.fetch_add(1, Ordering::Relaxed);
            load().await
        };
        waiting.loading.get_or_try_init(load).await.cloned()
    }

    /// How many games were loaded from their logs.
    pub(in crate::games) fn loads(&self) -> u64 {
        self.loads.load(Ordering::Relaxed)
    }

    /// How often players have changed.
    pub(in crate::games) fn names(&self) -> u64 {
        self.names.load(Ordering::SeqCst)
    }

    /// Counts a change of players.
    pub(in crate::games) fn names_changed(&self) {
        self.names.fetch_add(1, Ordering::SeqCst);
    }

    /// The games that a request holds at this moment.
    pub(in crate::games) fn held(&self) -> Vec<Slot> {
        let games = lock(&self.games);
        let held = games
            .values()
            .filter(|entry| entry.slot.try_lock().is_err());
        held.map(|entry| Arc::clone(&entry.slot)).collect()
    }

    /// The games of a group.
    pub(in crate::games) fn of_group(&self, group: &GroupId) -> Vec<Slot> {
        let games = lock(&self.games);
        let own = games.values().filter(|entry| entry.group == *group);
        own.map(|entry| Arc::clone(&entry.slot)).collect()
    }

    pub(in crate::games) fn forget(&self, id: &GameId) {
        lock(&self.games).remove(id);
    }

    /// Forgets the games of a group; gives their ids.
    pub(in crate::games) fn forget_group(&self, group: &GroupId) -> Vec<GameId> {
        let mut games = lock(&self.games);
        let own = games.extract_if(|_, entry| entry.group == *group);
        own.map(|(id, _)| id).collect()
    }

    /// Forgets games that nobody has asked for in a while.
    pub(in crate::games) fn forget_idle(&self, now: DateTime<Utc>) {
        lock(&self.games).retain(|_, entry| {
            let idle = now - entry.used;
            let is_idle = idle >= IDLE || (idle >= FINISHED_IDLE && entry.is(is_finished));
            entry.is_in_use() || !is_idle
        });
    }

    /// Forgets lobbies from before this time, however often they are asked for: they are deleted.
    pub(in crate::games) fn forget_lobbies(&self, before: DateTime<Utc>) {
        let is_old =
            |open: &GameSession| open.row.status == Status::Lobby && open.row.created_at < before;
        lock(&self.games).retain(|_, entry| !entry.is(is_old));
    }

    /// How many games are in memory.
    pub(in crate::games) fn len(&self) -> usize {
        lock(&self.games).len()
    }
}

fn is_finished(open: &GameSession) -> bool {
    open.row.status == Status::Finished
}

/// Forgets the games that were asked for least recently, some at once, so that not every new one looks
/// through all of them. A game in use or followed stays: there must be one lock a game, and its host is
/// known to be there.
fn evict(games: &mut HashMap<GameId, Entry>, capacity: usize, live: &Hub) {
    let can_go = |(id, entry): &(&GameId, &Entry)| !entry.is_in_use() && !live.is_followed(id);
    let mut oldest: Vec<(DateTime<Utc>, GameId)> = games
        .iter()
        .filter(can_go)
        .map(|(id, entry)| (entry.used, id.clone()))
        .collect();
    oldest.sort();
    let left = capacity.saturating_sub((capacity / 16).max(1));
    let surplus = games.len().saturating_sub(left);
    for (_, id) in oldest.into_iter().take(surplus) {
        games.remove(&id);
    }
}
