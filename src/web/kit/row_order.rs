//! The order in which a device shows the rows.

use std::sync::Arc;

use rowlock_rules::{Color, PrintedRow};

use crate::domain::row_display::RowDisplay;

/// What belongs to a row.
pub(crate) trait OfRow {
    /// The row of the four; `None` for what comes before all rows, as the white dice.
    fn row(&self) -> Option<Color>;

    /// Its place among what belongs to the other rows.
    fn place(&self, order: RowDisplay) -> usize {
        self.row().map_or(0, |row| place_of(row, order))
    }
}

/// The place of one of the four rows, with room before and after it.
fn place_of(color: Color, order: RowDisplay) -> usize {
    2 * order.place(color) + 2
}

/// One that counts for others is before the lower of them, any other extra row is below these.
impl OfRow for Arc<PrintedRow> {
    fn row(&self) -> Option<Color> {
        self.name.color()
    }

    fn place(&self, order: RowDisplay) -> usize {
        let counted = self.counts_for.iter().map(|&color| place_of(color, order));
        match (self.row(), counted.max()) {
            (Some(color), _) => place_of(color, order),
            (None, Some(lower)) => lower - 1,
            (None, None) => usize::MAX,
        }
    }
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
