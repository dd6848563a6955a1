//! A cross, as a move names it.

use serde::{Deserialize, Serialize};

use super::{Color, DiceUse, Turn};

/// A cross as it is requested and recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cross {
    /// The row, named by the color of its lock.
    pub row: Color,
    /// The number of the space.
    pub number: u8,
    /// The turn it counts for: in a request the current one where it is missing; in a record none without turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// What it uses of the roll: in a request the first use that fits where it is missing; in a record none where the
    /// dice are not known.
    #[serde(default, rename = "use", skip_serializing_if = "Option::is_none")]
    pub usage: Option<DiceUse>,
}
