//! What a seat can cross now.

use serde::Serialize;
use utoipa::ToSchema;

use crate::modes::ModeState;
use crate::{
    ByColor, Color, Cross, RowName, Seat, SpaceId, SpaceName, SpaceSet, Status, Table, Violation,
};

/// A cross that lets the seat choose the row of its forced crosses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Choice {
    pub row: Color,
    /// The number to cross in `row`.
    pub number: u8,
    /// The rows to choose from.
    pub rows: Vec<Color>,
}

impl Table {
    /// Whether any seat that has not left can cross something now.
    pub(super) fn is_anything_open(&self) -> bool {
        let mut seats = Seat::first(self.seats()).filter(|&seat| !self.has_left(seat));
        seats.any(|seat| self.has_open(seat))
    }

    /// Whether this seat can cross something now.
    pub fn has_open(&self, seat: Seat) -> bool {
        let mut crosses = self.setup.board.crosses();
        crosses.any(|cross| self.check_cross(seat, &cross).is_ok())
    }

    /// The numbers this seat could cross in this row now, from left to right.
    pub fn open(&self, seat: Seat, row: Color) -> Vec<u8> {
        let spaces = self.setup.board.rows[row].spaces.iter().enumerate();
        let open = spaces.filter_map(|(place, space)| {
            let number = space.number()?;
            // The place is known: to look each number up takes nearly half of the time.
            let cross = Cross::number(row, number);
            let checked = self.check_cross_into(SpaceId::in_color(row, place), seat, &cross);
            checked.is_ok().then_some(number)
        });
        open.collect()
    }

    /// The rows that this seat locks with its next cross there, if a roll gives the number.
    pub fn lockable_rows(&self, seat: Seat) -> Vec<Color> {
        let is_playing = self.status() == Status::Playing && !self.has_left(seat);
        let Some(sheet) = self.sheet(seat).filter(|_| is_playing) else {
            return Vec::new();
        };
        let board = &self.setup.board;
        let mut closed = self.closed_rows();
        closed.extend(self.locked_this_turn());
        let is_lockable = |&row: &Color| {
            let mut places = board.lock_places(row);
            !closed.contains(&row)
                && places.any(|place| sheet.check(SpaceId::in_color(row, place)).is_ok())
        };
        Color::ALL.into_iter().filter(is_lockable).collect()
    }

    /// What this seat could cross now in addition to plain numbers: second boxes, fields, extra rows, and swaps.
    pub fn open_extras(&self, seat: Seat) -> Vec<Cross> {
        let board = &self.setup.board;
        let crosses = board.rules().flat_map(|rule| rule.crosses(board));
        crosses
            .filter(|cross| self.check_cross(seat, cross).is_ok())
            .collect()
    }

    /// The crosses of plain numbers that let this seat choose the row of its forced crosses.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.setup.board.gives_choices() {
            return Vec::new();
        }
        let numbers = Color::ALL.into_iter().flat_map(|row| {
            let numbers = self.open(seat, row).into_iter();
            numbers.map(move |number| (row, number))
        });
        let choice = |(row, number)| {
            let chain = self.chain(seat, &Cross::number(row, number)).ok()?;
            let rows = chain.into_choices();
            (!rows.is_empty()).then_some(Choice { row, number, rows })
        };
        numbers.filter_map(choice).collect()
    }

    /// The fields of an extra row that are struck out for this seat, because rows are closed or locked; `None`
    /// for a row that has no such fields.
    pub fn struck(&self, seat: Seat, row: RowName) -> Option<SpaceSet> {
        let closed = [self.closed_rows(), self.locked_this_turn()].concat();
        let closed = ByColor::from_fn(|row| closed.contains(&row));
        self.sheet(seat)?.struck(row, closed)
    }

    /// Why this seat cannot cross this number now; `None` if it can.
    pub fn violation(&self, seat: Seat, row: Color, number: u8) -> Option<Violation> {
        self.check_cross(seat, &Cross::number(row, number)).err()
    }

    /// Why this seat cannot cross this space now; `None` if it can.
    pub fn violation_of(&self, seat: Seat, space: SpaceName) -> Option<Violation> {
        self.check_cross(seat, &Cross::of(space)).err()
    }

    /// The lock spaces that this seat may still cross in rows that another seat has just locked.
    pub fn lock_offers(&self, seat: Seat) -> Vec<(Color, u8)> {
        let locked: Vec<Color> = match &self.mode_state {
            ModeState::Lobby => Vec::new(),
            ModeState::Sheet(state) => {
                let rows = state.closed_rows().into_iter();
                rows.filter(|&row| state.has_lock_grace(seat, row))
                    .collect()
            }
            ModeState::Turns(_) => self.locked_this_turn(),
        };
        let board = &self.setup.board;
        let spaces = locked
            .into_iter()
            .flat_map(|row| board.lock_numbers(row).map(move |n| (row, n)));
        spaces
            .filter(|&(row, number)| self.violation(seat, row, number).is_none())
            .collect()
    }
}
