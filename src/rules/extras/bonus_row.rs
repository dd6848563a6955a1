//! Bonus rows: between two rows, and counting for both.

use super::{ExtraRule, RowsAndDice, does_not_fit, repeated};
use crate::board::extra::{BonusRow, CrossedBy, ExtraSpace};
use crate::{
    Board, BoardViolation, Color, Cross, ExtraRow, Label, Sheet, SpaceId, SpaceName, SpaceSet,
    Violation,
};

impl BonusRow {
    /// The colors of the spaces next to this place that are crossed.
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
    /// A space may be crossed once the number above or below it is: there must be one.
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let lacks_neighbor = |number: &u8| {
            let mut neighbors = self.neighbors.iter();
            neighbors.all(|&row| board.rows[row].position(*number).is_none())
        };
        let alone = self.numbers.iter().copied().filter(lacks_neighbor);
        let twice = repeated(&self.numbers, u8::to_string);
        alone.map(does_not_fit).chain(twice).collect()
    }

    fn row(&self) -> Option<ExtraRow> {
        let space = |(&number, colors): (&u8, &[Color; 2])| ExtraSpace {
            number,
            colors: colors.to_vec(),
            ..ExtraSpace::default()
        };
        Some(ExtraRow {
            name: self.name,
            after: Some(self.neighbors[0]),
            by: CrossedBy::Cross,
            counts_for: self.neighbors.to_vec(),
            scores_last: false,
            spaces: self.numbers.iter().zip(&self.colors).map(space).collect(),
        })
    }

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
