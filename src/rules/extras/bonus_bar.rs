//! The bonus bar: boxed spaces that force crosses in the order of its fields.

use super::{ExtraRule, RowsAndDice, Step};
use crate::board::extra::{BonusBar, CrossedBy, ExtraSpace};
use crate::{
    Board, BoardViolation, ByColor, Color, CrossReason, Effect, ExtraRow, PrintedSign, RowName,
    Sheet, Sign, SpaceId, SpaceSet, Violation,
};

impl ExtraRule for BonusBar {
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let mut violations = board.violations_of(&self.boxes);
        if self.boxes.is_empty() {
            violations.push(BoardViolation::Empty);
        }
        violations
    }

    fn row(&self) -> Option<ExtraRow> {
        let fields = self.fields.iter().map(|&color| ExtraSpace {
            colors: vec![color],
            ..ExtraSpace::default()
        });
        let by = CrossedBy::Rule;
        Some(ExtraRow::of_fields(RowName::Bar, by, fields))
    }

    fn signs(&self, _sheet: usize) -> Vec<PrintedSign> {
        let sign = |&space: &SpaceId| PrintedSign {
            space,
            sign: Sign::Box,
        };
        self.boxes.iter().map(sign).collect()
    }

    fn check(&self, sheet: &Sheet, space: SpaceId) -> Option<Result<(), Violation>> {
        let is_crossed = sheet.extra_row(RowName::Bar).contains(space.place);
        (space.row == RowName::Bar).then_some(match is_crossed {
            true => Err(Violation::AlreadyCrossed),
            false => Ok(()),
        })
    }

    fn struck(&self, sheet: &Sheet, row: RowName, closed: ByColor<bool>) -> Option<SpaceSet> {
        let crossed = sheet.extra_row(RowName::Bar);
        let fields = self.fields.iter().enumerate();
        let struck = fields.filter(|&(place, &color)| closed[color] && !crossed.contains(place));
        (row == RowName::Bar).then(|| struck.map(|(place, _)| place).collect())
    }

    fn locks_with_any_sum(&self, _board: &Board, _row: Color) -> bool {
        true
    }

    fn forces_crosses(&self) -> bool {
        true
    }

    fn earned(&self, _sheet: &Sheet, space: SpaceId) -> Vec<usize> {
        self.boxes
            .iter()
            .filter(|&&boxed| boxed == space)
            .map(|_| 0)
            .collect()
    }

    fn steps(&self, _earned: usize, sheet: &Sheet, closed: ByColor<bool>) -> Vec<Step> {
        let crossed = sheet.extra_row(RowName::Bar);
        let mut fields = self.fields.iter().enumerate();
        let free = fields.find(|&(place, &color)| !crossed.contains(place) && !closed[color]);
        let Some((place, &color)) = free else {
            return Vec::new();
        };
        let field = SpaceId {
            row: RowName::Bar,
            place,
            second: false,
        };
        let number = u8::try_from(place + 1).unwrap_or(u8::MAX);
        vec![
            Step::CrossField(field),
            Step::Note(Effect::Bar { field: number }),
            Step::Force(color, CrossReason::Bar),
        ]
    }
}
