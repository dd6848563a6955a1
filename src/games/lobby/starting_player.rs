//! Who has turn 1.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, Visitor};
use serde_json::json;

use crate::domain::error::Error;
use crate::games::service::Games;
use crate::games::sessions::StartingSeat;
use crate::rules::{MAX_SEATS, Mode, Seat};
use crate::schema::impl_schema;

/// Who is to have turn 1: a word or a number in the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Drawn by lot, each seat equally likely.
    Draw,
    /// The seat at this place in the order, from 0.
    Place(usize),
}

impl_schema! {
    First as "First": json!({
        "description": "Who has turn 1: a position in the order, from 0, or a random one. Not in mode `sheet`.",
        "oneOf": [
            {"type": "string", "enum": ["draw"]},
            {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1},
        ],
        "examples": ["draw"],
    });
}

impl<'de> Deserialize<'de> for First {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = First;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("\"draw\" or a place in the order")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<First, E> {
                match word {
                    "draw" => Ok(First::Draw),
                    other => Err(E::unknown_variant(other, &["draw"])),
                }
            }

            fn visit_u64<E: serde::de::Error>(self, place: u64) -> Result<First, E> {
                // A place that no machine can count to is out of range, too.
                Ok(First::Place(usize::try_from(place).unwrap_or(usize::MAX)))
            }

            fn visit_i64<E: serde::de::Error>(self, place: i64) -> Result<First, E> {
                let place =
                    u64::try_from(place).map_err(|_| E::custom("a place is not negative"))?;
                self.visit_u64(place)
            }
        }
        from.deserialize_any(Either).map_err(D::Error::custom)
    }
}

impl Games {
    /// The seat that has turn 1 among so many, by their numbers in the game; `None` without turns.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::InvalidValue`] for a place that is not there, and in mode `sheet`.
    pub(in crate::games) fn beginner(
        &self,
        wanted: Option<First>,
        mode: Mode,
        seats: usize,
    ) -> Result<Option<StartingSeat>, Error> {
        let (place, drawn) = match (mode, wanted) {
            (Mode::Sheet, None) => return Ok(None),
            (Mode::Sheet, Some(_)) => return Err(Error::invalid("first-needs-turns")),
            (Mode::Turns | Mode::Dice, None) => (0, false),
            (Mode::Turns | Mode::Dice, Some(First::Place(place))) => (place, false),
            (Mode::Turns | Mode::Dice, Some(First::Draw)) => (self.below(seats)?, true),
        };
        let seat = Seat::new(place).filter(|seat| seat.index() < seats);
        let seat = seat.ok_or_else(|| Error::invalid("first-out-of-range"))?;
        Ok(Some(StartingSeat { seat, drawn }))
    }

    /// A number below this limit, each equally likely.
    fn below(&self, limit: usize) -> Result<usize, Error> {
        let limit = u64::try_from(limit).unwrap_or(u64::MAX).max(1);
        // The numbers from here on would make the first ones likelier.
        let end = u64::MAX - u64::MAX % limit;
        loop {
            let random = self.random()?;
            if random < end {
                return Ok(usize::try_from(random % limit).unwrap_or_default());
            }
        }
    }
}
