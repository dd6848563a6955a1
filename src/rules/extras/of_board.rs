//! What a board's extras say about it.

use super::{ExtraRule, RollPart};
use crate::{
    Board, Color, Cross, CrossedBy, Extra, Label, Pair, Printed, PrintedSign, RowName, ScoreKind,
    SheetLetter, SpaceId, SpaceName, Violation,
};

impl Board {
    /// Its extras, to be asked the questions that every extra answers.
    pub(crate) fn rules(&self) -> impl Iterator<Item = &dyn ExtraRule> {
        self.extras.iter().map(Extra::rule)
    }

    /// The highest of the two numbers that are printed on each sheet alone; `None` where none are.
    pub fn highest_sheet_number(&self) -> Option<u8> {
        let mut rules = self.rules();
        rules.find_map(|rule| rule.highest_sheet_number(self))
    }

    /// Whether a part is missing that the extras print on each sheet alone.
    pub fn lacks(&self, printed: Printed) -> bool {
        printed.numbers.is_none() && self.highest_sheet_number().is_some()
    }

    /// Whether this is one of its different sheets, or none where all are alike.
    pub fn has_sheet(&self, sheet: Option<SheetLetter>) -> bool {
        match sheet {
            Some(sheet) => self.sheets.contains(&sheet),
            None => self.sheets.is_empty(),
        }
    }

    /// The part of a sheet that its extras print next to these others by this random number. Where parts are missing,
    /// another draw is needed.
    pub fn draw(&self, others: &[Printed], random: u64) -> Printed {
        let drawn = self.rules().map(|rule| rule.draw(self, others, random));
        drawn.fold(Printed::default(), Printed::or)
    }

    /// The same board without what crosses spaces that no move names.
    pub fn without_forced_crosses(&self) -> Self {
        let mut plain = self.clone();
        plain.extras.retain(|extra| !extra.rule().forces_crosses());
        plain
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
        let is_wrong = !self.is_crossed_by_moves(space.row)
            || (is_swap
                && !(is_number && cross.space.label.number().is_some() && self.has_swaps()))
            || (cross.choose.is_some() && !self.gives_choices());
        match is_wrong {
            true => Err(Violation::InvalidValue),
            false => Ok(space),
        }
    }

    /// Whether a move can cross another number in place of the white sum.
    pub fn has_swaps(&self) -> bool {
        self.extra_rows.iter().any(|row| row.by == CrossedBy::Swap)
    }

    /// Whether a move can name the spaces of this row.
    pub(crate) fn is_crossed_by_moves(&self, row: RowName) -> bool {
        let by = self.extra_row(row).map(|(_, row)| row.by);
        by.is_none_or(|by| by == CrossedBy::Cross)
    }

    /// Whether a cross can let its seat choose between rows.
    pub fn gives_choices(&self) -> bool {
        self.rules().any(ExtraRule::gives_choices)
    }

    /// How much of a roll a cross of this space takes.
    pub fn roll_part(&self, space: SpaceId) -> RollPart {
        let mut parts = self.rules().filter_map(|rule| rule.roll_part(self, space));
        parts.next().unwrap_or(RollPart::Action)
    }

    /// No sheet comes to more points than this.
    pub fn max_total(&self) -> i32 {
        let rows = Color::ALL.map(|row| self.row_score(self.max_crosses(row)));
        let rows = i32::try_from(rows.iter().sum::<u32>()).unwrap_or(i32::MAX);
        let others: i32 = self.rules().map(|rule| rule.max_score(self)).sum();
        rows.saturating_add(others)
    }

    /// The signs that are printed around spaces of the sheet with this index among its different sheets.
    pub fn signs(&self, sheet: usize) -> Vec<PrintedSign> {
        self.rules().flat_map(|rule| rule.signs(sheet)).collect()
    }

    /// The spaces that are crossed together on the sheet with this index among its different sheets.
    pub fn links(&self, sheet: usize) -> impl Iterator<Item = &[SpaceId; 2]> {
        self.rules().flat_map(move |rule| rule.links(sheet))
    }

    /// The lines of a sheet's score, from top to bottom.
    pub fn line_kinds(&self) -> Vec<ScoreKind> {
        let rows = Color::ALL.map(ScoreKind::Row);
        let others = self.rules().flat_map(|rule| rule.line_kinds()).copied();
        let penalties = [ScoreKind::Penalties];
        rows.into_iter().chain(others).chain(penalties).collect()
    }

    /// Whether its score has other lines than rows and penalties.
    pub fn has_extra_lines(&self) -> bool {
        self.rules().any(|rule| !rule.line_kinds().is_empty())
    }

    /// Whether a score follows from the numbers of crosses in the rows and of penalties.
    pub fn scores_by_counts(&self) -> bool {
        !self.has_extra_lines() && !self.rules().any(ExtraRule::may_spare_penalties)
    }

    /// Every cross that a move can be on this board, without turn and use.
    pub(crate) fn crosses(&self) -> impl Iterator<Item = Cross> {
        let numbers = self.rows.iter().flat_map(|(row, printed)| {
            let numbers = printed.numbers();
            numbers.map(move |number| Cross::number(row, number))
        });
        numbers.chain(self.rules().flat_map(|rule| rule.crosses(self)))
    }

    /// The points that crossing this space adds to the points of its row; `None` for none.
    pub fn extra_points(&self, space: SpaceId) -> Option<u8> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::ExtraPoints(extra) => extra.spaces.contains(&space).then_some(extra.points),
            _ => None,
        })
    }

    /// Its pairs of spaces with an effect, in the order of their fields; `None` where it has none.
    pub fn pairs(&self) -> Option<&[Pair]> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::Pairs(pairs) => Some(pairs.0.as_slice()),
            _ => None,
        })
    }

    /// The sum of the white dice and a colored die that its track needs; `None` where it has none.
    pub fn track_sum(&self) -> Option<u8> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::Track(track) => Some(track.sum),
            _ => None,
        })
    }

    /// The swap field with this number.
    ///
    /// # Errors
    /// [`Violation::InvalidValue`] on a board without swap fields; [`Violation::NoSuchSpace`].
    pub fn swap_field(&self, field: u8) -> Result<SpaceId, Violation> {
        self.find(SpaceName {
            row: RowName::Swaps,
            label: Label::Number(field),
            second: false,
        })
    }

    /// The values that two dice must show for a field without a number; `None` where it has no such fields.
    pub fn field_dice(&self) -> Option<[u8; 2]> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::Fields(fields) => Some(fields.dice),
            _ => None,
        })
    }
}
