//! A paper sheet as a form sends it.

use std::collections::BTreeMap;

use rowlock_rules::{
    Board, ByColor, Color, CrossedBy, Label, PrintedRow, RowName, Scorecard, SheetLetter,
};

use crate::web::kit::parse::parse_color;

/// The prefix of the color in the name of a tapped second box.
const SECOND: &str = "second-";

/// A sheet as a form sends it: each row's spaces in one field or in many.
#[derive(Default)]
pub(super) struct ScorecardForm {
    pub(super) variant: String,
    /// Whether the spaces are typed, and not tapped.
    pub(super) is_typed: bool,
    /// Whether only the way of entering is to change.
    pub(super) only_shows: bool,
    sheet: Option<SheetLetter>,
    words: BTreeMap<RowName, Vec<String>>,
    /// The tapped second boxes.
    second: ByColor<Vec<u8>>,
    locks: Vec<Color>,
    penalties: u8,
}

/// What a form means on a board.
#[derive(Default)]
pub(super) struct WrittenSheet {
    pub(super) scorecard: Scorecard,
    /// Words that are not spaces, by row.
    pub(super) unreadable: Vec<(RowName, String)>,
    /// The spaces of each row as they would be typed.
    pub(super) typed: BTreeMap<RowName, String>,
}

/// Whether a sheet is asked for the crosses of this row.
pub(super) fn is_asked(row: &PrintedRow) -> bool {
    row.by == CrossedBy::Cross
}

/// A label as it is typed.
pub(super) fn word(label: Label) -> String {
    match label {
        Label::Number(number) => number.to_string(),
        Label::Field(field) => format!("*{field}"),
    }
}

fn label(word: &str) -> Option<Label> {
    match word.strip_prefix(['*', '✱']) {
        Some(field) => field.parse().ok().map(Label::Field),
        None => word.parse().ok().map(Label::Number),
    }
}

impl ScorecardForm {
    /// The sheet that these fields describe.
    pub(super) fn read(fields: &[(String, String)]) -> Self {
        let mut form = Self::default();
        for (name, value) in fields {
            match name.as_str() {
                "variant" => form.variant.clone_from(value),
                "view" => form.is_typed = value == "typed",
                "show" => {
                    form.is_typed = value == "typed";
                    form.only_shows = true;
                }
                "sheet" => form.sheet = value.parse().ok().and_then(letter),
                "locks" => form.locks.extend(parse_color(value)),
                // Anything but a small number counts as too many.
                "penalties" if !value.is_empty() => {
                    let count = value.parse().unwrap_or(u8::MAX);
                    form.penalties = form.penalties.saturating_add(count);
                }
                name => form.add(name, value),
            }
        }
        form
    }

    /// Adds the spaces of one field, separated by anything but letters, digits and stars.
    fn add(&mut self, name: &str, text: &str) {
        if let Some(row) = name.strip_prefix(SECOND).and_then(parse_color) {
            self.second[row].extend(text.parse::<u8>());
        } else if let Some(row) = RowName::ALL.into_iter().find(|row| row.as_str() == name) {
            let is_part = |letter: char| letter.is_alphanumeric() || ['*', '✱'].contains(&letter);
            let words = text.split(|letter| !is_part(letter));
            let words = words.filter(|word| !word.is_empty()).map(str::to_owned);
            self.words.entry(row).or_default().extend(words);
        }
    }

    /// The sheet as it is meant on this board: a number that is typed twice has its second box crossed.
    pub(super) fn written_on(&self, board: &Board) -> WrittenSheet {
        let mut written = WrittenSheet::default();
        let rows = board.printed(0).rows.iter().filter(|row| is_asked(row));
        for row in rows.map(|row| row.name) {
            let words = self.words.get(&row).map_or(&[][..], Vec::as_slice);
            for word in words {
                let was_read = label(word).is_some_and(|label| written.add(board, row, label));
                if !was_read {
                    written.unreadable.push((row, word.clone()));
                }
            }
            let second = row.color().map_or(&[][..], |color| &self.second[color]);
            written.typed.insert(row, typed(words, second));
        }
        for row in Color::ALL {
            written.scorecard.second[row].extend(&self.second[row]);
        }
        let has_letter = |letter: &SheetLetter| board.sheets.contains(letter);
        written.scorecard.sheet = self.sheet.filter(has_letter);
        // A row is locked with its last number, as in a game.
        let rows = &written.scorecard.rows;
        let has_last = |row: Color| {
            board
                .lock_numbers(row)
                .any(|last| rows[row].contains(&last))
        };
        let locks = Color::ALL.into_iter();
        let locks = locks.filter(|&row| self.locks.contains(&row) || has_last(row));
        written.scorecard.locks = locks.collect();
        written.scorecard.penalties = self.penalties;
        written
    }
}

impl WrittenSheet {
    /// Whether a space is crossed, or its second box.
    pub(super) fn has(&self, row: RowName, label: Label, second: bool) -> bool {
        let card = &self.scorecard;
        let has = |numbers: &[u8], number| numbers.contains(&number);
        match (row.color(), label) {
            (Some(color), Label::Number(number)) if second => has(&card.second[color], number),
            (Some(color), Label::Number(number)) => has(&card.rows[color], number),
            (Some(color), Label::Field(field)) => !second && has(&card.fields[color], field),
            (None, Label::Number(number)) => {
                let extra = card.extra_rows.get(&row);
                extra.is_some_and(|numbers| has(numbers, number))
            }
            (None, Label::Field(_)) => false,
        }
    }

    /// Adds a space to a row; a field that the row does not have is none.
    fn add(&mut self, board: &Board, row: RowName, label: Label) -> bool {
        let Scorecard {
            rows,
            second,
            fields,
            extra_rows,
            ..
        } = &mut self.scorecard;
        match (row.color(), label) {
            (Some(color), Label::Field(field)) => {
                let has_field = board.rows[color].place(label).is_some();
                if has_field {
                    fields[color].push(field);
                }
                has_field
            }
            (Some(color), Label::Number(number)) => {
                let printed = board.rows[color].space(number);
                let has_second = printed.is_some_and(|space| space.has_second);
                if has_second && rows[color].contains(&number) {
                    second[color].push(number);
                } else {
                    rows[color].push(number);
                }
                true
            }
            (None, Label::Number(number)) => {
                extra_rows.entry(row).or_default().push(number);
                true
            }
            (None, Label::Field(_)) => false,
        }
    }
}

fn letter(letter: char) -> Option<SheetLetter> {
    SheetLetter::try_from(letter).ok()
}

/// The words of a row, each tapped second box after its space.
fn typed(words: &[String], second: &[u8]) -> String {
    let mut words = words.to_vec();
    for number in second.iter().map(u8::to_string) {
        let place = words.iter().position(|word| *word == number);
        words.insert(place.unwrap_or(words.len()), number);
    }
    words.join(" ")
}
