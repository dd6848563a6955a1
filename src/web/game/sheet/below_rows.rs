//! What a sheet shows below its rows.

use super::bonus_bar::BonusBar;
use super::pairs::PairFields;
use super::swaps::SwapField;
use crate::domain::i18n::{Message, msg};
use crate::rules::{ScoreKind, Seat};
use crate::web::game::context::GameContext;

/// What a sheet shows below its rows.
pub(crate) struct BelowRows {
    pub(crate) bar: Option<BonusBar>,
    pub(crate) pairs: Option<PairFields>,
    pub(crate) swaps: Vec<SwapField>,
    /// The letter of the sheet, and the points of its steps.
    pub(crate) notes: Vec<Message>,
}

impl BelowRows {
    pub(crate) fn new(context: &GameContext, seat: Seat) -> Self {
        Self {
            bar: BonusBar::of(context, seat),
            pairs: PairFields::of(context, seat),
            swaps: SwapField::all(context, seat),
            notes: notes(context, seat),
        }
    }

    /// Whether there is nothing to show.
    pub(crate) fn is_empty(&self) -> bool {
        let has_fields = self.bar.is_some() || self.pairs.is_some() || !self.swaps.is_empty();
        !has_fields && self.notes.is_empty()
    }
}

fn notes(context: &GameContext, seat: Seat) -> Vec<Message> {
    let Some(sheet) = context.table().sheet(seat) else {
        return Vec::new();
    };
    let letter = sheet.printed().sheet;
    let letter =
        letter.map(|letter| msg("sheet-letter").with("sheet", char::from(letter).to_string()));
    let lines = context.board().line_kinds();
    let has_steps = lines.contains(&ScoreKind::Steps);
    let mut steps = sheet.lines().into_iter();
    let steps = steps.find(|line| has_steps && line.kind == ScoreKind::Steps);
    let steps = steps.map(|line| {
        let text = msg("sheet-steps").with("count", line.crosses.unwrap_or_default());
        text.with("points", line.score)
    });
    letter.into_iter().chain(steps).collect()
}
