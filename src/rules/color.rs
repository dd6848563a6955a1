//! The four row colors and containers with one value for each.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A color of rows, spaces and dice; a row is named by the color of its lock.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// The first row from the top.
    Red,
    /// The second row.
    Yellow,
    /// The third row.
    Green,
    /// The fourth row.
    Blue,
}

impl Color {
    /// Every color, in the order of the rows from top to bottom.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// The color whose letter this text begins with, as in `R5`.
    pub(super) fn of_letter(text: &str) -> Option<Self> {
        match text.chars().next()? {
            'R' => Some(Self::Red),
            'Y' => Some(Self::Yellow),
            'G' => Some(Self::Green),
            'B' => Some(Self::Blue),
            _ => None,
        }
    }

    /// Its letter, as a space begins with it in a board's file.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Red => "R",
            Self::Yellow => "Y",
            Self::Green => "G",
            Self::Blue => "B",
        }
    }

    /// The color's name as the API and the logs write it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// One value for each color; written as an object with the four colors as keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByColor<T> {
    pub red: T,
    pub yellow: T,
    pub green: T,
    pub blue: T,
}

impl<T> ByColor<T> {
    /// Makes the four values by calling `make` for each color in order.
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> Self {
        Self {
            red: make(Color::Red),
            yellow: make(Color::Yellow),
            green: make(Color::Green),
            blue: make(Color::Blue),
        }
    }

    /// The four colors with their values, from top to bottom.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL
            .into_iter()
            .map(move |color| (color, &self[color]))
    }

    /// The colors whose value satisfies `test`, from top to bottom.
    pub fn colors_where(&self, mut test: impl FnMut(&T) -> bool) -> Vec<Color> {
        self.iter()
            .filter(|(_, value)| test(value))
            .map(|(color, _)| color)
            .collect()
    }
}

impl<T> ByColor<Option<T>> {
    /// The four values; `None` if one of them is missing.
    pub fn transpose(self) -> Option<ByColor<T>> {
        Some(ByColor {
            red: self.red?,
            yellow: self.yellow?,
            green: self.green?,
            blue: self.blue?,
        })
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Red => &self.red,
            Color::Yellow => &self.yellow,
            Color::Green => &self.green,
            Color::Blue => &self.blue,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Red => &mut self.red,
            Color::Yellow => &mut self.yellow,
            Color::Green => &mut self.green,
            Color::Blue => &mut self.blue,
        }
    }
}
