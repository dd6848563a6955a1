//! The mistakes of a paper sheet, each where it is on the page.

use std::collections::BTreeMap;
use std::sync::Arc;

use rowlock_rules::{Board, Label, RowName, ScorecardError, Sheet, Violation};

use super::form::WrittenSheet;
use crate::domain::i18n::{Message, msg};
use crate::domain::row_name::row_first;
use crate::domain::scorecard::{is_second_alone, mistake_text};

/// The mistakes of a sheet, each where it is.
#[derive(Default)]
pub(super) struct FormErrors {
    pub(super) rows: BTreeMap<RowName, RowErrors>,
    pub(super) penalties: Vec<Message>,
    pub(super) letter: Option<Message>,
}

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

    /// The sheet of the rows without mistakes; `None` if a row depends on one that has some, or the points on another mistake.
    pub(super) fn right_rows(&self, board: &Arc<Board>, errors: &FormErrors) -> Option<Sheet> {
        if errors.letter.is_some() || !errors.penalties.is_empty() {
            return None;
        }
        let mut right = self.scorecard.clone();
        for row in errors.rows.keys() {
            match row.color() {
                Some(color) => {
                    right.rows[color].clear();
                    right.second[color].clear();
                    right.fields[color].clear();
                    right.locks.retain(|lock| *lock != color);
                }
                None => {
                    right.extra_rows.remove(row);
                }
            }
        }
        right.read(board).ok()
    }

    fn add_error(&self, board: &Board, mistake: ScorecardError, errors: &mut FormErrors) {
        let text = mistake_text(&self.scorecard, board, mistake);
        let Some(row) = mistake.row else {
            errors.penalties.push(text);
            return;
        };
        let errors = errors.row(row);
        match mistake.label {
            Some(label) => {
                let second = is_second_alone(&self.scorecard, mistake);
                errors.spaces.push((label, second));
            }
            None => errors.lock = true,
        }
        errors.add(text);
    }
}
