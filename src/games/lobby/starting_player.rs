//! The player who has turn 1.

use rowlock_rules::{MAX_SEATS, Mode, Seat};
use serde::de::{Deserialize, Deserializer, Error as _};
use serde_json::{Value, json};

use crate::domain::error::Error;
use crate::games::service::GameService;
use crate::games::sessions::StartingSeat;
use crate::schema::impl_schema;

/// Who has turn 1: in the API `"draw"` or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartingPlayer {
    /// A random seat.
    Random,
    /// The seat at this position in the order, from 0.
    Position(usize),
}

impl_schema! {
    StartingPlayer as "First": json!({
        "description": "Who has turn 1: a position in the order, from 0, or a random one. Not in mode `sheet`.",
        "oneOf": [
            {"type": "string", "enum": ["draw"]},
            {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1},
        ],
        "examples": ["draw"],
    });
}

impl<'de> Deserialize<'de> for StartingPlayer {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let sent = Value::deserialize(from)?;
        match sent.as_u64() {
            // A position beyond the range of `usize` is out of range in any game.
            Some(position) => Ok(Self::Position(
                usize::try_from(position).unwrap_or(usize::MAX),
            )),
            None if sent == "draw" => Ok(Self::Random),
            None => Err(D::Error::custom(
                "expected \"draw\" or a place in the order",
            )),
        }
    }
}

impl GameService {
    /// The seat with turn 1 among this number of seats; `None` without turns.
    ///
    /// # Errors
    /// [`InvalidValue`](crate::domain::error::ErrorCode::InvalidValue) for a position that does not exist, and in mode `sheet`.
    pub(in crate::games) fn starting_seat(
        &self,
        requested: Option<StartingPlayer>,
        mode: Mode,
        seats: usize,
    ) -> Result<Option<StartingSeat>, Error> {
        let (position, drawn) = match (mode, requested) {
            (Mode::Sheet, None) => return Ok(None),
            (Mode::Sheet, Some(_)) => return Err(Error::invalid("first-needs-turns")),
            (Mode::Turns | Mode::Dice, None) => (0, false),
            (Mode::Turns | Mode::Dice, Some(StartingPlayer::Position(position))) => {
                (position, false)
            }
            (Mode::Turns | Mode::Dice, Some(StartingPlayer::Random)) => {
                (self.random_below(seats)?, true)
            }
        };
        let seat = Seat::new(position).filter(|seat| seat.index() < seats);
        let seat = seat.ok_or_else(|| Error::invalid("first-out-of-range"))?;
        Ok(Some(StartingSeat { seat, drawn }))
    }

    /// A uniformly distributed number below this limit.
    fn random_below(&self, limit: usize) -> Result<usize, Error> {
        let limit = u64::try_from(limit).unwrap_or(u64::MAX).max(1);
        // Numbers from here on are rejected, as they would favor small results.
        let end = u64::MAX - u64::MAX % limit;
        loop {
            let random = self.random()?;
            if random < end {
                return Ok(usize::try_from(random % limit).unwrap_or_default());
            }
        }
    }
}
