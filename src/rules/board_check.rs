//! The check of a board's file, which finds all its mistakes.

use std::collections::BTreeSet;

use crate::board::extra_file::{ExtraFile, number};
use crate::board::mistake::{BoardMistakes, BoardPlace, BoardViolation, beginning};
use crate::board::parts::{BoardParts, MAX_DIE_SIDES};
use crate::board::printed_sheet::PrintedSheets;
use crate::board::row_limits::most_spaces;
use crate::extras::RowsAndDice;
use crate::{Board, ByColor, Color, Label, Row, SheetLetter, Space};

/// The fewest spaces of a row.
const MIN_SPACES: usize = 2;

impl BoardParts {
    /// The board that is made of these parts; records all mistakes, and is `None` if there are any.
    pub(crate) fn check(&self, id: &str, mistakes: &mut BoardMistakes) -> Option<Board> {
        let mut rows = ByColor::from_fn(|row| {
            let text = self.rows[row].as_deref()?;
            Some(self.row(row, text, most_spaces(row.into()), mistakes))
        });
        let has_second = |extra: &ExtraFile| matches!(extra, ExtraFile::SecondBoxes {});
        let mut extras = self.extras.iter().map(|(_, extra)| extra);
        if let Some(lock_spaces) = self.lock_spaces
            && extras.any(has_second)
        {
            for color in Color::ALL {
                if let Some(row) = &mut rows[color] {
                    row.add_second_boxes(usize::from(lock_spaces));
                }
            }
        }
        let lock_spaces = self.lock_spaces.map(usize::from);
        // Finds the mistakes that remain however the missing parts are put right: the dice have as many sides as they
        // can, no space is known to lock, and a row has all numbers.
        let rows = ByColor::from_fn(|row| {
            let read = rows[row].take();
            read.unwrap_or_else(|| any_row(row, lock_spaces.unwrap_or_default()))
        });
        let base = RowsAndDice {
            rows: &rows,
            die_sides: self.die_sides.unwrap_or(MAX_DIE_SIDES),
            lock_spaces: lock_spaces.unwrap_or_default(),
        };
        let letters = self.extras.iter().flat_map(|(_, extra)| extra.letters());
        let letters: BTreeSet<SheetLetter> = letters.collect();
        let mut extras = Vec::new();
        for (index, file) in &self.extras {
            let place = BoardPlace::Extra(*index);
            match file.read(&rows, &letters) {
                Ok(extra) => {
                    for violation in extra.violations(&base) {
                        mistakes.add(place, violation);
                    }
                    extras.push(extra);
                }
                Err(texts) => {
                    for text in texts {
                        let text = beginning(&text);
                        mistakes.add(place, BoardViolation::DoesNotFit { text });
                    }
                }
            }
        }
        if !mistakes.is_empty() {
            return None;
        }
        Some(Board {
            rows,
            extra_rows: extras
                .iter()
                .filter_map(|extra| extra.rule().row())
                .collect(),
            extras,
            sheets: letters.into_iter().collect(),
            id: id.to_owned(),
            name: self.name.clone()?,
            die_sides: self.die_sides?,
            needed_crosses: self.needed_crosses?,
            lock_spaces: self.lock_spaces?,
            series: None,
            most_crosses: self.most_crosses?,
            printed_sheets: PrintedSheets::default(),
        })
    }

    /// The row that this text describes, without the spaces that cannot be read.
    fn row(&self, row: Color, text: &str, max: usize, mistakes: &mut BoardMistakes) -> Row {
        let mut add = |violation| mistakes.add(BoardPlace::Row(row), violation);
        let (mut spaces, mut fields, mut is_whole) = (Vec::new(), 0, true);
        for text in text.split_whitespace() {
            if spaces.len() == max {
                add(BoardViolation::TooManySpaces { max });
                is_whole = false;
                break;
            }
            match parse_space(row, text, &mut fields) {
                Some(space) => spaces.push(space),
                None => {
                    is_whole = false;
                    let space = beginning(text);
                    add(BoardViolation::NotASpace { space });
                }
            }
        }
        let mut seen = BTreeSet::new();
        for number in spaces.iter().filter_map(Space::number) {
            if !seen.insert(number) {
                add(BoardViolation::NumberTwice { number });
            }
            let sides = self.die_sides.map(u16::from);
            if number < 2 || sides.is_some_and(|sides| u16::from(number) > 2 * sides) {
                add(BoardViolation::NotOnTheDice { number });
            }
        }
        let has_fields =
            |(_, extra): &(usize, ExtraFile)| matches!(extra, ExtraFile::Fields { .. });
        if fields > 0 && !self.extras.iter().any(has_fields) {
            add(BoardViolation::NoFields);
        }
        if !is_whole {
            return Row::new(spaces);
        }
        let lock_spaces = usize::from(self.lock_spaces.unwrap_or(1));
        let needed = usize::from(self.needed_crosses.unwrap_or_default());
        let min = MIN_SPACES.max(needed + lock_spaces);
        if seen.len() < min {
            add(BoardViolation::TooFewNumbers { min });
        }
        if spaces.last().is_some_and(|space| space.color != row) {
            add(BoardViolation::LockColorMismatch);
        }
        let mut locks = spaces.iter().rev().take(lock_spaces);
        if locks.any(|space| space.number().is_none()) {
            add(BoardViolation::LockWithoutNumber);
        }
        Row::new(spaces)
    }
}

/// A row with all numbers that dice can show, then a field in place of each lock space, and one more.
fn any_row(color: Color, lock_spaces: usize) -> Row {
    let numbers = (2..=2 * MAX_DIE_SIDES).map(Label::Number);
    let fields = (1..=u8::MAX).map(Label::Field).take(lock_spaces + 1);
    let space = |label| Space {
        color,
        label,
        is_double: false,
        has_second: false,
    };
    Row::new(numbers.chain(fields).map(space).collect())
}

/// The space of a row that a word describes: `R3`, printed double `R3x2`, or a field without a number `*`.
///
/// `fields` counts the fields of the row so far. `None` if the word is none of these.
pub fn parse_space(row: Color, text: &str, fields: &mut u8) -> Option<Space> {
    if text == "*" {
        *fields += 1;
        return Some(Space {
            color: row,
            label: Label::Field(*fields),
            is_double: false,
            has_second: false,
        });
    }
    let color = Color::of_letter(text)?;
    let text = text.get(1..)?;
    let single = text.strip_suffix("x2");
    Some(Space {
        color,
        label: Label::Number(number(single.unwrap_or(text))?),
        is_double: single.is_some(),
        has_second: false,
    })
}
