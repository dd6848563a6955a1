//! Joining a game by its code.

use rowlock_rules::{Printed, Seat, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::preview::no_such_code;
use super::request_limits::Requester;
use super::requests::PendingRequest;
use crate::auth;
use crate::domain::error::Error;
use crate::domain::grants::Right;
use crate::domain::name::Name;
use crate::games::lobby::claim_seat;
use crate::games::retry::{AttemptError, with_retries};
use crate::games::service::GameService;
use crate::games::sessions::{GameAccess, GameSession, GameView};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::Change;

/// The seat that a player requests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WantedSeat {
    Name(Name),
    /// An existing seat that is not claimed.
    Seat(usize),
    /// The existing seat of the player with this name, even if it was renumbered.
    SeatOf(String),
}

/// The result of joining.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum JoinOutcome {
    Joined(Box<Joined>),
    /// The game is running: the request was sent to its host.
    Requested(PendingRequest),
}

/// A seat that a player has joined.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({"token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"})))]
pub struct Joined {
    pub game: GameView,
    pub seat: Seat,
    /// The token of the seat; omitted for a device, which has its cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

impl Joined {
    /// The game as the player on this seat alone sees it.
    pub(in crate::games) fn of(session: &GameSession, seat: Seat, token: Option<String>) -> Self {
        let access = GameAccess {
            seats: vec![seat],
            ..GameAccess::default()
        };
        Self {
            game: session.view(&access),
            seat,
            token,
        }
    }
}

impl GameService {
    /// Takes a seat in a lobby, or requests one from the host of a running game. A device that gets a seat also
    /// becomes a member of the group.
    ///
    /// # Errors
    /// `not_found`, `name_taken`, `seat_taken`, `game_full`, `already_started`, `too_many_requests`, `gone` while the code is void, or `invalid_value` for a seat that does not exist.
    pub async fn join(
        &self,
        code: &str,
        request: WantedSeat,
        requester: Requester,
        key: Option<&IdempotencyKey>,
    ) -> Result<JoinOutcome, Error> {
        with_retries(async || self.try_join(code, &request, requester, key).await).await
    }

    async fn try_join(
        &self,
        code: &str,
        request: &WantedSeat,
        requester: Requester,
        key: Option<&IdempotencyKey>,
    ) -> Result<JoinOutcome, AttemptError> {
        let id = self.id_by_code(code).await?;
        let handle = self.session(&id).await?;
        // Each who joins may have a new token: all count in the share of the game's creator, as the roster has it.
        let roster = self.roster(&handle).await?;
        let recent = self.recent_requests(&id).await?;
        let device = requester.device;
        let current = handle.lock_owned().await;
        match current.row.status {
            Status::Lobby => {}
            Status::Playing | Status::LastCall => {
                current.require_open_code()?;
                return self
                    .request_seat(current, request, (requester, &recent), key)
                    .await;
            }
            Status::Finished => return Err(no_such_code().into()),
        }
        let now = self.now();
        let mut next = current.clone();
        let mut changes = Vec::new();
        let (seat, player) = match request {
            WantedSeat::Seat(number) => claim_seat(next.seats_mut(), *number)?,
            WantedSeat::SeatOf(name) => {
                let number = next.number_of(name)?;
                claim_seat(next.seats_mut(), number)?
            }
            WantedSeat::Name(name) => {
                self.add_seat(&mut next, name, &roster, Printed::default(), &mut changes)?
            }
        };
        changes.push(Change::Update(next.sync_seats(now)));
        let group = roster.group.id;
        let (holder, token) = auth::device_or_new_token(self.services(), device)?;
        let mut grants = vec![(holder, Right::Seat { game: id, player })];
        if let Some(device) = device {
            grants.push((
                device,
                Right::Member {
                    group: group.clone(),
                },
            ));
        }
        changes.extend(auth::to_grants(&group, grants));
        let joined = Joined::of(&next, seat, token);
        idempotency::respond(&mut changes, self.services(), key, &joined)?;
        self.commit(current, next, changes).await?;
        Ok(JoinOutcome::Joined(Box::new(joined)))
    }
}
