//! Joining a game by its code.

use serde::Serialize;
use utoipa::ToSchema;

use super::preview::no_such_code;
use super::requests::Asked;
use crate::auth::{self};
use crate::domain::error::Error;
use crate::domain::grants::{Holder, Right};
use crate::domain::name::Name;
use crate::games::lobby::claim;
use crate::games::retry::{Failure, retrying};
use crate::games::service::Games;
use crate::games::sessions::{Access, GameView};
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::{Seat, Status};
use crate::store::WriteBatch;

/// The seat somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A new one under this name.
    Name(Name),
    /// One that was made by name.
    Seat(usize),
}

/// What came of joining.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Entered {
    /// A seat was taken.
    Joined(Box<Joined>),
    /// The game is being played: its host is asked.
    Asked(Asked),
}

/// The seat that was taken.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Joined {
    /// The game.
    pub game: GameView,
    /// The seat.
    pub seat: Seat,
    /// The token of the seat; omitted for a device, which has its cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

impl Games {
    /// Takes a seat, or asks the host for one where the game is being played. A device becomes a member of the
    /// group, too.
    ///
    /// # Errors
    /// `not_found`, `name_taken`, `seat_taken`, `game_full`,
    /// `already_started`, or `invalid_value` for a seat that is not there.
    pub async fn join(
        &self,
        code: &str,
        wanted: Wanted,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Entered, Error> {
        retrying(async || self.try_join(code, &wanted, device, key).await).await
    }

    async fn try_join(
        &self,
        code: &str,
        wanted: &Wanted,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Entered, Failure> {
        let id = self.id_by_code(code).await?;
        let slot = self.slot(&id).await?;
        let roster = self.roster(&slot).await?;
        let current = slot.lock_owned().await;
        match current.row.status {
            Status::Lobby => {}
            Status::Playing | Status::LastCall => {
                return self.ask(current, wanted, device, key).await;
            }
            Status::Finished => return Err(no_such_code().into()),
        }
        let now = self.now();
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        let (seat, player) = match wanted {
            Wanted::Seat(number) => claim(&mut next.seats, *number)?,
            Wanted::Name(name) => self.sit(&mut next, name, &roster, None, &mut change)?,
        };
        change.updates.push(next.sync_seats(now));
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
        change.grants = auth::to_grants(&group, grants);
        let access = Access {
            seats: vec![seat],
            ..Access::default()
        };
        let joined = Joined {
            game: next.view(&access),
            seat,
            token,
        };
        change.response = idempotency::seal_response(self.services(), key, &joined)?;
        self.commit(current, next, change).await?;
        Ok(Entered::Joined(Box::new(joined)))
    }
}
