//! Lucky numbers: a white sum that is crossed in the row with the fewest crosses.

use super::{ExtraRule, RollCheck};
use crate::rules::extra::{LuckyCross, LuckyNumbers};
use crate::rules::{Board, Color, DiceUse, Extra, Printed, PrintedViolation, Violation};

impl LuckyNumbers {
    /// Whether one of these sheets has the same numbers, in whatever order.
    fn is_on_one_of(self, sheets: &[Printed]) -> bool {
        let mut pairs = sheets.iter().filter_map(|sheet| sheet.lucky_numbers);
        pairs.any(|pair| self.0.iter().all(|&number| pair.contains(number)))
    }

    /// Checks that a sheet of this board can have them beside these others.
    pub(in crate::rules) fn check(
        self,
        board: &Board,
        others: &[Printed],
    ) -> Result<(), PrintedViolation> {
        if !board.has_lucky_numbers() {
            Err(PrintedViolation::NoLuckyNumbers)
        } else if self.0.iter().any(|&number| number > 2 * board.die_sides) {
            Err(PrintedViolation::LuckyOutOfRange)
        } else if self.is_on_one_of(others) {
            Err(PrintedViolation::LuckyTaken)
        } else {
            Ok(())
        }
    }
}

impl Board {
    /// Whether each seat has two lucky numbers.
    #[must_use]
    pub fn has_lucky_numbers(&self) -> bool {
        let mut extras = self.extras.iter();
        extras.any(|extra| matches!(extra, Extra::LuckyNumbers(_)))
    }
}

impl ExtraRule for LuckyCross {
    fn lacks(&self, printed: Printed) -> bool {
        printed.lucky_numbers.is_none()
    }

    fn draw(&self, board: &Board, others: &[Printed], random: u64) -> Printed {
        let max = u64::from(board.die_sides) * 2;
        let number = |random: u64| u8::try_from(2 + random % (max - 1)).unwrap_or(2);
        let (one, other) = (number(random), number(random / max));
        let pair = LuckyNumbers::try_from([one.min(other), one.max(other)]).ok();
        Printed {
            lucky_numbers: pair.filter(|pair| !pair.is_on_one_of(others)),
            ..Printed::default()
        }
    }

    fn locks_with_any_sum(&self, _board: &Board, _row: Color) -> bool {
        true
    }

    /// Instead of a lucky white sum, the next space of the row with the fewest crosses.
    fn check_use(&self, usage: DiceUse, check: &RollCheck<'_>) -> Option<Result<(), Violation>> {
        if usage != DiceUse::Lucky {
            return None;
        }
        if check.is_taken {
            return Some(Err(Violation::AlreadyCrossedThisRoll));
        }
        let RollCheck { sheet, space, .. } = *check;
        let lucky = sheet.printed().lucky_numbers;
        if !lucky.is_some_and(|lucky| lucky.contains(check.roll.white_sum())) {
            return Some(Err(Violation::NotLucky));
        }
        let row = space.row.color()?;
        let crosses = |row: Color| sheet.number_crosses(row);
        let is_open = |row: Color| !sheet.row(row).locked() && !check.closed[row];
        let open = Color::ALL.into_iter().filter(|&row| is_open(row));
        Some(if open.map(crosses).min() != Some(crosses(row)) {
            Err(Violation::NotFewest)
        } else if sheet.next_place(row) == Some(space.place) && !space.second {
            Ok(())
        } else {
            Err(Violation::NotNext)
        })
    }
}
