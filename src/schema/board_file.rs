//! The file of a board that a group has made.

use serde_json::{Value, json};

use super::impl_schema;

/// The file that describes a board.
pub struct BoardFile;

impl_schema! {
    BoardFile as "BoardFile": board_file();
}

fn board_file() -> Value {
    let row = json!({
        "type": "string",
        "description": "The spaces from left to right: the letter of a color and a number, as in `R2`; printed double \
            as in `R2x2`. The last one has the color of the row.",
        "maxLength": 400,
    });
    json!({
        "type": "object",
        "description": "A board as a file; `GET /api/v1/variants/{variant}` describes the same board space by space.",
        "required": ["name", "die_sides", "needed_crosses", "lock_spaces", "most_crosses", "rows"],
        "additionalProperties": false,
        "properties": {
            "id": {"type": "string", "description": "Not read: the id follows from the content."},
            "name": {"type": "string", "description": "The name that the group gives it.", "minLength": 1, "maxLength": 160},
            "die_sides": {
                "type": "integer",
                "description": "The number of sides of each die.",
                "enum": [6, 8],
            },
            "needed_crosses": {
                "type": "integer",
                "description": "The number of crosses a row needs before a lock space can be crossed.",
                "minimum": 0,
                "maximum": 20,
            },
            "lock_spaces": {
                "type": "integer",
                "description": "How many of the last spaces of a row lock it when crossed.",
                "minimum": 1,
                "maximum": 20,
            },
            "most_crosses": {
                "type": "integer",
                "description": "The most crosses of a row that score; more score no more.",
                "minimum": 1,
                "maximum": 61,
            },
            "rows": {
                "type": "object",
                "description": "The rows by the colors of their locks.",
                "required": ["red", "yellow", "green", "blue"],
                "additionalProperties": false,
                "properties": {"red": row, "yellow": row, "green": row, "blue": row},
            },
            "extras": {
                "type": "array",
                "description": "What the board has in addition to its rows, in the form of official boards.",
                "items": {"type": "object", "additionalProperties": true},
            },
        },
        "examples": [{
            "name": "Otters",
            "die_sides": 6,
            "needed_crosses": 5,
            "lock_spaces": 1,
            "most_crosses": 12,
            "rows": {
                "red": "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12",
                "yellow": "Y12 Y2 Y11 Y3 Y10 Y4 Y9 Y5 Y8 Y6 Y7",
                "green": "B12 B11 B10 G9 G8 G7 G6 G5 G4 G3 G2",
                "blue": "G12 G11 G10 B9 B8 B7 B6 B5 B4 B3 B2",
            },
        }],
    })
}
