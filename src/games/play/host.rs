//! Transfer of the host role.

use rowlock_rules::{By, Event, Seat, Status, Violation};

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::limits::{ENDING_EVENTS, MAX_EVENTS, RESERVED_EVENTS, too_many_events};
use crate::games::service::GameService;
use crate::games::sessions::{GameAccess, GameSession, GameView};
use crate::idempotency::{self, IdempotencyKey};

impl GameService {
    /// Transfers the host role to a seat. A player can take it while the host is absent, and that host can take it back
    /// at any time.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] while the host is present; [`ErrorCode::InvalidValue`] for a seat that does not exist;
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
        let by = self.transfer_by(&current, &access, seat)?;
        if current.row.status == Status::Finished {
            return Err(Violation::GameOver.into());
        }
        if current.game.table().has_left(seat) {
            return Err(Error::invalid("player-has-left"));
        }
        if current.game.log().len() >= MAX_EVENTS + ENDING_EVENTS - RESERVED_EVENTS {
            return Err(too_many_events());
        }
        let now = self.now();
        let mut next = current.clone();
        let mut changes = vec![next.append(Event::host(seat, by), now)];
        next.connections.host_seen(self.instant());
        let view = next.view(&next.access(&rights));
        idempotency::respond(&mut changes, self.services(), key, &view)?;
        self.commit(current, next, changes).await?;
        Ok(view)
    }

    /// Whether the caller transfers the role to this seat as the host or as a player.
    fn transfer_by(
        &self,
        session: &GameSession,
        access: &GameAccess,
        seat: Seat,
    ) -> Result<By, Error> {
        let takes_back = access.can_reclaim_host && seat == session.game.table().host_owner();
        if access.can_manage() || takes_back {
            return Ok(By::Host);
        }
        // A role that was taken stays a taken one when it is passed on.
        if access.host {
            return Ok(By::Seat);
        }
        if !access.seats.contains(&seat) {
            return Err(Violation::HostOnly.into());
        }
        let is_over = session.row.status == Status::Finished;
        if !is_over && !session.is_host_absent(self.instant()) {
            return Err(Error::new(ErrorCode::HostOnly, "host-active"));
        }
        Ok(By::Seat)
    }
}
