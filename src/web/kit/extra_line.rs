//! Lines of a score that only some boards have.

use crate::domain::i18n::{Message, msg};
use crate::games::LineView;
use crate::rules::{Board, Color, ScoreKind};

/// A line of a score that only some boards have.
pub(crate) struct ExtraLine {
    kind: ScoreKind,
    /// The row that it counts a second time.
    pub(crate) row: Option<Color>,
    pub(crate) score: i32,
}

impl ExtraLine {
    /// Those of a score, from top to bottom.
    pub(crate) fn all(lines: impl IntoIterator<Item = impl Into<LineView>>) -> Vec<Self> {
        let lines = lines.into_iter().map(Into::into);
        let extra = |LineView {
                         line, row, score, ..
                     }: LineView| {
            let is_extra = ScoreKind::EXTRA.contains(&line);
            is_extra.then_some(Self {
                kind: line,
                row,
                score,
            })
        };
        lines.filter_map(extra).collect()
    }

    /// Its name.
    pub(crate) fn name(&self) -> Message {
        name(self.kind)
    }
}

/// The names of those that a board has, from top to bottom.
pub(crate) fn names(board: &Board) -> Vec<Message> {
    let kinds = board.line_kinds().into_iter();
    let extra = kinds.filter(|kind| ScoreKind::EXTRA.contains(kind));
    extra.map(name).collect()
}

fn name(kind: ScoreKind) -> Message {
    msg(format!("line-{}", kind.as_str()))
}
