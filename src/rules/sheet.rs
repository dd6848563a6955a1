//! One seat's sheet, and what holds for it in every mode.

use std::sync::Arc;

use crate::score::{MAX_PENALTIES, usual_cost};
use crate::{
    Board, ByColor, Color, Printed, RowName, RowSummary, ScoreLine, SpaceId, SpaceSet, Violation,
};

/// The crosses of one row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    crossed: SpaceSet,
    crossed_twice: SpaceSet,
    locked: bool,
}

impl SheetRow {
    pub fn crossed(&self) -> SpaceSet {
        self.crossed
    }

    /// Whether this seat crossed the lock.
    pub fn locked(&self) -> bool {
        self.locked
    }

    /// The spaces that have two crosses.
    pub fn crossed_twice(&self) -> SpaceSet {
        self.crossed_twice
    }
}

/// One seat's sheet: what is printed on it, its crosses, locks and penalties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    board: Arc<Board>,
    printed: Printed,
    rows: ByColor<SheetRow>,
    /// The crossed spaces of the board's extra rows, in their order.
    extra_rows: Vec<SpaceSet>,
    penalties: u8,
}

impl Sheet {
    pub fn new(board: Arc<Board>, printed: Printed) -> Self {
        Self {
            rows: ByColor::default(),
            extra_rows: vec![SpaceSet::default(); board.extra_rows.len()],
            penalties: 0,
            printed,
            board,
        }
    }

    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    pub fn printed(&self) -> Printed {
        self.printed
    }

    pub(super) fn set_printed(&mut self, printed: Printed) {
        self.printed = printed;
    }

    /// Its index among the different sheets of its board; 0 where all are alike.
    pub fn index(&self) -> usize {
        let sheets = &self.board.sheets;
        let own = self.printed.sheet;
        let index = own.and_then(|own| sheets.iter().position(|&sheet| sheet == own));
        index.unwrap_or_default()
    }

    pub fn row(&self, row: Color) -> &SheetRow {
        &self.rows[row]
    }

    /// The crossed numbers of a row, from left to right.
    pub fn crossed(&self, row: Color) -> Vec<u8> {
        self.board.rows[row].numbers_of(self.rows[row].crossed)
    }

    /// The crossed spaces of an extra row; none where the board has no such row.
    pub fn extra_row(&self, row: RowName) -> SpaceSet {
        let index = self.board.extra_row(row).map(|(index, _)| index);
        let crossed = index.and_then(|index| self.extra_rows.get(index));
        crossed.copied().unwrap_or_default()
    }

    pub fn has(&self, space: SpaceId) -> bool {
        match space.row.color() {
            Some(row) if space.second => self.second_crosses(row).contains(space.place),
            Some(row) => self.rows[row].crossed.contains(space.place),
            None => self.extra_row(space.row).contains(space.place),
        }
    }

    /// The spaces of a row whose second box is crossed.
    pub fn second_crosses(&self, row: Color) -> SpaceSet {
        let twice = self.rows[row].crossed_twice.iter();
        twice
            .filter(|&place| self.board.has_second_box(row, place))
            .collect()
    }

    /// The number of crosses on the numbers of a row, which its lock needs.
    pub fn number_crosses(&self, row: Color) -> usize {
        let SheetRow {
            crossed,
            crossed_twice,
            ..
        } = self.rows[row];
        let numbered = self.board.rows[row].numbered();
        crossed.intersection(numbered).len() + crossed_twice.len()
    }

    /// How many crosses count for a row, its lock included.
    pub fn crosses(&self, row: Color) -> u32 {
        let SheetRow {
            crossed,
            crossed_twice,
            locked,
        } = self.rows[row];
        let rows = self.board.extra_rows.iter().zip(&self.extra_rows);
        let others = rows.filter(|(printed, _)| printed.counts_for.contains(&row));
        let others: usize = others.map(|(_, crossed)| crossed.len()).sum();
        let all = crossed.len() + crossed_twice.len() + usize::from(locked) + others;
        u32::try_from(all).unwrap_or(u32::MAX)
    }

