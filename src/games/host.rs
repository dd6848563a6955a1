//! Moving the host's role to another seat.

use chrono::{DateTime, TimeDelta, Utc};

use super::bounds::{EVENTS_TO_END, LAST_EVENTS, MOST_EVENTS};
use super::open::OpenGame;
use super::play::too_many_events;
use super::{Caller, GameView, Games, Keep};
use crate::error::{Code, Error};
use crate::ids::GameId;
use crate::rules::{Event, Seat, Violation};
use crate::store::Change;

/// After how long without a sign of the host any player may take the role.
const HOST_SILENT: TimeDelta = TimeDelta::minutes(2);

impl OpenGame {
    /// Whether any player may take the host's role.
    pub(super) fn is_host_silent(&self, now: DateTime<Utc>) -> bool {
        now - self.host_seen >= HOST_SILENT
    }
}

impl Games {
    /// Gives the host's role to a seat; a player takes it when the host's phone is silent.
    ///
    /// # Errors
    /// [`Code::HostOnly`] while the host is there; [`Code::InvalidValue`] for a seat that is not.
    pub async fn move_host(
        &self,
        caller: &Caller,
        id: &GameId,
        seat: usize,
        keep: Option<&Keep>,
    ) -> Result<GameView, Error> {
        let (access, slot) = self.readable(caller, id).await?;
        let current = slot.lock_owned().await;
        let seat = Seat::new(seat).filter(|seat| seat.index() < current.seats.len());
        let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
        if !access.host {
            if !access.seats.contains(&seat) {
                return Err(Violation::HostOnly.into());
            }
            if !current.is_host_silent(self.now()) {
                return Err(Error::new(Code::HostOnly, "host-is-here"));
            }
        }
        if current.game.table().has_left(seat) {
            return Err(Error::invalid("player-has-left"));
        }
        if current.game.log().len() >= MOST_EVENTS + EVENTS_TO_END - LAST_EVENTS {
            return Err(too_many_events());
        }
        let now = self.now();
        let mut next = current.clone();
        let mut change = Change::default();
        change.events.push(next.push(Event::host(seat), now));
        next.host_seen = now;
        let view = next.view(&next.access(caller));
        change.kept = self.keep(keep, &view)?;
        self.commit(current, next, change).await?;
        Ok(view)
    }
}
