//! Who follows a game by a stream that is open, and whether its host is there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::Games;
use super::registry::Slot;
use super::session::GameSession;
use crate::domain::grants::{Holder, Right};

/// After how long without a sign of the host any player may take the role.
const HOST_TIMEOUT: Duration = Duration::from_secs(2 * 60);

/// When the host of a game was last there.
#[derive(Debug)]
pub(super) struct Presence(Mutex<Seen>);

#[derive(Debug)]
struct Seen {
    /// When the host last sent a request.
    host: Instant,
    followers: HashMap<Holder, Listener>,
}

/// Somebody who follows the game, or has done so a moment ago; the role may come to them meanwhile.
#[derive(Debug)]
struct Listener {
    rights: Arc<[Right]>,
    streams: usize,
    /// When the last of the streams ended.
    left: Instant,
}

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

impl Presence {
    pub(super) fn new(now: Instant) -> Self {
        Self(Mutex::new(Seen {
            host: now,
            followers: HashMap::new(),
        }))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The host has sent a request.
    pub(super) fn host_asked(&self, now: Instant) {
        self.seen().host = now;
    }

    /// Whether somebody with rights of this kind follows the game, or did so within this time.
    pub(super) fn is_followed(
        &self,
        now: Instant,
        within: Duration,
        is_meant: impl Fn(&[Right]) -> bool,
    ) -> bool {
        let seen = self.seen();
        let mut here = seen.followers.values().filter(|follower| {
            follower.streams > 0 || now.saturating_duration_since(follower.left) < within
        });
        here.any(|follower| is_meant(&follower.rights))
    }

    fn has_host_asked(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.seen().host) < HOST_TIMEOUT
    }

    fn entered(&self, holder: Holder, rights: Arc<[Right]>, now: Instant) {
        let mut seen = self.seen();
        seen.followers.retain(|_, follower| {
            follower.streams > 0 || now.saturating_duration_since(follower.left) < HOST_TIMEOUT
        });
        let new = Listener {
            rights: Arc::clone(&rights),
            streams: 0,
            left: now,
        };
        let follower = seen.followers.entry(holder).or_insert(new);
        follower.rights = rights;
        follower.streams += 1;
    }

    fn left(&self, holder: Holder, now: Instant) {
        if let Some(follower) = self.seen().followers.get_mut(&holder) {
            follower.streams = follower.streams.saturating_sub(1);
            follower.left = now;
        }
    }
}

impl GameSession {
    /// Whether any player may take the host's role.
    pub(super) fn is_host_silent(&self, now: Instant) -> bool {
        let is_host = |rights: &[Right]| self.access(rights).host;
        let presence = &self.presence;
        !presence.has_host_asked(now) && !presence.is_followed(now, HOST_TIMEOUT, is_host)
    }
}

impl OpenStream {
    /// Somebody with these rights follows the game from now on.
    pub(super) fn open(
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
