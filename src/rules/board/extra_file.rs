//! Extras as a board's file writes them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::board::extra::{
    BonusBar, BonusRow, Extra, ExtraPoints, Fields, LinkedSpaces, LuckyCross, Pair, PairEffect,
    Pairs, SecondBoxes, Sign, Steps, SwapRow, Track,
};
use crate::{ByColor, Color, Row, RowName, SheetLetter, SpaceId};

/// An extra as it is written; a space is its row's letter and its number, as in `R6`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum ExtraFile {
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
    ExtraPoints {
        points: u8,
        spaces: String,
    },
}

/// A pair as it is written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PairFile {
    spaces: String,
    sign: Sign,
    effect: PairEffect,
}

impl ExtraFile {
    /// The letters of the sheets for which it differs.
    pub(crate) fn letters(&self) -> BTreeSet<SheetLetter> {
        match self {
            Self::Links { sheets } | Self::Steps { sheets } => sheets.keys().copied().collect(),
            _ => BTreeSet::new(),
        }
    }

    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::LuckyNumbers {} => "lucky_numbers",
            Self::SecondBoxes {} => "second_boxes",
            Self::BonusRow { .. } => "bonus_row",
            Self::Links { .. } => "links",
            Self::Steps { .. } => "steps",
            Self::BonusBar { .. } => "bonus_bar",
            Self::Pairs { .. } => "pairs",
            Self::SwapRow { .. } => "swap_row",
            Self::Fields { .. } => "fields",
            Self::Track { .. } => "track",
            Self::ExtraPoints { .. } => "extra_points",
        }
    }

    /// The name of the row that it adds between two rows.
    pub(crate) fn row(&self) -> Option<RowName> {
        match self {
            Self::BonusRow { row, .. } => Some(*row),
            _ => None,
        }
    }

    /// Whether it names spaces of the rows, or stands next to them column by column.
    pub(crate) fn has_places(&self) -> bool {
        match self {
            Self::BonusRow { .. }
            | Self::Links { .. }
            | Self::Steps { .. }
            | Self::BonusBar { .. }
            | Self::Pairs { .. }
            | Self::ExtraPoints { .. } => true,
            Self::LuckyNumbers {}
            | Self::SecondBoxes {}
            | Self::SwapRow { .. }
            | Self::Fields { .. }
            | Self::Track { .. } => false,
        }
    }

    /// The same extra with one space between the words of each text.
    pub(crate) fn tidy(mut self) -> Self {
        match &mut self {
            Self::Links { sheets } | Self::Steps { sheets } => {
                sheets.values_mut().for_each(tidy);
            }
            Self::BonusBar { boxes, fields } => {
                tidy(boxes);
                tidy(fields);
            }
            Self::Pairs { pairs } => pairs.iter_mut().for_each(|pair| tidy(&mut pair.spaces)),
            Self::SwapRow { fields } => tidy(fields),
            Self::ExtraPoints { spaces, .. } => tidy(spaces),
            Self::LuckyNumbers {}
            | Self::SecondBoxes {}
            | Self::BonusRow { .. }
            | Self::Fields { .. }
            | Self::Track { .. } => {}
        }
        self
    }

    /// The extra on a board with these rows and sheets, or the texts that are wrong in it.
    pub(crate) fn read(
        &self,
        rows: &ByColor<Row>,
        letters: &BTreeSet<SheetLetter>,
    ) -> Result<Extra, Vec<String>> {
        let space = |text: &str| space(rows, text);
        let spaces = |text: &str| all(text.split_whitespace(), space);
        Ok(match self {
            Self::LuckyNumbers {} => Extra::LuckyNumbers(LuckyCross),
            Self::SecondBoxes {} => Extra::SecondBoxes(SecondBoxes),
            Self::BonusRow { row, numbers } => {
                let neighbors = neighbors(*row).ok_or_else(|| vec![row.to_string()])?;
                let color = |row: Color, number| {
                    let space = rows[row].space(number);
                    space.map_or(row, |space| space.color)
                };
                let colors = |&number: &u8| neighbors.map(|row| color(row, number));
                Extra::BonusRow(BonusRow {
                    name: *row,
                    neighbors,
                    numbers: numbers.clone(),
                    colors: numbers.iter().map(colors).collect(),
                })
            }
            Self::Links { sheets } => {
                let link = |text: &str| {
                    let (one, other) = text.split_once('-')?;
                    Some([space(one)?, space(other)?])
                };
                let of_sheet = |text: &str| all(text.split_whitespace(), link);
                Extra::LinkedSpaces(LinkedSpaces(by_sheet(sheets, letters, of_sheet)?))
            }
            Self::Steps { sheets } => Extra::Steps(Steps(by_sheet(sheets, letters, spaces)?)),
            Self::BonusBar { boxes, fields } => {
                let color = |text: &str| Color::of_letter(text).filter(|_| text.len() == 1);
                let (boxes, fields) = both(spaces(boxes), all(fields.split_whitespace(), color))?;
                Extra::BonusBar(BonusBar { boxes, fields })
            }
            Self::Pairs { pairs } => {
                let pair = |pair: &PairFile| {
                    let ends: Vec<SpaceId> = spaces(&pair.spaces).ok()?;
                    Some(Pair {
                        ends: ends.try_into().ok()?,
                        sign: pair.sign,
                        effect: pair.effect,
                    })
                };
                let wrong = pairs.iter().filter(|one| pair(one).is_none());
                let wrong: Vec<String> = wrong.map(|pair| pair.spaces.clone()).collect();
                match wrong.is_empty() {
                    true => Extra::Pairs(Pairs(pairs.iter().filter_map(pair).collect())),
                    false => return Err(wrong),
                }
            }
            Self::SwapRow { fields } => {
                let field = |text: &str| {
                    let (one, other) = text.split_once('/')?;
                    Some([number(one)?, number(other)?])
                };
                Extra::SwapRow(SwapRow(all(fields.split_whitespace(), field)?))
            }
            Self::Fields { dice } => Extra::Fields(Fields { dice: *dice }),
            Self::Track { sum, points } => Extra::Track(Track {
                sum: *sum,
                points: points.clone(),
            }),
            Self::ExtraPoints {
                points,
                spaces: texts,
            } => Extra::ExtraPoints(ExtraPoints {
                points: *points,
                spaces: spaces(texts)?,
            }),
        })
    }
}

