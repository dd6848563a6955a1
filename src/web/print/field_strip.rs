//! The fields below the rows of a blank sheet, and remarks about the dice.

use super::row_frame::length;
use super::sign_outline::{SignOutline, SignPlace};
use crate::domain::i18n::{Message, msg};
use crate::rules::{Board, Color, PairEffect, PrintedRow, PrintedSpace, RowName};
use crate::web::kit::plot::units;

/// The x coordinates between which fields lie beside their label, and without one.
const BESIDE_LABEL: f64 = 28.0;
const RIGHT: f64 = 189.7;

/// The distance of strips with fields, and of remarks.
const FIELDS_STEP: f64 = 7.8;
const REMARK_STEP: f64 = 4.6;

const HEIGHT: f64 = 6.4;

/// The gap between fields.
const GAP: f64 = 1.0;

/// The largest letters of a field, and the part of their size that they are wide.
const LETTERS: f64 = 4.4;
const LETTER: f64 = 0.66;

/// A line below the rows.
pub(super) struct FieldStrip {
    pub(super) y: String,
    pub(super) label: Option<Message>,
    pub(super) fields: Vec<BlankField>,
    /// What the fields are for, with the x coordinate where it begins.
    pub(super) remark: Option<(String, Message)>,
    /// The size of the letters on the fields.
    pub(super) letters: String,
}

/// A field.
pub(super) struct BlankField {
    pub(super) x: String,
    pub(super) middle: String,
    pub(super) width: String,
    pub(super) content: FieldContent,
}

/// What is printed on a field.
pub(super) enum FieldContent {
    /// The row in which it brings a cross.
    Color(Color),
    Text(String),
    Pair {
        sign: Option<SignOutline>,
        effect: String,
        words: Message,
    },
}

impl FieldStrip {
    /// What is below the rows of a board, from this y coordinate on, and the y coordinate after it.
    pub(super) fn all(board: &Board, y: f64) -> (Vec<Self>, f64) {
        let rows = board.printed(0).rows.iter();
        let rows = rows.filter(|row| row.name.color().is_none() && row.after.is_none());
        let mut y = y;
        let mut strips = Vec::new();
        for row in rows {
            strips.push(Self::of_row(board, row, y));
            y += FIELDS_STEP;
        }
        if let Some([one, other]) = board.field_dice() {
            let remark = msg("blank-fields").with("one", one).with("other", other);
            strips.push(Self {
                y: units(y),
                label: None,
                fields: Vec::new(),
                remark: Some((units(0.0), remark)),
                letters: units(LETTERS),
            });
            y += REMARK_STEP;
        }
        (strips, y)
    }

    fn of_row(board: &Board, row: &PrintedRow, y: f64) -> Self {
        let label = label(row.name);
        let left = label.as_ref().map_or(0.0, |_| BESIDE_LABEL);
        let longest = row.spaces.iter().map(letters).max().unwrap_or_default();
        let step = ((RIGHT + GAP - left) / length(row.spaces.len())).min(widest(row.name));
        let fields = row.spaces.iter().enumerate().map(|(place, space)| {
            let x = left + length(place) * step;
            BlankField {
                x: units(x),
                middle: units(x + (step - GAP) / 2.0),
                width: units(step - GAP),
                content: content(board, row, (place, space)),
            }
        });
        let end = left + length(row.spaces.len()) * step + 2.0;
        let sum = board.track_sum().filter(|_| row.name == RowName::Track);
        Self {
            y: units(y),
            label,
            fields: fields.collect(),
            remark: sum.map(|sum| (units(end), msg("blank-track-sum").with("sum", sum))),
            letters: units(LETTERS.min((step - GAP - 1.0) / (LETTER * length(longest)))),
        }
    }
}

/// What stands before the fields of a row.
fn label(row: RowName) -> Option<Message> {
    match row {
        RowName::Bar => Some(msg("blank-bar")),
        RowName::Swaps => Some(msg("blank-swaps")),
        RowName::Track => Some(msg("blank-track")),
        RowName::Pairs
        | RowName::Red
        | RowName::Yellow
        | RowName::Green
        | RowName::Blue
        | RowName::RedYellow
        | RowName::YellowGreen
        | RowName::GreenBlue => None,
    }
}

/// The largest distance of fields.
fn widest(row: RowName) -> f64 {
    match row {
        RowName::Bar => 8.0,
        RowName::Pairs => RIGHT,
        _ => 16.0,
    }
}

fn letters(space: &PrintedSpace) -> usize {
    space.text.chars().count()
}

fn content(
    board: &Board,
    row: &PrintedRow,
    (place, space): (usize, &PrintedSpace),
) -> FieldContent {
    match (space.effect, row.name, space.colors.first()) {
        (Some(effect), _, _) => FieldContent::Pair {
            sign: board
                .pairs()
                .and_then(|pairs| pairs.get(place))
                .map(|pair| {
                    let middle = HEIGHT / 2.0;
                    let place = SignPlace {
                        corner: (0.0, 0.0),
                        size: (HEIGHT, HEIGHT),
                        center: (middle, middle),
                        reach: (middle - 0.2, middle - 0.2),
                    };
                    SignOutline::new(pair.sign, place)
                }),
            effect: effect_sign(effect).to_owned(),
            words: effect_words(effect),
        },
        (None, RowName::Bar, Some(&color)) => FieldContent::Color(color),
        (None, _, _) => FieldContent::Text(space.text.clone()),
    }
}

/// The effect of a pair, without words.
fn effect_sign(effect: PairEffect) -> &'static str {
    match effect {
        PairEffect::TwoInFewest => "+ 2 ✕",
        PairEffect::OneInEach => "+ 1 ✕",
        PairEffect::DoubleFewest => "× 2",
        PairEffect::Plus13 => "+ 13",
        PairEffect::NoPenalties => "− 0",
    }
}

fn effect_words(effect: PairEffect) -> Message {
    msg(match effect {
        PairEffect::TwoInFewest | PairEffect::DoubleFewest => "blank-pair-fewest",
        PairEffect::OneInEach => "blank-pair-each",
        PairEffect::Plus13 => "blank-pair-points",
        PairEffect::NoPenalties => "blank-pair-penalties",
    })
}
