//! What a cross brings about by itself.

use serde_json::{Value, json};

use super::crossing::crosses_in;
use super::extras::Space;
use super::state::State;

/// What happened by rule after a cross.
#[derive(Clone, Copy, PartialEq)]
pub enum Effect {
    /// The lock of this row was crossed.
    Lock(&'static str),
    /// The other end of a link was crossed.
    Linked(Space),
    /// This field of the bonus bar was crossed.
    Bar(u8),
    /// A field of the bonus bar crossed this space.
    Forced(Space),
    /// A field of the bonus bar found no space in this row.
    Lost(&'static str),
}

impl Effect {
    /// The effect in the API's words.
    pub fn shown(self) -> Value {
        let cross = |(row, number): Space, by: &str| json!({"type": "cross", "row": row, "number": number, "by": by});
        match self {
            Effect::Lock(row) => json!({"type": "lock", "row": row}),
            Effect::Linked(space) => cross(space, "link"),
            Effect::Bar(field) => json!({"type": "bar", "field": field}),
            Effect::Forced(space) => cross(space, "bar"),
            Effect::Lost(row) => json!({"type": "lost", "row": row}),
        }
    }

    /// The space or the field that it crossed.
    pub fn crossed(self) -> Option<Space> {
        match self {
            Effect::Linked(space) | Effect::Forced(space) => Some(space),
            Effect::Bar(field) => Some(("bar", field)),
            Effect::Lock(_) | Effect::Lost(_) => None,
        }
    }
}

/// What it brings about, in order, that this seat crosses this space.
pub fn of_cross(state: &State, seat: usize, space: Space) -> Vec<Effect> {
    let mut outcome = Outcome {
        state,
        seat,
        crossed: Vec::new(),
        effects: Vec::new(),
    };
    outcome.cross(space);
    outcome.effects
}

/// The fields of the bonus bar that this seat has not crossed and whose row is closed or locked.
pub fn struck(state: &State, seat: usize) -> Vec<u8> {
    let bar = (1..).zip(&state.setup.board.extras.bar);
    bar.filter(|(field, row)| !state.has(seat, ("bar", *field)) && state.is_shut(row))
        .map(|(field, _)| field)
        .collect()
}

/// The outcome so far: what the move crossed already, and what that did.
struct Outcome<'a> {
    state: &'a State,
    seat: usize,
    crossed: Vec<Space>,
    effects: Vec<Effect>,
}

impl Outcome<'_> {
    fn cross(&mut self, space: Space) {
        let (row, number) = space;
        let board = &self.state.setup.board;
        self.crossed.push(space);
        if board.is_lock_space(row, number) {
            self.effects.push(Effect::Lock(row));
        }
        let other = board.other_end(self.state.printed[self.seat].sheet, row, number);
        if let Some(other) = other.filter(|other| !self.has(*other)) {
            self.effects.push(Effect::Linked(other));
            self.cross(other);
        }
        if board.extras.boxed.contains(&space) {
            self.cross_bar();
        }
    }

    fn cross_bar(&mut self) {
        let bar = &self.state.setup.board.extras.bar;
        let mut free = (1..)
            .zip(bar)
            .filter(|(field, row)| !self.has(("bar", *field)) && !self.is_shut(row));
        let Some((field, row)) = free.next() else {
            return;
        };
        self.crossed.push(("bar", field));
        self.effects.push(Effect::Bar(field));
        self.force(row);
    }

    /// A forced cross, in the space right of all crosses of its row.
    fn force(&mut self, row: &'static str) {
        let board = &self.state.setup.board;
        let numbers = board.numbers(row);
        let last = numbers.iter().rposition(|number| self.has((row, *number)));
        let next = numbers.get(last.map_or(0, |last| last + 1)).copied();
        let in_row = |space: &&Space| space.0 == row;
        let crosses =
            crosses_in(self.state, self.seat, row) + self.crossed.iter().filter(in_row).count();
        match next {
            Some(number) if !board.is_lock_space(row, number) || crosses >= board.needed => {
                self.effects.push(Effect::Forced((row, number)));
                self.cross((row, number));
            }
            _ => self.effects.push(Effect::Lost(row)),
        }
    }

    fn has(&self, space: Space) -> bool {
        self.crossed.contains(&space) || self.state.has(self.seat, space)
    }

    fn is_shut(&self, row: &'static str) -> bool {
        self.state.is_shut(row) || self.effects.contains(&Effect::Lock(row))
    }
}
