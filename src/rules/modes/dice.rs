//! Mode `dice`: what a cross uses of the roll.
//!
//! Source: section 5 of the rules.

use super::turns::{CrossAttempt, TurnState};
use crate::rules::{Board, ByColor, Color, Dice, DiceUse, Violation};

impl TurnState {
    /// The colored dice that were in the game when the current turn began.
    pub(in crate::rules) fn dice_in_game(&self) -> ByColor<bool> {
        ByColor::from_fn(|color| !self.is_closed_before(self.turn(), color))
    }

    pub(in crate::rules) fn check_roll(
        &self,
        attempt: Dice,
        board: &Board,
    ) -> Result<(), Violation> {
        if !self.crosses(self.turn()).is_empty() {
            return Err(Violation::AlreadyRolled);
        }
        if attempt.fit(board, self.dice_in_game()) {
            Ok(())
        } else {
            Err(Violation::WrongDice)
        }
    }

    /// The use with which a cross is allowed: the one it names, else the first that fits.
    pub(in crate::rules) fn resolve_use(
        &self,
        attempt: &CrossAttempt<'_>,
        named: Option<DiceUse>,
    ) -> Result<DiceUse, Violation> {
        let roll = self.roll(attempt.turn).ok_or(Violation::RollFirst)?;
        if let Some(usage) = named {
            return self.check_use(attempt, roll, usage).map(|()| usage);
        }
        let mut reason = Violation::NotRolled;
        for usage in DiceUse::ALL {
            match self.check_use(attempt, roll, usage) {
                Ok(()) => return Ok(usage),
                Err(Violation::NotRolled | Violation::NotLucky | Violation::NotYourTurn) => {}
                Err(violation) => reason = violation,
            }
        }
        Err(reason)
    }

    fn check_use(
        &self,
        attempt: &CrossAttempt<'_>,
        roll: Dice,
        usage: DiceUse,
    ) -> Result<(), Violation> {
        let is_active = self.check_turn(attempt)?;
        match usage {
            DiceUse::White => {
                self.check_action_1(attempt)?;
                (attempt.number == roll.white_sum())
                    .then_some(())
                    .ok_or(Violation::NotRolled)
            }
            DiceUse::Lucky => {
                self.check_action_1(attempt)?;
                self.check_lucky(attempt, roll)
            }
            DiceUse::Color if is_active => self.check_action_2(attempt, roll),
            DiceUse::Color => Err(Violation::NotYourTurn),
        }
    }

    /// Action 1 is one cross of each seat, and comes before action 2.
    fn check_action_1(&self, attempt: &CrossAttempt<'_>) -> Result<(), Violation> {
        if self.crosses_of(attempt.turn, attempt.seat) > 0 {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        Ok(())
    }

    fn check_action_2(&self, attempt: &CrossAttempt<'_>, roll: Dice) -> Result<(), Violation> {
        let &CrossAttempt {
            board,
            turn,
            seat,
            row,
            number,
            ..
        } = attempt;
        if self.has_used(turn, seat, DiceUse::Color) {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        if self.is_last_call() {
            return Err(Violation::LastCallUsed);
        }
        let spaces = &board.rows[row].spaces;
        let space = spaces.iter().find(|space| space.number == number);
        let color = space.ok_or(Violation::NoSuchSpace)?.color;
        if self.is_locked_in(turn, row) || self.is_locked_in(turn, color) {
            return Err(Violation::RowClosed);
        }
        if self.is_closed_before(turn, color) || !roll.makes(color, number) {
            return Err(Violation::NotRolled);
        }
        Ok(())
    }

    /// Instead of a lucky white sum, the next space of the row with the fewest crosses.
    fn check_lucky(&self, attempt: &CrossAttempt<'_>, roll: Dice) -> Result<(), Violation> {
        let &CrossAttempt {
            sheet,
            turn,
            row,
            number,
            ..
        } = attempt;
        let is_lucky = attempt
            .lucky_numbers
            .is_some_and(|lucky| lucky.contains(roll.white_sum()));
        if !is_lucky {
            return Err(Violation::NotLucky);
        }
        let crosses = |row: Color| sheet.row(row).number_crosses();
        let is_open = |row: Color| !sheet.row(row).locked() && !self.is_closed_before(turn, row);
        let open = Color::ALL.into_iter().filter(|&row| is_open(row));
        let fewest = open.map(crosses).min();
        if fewest != Some(crosses(row)) {
            return Err(Violation::NotFewest);
        }
        if sheet.next_space(row) == Some(number) {
            Ok(())
        } else {
            Err(Violation::NotNext)
        }
    }
}
