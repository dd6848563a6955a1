//! Which players are connected while a game is in its lobby.

use std::time::{Duration, Instant};

use rowlock_rules::Status;

use super::access::GameAccess;
use super::connections::PLAYER_TIMEOUT;
use super::session::GameSession;
use crate::domain::grants::Right;
use crate::domain::ids::PlayerId;
use crate::store::SeatRow;

/// Whether a player is connected to the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerPresence {
    Connected,
    /// The seat is claimed, but the player is not connected now.
    Disconnected,
    /// The seat is not claimed.
    Unclaimed,
}

impl GameSession {
    /// The presence of each player, in the order of seats.
    pub(in crate::games) fn player_presence(&self, now: Instant) -> Vec<PlayerPresence> {
        let presence = |row: &SeatRow| {
            let is_here = self.is_player_here(&row.player, now, PLAYER_TIMEOUT);
            let is_elsewhere = self.connections.is_player_elsewhere(&row.player, now);
            match (is_here || is_elsewhere, row.claimed) {
                (true, _) => PlayerPresence::Connected,
                (false, true) => PlayerPresence::Disconnected,
                (false, false) => PlayerPresence::Unclaimed,
            }
        };
        self.seats.iter().map(presence).collect()
    }

    /// Whether a player has sent a request for the lobby to this server, or has had an open stream, within this time.
    pub(in crate::games) fn is_player_here(
        &self,
        player: &PlayerId,
        now: Instant,
        within: Duration,
    ) -> bool {
        let seen = self.last_seen.get(player);
        let has_asked = seen.is_some_and(|&seen| now.saturating_duration_since(seen) < within);
        let own = Right::Seat {
            game: self.row.id.clone(),
            player: player.clone(),
        };
        let has_right = |rights: &[Right]| rights.contains(&own);
        has_asked || self.connections.has_stream(now, within, has_right)
    }

    /// Records a request for the lobby; returns whether a player has connected with it.
    pub(in crate::games) fn record_presence(&mut self, access: &GameAccess, now: Instant) -> bool {
        if self.row.status != Status::Lobby || access.seats.is_empty() {
            return false;
        }
        let before = self.player_presence(now);
        self.connections.player_seen(now);
        for seat in &access.seats {
            if let Some(row) = self.seats.get(seat.index()) {
                self.last_seen.insert(row.player.clone(), now);
            }
        }
        before != self.player_presence(now)
    }
}
