//! Requested moves and the events they become.

use serde_json::Value;

use super::board::COLORS;
use super::records::Roll;

/// A move of a seat, or of the host for it.
#[derive(Clone)]
pub struct Event {
    pub seat: usize,
    pub host: bool,
    pub what: EventKind,
}

/// The kind of a move, with the fields that a request may omit filled in once it is accepted.
#[derive(Clone)]
pub enum EventKind {
    Cross {
        row: String,
        number: u8,
        second: bool,
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
    /// Undoes the event at this index of the list.
    Undo {
        of: Option<usize>,
    },
    Leave,
    /// A player joins, on the seat of the event.
    Enter {
        lucky_numbers: Option<[u8; 2]>,
    },
    Rewind {
        to: u64,
    },
    CorrectSpace {
        row: String,
        number: u8,
        second: bool,
        crossed: bool,
    },
    CorrectPenalties {
        penalties: u8,
    },
}

/// Parses a move as the API takes it.
pub fn parse_action(request: &Value) -> EventKind {
    let text = |key: &str| request[key].as_str().unwrap().to_owned();
    let number = |key: &str| request[key].as_u64().unwrap();
    let small = |value: &Value| u8::try_from(value.as_u64().unwrap()).unwrap();
    match request["type"].as_str().unwrap() {
        "cross" => EventKind::Cross {
            row: text("row"),
            number: small(&request["number"]),
            second: request["second"] == true,
            turn: request["turn"].as_u64(),
            uses: request["use"].as_str().map(str::to_owned),
        },
        "roll" => EventKind::Roll {
            roll: Roll {
                white: request["white"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(small)
                    .collect(),
                colors: COLORS
                    .into_iter()
                    .filter(|color| !request[*color].is_null())
                    .map(|color| (color.to_owned(), small(&request[color])))
                    .collect(),
            },
        },
        "end_turn" => EventKind::EndTurn {
            turn: number("turn"),
        },
        "penalty" => EventKind::Penalty,
        "close" => EventKind::Close { row: text("row") },
        "finish" => EventKind::Finish,
        "undo" => EventKind::Undo { of: None },
        "leave" => EventKind::Leave,
        "rewind" => EventKind::Rewind { to: number("to") },
        "correct" if !request["penalties"].is_null() => EventKind::CorrectPenalties {
            penalties: small(&request["penalties"]),
        },
        "correct" => EventKind::CorrectSpace {
            row: text("row"),
            number: small(&request["number"]),
            second: request["second"] == true,
            crossed: request["crossed"].as_bool().unwrap(),
        },
        other => panic!("no move {other}"),
    }
}
