//! Why a player cannot make a move, in sentences with names and numbers.

use super::dice::possible_sums;
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{
    Action, ByColor, Color, Mode, PrintedSign, Seat, Sign, SpaceName, Violation, row_score,
};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::{color_first, color_name};

/// Why the moves of a seat are refused.
pub(crate) struct Reasons<'a> {
    pub(super) context: &'a GameContext,
    pub(super) seat: Seat,
    lockers: ByColor<Vec<Arg>>,
    signs: Vec<PrintedSign>,
}

impl<'a> Reasons<'a> {
    pub(crate) fn new(context: &'a GameContext, seat: Seat) -> Self {
        Self {
            context,
            seat,
            lockers: context.lockers(),
            signs: context
                .board()
                .signs(context.table().sheet(seat).map_or(0, |sheet| sheet.index())),
        }
    }

    /// Why a space cannot be crossed.
    pub(crate) fn cross(&self, row: Color, number: u8, violation: Violation) -> Message {
        let space = |key: &'static str| {
            msg(key)
                .with("color", color_first(self.context.space_color(row, number)))
                .with("number", number)
        };
        match violation {
            Violation::AlreadyCrossed => space("reason-crossed"),
            Violation::LeftOfLastCross => match self.crossed(row).last() {
                Some(&last) => space("reason-left-of-cross")
                    .with("row", color_name(self.context.space_color(row, last)))
                    .with("last", last),
                None => Error::from(violation).detail,
            },
            Violation::TooFewCrosses => space("reason-short")
                .with("needed", self.context.board().needed_crosses)
                .with("row", color_name(row))
                .with("lacking", self.lacking(row)),
            Violation::RowClosed => self.closed(row),
            Violation::AlreadyCrossedThisRoll => self.used_up(),
            Violation::NotRolled => {
                let color = self.context.space_color(row, number);
                msg("reason-not-rolled")
                    .with("row", color_name(color))
                    .with("number", number)
                    .with("gives", possible_sums(self.context, self.seat, color))
            }
            Violation::RollFirst => {
                let active = self.context.table().active().unwrap_or_default();
                self.of_reader(active, "reason-roll-first-own", "reason-roll-first")
            }
            Violation::NotFewest => msg("reason-not-fewest").with("row", color_name(row)),
            Violation::NotNext => msg("reason-not-next")
                .with("row", color_name(row))
                .with("number", number),
            Violation::NotYourTurn if self.context.table().has_left(self.seat) => {
                msg("reason-left-table").with("name", self.context.name(self.seat))
            }
            Violation::NotYourTurn => {
                self.of_reader(self.seat, "reason-next-roll", "reason-next-roll-other")
            }
            Violation::LastCallUsed => msg("reason-last-call"),
            Violation::NeedsNeighbor
            | Violation::NotLastCross
            | Violation::LinkBroken
            | Violation::NoSuchSpace
            | Violation::NotStarted
            | Violation::GameOver
            | Violation::NotInThisMode
            | Violation::PenaltyLimit
            | Violation::HostOnly
            | Violation::NothingToUndo
            | Violation::UndoConflict
            | Violation::TurnOver
            | Violation::WrongDice
            | Violation::AlreadyRolled
            | Violation::NotLucky
            | Violation::CorrectionConflict
            | Violation::InvalidValue => Error::from(violation).detail,
        }
    }

    /// The dice that the seat has used.
    fn used_up(&self) -> Message {
        let table = self.context.table();
        let (own, other) = if table.active() == Some(self.seat) {
            match (self.context.view.mode, table.crosses_this_turn(self.seat)) {
                (Mode::Dice, 1) => ("reason-used-color", "reason-used-color-other"),
                (Mode::Sheet | Mode::Turns | Mode::Dice, _) => {
                    ("reason-used-both", "reason-used-both-other")
                }
            }
        } else {
            ("reason-used", "reason-used-other")
        };
        self.of_reader(self.seat, own, other)
    }

    /// A text that says "you" to the player of this seat, or else one with the player's name.
    fn of_reader(&self, seat: Seat, own: &'static str, other: &'static str) -> Message {
        if self.context.is_own(seat) {
            msg(own)
        } else {
            msg(other).with("name", self.context.name(seat))
        }
    }

    /// Who closed a row, and when.
    fn closed(&self, row: Color) -> Message {
        let closed = |key: &'static str| msg(key).with("color", color_first(row));
        let who = &self.lockers[row];
        let sheet = self.context.table().sheet(self.seat);
        if sheet.is_some_and(|sheet| sheet.row(row).locked()) && self.context.is_own(self.seat) {
            closed("reason-own-lock")
        } else if self.context.table().locked_this_turn().contains(&row) {
            closed("reason-locked-now").with("names", Arg::List(who.clone()))
        } else if who.is_empty() {
            closed("reason-locked-paper")
        } else {
            closed("reason-locked").with("names", Arg::List(who.clone()))
        }
    }

    /// The crosses that the lock lacks, or the players who have it.
    pub(crate) fn lock_hint(&self, row: Color) -> Message {
        if self.is_closed(row) {
            return self.closed(row);
        }
        let last = self.context.board().rows[row].numbers().next_back();
        let last = last.unwrap_or_default();
        // The same for every row, so that it shows no score where the scores are hidden.
        let points: Vec<String> = (1..=6)
            .map(|crosses| row_score(crosses).to_string())
            .collect();
        let text = match self.lacking(row) {
            0 => msg("lock-ready"),
            lacking => msg("lock-short").with("lacking", lacking),
        };
        text.with("color", color_first(row))
            .with("last", last)
            .with("points", points.join(", "))
    }

    /// The sign around a number.
    pub(super) fn sign(&self, row: Color, number: u8) -> Option<Sign> {
        let space = self
            .context
            .board()
            .find(SpaceName::number(row, number))
            .ok()?;
        let sign = self.signs.iter().find(|sign| sign.space == space);
        sign.map(|sign| sign.sign)
    }

    fn crossed(&self, row: Color) -> Vec<u8> {
        let sheet = self.context.table().sheet(self.seat);
        sheet.map(|sheet| sheet.crossed(row)).unwrap_or_default()
    }

    /// How many crosses the row lacks before its lock.
    pub(super) fn lacking(&self, row: Color) -> usize {
        let sheet = self.context.table().sheet(self.seat);
        let crosses = sheet.map_or(0, |sheet| sheet.number_crosses(row));
        usize::from(self.context.board().needed_crosses).saturating_sub(crosses)
    }

    /// Whether the row is locked, for all or for the rest of this roll.
    pub(super) fn is_closed(&self, row: Color) -> bool {
        let table = self.context.table();
        table.closed_rows().contains(&row) || table.locked_this_turn().contains(&row)
    }

    /// Why the latest move cannot be taken back; `None` if it can.
    pub(crate) fn undo(&self) -> Option<Message> {
        let violation = self.context.refusal(self.seat, Action::Undo {})?;
        Some(match (violation, self.context.view.mode) {
            (Violation::NothingToUndo, Mode::Turns | Mode::Dice) => msg("undo-nothing"),
            _ => Error::from(violation).detail,
        })
    }
}
