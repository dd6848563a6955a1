//! One seat's sheet, and what holds for it in every mode.

use std::sync::Arc;

use super::score::{MAX_PENALTIES, PENALTY_SCORE};
use super::{Board, ByColor, Color, SpaceSet, Violation};

/// The crosses of one row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    crossed: SpaceSet,
    crossed_twice: SpaceSet,
    locked: bool,
}

impl SheetRow {
    /// The crossed spaces.
    #[must_use]
    pub fn crossed(&self) -> SpaceSet {
        self.crossed
    }

    /// Whether this seat crossed the lock.
    #[must_use]
    pub fn locked(&self) -> bool {
        self.locked
    }

    /// How many crosses its numbers hold: those that the lock needs.
    #[must_use]
    pub fn number_crosses(&self) -> usize {
        self.crossed.len() + self.crossed_twice.len()
    }

    /// How many crosses the row holds, the lock included.
    #[must_use]
    pub fn crosses(&self) -> u32 {
        u32::try_from(self.number_crosses()).unwrap_or(u32::MAX) + u32::from(self.locked)
    }
}

/// One seat's sheet: what is printed on it, its crosses, locks and penalties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    board: Arc<Board>,
    rows: ByColor<SheetRow>,
    penalties: u8,
}

impl Sheet {
    /// An empty sheet of this board.
    #[must_use]
    pub fn new(board: Arc<Board>) -> Self {
        Self {
            board,
            rows: ByColor::default(),
            penalties: 0,
        }
    }

    /// What is printed on it.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The crosses of a row.
    #[must_use]
    pub fn row(&self, row: Color) -> &SheetRow {
        &self.rows[row]
    }

    /// The crossed numbers of a row, from left to right.
    #[must_use]
    pub fn crossed(&self, row: Color) -> Vec<u8> {
        self.board.rows[row].numbers(self.rows[row].crossed)
    }

    /// The points of a row.
    #[must_use]
    pub fn row_score(&self, row: Color) -> u32 {
        self.board.row_score(self.rows[row].crosses())
    }

    /// How many penalties it has, at most 4.
    #[must_use]
    pub fn penalties(&self) -> u8 {
        self.penalties
    }

    /// Whether it has as many penalties as a sheet has boxes for them.
    #[must_use]
    pub fn has_max_penalties(&self) -> bool {
        self.penalties >= MAX_PENALTIES
    }

    /// What the penalties cost, as points to add.
    #[must_use]
    pub fn penalty_score(&self) -> i32 {
        i32::from(self.penalties) * PENALTY_SCORE
    }

    /// The sheet's points.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.lines().iter().map(|line| line.score).sum()
    }

    /// Checks a cross against what is printed and crossed on this sheet alone.
    ///
    /// Source: section 2 of the rules, points 1 to 4.
    ///
    /// # Errors
    /// The rule that the cross would break.
    pub fn check(&self, row: Color, number: u8) -> Result<(), Violation> {
        let place = self.place(row, number).ok_or(Violation::NoSuchSpace)?;
        let marks = &self.rows[row];
        if marks.crossed.contains(place) {
            return Err(Violation::AlreadyCrossed);
        }
        if marks.locked {
            return Err(Violation::RowClosed);
        }
        if marks.crossed.last() > Some(place) {
            return Err(Violation::LeftOfLastCross);
        }
        if self.board.is_lock_space(row, number)
            && marks.number_crosses() < usize::from(self.board.needed_crosses)
        {
            return Err(Violation::TooFewCrosses);
        }
        Ok(())
    }

    pub(super) fn cross(&mut self, row: Color, number: u8, lock: bool) {
        let Some(place) = self.place(row, number) else {
            return;
        };
        let is_double = self.board.rows[row].is_double(place);
        let marks = &mut self.rows[row];
        marks.crossed.insert(place);
        if is_double {
            marks.crossed_twice.insert(place);
        }
        marks.locked |= lock;
    }

    /// The number right of the last cross of a row; `None` at its end.
    pub(super) fn next_space(&self, row: Color) -> Option<u8> {
        let last = self.rows[row].crossed.last();
        let next = last.map_or(0, |last| last + 1);
        let space = self.board.rows[row].spaces.get(next);
        space.map(|space| space.number)
    }

    /// Checks that the row still holds together when this cross is erased.
    ///
    /// Source: section 4 of the rules, `correct`.
    pub(super) fn check_erase(&self, row: Color, number: u8) -> Result<(), Violation> {
        let place = self.place(row, number).ok_or(Violation::NoSuchSpace)?;
        if !self.rows[row].crossed.contains(place) {
            return Err(Violation::CorrectionConflict);
        }
        let mut erased = self.clone();
        erased.erase(row, number);
        let marks = erased.rows[row];
        // The lock space itself is no cross that the lock needs.
        let needed = usize::from(self.board.needed_crosses) + 1;
        if marks.locked && marks.number_crosses() < needed {
            Err(Violation::CorrectionConflict)
        } else {
            Ok(())
        }
    }

    pub(super) fn erase(&mut self, row: Color, number: u8) {
        let Some(place) = self.place(row, number) else {
            return;
        };
        let is_lock_space = self.board.is_lock_space(row, number);
        let marks = &mut self.rows[row];
        marks.crossed.remove(place);
        marks.crossed_twice.remove(place);
        marks.locked &= !is_lock_space;
    }

    pub(super) fn set_penalties(&mut self, penalties: u8) {
        self.penalties = penalties.min(MAX_PENALTIES);
    }

    pub(super) fn add_penalty(&mut self) {
        self.set_penalties(self.penalties.saturating_add(1));
    }

    fn place(&self, row: Color, number: u8) -> Option<usize> {
        self.board.rows[row].position(number)
    }
}
