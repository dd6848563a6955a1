//! What was asked for, and what happened of it.

use serde_json::Value;

use super::board::COLORS;
use super::story::Roll;

/// Something that a seat did, or that the host did for it.
#[derive(Clone)]
pub struct Happening {
    pub seat: usize,
    pub host: bool,
    pub what: What,
}

/// What was done. What a seat left unsaid is filled in once it is taken.
#[derive(Clone)]
pub enum What {
    Cross {
        row: String,
        number: u8,
        turn: Option<u64>,
        uses: Option<String>,
    },
    Roll {
        roll: Roll,
    },
    EndTurn {
        turn: u64,
    },
    Penalty,
    Close {
        row: String,
    },
    Finish,
    /// Takes back the happening at this place in the list.
    Undo {
        of: Option<usize>,
    },
    Leave,
    /// Somebody comes in: on the seat that it happens to.
    Enter {
        lucky_numbers: Option<[u8; 2]>,
    },
    Rewind {
        to: u64,
    },
    CorrectSpace {
        row: String,
        number: u8,
        crossed: bool,
    },
    CorrectPenalties {
        penalties: u8,
    },
}

/// A move as the API has it.
pub fn parsed(asked: &Value) -> What {
    let text = |key: &str| asked[key].as_str().unwrap().to_owned();
    let number = |key: &str| asked[key].as_u64().unwrap();
    let small = |value: &Value| u8::try_from(value.as_u64().unwrap()).unwrap();
    match asked["type"].as_str().unwrap() {
        "cross" => What::Cross {
            row: text("row"),
            number: small(&asked["number"]),
            turn: asked["turn"].as_u64(),
            uses: asked["use"].as_str().map(str::to_owned),
        },
        "roll" => What::Roll {
            roll: Roll {
                white: asked["white"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(small)
                    .collect(),
                colors: COLORS
                    .into_iter()
                    .filter(|color| !asked[*color].is_null())
                    .map(|color| (color.to_owned(), small(&asked[color])))
                    .collect(),
            },
        },
        "end_turn" => What::EndTurn {
            turn: number("turn"),
        },
        "penalty" => What::Penalty,
        "close" => What::Close { row: text("row") },
        "finish" => What::Finish,
        "undo" => What::Undo { of: None },
        "leave" => What::Leave,
        "rewind" => What::Rewind { to: number("to") },
        "correct" if !asked["penalties"].is_null() => What::CorrectPenalties {
            penalties: small(&asked["penalties"]),
        },
        "correct" => What::CorrectSpace {
            row: text("row"),
            number: small(&asked["number"]),
            crossed: asked["crossed"].as_bool().unwrap(),
        },
        other => panic!("no move {other}"),
    }
}
