//! Boards, modes, states and numbers in words.

use std::fmt::Display;

use chrono::{DateTime, Local, Utc};

use super::seen::{capital, listed};
use crate::rules::{Board, Mode, Row, Status};

/// A number with a true minus sign.
pub(super) fn signed(number: impl Display) -> String {
    number.to_string().replace('-', "−")
}

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
        Mode::Dice => {
            "The active player also enters the roll. Every phone then shows what it allows."
        }
    }
}

/// What tells a board from the others.
pub(super) fn about_board(board: &Board) -> String {
    let dice = match board.die_sides {
        6 => "six dice".to_owned(),
        sides => format!("six dice with {sides} sides"),
    };
    let has_own_order = board.rows.iter().any(|(_, row)| Run::of(row) == Run::Mixed);
    let traits = [
        (board.lucky_numbers, "lucky numbers"),
        (is_mixed(board), "rows of several colours"),
        (has_own_order, "numbers in no order"),
    ];
    let own = traits.iter().filter(|(is_so, _)| *is_so);
    let words: Vec<&str> = std::iter::once(dice.as_str())
        .chain(own.map(|(_, words)| *words))
        .collect();
    words.join(", ")
}

/// Whether rows of the board have spaces of other colours.
pub(super) fn is_mixed(board: &Board) -> bool {
    let mut rows = board.rows.iter();
    rows.any(|(color, row)| row.spaces.iter().any(|space| space.color != color))
}

/// The way the numbers of a row go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Run {
    Up(u8, u8),
    Down(u8, u8),
    Mixed,
}

impl Run {
    fn of(row: &Row) -> Self {
        let numbers = || row.spaces.iter().map(|space| space.number);
        match (numbers().next(), numbers().next_back()) {
            (Some(first), Some(last)) if numbers().is_sorted() => Self::Up(first, last),
            (Some(first), Some(last)) if numbers().rev().is_sorted() => Self::Down(first, last),
            _ => Self::Mixed,
        }
    }
}

/// How the numbers stand in the rows of a board.
pub(super) fn about_rows(board: &Board) -> String {
    let mut runs: Vec<(Run, Vec<&str>)> = Vec::new();
    for (color, row) in board.rows.iter() {
        let run = Run::of(row);
        match runs.iter_mut().find(|(known, _)| *known == run) {
            Some((_, rows)) => rows.push(color.as_str()),
            None => runs.push((run, vec![color.as_str()])),
        }
    }
    let sentence = |(run, rows): &(Run, Vec<&str>)| {
        let rows = listed(rows);
        match run {
            Run::Up(first, last) => format!("{} rise from {first} to {last}.", capital(&rows)),
            Run::Down(first, last) => format!("{} fall from {first} to {last}.", capital(&rows)),
            Run::Mixed => {
                format!("In {rows} the numbers stand in no order; what counts is their place.")
            }
        }
    };
    let sentences: Vec<String> = runs.iter().map(sentence).collect();
    sentences.join(" ")
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
