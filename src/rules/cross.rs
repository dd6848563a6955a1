//! A cross, as a move names it.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Color, DiceUse, Label, RowName, SpaceName, Turn};

/// A cross as it is requested and recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "CrossFields", into = "CrossFields")]
pub struct Cross {
    pub space: SpaceName,
    /// The swap field whose other number the white dice show, on boards with swap fields.
    pub swap: Option<u8>,
    /// The row that takes the forced crosses, where several have the fewest crosses.
    pub choose: Option<Color>,
    /// The turn it counts for: in a request the current one where it is missing; in a record none without turns.
    pub turn: Option<Turn>,
    /// What it uses of the roll: in a request the first use that fits where it is missing; in a record none where the
    /// dice are not known.
    pub usage: Option<DiceUse>,
}

impl Cross {
    /// A cross that names only its space.
    pub fn of(space: SpaceName) -> Self {
        Self {
            space,
            swap: None,
            choose: None,
            turn: None,
            usage: None,
        }
    }

    /// A cross of a number in one of the four rows that names nothing else.
    pub fn number(row: Color, number: u8) -> Self {
        Self::of(SpaceName::number(row, number))
    }
}

/// A cross as it is written; it has a number or a field.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CrossFields {
    row: RowName,
    /// The number of the space: in an extra row its number, its points, or its place from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 255)]
    number: Option<u8>,
    /// The place of a field in its row, from 1; in an extra row also its number or its points. Instead of `number`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 255)]
    field: Option<u8>,
    /// Whether it is the second box of the space.
    #[serde(default, skip_serializing_if = "is_false")]
    #[schema(default = false)]
    second: bool,
    /// The swap field, from 1, that has the white sum and the number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1, maximum = 255)]
    swap: Option<u8>,
    /// The row that takes the forced crosses, where several have the fewest crosses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    choose: Option<Color>,
    /// The turn in which the cross was made, in modes with turns; in a move the current one by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = u32, required = false)]
    turn: Option<Turn>,
    /// What it uses of the roll; in a move the first use that fits by default.
    #[serde(default, rename = "use", skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    usage: Option<DiceUse>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes the field by reference"
)]
pub(super) fn is_false(value: &bool) -> bool {
    !value
}

impl TryFrom<CrossFields> for Cross {
    type Error = &'static str;

    fn try_from(fields: CrossFields) -> Result<Self, Self::Error> {
        let label = Label::from_parts(fields.number, fields.field);
        Ok(Self {
            space: SpaceName {
                row: fields.row,
                label: label.ok_or("a cross has a number or a field")?,
                second: fields.second,
            },
            swap: fields.swap,
            choose: fields.choose,
            turn: fields.turn,
            usage: fields.usage,
        })
    }
}

impl From<Cross> for CrossFields {
    fn from(cross: Cross) -> Self {
        let SpaceName { row, label, second } = cross.space;
        Self {
            row,
            number: label.number(),
            field: label.field(),
            second,
            swap: cross.swap,
            choose: cross.choose,
            turn: cross.turn,
            usage: cross.usage,
        }
    }
}
