//! The mistakes of a paper sheet, in words.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::form::{WrittenSheet, word};
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{
    Board, Color, Label, MAX_PENALTIES, RowName, ScorecardError, Sheet, SpaceId, SpaceName,
    Violation,
};
use crate::web::kit::space_text::{row_first, row_name};

/// The mistakes of a sheet, each where it is.
#[derive(Default)]
pub(super) struct FormErrors {
    pub(super) rows: BTreeMap<RowName, RowErrors>,
    pub(super) penalties: Vec<Message>,
    /// What is wrong with its letter.
    pub(super) letter: Option<Message>,
}

/// The mistakes of a row.
#[derive(Default)]
pub(super) struct RowErrors {
    pub(super) texts: Vec<Message>,
    /// The spaces with mistakes, and the second boxes.
    pub(super) spaces: Vec<(Label, bool)>,
    /// Whether the lock has a mistake.
    pub(super) lock: bool,
}

impl RowErrors {
    /// Adds a mistake unless it is listed already.
    fn add(&mut self, sentence: Message) {
        if !self.texts.contains(&sentence) {
            self.texts.push(sentence);
        }
    }
}

impl FormErrors {
    /// How many mistakes there are.
    pub(super) fn count(&self) -> usize {
        let rows = self.rows.values().map(|row| row.texts.len());
        rows.sum::<usize>() + self.penalties.len() + usize::from(self.letter.is_some())
    }

    fn row(&mut self, row: RowName) -> &mut RowErrors {
        self.rows.entry(row).or_default()
    }
}

impl WrittenSheet {
    /// The sheet with its points.
    ///
    /// # Errors
    /// All mistakes of the sheet.
    pub(super) fn score(&self, board: &Arc<Board>) -> Result<Sheet, Box<FormErrors>> {
        let mut errors = Box::<FormErrors>::default();
        let lacks_letter = !board.sheets.is_empty() && self.scorecard.sheet.is_none();
        errors.letter = lacks_letter.then(|| msg("scorecard-error-letter"));
        for (row, word) in &self.unreadable {
            let error = msg("scorecard-error-unreadable").with("row", row_first(*row));
            errors.row(*row).add(error.with("word", word));
        }
        let read = self.scorecard.read(board);
        for &mistake in read.as_ref().err().into_iter().flatten() {
            // Which spaces are linked depends on the letter.
            if !(lacks_letter && mistake.violation == Violation::LinkBroken) {
                self.add_error(board, mistake, &mut errors);
            }
        }
        match read {
            Ok(sheet) if errors.count() == 0 => Ok(sheet),
            Ok(_) | Err(_) => Err(errors),
        }
    }

    fn add_error(&self, board: &Board, mistake: ScorecardError, errors: &mut FormErrors) {
        let ScorecardError {
            row,
            label,
            second: _,
            violation,
        } = mistake;
        let Some(row) = row else {
            let error = msg("scorecard-error-penalties").with("max", MAX_PENALTIES);
            errors.penalties.push(error);
            return;
        };
        match (row.color(), label) {
            (_, Some(label)) => {
                let second = violation == Violation::NoSuchSpace && self.is_alone(row, label);
                let space = SpaceName { row, label, second };
                let row_errors = errors.row(row);
                row_errors.spaces.push((label, second));
                row_errors.add(self.of_space(board, space, violation));
            }
            (Some(color), None) => {
                let row_errors = errors.row(row);
                row_errors.lock = true;
                row_errors.add(self.of_lock(board, color));
            }
            (None, None) => errors.row(row).add(Error::from(violation).detail),
        }
    }

    /// Whether the second box of a space is crossed, but not the space.
    fn is_alone(&self, row: RowName, label: Label) -> bool {
        let is_alone = |row: Color, number: u8| {
            let Self { scorecard, .. } = self;
            scorecard.second[row].contains(&number) && !scorecard.rows[row].contains(&number)
        };
        let numbers = row.color().zip(label.number());
        numbers.is_some_and(|(row, number)| is_alone(row, number))
    }

