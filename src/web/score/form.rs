//! A paper sheet as a form sends it, and its errors in words.

use std::sync::Arc;

use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{
    Board, ByColor, Color, Label, MAX_PENALTIES, RowName, Scorecard, ScorecardError, Sheet,
    Violation,
};
use crate::web::kit::labels::color_first;
use crate::web::kit::parse::parse_color;
use crate::web::rules::examples::list;

/// A sheet as a form sends it: each row's numbers in one field or in many.
#[derive(Default)]
pub(super) struct ScorecardForm {
    pub(super) variant: String,
    pub(super) written: Scorecard,
    /// Whether the numbers are typed, and not tapped.
    pub(super) is_typed: bool,
    /// Whether only the way of entering is to change.
    pub(super) only_shows: bool,
    /// Words that are not numbers, by row.
    unreadable: ByColor<Vec<String>>,
}

/// The errors of a sheet, by row, and those of its penalties.
pub(super) struct FormErrors {
    pub(super) rows: ByColor<RowErrors>,
    pub(super) penalties: Vec<Message>,
}

/// The errors of a row.
#[derive(Default)]
pub(super) struct RowErrors {
    pub(super) texts: Vec<Message>,
    /// The spaces with errors.
    pub(super) numbers: Vec<u8>,
    /// Whether the lock has an error.
    pub(super) lock: bool,
}

impl RowErrors {
    /// Adds an error unless it is listed already.
    fn add(&mut self, sentence: Message) {
        if !self.texts.contains(&sentence) {
            self.texts.push(sentence);
        }
    }
}

impl FormErrors {
    /// How many mistakes there are.
    pub(super) fn count(&self) -> usize {
        let rows = self.rows.iter().map(|(_, row)| row.texts.len());
        rows.sum::<usize>() + self.penalties.len()
    }
}

impl ScorecardForm {
    /// The sheet that these fields describe.
    pub(super) fn read(fields: &[(String, String)]) -> Self {
        let mut entry = Self::default();
        let mut penalties = 0_u8;
        for (name, value) in fields {
            match name.as_str() {
                "variant" => entry.variant.clone_from(value),
                "view" => entry.is_typed = value == "typed",
                "show" => {
                    entry.is_typed = value == "typed";
                    entry.only_shows = true;
                }
                "locks" => entry.written.locks.extend(parse_color(value)),
                // Anything but a small number counts as too many.
                "penalties" if !value.is_empty() => {
                    penalties = penalties.saturating_add(value.parse().unwrap_or(u8::MAX));
                }
                name => {
                    if let Some(row) = parse_color(name) {
                        entry.add(row, value);
                    }
                }
            }
        }
        entry.written.penalties = penalties;
        entry
    }

    /// Adds the numbers of one field, separated by anything but letters and digits.
    fn add(&mut self, row: Color, text: &str) {
        let words = text.split(|letter: char| !letter.is_alphanumeric());
        for word in words.filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(number) => self.written.rows[row].push(number),
                Err(_) => self.unreadable[row].push(word.to_owned()),
            }
        }
    }

    /// The numbers of a row as they would be typed.
    pub(super) fn typed(&self, row: Color) -> String {
        let numbers = self.written.rows[row].iter().map(u8::to_string);
        let words = numbers.chain(self.unreadable[row].iter().cloned());
        words.collect::<Vec<_>>().join(" ")
    }

    /// The sheet with its points.
    ///
    /// # Errors
    /// All errors of the sheet.
    pub(super) fn score(&self, board: &Arc<Board>) -> Result<Sheet, Box<FormErrors>> {
        let mut errors = Box::new(FormErrors {
            rows: ByColor::default(),
            penalties: Vec::new(),
        });
        for (row, words) in self.unreadable.iter() {
            for word in words {
                let error = msg("scorecard-error-unreadable").with("row", color_first(row));
                errors.rows[row].add(error.with("word", word));
            }
        }
        let read = self.written_on(board).read(board);
        if let Err(mistakes) = &read {
            for mistake in mistakes {
                self.add_error(board, *mistake, &mut errors);
            }
        }
        match read {
            Ok(sheet) if errors.count() == 0 => Ok(sheet),
            Ok(_) | Err(_) => Err(errors),
        }
    }

    /// The sheet as it is meant on this board: a number that is there twice has its second box crossed.
    fn written_on(&self, board: &Board) -> Scorecard {
        let mut written = self.written.clone();
        for row in Color::ALL {
            let mut first = Vec::new();
            for number in std::mem::take(&mut written.rows[row]) {
                let printed = board.rows[row].space(number);
                let has_second = printed.is_some_and(|space| space.has_second);
                let is_second = has_second && first.contains(&number);
                match is_second && !written.second[row].contains(&number) {
                    true => written.second[row].push(number),
                    false => first.push(number),
                }
            }
            written.rows[row] = first;
        }
        written
    }

    fn add_error(&self, board: &Board, mistake: ScorecardError, errors: &mut FormErrors) {
        let ScorecardError {
            row,
            label,
            violation,
        } = mistake;
        let Some(row) = row.and_then(RowName::color) else {
            let error = msg("scorecard-error-penalties").with("max", MAX_PENALTIES);
            errors.penalties.push(error);
            return;
        };
        let row_errors = &mut errors.rows[row];
        match label.and_then(Label::number) {
            Some(number) => {
                row_errors.numbers.push(number);
                row_errors.add(self.of_number(board, row, number, violation));
            }
            None => {
                row_errors.lock = true;
                row_errors.add(self.of_lock(board, row));
            }
        }
    }

    fn of_number(&self, board: &Board, row: Color, number: u8, violation: Violation) -> Message {
        let error = |key| {
            msg(key)
                .with("row", color_first(row))
                .with("number", number)
        };
        match violation {
            Violation::NoSuchSpace => error("scorecard-error-no-number"),
            Violation::AlreadyCrossed => error("scorecard-error-twice"),
            Violation::RowClosed => error("scorecard-error-closed"),
            Violation::TooFewCrosses => {
                let written = self.written.rows[row].iter();
                let before = written.filter(|&&other| !board.is_lock_space(row, other));
                let printed = &board.rows[row];
                let spaces = before.filter_map(|&other| printed.space(other));
                let crosses = spaces.map(|space| usize::from(space.crosses()));
                let lacking = usize::from(board.needed_crosses).saturating_sub(crosses.sum());
                error("scorecard-error-too-few")
                    .with("needed", board.needed_crosses)
                    .with("color", msg(row.as_str()))
                    .with("lacking", lacking)
            }
            Violation::NeedsNeighbor
            | Violation::NotLastCross
            | Violation::LinkBroken
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

    /// A lock is crossed with a number that locks, and only with it.
    fn of_lock(&self, board: &Board, row: Color) -> Message {
        let numbers: Vec<u8> = board.lock_numbers(row).collect();
        if self.written.locks.contains(&row) {
            let either = |one, other| {
                let either = msg("either").with("one", one);
                Arg::from(either.with("other", other))
            };
            let numbers = numbers.into_iter().map(Arg::from).reduce(either);
            msg("scorecard-error-lock-alone")
                .with("color", msg(row.as_str()))
                .with("numbers", numbers.unwrap_or(Arg::List(Vec::new())))
        } else {
            let crossed = |number: &u8| self.written.rows[row].contains(number);
            let crossed: Vec<u8> = numbers.into_iter().filter(crossed).collect();
            msg("scorecard-error-lock-forgotten")
                .with("row", color_first(row))
                .with("numbers", list(&crossed))
        }
    }
}
