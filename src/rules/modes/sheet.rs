//! Mode `sheet`: sheets that know the rules, without turns.

use crate::{ByColor, Color, EndReason, Seat, SpaceId, Violation};

/// A counter of changes, to compare which came first.
type Tick = u32;

/// What the table knows in addition to the sheets in mode `sheet`.
///
/// Source: section 3 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SheetModeState {
    tick: Tick,
    closings: ByColor<Option<Closing>>,
    /// The rows that a player on paper locked.
    closed_externally: ByColor<bool>,
    seats: Vec<SeatMoves>,
    /// When the last call began: from then on each seat has one more cross.
    last_call: Option<Tick>,
}

/// How a row was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Closing {
    at: Tick,
    /// Whether a roll closed it; then other seats may use that roll for a lock space, too.
    is_roll: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SeatMoves {
    entered: Tick,
    /// Its crosses and penalties that were not undone.
    moves: Vec<MoveRecord>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MoveRecord {
    at: Tick,
    /// The space; `None` for a penalty.
    space: Option<SpaceId>,
}

impl SeatMoves {
    /// Whether the seat has moved at or after this tick.
    fn has_moved_since(&self, tick: Tick) -> bool {
        self.moves.iter().any(|made| made.at >= tick)
    }
}

impl SheetModeState {
    pub(crate) fn new(seats: usize) -> Self {
        Self {
            tick: 0,
            closings: ByColor::default(),
            closed_externally: ByColor::default(),
            seats: vec![SeatMoves::default(); seats],
            last_call: None,
        }
    }

    /// Adds a seat, without lock grace in the rows that are closed already.
    pub(crate) fn seat_entered(&mut self) {
        self.tick += 1;
        self.seats.push(SeatMoves {
            entered: self.tick,
            ..SeatMoves::default()
        });
    }

    /// Whether a seat can make the same moves as in an earlier state.
    pub(crate) fn is_same_for(&self, seat: Seat, before: &Self) -> bool {
        self.closings == before.closings
            && self.closed_externally == before.closed_externally
            && self.last_call == before.last_call
            && self.seats.get(seat.index()) == before.seats.get(seat.index())
    }

    pub(crate) fn closed_rows(&self) -> Vec<Color> {
        self.closings.colors_where(Option::is_some)
    }

    /// The reason of the last call, as the sheets stand now; `None` before it.
    pub(crate) fn last_call(&self) -> Option<EndReason> {
        let has_two_locks = self.closed_rows().len() >= 2;
        self.last_call.map(|_| match has_two_locks {
            true => EndReason::Locks,
            false => EndReason::Penalties,
        })
    }

    /// Whether the seat may still cross a lock space of this closed row with its next move.
    pub(crate) fn has_lock_grace(&self, seat: Seat, row: Color) -> bool {
        let closing = self.closings[row].filter(|closing| closing.is_roll);
        let moves = self.seats.get(seat.index());
        closing.zip(moves).is_some_and(|(closing, moves)| {
            moves.entered < closing.at && !moves.has_moved_since(closing.at)
        })
    }

    /// Checks a cross of this space, which crosses a lock or not.
    pub(crate) fn check_cross(
        &self,
        seat: Seat,
        space: SpaceId,
        locks: bool,
    ) -> Result<(), Violation> {
        let is_closed = |row: Color| {
            let may_lock = self.has_lock_grace(seat, row) && locks;
            self.closings[row].is_some() && !may_lock
        };
        if space.row.color().is_some_and(is_closed) {
            return Err(Violation::RowClosed);
        }
        let moves = self.seats.get(seat.index());
        let is_used = |tick| moves.is_none_or(|moves| moves.has_moved_since(tick));
        match self.last_call {
            Some(tick) if is_used(tick) => Err(Violation::LastCallUsed),
            Some(_) | None => Ok(()),
        }
    }

    pub(crate) fn check_penalty(&self) -> Result<(), Violation> {
        match self.last_call {
            Some(_) => Err(Violation::LastCallUsed),
            None => Ok(()),
        }
    }

    pub(crate) fn check_close(&self, row: Color) -> Result<(), Violation> {
        match self.closings[row] {
            Some(_) => Err(Violation::RowClosed),
            None => Ok(()),
        }
    }

    pub(crate) fn crossed(&mut self, seat: Seat, space: SpaceId) {
        self.moved(seat, Some(space));
    }

    pub(crate) fn took_penalty(&mut self, seat: Seat, is_last: bool) {
        self.moved(seat, None);
        if is_last {
            self.last_call.get_or_insert(self.tick);
        }
    }

    pub(crate) fn close(&mut self, row: Color) {
        self.tick += 1;
        self.closed_externally[row] = true;
        self.lock(row);
    }

    /// Removes an erased cross; the last call or lock grace that it used is available again.
    pub(crate) fn erased(&mut self, seat: Seat, space: SpaceId) {
        if let Some(moves) = self.seats.get_mut(seat.index()) {
            moves.moves.retain(|made| made.space != Some(space));
        }
    }

    /// Opens or closes rows and the last call as the sheets stand after a correction.
    pub(crate) fn corrected(&mut self, is_locked: impl Fn(Color) -> bool, is_full: bool) {
        self.tick += 1;
        let by_correction = Closing {
            at: self.tick,
            is_roll: false,
        };
        for row in Color::ALL {
            let is_closed = self.closed_externally[row] || is_locked(row);
            let closing = self.closings[row].unwrap_or(by_correction);
            self.closings[row] = is_closed.then_some(closing);
        }
        let is_near = self.closed_rows().len() >= 2 || is_full;
        let since = self.last_call.unwrap_or(self.tick);
        self.last_call = is_near.then_some(since);
    }

    fn moved(&mut self, seat: Seat, space: Option<SpaceId>) {
        self.tick += 1;
        let at = self.tick;
        if let Some(moves) = self.seats.get_mut(seat.index()) {
            moves.moves.push(MoveRecord { at, space });
        }
    }

    /// Closes a row for all seats except the seats that lock it with the same roll.
    ///
    /// A row that is closed already gives no new lock grace.
    pub(crate) fn lock(&mut self, row: Color) {
        let at = self.tick;
        self.closings[row].get_or_insert(Closing { at, is_roll: true });
        if self.closed_rows().len() >= 2 {
            self.last_call.get_or_insert(at);
        }
    }
}