    pub fn row_score(&self, row: Color) -> u32 {
        self.board.row_score(self.crosses(row))
    }

    /// How many penalties it has, at most 4.
    pub fn penalties(&self) -> u8 {
        self.penalties
    }

    /// Whether it has as many penalties as a sheet has boxes for them.
    pub fn has_max_penalties(&self) -> bool {
        self.penalties >= MAX_PENALTIES
    }

    pub(super) fn check_place(&self, row: Color, place: usize) -> Result<(), Violation> {
        let row_state = &self.rows[row];
        let is_numbered = self.board.rows[row].numbered().contains(place);
        if row_state.locked && !is_numbered {
            return Err(Violation::RowClosed);
        }
        if row_state.crossed.contains(place) {
            return Err(Violation::AlreadyCrossed);
        }
        if row_state.locked {
            return Err(Violation::RowClosed);
        }
        if row_state.crossed.last() > Some(place) {
            return Err(Violation::LeftOfLastCross);
        }
        if self.board.is_lock_place(row, place) && !self.may_lock(row) {
            return Err(Violation::TooFewCrosses);
        }
        Ok(())
    }

    /// Whether a row has the crosses that its lock needs.
    pub(super) fn may_lock(&self, row: Color) -> bool {
        self.number_crosses(row) >= usize::from(self.board.needed_crosses)
    }

    pub(super) fn cross(&mut self, space: SpaceId) {
        let SpaceId { row, place, second } = space;
        if let Some(color) = row.color() {
            let printed = self.board.rows[color].spaces.get(place);
            let is_double = printed.is_some_and(|space| space.is_double);
            let row_state = &mut self.rows[color];
            if !second {
                row_state.crossed.insert(place);
            }
            if second || is_double {
                row_state.crossed_twice.insert(place);
            }
        } else if let Some(crossed) = self.extra_row_mut(row) {
            crossed.insert(place);
        }
    }

    pub(super) fn lock(&mut self, row: Color) {
        self.rows[row].locked = true;
    }

    /// The place right of the last cross of a row; `None` at its end.
    pub(super) fn next_place(&self, row: Color) -> Option<usize> {
        let last = self.rows[row].crossed.last();
        let next = last.map_or(0, |last| last + 1);
        (next < self.board.rows[row].spaces.len()).then_some(next)
    }

    pub(super) fn erase_alone(&mut self, space: SpaceId) {
        let SpaceId { row, place, second } = space;
        if let Some(color) = row.color() {
            let locks = self.board.locks(space).is_some();
            let row_state = &mut self.rows[color];
            row_state.crossed_twice.remove(place);
            if !second {
                row_state.crossed.remove(place);
            }
            row_state.locked &= !locks;
        } else if let Some(crossed) = self.extra_row_mut(row) {
            crossed.remove(place);
        }
    }

    pub(super) fn set_penalties(&mut self, penalties: u8) {
        self.penalties = penalties.min(MAX_PENALTIES);
    }

    pub(super) fn add_penalty(&mut self) {
        self.set_penalties(self.penalties.saturating_add(1));
    }

    /// Checks a cross against what is printed and crossed on this sheet alone.
    ///
    /// Source: section 2 of the rules, points 1 to 4, and what the board's extras say.
    pub fn check(&self, space: SpaceId) -> Result<(), Violation> {
        match space.row.color() {
            Some(row) if !space.second => self.check_place(row, space.place),
            _ => {
                let mut rules = self.board().rules();
                let answer = rules.find_map(|rule| rule.check(self, space));
                answer.unwrap_or(Err(Violation::InvalidValue))
            }
        }
    }

    /// What the penalties cost, as points to add.
    pub fn penalty_score(&self) -> i32 {
        let mut rules = self.board().rules();
        match rules.any(|rule| rule.spares_penalties(self)) {
            true => 0,
            false => usual_cost(self.penalties()),
        }
    }

