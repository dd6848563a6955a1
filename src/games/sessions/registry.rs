//! The games in memory, each under its own lock.
//!
//! Order of locks: a request that holds the lock of a game waits for no other lock, so no request holds two games. The
//! registry's own mutexes are never held across an await. The holder of a game may wait for the store; the writer of
//! the store takes no lock of a game.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use rowlock_rules::Status;
use tokio::sync::{Mutex as AsyncMutex, OnceCell};

use super::session::GameSession;
use super::view_cache::{RecentViews, ViewCache};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GroupId};
use crate::live::Hub;

/// After how long without a request a game is evicted.
const IDLE_TIMEOUT: TimeDelta = TimeDelta::hours(1);

/// The same for a finished game, which is usually read once.
const FINISHED_IDLE_TIMEOUT: TimeDelta = TimeDelta::minutes(5);

/// A session behind the game's own lock, which serializes its changes.
pub(in crate::games) type SessionHandle = Arc<AsyncMutex<GameSession>>;

/// A game in memory.
struct CachedGame {
    handle: SessionHandle,
    /// Its group, which never changes.
    group: GroupId,
    /// When it was last requested.
    last_used: DateTime<Utc>,
}

impl CachedGame {
    /// Whether a request or a stream uses the game.
    fn is_in_use(&self) -> bool {
        Arc::strong_count(&self.handle) > 1
    }

    /// Whether the session fulfils this condition; false while a request has locked it.
    fn matches(&self, holds: impl FnOnce(&GameSession) -> bool) -> bool {
        self.handle.try_lock().is_ok_and(|session| holds(&session))
    }
}

/// The games that are in memory or being loaded.
pub(in crate::games) struct Registry {
    /// The most games in memory; games in use or with open streams come on top.
    capacity: usize,
    games: Mutex<HashMap<GameId, CachedGame>>,
    /// With how many games in memory the next insertion looks for games to evict; changed only under the lock of the games.
    evict_at: AtomicUsize,
    loading: Mutex<HashMap<GameId, LoadCell>>,
    recent_views: Arc<RecentViews>,
    /// How often players have changed; data that was read before the last change may have old names.
    player_changes: AtomicU64,
    /// How many games were loaded from their logs.
    loads: AtomicU64,
}

/// A game that is being loaded, shared by the requests that wait for it.
type LoadCell = Arc<OnceCell<SessionHandle>>;

/// A request that waits for a game to be loaded; the last one removes the load cell.
struct PendingLoad<'a> {
    registry: &'a Registry,
    id: &'a GameId,
    loading: LoadCell,
}

