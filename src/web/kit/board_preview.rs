//! A small picture of a board: its spaces by color, and what is special about them.

use super::row_order::{OfRow, place};
use super::sheet_signs::SheetSigns;
use crate::domain::row_display::RowDisplay;
use crate::rules::{Board, Color, ExtraRow, RowName, Space, SpaceId};

/// A row of the picture.
pub(crate) struct PreviewRow {
    name: RowName,
    counts_for: Vec<Color>,
    pub(crate) spaces: Vec<PreviewSpace>,
}

/// A space of the picture.
pub(crate) struct PreviewSpace {
    /// What it is colored by: its color, or its row.
    pub(crate) color: RowName,
    pub(crate) mark: Option<Mark>,
}

/// What is special about a space, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It has no number.
    Field,
    /// It makes two crosses.
    Double,
    SecondBox,
    /// A sign is around it.
    Sign,
}

impl Mark {
    /// Its name in style sheets.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Double => "double",
            Self::SecondBox => "second",
            Self::Sign => "sign",
        }
    }
}

impl OfRow for PreviewRow {
    fn row(&self) -> Option<Color> {
        self.name.color()
    }

    fn place(&self, order: RowDisplay) -> usize {
        place(self.name, &self.counts_for, order)
    }
}

impl PreviewRow {
    /// The rows of a board; of one with different sheets, those of the first.
    pub(crate) fn all(board: &Board) -> Vec<Self> {
        // Pairs are seen by their signs.
        let others = board.extra_rows.iter();
        let others = others.filter(|row| row.name != RowName::Pairs);
        let rows = Color::ALL.into_iter().map(|row| Self::of_color(board, row));
        rows.chain(others.map(Self::beside)).collect()
    }

    fn of_color(board: &Board, row: Color) -> Self {
        let signs = SheetSigns::of(board, 0);
        let spaces = board.rows[row].spaces.iter().enumerate();
        let space = |(place, space): (usize, &Space)| {
            let id = SpaceId::in_color(row, place);
            let marks = [
                (space.number().is_none(), Mark::Field),
                (space.is_double, Mark::Double),
                (space.has_second, Mark::SecondBox),
                (signs.around(id).is_some(), Mark::Sign),
            ];
            let mark = marks.into_iter().find(|(is_so, _)| *is_so);
            PreviewSpace {
                color: space.color.into(),
                mark: mark.map(|(_, mark)| mark),
            }
        };
        Self {
            name: row.into(),
            counts_for: Vec::new(),
            spaces: spaces.map(space).collect(),
        }
    }

    fn beside(row: &ExtraRow) -> Self {
        let spaces = row.spaces.iter().map(|space| PreviewSpace {
            color: match space.colors.as_slice() {
                [color] => (*color).into(),
                _ => row.name,
            },
            mark: None,
        });
        Self {
            name: row.name,
            counts_for: row.counts_for.clone(),
            spaces: spaces.collect(),
        }
    }
}
