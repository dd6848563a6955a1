//! The rows of a paper sheet to cross.

use super::form::{WrittenSheet, rows, word};
use super::mistakes::{FormErrors, RowErrors};
use crate::domain::i18n::{Message, msg};
use crate::domain::row_name::{row_first, row_name};
use crate::rules::{Board, Color, Label, PrintedSpace, RowName, ScoreKind, ScoreLine, Sign};
use crate::web::kit::row_order::OfRow;

/// A row to cross.
pub(super) struct ScorecardRow {
    pub(super) row: RowName,
    /// Its color; `None` for one beside the four.
    pub(super) color: Option<Color>,
    /// Its name, within a sentence.
    pub(super) name: Message,
    /// The same, above its spaces.
    pub(super) title: Message,
    /// Whether its colors do not say which row it is.
    pub(super) shows_name: bool,
    pub(super) spaces: Vec<ScorecardSpace>,
    pub(super) lock: Option<ScorecardLock>,
    pub(super) typed: String,
    pub(super) errors: Vec<Message>,
    /// The rows beside the four that are printed after it.
    pub(super) after: Vec<Self>,
}

/// The lock of a row.
pub(super) struct ScorecardLock {
    pub(super) is_crossed: bool,
    pub(super) is_wrong: bool,
    pub(super) score: Option<i32>,
}

/// A space to cross.
pub(super) struct ScorecardSpace {
    pub(super) word: String,
    pub(super) text: String,
    pub(super) label: Message,
    /// Its color, if that is not the row's.
    pub(super) color: Option<Color>,
    /// The colors of a space for two rows.
    pub(super) halves: Vec<Color>,
    pub(super) sign: Option<Sign>,
    pub(super) is_double: bool,
    pub(super) is_crossed: bool,
    pub(super) is_wrong: bool,
    /// Its second box, if it has one.
    pub(super) second: Option<SecondBox>,
}

/// The second box of a space.
pub(super) struct SecondBox {
    pub(super) label: Message,
    pub(super) is_crossed: bool,
    pub(super) is_wrong: bool,
}

impl OfRow for ScorecardRow {
    fn row(&self) -> Option<Color> {
        self.color
    }
}

/// What the rows of a sheet are made of.
pub(super) struct ScorecardRows<'a> {
    pub(super) board: &'a Board,
    pub(super) written: &'a WrittenSheet,
    pub(super) errors: Option<&'a FormErrors>,
    /// The lines of its score; none while it has mistakes.
    pub(super) lines: &'a [ScoreLine],
}

impl ScorecardRows<'_> {
    /// The rows of the four colors, and those that are printed below them.
    pub(super) fn all(&self) -> (Vec<ScorecardRow>, Vec<ScorecardRow>) {
        let colors = Color::ALL.map(|color| ScorecardRow {
            after: self.others(Some(color)),
            ..self.row(color.into())
        });
        (colors.into(), self.others(None))
    }

    /// The rows beside the four that are printed after this one.
    fn others(&self, after: Option<Color>) -> Vec<ScorecardRow> {
        let is_there = |row: &RowName| {
            let printed = self.board.extra_row(*row);
            printed.is_some_and(|(_, printed)| printed.after == after)
        };
        let names = rows(self.board).filter(is_there);
        names.map(|row| self.row(row)).collect()
    }

    fn row(&self, row: RowName) -> ScorecardRow {
        let errors = self.errors.and_then(|errors| errors.rows.get(&row));
        let printed = self.board.printed(self.sheet_index()).row(row);
        let spaces = printed.map_or(&[][..], |row| &row.spaces).iter();
        let spaces: Vec<ScorecardSpace> = match row.color() {
            Some(color) => spaces
                .map(|space| self.space(color, space, errors))
                .collect(),
            None => spaces
                .map(|space| self.extra_space(space, errors))
                .collect(),
        };
        ScorecardRow {
            row,
            color: row.color(),
            name: row_name(row),
            title: row_first(row),
            shows_name: row.color().is_none() && spaces.iter().all(|space| space.halves.is_empty()),
            spaces,
            lock: row.color().map(|color| ScorecardLock {
                is_crossed: self.written.scorecard.locks.contains(&color),
                is_wrong: errors.is_some_and(|errors| errors.lock),
                score: self.score(color),
            }),
            typed: self.written.typed.get(&row).cloned().unwrap_or_default(),
            errors: errors.map_or_else(Vec::new, |errors| errors.texts.clone()),
            after: Vec::new(),
        }
    }

    fn score(&self, row: Color) -> Option<i32> {
        let mut lines = self.lines.iter();
        let line = lines.find(|line| line.kind == ScoreKind::Row(row))?;
        Some(line.score)
    }

    /// The place of the sheet's letter; as long as it is not known, that of a sheet that the board does not have.
    fn sheet_index(&self) -> usize {
        let letter = self.written.scorecard.sheet;
        let sheets = &self.board.sheets;
        let place = sheets.iter().position(|&sheet| Some(sheet) == letter);
        place.unwrap_or(sheets.len())
    }

    fn space(
        &self,
        row: Color,
        printed: &PrintedSpace,
        errors: Option<&RowErrors>,
    ) -> ScorecardSpace {
        let scorecard = &self.written.scorecard;
        let label = printed.name.label;
        let is_wrong =
            |second| errors.is_some_and(|errors| errors.spaces.contains(&(label, second)));
        let (crossed, second, number) = match label {
            Label::Number(number) => (&scorecard.rows[row], &scorecard.second[row], number),
            Label::Field(field) => (&scorecard.fields[row], &scorecard.second[row], field),
        };
        let is_field = label.field().is_some();
        let key = if is_field { "score-star" } else { "space-name" };
        let named = |key| {
            msg(key)
                .with("row", msg(row.as_str()))
                .with("number", number)
        };
        ScorecardSpace {
            word: word(label),
            text: printed.text.clone(),
            label: named(key),
            color: printed.own_color(),
            halves: Vec::new(),
            sign: printed.sign(),
            is_double: printed.is_double,
            is_crossed: crossed.contains(&number),
            is_wrong: is_wrong(false),
            second: (printed.has_second && !is_field).then(|| SecondBox {
                label: named("score-second"),
                is_crossed: second.contains(&number),
                is_wrong: is_wrong(true),
            }),
        }
    }

    fn extra_space(&self, printed: &PrintedSpace, errors: Option<&RowErrors>) -> ScorecardSpace {
        let row = printed.name.row;
        let number = printed.name.label.number().unwrap_or_default();
        let written = self.written.scorecard.extra_rows.get(&row);
        let place = (printed.name.label, false);
        ScorecardSpace {
            word: number.to_string(),
            text: number.to_string(),
            label: msg("space-name")
                .with("row", row_name(row))
                .with("number", number),
            color: None,
            halves: printed.colors.clone(),
            sign: None,
            is_double: false,
            is_crossed: written.is_some_and(|written| written.contains(&number)),
            is_wrong: errors.is_some_and(|errors| errors.spaces.contains(&place)),
            second: None,
        }
    }
}
