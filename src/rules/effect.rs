//! Effects: what a move brings about by rule.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Color, Label, RowName, Seat, SpaceName};

/// A consequence of a move by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Effect {
    /// The seat crossed the lock of this row.
    Lock {
        /// The row, named by the color of its lock.
        row: Color,
    },
    /// The seat crossed this space by rule.
    Cross {
        row: RowName,
        /// The number of the space: in an extra row its number, its points, or its place from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false, minimum = 1, maximum = 255)]
        number: Option<u8>,
        /// The place among the fields of its row, for a space without a number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(nullable = false, minimum = 1, maximum = 255)]
        field: Option<u8>,
        by: CrossReason,
    },
    /// The seat crossed this field of the bonus bar.
    Bar {
        /// The field, from 1.
        #[schema(minimum = 1, maximum = 255)]
        field: u8,
    },
    /// The seat crossed both spaces of this pair.
    Pair {
        /// The pair, from 1.
        #[schema(minimum = 1, maximum = 255)]
        pair: u8,
    },
    /// A cross by rule had no space to go into.
    Lost {
        /// The row; null where no row was open.
        #[schema(required)]
        row: Option<Color>,
    },
    /// The active seat took a penalty, because it had crossed nothing.
    Penalty {
        /// The seat that took it, numbered from 0.
        seat: Seat,
    },
    /// The move ended the game.
    Finish {
        /// Why it ended; `stopped` if that was early.
        reason: EndReason,
    },
}

impl Effect {
    /// The space that it crosses in addition to the locks.
    pub fn crossed(self) -> Option<SpaceName> {
        let (row, label) = match self {
            Self::Cross {
                row, number, field, ..
            } => (row, Label::from_parts(number, field)?),
            Self::Bar { field } => (RowName::Bar, Label::Number(field)),
            _ => return None,
        };
        let second = false;
        Some(SpaceName { row, label, second })
    }

    /// The row that it locks.
    pub const fn locked(self) -> Option<Color> {
        match self {
            Self::Lock { row } => Some(row),
            _ => None,
        }
    }

    /// The seat that takes a penalty by it.
    pub const fn penalized(self) -> Option<Seat> {
        match self {
            Self::Penalty { seat } => Some(seat),
            _ => None,
        }
    }
}

/// What crosses a space by rule: the other end of its link, a field of the bonus bar, or a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CrossReason {
    /// The other end of its link.
    Link,
    /// A field of the bonus bar.
    Bar,
    /// A pair.
    Pair,
}

/// Why a game ended: two rows were locked, a player took the fourth penalty, or it was ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Reason)]
pub enum EndReason {
    /// Two rows were locked.
    Locks,
    /// A player took the fourth penalty.
    Penalties,
    /// It was ended early.
    Stopped,
}

impl EndReason {
    pub const ALL: [Self; 3] = [Self::Locks, Self::Penalties, Self::Stopped];

    /// The word for it in the API and the store.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Locks => "locks",
            Self::Penalties => "penalties",
            Self::Stopped => "stopped",
        }
    }

    /// Whether a game that ended so has winners.
    pub const fn has_winner(self) -> bool {
        match self {
            Self::Locks | Self::Penalties => true,
            Self::Stopped => false,
        }
    }
}