    fn of_space(&self, board: &Board, space: SpaceName, violation: Violation) -> Message {
        let SpaceName { row, label, second } = space;
        let error = |key| {
            msg(key)
                .with("row", row_first(row))
                .with("number", number(label))
        };
        match violation {
            Violation::NoSuchSpace => match board.find(space) {
                Ok(_) if second => error("scorecard-error-second-alone"),
                Ok(found) => {
                    error("scorecard-error-gap").with("missing", self.missing_before(board, found))
                }
                Err(_) => error("scorecard-error-no-number"),
            },
            Violation::AlreadyCrossed => {
                let places = row.color().zip(label.number());
                let printed = places.and_then(|(row, number)| board.rows[row].space(number));
                error(match printed.is_some_and(|space| space.has_second) {
                    true => "scorecard-error-boxes",
                    false => "scorecard-error-twice",
                })
            }
            Violation::RowClosed => error("scorecard-error-closed"),
            Violation::TooFewCrosses => {
                let needed = board.needed_crosses;
                let crosses = row.color().map_or(0, |row| self.crosses_before(board, row));
                error("scorecard-error-too-few")
                    .with("needed", needed)
                    .with("color", row_name(row))
                    .with("lacking", usize::from(needed).saturating_sub(crosses))
            }
            Violation::NeedsNeighbor => {
                let (_, printed) = board.extra_row(row).unzip();
                let beside = printed.map_or(&[][..], |row| &row.counts_for);
                let beside = beside.iter().map(|color| msg(color.as_str()).into());
                error("scorecard-error-neighbor").with("beside", either(beside))
            }
            Violation::LinkBroken => {
                let other = self.other_end(board, space);
                let other_row = other.map(|other| row_name(other.row));
                error("scorecard-error-link")
                    .with("other", other_row.unwrap_or_else(|| msg(row.as_str())))
                    .with("linked", number(other.map_or(label, |other| other.label)))
            }
            Violation::NotLastCross
            | Violation::LeftOfLastCross
            | Violation::NotStarted
            | Violation::GameOver
            | Violation::NotInThisMode
            | Violation::PenaltyLimit
            | Violation::LastCallUsed
            | Violation::HostOnly
            | Violation::NothingToUndo
            | Violation::UndoConflict
            | Violation::AlreadyCrossedThisRoll
            | Violation::NotYourTurn
            | Violation::TurnOver
            | Violation::WrongDice
            | Violation::RollFirst
            | Violation::AlreadyRolled
            | Violation::NotRolled
            | Violation::NotLucky
            | Violation::NotFewest
            | Violation::NotNext
            | Violation::CorrectionConflict
            | Violation::InvalidValue => Error::from(violation).detail,
        }
    }

    /// The crosses of a row that its lock needs.
    fn crosses_before(&self, board: &Board, row: Color) -> usize {
        let printed = &board.rows[row];
        let Self { scorecard, .. } = self;
        let crossed = printed.spaces.iter().filter_map(|space| {
            let number = space.number()?;
            let is_crossed =
                scorecard.rows[row].contains(&number) && !board.is_lock_space(row, number);
            let is_twice = space.is_double || scorecard.second[row].contains(&number);
            is_crossed.then_some(1 + usize::from(is_twice))
        });
        crossed.sum()
    }

    /// The spaces before this one of a row that are not crossed.
    fn missing_before(&self, board: &Board, space: SpaceId) -> Arg {
        let (_, printed) = board.extra_row(space.row).unzip();
        let spaces = printed.map_or(&[][..], |row| &row.spaces);
        let written = self.scorecard.extra_rows.get(&space.row);
        let is_missing = |number: &u8| written.is_none_or(|written| !written.contains(number));
        let numbers = spaces.iter().take(space.place).map(|space| space.number);
        Arg::List(numbers.filter(is_missing).map(Arg::from).collect())
    }

    /// The space that is linked to this one on this sheet.
    fn other_end(&self, board: &Board, space: SpaceName) -> Option<SpaceName> {
        let id = board.find(space).ok()?;
        let letter = self.scorecard.sheet;
        let index = board.sheets.iter().position(|&other| Some(other) == letter);
        let mut links = board.links(index.unwrap_or_default());
        let link = links.find(|ends| ends.contains(&id))?;
        let other = link.iter().find(|&&end| end != id)?;
        board.name_of(*other)
    }

    /// A lock is crossed with a number that locks, and only with it.
    fn of_lock(&self, board: &Board, row: Color) -> Message {
        let numbers = board.lock_numbers(row);
        if self.scorecard.locks.contains(&row) {
            msg("scorecard-error-lock-alone")
                .with("color", msg(row.as_str()))
                .with("numbers", either(numbers.map(Arg::from)))
        } else {
            let crossed = |number: &u8| self.scorecard.rows[row].contains(number);
            let crossed = numbers.filter(crossed).map(Arg::from);
            msg("scorecard-error-lock-forgotten")
                .with("row", row_first(row.into()))
                .with("numbers", Arg::List(crossed.collect()))
        }
    }
}

/// The number of a space, or its star.
fn number(label: Label) -> Arg {
    match label {
        Label::Number(number) => number.into(),
        Label::Field(_) => word(label).replace('*', "✱").into(),
    }
}

/// A choice of these.
fn either(args: impl Iterator<Item = Arg>) -> Arg {
    let either = |one, other| Arg::from(msg("either").with("one", one).with("other", other));
    args.reduce(either).unwrap_or(Arg::List(Vec::new()))
}
