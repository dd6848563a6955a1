//! Lucky numbers: a white sum that is crossed in the row with the fewest crosses.

use super::{ExtraRule, RollCheck};
use crate::board::extra::LuckyCross;
use crate::{Board, Color, DiceUse, Printed, SheetNumbers, Violation};

impl ExtraRule for LuckyCross {
    fn highest_sheet_number(&self, board: &Board) -> Option<u8> {
        Some(2 * board.die_sides)
    }

    fn draw(&self, board: &Board, others: &[Printed], random: u64) -> Printed {
        let max = u64::from(board.die_sides) * 2;
        let number = |random: u64| u8::try_from(2 + random % (max - 1)).unwrap_or(2);
        let (one, other) = (number(random), number(random / max));
        let pair = SheetNumbers::try_from([one.min(other), one.max(other)]).ok();
        Printed {
            numbers: pair.filter(|pair| !pair.is_on_one_of(others)),
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
        let lucky = sheet.printed().numbers;
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
