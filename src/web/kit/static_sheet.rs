//! A sheet without controls.

use std::sync::Arc;

use rowlock_rules::{
    Board, ByColor, Color, PrintedRow, PrintedSheet, PrintedSpace, RowName, Sheet, SpaceName,
    SpaceSet,
};

use super::extra_line::ExtraLine;
use super::row_order::OfRow;
use super::space_state::{SpaceState, sheet_violation};
use crate::domain::i18n::{Message, msg};
use crate::domain::row_display::RowDisplay;
use crate::domain::row_name::row_first;

/// One seat's sheet.
pub(crate) struct StaticSheet {
    pub(crate) name: String,
    /// A note next to the name.
    pub(crate) note: Option<Message>,
    /// Whether it is the sheet of the active player.
    pub(crate) is_active: bool,
    /// Whether it belongs to this browser, which may hide its points.
    pub(crate) is_own: bool,
    pub(crate) rows: Vec<StaticRow>,
    /// The lines of the score other than rows and penalties.
    pub(crate) extra_lines: Vec<ExtraLine>,
    pub(crate) penalties: u8,
    pub(crate) penalty_score: Option<i32>,
    pub(crate) total: Option<i32>,
}

pub(crate) struct StaticRow {
    pub(crate) printed: Arc<PrintedRow>,
    pub(crate) is_closed: bool,
    /// Whether the lock is crossed; `None` for a row without a lock.
    pub(crate) is_locked: Option<bool>,
    pub(crate) score: Option<u32>,
    /// The row as a sentence, for screen readers.
    pub(crate) label: Message,
    /// What is crossed, space by space.
    pub(crate) states: Vec<StaticSpace>,
}

/// What one space of it shows in addition to what is printed.
pub(crate) struct StaticSpace {
    pub(crate) state: SpaceState,
    /// Whether its second box is crossed.
    pub(crate) is_twice: bool,
    /// Whether it was crossed just now.
    pub(crate) is_new: bool,
    /// The choices that it belongs to, by their signs.
    pub(crate) choices: Option<String>,
}

impl OfRow for StaticRow {
    fn row(&self) -> Option<Color> {
        self.printed.row()
    }

    fn place(&self, order: RowDisplay) -> usize {
        self.printed.place(order)
    }
}

impl StaticRow {
    fn new(sheet: &Sheet, printed: &Arc<PrintedRow>, closed: ByColor<bool>) -> Self {
        let color = printed.name.color();
        let is_closed = color.is_some_and(|color| closed[color]);
        let struck = sheet.struck(printed.name, closed);
        let twice = color.map(|color| sheet.row(color).crossed_twice());
        let state = |space: &PrintedSpace| {
            let is_there = |spaces: SpaceSet| spaces.contains(space.id.place);
            StaticSpace {
                state: match SpaceState::on_sheet(sheet_violation(sheet, space.id), is_closed) {
                    SpaceState::Open if struck.is_some_and(is_there) => SpaceState::Skipped,
                    state => state,
                },
                is_twice: space.has_second && twice.is_some_and(is_there),
                is_new: false,
                choices: None,
            }
        };
        let states: Vec<StaticSpace> = printed.spaces.iter().map(state).collect();
        let is_locked = color.map(|color| sheet.row(color).locked());
        Self {
            label: in_words(printed, &states, is_locked == Some(true)),
            printed: Arc::clone(printed),
            is_closed,
            is_locked,
            score: match color {
                Some(color) => Some(sheet.row_score(color)),
                None => printed.scores_last.then(|| track_points(sheet, printed)),
            },
            states,
        }
    }

    /// Its spaces, from left to right.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = (&PrintedSpace, &StaticSpace)> {
        self.printed.spaces.iter().zip(&self.states)
    }
}

fn in_words(row: &PrintedRow, states: &[StaticSpace], is_locked: bool) -> Message {
    let crossed = row.spaces.iter().zip(states);
    let crossed = crossed.filter(|(_, space)| space.state == SpaceState::Crossed);
    let shown = |(printed, space): (&PrintedSpace, &StaticSpace)| {
        let field = printed.name.label.field();
        let text = field.map_or_else(|| printed.text.clone(), |field| format!("✱{field}"));
        match space.is_twice {
            true => format!("{text} ×2"),
            false => text,
        }
    };
    let numbers: Vec<String> = crossed.map(shown).collect();
    let key = match *numbers {
        [] => "static-sheet-none",
        _ if is_locked => "static-sheet-locked",
        _ => "static-sheet-crossed",
    };
    msg(key)
        .with("row", row_first(row.name))
        .with("numbers", numbers.join(", "))
}

impl StaticSheet {
    /// Takes the points from it.
    pub(crate) fn hide_scores(&mut self) {
        self.total = None;
        self.penalty_score = None;
        self.extra_lines.clear();
        self.rows.iter_mut().for_each(|row| row.score = None);
    }

    /// Shows that this cross was just made.
    pub(crate) fn show_as_new(&mut self, crossed: SpaceName) {
        if let Some(space) = self.space(crossed) {
            space.is_new = true;
        }
    }

    /// Shows that this space belongs to a choice, by the sign of that.
    pub(crate) fn show_choice(&mut self, name: SpaceName, sign: &str) {
        if let Some(space) = self.space(name) {
            space.choices.get_or_insert_default().push_str(sign);
        }
    }

    fn space(&mut self, name: SpaceName) -> Option<&mut StaticSpace> {
        let mut rows = self.rows.iter_mut();
        let row = rows.find(|row| row.printed.name == name.row)?;
        let mut spaces = row.printed.spaces.iter().zip(&mut row.states);
        let space = spaces.find(|(printed, _)| printed.name.label == name.label);
        space.map(|(_, space)| space)
    }
}

/// The rows of a sheet; the rows in `closed` are closed for all.
pub(crate) fn rows(board: &Board, sheet: &Sheet, closed: &[Color]) -> Vec<StaticRow> {
    let closed = ByColor::from_fn(|color| closed.contains(&color));
    let rows = drawn_rows(board.printed(sheet.index()));
    rows.map(|row| StaticRow::new(sheet, row, closed)).collect()
}

/// The rows of a sheet that a picture of it has: pairs are seen by their signs.
pub(crate) fn drawn_rows(printed: &PrintedSheet) -> impl Iterator<Item = &Arc<PrintedRow>> {
    let rows = printed.rows.iter();
    rows.filter(|row| row.name != RowName::Pairs)
}

/// The points of a row in which only the right-most cross counts.
pub(crate) fn track_points(sheet: &Sheet, row: &PrintedRow) -> u32 {
    let last = sheet.crossed_extra(row.name).last();
    let last = last.and_then(|place| row.spaces.get(place));
    last.and_then(|space| space.points).map_or(0, u32::from)
}