impl Drop for PendingLoad<'_> {
    fn drop(&mut self) {
        let mut loading = lock(&self.registry.loading);
        // One reference is this one, one is in the map: no other request waits.
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
            evict_at: AtomicUsize::new(capacity),
            loading: Mutex::default(),
            recent_views: Arc::default(),
            player_changes: AtomicU64::new(0),
            loads: AtomicU64::new(0),
        }
    }

    pub(in crate::games) fn get(&self, id: &GameId, now: DateTime<Utc>) -> Option<SessionHandle> {
        let mut games = lock(&self.games);
        let entry = games.get_mut(id)?;
        entry.last_used = now;
        Some(Arc::clone(&entry.handle))
    }

    /// Caches a game; an entry that exists stays, so that each game has one lock.
    pub(in crate::games) fn insert(
        &self,
        mut game: GameSession,
        now: DateTime<Utc>,
        live: &Hub,
    ) -> SessionHandle {
        let mut games = lock(&self.games);
        self.make_space(&mut games, live);
        game.views = ViewCache::new(&self.recent_views);
        let entry = games.entry(game.row.id.clone());
        let entry = entry.or_insert_with(|| CachedGame {
            group: game.row.group.clone(),
            last_used: now,
            handle: Arc::new(AsyncMutex::new(game)),
        });
        Arc::clone(&entry.handle)
    }

    /// Evicts the least recently used games if there are too many.
    fn make_space(&self, games: &mut HashMap<GameId, CachedGame>, live: &Hub) {
        // Each scan leaves space for a sixteenth, so that the next is not soon, however many games cannot be evicted.
        let space = (self.capacity / 16).max(1);
        let evict_at = self.evict_at.load(Ordering::Relaxed);
        let mut evict_at = evict_at.min(games.len() + space).max(self.capacity);
        if games.len() >= evict_at {
            evict_oldest(games, self.capacity.saturating_sub(space), live);
            evict_at = games.len() + space;
        }
        self.evict_at.store(evict_at, Ordering::Relaxed);
    }

    fn wait<'a>(&'a self, id: &'a GameId) -> PendingLoad<'a> {
        let loading = lock(&self.loading).entry(id.clone()).or_default().clone();
        PendingLoad {
            registry: self,
            id,
            loading,
        }
    }

    /// Loads a game into memory, once for all concurrent requests.
    pub(in crate::games) async fn load_once(
        &self,
        id: &GameId,
        now: DateTime<Utc>,
        load: impl AsyncFnOnce() -> Result<SessionHandle, Error>,
    ) -> Result<SessionHandle, Error> {
        let waiting = self.wait(id);
        let load = async || {
            // Another request may have loaded it since.
            if let Some(handle) = self.get(id, now) {
                return Ok(handle);
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
    pub(in crate::games) fn player_changes(&self) -> u64 {
        self.player_changes.load(Ordering::SeqCst)
    }

    pub(in crate::games) fn count_player_change(&self) {
        self.player_changes.fetch_add(1, Ordering::SeqCst);
    }

    pub(in crate::games) fn locked(&self) -> Vec<SessionHandle> {
        let games = lock(&self.games);
        let held = games
            .values()
            .filter(|entry| entry.handle.try_lock().is_err());
        held.map(|entry| Arc::clone(&entry.handle)).collect()
    }

    pub(in crate::games) fn ids(&self) -> Vec<GameId> {
        lock(&self.games).keys().cloned().collect()
    }

    /// A game, if it is in memory; this does not count as a use of it.
    pub(in crate::games) fn peek(&self, id: &GameId) -> Option<SessionHandle> {
        let games = lock(&self.games);
        games.get(id).map(|entry| Arc::clone(&entry.handle))
    }

    pub(in crate::games) fn in_group(&self, group: &GroupId) -> Vec<SessionHandle> {
        let games = lock(&self.games);
        let own = games.values().filter(|entry| entry.group == *group);
        own.map(|entry| Arc::clone(&entry.handle)).collect()
    }

    pub(in crate::games) fn remove(&self, id: &GameId) {
        lock(&self.games).remove(id);
    }

    /// Removes the games of a group; returns their ids.
    pub(in crate::games) fn remove_group(&self, group: &GroupId) -> Vec<GameId> {
        let mut games = lock(&self.games);
        let own = games.extract_if(|_, entry| entry.group == *group);
        own.map(|(id, _)| id).collect()
    }

    /// Evicts games that were not requested for a while.
    pub(in crate::games) fn evict_idle(&self, now: DateTime<Utc>) {
        lock(&self.games).retain(|_, entry| {
            let idle = now - entry.last_used;
            let is_idle = idle >= IDLE_TIMEOUT
                || (idle >= FINISHED_IDLE_TIMEOUT && entry.matches(is_finished));
            entry.is_in_use() || !is_idle
        });
    }

    /// Removes lobbies created before this time, even recently used ones: they are deleted.
    pub(in crate::games) fn remove_lobbies(&self, before: DateTime<Utc>) {
        let is_old = |session: &GameSession| {
            session.row.status == Status::Lobby && session.row.created_at < before
        };
        lock(&self.games).retain(|_, entry| !entry.matches(is_old));
    }

    /// The number of games in memory.
    pub(in crate::games) fn len(&self) -> usize {
        lock(&self.games).len()
    }
}

fn is_finished(session: &GameSession) -> bool {
    session.row.status == Status::Finished
}

/// Evicts the least recently used games until at most this many evictable games are left.
///
/// A game in use or with open streams stays: each game has one lock, and its host's connection is known only here.
fn evict_oldest(games: &mut HashMap<GameId, CachedGame>, left: usize, live: &Hub) {
    let can_go = |(id, entry): &(&GameId, &CachedGame)| !entry.is_in_use() && !live.has_streams(id);
    let mut oldest: Vec<(DateTime<Utc>, GameId)> = games
        .iter()
        .filter(can_go)
        .map(|(id, entry)| (entry.last_used, id.clone()))
        .collect();
    oldest.sort();
    let surplus = oldest.len().saturating_sub(left);
    for (_, id) in oldest.into_iter().take(surplus) {
        games.remove(&id);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use crate::domain::error::ErrorCode;
    use crate::domain::ids::{GameUid, JoinCode};
    use crate::domain::remarks::Remarks;
    use crate::games::sessions::view_cache::MAX_STATES;
    use crate::store::GameRow;
    use rowlock_rules::{Boards, HouseRules, KnownBoards, Mode};

    fn lobby(number: u64, boards: &KnownBoards) -> Result<GameSession, Error> {
        let row = GameRow {
            id: GameId::from_random(number),
            group: GroupId::from_random(number),
            uid: GameUid::from_random(number),
            code: JoinCode::from_random(number),
            code_closed: false,
            variant: "classic".to_owned(),
            mode: Mode::Turns,
            house_rules: HouseRules::default(),
            status: Status::Lobby,
            reason: None,
            next: None,
            created_at: DateTime::UNIX_EPOCH,
            started_at: None,
            finished_at: None,
            day: None,
            remarks: Remarks::default(),
            corrected_at: None,
            corrected_by: None,
            revision: 0,
            creator: None,
        };
        GameSession::new(row, boards, Instant::now())
    }

    #[tokio::test]
    async fn the_views_that_were_encoded_longest_ago_are_dropped() -> Result<(), Error> {
        let no_boards = |_| Error::new(ErrorCode::Internal, "board-missing");
        let boards = Boards::load().map_err(no_boards)?.into();
        let (live, now) = (Hub::default(), DateTime::UNIX_EPOCH);
        let registry = Registry::new(2 * MAX_STATES);
        let mut games = Vec::new();
        for number in 0..=MAX_STATES as u64 {
            let handle = registry.insert(lobby(number, &boards)?, now, &live);
            let session = handle.lock().await;
            let access = session.access(&[]);
            // Read again, it is the same state.
            session.encoded_view(&access)?;
            session.encoded_view(&access)?;
            drop(session);
            games.push(handle);
        }
        let mut has_views = Vec::new();
        for handle in &games {
            has_views.push(handle.lock().await.views.has_views());
        }
        assert_eq!(has_views.iter().position(|has| !has), Some(0));
        let cached = has_views.iter().filter(|&&has| has);
        assert_eq!(cached.count(), MAX_STATES);
        Ok(())
    }
}
