//! Mode `dice`: what a cross uses of the roll.
//!
//! Source: section 5 of the rules.

use super::turns::{CrossAttempt, TurnState};
use crate::extras::RollCheck;
use crate::{Board, ByColor, Color, Dice, DiceUse, RollPart, Violation};

impl TurnState {
    /// The colored dice that were in the game when the current turn began.
    pub(crate) fn dice_in_game(&self) -> ByColor<bool> {
        ByColor::from_fn(|color| !self.is_closed_before(self.turn(), color))
    }

    pub(crate) fn check_roll(&self, attempt: Dice, board: &Board) -> Result<(), Violation> {
        if !self.crosses(self.turn()).is_empty() {
            return Err(Violation::AlreadyRolled);
        }
        if attempt.fit(board, self.dice_in_game()) {
            Ok(())
        } else {
            Err(Violation::WrongDice)
        }
    }

    /// The use that allows a cross: the use that it names, else the first that fits.
    pub(crate) fn resolve_use(
        &self,
        attempt: &CrossAttempt<'_>,
        named: Option<DiceUse>,
    ) -> Result<DiceUse, Violation> {
        let roll = self.roll(attempt.turn).ok_or(Violation::RollFirst)?;
        let is_active = self.check_turn(attempt)?;
        let check = |usage| self.check_use(attempt, roll, usage, is_active);
        if let Some(usage) = named {
            return check(usage).map(|()| usage);
        }
        let mut reason = Violation::NotRolled;
        for usage in DiceUse::ALL {
            match check(usage) {
                Ok(()) => return Ok(usage),
                Err(Violation::NotYourTurn) => {}
                Err(violation) if violation == usage.not_given() => {}
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
        is_active: bool,
    ) -> Result<(), Violation> {
        match usage {
            DiceUse::White => self.check_action_1(attempt, roll),
            DiceUse::Color if is_active => self.check_action_2(attempt, roll),
            DiceUse::Color => Err(Violation::NotYourTurn),
            of_extra => {
                let check = RollCheck {
                    sheet: attempt.sheet,
                    space: attempt.space,
                    roll,
                    closed: ByColor::from_fn(|row| self.is_closed_before(attempt.turn, row)),
                    locked: ByColor::from_fn(|row| self.is_locked_in(attempt.turn, row)),
                    is_taken: self.has_taken(attempt),
                };
                let mut rules = attempt.sheet.board().rules();
                let answer = rules.find_map(|rule| rule.check_use(of_extra, &check));
                answer.unwrap_or(Err(of_extra.not_given()))
            }
        }
    }

    /// Action 1 is one cross of each seat, and comes before action 2.
    fn check_action_1(&self, attempt: &CrossAttempt<'_>, roll: Dice) -> Result<(), Violation> {
        let number = number(attempt).ok_or(Violation::NotRolled)?;
        let sum = roll.white_sum();
        if attempt.cross.swap.is_none() && number != sum {
            return Err(Violation::NotRolled);
        }
        if self.has_taken(attempt) {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        attempt.check_white(Some(sum)).unwrap_or(Ok(()))
    }

    fn check_action_2(&self, attempt: &CrossAttempt<'_>, roll: Dice) -> Result<(), Violation> {
        let &CrossAttempt { turn, seat, .. } = attempt;
        let number = number(attempt).filter(|_| attempt.cross.swap.is_none());
        let number = number.ok_or(Violation::NotRolled)?;
        let colors = attempt.die_colors();
        let is_locked = |color: Color| self.is_locked_in(turn, color);
        if let Some(row) = attempt.row()
            && (is_locked(row) || colors.iter().any(|&color| is_locked(color)))
        {
            return Err(Violation::RowClosed);
        }
        let mut dice = colors.iter();
        if !dice.any(|&color| self.is_die_left(turn, color) && roll.makes(color, number)) {
            return Err(Violation::NotRolled);
        }
        let mut crosses = self.crosses(turn).iter().filter(|cross| cross.seat == seat);
        let is_used = crosses
            .any(|cross| cross.usage == Some(DiceUse::Color) || cross.part == RollPart::Whole);
        if is_used {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        match self.is_last_call() {
            true => Err(Violation::LastCallUsed),
            false => Ok(()),
        }
    }
}

/// The number that the dice must make; `None` where they give the space in another way.
fn number(attempt: &CrossAttempt<'_>) -> Option<u8> {
    let label = attempt.cross.space.label;
    label
        .number()
        .filter(|_| attempt.roll_part() == RollPart::Action)
}
