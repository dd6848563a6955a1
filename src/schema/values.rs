//! Seats, periods, dice, numbers of sheets, and objects by color.

use serde_json::{Map, Value, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::{impl_schema, raw_schema, schema_ref};
use crate::domain::period::Period;
use crate::rules::{Color, Dice, MAX_SEATS, Seat, SheetNumbers};

/// The highest number on a die of any board.
pub(super) const MAX_PIPS: u8 = 8;

pub(super) fn dice() -> Map<String, Value> {
    let die = json!({"type": "integer", "minimum": 1, "maximum": MAX_PIPS});
    let mut dice = Map::new();
    dice.insert(
        "white".to_owned(),
        json!({
            "type": "array",
            "description": "The two white dice.",
            "items": die,
            "minItems": 2,
            "maxItems": 2,
        }),
    );
    for color in Color::ALL {
        let die = json!({
            "type": ["integer", "null"],
            "description": format!("The {color} die, if it is still in play."),
            "minimum": 1,
            "maximum": MAX_PIPS,
        });
        dice.insert(color.to_string(), die);
    }
    dice
}

/// An object with a value of this type for each color.
#[must_use]
pub fn by_color<T: ToSchema>() -> RefOr<Schema> {
    let rows = Color::ALL.map(|color| (color.to_string(), schema_ref(T::name())));
    let rows: Map<_, _> = rows.into_iter().collect();
    raw_schema(json!({
        "type": "object",
        "description": "The rows by color.",
        "required": Color::ALL,
        "properties": rows,
    }))
}

impl_schema! {
    Seat as "Seat": json!({
        "type": "integer",
        "description": "A seat, numbered from 0 in playing order.",
        "minimum": 0,
        "maximum": MAX_SEATS - 1,
        "examples": [0],
    });
    Period as "Period": json!({
        "type": "string",
        "description": "A year or a month, in the days of the group's time zone.",
        "pattern": "^[0-9]{4}(-(0[1-9]|1[0-2]))?$",
        "examples": ["2026", "2026-05"],
    });
    SheetNumbers as "LuckyNumbers": json!({
        "type": "array",
        "description": "The two lucky numbers of a seat, as printed on its sheet.",
        "items": {"type": "integer", "minimum": 2, "maximum": 2 * MAX_PIPS},
        "minItems": 2,
        "maxItems": 2,
        "uniqueItems": true,
        "examples": [[5, 8]],
    });
    Dice as "Dice": json!({
        "type": "object",
        "description": "What the dice show: two white ones, and one for each color still in play.",
        "required": ["white"],
        "properties": dice(),
        "additionalProperties": false,
        "examples": [{"white": [5, 1], "red": 3, "yellow": 4, "green": 2, "blue": 6}],
    });
}
