//! One seat's sheet, and what holds for it in every mode.

use super::score::{MAX_PENALTIES, PENALTY_SCORE, row_score};
use super::{Board, ByColor, Color, SpaceSet, Violation};

/// The crosses of one row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    crossed: SpaceSet,
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

    /// How many crosses the row holds, the lock included.
    #[must_use]
    pub fn crosses(&self) -> u32 {
        u32::try_from(self.crossed.len()).unwrap_or(u32::MAX) + u32::from(self.locked)
    }

    /// The row's points.
    #[must_use]
    pub fn score(&self) -> u32 {
        row_score(self.crosses())
    }
}

/// One seat's sheet: its crosses, locks and penalties.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    rows: ByColor<SheetRow>,
    penalties: u8,
}

impl Sheet {
    /// The crosses of a row.
    #[must_use]
    pub fn row(&self, row: Color) -> &SheetRow {
        &self.rows[row]
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
        let rows: i64 = self
            .rows
            .iter()
            .map(|(_, row)| i64::from(row.score()))
            .sum();
        i32::try_from(rows).unwrap_or(i32::MAX) + self.penalty_score()
    }

    /// Checks a cross against what is printed and crossed on this sheet alone.
    ///
    /// Source: section 2 of the rules, points 1 to 4.
    ///
    /// # Errors
    /// The rule that the cross would break.
    pub fn check(&self, board: &Board, row: Color, number: u8) -> Result<(), Violation> {
        let printed = &board.rows[row];
        let position = printed.position(number).ok_or(Violation::NoSuchSpace)?;
        let crosses = &self.rows[row];
        if crosses.crossed.contains(position) {
            return Err(Violation::AlreadyCrossed);
        }
        if crosses.locked {
            return Err(Violation::RowClosed);
        }
        if crosses.crossed.last() > Some(position) {
            return Err(Violation::LeftOfLastCross);
        }
        if board.is_lock_space(row, number)
            && crosses.crossed.len() < usize::from(board.needed_crosses)
        {
            return Err(Violation::TooFewCrosses);
        }
        Ok(())
    }

    pub(super) fn cross(&mut self, board: &Board, row: Color, number: u8, lock: bool) {
        let crosses = &mut self.rows[row];
        if let Some(place) = board.rows[row].position(number) {
            crosses.crossed.insert(place);
        }
        crosses.locked |= lock;
    }

    /// The number right of the last cross of a row; `None` at its end.
    pub(super) fn next_space(&self, board: &Board, row: Color) -> Option<u8> {
        let last = self.rows[row].crossed.last();
        let next = last.map_or(0, |last| last + 1);
        board.rows[row].spaces.get(next).map(|space| space.number)
    }

    /// Checks that the row still holds together when this cross is erased.
    ///
    /// Source: section 4 of the rules, `correct`.
    pub(super) fn check_erase(
        &self,
        board: &Board,
        row: Color,
        number: u8,
    ) -> Result<(), Violation> {
        let printed = &board.rows[row];
        let place = printed.position(number).ok_or(Violation::NoSuchSpace)?;
        let crosses = &self.rows[row];
        let loses_lock = board.is_lock_space(row, number);
        // The lock space itself is no cross that the lock needs.
        let needed = usize::from(board.needed_crosses) + 1;
        let holds_together = !crosses.locked || loses_lock || crosses.crossed.len() > needed;
        if crosses.crossed.contains(place) && holds_together {
            Ok(())
        } else {
            Err(Violation::CorrectionConflict)
        }
    }

    pub(super) fn erase(&mut self, board: &Board, row: Color, number: u8) {
        let crosses = &mut self.rows[row];
        if let Some(place) = board.rows[row].position(number) {
            crosses.crossed.remove(place);
        }
        if board.is_lock_space(row, number) {
            crosses.locked = false;
        }
    }

    pub(super) fn set_penalties(&mut self, penalties: u8) {
        self.penalties = penalties.min(MAX_PENALTIES);
    }

    pub(super) fn add_penalty(&mut self) {
        self.set_penalties(self.penalties.saturating_add(1));
    }
}
