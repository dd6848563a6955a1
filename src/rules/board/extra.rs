//! What some boards have in addition to four rows of numbers, as data.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Color, RowName, SpaceId};

/// Something that a board has in addition to four rows of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Extra {
    /// Two lucky numbers on each sheet.
    LuckyNumbers(LuckyCross),
    SecondBoxes(SecondBoxes),
    /// A row between two rows, whose crosses count for both.
    BonusRow(BonusRow),
    /// Spaces that are crossed together.
    LinkedSpaces(LinkedSpaces),
    /// Spaces that count once more in a line of their own.
    Steps(Steps),
    /// Boxed spaces, and fields that force crosses.
    BonusBar(BonusBar),
    /// Pairs of spaces with an effect.
    Pairs(Pairs),
    /// Fields that replace the white sum.
    SwapRow(SwapRow),
    /// Fields without a number in the rows.
    Fields(Fields),
    Track(Track),
    /// Spaces that bring points of their own.
    ExtraPoints(ExtraPoints),
}

/// Each sheet has two lucky numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LuckyCross;

/// A second box on every number, except on lock spaces and on numbers that are printed double.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondBoxes;

/// A row between two rows; a space may be crossed once the number above or below it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusRow {
    pub(crate) name: RowName,
    pub(crate) neighbors: [Color; 2],
    pub(crate) numbers: Vec<u8>,
    /// The colors that each number has above and below.
    pub(crate) colors: Vec<[Color; 2]>,
}

/// The links of each sheet: crossing one end crosses the other at once, wherever it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedSpaces(pub(crate) Vec<Vec<[SpaceId; 2]>>);

/// The steps of each sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps(pub(crate) Vec<Vec<SpaceId>>);

/// Boxed spaces: each crosses the next field of the bar, and the space that the field forces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusBar {
    pub(crate) boxes: Vec<SpaceId>,
    /// The row in which each field forces a cross.
    pub(crate) fields: Vec<Color>,
}

/// The pairs, in the order of their fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs(pub(crate) Vec<Pair>);

/// Two spaces with the same sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    pub ends: [SpaceId; 2],
    /// The sign around both.
    pub sign: Sign,
    pub effect: PairEffect,
}

/// The two numbers of each field; the dice show one of them, the other is crossed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwapRow(pub(crate) Vec<[u8; 2]>);

/// Fields without a number in the rows, and the values that two dice must show for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fields {
    pub(crate) dice: [u8; 2],
}

/// The points of the fields; only the right-most crossed field counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// The sum of the white dice and a colored die that is needed.
    pub(crate) sum: u8,
    pub(crate) points: Vec<u8>,
}

/// The points that each of these spaces adds to the points of its row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraPoints {
    pub(crate) points: u8,
    pub(crate) spaces: Vec<SpaceId>,
}

/// A row in addition to the four colored ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtraRow {
    pub name: RowName,
    /// The row it is printed after; `None` below the sheet.
    pub after: Option<Color>,
    pub by: CrossedBy,
    /// The rows that each of its crosses counts for.
    pub counts_for: Vec<Color>,
    /// Whether the points of its right-most crossed space count.
    pub scores_last: bool,
    /// Its spaces, from left to right.
    pub spaces: Vec<ExtraSpace>,
}

impl ExtraRow {
    /// A row of fields below the sheet, numbered from 1; their crosses count for no row.
    pub(crate) fn of_fields(
        name: RowName,
        by: CrossedBy,
        fields: impl Iterator<Item = ExtraSpace>,
    ) -> Self {
        let fields = (1..=u8::MAX).zip(fields);
        Self {
            name,
            after: None,
            by,
            counts_for: Vec::new(),
            scores_last: false,
            spaces: fields
                .map(|(number, field)| ExtraSpace { number, ..field })
                .collect(),
        }
    }

    /// How many spaces are left of this number; `None` if the row does not have it.
    pub fn position(&self, number: u8) -> Option<usize> {
        self.spaces.iter().position(|space| space.number == number)
    }
}

/// A space of an extra row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExtraSpace {
    /// What a move names it by: its number, its points, or its place from 1.
    pub number: u8,
    pub colors: Vec<Color>,
    /// The two numbers of a swap field.
    pub numbers: Option<[u8; 2]>,
    /// The points that are printed on it.
    pub points: Option<u8>,
    /// The sign of the pair it is for.
    pub sign: Option<Sign>,
    pub effect: Option<PairEffect>,
}

/// What crosses the spaces of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CrossedBy {
    /// A move that names the space.
    Cross,
    /// A move that crosses a number in place of the white sum.
    Swap,
    /// The rules alone.
    Rule,
}

/// What a pair of spaces brings about once both are crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PairEffect {
    /// Two crosses in the row with the fewest crosses, at once.
    TwoInFewest,
    /// A cross in each row, at once.
    OneInEach,
    /// The row with the fewest crosses scores double at the end.
    DoubleFewest,
    /// 13 points at the end.
    #[serde(rename = "plus_13")]
    Plus13,
    /// Penalties cost nothing at the end.
    NoPenalties,
}

impl PairEffect {
    /// The word for it in the API and in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TwoInFewest => "two_in_fewest",
            Self::OneInEach => "one_in_each",
            Self::DoubleFewest => "double_fewest",
            Self::Plus13 => "plus_13",
            Self::NoPenalties => "no_penalties",
        }
    }
}

/// A sign that is printed around a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// It crosses a field of the bar.
    Box,
    /// It counts once more.
    Step,
    /// An end of a link.
    Ring,
    /// A pair.
    Circle,
    /// A pair.
    Diamond,
    /// A pair.
    Square,
    /// A pair.
    Octagon,
    /// A pair.
    Star,
}

impl Sign {
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Box => "box",
            Self::Step => "step",
            Self::Ring => "ring",
            Self::Circle => "circle",
            Self::Diamond => "diamond",
            Self::Square => "square",
            Self::Octagon => "octagon",
            Self::Star => "star",
        }
    }
}

/// A printed sign that says more of a space than its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedSign {
    pub space: SpaceId,
    pub sign: Sign,
}
