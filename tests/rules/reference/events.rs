//! Requested moves and the events they become.

use serde_json::Value;

use super::board::COLORS;
use super::outcome::Effect;
use super::records::{Printed, Roll};

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
        row: &'static str,
        number: u8,
        second: bool,
        turn: Option<u64>,
        uses: Option<&'static str>,
        effects: Vec<Effect>,
    },
    Roll {
        roll: Roll,
    },
    EndTurn {
        turn: u64,
    },
    Penalty,
    Close {
        row: &'static str,
    },
    Finish,
    /// Undoes the event at this index of the list.
    Undo {
        of: Option<usize>,
    },
    Leave,
    /// A player joins, on the seat of the event.
    Enter {
        printed: Printed,
    },
    Rewind {
        to: u64,
    },
    CorrectSpace {
        row: &'static str,
        number: u8,
        second: bool,
        crossed: bool,
    },
    CorrectPenalties {
        penalties: u8,
    },
}

impl EventKind {
    /// What a cross brought about by rule; nothing for all others.
    pub fn effects(&self) -> &[Effect] {
        match self {
            EventKind::Cross { effects, .. } => effects,
            _ => &[],
        }
    }
}

/// The rows that a move may name, on this board or on another.
const ROWS: [&str; 11] = [
    "red",
    "yellow",
    "green",
    "blue",
    "red-yellow",
    "yellow-green",
    "green-blue",
    "bar",
    "pairs",
    "swaps",
    "track",
];

fn use_named(name: &str) -> &'static str {
    match name {
        "white" => "white",
        "lucky" => "lucky",
        "color" => "color",
        other => panic!("no use {other}"),
    }
}

/// Parses a move as the API takes it.
pub fn parse_action(request: &Value) -> EventKind {
    let row = || {
        let row = request["row"].as_str().unwrap();
        *ROWS.iter().find(|name| **name == row).unwrap()
    };
    let number = |key: &str| request[key].as_u64().unwrap();
    let small = |value: &Value| u8::try_from(value.as_u64().unwrap()).unwrap();
    match request["type"].as_str().unwrap() {
        "cross" => EventKind::Cross {
            row: row(),
            number: small(&request["number"]),
            second: request["second"] == true,
            turn: request["turn"].as_u64(),
            uses: request["use"].as_str().map(use_named),
            effects: Vec::new(),
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
                    .map(|color| (color, small(&request[color])))
                    .collect(),
            },
        },
        "end_turn" => EventKind::EndTurn {
            turn: number("turn"),
        },
        "penalty" => EventKind::Penalty,
        "close" => EventKind::Close { row: row() },
        "finish" => EventKind::Finish,
        "undo" => EventKind::Undo { of: None },
        "leave" => EventKind::Leave,
        "rewind" => EventKind::Rewind { to: number("to") },
        "correct" if !request["penalties"].is_null() => EventKind::CorrectPenalties {
            penalties: small(&request["penalties"]),
        },
        "correct" => EventKind::CorrectSpace {
            row: row(),
            number: small(&request["number"]),
            second: request["second"] == true,
            crossed: request["crossed"].as_bool().unwrap(),
        },
        other => panic!("no move {other}"),
    }
}
