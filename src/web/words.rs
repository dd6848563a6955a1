//! Boards, modes and states in words.

use chrono::{DateTime, Local, Utc};

use crate::rules::{Board, Mode, Status};

/// A mode's name.
pub(super) fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Turns => "with turns",
        Mode::Sheet => "sheets only",
        Mode::Dice => "with dice",
    }
}

/// What the app does in a mode.
pub(super) fn about_mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Turns => "It knows whose roll it is, closes rows, and counts penalties.",
        Mode::Sheet => "Paper that knows the rules. Nobody ends turns.",
        Mode::Dice => "It also knows the roll.",
    }
}

/// What tells a board from the others.
pub(super) fn about_board(board: &Board) -> String {
    let dice = match board.die_sides {
        6 => "six dice".to_owned(),
        sides => format!("six dice with {sides} sides"),
    };
    if board.lucky_numbers {
        format!("{dice}, lucky numbers")
    } else {
        dice
    }
}

/// Where a game stands.
pub(super) fn status(status: Status) -> &'static str {
    match status {
        Status::Lobby => "waiting for players",
        Status::Playing => "running",
        Status::LastCall => "last call",
        Status::Finished => "finished",
    }
}

/// A time as the people around the server write it.
pub(super) fn date(at: DateTime<Utc>) -> String {
    at.with_timezone(&Local)
        .format("%-d %B %Y, %H:%M")
        .to_string()
}
