//! The exact values of the classic board for a player alone, in mode `dice`.
//!
//! A sheet is worth the mean over all rolls of the best that a turn can make of it. Each turn adds a cross or a penalty,
//! so one sweep from the fullest sheets to the empty one finds all values.

mod file;
mod quads;
mod rows;
mod sweep;

use std::thread;

pub use self::file::FileError;
use self::quads::{QUADS, Quads, is_over};
use self::sweep::{ByPenalties, GainsBox, Sweep};
use crate::layout::{LAST_PENALTY, Layout};
use crate::position::SmallSheet;

/// The most that the levels of four rows add up to.
const LEVELS: usize = 4 * rows::PLACES + 1;

/// After how many sheets a thread asks whether to stop.
const SHEETS_AT_ONCE: usize = 512;

/// The points to come under best play, of every sheet of the classic board.
#[derive(Clone, Debug)]
pub struct SoloTable {
    quads: Quads,
    values: Vec<ByPenalties>,
}

impl SoloTable {
    /// Makes the table with this many threads; `None` if it is stopped.
    pub fn make(threads: usize, should_stop: &(dyn Fn() -> bool + Sync)) -> Option<Self> {
        Self::make_from(&SmallSheet::default(), threads, should_stop)
    }

    /// The same for the sheets that a game can come to from this one; the others have no value then.
    pub fn make_from(
        sheet: &SmallSheet,
        threads: usize,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Self> {
        let quads = Quads::new();
        let levels = rows::levels();
        let reached = reached(
            &quads,
            [0, 1, 2, 3].map(|row| rows::state_of(sheet, 0, row)),
        );
        let mut by_level: Vec<Vec<(u32, [u8; 4])>> = vec![Vec::new(); LEVELS];
        for ((index, rows), is_reached) in (0..).zip(quads.all()).zip(reached) {
            if is_reached && !is_over(rows) {
                let level = rows
                    .iter()
                    .map(|&row| usize::from(levels[usize::from(row)]));
                by_level[level.sum::<usize>()].push((index, rows));
            }
        }
        let moves = rows::moves();
        let mut values = vec![[0.0; 4]; QUADS];
        while let Some(level) = by_level.pop() {
            let sweep = Sweep {
                quads: &quads,
                moves: &moves,
                values: &values,
            };
            let part = level.len().div_ceil(threads.max(1)).max(1);
            let solve = |sheets: &[(u32, [u8; 4])]| solve_all(&sweep, sheets, should_stop);
            let solved: Option<Vec<Vec<ByPenalties>>> = thread::scope(|scope| {
                let solve = &solve;
                let parts = level.chunks(part);
                let workers: Vec<_> = parts.map(|part| scope.spawn(move || solve(part))).collect();
                let parts = workers
                    .into_iter()
                    .map(|worker| worker.join().ok().flatten());
                parts.collect()
            });
            for ((index, _), value) in level.iter().zip(solved?.into_iter().flatten()) {
                values[*index as usize] = value;
            }
        }
        Some(Self { quads, values })
    }

    fn of_values(values: Vec<ByPenalties>) -> Self {
        Self {
            quads: Quads::new(),
            values,
        }
    }

    fn values(&self) -> &[ByPenalties] {
        &self.values
    }

    /// Whether the table is for games with this layout.
    pub fn fits(layout: &Layout) -> bool {
        let counts = |row: usize, number: u8| match row < 2 {
            true => layout.place(row, number) == number - 1,
            false => layout.place(row, number) == 13 - number,
        };
        let is_classic_row = |row: usize| {
            let printed = &layout.rows[row];
            let is_single = printed.makes.iter().all(|&makes| makes <= 1);
            let numbers_fit = (2..=12).all(|number| counts(row, number));
            is_single && numbers_fit && (printed.len, printed.first_lock) == (11, 11)
        };
        let is_own_color = |row: usize| {
            let spots = layout.spots(row, 7);
            spots.len() == 1 && usize::from(spots[0].row) == row
        };
        let scores = (0..13).all(|crosses| {
            let points = layout.points.get(crosses).copied();
            points == i32::try_from(crosses * (crosses + 1) / 2).ok()
        });
        (0..4).all(|row| is_classic_row(row) && is_own_color(row))
            && scores
            && (layout.sides, layout.needed, layout.color_required) == (6, 5, false)
    }

    /// The points to come under best play; `closed` are the rows that are closed, one bit each.
    pub fn value(&self, sheet: &SmallSheet, closed: u8) -> f32 {
        let rows = [0, 1, 2, 3].map(|row| rows::state_of(sheet, closed, row));
        if is_over(rows) || sheet.penalties >= LAST_PENALTY {
            return 0.0;
        }
        let values = self.values.get(self.quads.of_rows(rows));
        let value = values.and_then(|values| values.get(usize::from(sheet.penalties)));
        value.copied().unwrap_or(0.0)
    }
}

/// Whether each sheet can come from these rows.
fn reached(quads: &Quads, rows: [u8; 4]) -> Vec<bool> {
    let moves = rows::moves();
    let mut reached = vec![false; QUADS];
    reached[quads.of_rows(rows)] = true;
    let mut next = vec![rows];
    while let Some(rows) = next.pop() {
        for row in 0..4 {
            for step in moves[usize::from(rows[row])]
                .iter()
                .filter(|it| it.gain > 0)
            {
                let mut after = rows;
                after[row] = step.to;
                let seen = &mut reached[quads.of_rows(after)];
                if !*seen && !is_over(after) {
                    *seen = true;
                    next.push(after);
                }
            }
        }
    }
    reached
}

fn solve_all(
    sweep: &Sweep<'_>,
    sheets: &[(u32, [u8; 4])],
    should_stop: &(dyn Fn() -> bool + Sync),
) -> Option<Vec<ByPenalties>> {
    let mut gains = GainsBox::new();
    let mut values = Vec::with_capacity(sheets.len());
    for part in sheets.chunks(SHEETS_AT_ONCE) {
        if should_stop() {
            return None;
        }
        let solved = part.iter().map(|&(_, rows)| sweep.solve(rows, &mut gains));
        values.extend(solved);
    }
    Some(values)
}
