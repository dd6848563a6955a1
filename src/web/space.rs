//! The spaces of a sheet: what state each is in, and why it is not open.

use std::fmt;

use super::dice::{gives, is_lucky};
use super::seen::{Seen, capital};
use crate::error::Error;
use crate::rules::{Action, Board, ByColor, Color, Mode, Seat, Sheet, Turn, Violation};

/// How a space looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// It can be crossed now.
    Open,
    /// It is crossed.
    Crossed,
    /// It lies left of a cross.
    Skipped,
    /// It cannot be crossed now.
    Closed,
    /// It is a lock space, and the row lacks crosses.
    Short,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Crossed => "crossed",
            Self::Skipped => "skipped",
            Self::Closed => "closed",
            Self::Short => "short",
        })
    }
}

/// A cross that a button offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Offer {
    /// The move, as forms write it.
    pub(super) value: String,
    /// What the button says.
    pub(super) label: String,
}

/// One space as a button.
pub(super) struct Space {
    pub(super) number: u8,
    /// The move that it stands for, as forms write it.
    pub(super) value: String,
    /// Its colour, where that is not the row's.
    pub(super) color: Option<Color>,
    pub(super) state: State,
    /// The state in a word, for whoever does not see it.
    pub(super) said: &'static str,
    pub(super) is_lock: bool,
    /// Whether a lucky roll offers it.
    pub(super) is_lucky: bool,
    /// How many crosses the row lacks before its lock.
    pub(super) lacking: usize,
    /// Why it is not open.
    pub(super) reason: Option<String>,
    /// The same cross for the roll before, where that is still taken.
    pub(super) late: Option<Offer>,
}

/// One row as buttons.
pub(super) struct Row {
    pub(super) color: Color,
    pub(super) letter: char,
    pub(super) spaces: Vec<Space>,
    /// Whether it is locked, for all or for the rest of this roll.
    pub(super) is_closed: bool,
    /// Whether this seat has the lock.
    pub(super) is_locked: bool,
    pub(super) score: u32,
    /// What the lock lacks, or who has it.
    pub(super) lock_says: String,
}

/// Tells why moves are refused, in sentences that know the game.
pub(super) struct Reasons<'a> {
    seen: &'a Seen,
    seat: Seat,
    lockers: ByColor<String>,
}

impl<'a> Reasons<'a> {
    pub(super) fn new(seen: &'a Seen, seat: Seat) -> Self {
        Self {
            seen,
            seat,
            lockers: seen.lockers(),
        }
    }

    /// Why a space cannot be crossed.
    pub(super) fn cross(&self, row: Color, number: u8, violation: Violation) -> String {
        match violation {
            Violation::AlreadyCrossed => format!("{} {number} is crossed already.", title(row)),
            Violation::LeftOfLastCross => {
                let last = self.crossed(row).last();
                let last = last.map_or_else(String::new, |last| format!(" {last}"));
                format!(
                    "{} {number} lies left of {row}{last}, and a row goes from left to right.",
                    title(row)
                )
            }
            Violation::TooFewCrosses => format!(
                "{} {number} needs {} crosses in {row} first: {} more.",
                title(row),
                self.seen.board().needed_crosses,
                self.lacking(row)
            ),
            Violation::RowClosed => self.closed(row),
            Violation::AlreadyCrossedThisRoll => self.used_up().to_owned(),
            Violation::NotRolled => format!(
                "The dice do not give {row} {number}. {}",
                gives(self.seen, self.seat, self.color(row, number))
            ),
            Violation::RollFirst => {
                let active = self.seen.table().active().unwrap_or_default();
                let name = self.seen.name(active);
                format!("First the dice of this turn are entered: it is {name}’s roll.")
            }
            Violation::NotFewest => format!(
                "A lucky cross goes into the row with the fewest crosses, and {row} has more."
            ),
            Violation::NotNext => {
                format!("A lucky cross takes the next space in {row}, not {number}.")
            }
            Violation::NotYourTurn => format!("{} has left the table.", self.seen.name(self.seat)),
            Violation::LastCallUsed => "Last call: no more crosses for this sheet.".to_owned(),
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
            | Violation::InvalidValue => {
                crate::words::Words::default().say(Error::from(violation).detail)
            }
        }
    }

