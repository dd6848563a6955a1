//! What a board's extras say about a sheet.

use crate::score::usual_cost;
use crate::{ByColor, Color, RowName, RowSummary, ScoreLine, Sheet, SpaceId, SpaceSet, Violation};

impl Sheet {
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
}
