//! Why a player cannot make a move, in sentences with names and numbers.

use rowlock_rules::{
    Action, ByColor, Choice, Color, Label, Mode, PrintedSheet, RowName, Seat, SpaceId, SpaceName,
    Violation, row_score,
};

use super::dice::{possible_sums, white_sum};
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::row_name::row_name;
use crate::web::game::context::GameContext;
use crate::web::kit::labels::color_first;
use crate::web::kit::space_text::{printed_color, space_first, space_name};

/// Why the moves of a seat are refused.
pub(crate) struct Reasons<'a> {
    pub(super) context: &'a GameContext,
    pub(super) seat: Seat,
    /// The crosses that give a choice.
    pub(super) choices: Vec<Choice>,
    lockers: ByColor<Vec<Arg>>,
    pub(super) printed: &'a PrintedSheet,
}

impl<'a> Reasons<'a> {
    pub(crate) fn new(context: &'a GameContext, seat: Seat) -> Self {
        let sheet = context.table().sheet(seat);
        let index = sheet.map_or(0, |sheet| sheet.index());
        Self {
            context,
            seat,
            choices: context.table().choices(seat),
            lockers: context.lockers(),
            printed: context.board().printed(index),
        }
    }

    /// Why a space cannot be crossed.
    pub(crate) fn cross(&self, name: SpaceName, violation: Violation) -> Message {
        let board = self.context.board();
        let space = |key: &'static str| msg(key).with("space", space_first(board, name));
        match violation {
            Violation::AlreadyCrossed => space("reason-crossed"),
            Violation::LeftOfLastCross => match self.last_crossed(name.row) {
                Some(last) => space("reason-left-of-cross").with("last", space_name(board, last)),
                None => Error::from(violation).detail,
            },
            Violation::TooFewCrosses => space("reason-short")
                .with("needed", board.needed_crosses)
                .with("row", row_name(name.row))
                .with(
                    "lacking",
                    name.row.color().map_or(0, |row| self.lacking(row)),
                ),
            Violation::RowClosed => match name.row.color() {
                Some(row) => self.closed(row),
                None => Error::from(violation).detail,
            },
            Violation::AlreadyCrossedThisRoll => self.used_up(name),
            Violation::NeedsNeighbor => space("reason-needs-neighbor")
                .with("number", name.label.number().unwrap_or_default()),
            Violation::NotRolled => self.not_rolled(name),
            Violation::RollFirst => {
                let active = self.context.table().active().unwrap_or_default();
                self.of_reader(active, "reason-roll-first-own", "reason-roll-first")
            }
            Violation::NotFewest if board.gives_choices() => msg("reason-not-fewest-pair"),
            Violation::NotFewest => msg("reason-not-fewest").with("row", row_name(name.row)),
            Violation::NotNext if name.row == RowName::Track => msg("reason-not-next-field"),
            Violation::NotNext => msg("reason-not-next")
                .with("row", row_name(name.row))
                .with("number", name.label.number().unwrap_or_default()),
            Violation::NotYourTurn if self.context.table().has_left(self.seat) => {
                msg("reason-left-table").with("name", self.context.name(self.seat))
            }
            Violation::NotYourTurn => {
                self.of_reader(self.seat, "reason-next-roll", "reason-next-roll-other")
            }
            Violation::LastCallUsed => msg("reason-last-call"),
            _ => Error::from(violation).detail,
        }
    }

    /// Why a space cannot be corrected.
    pub(crate) fn correct(&self, name: SpaceName, violation: Violation) -> Message {
        let row = || row_name(name.row);
        let sheet = self.context.table().sheet(self.seat);
        let is_locked = |row| sheet.is_some_and(|sheet| sheet.row(row).locked());
        match (violation, name.row.color()) {
            (Violation::CorrectionConflict, Some(color)) if is_locked(color) => {
                msg("correction-lock-needs").with("row", row())
            }
            (Violation::CorrectionConflict, _) => msg("correction-needs-order"),
            (Violation::RowClosed, Some(_)) => msg("correction-has-lock")
                .with("name", self.context.name(self.seat))
                .with("row", row()),
            (other, _) => self.cross(name, other),
        }
    }

    /// Why the dice do not give a space.
    fn not_rolled(&self, name: SpaceName) -> Message {
        let board = self.context.board();
        if self.context.mode() == Mode::Turns
            && let Some((_, row)) = board.extra_row(name.row)
        {
            // The roll is not known, but the dice of closed rows are gone.
            let table = self.context.table();
            let closed = [table.closed_rows(), table.locked_this_turn()].concat();
            if let Some(row) = row.counts_for.iter().find(|row| closed.contains(row)) {
                return self.closed(*row);
            }
        }
        let text = match (name.row, name.label) {
            (RowName::Track, _) => {
                let sum = board.track_sum().unwrap_or_default();
                return msg("reason-track-not-rolled").with("sum", sum);
            }
            (_, Label::Field(_)) => {
                let [low, high] = board.field_dice().unwrap_or_default();
                msg("reason-field-not-rolled")
                    .with("low", low)
                    .with("high", high)
                    .with("row", row_name(name.row))
            }
            (_, Label::Number(_)) => msg("reason-not-rolled"),
        };
        let text = text.with("space", space_name(board, name));
        match printed_color(board, name) {
            Some(color) => text.with("gives", possible_sums(self.context, self.seat, color)),
            None => text.with("gives", white_sum(self.context)),
        }
    }

    /// The dice that the seat has used.
    fn used_up(&self, name: SpaceName) -> Message {
        let table = self.context.table();
        let is_active = table.active() == Some(self.seat);
        let (own, other) = match (name.row, name.label) {
            (RowName::Track, _) => ("reason-track-used", "reason-track-used-other"),
            (_, Label::Field(_)) => ("reason-field-used", "reason-field-used-other"),
            (_, Label::Number(_)) if is_active => {
                match (self.context.mode(), table.crosses_this_turn(self.seat)) {
                    (Mode::Dice, 1) => ("reason-used-color", "reason-used-color-other"),
                    (Mode::Sheet | Mode::Turns | Mode::Dice, _) => {
                        ("reason-used-both", "reason-used-both-other")
                    }
                }
            }
            (_, Label::Number(_)) => ("reason-used", "reason-used-other"),
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

    /// The right-most crossed space of a row.
    fn last_crossed(&self, row: RowName) -> Option<SpaceName> {
        let sheet = self.context.table().sheet(self.seat)?;
        let crossed = match row.color() {
            Some(row) => sheet.row(row).crossed(),
            None => sheet.extra_row(row),
        };
        let place = crossed.last()?;
        self.context.board().name_of(SpaceId {
            row,
            place,
            second: false,
        })
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
        Some(match (violation, self.context.mode()) {
            (Violation::NothingToUndo, Mode::Turns | Mode::Dice) => msg("undo-nothing"),
            _ => Error::from(violation).detail,
        })
    }
}
