//! What is printed on a sheet: its rows and spaces, with all that is to be seen of them.

use std::sync::{Arc, OnceLock};

use crate::board::extra::ExtraRow;
use crate::{
    Board, Color, CrossedBy, Label, PairEffect, PrintedSign, RowName, Sign, SpaceId, SpaceName,
};

/// One of a board's sheets as it is printed.
#[derive(Clone, Debug)]
pub struct PrintedSheet {
    /// The four rows, then the extra rows in the order of the board.
    pub rows: Vec<Arc<PrintedRow>>,
}

/// A row of a sheet as it is printed.
#[derive(Clone, Debug)]
pub struct PrintedRow {
    pub name: RowName,
    /// The row that an extra row is printed after; `None` below the sheet.
    pub after: Option<Color>,
    pub by: CrossedBy,
    /// The rows that each cross of an extra row counts for.
    pub counts_for: Vec<Color>,
    /// Whether the points of its right-most crossed space count.
    pub scores_last: bool,
    /// Its spaces, from left to right.
    pub spaces: Vec<PrintedSpace>,
}

#[derive(Clone, Debug)]
pub struct PrintedSpace {
    pub id: SpaceId,
    pub name: SpaceName,
    /// The number, the two numbers of a swap field, or a star for none.
    pub text: String,
    pub colors: Vec<Color>,
    /// The signs around it.
    pub signs: Vec<Sign>,
    pub link: Option<SpaceName>,
    /// Whether crossing it makes two crosses.
    pub is_double: bool,
    pub has_second: bool,
    /// Whether crossing it crosses the lock, too.
    pub is_lock: bool,
    /// The points that are printed on it.
    pub points: Option<u8>,
    pub effect: Option<PairEffect>,
}

impl PrintedSheet {
    fn new(board: &Board, index: usize) -> Self {
        let (signs, links) = (board.signs(index), board.links(index));
        let links: Vec<[SpaceId; 2]> = links.copied().collect();
        let colors = Color::ALL.into_iter();
        let colors = colors.map(|row| PrintedRow::of_color(board, row, &signs, &links));
        let others = board.extra_rows.iter().map(PrintedRow::of_extra);
        Self {
            rows: colors.chain(others).map(Arc::new).collect(),
        }
    }

    pub fn row(&self, name: RowName) -> Option<&Arc<PrintedRow>> {
        self.rows.iter().find(|row| row.name == name)
    }

    /// The number of spaces in the longest of the four rows.
    pub fn columns(&self) -> usize {
        let rows = self.rows.iter().filter(|row| row.name.color().is_some());
        rows.map(|row| row.spaces.len()).max().unwrap_or_default()
    }

    /// All spaces of the four rows, from top to bottom.
    pub fn spaces(&self) -> impl Iterator<Item = &PrintedSpace> {
        let rows = self.rows.iter().filter(|row| row.name.color().is_some());
        rows.flat_map(|row| &row.spaces)
    }
}

impl PrintedRow {
    fn of_color(board: &Board, row: Color, signs: &[PrintedSign], links: &[[SpaceId; 2]]) -> Self {
        let spaces = board.rows[row].spaces.iter().enumerate();
        let spaces = spaces.map(|(place, space)| {
            let id = SpaceId::in_color(row, place);
            let own = signs.iter().filter(|sign| sign.space == id);
            let link = links.iter().find(|ends| ends.contains(&id));
            let other = link.and_then(|ends| ends.iter().find(|end| **end != id));
            PrintedSpace {
                id,
                name: SpaceName {
                    row: row.into(),
                    label: space.label,
                    second: false,
                },
                text: space.label.to_string(),
                colors: vec![space.color],
                signs: own.map(|sign| sign.sign).collect(),
                link: other.and_then(|&other| board.name_of(other)),
                is_double: space.is_double,
                has_second: space.has_second,
                is_lock: board.is_lock_place(row, place),
                points: board.extra_points(id),
                effect: None,
            }
        });
        Self {
            name: row.into(),
            after: None,
            by: CrossedBy::Cross,
            counts_for: Vec::new(),
            scores_last: false,
            spaces: spaces.collect(),
        }
    }

    fn of_extra(row: &ExtraRow) -> Self {
        let spaces = row.spaces.iter().enumerate();
        let spaces = spaces.map(|(place, space)| PrintedSpace {
            id: SpaceId {
                row: row.name,
                place,
                second: false,
            },
            name: SpaceName {
                row: row.name,
                label: Label::Number(space.number),
                second: false,
            },
            text: match space.numbers {
                Some([one, other]) => format!("{one}/{other}"),
                None => space.number.to_string(),
            },
            colors: space.colors.clone(),
            signs: space.sign.into_iter().collect(),
            link: None,
            is_double: false,
            has_second: false,
            is_lock: false,
            points: space.points,
            effect: space.effect,
        });
        Self {
            name: row.name,
            after: row.after,
            by: row.by,
            counts_for: row.counts_for.clone(),
            scores_last: row.scores_last,
            spaces: spaces.collect(),
        }
    }
}

impl PrintedSpace {
    /// The color it is printed in, if that is one and not the row's.
    pub fn own_color(&self) -> Option<Color> {
        match *self.colors.as_slice() {
            [color] if RowName::from(color) != self.name.row => Some(color),
            _ => None,
        }
    }

    /// The colors that a space of a row between others has for each of these.
    pub fn beside(&self, row: &PrintedRow) -> Vec<(Color, Color)> {
        let own = self.colors.iter().copied();
        row.counts_for.iter().copied().zip(own).collect()
    }

    /// The row and the number of the other end of its link.
    pub fn linked_number(&self) -> Option<(Color, u8)> {
        self.link?.as_number()
    }

    /// The sign around it; the first where there are several.
    pub fn sign(&self) -> Option<Sign> {
        self.signs.first().copied()
    }
}

/// The sheets of a board, once they have been asked for.
#[derive(Debug, Default)]
pub struct PrintedSheets(OnceLock<Vec<PrintedSheet>>);

/// They follow from the board: a copy, which may be changed, has none yet.
impl Clone for PrintedSheets {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for PrintedSheets {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for PrintedSheets {}

impl Board {
    /// The sheet with this index among its different sheets; any higher index gives the common parts of all.
    pub fn printed(&self, sheet: usize) -> &PrintedSheet {
        let count = self.sheets.len();
        let all = self.printed_sheets.0.get_or_init(|| {
            let sheets = 0..=count;
            sheets.map(|index| PrintedSheet::new(self, index)).collect()
        });
        &all[sheet.min(count)]
    }
}
