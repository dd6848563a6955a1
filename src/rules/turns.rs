//! Mode `turns`: the table also knows whose turn it is.

use super::{Board, ByColor, Color, Seat, Turn, Violation};

/// A cross or a lock of a seat, and the turn it counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    turn: Turn,
    seat: Seat,
}

/// What the table knows beside the sheets.
///
/// Source: section 4 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turns {
    /// The active seats of all turns so far; the last one is the current turn's.
    active: Vec<Seat>,
    crosses: Vec<Mark>,
    locks: ByColor<Vec<Mark>>,
}

impl Turns {
    pub(super) fn new(first: Seat) -> Self {
        Self {
            active: vec![first],
            crosses: Vec::new(),
            locks: ByColor::default(),
        }
    }

    pub(super) fn turn(&self) -> Turn {
        Turn::try_from(self.active.len()).unwrap_or(Turn::MAX)
    }

    /// The active seat of a turn that has begun; `None` for any other.
    pub(super) fn active_in(&self, turn: Turn) -> Option<Seat> {
        let index = usize::try_from(turn).ok()?.checked_sub(1)?;
        self.active.get(index).copied()
    }

    pub(super) fn active(&self) -> Option<Seat> {
        self.active.last().copied()
    }

    /// How many crosses of a seat count for a turn.
    pub(super) fn crosses_in(&self, turn: Turn, seat: Seat) -> usize {
        let mark = Mark { turn, seat };
        self.crosses.iter().filter(|&&cross| cross == mark).count()
    }

    /// The rows that any seat has locked, in whatever turn.
    pub(super) fn locked_rows(&self) -> Vec<Color> {
        self.locks.colors_where(|locks| !locks.is_empty())
    }

    /// Whether the row was closed for all when this turn began.
    pub(super) fn is_closed_before(&self, turn: Turn, row: Color) -> bool {
        self.locks[row].iter().any(|lock| lock.turn < turn)
    }

    pub(super) fn is_last_call(&self) -> bool {
        self.locked_rows().len() >= 2
    }

    /// The turn a cross counts for: the one it names, else the current one.
    pub(super) fn turn_of(&self, named: Option<Turn>) -> Result<Turn, Violation> {
        let turn = named.unwrap_or_else(|| self.turn());
        self.active_in(turn).ok_or(Violation::InvalidValue)?;
        Ok(turn)
    }

    pub(super) fn check_cross(
        &self,
        board: &Board,
        mark: (Turn, Seat),
        row: Color,
        number: u8,
    ) -> Result<(), Violation> {
        let (turn, seat) = mark;
        let is_active = self.active_in(turn) == Some(seat);
        let is_late = turn < self.turn();
        if is_late && is_active {
            return Err(Violation::TurnOver);
        }
        let crosses = self.crosses_in(turn, seat);
        if !is_late && crosses > 0 && self.is_last_call() {
            return Err(Violation::LastCallUsed);
        }
        if crosses > usize::from(is_active) {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        self.check_row(board, mark, row, number)
    }

    /// Checks that the row is open in that turn to a seat that still has a cross.
    fn check_row(
        &self,
        board: &Board,
        (turn, seat): (Turn, Seat),
        row: Color,
        number: u8,
    ) -> Result<(), Violation> {
        if self.is_closed_before(turn, row) {
            return Err(Violation::RowClosed);
        }
        let active = self.active_in(turn);
        let mut locks = self.locks[row]
            .iter()
            .filter(|lock| lock.turn == turn)
            .peekable();
        if locks.peek().is_none() {
            return Ok(());
        }
        // The die of the row is gone before action 2.
        if self.crosses_in(turn, seat) > 0 {
            return Err(Violation::RowClosed);
        }
        // Who is not active locks with the white sum, so that sum is the lock space's number; only a
        // lucky number can have stood for another sum.
        let white_sum_known = locks.any(|lock| Some(lock.seat) != active) && !board.lucky_numbers;
        if white_sum_known && !board.is_lock_space(row, number) {
            return Err(Violation::RowClosed);
        }
        Ok(())
    }

    pub(super) fn crossed(&mut self, turn: Turn, seat: Seat, row: Color, lock: bool) {
        let mark = Mark { turn, seat };
        self.crosses.push(mark);
        if lock {
            self.locks[row].push(mark);
        }
    }

    pub(super) fn next_turn(&mut self, active: Seat) {
        self.active.push(active);
    }
}
