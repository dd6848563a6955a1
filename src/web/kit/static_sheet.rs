//! A sheet without controls.

use super::row_order::OfRow;
use crate::domain::i18n::{Message, msg};
use crate::rules::{Board, Color, Row, Sheet, Sign, SpaceId, SpaceName, Violation};

/// The state of a space, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpaceState {
    /// It can be crossed now.
    Open,
    /// It is crossed.
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
    pub(crate) penalties: u8,
    pub(crate) penalty_score: Option<i32>,
    pub(crate) total: Option<i32>,
}

/// One row of it.
pub(crate) struct StaticRow {
    pub(crate) color: Color,
    pub(crate) is_closed: bool,
    pub(crate) is_locked: bool,
    pub(crate) score: Option<u32>,
    /// The row as a sentence, for screen readers.
    pub(crate) label: Message,
    pub(crate) spaces: Vec<StaticSpace>,
}

/// One space of it.
pub(crate) struct StaticSpace {
    pub(crate) number: u8,
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
        Some(self.color)
    }
}

impl StaticSheet {
    /// Marks the cross that was just made.
    pub(crate) fn mark(&mut self, color: Color, number: u8) {
        let rows = self.rows.iter_mut().filter(|row| row.color == color);
        let spaces = rows.flat_map(|row| &mut row.spaces);
        for space in spaces.filter(|space| space.number == number) {
            space.is_new = true;
        }
    }
}

/// The rows of a sheet; those in `closed` are closed for all.
pub(crate) fn rows(board: &Board, sheet: &Sheet, closed: &[Color]) -> Vec<StaticRow> {
    let signs = board.signs(sheet.index());
    let sign = |row: Color, number: u8| {
        let place = board.rows[row].position(number)?;
        let space = SpaceId::in_color(row, place);
        let sign = signs.iter().find(|sign| sign.space == space);
        sign.map(|sign| sign.sign)
    };
    let row = |color: Color| {
        let is_closed = closed.contains(&color);
        let marks = sheet.row(color);
        let spaces = board.rows[color].spaces.iter();
        let numbers = spaces.filter_map(|space| Some((space, space.number()?)));
        StaticRow {
            color,
            is_closed,
            is_locked: marks.locked(),
            score: Some(sheet.row_score(color)),
            label: row_label(color, &sheet.crossed(color), marks.locked()),
            spaces: numbers
                .map(|(space, number)| StaticSpace {
                    number,
                    color: (space.color != color).then_some(space.color),
                    is_double: space.is_double,
                    sign: sign(color, number),
                    is_twice: is_twice(sheet, color, number),
                    is_new: false,
                    state: state(sheet, color, number, is_closed),
                })
                .collect(),
        }
    };
    Color::ALL.into_iter().map(row).collect()
}

/// The colors of a board by row, for its preview.
pub(crate) fn board_preview(board: &Board) -> Vec<(Color, Vec<Color>)> {
    let rows = board.rows.iter();
    let colors = |row: &Row| row.spaces.iter().map(|space| space.color).collect();
    rows.map(|(color, row)| (color, colors(row))).collect()
}

fn row_label(row: Color, crossed: &[u8], is_locked: bool) -> Message {
    let numbers: Vec<String> = crossed.iter().map(u8::to_string).collect();
    let key = match crossed {
        [] => "static-sheet-none",
        _ if is_locked => "static-sheet-locked",
        _ => "static-sheet-crossed",
    };
    msg(key)
        .with("row", msg(row.as_str()))
        .with("numbers", numbers.join(", "))
}

/// Whether the second box of a number is crossed.
fn is_twice(sheet: &Sheet, row: Color, number: u8) -> bool {
    let printed = &sheet.board().rows[row];
    let has_second = printed.space(number).is_some_and(|space| space.has_second);
    let twice = sheet.row(row).crossed_twice();
    has_second
        && printed
            .position(number)
            .is_some_and(|place| twice.contains(place))
}

/// The state of a space by the sheet alone, whatever the turn allows.
fn state(sheet: &Sheet, row: Color, number: u8, is_closed: bool) -> SpaceState {
    match sheet_violation(sheet, row, number) {
        Some(Violation::AlreadyCrossed) => SpaceState::Crossed,
        Some(Violation::LeftOfLastCross) => SpaceState::Skipped,
        Some(Violation::TooFewCrosses) if !is_closed => SpaceState::Short,
        None if !is_closed => SpaceState::Open,
        Some(_) | None => SpaceState::Closed,
    }
}

/// Why the sheet alone refuses a cross; spaces before the last cross are skipped, also in a row whose lock it has.
pub(crate) fn sheet_violation(sheet: &Sheet, row: Color, number: u8) -> Option<Violation> {
    let found = sheet.board().find(SpaceName::number(row, number));
    let space = found.ok()?;
    let violation = sheet.check(space).err()?;
    let is_skipped = Some(space.place) < sheet.row(row).crossed().last();
    match violation {
        Violation::RowClosed if is_skipped => Some(Violation::LeftOfLastCross),
        violation => Some(violation),
    }
}
