//! Modes `turns` and `dice`: whose turn it is, and which crosses a turn allows.

use crate::{
    ByColor, Color, Cross, Dice, DiceUse, RollPart, Seat, SharedVec, Sheet, SpaceId, Turn,
    Violation,
};

/// What the table knows in addition to the sheets in the modes with turns.
///
/// Source: section 4 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TurnState {
    /// All turns that have begun; the last one is the current turn.
    records: SharedVec<TurnRecord>,
    locks: ByColor<Vec<SeatLock>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct TurnRecord {
    active: Seat,
    roll: Option<Dice>,
    crosses: Vec<CrossRecord>,
    /// Crosses that the host made by correction during this turn and did not erase.
    corrected: Vec<(Seat, SpaceId)>,
}

/// A cross that counts for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CrossRecord {
    pub(crate) seat: Seat,
    pub(crate) space: SpaceId,
    pub(crate) part: RollPart,
    pub(crate) is_swap: bool,
    pub(crate) usage: Option<DiceUse>,
}

/// A seat's lock, and the turn it counts for; 0 where it was made by correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeatLock {
    turn: Turn,
    seat: Seat,
}

/// A requested cross, with what its check needs.
pub(crate) struct CrossAttempt<'a> {
    pub(crate) sheet: &'a Sheet,
    pub(crate) turn: Turn,
    pub(crate) seat: Seat,
    pub(crate) cross: &'a Cross,
    pub(crate) space: SpaceId,
}

impl CrossAttempt<'_> {
    /// The row that must be open for it; `None` for an extra row, which is never closed.
    pub(crate) fn row(&self) -> Option<Color> {
        self.space.row.color()
    }

    pub(crate) fn roll_part(&self) -> RollPart {
        self.sheet.board().roll_part(self.space)
    }

    /// Whether it crosses the lock of its row.
    pub(crate) fn locks(&self) -> bool {
        self.sheet.board().locks(self.space).is_some()
    }

    /// The colors whose dice give the space in action 2.
    pub(crate) fn die_colors(&self) -> Vec<Color> {
        let board = self.sheet.board();
        let mut rules = board.rules();
        let other = rules.find_map(|rule| rule.die_colors(self.sheet, self.space));
        other.unwrap_or_else(|| {
            let row = self.row().map(|row| &board.rows[row]);
            let space = row.and_then(|row| row.spaces.get(self.space.place));
            space.map(|space| space.color).into_iter().collect()
        })
    }

    /// Asks the board's extras about a cross with this white sum, or with any sum if it is not known; `None` if none of
    /// them decides.
    pub(crate) fn check_white(&self, white_sum: Option<u8>) -> Option<Result<(), Violation>> {
        let mut rules = self.sheet.board().rules();
        rules.find_map(|rule| rule.check_white(self.sheet, self.cross, white_sum))
    }
}

impl TurnState {
    pub(crate) fn new(first: Seat) -> Self {
        let mut turns = Self {
            records: SharedVec::default(),
            locks: ByColor::default(),
        };
        turns.next_turn(first);
        turns
    }

