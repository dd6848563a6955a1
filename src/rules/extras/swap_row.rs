//! Swap fields: the white sum is crossed as another number.

use super::{ExtraRule, RowsAndDice, does_not_fit};
use crate::board::extra::{CrossedBy, ExtraSpace, SwapRow};
use crate::{
    Board, BoardViolation, Color, Cross, ExtraRow, Label, RowName, Sheet, SpaceId, Violation,
};

impl ExtraRule for SwapRow {
    /// Two different numbers that the dice can show in each field.
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let fits =
            |[one, other]: &[u8; 2]| one != other && board.can_show(*one) && board.can_show(*other);
        let wrong = self.0.iter().filter(|numbers| !fits(numbers));
        wrong
            .map(|[one, other]| does_not_fit(format!("{one}/{other}")))
            .collect()
    }

    fn row(&self) -> Option<ExtraRow> {
        let fields = self.0.iter().map(|&numbers| ExtraSpace {
            numbers: Some(numbers),
            ..ExtraSpace::default()
        });
        let by = CrossedBy::Swap;
        Some(ExtraRow::of_fields(RowName::Swaps, by, fields))
    }

    fn crosses(&self, _board: &Board) -> Vec<Cross> {
        let fields = (1..).zip(&self.0);
        let crosses = fields.flat_map(|(field, numbers)| {
            let rows = Color::ALL.into_iter();
            rows.flat_map(move |row| {
                numbers.map(|number| Cross {
                    swap: Some(field),
                    ..Cross::number(row, number)
                })
            })
        });
        crosses.collect()
    }

    /// A swap crosses the lock space where its number is one of a field.
    fn locks_with_any_sum(&self, board: &Board, row: Color) -> bool {
        let mut locks = board.lock_numbers(row);
        locks.any(|lock| self.0.iter().any(|numbers| numbers.contains(&lock)))
    }

    fn check(&self, sheet: &Sheet, space: SpaceId) -> Option<Result<(), Violation>> {
        if space.row != RowName::Swaps {
            return None;
        }
        let crossed = sheet.extra_row(RowName::Swaps);
        Some(if crossed.contains(space.place) {
            Err(Violation::AlreadyCrossed)
        } else if crossed.last() > Some(space.place) {
            Err(Violation::LeftOfLastCross)
        } else {
            Ok(())
        })
    }

    fn check_white(
        &self,
        sheet: &Sheet,
        cross: &Cross,
        white_sum: Option<u8>,
    ) -> Option<Result<(), Violation>> {
        let place = usize::from(cross.swap?).checked_sub(1);
        let field = place.and_then(|place| Some((place, self.0.get(place)?)));
        let Some((place, &[one, other])) = field else {
            return Some(Err(Violation::NoSuchSpace));
        };
        let space = SpaceId {
            row: RowName::Swaps,
            place,
            second: false,
        };
        if let Some(Err(violation)) = self.check(sheet, space) {
            return Some(Err(violation));
        }
        let shows = |sum: u8| white_sum.is_none_or(|shown| shown == sum);
        let fits = match cross.space.label {
            Label::Number(number) => {
                (number == one && shows(other)) || (number == other && shows(one))
            }
            Label::Field(_) => false,
        };
        Some(fits.then_some(()).ok_or(Violation::NotRolled))
    }
}
