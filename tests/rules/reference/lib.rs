//! A second implementation of the rules, as plain as possible: a list of all events, from which
//! everything else is computed anew after every event.
//!
//! It shares no code with the program, so that each checks the other.

mod board;
mod bonus_row;
mod correction;
mod crossing;
mod decide;
mod dice;
mod events;
mod extras;
mod lookup;
mod outcome;
mod records;
mod state;
mod view;

use std::cell::OnceCell;
use std::rc::Rc;

use serde_json::Value;

use board::Board;
use decide::decide;
use events::{Event, EventKind, parse_action};
pub use records::Printed;
use state::State;

/// What is fixed before the first turn.
pub struct Setup {
    board: Board,
    mode: String,
    /// What is printed on the sheet of each seat.
    printed: Vec<Printed>,
    color_required: bool,
    /// Who has turn 1.
    first: usize,
}

/// A game as the list of all events since its start.
#[derive(Clone)]
pub struct ReferenceGame {
    setup: Rc<Setup>,
    log: Vec<Rc<Event>>,
    /// The state after the log, once it was asked for.
    state: OnceCell<Rc<State>>,
}

impl ReferenceGame {
    /// A game that has just begun.
    pub fn new(
        board: &str,
        mode: &str,
        printed: Vec<Printed>,
        color_required: bool,
        first: usize,
    ) -> ReferenceGame {
        ReferenceGame {
            setup: Rc::new(Setup {
                board: Board::named(board),
                mode: mode.to_owned(),
                printed,
                color_required,
                first,
            }),
            log: Vec::new(),
            state: OnceCell::new(),
        }
    }

