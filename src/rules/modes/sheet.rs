//! Mode `sheet`: paper that knows the rules, without turns.

use crate::rules::{Board, ByColor, Color, EndReason, Seat, Violation};

/// How much had happened at a moment, to tell earlier from later.
type Tick = u32;

/// What the table knows beside the sheets.
///
/// Source: section 3 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::rules) struct SheetModeState {
    step: Tick,
    closings: ByColor<Option<Closing>>,
    /// The rows that somebody who plays on paper locked.
    closed_externally: ByColor<bool>,
    seats: Vec<SeatMoves>,
    /// Since when each seat has one more cross.
    last_call: Option<Tick>,
}

/// How a row was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Closing {
    at: Tick,
    /// Whether it was a roll, which the other seats may use at a lock space, too.
    is_roll: bool,
}

/// What a seat has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct SeatMoves {
    entered: Tick,
    /// Its crosses and penalties that stand.
    moves: Vec<MoveRecord>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct MoveRecord {
    at: Tick,
    /// The space; `None` for a penalty.
    space: Option<(Color, u8)>,
}

impl SeatMoves {
    /// Whether the seat has made a move that stands, from this step on.
    fn has_moved_since(&self, step: Tick) -> bool {
        self.moves.iter().any(|mark| mark.at >= step)
    }
}

impl SheetModeState {
    pub(in crate::rules) fn new(seats: usize) -> Self {
        Self {
            step: 0,
            closings: ByColor::default(),
            closed_externally: ByColor::default(),
            seats: vec![SeatMoves::default(); seats],
            last_call: None,
        }
    }

    /// One more seat, without a chance at the rows that are closed already.
    pub(in crate::rules) fn seat_entered(&mut self) {
        self.step += 1;
        self.seats.push(SeatMoves {
            entered: self.step,
            ..SeatMoves::default()
        });
    }

    pub(in crate::rules) fn closed_rows(&self) -> Vec<Color> {
        self.closings.colors_where(Option::is_some)
    }

    /// What brought the last call, as the sheets stand now; `None` before it.
    pub(in crate::rules) fn last_call(&self) -> Option<EndReason> {
        let has_two_locks = self.closed_rows().len() >= 2;
        self.last_call.map(|_| match has_two_locks {
            true => EndReason::Locks,
            false => EndReason::Penalties,
        })
    }

    /// Whether the seat may still cross a lock space of this closed row, as its very next move.
    pub(in crate::rules) fn has_lock_grace(&self, seat: Seat, row: Color) -> bool {
        let closing = self.closings[row].filter(|closing| closing.is_roll);
        let marks = self.seats.get(seat.index());
        closing.zip(marks).is_some_and(|(closing, marks)| {
            marks.entered < closing.at && !marks.has_moved_since(closing.at)
        })
    }

    pub(in crate::rules) fn check_cross(
        &self,
        board: &Board,
        seat: Seat,
        row: Color,
        number: u8,
    ) -> Result<(), Violation> {
        let may_lock = self.has_lock_grace(seat, row) && board.is_lock_space(row, number);
        if self.closings[row].is_some() && !may_lock {
            return Err(Violation::RowClosed);
        }
        let marks = self.seats.get(seat.index());
        let is_used = |step| marks.is_none_or(|marks| marks.has_moved_since(step));
        match self.last_call {
            Some(step) if is_used(step) => Err(Violation::LastCallUsed),
            Some(_) | None => Ok(()),
        }
    }

    pub(in crate::rules) fn check_penalty(&self) -> Result<(), Violation> {
        match self.last_call {
            Some(_) => Err(Violation::LastCallUsed),
            None => Ok(()),
        }
    }

    pub(in crate::rules) fn check_close(&self, row: Color) -> Result<(), Violation> {
        match self.closings[row] {
            Some(_) => Err(Violation::RowClosed),
            None => Ok(()),
        }
    }

    pub(in crate::rules) fn crossed(&mut self, seat: Seat, row: Color, number: u8, lock: bool) {
        self.moved(seat, Some((row, number)));
        if lock {
            self.lock(row);
        }
    }

    pub(in crate::rules) fn took_penalty(&mut self, seat: Seat, is_last: bool) {
        self.moved(seat, None);
        if is_last {
            self.last_call.get_or_insert(self.step);
        }
    }

    pub(in crate::rules) fn close(&mut self, row: Color) {
        self.step += 1;
        self.closed_externally[row] = true;
        self.lock(row);
    }

    /// A cross that was erased: the chance that it used is back.
    pub(in crate::rules) fn erased(&mut self, seat: Seat, row: Color, number: u8) {
        if let Some(marks) = self.seats.get_mut(seat.index()) {
            marks.moves.retain(|mark| mark.space != Some((row, number)));
        }
    }

    /// Opens or closes rows and the last call as the sheets stand after a correction.
    pub(in crate::rules) fn corrected(&mut self, is_locked: impl Fn(Color) -> bool, is_full: bool) {
        self.step += 1;
        let by_correction = Closing {
            at: self.step,
            is_roll: false,
        };
        for row in Color::ALL {
            let is_closed = self.closed_externally[row] || is_locked(row);
            let closing = self.closings[row].unwrap_or(by_correction);
            self.closings[row] = is_closed.then_some(closing);
        }
        let is_near = self.closed_rows().len() >= 2 || is_full;
        let since = self.last_call.unwrap_or(self.step);
        self.last_call = is_near.then_some(since);
    }

    fn moved(&mut self, seat: Seat, space: Option<(Color, u8)>) {
        self.step += 1;
        let at = self.step;
        if let Some(marks) = self.seats.get_mut(seat.index()) {
            marks.moves.push(MoveRecord { at, space });
        }
    }

    /// Closes a row for all but those who lock it with the same roll.
    ///
    /// A row that is closed already gives no new chances.
    fn lock(&mut self, row: Color) {
        let at = self.step;
        self.closings[row].get_or_insert(Closing { at, is_roll: true });
        if self.closed_rows().len() >= 2 {
            self.last_call.get_or_insert(at);
        }
    }
}
