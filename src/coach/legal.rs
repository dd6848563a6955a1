//! Which crosses a roll allows.

use crate::layout::{Layout, Spot};
use crate::position::SmallSheet;
use crate::stream::Roll;

/// The space that the white sum gives in a row, if the sheet takes it.
pub(crate) fn white_spot(
    layout: &Layout,
    sheet: &SmallSheet,
    closed: u8,
    (row, sum): (usize, u8),
) -> Option<Spot> {
    let place = layout.place(row, sum);
    let spot = Spot {
        row: row as u8,
        place,
    };
    let is_open = closed & (1 << row) == 0 && place > 0;
    (is_open && sheet.takes(layout, spot)).then_some(spot)
}

/// Every space that the white sum gives on this sheet.
pub fn white_spots(layout: &Layout, sheet: &SmallSheet, closed: u8, sum: u8) -> Vec<Spot> {
    let rows = (0..4).filter_map(|row| white_spot(layout, sheet, closed, (row, sum)));
    rows.collect()
}

/// Calls `take` with every space that a white and a colored die give on this sheet; rows are closed, or locked in this roll.
pub fn color_spots(
    layout: &Layout,
    sheet: &SmallSheet,
    (closed, locked): (u8, u8),
    roll: &Roll,
    mut take: impl FnMut(Spot),
) {
    let gone = closed | locked;
    if gone.count_ones() >= 2 {
        return;
    }
    for color in 0..4 {
        let die = roll.colored[color];
        if gone & (1 << color) != 0 || die == 0 {
            continue;
        }
        let [first, second] = roll.white;
        let numbers = [first + die, second + die];
        let different = if first == second { 1 } else { 2 };
        for &number in &numbers[..different] {
            for &spot in layout.spots(color, number) {
                if gone & (1 << spot.row) == 0 && sheet.takes(layout, spot) {
                    take(spot);
                }
            }
        }
    }
}
