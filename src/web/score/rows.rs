//! The rows of a paper sheet to cross.

use std::sync::Arc;

use rowlock_rules::{Board, Color, Label, PrintedRow, PrintedSpace, ScoreKind, ScoreLine};

use super::form::{WrittenSheet, is_asked, word};
use super::mistakes::FormErrors;
use crate::domain::i18n::{Message, msg};
use crate::domain::row_display::RowDisplay;
use crate::domain::row_name::{row_first, row_name};
use crate::web::kit::row_order::OfRow;

/// A row as it is printed, with a checkbox for each space.
pub(super) struct ScorecardRow {
    pub(super) printed: Arc<PrintedRow>,
    boxes: Vec<SpaceBoxes>,
    pub(super) lock: Option<ScorecardLock>,
    pub(super) typed: String,
    pub(super) errors: Vec<Message>,
}

pub(super) struct ScorecardLock {
    pub(super) is_crossed: bool,
    pub(super) is_wrong: bool,
    pub(super) score: Option<i32>,
}

/// The checkboxes of a space.
pub(super) struct SpaceBoxes {
    /// The text that is typed for the space.
    pub(super) word: String,
    pub(super) first: CheckBox,
    pub(super) second: Option<CheckBox>,
}

pub(super) struct CheckBox {
    pub(super) label: Message,
    pub(super) is_crossed: bool,
    pub(super) is_wrong: bool,
}

impl OfRow for ScorecardRow {
    fn row(&self) -> Option<Color> {
        self.printed.row()
    }

    fn place(&self, order: RowDisplay) -> usize {
        self.printed.place(order)
    }
}

impl ScorecardRow {
    /// The rows of the form; rows without mistakes have the points of `lines`.
    pub(super) fn all(
        board: &Board,
        written: &WrittenSheet,
        errors: Option<&FormErrors>,
        lines: &[ScoreLine],
    ) -> Vec<Self> {
        let letter = written.scorecard.sheet;
        let sheets = &board.sheets;
        let index = sheets.iter().position(|&sheet| Some(sheet) == letter);
        let rows = board.printed(index.unwrap_or(sheets.len())).rows.iter();
        let asked = rows.filter(|row| is_asked(row));
        let row = |row| Self::new(row, written, errors, lines);
        asked.map(row).collect()
    }

    fn new(
        printed: &Arc<PrintedRow>,
        written: &WrittenSheet,
        errors: Option<&FormErrors>,
        lines: &[ScoreLine],
    ) -> Self {
        let row = printed.name;
        let errors = errors.and_then(|errors| errors.rows.get(&row));
        let is_wrong = |label: Label, second| {
            errors.is_some_and(|errors| errors.spaces.contains(&(label, second)))
        };
        let space = |space: &PrintedSpace| {
            let label = space.name.label;
            let check_box = |second, key| CheckBox {
                label: msg(key).with("row", row_name(row)).with(
                    "number",
                    label.number().or(label.field()).unwrap_or_default(),
                ),
                is_crossed: written.has(row, label, second),
                is_wrong: is_wrong(label, second),
            };
            let is_field = label.field().is_some();
            SpaceBoxes {
                word: word(label),
                first: check_box(false, if is_field { "score-star" } else { "space-name" }),
                second: (space.has_second && !is_field).then(|| check_box(true, "score-second")),
            }
        };
        let score = |color| {
            let mut lines = lines.iter().filter(|_| errors.is_none());
            lines
                .find(|line| line.kind == ScoreKind::Row(color))
                .map(|line| line.score)
        };
        Self {
            boxes: printed.spaces.iter().map(space).collect(),
            lock: row.color().map(|color| ScorecardLock {
                is_crossed: written.scorecard.locks.contains(&color),
                is_wrong: errors.is_some_and(|errors| errors.lock),
                score: score(color),
            }),
            typed: written.typed.get(&row).cloned().unwrap_or_default(),
            errors: errors.map_or_else(Vec::new, |errors| errors.texts.clone()),
            printed: Arc::clone(printed),
        }
    }

    /// Its name, within a sentence.
    pub(super) fn name(&self) -> Message {
        row_name(self.printed.name)
    }

    /// Its name, above its spaces.
    pub(super) fn title(&self) -> Message {
        row_first(self.printed.name)
    }

    /// Whether its colors do not say which row it is.
    pub(super) fn shows_name(&self) -> bool {
        self.printed
            .spaces
            .iter()
            .all(|space| space.colors.is_empty())
    }

    /// Its spaces, from left to right.
    pub(super) fn spaces(&self) -> impl Iterator<Item = (&PrintedSpace, &SpaceBoxes)> {
        self.printed.spaces.iter().zip(&self.boxes)
    }
}
