//! The names of boards, as pages show them. Programs get the name that the board's file has.

use rowlock_rules::{Board, KnownBoards};

use super::i18n::{Message, msg};

/// A board's name: the name of its box in each language, or the name that a group gave it.
pub fn board_name(board: &Board) -> Message {
    match board.series {
        Some(_) => msg(format!("board-name-{}", board.id)),
        None => msg("plain").with("text", &board.name),
    }
}

/// The name of the board of this id, or the id if it is unknown.
pub fn name_in(boards: &KnownBoards, id: &str) -> Message {
    match boards.get(id) {
        Some(board) => board_name(board),
        None => msg("plain").with("text", id),
    }
}

/// The name of the box in which boards are sold.
pub fn series_name(series: &str) -> Message {
    let key = series.to_lowercase().replace(' ', "-");
    msg(format!("board-series-{key}"))
}
