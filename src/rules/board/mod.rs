//! Boards: what is printed on a sheet, as data.

pub(super) mod extra;
pub(super) mod extra_file;
pub(super) mod file;
pub(super) mod known_boards;
pub(super) mod mistake;
pub(super) mod own_board;
pub(super) mod parts;
pub(super) mod printed;
pub(super) mod printed_sheet;
pub(super) mod row_limits;
pub(super) mod sheet_letter;
pub(super) mod shuffle;

use std::ops::Range;

use crate::board::extra::{Extra, ExtraRow};
use crate::board::printed_sheet::PrintedSheets;
use crate::{
    ByColor, Color, Label, RowName, SheetLetter, SpaceId, SpaceName, SpaceSet, Violation, row_score,
};

/// One space of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Space {
    /// The color it is printed in, which says which die gives it in action 2.
    pub color: Color,
    /// Its number, or its place among the fields without a number.
    pub label: Label,
    /// Whether it is printed double: crossing it makes two crosses.
    pub is_double: bool,
    /// Whether it has a second box.
    pub has_second: bool,
}

impl Space {
    /// Its number, if it has one.
    pub fn number(&self) -> Option<u8> {
        self.label.number()
    }

    /// How many crosses it makes.
    pub fn crosses(&self) -> u8 {
        1 + u8::from(self.is_double)
    }
}

/// One row of a board, from left to right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub spaces: Vec<Space>,
    /// The spaces with a number.
    numbered: SpaceSet,
}

impl Row {
    pub fn new(spaces: Vec<Space>) -> Self {
        let places = spaces.iter().enumerate();
        let numbered = places.filter(|(_, space)| space.number().is_some());
        let numbered = numbered.map(|(place, _)| place).collect();
        Self { spaces, numbered }
    }

    /// Gives a second box to every number that is not printed double, but to this many at the end.
    pub(super) fn add_second_boxes(&mut self, lock_spaces: usize) {
        let count = self.spaces.len().saturating_sub(lock_spaces);
        for space in self.spaces.iter_mut().take(count) {
            space.has_second = space.label.number().is_some() && !space.is_double;
        }
    }

    /// How many spaces are left of this number; `None` where the row does not have it.
    pub fn position(&self, number: u8) -> Option<usize> {
        self.place(Label::Number(number))
    }

    /// How many spaces are left of this label; `None` if the row does not have it.
    pub fn place(&self, label: Label) -> Option<usize> {
        self.spaces.iter().position(|space| space.label == label)
    }

    /// The space with this number; `None` where the row does not have it.
    pub fn space(&self, number: u8) -> Option<&Space> {
        self.spaces
            .iter()
            .find(|space| space.label == Label::Number(number))
    }

    pub fn numbered(&self) -> SpaceSet {
        self.numbered
    }

    /// Its numbers, from left to right.
    pub fn numbers(&self) -> impl DoubleEndedIterator<Item = u8> {
        self.spaces.iter().filter_map(|space| space.label.number())
    }

    /// The numbers of these spaces, from left to right.
    pub fn numbers_of(&self, spaces: SpaceSet) -> Vec<u8> {
        let spaces = spaces.iter().filter_map(|place| self.spaces.get(place));
        spaces.filter_map(|space| space.label.number()).collect()
    }
}

/// What is printed on a sheet, and the dice that go with it.
///
/// Source: section 1 of the rules; a row is named by the color of its lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub id: String,
    pub name: String,
    /// The box in which it is sold; `None` for a board that is not sold.
    pub series: Option<&'static str>,
    /// The number of sides of each die.
    pub die_sides: u8,
    /// The crosses a row needs before a lock space may be crossed.
    pub needed_crosses: u8,
    /// How many spaces at the end of each row cross the lock too.
    pub lock_spaces: u8,
    /// Up to how many crosses the printed table of points goes; more crosses of a row score no more.
    ///
    /// Source: section 2 of the rules; on Longo that is one more than a row can come to.
    pub most_crosses: u32,
    pub rows: ByColor<Row>,
    /// Everything else on the board.
    pub extras: Vec<Extra>,
    pub extra_rows: Vec<ExtraRow>,
    /// The letters of its different sheets; empty where all sheets are alike.
    pub sheets: Vec<SheetLetter>,
    pub(super) printed_sheets: PrintedSheets,
}

