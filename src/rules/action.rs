//! Moves as players request them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::cross::{CrossFields, is_false};
use crate::{Color, Cross, Dice, Label, RowName, Seat, Seq, SpaceName, Turn};

/// A requested move, not yet checked against the rules.
///
/// The JSON form is tagged by `type`; a field that does not belong to the type is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Cross a space; with `turn`, the cross counts for that turn even if it is over.
    #[schema(value_type = CrossFields)]
    Cross(Cross),
    /// Type in what the dice show.
    Roll(Dice),
    /// End a turn, in modes with turns.
    EndTurn {
        /// The turn to end; ending it again changes nothing.
        #[schema(value_type = u32)]
        turn: Turn,
    },
    /// Take a penalty, in mode `sheet` only; with turns the end of the turn gives it.
    Penalty {},
    /// Report that a player on paper locked this row.
    Close {
        /// The row, named by the color of its lock.
        row: Color,
    },
    /// End the game early.
    Finish {},
    /// Take the seat's last move back.
    Undo {},
    /// Leave the table; the sheet stays.
    Leave {},
    /// Return to the state after an earlier event.
    Rewind {
        /// The sequence number of the last event that counts.
        #[schema(value_type = u32)]
        to: Seq,
    },
    /// Correct the seat's sheet, as with an eraser.
    #[schema(value_type = CorrectionFields)]
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
#[derive(Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CorrectionFields {
    /// The row of the space; omitted where the penalties are corrected.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    row: Option<RowName>,
    /// The number of the space: in an extra row its number, its points, or its place from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 255)]
    number: Option<u8>,
    /// The place of a field in its row, from 1; in an extra row also its number or its points. Instead of `number`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 255)]
    field: Option<u8>,
    /// Whether it is the second box of the space.
    #[serde(default, skip_serializing_if = "is_false")]
    #[schema(default = false)]
    second: bool,
    /// Whether the space is to be crossed; with `row`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    crossed: Option<bool>,
    /// The number of penalties.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, maximum = 4)]
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