fn tidy(text: &mut String) {
    *text = text.split_whitespace().collect::<Vec<_>>().join(" ");
}

/// A number as a board's file writes it: without a sign or zeros before it.
pub(crate) fn number(text: &str) -> Option<u8> {
    let is_plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

/// What each text means, or all texts that mean nothing.
fn all<'a, T>(
    texts: impl Iterator<Item = &'a str>,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, Vec<String>> {
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    for text in texts {
        match read(text) {
            Some(one) => found.push(one),
            None => wrong.push(text.to_owned()),
        }
    }
    match wrong.is_empty() {
        true => Ok(found),
        false => Err(wrong),
    }
}

/// Two values, or what is wrong with either.
fn both<A, B>(
    one: Result<A, Vec<String>>,
    other: Result<B, Vec<String>>,
) -> Result<(A, B), Vec<String>> {
    match (one, other) {
        (Ok(one), Ok(other)) => Ok((one, other)),
        (Ok(_), Err(wrong)) | (Err(wrong), Ok(_)) => Err(wrong),
        (Err(mut wrong), Err(others)) => {
            wrong.extend(others);
            Err(wrong)
        }
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

fn space(rows: &ByColor<Row>, text: &str) -> Option<SpaceId> {
    let row = Color::of_letter(text)?;
    let number = number(text.get(1..)?)?;
    Some(SpaceId::in_color(row, rows[row].position(number)?))
}

/// What each sheet has, in the order of their letters.
fn by_sheet<T>(
    sheets: &BTreeMap<SheetLetter, String>,
    letters: &BTreeSet<SheetLetter>,
    read: impl Fn(&str) -> Result<Vec<T>, Vec<String>>,
) -> Result<Vec<Vec<T>>, Vec<String>> {
    let text = |letter| sheets.get(letter).map_or("", String::as_str);
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    for letter in letters {
        match read(text(letter)) {
            Ok(one) => found.push(one),
            Err(texts) => wrong.extend(texts),
        }
    }
    match wrong.is_empty() {
        true => Ok(found),
        false => Err(wrong),
    }
}
