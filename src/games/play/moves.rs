//! Playing: a move is decided, stored, and only then answered and told.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::bounds::{MAX_EVENTS, too_many_events};
use crate::games::service::Games;
use crate::games::sessions::{Access, EventView, GameSession, GameView};
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::{Action, Actor, By, Event, Seat, Violation};
use crate::store::StoreError;

/// A move to make: in JSON the fields of its action, and the seat beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub struct Move {
    /// The seat it is for; without it, the caller's own.
    pub seat: Option<usize>,
    /// The action.
    pub action: Action,
}

impl TryFrom<Map<String, Value>> for Move {
    type Error = serde_json::Error;

    fn try_from(mut fields: Map<String, Value>) -> Result<Self, Self::Error> {
        let seat = fields.remove("seat").unwrap_or_default();
        Ok(Self {
            seat: Option::<usize>::deserialize(seat)?,
            action: Action::deserialize(Value::Object(fields))?,
        })
    }
}

/// The result of a move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Moved {
    /// What happened.
    pub event: EventView,
    /// The game after the move.
    pub game: GameView,
}

impl Games {
    /// Makes a move.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] for another's seat, and every code of the rules; then nothing has changed.
    pub async fn act(
        &self,
        caller: &Principal,
        id: &GameId,
        wanted: Move,
        key: Option<&IdempotencyKey>,
    ) -> Result<Moved, Error> {
        match self.try_act(caller, id, wanted, key).await? {
            Ok(moved) => Ok(moved),
            // Somebody else wrote to this game's log: it is read anew, and the move decided anew.
            Err(error) if error.is_contention() => {
                Ok(self.try_act(caller, id, wanted, key).await??)
            }
            Err(error) => Err(error.into()),
        }
    }

    async fn try_act(
        &self,
        caller: &Principal,
        id: &GameId,
        wanted: Move,
        key: Option<&IdempotencyKey>,
    ) -> Result<Result<Moved, StoreError>, Error> {
        let (access, current) = self.admit(caller, id).await?;
        let now = self.now();
        let event = decide(&current, &access, wanted)?;
        current.check_room(wanted.action)?;
        let mut next = current.clone();
        let mut change = next.happen(event, now);
        let event = EventView::of(&next.game, &next.times, next.seq())
            .ok_or_else(|| Error::new(ErrorCode::Internal, "move-lost"))?;
        let moved = Moved {
            event,
            game: next.view(&access),
        };
        change.response = idempotency::seal_response(self.services(), key, &moved)?;
        Ok(self.commit(current, next, change).await.map(|()| moved))
    }
}

impl GameSession {
    /// Refuses what does not end a game whose log is full, so that every log can be loaded in a moment.
    fn check_room(&self, action: Action) -> Result<(), Error> {
        let ends_it = matches!(action, Action::Finish {});
        if ends_it || self.game.log().len() < MAX_EVENTS {
            Ok(())
        } else {
            Err(too_many_events())
        }
    }
}

/// Decides with the seat's own right first, and then with the host's where the caller has that.
fn decide(open: &GameSession, access: &Access, wanted: Move) -> Result<Event, Error> {
    let as_host = access.moves_as_host(open.row.status);
    let seat = seat_of(open, access, as_host, wanted.seat)?;
    let decide = |by| open.game.decide(Actor { seat, by }, wanted.action);
    if !access.seats.contains(&seat) {
        return Ok(decide(By::Host)?);
    }
    match decide(By::Seat) {
        Err(_) if as_host => Ok(decide(By::Host)?),
        decided => Ok(decided?),
    }
}

/// The seat a move is for: the one it names, the caller's own, or the host's.
fn seat_of(
    open: &GameSession,
    access: &Access,
    as_host: bool,
    named: Option<usize>,
) -> Result<Seat, Error> {
    let Some(named) = named else {
        return match access.seats.first() {
            Some(&own) => Ok(own),
            None if as_host => Ok(open.game.table().host()),
            None => Err(Error::new(ErrorCode::Forbidden, "no-seat-here")),
        };
    };
    let seat = Seat::new(named).filter(|seat| seat.index() < open.seats.len());
    let is_own = seat.is_some_and(|seat| access.seats.contains(&seat));
    if !is_own && !as_host {
        return Err(if access.seats.is_empty() {
            Error::new(ErrorCode::Forbidden, "no-seat-here")
        } else {
            Violation::HostOnly.into()
        });
    }
    seat.ok_or_else(|| Error::invalid("no-such-seat"))
}
