//! Moving the host's role to another seat.

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::bounds::{EVENTS_TO_END, LAST_EVENTS, MAX_EVENTS, too_many_events};
use crate::games::service::Games;
use crate::games::sessions::{Access, GameSession, GameView};
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::{By, Event, Seat, Status, Violation};
use crate::store::WriteBatch;

impl Games {
    /// Gives the host's role to a seat; a player takes it when the host's phone is silent, and the host
    /// from whom it was taken takes it back at any time.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] while the host is there; [`ErrorCode::InvalidValue`] for a seat that is not;
    /// [`Violation::GameOver`] once the game is finished.
    pub async fn move_host(
        &self,
        caller: &Principal,
        id: &GameId,
        seat: usize,
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Error> {
        let (access, current, rights) = self.admit_with_rights(caller, id).await?;
        let seat = Seat::new(seat).filter(|seat| seat.index() < current.seats.len());
        let seat = seat.ok_or_else(|| Error::invalid("no-such-seat"))?;
        let by = self.mover(&current, &access, seat)?;
        if current.row.status == Status::Finished {
            return Err(Violation::GameOver.into());
        }
        if current.game.table().has_left(seat) {
            return Err(Error::invalid("player-has-left"));
        }
        if current.game.log().len() >= MAX_EVENTS + EVENTS_TO_END - LAST_EVENTS {
            return Err(too_many_events());
        }
        let now = self.now();
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        change.events.push(next.push(Event::host(seat, by), now));
        next.presence.host_asked(self.instant());
        let view = next.view(&next.access(&rights));
        change.response = idempotency::seal_response(self.services(), key, &view)?;
        self.commit(current, next, change).await?;
        Ok(view)
    }

    /// With whose right the caller moves the role to this seat.
    fn mover(&self, open: &GameSession, access: &Access, seat: Seat) -> Result<By, Error> {
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
            return Err(Error::new(ErrorCode::HostOnly, "host-active"));
        }
        Ok(By::Seat)
    }
}
