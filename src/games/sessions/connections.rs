//! The clients with an open stream of a game, and when its host was last seen.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, PlayerId};

/// After how long without the host any player may take the role.
const HOST_TIMEOUT: Duration = Duration::from_secs(2 * 60);

/// After how long without a request or an open stream a player counts as disconnected.
pub(super) const PLAYER_TIMEOUT: Duration = Duration::from_secs(20);

/// The same for a player who was connected to another server, which reports that every ten seconds.
const ELSEWHERE_TIMEOUT: Duration = Duration::from_secs(30);

/// These rights, with the seat of one player in this game replaced by the seat of another.
pub(in crate::games) fn with_player(
    rights: &[Right],
    game: &GameId,
    from: &PlayerId,
    to: &PlayerId,
) -> Vec<Right> {
    let seat = |player: &PlayerId| Right::Seat {
        game: game.clone(),
        player: player.clone(),
    };
    let replaced = |right: &Right| {
        if *right == seat(from) {
            seat(to)
        } else {
            right.clone()
        }
    };
    rights.iter().map(replaced).collect()
}

/// The clients with an open stream, and the last requests of the host and of players in the lobby.
#[derive(Debug)]
pub(in crate::games) struct Connections(Mutex<State>);

#[derive(Debug)]
struct State {
    /// When the host last sent a request.
    host_seen_at: Instant,
    /// The same, but not before the host's first request to this server.
    host_request: Option<Instant>,
    /// When the host was last connected to another server.
    host_seen_elsewhere: Option<Instant>,
    /// When players of the lobby were last connected to another server.
    players_elsewhere: HashMap<PlayerId, Instant>,
    /// When a player last sent a request for the lobby, or a stream was opened or closed.
    presence_seen_at: Instant,
    clients: HashMap<Holder, ClientStreams>,
}

/// A client with an open stream, or with one that closed recently; it may become the host meanwhile.
#[derive(Debug)]
struct ClientStreams {
    rights: Arc<[Right]>,
    streams: usize,
    /// When the last of its streams closed.
    last_closed: Instant,
}

