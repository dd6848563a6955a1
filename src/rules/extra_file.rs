//! Extras as a board's file writes them.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::extra::{
    BonusBar, BonusRow, Extra, Fields, Links, LuckyCross, Pair, PairEffect, Pairs, SecondBoxes,
    Sign, Steps, SwapRow, Track,
};
use super::{ByColor, Color, Row, RowName, SheetLetter, SpaceId};

/// The most fields that a row beside the four may have.
const MAX_FIELDS: usize = 20;

/// An extra as it is written; a space is its row's letter and its number, as in `R6`.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum ExtraFile {
    LuckyNumbers {},
    SecondBoxes {},
    BonusRow {
        row: RowName,
        numbers: Vec<u8>,
    },
    Links {
        /// For each sheet its links, as in `R6-Y6`.
        sheets: BTreeMap<SheetLetter, String>,
    },
    Steps {
        /// For each sheet its steps.
        sheets: BTreeMap<SheetLetter, String>,
    },
    BonusBar {
        boxes: String,
        /// The color of each field, by its letter.
        fields: String,
    },
    Pairs {
        pairs: Vec<PairFile>,
    },
    SwapRow {
        /// The two numbers of each field, as in `8/5`.
        fields: String,
    },
    Fields {
        dice: [u8; 2],
    },
    Track {
        sum: u8,
        points: Vec<u8>,
    },
}

/// A pair as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PairFile {
    spaces: String,
    sign: Sign,
    effect: PairEffect,
}

impl ExtraFile {
    /// The letters of the sheets for which it differs.
    pub(super) fn letters(&self) -> BTreeSet<SheetLetter> {
        match self {
            Self::Links { sheets } | Self::Steps { sheets } => sheets.keys().copied().collect(),
            _ => BTreeSet::new(),
        }
    }

    /// The extra on a board with these rows and sheets, or the text that is wrong in it.
    pub(super) fn read(
        &self,
        rows: &ByColor<Row>,
        letters: &BTreeSet<SheetLetter>,
    ) -> Result<Extra, String> {
        let space = |text: &str| space(rows, text);
        let spaces = |text: &str| text.split_whitespace().map(space).collect();
        Ok(match self {
            Self::LuckyNumbers {} => Extra::LuckyNumbers(LuckyCross),
            Self::SecondBoxes {} => Extra::SecondBoxes(SecondBoxes),
            Self::BonusRow { row, numbers } => Extra::BonusRow(BonusRow {
                name: *row,
                neighbors: neighbors(*row).ok_or_else(|| row.to_string())?,
                numbers: few(numbers)?,
            }),
            Self::Links { sheets } => {
                let link = |text: &str| match text.split('-').collect::<Vec<_>>()[..] {
                    [one, other] => Ok([space(one)?, space(other)?]),
                    _ => Err(text.to_owned()),
                };
                let of_sheet = |text: &str| text.split_whitespace().map(link).collect();
                Extra::Links(Links(by_sheet(sheets, letters, of_sheet)?))
            }
            Self::Steps { sheets } => Extra::Steps(Steps(by_sheet(sheets, letters, spaces)?)),
            Self::BonusBar { boxes, fields } => {
                let color = |text: &str| Color::of_letter(text).ok_or_else(|| text.to_owned());
                let fields = fields.split_whitespace().map(color);
                Extra::BonusBar(BonusBar {
                    boxes: spaces(boxes)?,
                    fields: few(&fields.collect::<Result<Vec<_>, _>>()?)?,
                })
            }
            Self::Pairs { pairs } => {
                let pair = |pair: &PairFile| {
                    let ends: Vec<SpaceId> = spaces(&pair.spaces)?;
                    Ok(Pair {
                        ends: ends.try_into().map_err(|_| pair.spaces.clone())?,
                        sign: pair.sign,
                        effect: pair.effect,
                    })
                };
                Extra::Pairs(Pairs(
                    pairs.iter().map(pair).collect::<Result<_, String>>()?,
                ))
            }
            Self::SwapRow { fields } => {
                let field = |text: &str| {
                    let (one, other) = text.split_once('/')?;
                    Some([one.parse().ok()?, other.parse().ok()?])
                };
                let fields = fields
                    .split_whitespace()
                    .map(|text| field(text).ok_or_else(|| text.to_owned()));
                Extra::SwapRow(SwapRow(few(&fields.collect::<Result<Vec<_>, _>>()?)?))
            }
            Self::Fields { dice } => Extra::Fields(Fields { dice: *dice }),
            Self::Track { sum, points } => Extra::Track(Track {
                sum: *sum,
                points: few(points)?,
            }),
        })
    }
}

/// The rows above and below a bonus row.
fn neighbors(row: RowName) -> Option<[Color; 2]> {
    match row {
        RowName::RedYellow => Some([Color::Red, Color::Yellow]),
        RowName::YellowGreen => Some([Color::Yellow, Color::Green]),
        RowName::GreenBlue => Some([Color::Green, Color::Blue]),
        _ => None,
    }
}

fn space(rows: &ByColor<Row>, text: &str) -> Result<SpaceId, String> {
    let found = || {
        let row = Color::of_letter(text)?;
        let number = text.get(1..)?.parse().ok()?;
        Some(SpaceId::in_color(row, rows[row].position(number)?))
    };
    found().ok_or_else(|| text.to_owned())
}

fn few<T: Clone>(fields: &[T]) -> Result<Vec<T>, String> {
    match fields.len() <= MAX_FIELDS {
        true => Ok(fields.to_vec()),
        false => Err(fields.len().to_string()),
    }
}

/// What each sheet has, in the order of their letters.
fn by_sheet<T>(
    sheets: &BTreeMap<SheetLetter, String>,
    letters: &BTreeSet<SheetLetter>,
    read: impl Fn(&str) -> Result<Vec<T>, String>,
) -> Result<Vec<Vec<T>>, String> {
    let text = |letter| sheets.get(letter).map_or("", String::as_str);
    letters.iter().map(|letter| read(text(letter))).collect()
}
