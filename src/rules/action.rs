//! Moves as players request them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::rules::cross::is_false;
use crate::rules::{Color, Cross, Dice, Label, RowName, Seat, Seq, SpaceName, Turn};

/// A requested move, not yet checked against the rules.
///
/// The JSON form is tagged by `type`; a field that does not belong to the type is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Cross a space; with `turn`, the cross counts for that turn even if it is over.
    Cross(Cross),
    Roll(Dice),
    EndTurn {
        /// The turn to end; ending a turn that is over changes nothing.
        turn: Turn,
    },
    Penalty {},
    /// Report that a player on paper locked this row.
    Close {
        row: Color,
    },
    Finish {},
    Undo {},
    /// Leave the table; the sheet stays.
    Leave {},
    /// Return to the state after an earlier event.
    Rewind {
        to: Seq,
    },
    /// Correct the seat's sheet, as with an eraser.
    Correct(Correction),
}

/// One change of a sheet that is not a move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "CorrectionFields", into = "CorrectionFields")]
pub enum Correction {
    Space { space: SpaceName, crossed: bool },
    Penalties(u8),
}

/// A correction as it is written: either a space and whether it is crossed, or the penalties.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct CorrectionFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<RowName>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<u8>,
    #[serde(skip_serializing_if = "is_false")]
    second: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    crossed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    penalties: Option<u8>,
}

impl TryFrom<CorrectionFields> for Correction {
    type Error = &'static str;

    fn try_from(fields: CorrectionFields) -> Result<Self, Self::Error> {
        let label = Label::from_parts(fields.number, fields.field);
        match fields {
            CorrectionFields {
                row: Some(row),
                second,
                crossed: Some(crossed),
                penalties: None,
                ..
            } => Ok(Self::Space {
                space: SpaceName {
                    row,
                    label: label.ok_or("a correction has a number or a field")?,
                    second,
                },
                crossed,
            }),
            CorrectionFields {
                row: None,
                number: None,
                field: None,
                second: false,
                crossed: None,
                penalties: Some(penalties),
            } => Ok(Self::Penalties(penalties)),
            CorrectionFields { .. } => {
                Err("a correction has row, number and crossed, or penalties")
            }
        }
    }
}

impl From<Correction> for CorrectionFields {
    fn from(correction: Correction) -> Self {
        match correction {
            Correction::Space { space, crossed } => Self {
                row: Some(space.row),
                number: space.label.number(),
                field: space.label.field(),
                second: space.second,
                crossed: Some(crossed),
                penalties: None,
            },
            Correction::Penalties(penalties) => Self {
                penalties: Some(penalties),
                ..Self::default()
            },
        }
    }
}

/// Whether the seat or the host made the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
    /// Whether the seat or the host made the move.
    pub by: By,
}
