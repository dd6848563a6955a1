//! Mode `sheet`: paper that knows the rules, without turns.

use super::{Board, ByColor, Color, Reason, Seat, Violation};

/// How much had happened at a moment, to tell earlier from later.
type Step = u32;

/// What the table knows beside the sheets.
///
/// Source: section 3 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Paper {
    step: Step,
    closings: ByColor<Option<Closing>>,
    /// The rows that somebody who plays on paper locked.
    closed_by_word: ByColor<bool>,
    seats: Vec<Marks>,
    /// Since when each seat has one more cross.
    last_call: Option<Step>,
}

/// How a row was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Closing {
    at: Step,
    /// Whether it was a roll, which the other seats may use at a lock space, too.
    is_roll: bool,
}

/// What a seat has done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Marks {
    entered: Step,
    /// Its crosses and penalties that stand.
    moves: Vec<Mark>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    at: Step,
    /// The space; `None` for a penalty.
    space: Option<(Color, u8)>,
}

impl Marks {
    /// Whether the seat has made a move that stands, from this step on.
    fn has_moved_since(&self, step: Step) -> bool {
        self.moves.iter().any(|mark| mark.at >= step)
    }
}

impl Paper {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            step: 0,
            closings: ByColor::default(),
            closed_by_word: ByColor::default(),
            seats: vec![Marks::default(); seats],
            last_call: None,
        }
    }

    /// One more seat, without a chance at the rows that are closed already.
    pub(super) fn seat_entered(&mut self) {
        self.step += 1;
        self.seats.push(Marks {
            entered: self.step,
            ..Marks::default()
        });
    }

    pub(super) fn closed_rows(&self) -> Vec<Color> {
        self.closings.colors_where(Option::is_some)
    }

    /// What brought the last call, as the sheets stand now; `None` before it.
    pub(super) fn last_call(&self) -> Option<Reason> {
        let has_two_locks = self.closed_rows().len() >= 2;
        self.last_call.map(|_| match has_two_locks {
            true => Reason::Locks,
            false => Reason::Penalties,
        })
    }

    /// Whether the seat may still cross a lock space of this closed row, as its very next move.
    pub(super) fn has_chance(&self, seat: Seat, row: Color) -> bool {
        let closing = self.closings[row].filter(|closing| closing.is_roll);
        let marks = self.seats.get(seat.index());
        closing.zip(marks).is_some_and(|(closing, marks)| {
            marks.entered < closing.at && !marks.has_moved_since(closing.at)
        })
    }

    pub(super) fn check_cross(
        &self,
        board: &Board,
        seat: Seat,
        row: Color,
        number: u8,
    ) -> Result<(), Violation> {
        let may_lock = self.has_chance(seat, row) && board.is_lock_space(row, number);
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

    pub(super) fn check_penalty(&self) -> Result<(), Violation> {
        match self.last_call {
            Some(_) => Err(Violation::LastCallUsed),
            None => Ok(()),
        }
    }

    pub(super) fn check_close(&self, row: Color) -> Result<(), Violation> {
        match self.closings[row] {
            Some(_) => Err(Violation::RowClosed),
            None => Ok(()),
        }
    }

    pub(super) fn crossed(&mut self, seat: Seat, row: Color, number: u8, lock: bool) {
        self.moved(seat, Some((row, number)));
        if lock {
            self.lock(row);
        }
    }

    pub(super) fn took_penalty(&mut self, seat: Seat, is_last: bool) {
        self.moved(seat, None);
        if is_last {
            self.last_call.get_or_insert(self.step);
        }
    }

    pub(super) fn close(&mut self, row: Color) {
        self.step += 1;
        self.closed_by_word[row] = true;
        self.lock(row);
    }

    /// A cross that was erased: the chance that it used is back.
    pub(super) fn erased(&mut self, seat: Seat, row: Color, number: u8) {
        if let Some(marks) = self.seats.get_mut(seat.index()) {
            marks.moves.retain(|mark| mark.space != Some((row, number)));
        }
    }

    /// Opens or closes rows and the last call as the sheets stand after a correction.
    pub(super) fn corrected(&mut self, is_locked: impl Fn(Color) -> bool, is_full: bool) {
        self.step += 1;
        let by_correction = Closing {
            at: self.step,
            is_roll: false,
        };
        for row in Color::ALL {
            let is_closed = self.closed_by_word[row] || is_locked(row);
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
            marks.moves.push(Mark { at, space });
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
