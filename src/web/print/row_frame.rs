//! The columns and heights of the rows of a blank sheet; all lengths are millimeters.

use super::sign_outline::SignPlace;
use crate::rules::Board;

/// The x coordinates of the start of a row's spaces, and of the end of its lock.
const SPACES: (f64, f64) = (10.5, 188.5);

/// The gap between spaces.
const SPACE_GAP: f64 = 1.2;

/// What is left between a row and the next one.
const ROW_GAP: f64 = 1.2;

/// The largest size of numbers, the part of a space's height that it may be, and its parts that a digit is high and
/// two digits are wide.
const NUMBER: f64 = 5.6;
const IN_SPACE: f64 = 0.62;
pub(super) const DIGIT: f64 = 0.72;
const TWO_DIGITS: f64 = 1.25;

/// The largest radius of the circle around a lock.
pub(super) const LOCK: f64 = 4.6;

/// The columns of a board's rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Columns {
    pub(super) step: f64,
    /// How many there are, without that of the locks.
    pub(super) count: usize,
}

impl Columns {
    pub(super) fn of(board: &Board) -> Self {
        let longest = board.rows.iter().map(|(_, row)| row.spaces.len()).max();
        let count = longest.unwrap_or_default();
        Self {
            step: (SPACES.1 - SPACES.0) / length(count + 1),
            count,
        }
    }

    /// Where the space at this place begins.
    pub(super) fn x(self, place: f64) -> f64 {
        SPACES.0 + place * self.step + SPACE_GAP / 2.0
    }

    pub(super) fn space_width(self) -> f64 {
        self.step - SPACE_GAP
    }

    pub(super) fn lock(self) -> f64 {
        SPACES.1 - self.step / 2.0
    }
}

/// The place of a row on the sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct RowFrame {
    pub(super) columns: Columns,
    pub(super) y: f64,
    pub(super) height: f64,
    /// The distance of the spaces from the row's edges.
    pub(super) edge: f64,
}

impl RowFrame {
    /// A row that begins here, with this distance to the next one.
    pub(super) fn new(columns: Columns, y: f64, step: f64) -> Self {
        let height = step - ROW_GAP;
        let edge = if height < 10.0 { 0.9 } else { 1.3 };
        Self {
            columns,
            y,
            height,
            edge,
        }
    }

    pub(super) fn space_height(self) -> f64 {
        self.height - 2.0 * self.edge
    }

    /// How much smaller than the largest the lock is drawn.
    pub(super) fn lock_scale(self) -> f64 {
        let across = self.columns.step / 2.0 - 0.3;
        let down = self.height / 2.0 - 0.8;
        across.min(down).min(LOCK) / LOCK
    }

    /// The size of numbers in spaces of this height.
    pub(super) fn number_in(self, height: f64) -> f64 {
        let widest = (self.columns.space_width() - 0.8) / TWO_DIGITS;
        NUMBER.min(IN_SPACE * height).min(widest)
    }

    /// The size of the numbers in its spaces.
    pub(super) fn number(self) -> f64 {
        self.number_in(self.space_height())
    }

    /// The place of a number and its signs, above what stands this high below it.
    pub(super) fn sign_place(self, place: usize, below: f64) -> SignPlace {
        let half = (self.space_height() - below) / 2.0;
        let width = self.columns.space_width();
        let x = self.columns.x(length(place));
        SignPlace {
            corner: (x, self.edge),
            size: (width, self.space_height()),
            center: (x + width / 2.0, self.edge + half),
            reach: (width / 2.0 - 0.2, half - 0.2),
        }
    }

    /// The middle of the space at this place of the sheet.
    pub(super) fn center(self, place: usize) -> (f64, f64) {
        let x = self.columns.x(length(place)) + self.columns.space_width() / 2.0;
        (x, self.y + self.height / 2.0)
    }
}

/// A number of things as a number of lengths.
pub(super) fn length(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
