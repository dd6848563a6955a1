//! The names of the lines of a score.

use rowlock_rules::{ScoreKind, ScoreLine};

use crate::domain::i18n::{Message, msg};
use crate::web::kit::extra_line::name;
use crate::web::kit::labels::color_name;

/// The name of a line that is neither of a row nor of the penalties.
pub(super) fn line(line: &ScoreLine) -> Option<Message> {
    match (line.kind, line.row) {
        (ScoreKind::Double, Some(row)) => Some(msg("score-double-of").with("row", color_name(row))),
        (ScoreKind::Double, None) => Some(msg("score-double")),
        (kind, _) => name(kind),
    }
}
