//! The names of the lines of a score.

use crate::domain::i18n::{Message, msg};
use crate::rules::{RowName, ScoreKind, ScoreLine};
use crate::web::kit::labels::color_name;
use crate::web::kit::space_text::row_first;

/// The name of a line that is neither of a row nor of the penalties.
pub(super) fn line(line: &ScoreLine) -> Option<Message> {
    match (line.kind, line.row) {
        (ScoreKind::Row(_) | ScoreKind::Penalties, _) => None,
        (ScoreKind::Steps, _) => Some(msg("score-steps")),
        (ScoreKind::Double, None) => Some(msg("score-double")),
        (ScoreKind::Double, Some(row)) => Some(msg("score-double-of").with("row", color_name(row))),
        (ScoreKind::Bonus, _) => Some(msg("score-bonus")),
        (ScoreKind::Track, _) => Some(row_first(RowName::Track)),
    }
}