    pub fn total(&self) -> i32 {
        self.lines().iter().map(|line| line.score).sum()
    }

    /// Checks that the sheet still holds together when this cross is erased.
    ///
    /// Source: section 4 of the rules, `correct`.
    pub(crate) fn check_erase(&self, space: SpaceId) -> Result<(), Violation> {
        if !self.has(space) {
            return Err(Violation::CorrectionConflict);
        }
        let mut erased = self.clone();
        erased.erase(space);
        let lacks = |row| {
            let last = erased.row(row).crossed().last();
            let lock = last.and_then(|place| self.board().rows[row].spaces.get(place));
            // The crosses of the lock space are none that the lock needs.
            let own = lock.map_or(0, |space| usize::from(space.crosses()));
            let needed = usize::from(self.board().needed_crosses) + own;
            erased.row(row).locked() && erased.number_crosses(row) < needed
        };
        let is_broken = |sheet: &Self| {
            self.board()
                .rules()
                .any(|rule| !rule.violations(sheet).is_empty())
        };
        if Color::ALL.into_iter().any(lacks) || (is_broken(&erased) && !is_broken(self)) {
            Err(Violation::CorrectionConflict)
        } else {
            Ok(())
        }
    }

    /// Erases a cross, and what is erased together with it.
    pub(crate) fn erase(&mut self, space: SpaceId) {
        self.erase_alone(space);
        if let Some(partner) = self.partner(space) {
            self.erase_alone(partner);
        }
    }

    /// The space that is crossed and uncrossed together with this one.
    pub(crate) fn partner(&self, space: SpaceId) -> Option<SpaceId> {
        let mut rules = self.board().rules();
        rules.find_map(|rule| rule.partner(self, space))
    }

    /// The crossed spaces of an extra row, also where they follow from other spaces.
    pub fn crossed_extra(&self, row: RowName) -> SpaceSet {
        let mut rules = self.board().rules();
        let derived = rules.find_map(|rule| rule.crossed(self, row));
        derived.unwrap_or_else(|| self.extra_row(row))
    }

    /// The fields of an extra row that nothing can cross any more where these rows are closed; `None` for a row
    /// that has no such fields.
    pub fn struck(&self, row: RowName, closed: ByColor<bool>) -> Option<SpaceSet> {
        let mut rules = self.board().rules();
        rules.find_map(|rule| rule.struck(self, row, closed))
    }

    /// The lines of its score; their sum is its total.
    pub fn lines(&self) -> Vec<ScoreLine> {
        let row = |row| {
            let (crosses, score) = (self.crosses(row), self.row_score(row));
            ScoreLine::of_row(row, RowSummary { crosses, score })
        };
        let others = self.board().rules().flat_map(|rule| rule.lines(self));
        let penalties = [ScoreLine::of_penalties(self.penalty_score())];
        let rows = Color::ALL.map(row).into_iter();
        rows.chain(others).chain(penalties).collect()
    }

    pub fn summary(&self, row: Color) -> RowSummary {
        RowSummary {
            crosses: self.crosses(row),
            score: self.row_score(row),
        }
    }

    /// How many locks are crossed.
    pub fn rows_locked(&self) -> u32 {
        let rows = Color::ALL.into_iter();
        rows.map(|row| u32::from(self.row(row).locked())).sum()
    }

    /// How many numbers left of the last cross of their row are not crossed.
    pub fn skipped(&self) -> u32 {
        let skipped = |row| {
            let crossed = self.row(row).crossed();
            let passed = crossed.last().map_or(0, |last| last + 1);
            let numbered = self.board().rows[row].numbered().iter();
            let skipped = numbered.filter(|&place| place < passed && !crossed.contains(place));
            u32::try_from(skipped.count()).unwrap_or(u32::MAX)
        };
        Color::ALL.into_iter().map(skipped).sum()
    }

    fn extra_row_mut(&mut self, row: RowName) -> Option<&mut SpaceSet> {
        let (index, _) = self.board.extra_row(row)?;
        self.extra_rows.get_mut(index)
    }
}
