//! The state after a list of events, computed from the beginning every time.

use std::rc::Rc;

use super::Setup;
use super::board::COLORS;
use super::events::{Event, EventKind};
use super::records::{Closing, Cross, LastCall, Turn};

/// A cross or a penalty that a seat made in mode `sheet`, and where in the list.
struct SeatMove {
    seat: usize,
    at: usize,
    space: Option<(String, u8, bool)>,
}

/// The state of play after everything that happened.
pub struct State<'a> {
    pub setup: &'a Setup,
    pub seats: usize,
    pub lucky_numbers: Vec<Option<[u8; 2]>>,
    /// The first turn of each seat.
    pub from: Vec<u64>,
    /// Where in the list each seat came in; nowhere for those of the lobby.
    pub entered: Vec<Option<usize>>,
    crosses: Vec<Cross>,
    /// Those of the crosses that crossed a lock, too.
    locks: Vec<Cross>,
    pub penalties: Vec<u8>,
    pub left: Vec<bool>,
    /// The turns begun so far; none in mode `sheet`.
    pub turns: Vec<Turn>,
    /// How many events came before the turn.
    pub turn_began: usize,
    closed_on_paper: Vec<String>,
    pub closings: Vec<Closing>,
    /// Crosses and penalties in mode `sheet`, but for crosses that were erased.
    moves: Vec<SeatMove>,
    pub last_call: Option<LastCall>,
    pub ended: Option<&'static str>,
}

