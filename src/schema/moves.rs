//! Moves, and the fields that they share with events.

use serde_json::{Map, Value, json};

use super::values::{MAX_PIPS, dice};
use super::{impl_schema, schema_ref};
use crate::rules::{Action, MAX_PENALTIES, MAX_SEATS, Turn};

/// The number of a space.
pub(super) fn number() -> Value {
    json!({
        "type": "integer",
        "description": "The number of a space.",
        "minimum": 2,
        "maximum": 2 * MAX_PIPS,
    })
}

/// How a move or an event names a space within its row.
#[derive(Clone, Copy)]
pub(super) enum Label {
    /// By its number.
    Number,
    /// By its place among the fields without a number.
    Field,
}

impl Label {
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Field => "field",
        }
    }

    /// An alternative that names a space this way, with a title that differs from that for the other way.
    pub(super) fn titled(self, alternative: Value) -> Value {
        let title = alternative["title"].as_str().unwrap_or_default();
        titled(&format!("{title}_{}", self.key()), alternative)
    }

    pub(super) fn schema(self) -> Value {
        match self {
            Self::Number => json!({
                "type": "integer",
                "description": "The number of the space: in a row beside the four its number, its points, or its place from 1.",
                "minimum": 1,
                "maximum": u8::MAX,
            }),
            Self::Field => json!({
                "type": "integer",
                "description": "The place of a field in its row, from 1; in a row beside the four also its number or its points.",
                "minimum": 1,
                "maximum": u8::MAX,
            }),
        }
    }
}

/// Whether it is the second box of a space.
pub(super) fn second() -> Value {
    json!({"type": "boolean", "description": "Whether it is the second box of the space.", "default": false})
}

/// The swap field of a cross.
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

/// An object with a `type` and the fields of that type.
pub(super) fn variant(kind: &str, required: &[&str], mut fields: Map<String, Value>) -> Value {
    fields.insert("type".to_owned(), json!({"type": "string", "const": kind}));
    let required: Vec<&str> = ["type"].iter().chain(required).copied().collect();
    json!({"type": "object", "title": kind, "required": required, "properties": fields})
}

/// An alternative with a title of its own, where others have its `type`.
pub(super) fn titled(title: &str, mut alternative: Value) -> Value {
    alternative["title"] = json!(title);
    alternative
}

/// The fields of a JSON object.
pub(super) fn fields(object: Value) -> Map<String, Value> {
    match object {
        Value::Object(fields) => fields,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Map::new()
        }
    }
}

/// A move of one type: its own fields, and the seat that moves.
fn move_variant(kind: &str, required: &[&str], own: Value) -> Value {
    let mut own = fields(own);
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
    let row = || schema_ref("Color");
    let cross = |of: Label| {
        of.titled(move_variant(
            "cross",
            &["row", of.key()],
            json!({
                "row": schema_ref("RowName"),
                of.key(): of.schema(),
                "second": second(),
                "swap": optional(swap()),
                "choose": {"oneOf": [schema_ref("Color"), {"type": "null"}]},
                "turn": optional(count("The turn in which the cross was made, in modes with turns; the current one by default.")),
                "use": {"oneOf": [schema_ref("Use"), {"type": "null"}]},
            }),
        ))
    };
    let correct_space = |of: Label| {
        of.titled(move_variant(
            "correct",
            &["row", of.key(), "crossed"],
            json!({"row": schema_ref("RowName"), of.key(): of.schema(), "second": second(), "crossed": crossed()}),
        ))
    };
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
            cross(Label::Number),
            cross(Label::Field),
            move_variant("roll", &["white"], Value::Object(dice())),
            move_variant("end_turn", &["turn"], json!({"turn": count("The turn to end; ending it again changes nothing.")})),
            move_variant("penalty", &[], json!({})),
            move_variant("close", &["row"], json!({"row": row()})),
            move_variant("finish", &[], json!({})),
            move_variant("undo", &[], json!({})),
            move_variant("leave", &[], json!({})),
            move_variant("rewind", &["to"], json!({"to": count("The sequence number of the last event that counts.")})),
            correct_space(Label::Number),
            correct_space(Label::Field),
            titled("correct_penalties", move_variant("correct", &["penalties"], json!({"penalties": penalties()}))),
        ],
    })
}

/// The number of a space.
pub struct SpaceNumber;

/// What names a space of a row beside the four, or a field without a number.
pub struct FieldNumber;

impl_schema! {
    SpaceNumber as "SpaceNumber": number();
    FieldNumber as "FieldNumber": Label::Field.schema();
    Action as "Move": moves();
}
