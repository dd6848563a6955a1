//! What a state says about its seats, rows and turns.

use super::extras::Space;
use super::records::{Closing, Cross, MadeBy, Turn};
use super::state::State;

impl State {
    /// The number of the turn that is on; 0 where there are none.
    pub fn turn(&self) -> u64 {
        self.turns.len() as u64
    }

    /// The turn of this number.
    pub fn turn_of(&self, turn: u64) -> &Turn {
        &self.turns[turn as usize - 1]
    }

    /// Whose turn it is.
    pub fn active(&self) -> usize {
        self.turns.last().unwrap().active
    }

    /// Whose turn comes next.
    pub fn next_seat(&self) -> usize {
        (1..=self.seats)
            .map(|step| (self.active() + step) % self.seats)
            .find(|seat| !self.left[*seat])
            .unwrap()
    }

    /// Whether this seat has moves now: it has not left, and takes part already.
    pub fn may_move(&self, seat: usize) -> bool {
        !self.left[seat] && self.from[seat] <= self.turn()
    }

    /// The crosses that a seat made for a turn and that still stand.
    pub fn crosses_in(&self, seat: usize, turn: u64) -> Vec<&Cross> {
        self.crosses[seat]
            .iter()
            .filter(|cross| cross.turn == turn && cross.made_by == MadeBy::Hand)
            .collect()
    }

    /// The crosses of a seat in a row.
    pub fn marks_in(&self, seat: usize, row: &str) -> Vec<&Cross> {
        self.crosses[seat]
            .iter()
            .filter(|cross| cross.row == row)
            .collect()
    }

    /// Whether the seat has crossed this space, or this field of the bonus bar.
    pub fn has(&self, seat: usize, (row, number): Space) -> bool {
        let mut crosses = self.crosses[seat].iter();
        crosses.any(|cross| cross.number == number && cross.row == row)
    }

    /// Whether this row is closed for all, or was locked with the roll on the table.
    pub fn is_shut(&self, row: &str) -> bool {
        self.is_locked(row) || self.closing(row).is_some()
    }

    /// The crosses of all seats that locked a row.
    pub fn locks_in(&self, row: &str) -> Vec<&Cross> {
        self.locks.iter().filter(|lock| lock.row == row).collect()
    }

    /// Whether anybody has the lock of this row.
    pub fn is_locked(&self, row: &str) -> bool {
        !self.locks_in(row).is_empty()
    }

    /// Whether this seat has the lock of this row.
    pub fn has_lock(&self, seat: usize, row: &str) -> bool {
        self.locks_in(row).iter().any(|lock| lock.seat == seat)
    }

    /// Whether this row was closed for all when this turn began, or since, by a lock that counts earlier.
    pub fn was_closed(&self, row: &str, turn: u64) -> bool {
        self.locks_in(row).iter().any(|lock| lock.turn < turn)
    }

    /// Since when this row is closed, in mode `sheet`.
    pub fn closing(&self, row: &str) -> Option<&Closing> {
        self.closings.iter().find(|closing| closing.row == row)
    }

    /// Whether the seat made a cross or took a penalty at this event or later, in mode `sheet`.
    pub fn moved_since(&self, seat: usize, at: usize) -> bool {
        self.moves
            .iter()
            .any(|made| made.seat == seat && made.at >= at)
    }

    /// The die of this color on the table in this turn, unless its row is locked.
    pub fn die(&self, color: &str, turn: u64) -> Option<u8> {
        if self.is_locked(color) {
            return None;
        }
        let roll = self.turn_of(turn).roll.as_ref()?;
        roll.colors
            .iter()
            .find(|(die, _)| *die == color)
            .map(|(_, value)| *value)
    }
}
