//! Paper sheets by what is crossed on them.

use serde_json::{Map, Value, json};

use super::moves::penalties;
use super::{impl_schema, schema_ref};
use crate::rules::{Color, RowName};

/// The crossed numbers of the rows.
pub struct WrittenRows;

/// The crossed fields without a number of the rows.
pub struct WrittenFields;

/// Rows with a list of what is crossed.
fn some_rows(crossed: &str, description: &str, item: &'static str) -> Value {
    let row = |row: Color| {
        json!({
            "type": "array",
            "description": format!("The crossed {crossed} of the {row} row."),
            "items": schema_ref(item),
            "default": [],
        })
    };
    let rows: Map<_, _> = Color::ALL
        .map(|color| (color.to_string(), row(color)))
        .into_iter()
        .collect();
    json!({
        "type": "object",
        "description": description,
        "properties": rows,
        "additionalProperties": false,
    })
}

/// A sheet with everything that is crossed on it.
pub(super) fn marked_sheet() -> Value {
    json!({
        "type": "object",
        "title": "marked",
        "required": ["rows"],
        "properties": {
            "sheet": {
                "description": "Which of the board's different sheets it is, on a board that has them.",
                "oneOf": [schema_ref("SheetLetter"), {"type": "null"}],
            },
            "rows": schema_ref("WrittenRows"),
            "second": schema_ref("WrittenRows"),
            "fields": schema_ref("WrittenFields"),
            "extra_rows": {
                "type": "object",
                "description": "The crosses of the rows beside the four, on a board that has them.",
                "propertyNames": {"enum": RowName::ALL},
                "additionalProperties": {"type": "array", "items": schema_ref("FieldNumber")},
            },
            "locks": {
                "type": "array",
                "description": "The rows with a crossed lock.",
                "items": schema_ref("Color"),
            },
            "penalties": penalties(),
        },
    })
}

impl_schema! {
    WrittenRows as "WrittenRows":
        some_rows("numbers", "The rows with crosses; omitted rows have none.", "SpaceNumber");
    WrittenFields as "WrittenFields":
        some_rows("fields", "The rows with crossed fields; omitted rows have none.", "FieldNumber");
}
