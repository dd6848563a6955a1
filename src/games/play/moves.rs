//! Moves: each is decided, stored, and only then published and answered.

use std::mem;

use rowlock_rules::{Action, Actor, By, Event, MAX_SEATS, Seat, Seq, Violation};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::limits::{MAX_EVENTS, too_many_events};
use crate::games::retry::{AttemptError, with_retries};
use crate::games::service::GameService;
use crate::games::sessions::{EncodedView, EventView, GameAccess, GameSession, GameView};
use crate::idempotency::{self, IdempotencyKey};
use crate::schema::impl_schema;

/// A move to make: in JSON the fields of its action, and the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Map<String, Value>")]
pub struct Move {
    /// The seat; by default the caller's own.
    pub seat: Option<usize>,
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

impl_schema! {
    Move as "Move": json!({
        "description": "A move: the fields of its type, and nothing else. A space has either its `number` or its `field`; a \
            correction is of one space (`row`, `crossed`), or of `penalties` alone.",
        "allOf": [{"$ref": "#/components/schemas/Action"}, {
            "type": "object",
            "properties": {"seat": {
                "type": ["integer", "null"],
                "description": "The seat that moves; by default the caller's own, or the host's.",
                "minimum": 0,
                "maximum": MAX_SEATS - 1,
            }},
        }],
        "additionalProperties": false,
        "examples": [
            {"type": "cross", "row": "red", "number": 5, "turn": 12, "use": "white"},
            {"type": "end_turn", "turn": 12},
            {"type": "penalty"},
            {"type": "close", "row": "red"},
            {"type": "finish"},
            {"type": "roll", "white": [5, 1], "red": 3, "yellow": 4, "green": 2, "blue": 6},
            {"type": "undo"},
            {"type": "leave"},
            {"type": "rewind", "to": 17},
            {"type": "correct", "row": "red", "number": 7, "crossed": false},
            {"type": "correct", "penalties": 1},
        ],
    });
}

/// The result of a move.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Moved)]
pub struct MoveOutcome {
    /// The move as it stands in the log.
    pub event: EventView,
    /// The game after the move; omitted with `Prefer: return=minimal`.
    #[schema(value_type = GameView, required = false)]
    pub game: EncodedView,
}

/// A move that was made, and the game after it; pages need no more of it than its number.
pub struct MadeMove {
    session: GameSession,
    access: GameAccess,
}

impl GameService {
    /// Makes a move. A move that was made under this key has the outcome that it had then.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`] for another player's seat, [`ErrorCode::IdempotencyMismatch`] if the key was used for
    /// another request, and every code of the rules.
    pub async fn make_move(
        &self,
        caller: &Principal,
        id: &GameId,
        request: Move,
        key: Option<&IdempotencyKey>,
    ) -> Result<MadeMove, Error> {
        // Another server may have written to this game's log, or changed the caller's rights: the move is then decided
        // again. Neither is looked at before the first attempt, as an event that is stored twice is refused.
        let mut is_refreshed = false;
        let made = with_retries(async || {
            let made = self.try_move(caller, id, request, key, is_refreshed).await;
            let was_refreshed = mem::replace(&mut is_refreshed, self.store().has_peers());
            match made {
                Err(AttemptError::Refused(_)) if was_refreshed != is_refreshed => {
                    if let Some(holder) = caller.holder() {
                        self.store().refresh_holder(holder);
                    }
                    self.try_move(caller, id, request, key, true).await
                }
                made => made,
            }
        });
        let made = made.await;
        if let (Err(_), Some(key)) = (&made, key) {
            // It may be refused because its key was used for another request.
            idempotency::stored_response(self.services(), key).await?;
        }
        made
    }

    /// Whether a move was made under this key.
    pub async fn is_made(
        &self,
        caller: &Principal,
        id: &GameId,
        key: &IdempotencyKey,
    ) -> Result<bool, Error> {
        let (_, current) = self.admit(caller, id).await?;
        Ok(current.move_by_key(key.of_move().name).is_some())
    }

    async fn try_move(
        &self,
        caller: &Principal,
        id: &GameId,
        request: Move,
        key: Option<&IdempotencyKey>,
        is_refreshed: bool,
    ) -> Result<MadeMove, AttemptError> {
        let (access, current, _) = self.admit_to(caller, id, is_refreshed).await?;
        let key = key.map(IdempotencyKey::of_move);
        if let Some(key) = key
            && let Some((seq, used)) = current.move_by_key(key.name)
        {
            let session = current.at(seq);
            return match used == key {
                true => Ok(MadeMove { session, access }),
                false => Err(idempotency::mismatch().into()),
            };
        }
        let now = self.now();
        let event = decide(&current, &access, request)?;
        current.check_log_capacity(request.action)?;
        let mut next = current.clone();
        let changes = next.record(event, now, key);
        let session = GameSession {
            views: next.views.of_same_state(),
            ..next.clone()
        };
        self.commit(current, next, changes).await?;
        Ok(MadeMove { session, access })
    }
}

impl MadeMove {
    /// The sequence number of its event.
    pub fn seq(&self) -> Seq {
        self.session.seq()
    }

    /// Its event.
    pub fn event(&self) -> Result<EventView, Error> {
        let session = &self.session;
        let event = EventView::of(&session.game, &session.times, session.seq());
        event.ok_or_else(|| Error::new(ErrorCode::Internal, "move-lost"))
    }

    /// Its event, and the game after it as the caller sees it.
    pub fn outcome(&self) -> Result<MoveOutcome, Error> {
        Ok(MoveOutcome {
            event: self.event()?,
            game: self.session.encoded_view(&self.access)?,
        })
    }
}

impl GameSession {
    /// Refuses moves in a game whose log is full, except its finish, so that every log loads quickly.
    fn check_log_capacity(&self, action: Action) -> Result<(), Error> {
        let ends_it = matches!(action, Action::Finish {});
        if ends_it || self.game.log().len() < MAX_EVENTS {
            Ok(())
        } else {
            Err(too_many_events())
        }
    }
}

/// Decides as the seat first, then as the host if the caller is the host.
fn decide(session: &GameSession, access: &GameAccess, request: Move) -> Result<Event, Error> {
    let as_host = access.acts_as_host(session.row.status);
    let seat = seat_of(session, access, as_host, request.seat)?;
    let resumes = matches!(request.action, Action::Undo {} | Action::Rewind { .. });
    if resumes && session.is_followed() {
        let code = ErrorCode::Rule(Violation::GameOver);
        return Err(Error::new(code, "rematch-goes-first"));
    }
    let decide = |by| session.game.decide(Actor { seat, by }, request.action);
    if !access.seats.contains(&seat) {
        return Ok(decide(By::Host)?);
    }
    match decide(By::Seat) {
        Err(_) if as_host => Ok(decide(By::Host)?),
        decided => Ok(decided?),
    }
}

/// The seat of a move: the named one, the caller's own, or the host's.
fn seat_of(
    session: &GameSession,
    access: &GameAccess,
    as_host: bool,
    named: Option<usize>,
) -> Result<Seat, Error> {
    let Some(named) = named else {
        return match access.seats.first() {
            Some(&own) => Ok(own),
            None if as_host => Ok(session.game.table().host()),
            None => Err(Error::new(ErrorCode::Forbidden, "no-seat-here")),
        };
    };
    let seat = Seat::new(named).filter(|seat| seat.index() < session.seats.len());
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
