//! What many games of the second simulator say of a choice.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use rowlock_coach::{Policy, Position};

use super::second_simulator::{self, OwnDice};

/// Games of the second simulator from a position, each with dice of its own.
pub struct Truth {
    seats: usize,
    totals: Vec<[i32; 8]>,
}

impl Truth {
    pub fn of(policy: &Policy, position: &Position, games: usize, seed: u64) -> Self {
        let play = |game: usize| {
            let mut dice = OwnDice::new(seed.wrapping_mul(1_000_003).wrapping_add(game as u64));
            second_simulator::play_out(policy, position, &mut dice)
        };
        Self {
            seats: usize::from(position.seats),
            totals: (0..games).map(play).collect(),
        }
    }

    /// How much more a seat has here than in the same games of another position, and the standard error.
    pub fn gain(&self, other: &Self, seat: usize) -> (f64, f64) {
        let pairs = self.totals.iter().zip(&other.totals);
        let gains: Vec<f64> = pairs
            .map(|(own, other)| f64::from(own[seat] - other[seat]))
            .collect();
        let count = gains.len() as f64;
        let mean = gains.iter().sum::<f64>() / count;
        let squares: f64 = gains.iter().map(|gain| (gain - mean).powi(2)).sum();
        (mean, (squares / count / count).sqrt())
    }

    pub fn wins(&self, seat: usize) -> f64 {
        let share = |totals: &[i32; 8]| {
            let totals = &totals[..self.seats];
            let most = totals.iter().max();
            let winners = totals.iter().filter(|total| Some(*total) == most).count();
            if totals.get(seat) == most {
                1.0 / winners as f64
            } else {
                0.0
            }
        };
        self.totals.iter().map(share).sum::<f64>() / self.totals.len() as f64
    }
}

/// Does the work of each item on every core; the results are in the order of the items.
pub fn on_all_cores<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                while let Some((index, item)) = {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    items.get(index).map(|item| (index, item))
                } {
                    let result = work(item);
                    results.lock().unwrap().push((index, result));
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap();
    results.sort_by_key(|(index, _)| *index);
    results.into_iter().map(|(_, result)| result).collect()
}
