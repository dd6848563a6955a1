//! What one row is worth, by how many rolls are still to come.

use crate::layout::{Layout, MAX_CROSSES, MAX_PLACES};
use crate::position::SmallSheet;

/// The most rolls that the table looks ahead.
pub(crate) const MOST_ROLLS: usize = 40;

/// How many places and counts of crosses the table has for a row.
const PLACES: usize = MAX_PLACES + 1;
const COUNTS: usize = MAX_CROSSES + 1;

/// How much of the offers to a row the seat can use, as the other rows want the same cross: of the white sum, and of a
/// colored die in the own turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shares {
    pub white: f32,
    pub color: f32,
}

/// The points that a row comes to, by its last cross, its crosses, and the rolls to come.
#[derive(Clone, Debug)]
pub struct RowTable {
    values: Vec<f32>,
    /// How many counts of crosses it has for each place.
    counts: usize,
    places: usize,
}

impl RowTable {
    /// Makes the table for games of this many seats.
    pub fn new(layout: &Layout, seats: u8, shares: Shares) -> Self {
        let counts = most_crosses(layout) + 1;
        let places = usize::from(layout.rows.iter().map(|row| row.len).max().unwrap_or(0)) + 1;
        let mut table = Self {
            values: vec![0.0; (MOST_ROLLS + 1) * 4 * places.min(PLACES) * counts.min(COUNTS)],
            counts,
            places,
        };
        let [white, color] = layout.chances();
        let color_share = shares.color / f32::from(seats.max(1));
        for row in 0..4 {
            let mut offers = [0.0; PLACES];
            for (place, &number) in layout.rows[row].numbers.iter().enumerate().skip(1) {
                if number > 0 {
                    let number = usize::from(number);
                    offers[place] = shares.white * white[number] + color_share * color[number];
                }
            }
            let all: f32 = offers.iter().sum();
            if all > 1.0 {
                offers.iter_mut().for_each(|offer| *offer /= all);
            }
            table.fill(layout, row, &offers);
        }
        table
    }

    fn fill(&mut self, layout: &Layout, row: usize, offers: &[f32; PLACES]) {
        let printed = &layout.rows[row];
        let len = usize::from(printed.len);
        for rolls in 0..=MOST_ROLLS {
            for last in 0..=len {
                for crosses in 0..self.counts {
                    let now = layout.points[crosses.min(MAX_CROSSES)] as f32;
                    let value = match rolls.checked_sub(1) {
                        None => now,
                        Some(before) => {
                            let skipped = self.value(before, row, last, crosses);
                            let mut value = skipped;
                            for (place, offer) in
                                offers.iter().enumerate().take(len + 1).skip(last + 1)
                            {
                                let more = crosses + usize::from(printed.makes[place]);
                                let taken = if place < usize::from(printed.first_lock) {
                                    self.value(before, row, place, more)
                                } else if crosses >= usize::from(layout.needed) {
                                    layout.points[(more + 1).min(MAX_CROSSES)] as f32
                                } else {
                                    skipped
                                };
                                value += offer * (taken - skipped).max(0.0);
                            }
                            value
                        }
                    };
                    let index = self.index(rolls, row, last, crosses);
                    self.values[index] = value;
                }
            }
        }
    }

    fn index(&self, rolls: usize, row: usize, last: usize, crosses: usize) -> usize {
        let last = last.min(self.places - 1);
        let crosses = crosses.min(self.counts - 1);
        ((rolls.min(MOST_ROLLS) * 4 + (row & 3)) * self.places + last) * self.counts + crosses
    }

    /// The points that an open row with this last cross and these crosses comes to in this many rolls.
    pub fn value(&self, rolls: usize, row: usize, last: usize, crosses: usize) -> f32 {
        self.values[self.index(rolls, row, last, crosses)]
    }

    /// The same for a row of a sheet; a closed row has the points that it has.
    pub fn row(&self, layout: &Layout, sheet: &SmallSheet, row: usize, open: Open) -> f32 {
        match open {
            Open::For(rolls) if sheet.locks & (1 << (row & 3)) == 0 => {
                let row = row & 3;
                let (last, crosses) = (sheet.last[row], sheet.crosses[row]);
                self.value(rolls, row, usize::from(last), usize::from(crosses))
            }
            Open::For(_) | Open::No => sheet.row_points(layout, row) as f32,
        }
    }
}

/// Whether a row can still be crossed, and for how many rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    For(usize),
    No,
}

fn most_crosses(layout: &Layout) -> usize {
    let sums = layout.rows.iter().map(|row| {
        let makes = row.makes.iter().map(|&makes| usize::from(makes));
        makes.sum::<usize>()
    });
    sums.max().unwrap_or(0).min(MAX_CROSSES - 1)
}
