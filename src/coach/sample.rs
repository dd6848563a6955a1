//! Many games from one position, each with dice of its own.

use crate::policy::Policy;
use crate::position::Position;
use crate::stream::Stream;

/// The points of games that were played on from a position.
///
/// Samples with the same seed have the same dice, game by game, so their games can be compared one by one.
#[derive(Clone, Debug)]
pub struct Sample {
    position: Position,
    seed: u64,
    totals: Vec<[i16; 8]>,
}

/// A mean, and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    pub mean: f64,
    pub error: f64,
}

impl Sample {
    /// A sample without games.
    pub fn new(position: Position, seed: u64) -> Self {
        Self {
            position,
            seed,
            totals: Vec::new(),
        }
    }

    /// A sample from another position with the same dice.
    #[must_use]
    pub fn of_other(&self, position: Position) -> Self {
        Self::new(position, self.seed)
    }

    /// Plays on until there are this many games.
    pub fn extend(&mut self, policy: &Policy, games: usize) {
        // Of a game that is over all would be the same.
        let games = if self.position.is_over { 1 } else { games };
        while self.totals.len() < games {
            let number = self.totals.len() as u64;
            let seed = Stream::part(self.seed, number).next_number();
            let totals = policy.play_out(&self.position, seed);
            self.totals.push(totals.map(|total| total as i16));
        }
    }

    /// The points of each game, without end where the game is over.
    fn games(&self) -> impl Iterator<Item = &[i16; 8]> {
        let repeated = if self.position.is_over { usize::MAX } else { 1 };
        std::iter::repeat_n(&self.totals, repeated).flatten()
    }

    /// The mean points of a seat.
    pub fn points(&self, seat: usize) -> Estimate {
        Estimate::of(self.totals.iter().map(|totals| f64::from(totals[seat & 7])))
    }

    /// How often a seat wins; those that are equal share it.
    pub fn wins(&self, seat: usize) -> f64 {
        let seats = usize::from(self.position.seats).min(8);
        let share = |totals: &[i16; 8]| {
            let totals = &totals[..seats];
            let most = totals.iter().max();
            let winners = totals.iter().filter(|total| Some(*total) == most).count();
            let is_winner = totals.get(seat) == most;
            if is_winner { 1.0 / winners as f64 } else { 0.0 }
        };
        Estimate::of(self.totals.iter().map(share)).mean
    }

    /// How much more a seat has here than in another sample with the same dice, over this many games.
    pub fn gain(&self, other: &Self, seat: usize, games: usize) -> Estimate {
        let pairs = self.games().zip(other.games()).take(games);
        let gains = pairs.map(|(own, other)| f64::from(own[seat & 7]) - f64::from(other[seat & 7]));
        Estimate::of(gains)
    }
}

impl Estimate {
    fn of(values: impl Iterator<Item = f64>) -> Self {
        let (mut count, mut sum, mut squares) = (0.0_f64, 0.0_f64, 0.0_f64);
        for value in values {
            count += 1.0;
            sum += value;
            squares += value * value;
        }
        let mean = sum / count.max(1.0);
        let spread = (squares / count.max(1.0) - mean * mean).max(0.0);
        Self {
            mean,
            error: (spread / (count - 1.0).max(1.0)).sqrt(),
        }
    }
}
