//! The order in which a device shows the rows.

use crate::rules::Color;

/// What belongs to a row.
pub(crate) trait OfRow {
    /// The row; `None` for what comes before all rows, as the white dice.
    fn row(&self) -> Option<Color>;
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
