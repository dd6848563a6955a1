//! The points of a paper sheet: the total, the sum and the lines other than the rows.

use rowlock_rules::{ScoreKind, ScoreLine, Sheet};

use super::names::line;
use crate::domain::i18n::{Message, msg};
use crate::web::kit::labels::signed;

/// The score of the sheet.
pub(super) struct ScoreResult {
    pub(super) total: i32,
    pub(super) sum: String,
    /// The lines except for the rows, with their points; the penalties only where they cost nothing.
    pub(super) lines: Vec<(Message, i32)>,
}

impl ScoreResult {
    pub(super) fn of(sheet: &Sheet, lines: &[ScoreLine]) -> Self {
        let named = lines.iter().filter_map(|it| Some((line(it)?, it.score)));
        let is_spared = sheet.penalties() > 0 && sheet.penalty_score() == 0;
        let spared = is_spared.then(|| (msg("rules-penalties"), 0));
        Self {
            total: sheet.total(),
            sum: sum(lines, sheet.total()),
            lines: named.chain(spared).collect(),
        }
    }
}

/// The points of a sheet that may have more.
pub(super) fn at_least(total: i32) -> Message {
    let text = msg("score-at-least").with("total", signed(total));
    text.with("count", total)
}

/// Lines as a sum, as in "10 + 6 + 36 + 28 − 10 = 70".
fn sum(lines: &[ScoreLine], total: i32) -> String {
    let term = |(index, line): (usize, &ScoreLine)| {
        let sign = match (index, line.kind) {
            (0, _) => "",
            (_, ScoreKind::Penalties) => " − ",
            _ => " + ",
        };
        format!("{sign}{}", line.score.unsigned_abs())
    };
    let terms: String = lines.iter().enumerate().map(term).collect();
    format!("{terms} = {}", signed(total))
}
