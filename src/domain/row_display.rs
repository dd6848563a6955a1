//! The rows as the dice and sheets of a box have them: their colors, and their order.

use std::fmt;
use std::str::FromStr;

use rowlock_rules::{ByColor, Color};

/// A color that the dice of a box may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieColor {
    /// As in the first row by default.
    Red,
    /// In no row by default.
    Orange,
    /// As in the second row by default.
    Yellow,
    /// As in the third row by default.
    Green,
    /// As in the fourth row by default.
    Blue,
    /// In no row by default.
    Purple,
    /// In no row by default.
    Pink,
    /// In no row by default.
    Black,
}

impl DieColor {
    pub const ALL: [Self; 8] = [
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::Purple,
        Self::Pink,
        Self::Black,
    ];

    /// Its name in pages, messages and the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::Pink => "pink",
            Self::Black => "black",
        }
    }
}

impl From<Color> for DieColor {
    fn from(row: Color) -> Self {
        match row {
            Color::Red => Self::Red,
            Color::Yellow => Self::Yellow,
            Color::Green => Self::Green,
            Color::Blue => Self::Blue,
        }
    }
}

/// The text is not the name of a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such color")]
pub struct UnknownColor;

impl FromStr for DieColor {
    type Err = UnknownColor;

    fn from_str(text: &str) -> Result<Self, UnknownColor> {
        let mut all = Self::ALL.into_iter();
        all.find(|color| color.as_str() == text).ok_or(UnknownColor)
    }
}

/// The colors and the order in which a device shows the rows; by default as in the standard box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowDisplay {
    order: [Color; 4],
    colors: ByColor<DieColor>,
}

/// Two rows have the same place or the same color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RowConflict {
    #[error("two rows have the same color")]
    Color,
    #[error("two rows have the same place")]
    Place,
}

impl Default for RowDisplay {
    fn default() -> Self {
        Self {
            order: Color::ALL,
            colors: ByColor::from_fn(DieColor::from),
        }
    }
}

impl RowDisplay {
    /// The rows from top to bottom, each with its color.
    ///
    /// # Errors
    /// [`RowConflict`] if two rows are the same or have the same color.
    pub fn new(rows: [(Color, DieColor); 4]) -> Result<Self, RowConflict> {
        let order = rows.map(|(row, _)| row);
        let mut colors = ByColor::from_fn(DieColor::from);
        for (index, (row, color)) in rows.into_iter().enumerate() {
            if order[..index].contains(&row) {
                return Err(RowConflict::Place);
            }
            if rows[..index].iter().any(|(_, other)| *other == color) {
                return Err(RowConflict::Color);
            }
            colors[row] = color;
        }
        Ok(Self { order, colors })
    }

    /// The display with these places, from the top and beginning with 0, and these colors.
    ///
    /// A row that takes the place or the color of another row gives its own in exchange.
    #[must_use]
    pub fn exchange(
        mut self,
        places: ByColor<Option<usize>>,
        colors: ByColor<Option<DieColor>>,
    ) -> Self {
        let before = self;
        for row in Color::ALL {
            let is_new = |place: &usize| *place != before.place(row);
            if let Some(place) = places[row].filter(is_new)
                && place < self.order.len()
            {
                let now = self.place(row);
                self.order.swap(now, place);
            }
            let is_new = |color: &DieColor| *color != before.color(row);
            if let Some(color) = colors[row].filter(is_new) {
                let mut all = Color::ALL.into_iter();
                if let Some(other) = all.find(|other| self.colors[*other] == color) {
                    self.colors[other] = self.colors[row];
                }
                self.colors[row] = color;
            }
        }
        self
    }

    pub const fn order(self) -> [Color; 4] {
        self.order
    }

    /// The place of a row from the top, beginning with 0.
    pub fn place(self, row: Color) -> usize {
        let place = self.order.iter().position(|color| *color == row);
        place.unwrap_or_default()
    }

    /// The color that a row is shown in.
    pub fn color(self, row: Color) -> DieColor {
        self.colors[row]
    }

    /// The rows that are shown in another color than their own, with that color.
    pub fn recolored(self) -> impl Iterator<Item = (Color, DieColor)> {
        let all = Color::ALL.into_iter();
        all.map(move |row| (row, self.colors[row]))
            .filter(|(row, color)| *color != DieColor::from(*row))
    }
}

/// As in the database: `red-orange yellow-yellow green-green blue-blue`.
impl fmt::Display for RowDisplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.order.into_iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{row}-{}", self.colors[row].as_str())?;
        }
        Ok(())
    }
}

/// The text does not name the four rows with a color each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not four rows with a color each")]
pub struct InvalidRows;

impl FromStr for RowDisplay {
    type Err = InvalidRows;

    fn from_str(text: &str) -> Result<Self, InvalidRows> {
        let row = |text: &str| {
            let (row, color) = text.split_once('-')?;
            let row = Color::ALL.into_iter().find(|it| it.as_str() == row)?;
            Some((row, color.parse().ok()?))
        };
        let rows: Option<Vec<_>> = text.split(' ').map(row).collect();
        let rows = rows.ok_or(InvalidRows)?.try_into();
        Self::new(rows.map_err(|_| InvalidRows)?).map_err(|_| InvalidRows)
    }
}
