//! A sheet without controls.

use super::extra_line::ExtraLine;
use super::row_order::{OfRow, place};
use super::sheet_signs::SheetSigns;
use super::space_text::{printed_extra, printed_text};
use crate::domain::i18n::{Message, msg};
use crate::domain::row_display::RowDisplay;
use crate::domain::row_name::row_first;
use crate::rules::{
    Board, ByColor, Color, ExtraRow, ExtraSpace, Label, RowName, Sheet, Sign, Space, SpaceId,
    SpaceName, Violation,
};

/// The state of a space, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpaceState {
    /// It can be crossed now.
    Open,
    Crossed,
    /// It is left of a cross.
    Skipped,
    /// It cannot be crossed now.
    Closed,
    /// It is a lock space, and the row lacks crosses.
    Short,
}

impl SpaceState {
    /// Its name in style sheets.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Crossed => "crossed",
            Self::Skipped => "skipped",
            Self::Closed => "closed",
            Self::Short => "short",
        }
    }

    /// It in words, on its own.
    pub(crate) fn label(self) -> Message {
        msg(match self {
            Self::Open => "state-open",
            Self::Crossed => "state-crossed",
            Self::Skipped => "state-skipped",
            Self::Closed | Self::Short => "state-closed",
        })
    }
}

/// One seat's sheet.
pub(crate) struct StaticSheet {
    pub(crate) name: String,
    /// A note beside the name.
    pub(crate) note: Option<Message>,
    /// Whether it is the sheet of the active player.
    pub(crate) is_active: bool,
    /// Whether it belongs to this browser, which may hide its points.
    pub(crate) is_own: bool,
    pub(crate) rows: Vec<StaticRow>,
    /// The lines of the score beside rows and penalties.
    pub(crate) extra_lines: Vec<ExtraLine>,
    pub(crate) penalties: u8,
    pub(crate) penalty_score: Option<i32>,
    pub(crate) total: Option<i32>,
}

/// One row of it.
pub(crate) struct StaticRow {
    pub(crate) name: RowName,
    /// The rows that its crosses count for; its own where this is empty.
    pub(crate) counts_for: Vec<Color>,
    pub(crate) is_closed: bool,
    /// Whether the lock is crossed; `None` for a row without a lock.
    pub(crate) is_locked: Option<bool>,
    pub(crate) score: Option<u32>,
    /// The row as a sentence, for screen readers.
    pub(crate) label: Message,
    pub(crate) spaces: Vec<StaticSpace>,
}

/// One space of it.
pub(crate) struct StaticSpace {
    pub(crate) label: Label,
    /// What is printed on it.
    pub(crate) text: String,
    pub(crate) color: Option<Color>,
    pub(crate) state: SpaceState,
    /// Whether crossing it makes two crosses.
    pub(crate) is_double: bool,
    /// The sign around it.
    pub(crate) sign: Option<Sign>,
    /// Whether its second box is crossed.
    pub(crate) is_twice: bool,
    /// Whether it was crossed just now.
    pub(crate) is_new: bool,
}

impl OfRow for StaticRow {
    fn row(&self) -> Option<Color> {
        self.name.color()
    }

    fn place(&self, order: RowDisplay) -> usize {
        place(self.name, &self.counts_for, order)
    }
}

impl StaticSheet {
    /// Marks the cross that was just made.
    pub(crate) fn mark(&mut self, crossed: SpaceName) {
        let rows = self.rows.iter_mut();
        let row = rows.filter(|row| row.name == crossed.row);
        let spaces = row.flat_map(|row| &mut row.spaces);
        for space in spaces.filter(|space| space.label == crossed.label) {
            space.is_new = true;
        }
    }
}

/// The rows of a sheet; those in `closed` are closed for all.
pub(crate) fn rows(board: &Board, sheet: &Sheet, closed: &[Color]) -> Vec<StaticRow> {
    let rows = Color::ALL.into_iter();
    let rows = rows.map(|row| color_row(board, sheet, row, closed.contains(&row)));
    // The pairs are seen by their signs.
    let others = board.extra_rows.iter();
    let others = others.filter(|row| row.name != RowName::Pairs);
    let others = others.map(|row| extra_row(sheet, row, closed));
    rows.chain(others).collect()
}

