//! Moves, and the fields that they share with events.

use serde_json::{Map, Value, json};

use super::values::{MAX_PIPS, dice};
use super::{impl_schema, schema_ref};
use crate::rules::{Action, MAX_PENALTIES, MAX_SEATS, Turn};

pub(super) fn number() -> Value {
    json!({
        "type": "integer",
        "description": "The number of a space.",
        "minimum": 2,
        "maximum": 2 * MAX_PIPS,
    })
}

/// What names a field of a row, or a space of a row beside the four.
pub(super) fn field() -> Value {
    json!({
        "type": "integer",
        "description": "The place of a field in its row, from 1; in a row beside the four also its number or its points. \
            Instead of `number`.",
        "minimum": 1,
        "maximum": u8::MAX,
    })
}

/// The fields that name a space, and others. Either `number` or `field` is there: a schema for each would be two for one
/// `type`, which generators of clients do not tell apart.
pub(super) fn space(others: Value) -> Map<String, Value> {
    let mut all = fields(others);
    all.extend(fields(json!({
        "row": schema_ref("RowName"),
        "number": {
            "type": "integer",
            "description": "The number of the space: in a row beside the four its number, its points, or its place from 1.",
            "minimum": 1,
            "maximum": u8::MAX,
        },
        "field": field(),
    })));
    all
}

/// Whether it is the second box of a space.
pub(super) fn second() -> Value {
    json!({"type": "boolean", "description": "Whether it is the second box of the space.", "default": false})
}

pub(super) fn swap() -> Value {
    json!({
        "type": "integer",
        "description": "The swap field, from 1, that has the white sum and the number.",
        "minimum": 1,
        "maximum": u8::MAX,
    })
}

/// The number of an event or a turn.
pub(super) fn count(description: &str) -> Value {
    json!({"type": "integer", "description": description, "minimum": 0, "maximum": Turn::MAX})
}

pub(super) fn penalties() -> Value {
    json!({
        "type": "integer",
        "description": "The number of penalties.",
        "minimum": 0,
        "maximum": MAX_PENALTIES,
    })
}

/// The fields of a correction: a space and whether it is crossed, or the number of penalties.
pub(super) fn corrected() -> Map<String, Value> {
    space(json!({
        "second": second(),
        "crossed": {"type": "boolean", "description": "Whether the space is to be crossed; with `row`."},
        "penalties": penalties(),
    }))
}

/// An object with a `type` and the fields of that type.
pub(super) fn variant(kind: &str, required: &[&str], mut fields: Map<String, Value>) -> Value {
    fields.insert("type".to_owned(), json!({"type": "string", "const": kind}));
    let required: Vec<&str> = ["type"].iter().chain(required).copied().collect();
    json!({"type": "object", "title": kind, "required": required, "properties": fields})
}

pub(super) fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Map::new()
        }
    }
}

/// A move of one type: its own fields, and the seat that moves.
fn move_variant(kind: &str, required: &[&str], mut own: Map<String, Value>) -> Value {
    let seat = json!({
        "type": ["integer", "null"],
        "description": "The seat that moves; by default the caller's own, or the host's.",
        "minimum": 0,
        "maximum": MAX_SEATS - 1,
    });
    own.insert("seat".to_owned(), seat);
    let mut schema = variant(kind, required, own);
    schema["additionalProperties"] = json!(false);
    schema
}

fn optional(mut schema: Value) -> Value {
    schema["type"] = json!(["integer", "null"]);
    schema
}

fn moves() -> Value {
    let cross = space(json!({
        "second": second(),
        "swap": optional(swap()),
        "choose": {"oneOf": [schema_ref("Color"), {"type": "null"}]},
        "turn": optional(count("The turn in which the cross was made, in modes with turns; the current one by default.")),
        "use": {"oneOf": [schema_ref("Use"), {"type": "null"}]},
    }));
    let kind =
        |kind: &str, required: &[&str], own: Value| move_variant(kind, required, fields(own));
    json!({
        "description": "A move: the fields of its type, and nothing else. A space has either its `number` or its `field`; a \
            correction is of one space (`row`, `crossed`), or of `penalties` alone.",
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
            move_variant("cross", &["row"], cross),
            move_variant("roll", &["white"], dice()),
            kind("end_turn", &["turn"], json!({"turn": count("The turn to end; ending it again changes nothing.")})),
            kind("penalty", &[], json!({})),
            kind("close", &["row"], json!({"row": schema_ref("Color")})),
            kind("finish", &[], json!({})),
            kind("undo", &[], json!({})),
            kind("leave", &[], json!({})),
            kind("rewind", &["to"], json!({"to": count("The sequence number of the last event that counts.")})),
            move_variant("correct", &[], corrected()),
        ],
    })
}

pub struct SpaceNumber;

/// What names a space of a row beside the four, or a field without a number.
pub struct FieldNumber;

impl_schema! {
    SpaceNumber as "SpaceNumber": number();
    FieldNumber as "FieldNumber": field();
    Action as "Move": moves();
}
