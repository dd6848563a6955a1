//! Moves as they are asked for.

use serde_json::{Map, Value, json};

use super::table::MOST_PIPS;
use super::{described, of};
use crate::rules::{Action, Color, MAX_PENALTIES, MAX_SEATS, Turn};

/// What the fields of a roll hold.
pub(super) fn dice() -> Map<String, Value> {
    let die = json!({"type": "integer", "minimum": 1, "maximum": MOST_PIPS});
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
            "maximum": MOST_PIPS,
        });
        dice.insert(color.to_string(), die);
    }
    dice
}

/// The number of a space.
pub(super) fn number() -> Value {
    json!({
        "type": "integer",
        "description": "The number of a space.",
        "minimum": 2,
        "maximum": 2 * MOST_PIPS,
    })
}

/// The number of an event or a turn.
pub(super) fn count(description: &str) -> Value {
    json!({"type": "integer", "description": description, "minimum": 0, "maximum": Turn::MAX})
}

/// The number of penalties.
pub(super) fn penalties() -> Value {
    json!({
        "type": "integer",
        "description": "The number of penalties.",
        "minimum": 0,
        "maximum": MAX_PENALTIES,
    })
}

/// Whether a corrected space is crossed.
pub(super) fn crossed() -> Value {
    json!({"type": "boolean", "description": "Whether the space is to be crossed."})
}

/// An object of a type with its own fields, of which these must be there.
pub(super) fn tagged(kind: &str, required: &[&str], mut fields: Map<String, Value>) -> Value {
    fields.insert("type".to_owned(), json!({"const": kind}));
    let required: Vec<&str> = ["type"].iter().chain(required).copied().collect();
    json!({"type": "object", "title": kind, "required": required, "properties": fields})
}

/// The fields of an object that is written out.
pub(super) fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Map::new()
        }
    }
}

/// A move of one type: nothing but its own fields, and the seat it is for.
fn asked(kind: &str, required: &[&str], own: Value) -> Value {
    let mut own = fields(own);
    let seat = json!({
        "type": ["integer", "null"],
        "description": "The seat that moves; by default the caller's own, or the host's.",
        "minimum": 0,
        "maximum": MAX_SEATS - 1,
    });
    own.insert("seat".to_owned(), seat);
    let mut asked = tagged(kind, required, own);
    asked["additionalProperties"] = json!(false);
    asked
}

fn optional(mut schema: Value) -> Value {
    schema["type"] = json!(["integer", "null"]);
    schema
}

fn moves() -> Value {
    let row = || of("Color");
    let cross = asked(
        "cross",
        &["row", "number"],
        json!({
            "row": row(),
            "number": number(),
            "turn": optional(count("The turn in which the cross was made, in modes with turns; the current one by default.")),
            "use": {"oneOf": [of("Use"), {"type": "null"}]},
        }),
    );
    let correct_space = asked(
        "correct",
        &["row", "number", "crossed"],
        json!({"row": row(), "number": number(), "crossed": crossed()}),
    );
    json!({
        "description": "A move: the fields of its type, and nothing else.",
        "examples": [
            {"type": "cross", "row": "red", "number": 5, "turn": 12, "use": "white"},
            {"type": "end_turn", "turn": 12},
            {"type": "penalty"},
            {"type": "close", "row": "red"},
            {"type": "finish"},
            {"type": "roll", "white": [5, 1], "red": 3, "yellow": 4, "green": 2, "blue": 6},
            {"type": "undo"},
            {"type": "leave"},
            {"type": "rewind", "to": 17},
            {"type": "correct", "row": "red", "number": 7, "crossed": false},
            {"type": "correct", "penalties": 1},
        ],
        "oneOf": [
            cross,
            asked("roll", &["white"], Value::Object(dice())),
            asked("end_turn", &["turn"], json!({"turn": count("The turn to end; ending it again changes nothing.")})),
            asked("penalty", &[], json!({})),
            asked("close", &["row"], json!({"row": row()})),
            asked("finish", &[], json!({})),
            asked("undo", &[], json!({})),
            asked("leave", &[], json!({})),
            asked("rewind", &["to"], json!({"to": count("The sequence number of the last event that counts.")})),
            correct_space,
            asked("correct", &["penalties"], json!({"penalties": penalties()})),
        ],
    })
}

/// The number of a space.
pub struct SpaceNumber;

described! {
    SpaceNumber as "SpaceNumber": number();
    Action as "Move": moves();
}
