//! Numbers of seats, events and turns.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The most seats a game has: the largest printed edition comes with eight boards.
pub const MAX_SEATS: usize = 8;

/// A seat, numbered from 0 in playing order.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    ToSchema,
)]
#[serde(try_from = "usize", into = "u8")]
#[schema(maximum = 7, examples(0))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number; `None` beyond the largest table.
    pub fn new(number: usize) -> Option<Self> {
        (number < MAX_SEATS)
            .then(|| u8::try_from(number).ok())
            .flatten()
            .map(Self)
    }

    /// The seat's number, for indexing lists of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `count` seats in playing order.
    pub fn first(count: usize) -> impl Iterator<Item = Self> {
        (0..count).filter_map(Self::new)
    }
}

impl TryFrom<usize> for Seat {
    type Error = String;

    fn try_from(number: usize) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("seats are numbered from 0 to {}", MAX_SEATS - 1))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of an event in its game's log: 1 for the first, without gaps.
pub type Seq = u32;

/// The number of a turn: 1 for the first.
pub type Turn = u32;
