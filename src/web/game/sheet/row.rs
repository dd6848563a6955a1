//! Rows and spaces of a sheet: the state of each, and why it is not open.

use super::dice::{is_lucky, possible_sums};
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{Action, ByColor, Color, Mode, Seat, Turn, Violation};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::{color_first, color_name};
use crate::web::kit::static_sheet::{SpaceState, sheet_violation};

/// A cross that a button offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    /// The move, in the syntax of forms.
    pub(crate) value: String,
    /// The text of the button.
    pub(crate) label: Message,
}

/// One space as a button.
pub(crate) struct Space {
    pub(crate) number: u8,
    /// The value of its button, in the syntax of forms.
    pub(crate) value: String,
    /// Its color, if that is not the row's.
    pub(crate) color: Option<Color>,
    pub(crate) state: SpaceState,
    /// The state in words, for screen readers.
    pub(crate) label: Message,
    pub(crate) is_lock: bool,
    /// Whether a lucky roll offers it.
    pub(crate) is_lucky: bool,
    /// How many crosses the row lacks before its lock.
    pub(crate) lacking: usize,
    /// Why it is not open.
    pub(crate) reason: Option<Message>,
    /// The same cross for the previous roll, if that is still accepted.
    pub(crate) late: Option<Offer>,
}

/// One row as buttons.
pub(crate) struct Row {
    pub(crate) color: Color,
    pub(crate) letter: char,
    pub(crate) spaces: Vec<Space>,
    /// Whether it is locked, for all or for the rest of this roll.
    pub(crate) is_closed: bool,
    /// Whether this seat has the lock.
    pub(crate) is_locked: bool,
    pub(crate) score: u32,
    /// The crosses that the lock lacks, or the players who have it.
    pub(crate) lock_hint: Message,
}

/// Why moves are refused, in sentences with names and numbers.
pub(crate) struct Reasons<'a> {
    context: &'a GameContext,
    seat: Seat,
    lockers: ByColor<Vec<Arg>>,
}

impl<'a> Reasons<'a> {
    pub(crate) fn new(context: &'a GameContext, seat: Seat) -> Self {
        Self {
            context,
            seat,
            lockers: context.lockers(),
        }
    }

    /// Why a space cannot be crossed.
    pub(crate) fn cross(&self, row: Color, number: u8, violation: Violation) -> Message {
        let space = |key: &'static str| {
            msg(key)
                .with("color", color_first(row))
                .with("number", number)
        };
        match violation {
            Violation::AlreadyCrossed => space("reason-crossed"),
            Violation::LeftOfLastCross => match self.crossed(row).last() {
                Some(last) => space("reason-left-of-cross")
                    .with("row", color_name(row))
                    .with("last", last),
                None => Error::from(violation).detail,
            },
            Violation::TooFewCrosses => space("reason-short")
                .with("needed", self.context.board().needed_crosses)
                .with("row", color_name(row))
                .with("lacking", self.lacking(row)),
            Violation::RowClosed => self.closed(row),
            Violation::AlreadyCrossedThisRoll => msg(self.used_up()),
            Violation::NotRolled => msg("reason-not-rolled")
                .with("row", color_name(row))
                .with("number", number)
                .with(
                    "gives",
                    possible_sums(self.context, self.seat, self.color(row, number)),
                ),
            Violation::RollFirst => {
                let active = self.context.table().active().unwrap_or_default();
                let name = self.context.name(active);
                msg("reason-roll-first").with("name", name)
            }
            Violation::NotFewest => msg("reason-not-fewest").with("row", color_name(row)),
            Violation::NotNext => msg("reason-not-next")
                .with("row", color_name(row))
                .with("number", number),
            Violation::NotYourTurn => {
                msg("reason-left-table").with("name", self.context.name(self.seat))
            }
            Violation::LastCallUsed => msg("reason-last-call"),
            Violation::NoSuchSpace
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

    /// The dice that the seat has used: the key of a message.
    fn used_up(&self) -> &'static str {
        let table = self.context.table();
        if table.active() != Some(self.seat) {
            return "reason-used";
        }
        match (self.context.view.mode, table.crosses_this_turn(self.seat)) {
            (Mode::Dice, 1) => "reason-used-color",
            (Mode::Sheet | Mode::Turns | Mode::Dice, _) => "reason-used-both",
        }
    }

    /// The color of a space, which need not be that of its row.
    fn color(&self, row: Color, number: u8) -> Color {
        let mut spaces = self.context.board().rows[row].spaces.iter();
        let space = spaces.find(|space| space.number == number);
        space.map_or(row, |space| space.color)
    }

