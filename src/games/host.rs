//! Moving the host's role to another seat.

use std::time::{Duration, Instant};

use super::bounds::{EVENTS_TO_END, LAST_EVENTS, MOST_EVENTS};
use super::open::OpenGame;
use super::play::too_many_events;
use super::{Access, Caller, GameView, Games, Keep};
use crate::error::{Code, Error};
use crate::ids::GameId;
use crate::rules::{By, Event, Seat, Status, Violation};
use crate::store::Change;

/// After how long without a sign of the host any player may take the role.
const HOST_SILENT: Duration = Duration::from_secs(2 * 60);

impl OpenGame {
    /// Whether any player may take the host's role.
    pub(super) fn is_host_silent(&self, now: Instant) -> bool {
        now.saturating_duration_since(self.host_seen) >= HOST_SILENT
    }
}

impl Games {
    /// Gives the host's role to a seat; a player takes it when the host's phone is silent, and the host
    /// from whom it was taken takes it back at any time.
    ///
    /// # Errors
    /// [`Code::HostOnly`] while the host is there; [`Code::InvalidValue`] for a seat that is not;
    /// [`Violation::GameOver`] once the game is finished.
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
        let by = self.mover(&current, &access, seat)?;
        if current.row.status == Status::Finished {
            return Err(Violation::GameOver.into());
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
        change.events.push(next.push(Event::host(seat, by), now));
        next.host_seen = self.instant();
        let view = next.view(&next.access(caller.rights()));
        change.kept = self.keep(keep, &view)?;
        self.commit(current, next, change).await?;
        Ok(view)
    }

    /// With whose right the caller moves the role to this seat.
    fn mover(&self, open: &OpenGame, access: &Access, seat: Seat) -> Result<By, Error> {
        let takes_back = access.may_take_back && seat == open.game.table().host_owner();
        if access.may_manage() || takes_back {
            return Ok(By::Host);
        }
        // Whoever got the role from somebody who took it has taken it, too.
        if access.host {
            return Ok(By::Seat);
        }
        if !access.seats.contains(&seat) {
            return Err(Violation::HostOnly.into());
        }
        let is_over = open.row.status == Status::Finished;
        if !is_over && !open.is_host_silent(self.instant()) {
            return Err(Error::new(Code::HostOnly, "host-is-here"));
        }
        Ok(By::Seat)
    }
}
