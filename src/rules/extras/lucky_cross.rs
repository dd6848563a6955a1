//! Lucky numbers: a white sum that is crossed in the row with the fewest crosses.

use super::{ExtraRule, RollCheck};
use crate::rules::extra::LuckyCross;
use crate::rules::{Board, Color, DiceUse, Violation};

impl ExtraRule for LuckyCross {
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
