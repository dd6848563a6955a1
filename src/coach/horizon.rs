//! How many rolls are most likely still to come.

use crate::layout::Layout;
use crate::position::Position;
use crate::row_table::MOST_ROLLS;

/// Numbers found by a linear fit over games of the policy against itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Horizon {
    /// Rolls to come where nothing is missing.
    pub base: f32,
    /// Rolls for each cross that the row needs that is closed next.
    pub first: f32,
    /// Rolls for each cross that the row needs that is closed after it.
    pub second: f32,
    /// Rolls less for each row that is closed.
    pub closed: f32,
    /// Rolls less for each seat beyond the first.
    pub seat: f32,
}

impl Horizon {
    /// The rolls to come from this position, the next one included.
    pub fn rolls(&self, layout: &Layout, position: &Position) -> usize {
        let [first, second] = missing(layout, position);
        let is_first_closed = position.closed != 0;
        let (first, second) = match is_first_closed {
            true => (0.0, f32::from(first)),
            false => (f32::from(first), f32::from(second)),
        };
        let seats = f32::from(position.seats.saturating_sub(1));
        let rolls = self.base + self.first * first + self.second * second
            - self.seat * seats
            - if is_first_closed { self.closed } else { 0.0 };
        (rolls.clamp(1.0, MOST_ROLLS as f32) + 0.5) as usize
    }
}

/// How many crosses are missing before the locks of the two open rows that are nearest to theirs, over all seats; a lock
/// itself counts as one.
pub fn missing(layout: &Layout, position: &Position) -> [u8; 2] {
    let mut nearest = [layout.needed + 1; 2];
    for row in 0..4 {
        if position.closed & (1 << row) != 0 {
            continue;
        }
        let crosses = position
            .playing()
            .map(|seat| position.sheets[seat].crosses[row]);
        let most = crosses.max().unwrap_or(0);
        let missing = (layout.needed + 1).saturating_sub(most).max(1);
        if missing < nearest[0] {
            nearest = [missing, nearest[0]];
        } else if missing < nearest[1] {
            nearest[1] = missing;
        }
    }
    nearest
}
