//! Mode `sheet`: paper that knows the rules, without turns.

use super::{Board, ByColor, Color, Reason, Seat, Violation};

/// What the table knows beside the sheets.
///
/// Source: section 3 of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Paper {
    closed: ByColor<bool>,
    /// The rows that somebody who plays on paper locked.
    closed_by_word: ByColor<bool>,
    /// The rows in which a seat may still cross a lock space as its very next move.
    chances: Vec<ByColor<bool>>,
    last_call: Option<LastCall>,
}

/// The last crosses before the end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LastCall {
    reason: Reason,
    /// Whether a seat still has its one cross.
    crosses_left: Vec<bool>,
}

impl Paper {
    pub(super) fn new(seats: usize) -> Self {
        Self {
            closed: ByColor::default(),
            closed_by_word: ByColor::default(),
            chances: vec![ByColor::default(); seats],
            last_call: None,
        }
    }

    /// One more seat, without a chance at the rows that are closed already.
    pub(super) fn seat_entered(&mut self) {
        self.chances.push(ByColor::default());
    }

    pub(super) fn closed_rows(&self) -> Vec<Color> {
        self.closed.colors_where(|&closed| closed)
    }

    /// What brought the last call; `None` before it.
    pub(super) fn last_call(&self) -> Option<Reason> {
        self.last_call.as_ref().map(|call| call.reason)
    }

    /// Whether the seat may still cross a lock space of this closed row.
    pub(super) fn has_chance(&self, seat: Seat, row: Color) -> bool {
        self.chances.get(seat.index()).is_some_and(|rows| rows[row])
    }

    pub(super) fn check_cross(
        &self,
        board: &Board,
        seat: Seat,
        row: Color,
        number: u8,
    ) -> Result<(), Violation> {
        let may_lock = self.has_chance(seat, row) && board.is_lock_space(row, number);
        if self.closed[row] && !may_lock {
            return Err(Violation::RowClosed);
        }
        match &self.last_call {
            Some(call)
                if !call
                    .crosses_left
                    .get(seat.index())
                    .is_some_and(|&left| left) =>
            {
                Err(Violation::LastCallUsed)
            }
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
        if self.closed[row] {
            Err(Violation::RowClosed)
        } else {
            Ok(())
        }
    }

    pub(super) fn crossed(&mut self, seat: Seat, row: Color, lock: bool) {
        self.forget_chances(seat);
        if let Some(left) = self
            .last_call
            .as_mut()
            .and_then(|call| call.crosses_left.get_mut(seat.index()))
        {
            *left = false;
        }
        if lock {
            self.lock(row, Some(seat));
        }
    }

    pub(super) fn took_penalty(&mut self, seat: Seat, is_last: bool) {
        self.forget_chances(seat);
        if is_last {
            self.call(Reason::Penalties, Some(seat));
        }
    }

    pub(super) fn close(&mut self, row: Color) {
        self.closed_by_word[row] = true;
        self.lock(row, None);
    }

    /// Opens or closes rows and the last call as the sheets stand after a correction.
    pub(super) fn corrected(&mut self, is_locked: impl Fn(Color) -> bool, is_full: bool) {
        for row in Color::ALL {
            self.closed[row] = self.closed_by_word[row] || is_locked(row);
            if !self.closed[row] {
                for rows in &mut self.chances {
                    rows[row] = false;
                }
            }
        }
        let has_two_locks = self.closed_rows().len() >= 2;
        let holds = |reason: Reason| match reason {
            Reason::Locks => has_two_locks,
            Reason::Penalties => is_full,
            Reason::Stopped => false,
        };
        let reason = [Reason::Locks, Reason::Penalties]
            .into_iter()
            .find(|&reason| holds(reason));
        match (&mut self.last_call, reason) {
            (_, None) => self.last_call = None,
            (None, Some(reason)) => self.call(reason, None),
            // It goes on, so whoever has made the one more cross has made it.
            (Some(call), Some(reason)) if !holds(call.reason) => call.reason = reason,
            (Some(_), Some(_)) => {}
        }
    }

    fn forget_chances(&mut self, seat: Seat) {
        if let Some(rows) = self.chances.get_mut(seat.index()) {
            *rows = ByColor::default();
        }
    }

    /// Closes a row for all but those who lock it next; it was locked by a seat, or on paper.
    ///
    /// A row that is closed already gives no new chances: it was the same roll.
    fn lock(&mut self, row: Color, by: Option<Seat>) {
        if self.closed[row] {
            return;
        }
        self.closed[row] = true;
        for (seat, rows) in Seat::first(self.chances.len()).zip(&mut self.chances) {
            rows[row] = Some(seat) != by;
        }
        if self.closed_rows().len() >= 2 {
            self.call(Reason::Locks, by);
        }
    }

    fn call(&mut self, reason: Reason, by: Option<Seat>) {
        if self.last_call.is_none() {
            let crosses_left = Seat::first(self.chances.len())
                .map(|seat| Some(seat) != by)
                .collect();
            self.last_call = Some(LastCall {
                reason,
                crosses_left,
            });
        }
    }
}