    /// What the seat has used of the roll.
    fn used_up(&self) -> &'static str {
        let table = self.seen.table();
        if table.active() != Some(self.seat) {
            return "Your cross of this roll is made.";
        }
        match (self.seen.view.mode, table.crosses_this_turn(self.seat)) {
            (Mode::Dice, 1) => {
                "The cross with a coloured die is made, and the white sum comes before it."
            }
            (Mode::Sheet | Mode::Turns | Mode::Dice, _) => {
                "Your two crosses of this turn are made."
            }
        }
    }

    /// The colour of a space, which need not be that of its row.
    fn color(&self, row: Color, number: u8) -> Color {
        let mut spaces = self.seen.board().rows[row].spaces.iter();
        let space = spaces.find(|space| space.number == number);
        space.map_or(row, |space| space.color)
    }

    /// Who closed a row, and when.
    fn closed(&self, row: Color) -> String {
        let color = title(row);
        let who = &self.lockers[row];
        let sheet = self.seen.table().sheet(self.seat);
        if sheet.is_some_and(|sheet| sheet.row(row).locked()) {
            format!("{color} is locked, and you have the lock.")
        } else if self.seen.table().locked_this_turn().contains(&row) {
            format!("{color} is locked. {who} locked it with this roll.")
        } else if who.is_empty() {
            format!("{color} is locked. It was locked on paper.")
        } else {
            format!("{color} is locked. {who} locked it.")
        }
    }

    /// What the lock lacks, or who has it.
    fn lock(&self, row: Color) -> String {
        if self.is_closed(row) {
            return self.closed(row);
        }
        let last = self.seen.board().rows[row].spaces.last();
        let last = last.map_or(0, |space| space.number);
        match self.lacking(row) {
            0 => format!(
                "{} {last} locks the row, and the lock counts too.",
                title(row)
            ),
            lacking => format!(
                "{} {last} locks the row. It needs {lacking} more in {row} first.",
                title(row)
            ),
        }
    }

    fn crossed(&self, row: Color) -> &[u8] {
        let sheet = self.seen.table().sheet(self.seat);
        sheet.map_or(&[], |sheet| sheet.row(row).crossed())
    }

    fn lacking(&self, row: Color) -> usize {
        usize::from(self.seen.board().needed_crosses).saturating_sub(self.crossed(row).len())
    }

    fn is_closed(&self, row: Color) -> bool {
        let table = self.seen.table();
        table.closed_rows().contains(&row) || table.locked_this_turn().contains(&row)
    }

    /// The four rows of the sheet.
    pub(super) fn rows(&self) -> Vec<Row> {
        let table = self.seen.table();
        let row = |color: Color| {
            let marks = table.sheet(self.seat).map(|sheet| sheet.row(color));
            let spaces = &self.seen.board().rows[color].spaces;
            Row {
                color,
                letter: title(color).chars().next().unwrap_or_default(),
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
                lock_says: self.lock(color),
            }
        };
        Color::ALL.into_iter().map(row).collect()
    }

    fn space(&self, row: Color, number: u8) -> Space {
        let seen = self.seen;
        let violation = seen.refusal(self.seat, cross(row, number, None));
        let sheet = seen.table().sheet(self.seat);
        let on_sheet = sheet.and_then(|sheet| hindrance(seen.board(), sheet, row, number));
        let (state, said) = match (violation, on_sheet) {
            (None, _) => (State::Open, "open"),
            (Some(_), Some(Violation::AlreadyCrossed)) => (State::Crossed, "crossed"),
            (Some(_), Some(Violation::LeftOfLastCross)) => (State::Skipped, "skipped"),
            (Some(_), Some(Violation::TooFewCrosses)) if !self.is_closed(row) => {
                (State::Short, "needs more crosses")
            }
            (Some(_), _) => (State::Closed, "not now"),
        };
        // What the sheet itself forbids explains more than whose turn it is.
        let told = on_sheet.filter(|_| state != State::Closed).or(violation);
        Space {
            number,
            value: format!("cross {row} {number}"),
            color: None,
            state,
            said,
            is_lock: seen.board().is_lock_space(row, number),
            is_lucky: is_lucky(seen, self.seat, cross(row, number, None)),
            lacking: self.lacking(row),
            reason: violation
                .and(told)
                .map(|violation| self.cross(row, number, violation)),
            late: self.late(row, number).filter(|_| state == State::Closed),
        }
    }

    /// The same cross for the roll before, where it would still be taken.
    fn late(&self, row: Color, number: u8) -> Option<Offer> {
        let before = self.seen.table().turn()?.checked_sub(1)?;
        let action = cross(row, number, Some(before));
        (before > 0 && self.seen.refusal(self.seat, action).is_none()).then(|| Offer {
            value: format!("cross {row} {number} {before}"),
            label: "For the roll before?".to_owned(),
        })
    }

    /// Why the latest move cannot be taken back; `None` if it can.
    pub(super) fn undo(&self) -> Option<String> {
        let violation = self.seen.refusal(self.seat, Action::Undo {})?;
        Some(match (violation, self.seen.view.mode) {
            (Violation::NothingToUndo, Mode::Turns | Mode::Dice) => {
                "There is nothing to take back in this turn.".to_owned()
            }
            _ => crate::words::Words::default().say(Error::from(violation).detail),
        })
    }
}

/// What the sheet itself has against a cross; also in a row that has its lock, what is left of a cross is skipped.
pub(super) fn hindrance(board: &Board, sheet: &Sheet, row: Color, number: u8) -> Option<Violation> {
    let violation = sheet.check(board, row, number).err()?;
    let place = |number| board.rows[row].position(number);
    let last = sheet.row(row).crossed().last();
    let is_skipped = last.is_some_and(|&last| place(number) < place(last));
    match violation {
        Violation::RowClosed if is_skipped => Some(Violation::LeftOfLastCross),
        violation => Some(violation),
    }
}

/// The move that crosses a space.
pub(super) fn cross(row: Color, number: u8, turn: Option<Turn>) -> Action {
    Action::Cross {
        row,
        number,
        turn,
        usage: None,
    }
}

pub(super) fn title(row: Color) -> String {
    capital(row.as_str())
}
