//! Who follows a game by an open stream, and when its host was last seen.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::domain::grants::{Holder, Right};

/// After how long without a sign of the host any player may take the role.
const HOST_TIMEOUT: Duration = Duration::from_secs(2 * 60);

/// When the host of a game was last there.
#[derive(Debug)]
pub(in crate::games) struct Presence(Mutex<Seen>);

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

impl Presence {
    pub(in crate::games) fn new(now: Instant) -> Self {
        Self(Mutex::new(Seen {
            host: now,
            followers: HashMap::new(),
        }))
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The host has sent a request.
    pub(in crate::games) fn host_asked(&self, now: Instant) {
        self.seen().host = now;
    }

    /// Whether somebody with rights of this kind follows the game, or did so within this time.
    pub(in crate::games) fn is_followed(
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

    /// Whether the host has neither sent a request nor followed the game for some minutes.
    pub(super) fn is_host_absent(&self, now: Instant, is_host: impl Fn(&[Right]) -> bool) -> bool {
        let has_asked = now.saturating_duration_since(self.seen().host) < HOST_TIMEOUT;
        !has_asked && !self.is_followed(now, HOST_TIMEOUT, is_host)
    }

    pub(in crate::games) fn entered(&self, holder: Holder, rights: Arc<[Right]>, now: Instant) {
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

    pub(in crate::games) fn left(&self, holder: Holder, now: Instant) {
        if let Some(follower) = self.seen().followers.get_mut(&holder) {
            follower.streams = follower.streams.saturating_sub(1);
            follower.left = now;
        }
    }
}
