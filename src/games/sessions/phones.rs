//! Whose phones are there while a game waits in its lobby.

use std::time::{Duration, Instant};

use super::access::Access;
use super::session::GameSession;
use crate::domain::grants::Right;
use crate::rules::Status;
use crate::store::SeatRow;

/// After how long without a request or an open stream a phone counts as gone.
const PHONE_TIMEOUT: Duration = Duration::from_secs(20);

/// What is known of the phone of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phone {
    /// It is connected.
    Here,
    /// It was connected, and is not now.
    Away,
    /// Nobody has claimed the seat.
    Awaited,
}

impl GameSession {
    /// What is known of each player's phone, in the order of seats.
    pub(in crate::games) fn phones(&self, now: Instant) -> Vec<Phone> {
        let phone = |row: &SeatRow| {
            let seen = self.phones_seen.get(&row.player);
            let has_asked =
                seen.is_some_and(|&seen| now.saturating_duration_since(seen) < PHONE_TIMEOUT);
            let is_own = |right: &Right| matches!(right, Right::Seat { game, player } if *game == self.row.id && *player == row.player);
            let presence = &self.presence;
            let follows = |rights: &[Right]| rights.iter().any(is_own);
            let is_here = has_asked || presence.is_followed(now, PHONE_TIMEOUT, follows);
            match (is_here, row.claimed) {
                (true, _) => Phone::Here,
                (false, true) => Phone::Away,
                (false, false) => Phone::Awaited,
            }
        };
        self.seats.iter().map(phone).collect()
    }

    /// Notes who asks for a lobby; tells whether a phone has come.
    pub(in crate::games) fn note_phone(&mut self, access: &Access, now: Instant) -> bool {
        if self.row.status != Status::Lobby || access.seats.is_empty() {
            return false;
        }
        let before = self.phones(now);
        for seat in &access.seats {
            if let Some(row) = self.seats.get(seat.index()) {
                self.phones_seen.insert(row.player.clone(), now);
            }
        }
        before != self.phones(now)
    }
}