impl Connections {
    pub(in crate::games) fn new(now: Instant) -> Self {
        Self(Mutex::new(State {
            host_seen_at: now,
            host_request: None,
            host_seen_elsewhere: None,
            players_elsewhere: HashMap::new(),
            presence_seen_at: now,
            clients: HashMap::new(),
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(in crate::games) fn host_seen(&self, now: Instant) {
        let mut state = self.state();
        state.host_seen_at = now;
        state.host_request = Some(now);
    }

    /// Records that the host was connected to another server at this time.
    pub(in crate::games) fn host_seen_elsewhere(&self, at: Instant) {
        self.state().host_seen_elsewhere = Some(at);
    }

    /// Records that a player of the lobby was connected to another server at this time.
    pub(in crate::games) fn player_seen_elsewhere(&self, player: PlayerId, at: Instant) {
        self.state().players_elsewhere.insert(player, at);
    }

    /// Whether a player of the lobby is connected to another server, as far as it has been reported.
    pub(super) fn is_player_elsewhere(&self, player: &PlayerId, now: Instant) -> bool {
        let seen = self.state().players_elsewhere.get(player).copied();
        seen.is_some_and(|at| now.saturating_duration_since(at) < ELSEWHERE_TIMEOUT)
    }

    /// Records a request of a player for the lobby, or a seat that was taken.
    pub(in crate::games) fn player_seen(&self, now: Instant) {
        self.state().presence_seen_at = now;
    }

    /// Whether the presence of a player can have changed since this time: the last sign of the player, here or on
    /// another server, or its timeout came later.
    pub(in crate::games) fn may_presence_differ(&self, since: Instant) -> bool {
        let state = self.state();
        let here = state.presence_seen_at + PLAYER_TIMEOUT;
        let mut elsewhere = state.players_elsewhere.values();
        here >= since || elsewhere.any(|&seen| seen + ELSEWHERE_TIMEOUT >= since)
    }

    /// Whether a client with matching rights has an open stream, or had one within this time.
    pub(in crate::games) fn has_stream(
        &self,
        now: Instant,
        within: Duration,
        has_right: impl Fn(&[Right]) -> bool,
    ) -> bool {
        let state = self.state();
        let mut clients = state.clients.values().filter(|client| {
            client.streams > 0 || now.saturating_duration_since(client.last_closed) < within
        });
        clients.any(|client| has_right(&client.rights))
    }

    /// Whether the host has neither sent a request nor had an open stream within [`HOST_TIMEOUT`].
    pub(super) fn is_host_absent(&self, now: Instant, is_host: impl Fn(&[Right]) -> bool) -> bool {
        let is_recent = |at| now.saturating_duration_since(at) < HOST_TIMEOUT;
        let is_elsewhere = self.state().host_seen_elsewhere.is_some_and(is_recent);
        let has_asked = is_recent(self.state().host_seen_at) || is_elsewhere;
        !has_asked && !self.has_stream(now, HOST_TIMEOUT, is_host)
    }

    /// Whether the host has sent a request to this server, or has had an open stream, within this time.
    pub(super) fn is_host_here(
        &self,
        now: Instant,
        within: Duration,
        is_host: impl Fn(&[Right]) -> bool,
    ) -> bool {
        let is_recent = |at| now.saturating_duration_since(at) < within;
        let has_asked = self.state().host_request.is_some_and(is_recent);
        has_asked || self.has_stream(now, within, is_host)
    }

    pub(in crate::games) fn stream_opened(
        &self,
        holder: Holder,
        rights: Arc<[Right]>,
        now: Instant,
    ) {
        let mut state = self.state();
        state.presence_seen_at = now;
        state.clients.retain(|_, client| {
            client.streams > 0 || now.saturating_duration_since(client.last_closed) < HOST_TIMEOUT
        });
        let new = ClientStreams {
            rights: Arc::clone(&rights),
            streams: 0,
            last_closed: now,
        };
        let client = state.clients.entry(holder).or_insert(new);
        client.rights = rights;
        client.streams += 1;
    }

    /// Moves the rights of open streams to a seat from one player of it to another, who is connected where the first was.
    pub(in crate::games) fn replace_player(&self, game: &GameId, from: &PlayerId, to: &PlayerId) {
        let mut state = self.state();
        for client in state.clients.values_mut() {
            client.rights = with_player(&client.rights, game, from, to).into();
        }
        if let Some(seen) = state.players_elsewhere.remove(from) {
            state.players_elsewhere.insert(to.clone(), seen);
        }
    }

    /// Replaces the rights of a client with open streams; returns whether they differ.
    pub(in crate::games) fn set_rights(
        &self,
        holder: Holder,
        rights: Arc<[Right]>,
        now: Instant,
    ) -> bool {
        let mut state = self.state();
        let client = state.clients.get_mut(&holder);
        let Some(client) = client.filter(|client| client.rights != rights) else {
            return false;
        };
        client.rights = rights;
        state.presence_seen_at = now;
        true
    }

    pub(in crate::games) fn stream_closed(&self, holder: Holder, now: Instant) {
        let mut state = self.state();
        state.presence_seen_at = now;
        if let Some(client) = state.clients.get_mut(&holder) {
            client.streams = client.streams.saturating_sub(1);
            client.last_closed = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::ParseIdError;

    #[test]
    fn a_quiet_lobby_is_looked_at_only_until_the_last_timeout() {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let connections = Connections::new(start);
        connections.player_seen(after(10));
        // The player seen at 10 counts as disconnected from 30 on.
        assert!(connections.may_presence_differ(after(30)));
        assert!(!connections.may_presence_differ(after(31)));
        connections.player_seen(after(40));
        assert!(connections.may_presence_differ(after(31)));
    }

    #[test]
    fn a_lobby_is_looked_at_until_the_last_report_of_another_server_is_too_old()
    -> Result<(), ParseIdError> {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let connections = Connections::new(start);
        connections.player_seen_elsewhere("a1b2c3d4e5f6".parse()?, after(10));
        // The player counts as disconnected from 40 on.
        assert!(connections.may_presence_differ(after(40)));
        assert!(!connections.may_presence_differ(after(41)));
        Ok(())
    }
}
