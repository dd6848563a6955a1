//! The names of rows and of the lines of a score.

use crate::domain::i18n::{Message, msg};
use crate::rules::{Board, RowName, ScoreKind, ScoreLine};
use crate::web::kit::labels::{color_first, color_name};

/// The name of a row, to begin a sentence.
pub(super) fn row_first(board: &Board, row: RowName) -> Message {
    match row.color() {
        Some(color) => color_first(color),
        None => other(board, row),
    }
}

/// The name of a row within a sentence.
pub(super) fn row_inside(board: &Board, row: RowName) -> Message {
    match row.color() {
        Some(color) => color_name(color),
        None => other(board, row),
    }
}

/// The name of a row beside the four, which is one between two of them or the track.
fn other(board: &Board, row: RowName) -> Message {
    let (_, printed) = board.extra_row(row).unzip();
    match printed.map_or(&[][..], |row| &row.counts_for) {
        [one, other] => msg("score-bonus-row")
            .with("one", color_name(*one))
            .with("other", color_name(*other)),
        _ => msg("score-track"),
    }
}

/// The name of a line that is neither of a row nor of the penalties.
pub(super) fn line(line: &ScoreLine) -> Option<Message> {
    match (line.kind, line.row) {
        (ScoreKind::Row(_) | ScoreKind::Penalties, _) => None,
        (ScoreKind::Steps, _) => Some(msg("score-steps")),
        (ScoreKind::Double, None) => Some(msg("score-double")),
        (ScoreKind::Double, Some(row)) => Some(msg("score-double-of").with("row", color_name(row))),
        (ScoreKind::Bonus, _) => Some(msg("score-bonus")),
        (ScoreKind::Track, _) => Some(msg("score-track")),
    }
}