    /// The game after this move, or every code with which it may be refused.
    pub fn try_move(
        &self,
        seat: usize,
        is_host: bool,
        request: &Value,
    ) -> Result<ReferenceGame, Vec<&'static str>> {
        if seat >= self.state().seats {
            return Err(vec!["invalid_value"]);
        }
        let request = Event {
            seat,
            host: is_host,
            what: parse_action(request),
        };
        let what = match request.what {
            EventKind::Undo { .. } => self.undo(seat, is_host)?,
            EventKind::Rewind { to } => self.rewind(is_host, to)?,
            _ => decide(self.state(), &request)?,
        };
        Ok(self.after(Event { what, ..request }))
    }

    /// The game with one more seat, or every reason against it; the number of the seat.
    pub fn try_enter(&self, printed: Printed) -> Result<(ReferenceGame, usize), Vec<&'static str>> {
        let seat = self.state().seats;
        let request = Event {
            seat,
            host: true,
            what: EventKind::Enter { printed },
        };
        decide(self.state(), &request)?;
        Ok((self.after(request), seat))
    }

    /// What the latest move brought about by rule, if it was a cross, in the API's words.
    pub fn effects(&self) -> Option<Vec<Value>> {
        match &self.log.last()?.what {
            cross @ EventKind::Cross { .. } => Some(
                cross
                    .effects()
                    .iter()
                    .map(|effect| effect.shown())
                    .collect(),
            ),
            _ => None,
        }
    }

    fn after(&self, event: Event) -> ReferenceGame {
        let mut log = self.log.clone();
        log.push(Rc::new(event));
        ReferenceGame {
            setup: Rc::clone(&self.setup),
            log,
            state: OnceCell::new(),
        }
    }

    fn state(&self) -> &Rc<State> {
        self.state
            .get_or_init(|| Rc::new(State::of(&self.setup, &self.events())))
    }

    /// The events that are neither undone nor rewound, each with its index in the log.
    fn standing(&self) -> Vec<(usize, Rc<Event>)> {
        standing_in(&self.log, self.start())
    }

    fn events(&self) -> Vec<Rc<Event>> {
        self.standing().into_iter().map(|(_, h)| h).collect()
    }

    /// The number of the event that started the game: the seats joined before it.
    fn start(&self) -> u64 {
        self.setup.printed.len() as u64 + 1
    }

    fn rewind(&self, is_host: bool, to: u64) -> Result<EventKind, Vec<&'static str>> {
        let mut wrong = Vec::new();
        if !is_host {
            wrong.push("host_only");
        }
        if to < self.start() || to >= self.start() + self.log.len() as u64 {
            wrong.push("invalid_value");
        }
        if wrong.is_empty() {
            Ok(EventKind::Rewind { to })
        } else {
            Err(wrong)
        }
    }

    fn undo(&self, seat: usize, is_host: bool) -> Result<EventKind, Vec<&'static str>> {
        let standing = self.standing();
        let events = self.events();
        let state = self.state();
        let undone = if state.ended.is_some() {
            self.ending_to_undo(state, &events, seat, is_host)?
        } else if !state.may_move(seat) {
            return Err(vec!["not_your_turn"]);
        } else {
            self.move_to_undo(state, &events, seat, is_host)?
        };
        let mut without = events[..undone].to_vec();
        for later in &events[undone + 1..] {
            let enters = matches!(later.what, EventKind::Enter { .. });
            let again = || decide(&State::of(&self.setup, &without), later);
            if !enters && !again().is_ok_and(|what| what.effects() == later.what.effects()) {
                return Err(vec!["undo_conflict"]);
            }
            without.push(later.clone());
        }
        // The undo must not begin or end a turn.
        let ends_turn = matches!(events[undone].what, EventKind::EndTurn { .. });
        let turns = State::of(&self.setup, &without).turn();
        if turns + u64::from(ends_turn && state.ended.is_none()) != state.turn() {
            return Err(vec!["undo_conflict"]);
        }
        Ok(EventKind::Undo {
            of: Some(standing[undone].0),
        })
    }

    /// The event that ended the game, if this seat may undo it.
    fn ending_to_undo(
        &self,
        state: &State,
        events: &[Rc<Event>],
        seat: usize,
        is_host: bool,
    ) -> Result<usize, Vec<&'static str>> {
        let last = events.last().unwrap();
        let is_own = match last.what {
            EventKind::EndTurn { .. } => last.seat == seat || state.active() == seat,
            EventKind::Cross { .. } => last.seat == seat,
            _ => false,
        };
        if is_host || is_own && !state.left[seat] {
            Ok(events.len() - 1)
        } else {
            Err(vec!["game_over", "host_only"])
        }
    }

    /// The latest move of this seat, while the game goes on.
    fn move_to_undo(
        &self,
        state: &State,
        events: &[Rc<Event>],
        seat: usize,
        is_host: bool,
    ) -> Result<usize, Vec<&'static str>> {
        let own = events.iter().enumerate().rposition(|(at, event)| {
            event.seat == seat
                && at >= state.turn_began
                && matches!(
                    event.what,
                    EventKind::Cross { .. } | EventKind::Penalty | EventKind::Close { .. }
                )
        });
        if let Some(own) = own {
            return Ok(own);
        }
        if state.turn() < 2 {
            return Err(vec!["nothing_to_undo"]);
        }
        let change = state.turn_began - 1;
        let was_active = state.turn_of(state.turn() - 1).active == seat;
        let ended_by_tap = matches!(events[change].what, EventKind::EndTurn { .. });
        if !ended_by_tap || !(is_host || was_active) {
            return Err(vec!["nothing_to_undo"]);
        }
        let since = &events[state.turn_began..];
        if since
            .iter()
            .any(|later| !matches!(later.what, EventKind::Enter { .. }))
        {
            return Err(vec!["nothing_to_undo", "undo_conflict"]);
        }
        Ok(change)
    }
}

fn standing_in(log: &[Rc<Event>], start: u64) -> Vec<(usize, Rc<Event>)> {
    let mut standing: Vec<(usize, Rc<Event>)> = Vec::new();
    for (at, event) in log.iter().enumerate() {
        match &event.what {
            EventKind::Undo { of } => standing.retain(|(place, _)| Some(*place) != *of),
            EventKind::Rewind { to } => {
                standing = standing_in(&log[..(to - start) as usize], start)
            }
            _ => standing.push((at, event.clone())),
        }
    }
    standing
}
