//! A position in few bytes: the sheets, the closed rows, and whose turn it is.

use rowlock_rules::{Color, MAX_SEATS, Seat, Table};

use crate::layout::{LAST_PENALTY, Layout, MAX_CROSSES, PENALTY_POINTS, Spot};

/// The crosses of one seat, as far as they matter for what is still to come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SmallSheet {
    /// The place of the last cross of each row, from 1; 0 where there is none.
    pub last: [u8; 4],
    /// The crosses of each row without its lock.
    pub crosses: [u8; 4],
    /// The rows whose lock the seat has, one bit each.
    pub locks: u8,
    pub penalties: u8,
}

impl SmallSheet {
    /// Whether the sheet alone allows this cross.
    pub(crate) fn takes(&self, layout: &Layout, spot: Spot) -> bool {
        let row = usize::from(spot.row) & 3;
        spot.place > self.last[row]
            && self.locks & (1 << row) == 0
            && (!layout.is_lock(spot) || self.crosses[row] >= layout.needed)
    }

    /// Crosses a space, and the lock with it where it has one; returns whether it did.
    pub(crate) fn cross(&mut self, layout: &Layout, spot: Spot) -> bool {
        let row = usize::from(spot.row) & 3;
        self.last[row] = spot.place;
        let makes = layout.rows[row].makes.get(usize::from(spot.place));
        self.crosses[row] += makes.copied().unwrap_or(0);
        let locks = layout.is_lock(spot);
        if locks {
            self.locks |= 1 << row;
        }
        locks
    }

    /// The points of a row.
    pub(crate) fn row_points(&self, layout: &Layout, row: usize) -> i32 {
        let crosses = self.crosses[row & 3] + ((self.locks >> (row & 3)) & 1);
        layout.points[usize::from(crosses).min(MAX_CROSSES)]
    }

    /// The points of the sheet.
    pub fn points(&self, layout: &Layout) -> i32 {
        let rows: i32 = (0..4).map(|row| self.row_points(layout, row)).sum();
        rows + i32::from(self.penalties) * PENALTY_POINTS
    }
}

/// A table between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    pub sheets: [SmallSheet; MAX_SEATS],
    pub seats: u8,
    /// The seats that do not play any more, one bit each.
    pub out: u8,
    /// The closed rows, one bit each.
    pub closed: u8,
    /// The seat whose turn is next.
    pub active: u8,
    /// Whether the game is over.
    pub is_over: bool,
}

impl Position {
    /// Nothing is crossed, and the first seat begins.
    pub fn start(seats: u8) -> Self {
        Self {
            sheets: [SmallSheet::default(); MAX_SEATS],
            seats: seats.min(8),
            out: 0,
            closed: 0,
            active: 0,
            is_over: false,
        }
    }

    /// The table as the sheets of a board with this layout stand now, at the beginning of a turn.
    pub fn of(table: &Table) -> Self {
        let mut position = Self::start(u8::try_from(table.seats()).unwrap_or(8));
        for seat in Seat::first(table.seats()) {
            position.sheets[seat.index()] = small_sheet(table, seat);
            if table.has_left(seat) {
                position.out |= 1 << seat.index();
            }
        }
        for row in table.closed_rows() {
            position.closed |= 1 << (row as u8);
        }
        position.active = table.active().map_or(0, u8::from);
        position.is_over = table.end_reason().is_some();
        position
    }

    /// The seats that play, in order.
    pub(crate) fn playing(&self) -> impl Iterator<Item = usize> + use<> {
        let Self { seats, out, .. } = *self;
        (0..usize::from(seats)).filter(move |seat| out & (1 << seat) == 0)
    }

    /// The next seat in the order that plays.
    pub(crate) fn pass_turn(&mut self) {
        for _ in 0..self.seats {
            self.active = (self.active + 1) % self.seats;
            if self.out & (1 << self.active) == 0 {
                return;
            }
        }
    }

    /// Ends a turn in which these rows were locked, and the active seat crossed enough or not; says whether a penalty was due.
    pub(crate) fn end_turn(&mut self, locked: u8, has_crossed: bool) -> bool {
        self.closed |= locked;
        if self.closed.count_ones() >= 2 {
            self.is_over = true;
            return false;
        }
        if !has_crossed {
            let sheet = &mut self.sheets[usize::from(self.active) & 7];
            sheet.penalties += 1;
            self.is_over = sheet.penalties >= LAST_PENALTY;
        }
        if !self.is_over {
            self.pass_turn();
        }
        !has_crossed
    }
}

/// A seat's sheet in few bytes.
pub(crate) fn small_sheet(table: &Table, seat: Seat) -> SmallSheet {
    let Some(sheet) = table.sheet(seat) else {
        return SmallSheet::default();
    };
    let mut small = SmallSheet {
        penalties: sheet.penalties(),
        ..SmallSheet::default()
    };
    for (index, row) in Color::ALL.into_iter().enumerate() {
        let last = sheet.row(row).crossed().last().map_or(0, |last| last + 1);
        small.last[index] = u8::try_from(last).unwrap_or(u8::MAX);
        small.crosses[index] = u8::try_from(sheet.number_crosses(row)).unwrap_or(u8::MAX);
        small.locks |= u8::from(sheet.row(row).locked()) << index;
    }
    small
}
