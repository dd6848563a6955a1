//! The player who has turn 1.

use std::fmt;

use rowlock_rules::{MAX_SEATS, Mode, Seat};
use serde::de::{Deserialize, Deserializer, Error as _, Visitor};
use serde_json::json;

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
        struct Either;
        impl Visitor<'_> for Either {
            type Value = StartingPlayer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"draw\" or a place in the order")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<StartingPlayer, E> {
                match word {
                    "draw" => Ok(StartingPlayer::Random),
                    other => Err(E::unknown_variant(other, &["draw"])),
                }
            }

            fn visit_u64<E: serde::de::Error>(self, position: u64) -> Result<StartingPlayer, E> {
                // A position beyond the range of `usize` is out of range in any game.
                Ok(StartingPlayer::Position(
                    usize::try_from(position).unwrap_or(usize::MAX),
                ))
            }

            fn visit_i64<E: serde::de::Error>(self, position: i64) -> Result<StartingPlayer, E> {
                let position =
                    u64::try_from(position).map_err(|_| E::custom("a place is not negative"))?;
                self.visit_u64(position)
            }
        }
        from.deserialize_any(Either).map_err(D::Error::custom)
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
