//! Bonus rows: between two rows, and counting for both.

use super::ExtraRule;
use crate::rules::extra::BonusRow;
use crate::rules::{Board, Color, Cross, Label, Sheet, SpaceId, SpaceName, SpaceSet, Violation};

impl BonusRow {
    /// The colors of the spaces beside this place that are crossed.
    fn crossed_neighbors(&self, sheet: &Sheet, place: usize) -> Vec<Color> {
        let printed = self.numbers.get(place).zip(self.colors.get(place));
        let Some((&number, &colors)) = printed else {
            return Vec::new();
        };
        let is_crossed = |row: Color| {
            let beside = sheet.board().rows[row].position(number);
            beside.is_some_and(|beside| sheet.row(row).crossed().contains(beside))
        };
        let spaces = self.neighbors.into_iter().zip(colors);
        let crossed = spaces.filter(|&(row, _)| is_crossed(row));
        crossed.map(|(_, color)| color).collect()
    }

    fn crossed(&self, sheet: &Sheet) -> SpaceSet {
        sheet.extra_row(self.name)
    }
}

impl ExtraRule for BonusRow {
    fn crosses(&self, _board: &Board) -> Vec<Cross> {
        let numbers = self.numbers.iter().map(|&number| SpaceName {
            row: self.name,
            label: Label::Number(number),
            second: false,
        });
        numbers.map(Cross::of).collect()
    }

    fn check(&self, sheet: &Sheet, space: SpaceId) -> Option<Result<(), Violation>> {
        if space.row != self.name {
            return None;
        }
        let crossed = self.crossed(sheet);
        Some(if crossed.contains(space.place) {
            Err(Violation::AlreadyCrossed)
        } else if crossed.last() > Some(space.place) {
            Err(Violation::LeftOfLastCross)
        } else if self.crossed_neighbors(sheet, space.place).is_empty() {
            Err(Violation::NeedsNeighbor)
        } else {
            Ok(())
        })
    }

    fn die_colors(&self, sheet: &Sheet, space: SpaceId) -> Option<Vec<Color>> {
        (space.row == self.name).then(|| self.crossed_neighbors(sheet, space.place))
    }

    fn violations(&self, sheet: &Sheet) -> Vec<(SpaceId, Violation)> {
        let crossed = self.crossed(sheet);
        let alone = |&place: &usize| self.crossed_neighbors(sheet, place).is_empty();
        let space = |place| SpaceId {
            row: self.name,
            place,
            second: false,
        };
        let places = crossed.iter().filter(alone);
        places
            .map(|place| (space(place), Violation::NeedsNeighbor))
            .collect()
    }
}
