//! What a player asks for.

use serde::{Deserialize, Serialize};

use super::{Color, Seat, Turn};

/// A move as it is asked for, before anyone has checked whether it is allowed.
///
/// The JSON form is tagged by `type`; a field that does not belong to the type is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Cross a number in a row; with `turn`, the cross counts for that turn even if it is over.
    Cross {
        /// The row, named by the colour of its lock.
        row: Color,
        /// The number of the space.
        number: u8,
        /// The turn the cross was made in; without it, the current one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<Turn>,
    },
    /// End the named turn.
    EndTurn {
        /// The turn to end; ending a turn that is over changes nothing.
        turn: Turn,
    },
    /// Take a penalty.
    Penalty {},
    /// Say that somebody who plays on paper locked this row.
    Close {
        /// The row that was locked.
        row: Color,
    },
    /// End the game.
    Finish {},
    /// Take back the seat's latest move.
    Undo {},
}

/// Whether a move was made with the seat's own right or with the host's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The seat itself.
    Seat,
    /// The host, for the seat.
    Host,
}

/// Who moves: the seat the move is for, and with whose right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Actor {
    /// The seat whose sheet the move is about.
    pub seat: Seat,
    /// With whose right.
    pub by: By,
}
