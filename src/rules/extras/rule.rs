//! The questions that every extra answers.

use super::RowsAndDice;
use crate::{
    Board, BoardViolation, ByColor, Color, Cross, CrossReason, Dice, DiceUse, Effect, ExtraRow,
    Printed, PrintedSign, RowName, ScoreKind, ScoreLine, Sheet, SpaceId, SpaceSet, Violation,
};

/// How much of a roll a cross takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollPart {
    /// One of the seat's crosses of the roll.
    Action,
    /// Nothing of them: it is made in addition to them, once a roll.
    Beside,
    Whole,
}

/// A cross with a roll whose dice are known.
pub(crate) struct RollCheck<'a> {
    pub(crate) sheet: &'a Sheet,
    pub(crate) space: SpaceId,
    pub(crate) roll: Dice,
    /// The rows that were closed when the turn began.
    pub(crate) closed: ByColor<bool>,
    /// The rows that were locked with this roll.
    pub(crate) locked: ByColor<bool>,
    /// Whether something of the seat's crosses of the roll is taken that this cross needs.
    pub(crate) is_taken: bool,
}

impl RollCheck<'_> {
    /// Whether the die of this color is in the game, and its row was not locked with this roll.
    pub(super) fn is_die_left(&self, color: Color) -> bool {
        !self.closed[color] && !self.locked[color]
    }
}

/// Something that a rule does after a cross.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Note(Effect),
    /// Cross a space that earns nothing.
    CrossField(SpaceId),
    /// Cross a space without a check and without its lock.
    Cross(SpaceId, CrossReason),
    /// Cross the next space of a row, with its lock, or lose that cross.
    Force(Color, CrossReason),
    /// Let the seat choose one of these rows, and cross the next space of it twice.
    ForceTwice(Vec<Color>, CrossReason),
}

/// The questions that every extra answers; the default is the answer for a board without it.
///
/// Source: the boards' own rules.
pub(crate) trait ExtraRule {
    /// All that is wrong with it on a board with these rows and dice, but for the length of its row.
    fn board_violations(&self, _board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        Vec::new()
    }

    /// The highest of the two numbers that it prints on each sheet; `None` if it prints none.
    fn highest_sheet_number(&self, _board: &Board) -> Option<u8> {
        None
    }

    /// What it prints on a sheet next to these others by this random number; nothing if another must be drawn.
    fn draw(&self, _board: &Board, _others: &[Printed], _random: u64) -> Printed {
        Printed::default()
    }

    /// The row that it adds to the sheet.
    fn row(&self) -> Option<ExtraRow> {
        None
    }

    /// The signs that it prints on the sheet with this index among the board's sheets.
    fn signs(&self, _sheet: usize) -> Vec<PrintedSign> {
        Vec::new()
    }

    /// The spaces that it links on the sheet with this index among the board's sheets.
    fn links(&self, _sheet: usize) -> &[[SpaceId; 2]] {
        &[]
    }

    /// What else may be crossed, as moves.
    fn crosses(&self, _board: &Board) -> Vec<Cross> {
        Vec::new()
    }

    /// Checks a space of its own against what is printed and crossed; `None` for any other space.
    fn check(&self, _sheet: &Sheet, _space: SpaceId) -> Option<Result<(), Violation>> {
        None
    }

    /// Checks a cross of its own with a white sum, where that is known, after all else; `None` for any other cross.
    fn check_white(
        &self,
        _sheet: &Sheet,
        _cross: &Cross,
        _white_sum: Option<u8>,
    ) -> Option<Result<(), Violation>> {
        None
    }

    /// The crossed fields of its row, where they follow from other spaces.
    fn crossed(&self, _sheet: &Sheet, _row: RowName) -> Option<SpaceSet> {
        None
    }

    /// The fields of its row that nothing can cross any more where these rows are closed; `None` for any other row.
    fn struck(&self, _sheet: &Sheet, _row: RowName, _closed: ByColor<bool>) -> Option<SpaceSet> {
        None
    }

    /// How much of a roll a space of its own takes.
    fn roll_part(&self, _board: &Board, _space: SpaceId) -> Option<RollPart> {
        None
    }

    /// The colors whose dice give a space of its own in action 2.
    fn die_colors(&self, _sheet: &Sheet, _space: SpaceId) -> Option<Vec<Color>> {
        None
    }

    /// Checks a use of the roll that is its own; `None` for any other use.
    fn check_use(&self, _usage: DiceUse, _check: &RollCheck<'_>) -> Option<Result<(), Violation>> {
        None
    }

    /// Whether a seat that is not active can lock this row with another white sum than the number of a lock space.
    fn locks_with_any_sum(&self, _board: &Board, _row: Color) -> bool {
        false
    }

    /// Whether it crosses spaces that no move names.
    fn forces_crosses(&self) -> bool {
        false
    }

    /// Whether a seat can have to choose between rows.
    fn gives_choices(&self) -> bool {
        false
    }

    /// What crossing this space has just earned, as numbers that [`ExtraRule::steps`] knows.
    fn earned(&self, _sheet: &Sheet, _space: SpaceId) -> Vec<usize> {
        Vec::new()
    }

    /// The steps that follow from what a cross has earned, where these rows are closed.
    fn steps(&self, _earned: usize, _sheet: &Sheet, _closed: ByColor<bool>) -> Vec<Step> {
        Vec::new()
    }

    /// The space that is crossed and uncrossed together with this one.
    fn partner(&self, _sheet: &Sheet, _space: SpaceId) -> Option<SpaceId> {
        None
    }

    /// All that is wrong with a sheet that was filled in on paper or has been corrected.
    fn violations(&self, _sheet: &Sheet) -> Vec<(SpaceId, Violation)> {
        Vec::new()
    }

    /// The lines that it adds to the score.
    fn line_kinds(&self) -> &'static [ScoreKind] {
        &[]
    }

    fn lines(&self, _sheet: &Sheet) -> Vec<ScoreLine> {
        Vec::new()
    }

    /// The most that its lines come to.
    fn max_score(&self, _board: &Board) -> i32 {
        0
    }

    /// Whether the penalties of this sheet cost nothing.
    fn spares_penalties(&self, _sheet: &Sheet) -> bool {
        false
    }

    /// Whether there are sheets whose penalties cost nothing.
    fn may_spare_penalties(&self) -> bool {
        false
    }
}
