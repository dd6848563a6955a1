//! Modes `turns` and `dice`: the table also knows whose turn it is.

use crate::rules::{
    Board, ByColor, Color, Dice, DiceUse, LuckyNumbers, Seat, Sheet, Turn, Violation,
};

/// What the table knows beside the sheets.
///
/// Source: section 4 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct TurnState {
    /// All turns that have begun; the last one is the current turn.
    records: Vec<TurnRecord>,
    locks: ByColor<Vec<Lock>>,
}

/// One turn.
#[derive(Clone, Debug, PartialEq, Eq)]
struct TurnRecord {
    active: Seat,
    roll: Option<Dice>,
    crosses: Vec<CrossRecord>,
    /// What the host crossed as with an eraser during this turn, and still stands.
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

/// A seat's lock, and the turn it counts for; 0 where it was corrected in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lock {
    turn: Turn,
    seat: Seat,
    /// The turn that was on when it was crossed.
    made_in: Turn,
}

/// A cross that is asked for.
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
            records: Vec::new(),
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

    /// The active seat of a turn that has begun; `None` for any other.
    pub(in crate::rules) fn active_in(&self, turn: Turn) -> Option<Seat> {
        self.record(turn).map(|record| record.active)
    }

    pub(in crate::rules) fn active(&self) -> Option<Seat> {
        self.active_in(self.turn())
    }

    /// What the dice of a turn show; `None` while nobody has entered them.
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

    /// Checks what holds whether or not the dice are known; says whether the seat was active in that turn.
    pub(in crate::rules) fn check_turn(&self, asked: &CrossAttempt<'_>) -> Result<bool, Violation> {
        let is_active = self.active_in(asked.turn) == Some(asked.seat);
        let is_late = asked.turn < self.turn();
        if is_late && is_active {
            return Err(Violation::TurnOver);
        }
        let has_crossed = self.crosses_of(asked.turn, asked.seat) > 0;
        if !is_late && has_crossed && self.is_last_call() {
            return Err(Violation::LastCallUsed);
        }
        if self.is_closed_before(asked.turn, asked.row) {
            return Err(Violation::RowClosed);
        }
        Ok(is_active)
    }

    /// Checks a cross where nobody has said what the dice show.
    pub(in crate::rules) fn check_cross(&self, asked: &CrossAttempt<'_>) -> Result<(), Violation> {
        let is_active = self.check_turn(asked)?;
        let crosses = self.crosses_of(asked.turn, asked.seat);
        if crosses > usize::from(is_active) {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        if !self.is_locked_in(asked.turn, asked.row) {
            return Ok(());
        }
        // The die of the row is gone before action 2.
        if crosses > 0 {
            return Err(Violation::RowClosed);
        }
        // Who is not active locks with the white sum, so that sum is the lock space's number; only a
        // lucky number can have stood for another sum.
        let active = self.active_in(asked.turn);
        let mut locks = self.locks[asked.row].iter();
        let white_sum_known = !asked.board.lucky_numbers
            && locks.any(|lock| lock.turn == asked.turn && Some(lock.seat) != active);
        if white_sum_known && !asked.board.is_lock_space(asked.row, asked.number) {
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
            self.locks[row].push(Lock {
                turn,
                seat,
                made_in,
            });
        }
    }

    /// A cross that the host made as with an eraser; it counts for no turn.
    ///
    /// A lock among them closes its row at once, for late crosses of any turn as well.
    pub(in crate::rules) fn corrected_in(
        &mut self,
        (seat, row, number): (Seat, Color, u8),
        lock: bool,
    ) {
        if let Some(record) = self.records.last_mut() {
            record.corrected.push((seat, row, number));
        }
        if lock {
            let made_in = self.turn();
            self.locks[row].push(Lock {
                turn: 0,
                seat,
                made_in,
            });
        }
    }

    /// Counts locks that were corrected in as earlier versions did: for the turn before.
    pub(in crate::rules) fn apply_legacy_lock_turns(&mut self) {
        for row in Color::ALL {
            for lock in self.locks[row].iter_mut().filter(|lock| lock.turn == 0) {
                lock.turn = lock.made_in.saturating_sub(1);
            }
        }
    }

    /// Whether a cross that was corrected in during the current turn stands on the seat's sheet.
    pub(in crate::rules) fn has_correction(&self, seat: Seat) -> bool {
        let record = self.records.last();
        record.is_some_and(|record| record.corrected.iter().any(|&(other, ..)| other == seat))
    }

    /// A cross that was erased, and its lock with it if it had one.
    pub(in crate::rules) fn erased(&mut self, (seat, row, number): (Seat, Color, u8), lock: bool) {
        for record in &mut self.records {
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
        if let Some(record) = self.records.last_mut() {
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
