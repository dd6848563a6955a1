//! What lies on the table: seats, dice, and what there is of each color.

use serde_json::{Map, json};
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::{described, keywords, of};
use crate::rules::{Color, Dice, HouseRules, LuckyNumbers, MAX_SEATS, Seat};

/// The most that a die of any board shows.
pub(super) const MOST_PIPS: u8 = 8;

/// An object with one of these for each colour.
#[must_use]
pub fn by_color<T: ToSchema>() -> RefOr<Schema> {
    let rows = Color::ALL.map(|color| (color.to_string(), of(T::name())));
    let rows: Map<_, _> = rows.into_iter().collect();
    keywords(json!({
        "type": "object",
        "description": "The rows by color.",
        "required": Color::ALL,
        "properties": rows,
    }))
}

described! {
    Seat as "Seat": json!({
        "type": "integer",
        "description": "A seat, numbered from 0 in playing order.",
        "minimum": 0,
        "maximum": MAX_SEATS - 1,
        "examples": [0],
    });
    LuckyNumbers as "LuckyNumbers": json!({
        "type": "array",
        "description": "The two lucky numbers of a seat, as printed on its sheet.",
        "items": {"type": "integer", "minimum": 2, "maximum": 2 * MOST_PIPS},
        "minItems": 2,
        "maxItems": 2,
        "uniqueItems": true,
        "examples": [[5, 8]],
    });
    HouseRules as "HouseRules": json!({
        "type": "object",
        "description": "Optional rules.",
        "properties": {
            "color_required": {
                "type": "boolean",
                "description": "A turn without a cross of action 2 costs a penalty; only in mode `dice`.",
                "default": false,
            },
            "hide_scores": {
                "type": "boolean",
                "description": "Points of the other seats are hidden until the end.",
                "default": false,
            },
        },
        "additionalProperties": false,
    });
    Dice as "Dice": json!({
        "type": "object",
        "description": "What the dice show: two white ones, and one for each color still in play.",
        "required": ["white"],
        "properties": super::moves::dice(),
        "additionalProperties": false,
        "examples": [{"white": [5, 1], "red": 3, "yellow": 4, "green": 2, "blue": 6}],
    });
}
