//! Lines of a score that only some boards have.

use rowlock_rules::{Board, Color, RowName, ScoreKind, ScoreLine};

use crate::domain::i18n::{Message, msg};
use crate::domain::row_name::row_first;

/// A line of a score that only some boards have.
pub(crate) struct ExtraLine {
    pub(crate) name: Message,
    /// The row that it counts a second time.
    pub(crate) row: Option<Color>,
    pub(crate) score: i32,
}

impl ExtraLine {
    /// The extra lines of a score, from top to bottom.
    pub(crate) fn all(lines: impl IntoIterator<Item = ScoreLine>) -> Vec<Self> {
        let extra = |line: ScoreLine| {
            Some(Self {
                name: name(line.kind)?,
                row: line.row,
                score: line.score,
            })
        };
        lines.into_iter().filter_map(extra).collect()
    }
}

/// The names of the extra lines of a board, from top to bottom.
pub(crate) fn names(board: &Board) -> Vec<Message> {
    board.line_kinds().into_iter().filter_map(name).collect()
}

/// The name of a line that only some boards have; `None` for rows and penalties.
pub(crate) fn name(kind: ScoreKind) -> Option<Message> {
    match kind {
        ScoreKind::Row(_) | ScoreKind::Penalties => None,
        ScoreKind::Steps => Some(msg("line-steps")),
        ScoreKind::Double => Some(msg("line-double")),
        ScoreKind::Bonus => Some(msg("line-bonus")),
        ScoreKind::Track => Some(row_first(RowName::Track)),
    }
}
