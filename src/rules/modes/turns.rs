//! Modes `turns` and `dice`: whose turn it is, and which crosses a turn allows.

use crate::rules::{
    Board, ByColor, Color, Dice, DiceUse, LuckyNumbers, Seat, SharedVec, Sheet, Turn, Violation,
};

/// What the table knows beside the sheets in the modes with turns.
///
/// Source: section 4 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct TurnState {
    /// All turns that have begun; the last one is the current turn.
    records: SharedVec<TurnRecord>,
    locks: ByColor<Vec<SeatLock>>,
}

/// One turn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TurnRecord {
    active: Seat,
    roll: Option<Dice>,
    crosses: Vec<CrossRecord>,
    /// Crosses that the host made by correction during this turn and did not erase.
    corrected: Vec<(Seat, Color, u8)>,
}

/// A cross that counts for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) struct CrossRecord {
    pub(in crate::rules) seat: Seat,
    pub(in crate::rules) row: Color,
    pub(in crate::rules) number: u8,
    pub(in crate::rules) usage: Option<DiceUse>,
}

/// A seat's lock, and the turn it counts for; 0 where it was made by correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeatLock {
    turn: Turn,
    seat: Seat,
    /// The current turn when it was crossed.
    made_in: Turn,
}

/// A requested cross, with what its check needs.
pub(in crate::rules) struct CrossAttempt<'a> {
    pub(in crate::rules) board: &'a Board,
    pub(in crate::rules) sheet: &'a Sheet,
    pub(in crate::rules) lucky_numbers: Option<LuckyNumbers>,
    pub(in crate::rules) turn: Turn,
    pub(in crate::rules) seat: Seat,
    pub(in crate::rules) row: Color,
    pub(in crate::rules) number: u8,
}

impl TurnState {
    pub(in crate::rules) fn new(first: Seat) -> Self {
        let mut turns = Self {
            records: SharedVec::default(),
            locks: ByColor::default(),
        };
        turns.next_turn(first);
        turns
    }

    pub(in crate::rules) fn turn(&self) -> Turn {
        Turn::try_from(self.records.len()).unwrap_or(Turn::MAX)
    }

    fn record(&self, turn: Turn) -> Option<&TurnRecord> {
        let index = usize::try_from(turn).ok()?.checked_sub(1)?;
        self.records.get(index)
    }

    fn record_mut(&mut self, turn: Turn) -> Option<&mut TurnRecord> {
        let index = usize::try_from(turn).ok()?.checked_sub(1)?;
        self.records.get_mut(index)
    }

    fn current_mut(&mut self) -> Option<&mut TurnRecord> {
        self.record_mut(self.turn())
    }

    /// The active seat of a turn that has begun; `None` for any other.
    pub(in crate::rules) fn active_in(&self, turn: Turn) -> Option<Seat> {
        self.record(turn).map(|record| record.active)
    }

    pub(in crate::rules) fn active(&self) -> Option<Seat> {
        self.active_in(self.turn())
    }

    /// The roll of a turn; `None` until it is entered.
    pub(in crate::rules) fn roll(&self, turn: Turn) -> Option<Dice> {
        self.record(turn).and_then(|record| record.roll)
    }

    pub(in crate::rules) fn crosses(&self, turn: Turn) -> &[CrossRecord] {
        self.record(turn).map_or(&[], |record| &record.crosses)
    }

    /// How many crosses of a seat count for a turn.
    pub(in crate::rules) fn crosses_of(&self, turn: Turn, seat: Seat) -> usize {
        let crosses = self.crosses(turn).iter();
        crosses.filter(|cross| cross.seat == seat).count()
    }

    /// Whether the seat has used this of the turn's roll.
    pub(in crate::rules) fn has_used(&self, turn: Turn, seat: Seat, usage: DiceUse) -> bool {
        let mut crosses = self.crosses(turn).iter();
        crosses.any(|cross| cross.seat == seat && cross.usage == Some(usage))
    }

    /// The rows that any seat has locked, in whatever turn.
    pub(in crate::rules) fn locked_rows(&self) -> Vec<Color> {
        self.locks.colors_where(|locks| !locks.is_empty())
    }

    /// Whether the row was closed for all when this turn began.
    pub(in crate::rules) fn is_closed_before(&self, turn: Turn, row: Color) -> bool {
        self.locks[row].iter().any(|lock| lock.turn < turn)
    }

    /// Whether the row was locked with the roll of this turn.
    pub(in crate::rules) fn is_locked_in(&self, turn: Turn, row: Color) -> bool {
        self.locks[row].iter().any(|lock| lock.turn == turn)
    }

    pub(in crate::rules) fn is_last_call(&self) -> bool {
        self.locked_rows().len() >= 2
    }