    /// Who closed a row, and when.
    fn closed(&self, row: Color) -> Message {
        let closed = |key: &'static str| msg(key).with("color", color_first(row));
        let who = &self.lockers[row];
        let sheet = self.context.table().sheet(self.seat);
        if sheet.is_some_and(|sheet| sheet.row(row).locked()) {
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
    fn lock(&self, row: Color) -> Message {
        if self.is_closed(row) {
            return self.closed(row);
        }
        let last = self.context.board().rows[row].spaces.last();
        let last = last.map_or(0, |space| space.number);
        let text = match self.lacking(row) {
            0 => msg("lock-ready"),
            lacking => msg("lock-short")
                .with("lacking", lacking)
                .with("row", color_name(row)),
        };
        text.with("color", color_first(row)).with("last", last)
    }

    fn crossed(&self, row: Color) -> &[u8] {
        let sheet = self.context.table().sheet(self.seat);
        sheet.map_or(&[], |sheet| sheet.row(row).crossed())
    }

    fn lacking(&self, row: Color) -> usize {
        usize::from(self.context.board().needed_crosses).saturating_sub(self.crossed(row).len())
    }

    fn is_closed(&self, row: Color) -> bool {
        let table = self.context.table();
        table.closed_rows().contains(&row) || table.locked_this_turn().contains(&row)
    }

    /// The four rows of the sheet.
    pub(crate) fn rows(&self) -> Vec<Row> {
        let table = self.context.table();
        let row = |color: Color| {
            let marks = table.sheet(self.seat).map(|sheet| sheet.row(color));
            let spaces = &self.context.board().rows[color].spaces;
            Row {
                color,
                letter: color
                    .as_str()
                    .chars()
                    .next()
                    .unwrap_or_default()
                    .to_ascii_uppercase(),
                spaces: spaces
                    .iter()
                    .map(|space| Space {
                        color: (space.color != color).then_some(space.color),
                        ..self.space(color, space.number)
                    })
                    .collect(),
                is_closed: self.is_closed(color),
                is_locked: marks.is_some_and(|marks| marks.locked()),
                score: marks.map_or(0, |marks| marks.score()),
                lock_hint: self.lock(color),
            }
        };
        Color::ALL.into_iter().map(row).collect()
    }

    fn space(&self, row: Color, number: u8) -> Space {
        let context = self.context;
        let violation = context.refusal(self.seat, cross(row, number, None));
        let sheet = context.table().sheet(self.seat);
        let on_sheet = sheet.and_then(|sheet| sheet_violation(context.board(), sheet, row, number));
        let (state, label) = match (violation, on_sheet) {
            (None, _) => (SpaceState::Open, msg("state-open")),
            (Some(_), Some(Violation::AlreadyCrossed)) => {
                (SpaceState::Crossed, msg("state-crossed"))
            }
            (Some(_), Some(Violation::LeftOfLastCross)) => {
                (SpaceState::Skipped, msg("state-skipped"))
            }
            (Some(_), Some(Violation::TooFewCrosses)) if !self.is_closed(row) => {
                let lacking = msg("state-short").with("lacking", self.lacking(row));
                (SpaceState::Short, lacking)
            }
            (Some(_), _) => (SpaceState::Closed, msg("state-closed")),
        };
        // A reason on the sheet explains more than whose turn it is.
        let why = on_sheet
            .filter(|_| state != SpaceState::Closed)
            .or(violation);
        Space {
            number,
            value: format!("cross {row} {number}"),
            color: None,
            state,
            label,
            is_lock: context.board().is_lock_space(row, number),
            is_lucky: is_lucky(context, self.seat, cross(row, number, None)),
            lacking: self.lacking(row),
            reason: violation
                .and(why)
                .map(|violation| self.cross(row, number, violation)),
            late: self
                .previous_roll_offer(row, number)
                .filter(|_| state == SpaceState::Closed),
        }
    }

    /// The same cross for the previous roll, if it is still accepted.
    fn previous_roll_offer(&self, row: Color, number: u8) -> Option<Offer> {
        let before = self.context.table().turn()?.checked_sub(1)?;
        let action = cross(row, number, Some(before));
        (before > 0 && self.context.refusal(self.seat, action).is_none()).then(|| Offer {
            value: format!("cross {row} {number} {before}"),
            label: msg("offer-late"),
        })
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

/// The move that crosses a space.
pub(crate) fn cross(row: Color, number: u8, turn: Option<Turn>) -> Action {
    Action::Cross {
        row,
        number,
        turn,
        usage: None,
    }
}
