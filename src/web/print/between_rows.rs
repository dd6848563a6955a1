//! What a blank sheet has between its rows: the links of spaces, and rows that count for both neighbors.

use super::row_frame::{Columns, DIGIT, RowFrame, length};
use crate::rules::{Board, ByColor, Color, ExtraRow, ExtraSpace};
use crate::web::kit::plot::units;

/// The least distance of two spaces, in columns.
const NEAREST: f64 = 0.95;

/// The radius of the corners of a space.
const CORNER: f64 = 1.5;

/// A row between two rows.
pub(super) struct BetweenRow {
    /// The colors that it counts for, from top to bottom.
    pub(super) colors: Vec<Color>,
    pub(super) y: String,
    pub(super) middle: String,
    pub(super) spaces: Vec<BetweenSpace>,
    pub(super) base: String,
    pub(super) number: String,
}

/// A space of it.
pub(super) struct BetweenSpace {
    pub(super) number: u8,
    pub(super) middle: String,
    /// The outlines of its upper and its lower half, each with the color printed beside it.
    pub(super) halves: Vec<(Color, String)>,
}

impl BetweenRow {
    pub(super) fn new(board: &Board, row: &ExtraRow, colors: Vec<Color>, frame: RowFrame) -> Self {
        let columns = frame.columns;
        let width = columns.space_width();
        let number = frame.number_in(frame.height);
        let places = places(board, row, columns);
        let printed = |space: &ExtraSpace, row_color: &Color| {
            let mut beside = row.counts_for.iter().zip(&space.colors);
            let printed = beside.find(|(counted, _)| *counted == row_color);
            printed.map_or(*row_color, |(_, &color)| color)
        };
        let space = |(space, place): (&ExtraSpace, f64)| {
            let x = columns.x(place);
            let colors = colors.iter().map(|color| printed(space, color));
            BetweenSpace {
                number: space.number,
                middle: units(x + width / 2.0),
                halves: colors.zip(halves(x, width, frame.height)).collect(),
            }
        };
        let spaces = row.spaces.iter().zip(places).map(space).collect();
        Self {
            colors,
            y: units(frame.y),
            middle: units(frame.height / 2.0),
            spaces,
            base: units(frame.height / 2.0 + number * DIGIT / 2.0),
            number: units(number),
        }
    }
}

/// The places of its spaces, in columns: between the two spaces with the same number, or evenly where these are in
/// another order.
fn places(board: &Board, row: &ExtraRow, columns: Columns) -> Vec<f64> {
    let neighbor = |color: Color, number: u8| board.rows[color].position(number).map(length);
    let beside = row.spaces.iter().filter_map(|space| {
        let found = row.counts_for.iter();
        let found: Vec<f64> = found
            .filter_map(|&color| neighbor(color, space.number))
            .collect();
        (!found.is_empty()).then(|| found.iter().sum::<f64>() / length(found.len()))
    });
    let beside: Vec<f64> = beside.collect();
    let count = row.spaces.len();
    let are_apart = beside.windows(2).all(|pair| pair[0] + NEAREST <= pair[1]);
    if are_apart && beside.len() == count {
        return beside;
    }
    let step = (length(columns.count) / length(count)).max(NEAREST);
    (0..count).map(|index| length(index) * step).collect()
}

/// The upper and the lower half of a rounded frame.
fn halves(x: f64, width: f64, height: f64) -> [String; 2] {
    let (middle, side) = (height / 2.0, width - 2.0 * CORNER);
    let down = middle - CORNER;
    [
        format!(
            "M{x:.2} {middle:.2}v-{down:.2}a{CORNER} {CORNER} 0 0 1 {CORNER}-{CORNER}h{side:.2}a{CORNER} {CORNER} 0 0 1 {CORNER} {CORNER}v{down:.2}"
        ),
        format!(
            "M{x:.2} {middle:.2}v{down:.2}a{CORNER} {CORNER} 0 0 0 {CORNER} {CORNER}h{side:.2}a{CORNER} {CORNER} 0 0 0 {CORNER}-{CORNER}v-{down:.2}"
        ),
    ]
}

/// The lines between linked spaces of the sheet with this index, which end under these.
pub(super) fn links(board: &Board, sheet: usize, frames: &ByColor<RowFrame>) -> Vec<String> {
    let links = board.links(sheet).filter_map(|ends| {
        let [from, to] = ends.map(|end| Some(frames[end.row.color()?].center(end.place)));
        let ((x, y), (to_x, to_y)) = from.zip(to)?;
        Some(format!("M{x:.2} {y:.2}L{to_x:.2} {to_y:.2}"))
    });
    links.collect()
}