    /// The turn a cross counts for: the one it names, else the current one.
    pub(in crate::rules) fn resolve_turn(&self, named: Option<Turn>) -> Result<Turn, Violation> {
        let turn = named.unwrap_or_else(|| self.turn());
        self.record(turn).ok_or(Violation::InvalidValue)?;
        Ok(turn)
    }

    /// Checks what holds in every mode with turns; returns whether the seat was active in that turn.
    pub(in crate::rules) fn check_turn(
        &self,
        attempt: &CrossAttempt<'_>,
    ) -> Result<bool, Violation> {
        let is_active = self.active_in(attempt.turn) == Some(attempt.seat);
        let is_late = attempt.turn < self.turn();
        if is_late && is_active {
            return Err(Violation::TurnOver);
        }
        let has_crossed = self.crosses_of(attempt.turn, attempt.seat) > 0;
        if !is_late && has_crossed && self.is_last_call() {
            return Err(Violation::LastCallUsed);
        }
        if self.is_closed_before(attempt.turn, attempt.row) {
            return Err(Violation::RowClosed);
        }
        Ok(is_active)
    }

    /// Checks a cross in mode `turns`, where the roll is not known.
    pub(in crate::rules) fn check_cross(
        &self,
        attempt: &CrossAttempt<'_>,
    ) -> Result<(), Violation> {
        let is_active = self.check_turn(attempt)?;
        let crosses = self.crosses_of(attempt.turn, attempt.seat);
        if crosses > usize::from(is_active) {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        if !self.is_locked_in(attempt.turn, attempt.row) {
            return Ok(());
        }
        // The die of the row is gone before action 2.
        if crosses > 0 {
            return Err(Violation::RowClosed);
        }
        // A seat that is not active locks with the white sum, so that sum is the lock space's number; only
        // a lucky number can replace another sum.
        let active = self.active_in(attempt.turn);
        let mut locks = self.locks[attempt.row].iter();
        let white_sum_known = !attempt.board.lucky_numbers
            && locks.any(|lock| lock.turn == attempt.turn && Some(lock.seat) != active);
        if white_sum_known && !attempt.board.is_lock_space(attempt.row, attempt.number) {
            return Err(Violation::RowClosed);
        }
        Ok(())
    }

    pub(in crate::rules) fn crossed(&mut self, turn: Turn, cross: CrossRecord, lock: bool) {
        let CrossRecord { seat, row, .. } = cross;
        if let Some(record) = self.record_mut(turn) {
            record.crosses.push(cross);
        }
        if lock {
            let made_in = self.turn();
            self.locks[row].push(SeatLock {
                turn,
                seat,
                made_in,
            });
        }
    }

    /// Records a cross that the host made by correction; it counts for no turn.
    ///
    /// A lock closes its row at once, for late crosses of any turn as well.
    pub(in crate::rules) fn add_correction(
        &mut self,
        (seat, row, number): (Seat, Color, u8),
        lock: bool,
    ) {
        if let Some(record) = self.current_mut() {
            record.corrected.push((seat, row, number));
        }
        if lock {
            let made_in = self.turn();
            self.locks[row].push(SeatLock {
                turn: 0,
                seat,
                made_in,
            });
        }
    }

    /// Counts locks made by correction as earlier versions did: for the turn before.
    pub(in crate::rules) fn apply_legacy_lock_turns(&mut self) {
        for row in Color::ALL {
            for lock in self.locks[row].iter_mut().filter(|lock| lock.turn == 0) {
                lock.turn = lock.made_in.saturating_sub(1);
            }
        }
    }

    /// Whether the seat has a cross that was made by correction during the current turn.
    pub(in crate::rules) fn has_correction(&self, seat: Seat) -> bool {
        let record = self.records.last();
        record.is_some_and(|record| record.corrected.iter().any(|&(other, ..)| other == seat))
    }

    /// Removes an erased cross, and its lock with it if it had one.
    pub(in crate::rules) fn erased(&mut self, (seat, row, number): (Seat, Color, u8), lock: bool) {
        for index in 0..self.records.len() {
            let Some(record) = self.records.get_mut(index) else {
                continue;
            };
            record
                .crosses
                .retain(|cross| (cross.seat, cross.row, cross.number) != (seat, row, number));
            record
                .corrected
                .retain(|&other| other != (seat, row, number));
        }
        if lock {
            self.locks[row].retain(|lock| lock.seat != seat);
        }
    }

    pub(in crate::rules) fn rolled(&mut self, dice: Dice) {
        if let Some(record) = self.current_mut() {
            record.roll = Some(dice);
        }
    }

    pub(in crate::rules) fn next_turn(&mut self, active: Seat) {
        self.records.push(TurnRecord {
            active,
            roll: None,
            crosses: Vec::new(),
            corrected: Vec::new(),
        });
    }
}
