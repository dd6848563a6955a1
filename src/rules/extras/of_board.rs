//! What a board's extras say about it.

use super::{ExtraRule, PrintedSign, RollShare};
use crate::rules::{
    Board, Color, Cross, CrossedBy, Extra, Pair, RowName, ScoreKind, SheetLetter, SpaceId,
    Violation,
};

impl Board {
    /// Its extras, to be asked the questions that every extra answers.
    pub(in crate::rules) fn rules(&self) -> impl Iterator<Item = &dyn ExtraRule> {
        self.extras.iter().map(Extra::rule)
    }

    /// The same board without what crosses spaces that no move names.
    #[must_use]
    pub fn without_forced_crosses(&self) -> Self {
        let mut plain = self.clone();
        plain.extras.retain(|extra| !extra.rule().forces_crosses());
        plain
    }

    /// Whether this is one of its different sheets, or none where all are alike.
    #[must_use]
    pub fn has_sheet(&self, sheet: Option<SheetLetter>) -> bool {
        match sheet {
            Some(sheet) => self.sheets.contains(&sheet),
            None => self.sheets.is_empty(),
        }
    }

    /// Whether each seat has two lucky numbers.
    #[must_use]
    pub fn has_lucky_numbers(&self) -> bool {
        let mut extras = self.extras.iter();
        extras.any(|extra| matches!(extra, Extra::LuckyNumbers(_)))
    }

    /// Its pairs of spaces with an effect, in the order of their fields; `None` where it has none.
    #[must_use]
    pub fn pairs(&self) -> Option<&[Pair]> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::Pairs(pairs) => Some(pairs.0.as_slice()),
            _ => None,
        })
    }

    /// The space that a cross goes into.
    ///
    /// # Errors
    /// As [`Board::find`]; [`Violation::InvalidValue`] also for a row that no move crosses, a swap or a choice on a
    /// board without them, and a swap into anything but a number.
    pub fn find_crossed(&self, cross: &Cross) -> Result<SpaceId, Violation> {
        let space = self.find(cross.space)?;
        let is_number = space.row.color().is_some() && !space.second;
        let is_swap = cross.swap.is_some();
        let has_swaps = || self.extra_rows.iter().any(|row| row.by == CrossedBy::Swap);
        let is_wrong = !self.is_crossed_by_moves(space.row)
            || (is_swap && !(is_number && cross.space.label.number().is_some() && has_swaps()))
            || (cross.choose.is_some() && !self.gives_choices());
        match is_wrong {
            true => Err(Violation::InvalidValue),
            false => Ok(space),
        }
    }

    /// Whether a move can name the spaces of this row.
    pub(in crate::rules) fn is_crossed_by_moves(&self, row: RowName) -> bool {
        let by = self.extra_row(row).map(|(_, row)| row.by);
        by.is_none_or(|by| by == CrossedBy::Cross)
    }

    /// Whether a cross can let its seat choose between rows.
    #[must_use]
    pub fn gives_choices(&self) -> bool {
        self.rules().any(ExtraRule::gives_choices)
    }

    /// How much of a roll a cross of this space takes.
    #[must_use]
    pub fn share(&self, space: SpaceId) -> RollShare {
        let mut shares = self.rules().filter_map(|rule| rule.share(self, space));
        shares.next().unwrap_or(RollShare::Action)
    }

    /// No sheet comes to more points than this.
    #[must_use]
    pub fn max_total(&self) -> i32 {
        let rows = Color::ALL.map(|row| self.row_score(self.max_crosses(row)));
        let rows = i32::try_from(rows.iter().sum::<u32>()).unwrap_or(i32::MAX);
        let others: i32 = self.rules().map(|rule| rule.max_score(self)).sum();
        rows.saturating_add(others)
    }

    /// The signs that are printed around spaces of the sheet with this index among its different sheets.
    #[must_use]
    pub fn signs(&self, sheet: usize) -> Vec<PrintedSign> {
        self.rules().flat_map(|rule| rule.signs(sheet)).collect()
    }

    /// The spaces that are crossed together on the sheet with this index among its different sheets.
    pub fn links(&self, sheet: usize) -> impl Iterator<Item = &[SpaceId; 2]> {
        self.rules().flat_map(move |rule| rule.links(sheet))
    }

    /// The values that two dice must show for a field without a number; `None` where it has no such fields.
    #[must_use]
    pub fn field_dice(&self) -> Option<[u8; 2]> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::Fields(fields) => Some(fields.dice),
            _ => None,
        })
    }

    /// What the white dice and a colored one must make for its track; `None` where it has none.
    #[must_use]
    pub fn track_sum(&self) -> Option<u8> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::Track(track) => Some(track.sum),
            _ => None,
        })
    }

    /// The lines of a sheet's score, from top to bottom.
    #[must_use]
    pub fn line_kinds(&self) -> Vec<ScoreKind> {
        let rows = Color::ALL.map(ScoreKind::Row);
        let others = self.rules().flat_map(|rule| rule.line_kinds()).copied();
        let penalties = [ScoreKind::Penalties];
        rows.into_iter().chain(others).chain(penalties).collect()
    }

    /// Whether its score has other lines than rows and penalties.
    #[must_use]
    pub fn has_extra_lines(&self) -> bool {
        self.rules().any(|rule| !rule.line_kinds().is_empty())
    }

    /// Whether a score follows from the numbers of crosses in the rows and of penalties.
    #[must_use]
    pub fn scores_by_counts(&self) -> bool {
        !self.has_extra_lines() && !self.rules().any(ExtraRule::may_spare_penalties)
    }
}
