//! The value of one sheet from the values of those that a turn can lead to.

use super::quads::{Quads, is_over};
use super::rows::{Moves, PLACES, SHUT};
use crate::layout::{LAST_PENALTY, PENALTY_POINTS};

/// The values of a sheet by its penalties.
pub(super) type ByPenalties = [f32; 4];

/// A value that no choice has.
const NONE: f32 = -1.0e9;

/// How many sums two dice have.
const SUMS: usize = 11;

/// What is needed to find a value.
pub(super) struct Sweep<'a> {
    pub(super) quads: &'a Quads,
    pub(super) moves: &'a Moves,
    pub(super) values: &'a [ByPenalties],
}

/// The place of a sum, counted from 0, in a row: two rows count up, two count down.
fn place(row: usize, sum: usize) -> usize {
    if row < 2 { sum + 1 } else { SUMS - sum }
}

/// What a turn can lead to, by the crosses of the white sum and of a colored die, each by the sum from 0.
struct Gains {
    /// One cross in each row.
    single: [[ByPenalties; SUMS]; 4],
    /// For each white sum, each color and each sum of it, the best with or without the white sum.
    with_color: [[[ByPenalties; SUMS]; 4]; SUMS],
}

impl Sweep<'_> {
    fn value(&self, rows: [u8; 4], gain: u8) -> ByPenalties {
        let gain = f32::from(gain);
        if is_over(rows) {
            return [gain; 4];
        }
        self.values[self.quads.of_rows(rows)].map(|value| value + gain)
    }

    /// The points to come with these rows, by penalties.
    pub(super) fn solve(&self, rows: [u8; 4], gains: &mut GainsBox) -> ByPenalties {
        if is_over(rows) {
            return [0.0; 4];
        }
        let gains = &mut *gains.0;
        self.singles(rows, gains);
        self.pairs(rows, gains);
        let mut values = [0.0; 4];
        let mut next = 0.0;
        for penalties in (0..usize::from(LAST_PENALTY)).rev() {
            let nothing = PENALTY_POINTS as f32 + next;
            let mut sum = 0.0_f64;
            for first in 1..=6 {
                for second in first..=6 {
                    let weight = if first == second { 1.0 } else { 2.0 };
                    sum += weight * turn_value(rows, gains, [first, second], penalties, nothing);
                }
            }
            next = (sum / 36.0) as f32;
            values[penalties] = next;
        }
        values
    }

    fn singles(&self, rows: [u8; 4], gains: &mut Gains) {
        for row in 0..4 {
            let moves = &self.moves[usize::from(rows[row])];
            for sum in 0..SUMS {
                let step = moves[place(row, sum)];
                gains.single[row][sum] = if step.gain == 0 {
                    [NONE; 4]
                } else {
                    let mut after = rows;
                    after[row] = step.to;
                    self.value(after, step.gain)
                };
            }
        }
        for white in &mut gains.with_color {
            for (color, row) in white.iter_mut().enumerate() {
                *row = gains.single[color];
            }
        }
    }

    fn pairs(&self, rows: [u8; 4], gains: &mut Gains) {
        for first in 0..4 {
            self.same_row(rows, first, gains);
            for second in first + 1..4 {
                self.two_rows(rows, first, second, gains);
            }
        }
    }

    /// Both crosses in one row; the white one comes first, and takes the die away where it locks.
    fn same_row(&self, rows: [u8; 4], row: usize, gains: &mut Gains) {
        let moves = &self.moves[usize::from(rows[row])];
        for white in 0..SUMS {
            let step = moves[place(row, white)];
            if step.gain == 0 || step.to == SHUT {
                continue;
            }
            for sum in 0..SUMS {
                let then = self.moves[usize::from(step.to)][place(row, sum)];
                if then.gain > 0 {
                    let mut after = rows;
                    after[row] = then.to;
                    let value = self.value(after, step.gain + then.gain);
                    keep(&mut gains.with_color[white][row][sum], value);
                }
            }
        }
    }

    /// One cross in each of two rows; either may be that of the white sum, unless it ends the game first.
    fn two_rows(&self, rows: [u8; 4], first: usize, second: usize, gains: &mut Gains) {
        let is_one_shut = rows.contains(&SHUT);
        let of_first = &self.moves[usize::from(rows[first])];
        let of_second = &self.moves[usize::from(rows[second])];
        for one in 0..SUMS {
            let step = of_first[place(first, one)];
            if step.gain == 0 {
                continue;
            }
            let mut between = rows;
            between[first] = step.to;
            let ends_first = is_one_shut && step.to == SHUT;
            for other in 0..SUMS {
                let then = of_second[place(second, other)];
                if then.gain == 0 {
                    continue;
                }
                let mut after = between;
                after[second] = then.to;
                let value = self.value(after, step.gain + then.gain);
                if !ends_first {
                    keep(&mut gains.with_color[one][second][other], value);
                }
                if !(is_one_shut && then.to == SHUT) {
                    keep(&mut gains.with_color[other][first][one], value);
                }
            }
        }
    }
}

fn keep(best: &mut ByPenalties, value: ByPenalties) {
    for (best, value) in best.iter_mut().zip(value) {
        *best = best.max(value);
    }
}

/// The gains of a sheet, in memory that is used again for the next.
pub(super) struct GainsBox(Box<Gains>);

impl GainsBox {
    pub(super) fn new() -> Self {
        Self(Box::new(Gains {
            single: [[[NONE; 4]; SUMS]; 4],
            with_color: [[[[NONE; 4]; SUMS]; 4]; SUMS],
        }))
    }
}

/// The mean over the colored dice of the best choice with these white dice: the dice are independent of each other.
fn turn_value(
    rows: [u8; 4],
    gains: &Gains,
    whites: [usize; 2],
    penalties: usize,
    nothing: f32,
) -> f64 {
    let white = whites[0] + whites[1] - 2;
    let floor = gains.single.iter().map(|row| row[white][penalties]);
    let floor = floor.fold(nothing, f32::max);
    let mut values = [(0.0_f32, 0_u8); 24];
    let mut count = 0;
    let by_color = rows.iter().zip(&gains.with_color[white]);
    for (color, (&row, best)) in (0..).zip(by_color) {
        if row == SHUT {
            continue;
        }
        for face in 1..=6 {
            let [first, second] = whites.map(|white| best[white + face - 2][penalties]);
            let value = first.max(second);
            if value > floor {
                // Kept in order from the largest.
                let mut at = count;
                while at > 0 && values[at - 1].0 < value {
                    values[at] = values[at - 1];
                    at -= 1;
                }
                values[at] = (value, color);
                count += 1;
            }
        }
    }
    let mut left = [6_u32; 4];
    let mut chance = 1296_u32;
    let mut mean = 0.0_f64;
    for &(value, color) in &values[..count] {
        left[usize::from(color) & 3] -= 1;
        let below = left.iter().product();
        mean += f64::from(value) * f64::from(chance - below);
        chance = below;
    }
    (mean + f64::from(floor) * f64::from(chance)) / 1296.0
}

/// How many places a row has; the sweep counts sums from 0.
const _: () = assert!(PLACES == SUMS);
