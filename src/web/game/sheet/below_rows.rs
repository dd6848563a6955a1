//! What a sheet shows below its rows.

use rowlock_rules::{Mode, ScoreKind, Seat};

use super::bonus_bar::BonusBarFields;
use super::pairs::PairFields;
use super::swaps::SwapField;
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::board_traits::BoardTrait;

/// What a sheet shows below its rows.
pub(crate) struct BelowRows {
    pub(crate) bar: Option<BonusBarFields>,
    pub(crate) pairs: Option<PairFields>,
    pub(crate) swaps: Vec<SwapField>,
    /// The letter of the sheet, the points of its steps, and what is seen on the dice alone.
    pub(crate) notes: Vec<Message>,
}

impl BelowRows {
    pub(crate) fn new(context: &GameContext, seat: Seat) -> Self {
        Self {
            bar: BonusBarFields::of(context, seat),
            pairs: PairFields::of(context, seat),
            swaps: SwapField::all(context, seat),
            notes: notes(context, seat),
        }
    }

    /// Whether it has fields for signs of spaces.
    pub(crate) fn has_signs(&self) -> bool {
        self.bar.is_some() || self.pairs.is_some()
    }

    /// Whether there is nothing to show.
    pub(crate) fn is_empty(&self) -> bool {
        let has_fields = self.has_signs() || !self.swaps.is_empty();
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
    let mut steps = sheet.lines().into_iter();
    let steps = steps.find(|line| line.kind == ScoreKind::Steps);
    let steps = steps.map(|line| {
        let text = msg("sheet-steps").with("count", line.crosses.unwrap_or_default());
        text.with("points", line.score)
    });
    letter
        .into_iter()
        .chain(steps)
        .chain(by_eye(context))
        .collect()
}

/// What the players must see on their dice where the app does not know them.
fn by_eye(context: &GameContext) -> Vec<Message> {
    let board = context.board();
    if context.mode() == Mode::Dice {
        return Vec::new();
    }
    let fields = board.field_dice().map(|[low, high]| {
        let text = msg("by-eye-fields").with("low", low);
        text.with("high", high)
    });
    let track = board.track_sum();
    let track = track.map(|sum| msg("by-eye-track").with("sum", sum));
    let has = |it: BoardTrait, key: &'static str| it.is_of(board).then(|| msg(key));
    [
        fields,
        track,
        has(BoardTrait::Swaps, "by-eye-swaps"),
        has(BoardTrait::BonusRows, "by-eye-bonus-rows"),
    ]
    .into_iter()
    .flatten()
    .collect()
}
