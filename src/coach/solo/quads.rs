//! The four rows of a sheet as one number: the rows of a pair, and the two pairs, may change places.

use super::rows::{SHUT, STATES};

/// How many pairs of rows there are, without their order.
pub(super) const PAIRS: usize = STATES * (STATES + 1) / 2;

/// How many sheets there are, without the order of the pairs and of their rows.
pub(super) const QUADS: usize = PAIRS * (PAIRS + 1) / 2;

/// The numbers of pairs and of sheets.
#[derive(Clone, Debug)]
pub(super) struct Quads {
    pairs: Vec<[u16; STATES]>,
    rows: Vec<[u8; 2]>,
}

fn triangle(first: usize, second: usize) -> usize {
    let (high, low) = (first.max(second), first.min(second));
    high * (high + 1) / 2 + low
}

impl Quads {
    pub(super) fn new() -> Self {
        let mut pairs = vec![[0; STATES]; STATES];
        let mut rows = vec![[0; 2]; PAIRS];
        for (first, of_first) in pairs.iter_mut().enumerate() {
            for (second, pair) in of_first.iter_mut().enumerate() {
                let index = triangle(first, second);
                *pair = index as u16;
                rows[index] = [first.max(second) as u8, first.min(second) as u8];
            }
        }
        Self { pairs, rows }
    }

    /// The number of a pair of rows that count in the same direction.
    #[inline]
    pub(super) fn pair(&self, first: u8, second: u8) -> usize {
        usize::from(self.pairs[usize::from(first) % STATES][usize::from(second) % STATES])
    }

    /// The number of a sheet by those of its pairs.
    #[inline]
    pub(super) fn of_pairs(first: usize, second: usize) -> usize {
        triangle(first, second)
    }

    /// The number of a sheet with these rows: two that count up, two that count down.
    #[inline]
    pub(super) fn of_rows(&self, rows: [u8; 4]) -> usize {
        Self::of_pairs(self.pair(rows[0], rows[1]), self.pair(rows[2], rows[3]))
    }

    /// All sheets in the order of their numbers.
    pub(super) fn all(&self) -> impl Iterator<Item = [u8; 4]> + '_ {
        let seconds = |high: usize| (0..=high).map(move |low| (high, low));
        let numbers = (0..PAIRS).flat_map(seconds);
        numbers.map(|(high, low)| {
            let ([first, second], [third, fourth]) = (self.rows[high], self.rows[low]);
            [first, second, third, fourth]
        })
    }
}

/// Whether the game is over with these rows.
pub(super) fn is_over(rows: [u8; 4]) -> bool {
    rows.iter().filter(|&&row| row == SHUT).count() >= 2
}
