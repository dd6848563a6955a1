//! A row of a blank sheet.

use super::row_frame::{DIGIT, RowFrame, length};
use super::sign_outline::{SignOutline, number_size};
use crate::rules::{Board, Color, PrintedRow, PrintedSpace};
use crate::web::kit::plot::units;

/// The largest letters below a number, and the part of their size that they are wide.
const REMARK: f64 = 2.1;
const LETTER: f64 = 0.64;

/// The largest second box, and the largest shape of a color below a number.
const SECOND_BOX: f64 = 2.6;
const SHAPE: f64 = 2.2;

/// What is left below them.
const BOTTOM: f64 = 0.7;

/// One of the four rows.
pub(super) struct BlankRow {
    pub(super) color: Color,
    pub(super) y: String,
    pub(super) height: String,
    pub(super) middle: String,
    /// The spaces, and the measures that all have in common.
    pub(super) spaces: Vec<BlankSpace>,
    pub(super) top: String,
    pub(super) space_width: String,
    pub(super) space_height: String,
    /// The x coordinate of the lock's center, and its scale.
    pub(super) lock: String,
    pub(super) lock_scale: f64,
}

/// A space of a row.
pub(super) struct BlankSpace {
    /// Its number, or a sign for none.
    pub(super) text: String,
    pub(super) color: Color,
    pub(super) has_number: bool,
    pub(super) is_lock: bool,
    pub(super) x: String,
    pub(super) middle: String,
    /// The size of the number, and its base line.
    pub(super) number: String,
    pub(super) base: String,
    pub(super) remarks: Vec<Remark>,
    pub(super) signs: Vec<SignOutline>,
}

/// Something below a number.
pub(super) struct Remark {
    pub(super) content: RemarkContent,
    pub(super) middle: String,
    /// The base line of a text, and the bottom of anything else.
    pub(super) base: String,
    /// The size of the letters, or the width.
    pub(super) size: f64,
}

/// What stands below a number.
pub(super) enum RemarkContent {
    /// The shape of a color that is not the row's.
    Shape,
    /// How many crosses it makes or needs.
    Text(String),
    SecondBox,
}

impl RemarkContent {
    /// The height that it needs.
    fn height(&self) -> f64 {
        BOTTOM
            + match self {
                Self::Shape => SHAPE,
                Self::Text(_) => 0.75 * REMARK,
                Self::SecondBox => SECOND_BOX,
            }
    }

    /// The size in which it fits into this width.
    fn size(&self, width: f64) -> f64 {
        match self {
            Self::Shape => SHAPE.min(width - 0.3),
            Self::Text(text) => REMARK.min((width - 0.2) / (LETTER * length(text.chars().count()))),
            Self::SecondBox => SECOND_BOX.min(width - 0.3),
        }
    }
}

impl BlankRow {
    pub(super) fn new(board: &Board, color: Color, row: &PrintedRow, frame: RowFrame) -> Self {
        let spaces = row.spaces.iter();
        Self {
            color,
            y: units(frame.y),
            height: units(frame.height),
            middle: units(frame.height / 2.0),
            spaces: spaces
                .map(|space| blank_space(board, color, space, frame))
                .collect(),
            top: units(frame.edge),
            space_width: units(frame.columns.space_width()),
            space_height: units(frame.space_height()),
            lock: units(frame.columns.lock()),
            lock_scale: frame.lock_scale(),
        }
    }
}

fn blank_space(board: &Board, row: Color, space: &PrintedSpace, frame: RowFrame) -> BlankSpace {
    let is_lock = space.is_lock;
    let contents = [
        space.own_color().map(|_| RemarkContent::Shape),
        space
            .is_double
            .then(|| RemarkContent::Text("2 ✕".to_owned())),
        is_lock.then(|| RemarkContent::Text(format!("≥ {} ✕", board.needed_crosses))),
        space.has_second.then_some(RemarkContent::SecondBox),
    ];
    let contents: Vec<RemarkContent> = contents.into_iter().flatten().collect();
    let below = contents.iter().map(RemarkContent::height);
    let place = frame.sign_place(space.id.place, below.fold(0.0, f64::max));
    let (x, _) = place.corner;
    let (middle, number_middle) = place.center;
    let width = frame.columns.space_width() / length(contents.len());
    let remark = |(index, content): (usize, RemarkContent)| Remark {
        size: content.size(width),
        content,
        middle: units(x + width * (length(index) + 0.5)),
        base: units(frame.edge + frame.space_height() - BOTTOM),
    };
    let digits = length(space.text.chars().count());
    let signs = space.signs.iter();
    let within = signs.clone().map(|&sign| number_size(sign, place, digits));
    let number = within.fold(frame.number(), f64::min);
    BlankSpace {
        text: space.text.clone(),
        color: space.own_color().unwrap_or(row),
        has_number: space.name.label.number().is_some(),
        is_lock,
        x: units(x),
        middle: units(middle),
        number: units(number),
        base: units(number_middle + number * DIGIT / 2.0),
        remarks: contents.into_iter().enumerate().map(remark).collect(),
        signs: signs.map(|&sign| SignOutline::new(sign, place)).collect(),
    }
}