fn color_row(board: &Board, sheet: &Sheet, row: Color, is_closed: bool) -> StaticRow {
    let signs = SheetSigns::of(board, sheet.index());
    let marks = sheet.row(row);
    let spaces = board.rows[row].spaces.iter().enumerate();
    let space = |(place, space): (usize, &Space)| {
        let id = SpaceId::in_color(row, place);
        StaticSpace {
            label: space.label,
            text: printed_text(space.label),
            color: (space.color != row).then_some(space.color),
            is_double: space.is_double,
            sign: signs.around(id),
            is_twice: space.has_second && marks.crossed_twice().contains(place),
            is_new: false,
            state: space_state(sheet, id, is_closed),
        }
    };
    let spaces: Vec<StaticSpace> = spaces.map(space).collect();
    StaticRow {
        name: row.into(),
        counts_for: Vec::new(),
        is_closed,
        is_locked: Some(marks.locked()),
        score: Some(sheet.row_score(row)),
        label: row_label(row.into(), &spaces, marks.locked()),
        spaces,
    }
}

/// A row beside the four.
fn extra_row(sheet: &Sheet, row: &ExtraRow, closed: &[Color]) -> StaticRow {
    let crossed = sheet.crossed_extra(row.name);
    let closed = ByColor::from_fn(|color| closed.contains(&color));
    let struck = sheet.struck(row.name, closed);
    let spaces = row.spaces.iter().enumerate();
    let space = |(place, space): (usize, &ExtraSpace)| {
        let id = SpaceId {
            row: row.name,
            place,
            second: false,
        };
        let is_struck = struck.is_some_and(|struck| struck.contains(place));
        StaticSpace {
            label: Label::Number(space.number),
            text: printed_extra(space),
            color: space
                .colors
                .first()
                .copied()
                .filter(|_| space.colors.len() == 1),
            is_double: false,
            sign: None,
            is_twice: false,
            is_new: false,
            state: match space_state(sheet, id, false) {
                SpaceState::Open if is_struck => SpaceState::Skipped,
                state => state,
            },
        }
    };
    let spaces: Vec<StaticSpace> = spaces.map(space).collect();
    let last = crossed.last().and_then(|place| row.spaces.get(place));
    let points = last.and_then(|space| space.points).map_or(0, u32::from);
    StaticRow {
        name: row.name,
        counts_for: row.counts_for.clone(),
        is_closed: false,
        is_locked: None,
        score: row.scores_last.then_some(points),
        label: row_label(row.name, &spaces, false),
        spaces,
    }
}

fn row_label(row: RowName, spaces: &[StaticSpace], is_locked: bool) -> Message {
    let crossed = spaces.iter();
    let crossed = crossed.filter(|space| space.state == SpaceState::Crossed);
    let printed = |space: &StaticSpace| {
        let field = space.label.field();
        let text = field.map_or_else(|| space.text.clone(), |field| format!("✱{field}"));
        match space.is_twice {
            true => format!("{text} ×2"),
            false => text,
        }
    };
    let numbers: Vec<String> = crossed.map(printed).collect();
    let key = match *numbers {
        [] => "static-sheet-none",
        _ if is_locked => "static-sheet-locked",
        _ => "static-sheet-crossed",
    };
    msg(key)
        .with("row", row_first(row))
        .with("numbers", numbers.join(", "))
}

/// The state of a space by the sheet alone, whatever the turn allows.
pub(crate) fn space_state(sheet: &Sheet, space: SpaceId, is_closed: bool) -> SpaceState {
    match sheet_violation(sheet, space) {
        Some(Violation::AlreadyCrossed) => SpaceState::Crossed,
        Some(Violation::LeftOfLastCross) => SpaceState::Skipped,
        Some(Violation::TooFewCrosses) if !is_closed => SpaceState::Short,
        None if !is_closed => SpaceState::Open,
        Some(_) | None => SpaceState::Closed,
    }
}

/// Why the sheet alone refuses a cross; spaces before the last cross are skipped, also in a row whose lock it has.
pub(crate) fn sheet_violation(sheet: &Sheet, space: SpaceId) -> Option<Violation> {
    let violation = sheet.check(space).err()?;
    let row = space.row.color();
    let is_skipped = row.is_some_and(|row| Some(space.place) < sheet.row(row).crossed().last());
    match violation {
        Violation::RowClosed if is_skipped => Some(Violation::LeftOfLastCross),
        violation => Some(violation),
    }
}
