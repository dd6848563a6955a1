//! The order in which a device shows the rows.

use crate::domain::row_display::RowDisplay;
use crate::rules::{Color, RowName};

/// What belongs to a row.
pub(crate) trait OfRow {
    /// The row of the four; `None` for what comes before all rows, as the white dice.
    fn row(&self) -> Option<Color>;

    /// Its place among what belongs to the other rows.
    fn place(&self, order: RowDisplay) -> usize {
        self.row().map_or(0, |row| place_of(row, order))
    }
}

/// The place of a row: one that counts for others is before the lower of them, any other is below the four.
pub(crate) fn place(row: RowName, counts_for: &[Color], order: RowDisplay) -> usize {
    let lower = counts_for.iter().map(|&color| place_of(color, order)).max();
    match (row.color(), lower) {
        (Some(color), _) => place_of(color, order),
        (None, Some(lower)) => lower - 1,
        (None, None) => usize::MAX,
    }
}

/// The place of one of the four rows, with room before and after it.
fn place_of(color: Color, order: RowDisplay) -> usize {
    2 * order.place(color) + 2
}

impl OfRow for Color {
    fn row(&self) -> Option<Color> {
        Some(*self)
    }
}

impl<T> OfRow for (Color, T) {
    fn row(&self) -> Option<Color> {
        Some(self.0)
    }
}