    pub(crate) fn turn(&self) -> Turn {
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
    pub(crate) fn active_in(&self, turn: Turn) -> Option<Seat> {
        self.record(turn).map(|record| record.active)
    }

    pub(crate) fn active(&self) -> Option<Seat> {
        self.active_in(self.turn())
    }

    /// The roll of a turn; `None` until it is entered.
    pub(crate) fn roll(&self, turn: Turn) -> Option<Dice> {
        self.record(turn).and_then(|record| record.roll)
    }

    pub(crate) fn crosses(&self, turn: Turn) -> &[CrossRecord] {
        self.record(turn).map_or(&[], |record| &record.crosses)
    }

    /// How many crosses of a seat count for a turn.
    pub(crate) fn crosses_of(&self, turn: Turn, seat: Seat) -> usize {
        let crosses = self.crosses(turn).iter();
        crosses.filter(|cross| cross.seat == seat).count()
    }

    /// How much of the seat's crosses of the roll is taken, as far as this attempt needs it.
    fn taken(&self, attempt: &CrossAttempt<'_>) -> usize {
        let part = attempt.roll_part();
        let is_own = |cross: &&CrossRecord| cross.seat == attempt.seat;
        let crosses = self.crosses(attempt.turn).iter().filter(is_own);
        let takes = |cross: &CrossRecord| match (cross.part, part) {
            (RollPart::Whole, _) => 2,
            (_, RollPart::Whole) => 1,
            (made, wanted) => usize::from(made == wanted),
        };
        crosses.map(takes).sum()
    }

    /// Whether something of the seat's crosses of the roll is taken that this attempt needs.
    pub(crate) fn has_taken(&self, attempt: &CrossAttempt<'_>) -> bool {
        self.taken(attempt) > 0
    }

    /// Whether the die of this color is in the game, and its row was not locked with the roll of this turn.
    pub(crate) fn is_die_left(&self, turn: Turn, color: Color) -> bool {
        !self.is_closed_before(turn, color) && !self.is_locked_in(turn, color)
    }

    /// The rows that any seat has locked, in any turn.
    pub(crate) fn locked_rows(&self) -> Vec<Color> {
        self.locks.colors_where(|locks| !locks.is_empty())
    }

    /// Whether the row was closed for all when this turn began.
    pub(crate) fn is_closed_before(&self, turn: Turn, row: Color) -> bool {
        self.locks[row].iter().any(|lock| lock.turn < turn)
    }

    /// Whether the row was locked with the roll of this turn.
    pub(crate) fn is_locked_in(&self, turn: Turn, row: Color) -> bool {
        self.locks[row].iter().any(|lock| lock.turn == turn)
    }

    pub(crate) fn is_last_call(&self) -> bool {
        self.locked_rows().len() >= 2
    }

    /// The turn a cross counts for: the one it names, else the current one.
    pub(crate) fn resolve_turn(&self, named: Option<Turn>) -> Result<Turn, Violation> {
        let turn = named.unwrap_or_else(|| self.turn());
        self.record(turn).ok_or(Violation::InvalidValue)?;
        Ok(turn)
    }

    /// Checks what holds in every mode with turns; returns whether the seat was active in that turn.
    pub(crate) fn check_turn(&self, attempt: &CrossAttempt<'_>) -> Result<bool, Violation> {
        let is_active = self.active_in(attempt.turn) == Some(attempt.seat);
        let is_late = attempt.turn < self.turn();
        let takes_turn = attempt.roll_part() == RollPart::Whole;
        if is_late && (is_active || takes_turn) {
            return Err(Violation::TurnOver);
        }
        if takes_turn && !is_active {
            return Err(Violation::NotYourTurn);
        }
        if !is_late && self.has_taken(attempt) && self.is_last_call() {
            return Err(Violation::LastCallUsed);
        }
        let is_closed = |row| self.is_closed_before(attempt.turn, row);
        if attempt.row().is_some_and(is_closed) {
            return Err(Violation::RowClosed);
        }
        Ok(is_active)
    }

    /// Checks a cross in mode `turns`, where the roll is not known.
    pub(crate) fn check_cross(&self, attempt: &CrossAttempt<'_>) -> Result<(), Violation> {
        let is_active = self.check_turn(attempt)?;
        let taken = self.taken(attempt);
        let has_second = is_active && attempt.roll_part() == RollPart::Action;
        if taken > usize::from(has_second) || self.has_swapped(attempt) {
            return Err(Violation::AlreadyCrossedThisRoll);
        }
        match attempt.row() {
            Some(row) => self.check_locked_row(attempt, row, taken > 0)?,
            // A second cross needs a colored die; in an extra row, the die of a crossed neighbor.
            None if taken > 0 && !self.has_die(attempt) => return Err(Violation::NotRolled),
            None => {}
        }
        attempt.check_white(None).unwrap_or(Ok(()))
    }

    /// Whether a die whose color gives the space in action 2 is left.
    fn has_die(&self, attempt: &CrossAttempt<'_>) -> bool {
        let mut colors = attempt.die_colors().into_iter();
        colors.any(|color| self.is_die_left(attempt.turn, color))
    }

    /// Whether this attempt would be the seat's second swap of the turn.
    fn has_swapped(&self, attempt: &CrossAttempt<'_>) -> bool {
        let mut crosses = self.crosses(attempt.turn).iter();
        attempt.cross.swap.is_some()
            && crosses.any(|cross| cross.seat == attempt.seat && cross.is_swap)
    }

    /// Checks a cross in a row that was locked with the roll of the turn.
    fn check_locked_row(
        &self,
        attempt: &CrossAttempt<'_>,
        row: Color,
        is_second: bool,
    ) -> Result<(), Violation> {
        if !self.is_locked_in(attempt.turn, row) {
            return Ok(());
        }
        // The die of the row is gone before action 2.
        if is_second || attempt.roll_part() != RollPart::Action {
            return Err(Violation::RowClosed);
        }
        // A seat that is not active locks with the white sum, so that sum is the lock space's number, unless
        // the board knows other ways to a lock.
        let active = self.active_in(attempt.turn);
        let board = attempt.sheet.board();
        let mut rules = board.rules();
        let mut locks = self.locks[row].iter();
        let white_sum_known = !rules.any(|rule| rule.locks_with_any_sum(board, row))
            && locks.any(|lock| lock.turn == attempt.turn && Some(lock.seat) != active);
        if white_sum_known && !attempt.locks() {
            return Err(Violation::RowClosed);
        }
        Ok(())
    }

    pub(crate) fn crossed(&mut self, turn: Turn, cross: CrossRecord) {
        if let Some(record) = self.record_mut(turn) {
            record.crosses.push(cross);
        }
    }

    /// Records the lock of a row that this seat crossed in this turn.
    pub(crate) fn lock(&mut self, turn: Turn, seat: Seat, row: Color) {
        self.locks[row].push(SeatLock { turn, seat });
    }

    /// Records a cross that the host made by correction; it counts for no turn.
    ///
    /// A lock closes its row at once, for late crosses of any turn as well.
    pub(crate) fn add_correction(&mut self, (seat, space): (Seat, SpaceId), locked: Option<Color>) {
        if let Some(record) = self.current_mut() {
            record.corrected.push((seat, space));
        }
        if let Some(row) = locked {
            self.lock(0, seat, row);
        }
    }

    /// Whether the seat has a cross that was made by correction during the current turn.
    pub(crate) fn has_correction(&self, seat: Seat) -> bool {
        let record = self.records.last();
        record.is_some_and(|record| record.corrected.iter().any(|&(other, ..)| other == seat))
    }

    /// Removes an erased cross, and its lock with it if it had one.
    pub(crate) fn erased(&mut self, (seat, space): (Seat, SpaceId), unlocked: Option<Color>) {
        for index in 0..self.records.len() {
            let Some(record) = self.records.get_mut(index) else {
                continue;
            };
            record
                .crosses
                .retain(|cross| (cross.seat, cross.space) != (seat, space));
            record.corrected.retain(|&other| other != (seat, space));
        }
        if let Some(row) = unlocked {
            self.locks[row].retain(|lock| lock.seat != seat);
        }
    }

    pub(crate) fn rolled(&mut self, dice: Dice) {
        if let Some(record) = self.current_mut() {
            record.roll = Some(dice);
        }
    }

    pub(crate) fn next_turn(&mut self, active: Seat) {
        self.records.push(TurnRecord {
            active,
            roll: None,
            crosses: Vec::new(),
            corrected: Vec::new(),
        });
    }
}