impl Board {
    /// An extra row, with its index among the extra rows; `None` if the board has no such row.
    pub fn extra_row(&self, name: RowName) -> Option<(usize, &ExtraRow)> {
        let mut rows = self.extra_rows.iter().enumerate();
        rows.find(|(_, row)| row.name == name)
    }

    /// The space that this name is for.
    ///
    /// # Errors
    /// [`Violation::InvalidValue`] for a row, a field or a second box on a board without them;
    /// [`Violation::NoSuchSpace`] for one that its row does not have.
    pub fn find(&self, name: SpaceName) -> Result<SpaceId, Violation> {
        let SpaceName { row, label, second } = name;
        let place = match (row.color(), label) {
            (Some(color), _) => self.rows[color].place(label),
            (None, Label::Number(number)) => {
                let (_, row) = self.extra_row(row).ok_or(Violation::InvalidValue)?;
                // Only numbers of the four rows have a second box.
                row.position(number).filter(|_| !second)
            }
            (None, Label::Field(_)) => return Err(Violation::InvalidValue),
        };
        let spaces = || self.rows.iter().flat_map(|(_, row)| &row.spaces);
        let lacks_fields =
            label.field().is_some() && spaces().all(|space| space.number().is_some());
        let lacks_second = second && !spaces().any(|space| space.has_second);
        if lacks_fields || lacks_second {
            return Err(Violation::InvalidValue);
        }
        let place = place.ok_or(Violation::NoSuchSpace)?;
        Ok(SpaceId { row, place, second })
    }

    pub fn name_of(&self, space: SpaceId) -> Option<SpaceName> {
        let SpaceId { row, place, second } = space;
        let label = match row.color() {
            Some(color) => self.rows[color].spaces.get(place)?.label,
            None => Label::Number(self.extra_row(row)?.1.spaces.get(place)?.number),
        };
        Some(SpaceName { row, label, second })
    }

    /// Whether crossing this number in this row crosses the lock too.
    pub fn is_lock_space(&self, row: Color, number: u8) -> bool {
        let place = self.rows[row].position(number);
        place.is_some_and(|place| self.is_lock_place(row, place))
    }

    /// Whether crossing the space at this place for the first time crosses the lock too.
    pub(super) fn is_lock_place(&self, row: Color, place: usize) -> bool {
        self.lock_places(row).contains(&place)
    }

    /// The places of the row where the first cross also crosses the lock, from left to right.
    pub(super) fn lock_places(&self, row: Color) -> Range<usize> {
        let spaces = self.rows[row].spaces.len();
        spaces.saturating_sub(usize::from(self.lock_spaces))..spaces
    }

    /// The row whose lock is crossed with this space.
    pub fn locks(&self, space: SpaceId) -> Option<Color> {
        let row = space.row.color().filter(|_| !space.second)?;
        self.is_lock_place(row, space.place).then_some(row)
    }

    /// The numbers of the row that cross the lock too, from left to right.
    pub fn lock_numbers(&self, row: Color) -> impl Iterator<Item = u8> {
        let spaces = &self.rows[row].spaces[self.lock_places(row)];
        spaces.iter().filter_map(|space| space.label.number())
    }

    /// The points of a row with this many crosses.
    pub fn row_score(&self, crosses: u32) -> u32 {
        row_score(crosses.min(self.most_crosses))
    }

    /// The most crosses that can count for a row, including its lock and the crosses of other rows.
    pub fn max_crosses(&self, row: Color) -> u32 {
        let spaces = &self.rows[row].spaces;
        let doubles = spaces.iter().filter(|space| space.is_double).count();
        let seconds = spaces.iter().filter(|space| space.has_second).count();
        let others = self.extra_rows.iter();
        let others = others.filter(|other| other.counts_for.contains(&row));
        let others: usize = others.map(|other| other.spaces.len()).sum();
        let own = spaces.len() + doubles + seconds + 2 - usize::from(self.lock_spaces);
        u32::try_from(own + others).unwrap_or(u32::MAX)
    }

    /// Whether a space has a second box.
    pub fn has_second_box(&self, row: Color, place: usize) -> bool {
        let space = self.rows[row].spaces.get(place);
        space.is_some_and(|space| space.has_second)
    }
}
