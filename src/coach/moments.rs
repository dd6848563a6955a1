//! The choices that are worth a look: those that gave points away, and the best.

use rowlock_rules::{Color, Seat, Seq, Turn};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::layout::{Layout, Spot};
use crate::points::{Chance, Points};
use crate::policy::Choice;

/// A choice that gave points away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Moment {
    pub seat: Seat,
    /// The turn in which it was made, from 1.
    #[schema(value_type = u32)]
    pub turn: Turn,
    /// The event at which it is seen.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// Whether the seat had the dice.
    pub is_active: bool,
    /// What was crossed; nothing is a penalty where the seat was active.
    pub played: Crossed,
    /// What was worth more; nothing is a penalty where the seat was active.
    pub better: Crossed,
    /// How many points the better choice was worth more.
    pub loss: Points,
    /// The chance to win with what was played.
    pub chance_played: Chance,
    /// The chance to win with the better choice.
    pub chance_better: Chance,
    /// The best of what else was possible, the best first: at most two choices, and none in older reports.
    /// What was played is not among them, nor what is as good as the better choice.
    #[serde(default)]
    pub others: Vec<OtherChoice>,
}

/// Another choice than the one that was made and the better one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OtherChoice {
    /// What it would have crossed; nothing is a penalty where the seat was active.
    pub crossed: Crossed,
    /// How many points the better choice was worth more, estimated with fewer games than the loss of what was played.
    pub loss: Points,
}

/// What a choice crosses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Crossed {
    /// With the white sum; where the dice are not known, the first cross.
    pub white: Option<CrossedSpace>,
    /// With a colored die; where the dice are not known, the second cross.
    pub color: Option<CrossedSpace>,
}

/// A space that was crossed, by its row and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CrossedSpace {
    pub row: Color,
    /// The number of the space, from 2 to 12 on most boards.
    pub number: u8,
}

/// A choice that was clearly better than all others, of which the next best would have crossed something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BestChoice {
    pub seat: Seat,
    /// The turn in which it was made, from 1.
    #[schema(value_type = u32)]
    pub turn: Turn,
    /// The event at which it is seen.
    #[schema(value_type = u32)]
    pub seq: Seq,
    /// Whether the seat had the dice.
    pub is_active: bool,
    /// What was crossed; nothing is a penalty where the seat was active.
    pub played: Crossed,
    /// The next best choice.
    pub next: Crossed,
    /// How many points what was played was worth more.
    pub lead: Points,
}

/// A choice next to the one that it is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComparedChoice {
    pub seat: Seat,
    pub turn: Turn,
    /// The event at which it is seen.
    pub seq: Seq,
    /// Whether the seat had the dice.
    pub is_active: bool,
    pub better: Crossed,
    pub worse: Crossed,
    /// How many points the better one was worth more.
    pub points: Points,
    /// Whether the better one was played.
    pub is_best: bool,
}

impl From<&Moment> for ComparedChoice {
    fn from(moment: &Moment) -> Self {
        Self {
            seat: moment.seat,
            turn: moment.turn,
            seq: moment.seq,
            is_active: moment.is_active,
            better: moment.better,
            worse: moment.played,
            points: moment.loss,
            is_best: false,
        }
    }
}

impl From<&BestChoice> for ComparedChoice {
    fn from(best: &BestChoice) -> Self {
        Self {
            seat: best.seat,
            turn: best.turn,
            seq: best.seq,
            is_active: best.is_active,
            better: best.played,
            worse: best.next,
            points: best.lead,
            is_best: true,
        }
    }
}

pub(crate) fn crossed(layout: &Layout, choice: Choice) -> Crossed {
    let space = |spot: Spot| CrossedSpace {
        row: Color::ALL[usize::from(spot.row) & 3],
        number: layout.number(usize::from(spot.row), spot.place),
    };
    Crossed {
        white: choice.white.map(space),
        color: choice.color.map(space),
    }
}
