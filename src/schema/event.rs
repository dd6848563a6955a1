//! Events, their effects, and tallied sheets.

use serde_json::{Map, Value, json};

use super::moves::{corrected, count, field, fields, penalties, second, space, swap, variant};
use super::scorecard::marked_sheet;
use super::values::dice;
use super::{impl_schema, schema_ref};
use crate::rules::{Color, Effect, EventKind, TalliedSheet};

/// What happened, without who did it.
fn kinds() -> Value {
    let turn = || count("The number of a turn.");
    let seq = || count("The number of an event.");
    let list = |description: &str, of: Value| json!({"type": "array", "description": description, "items": of});
    let order = list(
        "The seats of the lobby in playing order.",
        schema_ref("Seat"),
    );
    let drawn = json!({
        "type": "boolean",
        "description": "Whether the seat with turn 1 (`first`) was drawn at random.",
    });
    let sheets = list("The sheets, by seat.", schema_ref("PaperSheet"));
    let kind = |kind: &str, required: &[&str], own: Value| variant(kind, required, fields(own));
    let cross = space(json!({
        "second": second(), "swap": swap(), "choose": schema_ref("Color"), "turn": turn(), "use": schema_ref("Use"),
    }));
    json!({
        "description": "What happened: the fields of its type. A space has either its `number` or its `field`; a correction is \
            of one space (`row`, `crossed`), or of `penalties` alone.",
        "oneOf": [
            kind("join", &[], json!({"lucky_numbers": schema_ref("LuckyNumbers"), "sheet": schema_ref("SheetLetter")})),
            kind("remove", &[], json!({})),
            kind("lucky", &["lucky_numbers"], json!({"lucky_numbers": schema_ref("LuckyNumbers")})),
            kind("sheet", &["sheet"], json!({"sheet": schema_ref("SheetLetter")})),
            kind(
                "start",
                &["order"],
                json!({"order": order, "first": schema_ref("Seat"), "drawn": drawn}),
            ),
            variant("cross", &["row"], cross),
            variant("roll", &["white"], dice()),
            kind("end_turn", &["turn"], json!({"turn": turn()})),
            kind("penalty", &[], json!({})),
            kind("close", &["row"], json!({"row": schema_ref("Color")})),
            kind("finish", &[], json!({})),
            kind("undo", &["undid"], json!({"undid": seq()})),
            kind("leave", &[], json!({})),
            kind("rewind", &["to"], json!({"to": seq()})),
            variant("correct", &[], corrected()),
            kind("host", &[], json!({})),
            kind("paper", &["sheets"], json!({"sheets": sheets, "stated": {
                "type": "boolean", "description": "Whether the reason of the end was stated.",
            }})),
            kind("rematch", &["next"], json!({"next": schema_ref("GameId")})),
        ],
    })
}

/// The number of crosses in each row.
fn crosses() -> Value {
    let count = |row: Color| {
        json!({
            "type": "integer",
            "description": format!("The number of crosses in the {row} row, lock included."),
            "minimum": 0,
            "maximum": 255,
        })
    };
    let rows: Map<_, _> = Color::ALL
        .map(|row| (row.to_string(), count(row)))
        .into_iter()
        .collect();
    json!({
        "type": "object",
        "description": "The number of crosses in each row.",
        "required": Color::ALL,
        "properties": rows,
        "additionalProperties": false,
    })
}

impl_schema! {
    EventKind as "EventKind": kinds();
    Effect as "Effect": json!({
        "description": "A consequence of a move by the rules.",
        "oneOf": [
            variant("lock", &["row"], fields(json!({"row": schema_ref("Color")}))),
            variant("cross", &["row", "by"], space(json!({"by": schema_ref("CrossReason")}))),
            variant("bar", &["field"], fields(json!({"field": field()}))),
            variant("pair", &["pair"], fields(json!({"pair": field()}))),
            variant("lost", &["row"], fields(json!({"row": {"oneOf": [schema_ref("Color"), {"type": "null"}]}}))),
            variant("penalty", &["seat"], fields(json!({"seat": schema_ref("Seat")}))),
            variant("finish", &["reason"], fields(json!({"reason": schema_ref("Reason")}))),
        ],
    });
    TalliedSheet as "PaperSheet": json!({
        "description": "A paper sheet: what is crossed on it, as for `POST /score`; or the number of crosses in each row, locks \
            included, and of penalties; or the total alone.",
        "oneOf": [
            {
                "type": "object",
                "title": "crosses",
                "required": ["crosses", "penalties"],
                "properties": {"crosses": crosses(), "penalties": penalties()},
            },
            {
                "type": "object",
                "title": "total",
                "required": ["total"],
                "properties": {
                    "total": {"type": "integer", "description": "The total.", "format": "int32"},
                },
            },
            marked_sheet(),
        ],
    });
}
