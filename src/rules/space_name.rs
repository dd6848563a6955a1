//! Names of rows and spaces, as moves and events write them.

use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Color;

/// A row of a sheet: one of the four colors, or one that only some boards have.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum RowName {
    /// The red row.
    Red,
    /// The yellow row.
    Yellow,
    /// The green row.
    Green,
    /// The blue row.
    Blue,
    /// The bonus row between red and yellow.
    RedYellow,
    /// The bonus row between yellow and green.
    YellowGreen,
    /// The bonus row between green and blue.
    GreenBlue,
    /// The fields that force crosses, from left to right.
    Bar,
    /// The pairs of spaces with an effect.
    Pairs,
    /// The fields that replace a white sum.
    Swaps,
    /// The track below the sheet.
    Track,
}

impl RowName {
    pub const ALL: [Self; 11] = [
        Self::Red,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::RedYellow,
        Self::YellowGreen,
        Self::GreenBlue,
        Self::Bar,
        Self::Pairs,
        Self::Swaps,
        Self::Track,
    ];

    /// The color, if it is one of the four rows.
    pub const fn color(self) -> Option<Color> {
        match self {
            Self::Red => Some(Color::Red),
            Self::Yellow => Some(Color::Yellow),
            Self::Green => Some(Color::Green),
            Self::Blue => Some(Color::Blue),
            Self::RedYellow
            | Self::YellowGreen
            | Self::GreenBlue
            | Self::Bar
            | Self::Pairs
            | Self::Swaps
            | Self::Track => None,
        }
    }

    /// The word for it in the API and the store.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::RedYellow => "red-yellow",
            Self::YellowGreen => "yellow-green",
            Self::GreenBlue => "green-blue",
            Self::Bar => "bar",
            Self::Pairs => "pairs",
            Self::Swaps => "swaps",
            Self::Track => "track",
        }
    }
}

impl From<Color> for RowName {
    fn from(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Yellow => Self::Yellow,
            Color::Green => Self::Green,
            Color::Blue => Self::Blue,
        }
    }
}

impl fmt::Display for RowName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// What is printed on a space: its number or, where it has none, its place among the fields of its row, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    Number(u8),
    /// A field without a number.
    Field(u8),
}

impl Label {
    /// The number, if it has one.
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Number(number) => Some(number),
            Self::Field(_) => None,
        }
    }

    /// The place among the fields of its row, if it has no number.
    pub const fn field(self) -> Option<u8> {
        match self {
            Self::Number(_) => None,
            Self::Field(field) => Some(field),
        }
    }

    /// The label that is written with one of the two; `None` for both or neither.
    pub const fn from_parts(number: Option<u8>, field: Option<u8>) -> Option<Self> {
        match (number, field) {
            (Some(number), None) => Some(Self::Number(number)),
            (None, Some(field)) => Some(Self::Field(field)),
            (Some(_), Some(_)) | (None, None) => None,
        }
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Field(_) => f.write_str("✱"),
        }
    }
}

/// What a cross goes into: a space of a row, or the second box of that space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpaceName {
    pub row: RowName,
    pub label: Label,
    /// Whether it is the space's second box.
    pub second: bool,
}

impl SpaceName {
    /// A number of one of the four rows.
    pub fn number(row: Color, number: u8) -> Self {
        Self {
            row: row.into(),
            label: Label::Number(number),
            second: false,
        }
    }

    /// The row and the number, if it is a number of one of the four rows.
    pub fn as_number(self) -> Option<(Color, u8)> {
        let number = self.label.number()?;
        Some((self.row.color()?, number))
    }
}

/// A space by its place, from the left, in its row of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpaceId {
    pub row: RowName,
    /// How many spaces are left of it.
    pub place: usize,
    /// Whether it is the space's second box.
    pub second: bool,
}

impl SpaceId {
    /// What is erased with it: the space and its second box, or the second box alone.
    pub(super) fn with_second(self) -> impl Iterator<Item = Self> {
        let second = Self {
            second: true,
            ..self
        };
        [Some(self), (!self.second).then_some(second)]
            .into_iter()
            .flatten()
    }

    /// A space of one of the four rows.
    pub fn in_color(row: Color, place: usize) -> Self {
        Self {
            row: row.into(),
            place,
            second: false,
        }
    }
}