impl<'a> State<'a> {
    /// The state after these events.
    pub fn of(setup: &'a Setup, events: &[Rc<Event>]) -> State<'a> {
        let mut state = State {
            setup,
            seats: setup.seats,
            lucky_numbers: setup.lucky_numbers.clone(),
            from: vec![0; setup.seats],
            entered: vec![None; setup.seats],
            crosses: Vec::new(),
            locks: Vec::new(),
            penalties: vec![0; setup.seats],
            left: vec![false; setup.seats],
            turns: Vec::new(),
            turn_began: 0,
            closed_on_paper: Vec::new(),
            closings: Vec::new(),
            moves: Vec::new(),
            last_call: None,
            ended: None,
        };
        if setup.mode != "sheet" {
            state.turns.push(Turn {
                active: setup.first,
                roll: None,
            });
        }
        for (at, event) in events.iter().enumerate() {
            state.apply(at, event);
            state.update_closings(at, event);
            state.update_last_call(at);
            state.apply_effects(at, event);
        }
        state
    }

    fn apply(&mut self, at: usize, event: &Event) {
        let seat = event.seat;
        match &event.what {
            EventKind::Cross {
                row,
                number,
                second,
                turn,
                uses,
            } => {
                self.cross(Cross {
                    seat,
                    row: row.clone(),
                    number: *number,
                    second: *second,
                    turn: turn.unwrap_or(0),
                    made_in: self.turn(),
                    uses: uses.clone(),
                    corrected: false,
                });
                self.moves.push(SeatMove {
                    seat,
                    at,
                    space: Some((row.clone(), *number, *second)),
                });
            }
            EventKind::Penalty => {
                self.penalties[seat] += 1;
                self.moves.push(SeatMove {
                    seat,
                    at,
                    space: None,
                });
            }
            EventKind::Close { row } => self.closed_on_paper.push(row.clone()),
            EventKind::Roll { roll } => self.turns.last_mut().unwrap().roll = Some(roll.clone()),
            EventKind::EndTurn { .. } => self.end_turn(at),
            EventKind::Leave => self.left[seat] = true,
            EventKind::Enter { lucky_numbers } => {
                self.seats += 1;
                self.lucky_numbers.push(*lucky_numbers);
                // Without turns it takes part at once.
                let waits = !self.turns.is_empty();
                self.from.push((self.turn() + 1) * u64::from(waits));
                self.entered.push(Some(at));
                self.penalties.push(0);
                self.left.push(false);
            }
            EventKind::Finish => {
                self.ended = Some(match &self.last_call {
                    Some(call) => call.why,
                    None => "stopped",
                });
            }
            EventKind::CorrectSpace {
                row,
                number,
                second,
                crossed: true,
            } => self.cross(Cross {
                seat,
                row: row.clone(),
                number: *number,
                second: *second,
                turn: 0,
                made_in: self.turn(),
                uses: None,
                corrected: true,
            }),
            EventKind::CorrectSpace {
                row,
                number,
                second,
                crossed: false,
            } => {
                self.erase(seat, row, *number, true);
                if !second {
                    self.erase(seat, row, *number, false);
                }
            }
            EventKind::CorrectPenalties { penalties } => {
                self.penalties[seat] = *penalties;
                if self.setup.mode != "sheet" && *penalties == 4 {
                    self.ended = Some("penalties");
                }
            }
            EventKind::Undo { .. } | EventKind::Rewind { .. } => panic!("undone"),
        }
    }

    fn cross(&mut self, cross: Cross) {
        if self.setup.board.is_lock_space(&cross.row, cross.number) && !cross.second {
            self.locks.push(cross.clone());
        }
        self.crosses.push(cross);
    }

    fn erase(&mut self, seat: usize, row: &str, number: u8, second: bool) {
        for crosses in [&mut self.crosses, &mut self.locks] {
            crosses.retain(|it| {
                it.seat != seat || it.row != row || (it.number, it.second) != (number, second)
            });
        }
        let space = Some((row.to_owned(), number, second));
        self.moves
            .retain(|made| made.seat != seat || made.space != space);
    }

    fn end_turn(&mut self, at: usize) {
        let active = self.active();
        let crosses = self.crosses_in(active, self.turn());
        let nothing = crosses.is_empty();
        let mut uses = crosses.iter().map(|cross| cross.uses.as_deref());
        let no_color = self.setup.color_required && !uses.any(|uses| uses == Some("color"));
        if self.last_call.is_some() {
            self.ended = Some("locks");
            return;
        }
        if (nothing || no_color) && !self.was_corrected_in(active) {
            self.penalties[active] += 1;
        }
        match self.penalties[active] {
            4 => self.ended = Some("penalties"),
            _ => self.begin_turn(at),
        }
    }

    /// Whether the host crossed something for this seat during the turn that is on, and it stands.
    pub fn was_corrected_in(&self, seat: usize) -> bool {
        let mut crosses = self.crosses.iter();
        crosses.any(|cross| cross.seat == seat && cross.corrected && cross.made_in == self.turn())
    }

    /// The effects of a seat's leaving, a correction or a cross.
    fn apply_effects(&mut self, at: usize, event: &Event) {
        if self.setup.mode == "sheet" || self.ended.is_some() {
            return;
        }
        let leaves = matches!(event.what, EventKind::Leave);
        let now = Some(self.turn());
        let crosses_now = matches!(&event.what, EventKind::Cross { turn, .. } if *turn == now);
        let corrects = matches!(event.what, EventKind::CorrectSpace { .. });
        if leaves && self.left.iter().all(|left| *left) {
            self.ended = Some(match self.last_call {
                Some(_) => "locks",
                None => "stopped",
            });
        } else if self.last_call.is_some() {
            let all_is_done = || !super::crossing::is_anything_open(self);
            if self.setup.mode == "dice" && (leaves || crosses_now) && all_is_done() {
                self.ended = Some("locks");
            }
        } else if self.left[self.active()] && (leaves || corrects) {
            self.begin_turn(at);
        }
    }

    fn begin_turn(&mut self, at: usize) {
        self.turns.push(Turn {
            active: self.next_seat(),
            roll: None,
        });
        self.turn_began = at + 1;
    }

    fn update_closings(&mut self, at: usize, event: &Event) {
        if self.setup.mode != "sheet" {
            return;
        }
        for row in COLORS {
            let closed =
                self.closed_on_paper.iter().any(|closed| closed == row) || self.is_locked(row);
            if !closed {
                self.closings.retain(|closing| closing.row != row);
            } else if self.closing(row).is_none() {
                self.closings.push(Closing {
                    row: row.to_owned(),
                    at,
                    same_roll: !matches!(event.what, EventKind::CorrectSpace { .. }),
                });
            }
        }
    }

    fn update_last_call(&mut self, at: usize) {
        let closed = if self.setup.mode == "sheet" {
            self.closings.len()
        } else {
            COLORS.iter().filter(|row| self.is_locked(row)).count()
        };
        let penalties = self.setup.mode == "sheet" && self.penalties.contains(&4);
        let why = if closed >= 2 { "locks" } else { "penalties" };
        if closed < 2 && !penalties {
            self.last_call = None;
        } else if let Some(call) = &mut self.last_call {
            call.why = why;
        } else {
            self.last_call = Some(LastCall { at, why });
        }
    }

    /// The number of the turn that is on; 0 where there are none.
    pub fn turn(&self) -> u64 {
        self.turns.len() as u64
    }

    /// The turn of this number.
    pub fn turn_of(&self, turn: u64) -> &Turn {
        &self.turns[turn as usize - 1]
    }

    /// Whose turn it is.
    pub fn active(&self) -> usize {
        self.turns.last().unwrap().active
    }

    /// Whose turn comes next.
    pub fn next_seat(&self) -> usize {
        (1..=self.seats)
            .map(|step| (self.active() + step) % self.seats)
            .find(|seat| !self.left[*seat])
            .unwrap()
    }

    /// Whether this seat has moves now: it has not left, and takes part already.
    pub fn may_move(&self, seat: usize) -> bool {
        !self.left[seat] && self.from[seat] <= self.turn()
    }

    /// The crosses that a seat made for a turn and that still stand.
    pub fn crosses_in(&self, seat: usize, turn: u64) -> Vec<&Cross> {
        self.crosses
            .iter()
            .filter(|cross| cross.seat == seat && cross.turn == turn && !cross.corrected)
            .collect()
    }

    /// The crosses of a seat in a row.
    pub fn marks_in(&self, seat: usize, row: &str) -> Vec<&Cross> {
        self.crosses
            .iter()
            .filter(|cross| cross.seat == seat && cross.row == row)
            .collect()
    }

    /// The crosses of all seats that locked a row.
    pub fn locks_in(&self, row: &str) -> Vec<&Cross> {
        self.locks.iter().filter(|lock| lock.row == row).collect()
    }

    /// Whether anybody has the lock of this row.
    pub fn is_locked(&self, row: &str) -> bool {
        !self.locks_in(row).is_empty()
    }

    /// Whether this seat has the lock of this row.
    pub fn has_lock(&self, seat: usize, row: &str) -> bool {
        self.locks_in(row).iter().any(|lock| lock.seat == seat)
    }

    /// Whether this row was closed for all when this turn began, or since, by a lock that counts earlier.
    pub fn was_closed(&self, row: &str, turn: u64) -> bool {
        self.locks_in(row).iter().any(|lock| lock.turn < turn)
    }

    /// Since when this row is closed, in mode `sheet`.
    pub fn closing(&self, row: &str) -> Option<&Closing> {
        self.closings.iter().find(|closing| closing.row == row)
    }

    /// Whether the seat made a cross or took a penalty at this event or later, in mode `sheet`.
    pub fn moved_since(&self, seat: usize, at: usize) -> bool {
        self.moves
            .iter()
            .any(|made| made.seat == seat && made.at >= at)
    }

    /// The die of this color on the table in this turn, unless its row is locked.
    pub fn die(&self, color: &str, turn: u64) -> Option<u8> {
        if self.is_locked(color) {
            return None;
        }
        let roll = self.turn_of(turn).roll.as_ref()?;
        roll.colors
            .iter()
            .find(|(die, _)| die == color)
            .map(|(_, value)| *value)
    }
}
