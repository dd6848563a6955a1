//! Starting a game.

use rowlock_rules::{Seat, Status, Violation};

use super::starting_player::StartingPlayer;
use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::service::GameService;
use crate::games::sessions::GameView;
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, GroupEdit};

impl GameService {
    /// Starts a game, with its seats in this order or as they are.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`], [`ErrorCode::AlreadyStarted`], [`ErrorCode::TooFewPlayers`], or
    /// [`ErrorCode::InvalidValue`] for an order that does not contain each seat once or a starting player who does not
    /// exist.
    pub async fn start(
        &self,
        caller: &Principal,
        id: &GameId,
        order: Option<Vec<Seat>>,
        first: Option<StartingPlayer>,
        key: Option<&IdempotencyKey>,
    ) -> Result<GameView, Error> {
        let handle = self.session(id).await?;
        let group = handle.lock().await.row.group.clone();
        // It is read before the game is locked; the name is made of who is there when it is stored.
        let is_outdated = self.store().has_outdated_name(&group).await?;
        let (access, current, rights) = self.admit_with_rights(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        if current.row.status != Status::Lobby {
            return Err(Error::new(
                ErrorCode::AlreadyStarted,
                "game-already-started",
            ));
        }
        let count = current.seats.len();
        if count == 0 {
            return Err(Error::new(ErrorCode::TooFewPlayers, "no-players-seated"));
        }
        let order = order.unwrap_or_else(|| Seat::first(count).collect());
        let mut sorted = order.clone();
        sorted.sort();
        if !sorted.iter().copied().eq(Seat::first(count)) {
            return Err(Error::invalid("order-invalid"));
        }
        let starting_seat = self.starting_seat(first, current.row.mode, count)?;
        let now = self.now();
        let mut next = current.clone();
        let mut changes = vec![
            next.start(order, starting_seat, now),
            Change::Update(next.sync_seats(now)),
        ];
        if is_outdated {
            changes.push(Change::Edit(GroupEdit::NameAfterPlayers(group)));
        }
        let view = next.view(&next.access(&rights));
        idempotency::respond(&mut changes, self.services(), key, &view)?;
        self.commit(current, next, changes).await?;
        Ok(view)
    }
}
