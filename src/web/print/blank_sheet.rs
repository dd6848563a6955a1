//! A blank sheet as it is drawn; all lengths are millimeters.

use super::between_rows::{BetweenRow, links};
use super::field_strip::FieldStrip;
use super::row_frame::{Columns, RowFrame, length};
use super::score_boxes::{PointsLine, SumBox, sum_boxes};
use super::sheet_row::BlankRow;
use crate::rules::{Board, ByColor, Color, ExtraRow, MAX_PENALTIES, PENALTY_SCORE};
use crate::web::kit::plot::units;

const WIDTH: f64 = 190.0;

/// The height of a page within its margins, on the lower one of A4 and Letter.
const PAGE: f64 = 259.0;

/// The gap between sheets.
const GAP: f64 = 5.0;

const MOST_SHEETS: usize = 3;

/// The heights of the line above the rows and of the sum.
const HEADER: f64 = 9.0;
const SUM: f64 = 7.2;

/// What is left between the rows, the table of points and the sum.
const SPACING: f64 = 0.6;

/// The least distance of rows that leaves room for a pen, and the largest.
const LEAST_STEP: f64 = 10.0;
const LARGEST_STEP: f64 = 13.6;

/// The distance of a row between two rows, in rows.
const BETWEEN: f64 = 0.75;

/// The size of the board's name, and the part of it that a letter is wide.
const NAME: f64 = 4.0;
const LETTER: f64 = 0.62;

/// The x coordinates of the end of the date, and of the sheet's numbers; and the width of a sheet's letter.
const DATE: f64 = 90.0;
const NUMBERS: f64 = 149.0;
const SHEET_LETTER: f64 = 10.0;

/// A sheet.
pub(super) struct BlankSheet {
    /// How many of them fit on a page.
    pub(super) per_page: usize,
    pub(super) width: f64,
    pub(super) height: String,
    pub(super) name: String,
    pub(super) name_size: String,
    /// The x coordinate of its end.
    pub(super) name_end: f64,
    /// Which of the board's different sheets it is.
    pub(super) letter: Option<char>,
    pub(super) has_numbers: bool,
    pub(super) rows: Vec<BlankRow>,
    pub(super) links: Vec<String>,
    pub(super) between: Vec<BetweenRow>,
    pub(super) strips: Vec<FieldStrip>,
    pub(super) points: Vec<PointsLine>,
    pub(super) most_penalties: u8,
    pub(super) penalty_score: i32,
    /// The y coordinates of the penalties and the sum.
    pub(super) penalties: String,
    pub(super) sum: String,
    pub(super) sum_boxes: Vec<SumBox>,
}

/// A row with its distance to the next one, from top to bottom.
enum PlacedRow<'a> {
    Color(Color),
    /// The row, and the colors that it counts for from top to bottom.
    Between(&'a ExtraRow, Vec<Color>),
}

impl PlacedRow<'_> {
    /// Its height in rows.
    fn share(&self) -> f64 {
        match self {
            Self::Color(_) => 1.0,
            Self::Between(..) => BETWEEN,
        }
    }
}

/// All rows that are not below the others; one that counts for two is before the lower one.
fn placed_rows(board: &Board, order: [Color; 4]) -> Vec<PlacedRow<'_>> {
    let mut placed = Vec::new();
    for color in order {
        let between = board.extra_rows.iter().filter_map(|row| {
            let colors = order.into_iter();
            let colors = colors.filter(|color| row.counts_for.contains(color));
            let colors: Vec<Color> = colors.collect();
            (colors.last() == Some(&color)).then_some(PlacedRow::Between(row, colors))
        });
        placed.extend(between);
        placed.push(PlacedRow::Color(color));
    }
    placed
}

/// How many sheets fit on a page, and the distance of their rows, where a sheet has rows of this many shares and
/// needs this height beside them.
fn fit(shares: f64, others: f64) -> (usize, f64) {
    let step = |sheets: usize| {
        let height = (PAGE - GAP * (length(sheets) - 1.0)) / length(sheets);
        ((height - others) / shares).min(LARGEST_STEP)
    };
    let sheets = (1..=MOST_SHEETS).rev();
    let mut steps = sheets.map(|sheets| (sheets, step(sheets)));
    let fitting = steps.find(|(_, step)| *step >= LEAST_STEP);
    fitting.unwrap_or((1, LEAST_STEP))
}

impl BlankSheet {
    /// The sheet with this index among the board's different sheets, with the rows in this order.
    pub(super) fn new(board: &Board, index: usize, order: [Color; 4]) -> Self {
        let placed = placed_rows(board, order);
        let shares = placed.iter().map(PlacedRow::share).sum();
        let (_, strips_height) = FieldStrip::all(board, 0.0);
        let (_, points_height) = PointsLine::all(board, 0.0);
        let others = HEADER + strips_height + points_height + SUM + 2.0 * SPACING;
        let (per_page, step) = fit(shares, others);
        let columns = Columns::of(board);
        let mut frames = ByColor::from_fn(|_| RowFrame::new(columns, HEADER, step));
        let mut between = Vec::new();
        let mut y = HEADER;
        for row in placed {
            let share = row.share();
            let frame = RowFrame::new(columns, y, share * step);
            match row {
                PlacedRow::Color(color) => frames[color] = frame,
                PlacedRow::Between(row, colors) => {
                    between.push(BetweenRow::new(board, row, colors, frame));
                }
            }
            y += share * step;
        }
        let printed = board.printed(index);
        let row = |color: Color| {
            let row = printed.row(color.into())?;
            Some(BlankRow::new(board, color, row, frames[color]))
        };
        let (strips, below_strips) = FieldStrip::all(board, y);
        let (points, below_points) = PointsLine::all(board, below_strips + SPACING);
        let letter = board.sheets.get(index).copied().map(char::from);
        let name_end = WIDTH - letter.map_or(0.0, |_| SHEET_LETTER);
        let name_start = if board.highest_sheet_number().is_some() {
            NUMBERS
        } else {
            DATE
        };
        let letters = length(board.name.chars().count());
        let name_size = NAME.min((name_end - name_start) / (LETTER * letters));
        Self {
            per_page,
            width: WIDTH,
            height: units(below_points + SPACING + SUM),
            name: board.name.clone(),
            name_size: format!("{name_size:.2}"),
            name_end,
            letter,
            has_numbers: board.highest_sheet_number().is_some(),
            rows: order.into_iter().filter_map(row).collect(),
            links: links(board, index, &frames),
            between,
            strips,
            points,
            most_penalties: MAX_PENALTIES,
            penalty_score: PENALTY_SCORE,
            penalties: units(below_strips + SPACING),
            sum: units(below_points + SPACING),
            sum_boxes: sum_boxes(board, order),
        }
    }
}
