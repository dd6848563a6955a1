//! The state after a list of events, computed from the beginning.

use std::rc::Rc;

use super::Setup;
use super::board::COLORS;
use super::events::{Event, EventKind};
use super::extras::Space;
use super::records::{Closing, Cross, LastCall, MadeBy, Printed, SeatMove, Turn};

/// The state of play after everything that happened.
pub struct State {
    pub setup: Rc<Setup>,
    pub seats: usize,
    /// What is printed on each seat's sheet alone.
    pub printed: Vec<Printed>,
    /// The first turn of each seat.
    pub from: Vec<u64>,
    /// Where in the list each seat came in; nowhere for those of the lobby.
    pub entered: Vec<Option<usize>>,
    /// The crosses of each seat.
    pub crosses: Vec<Vec<Cross>>,
    /// Those of the crosses that crossed a lock, too.
    pub locks: Vec<Cross>,
    pub penalties: Vec<u8>,
    pub left: Vec<bool>,
    /// The turns begun so far; none in mode `sheet`.
    pub turns: Vec<Turn>,
    /// How many events came before the turn.
    pub turn_began: usize,
    closed_on_paper: Vec<&'static str>,
    pub closings: Vec<Closing>,
    /// Crosses and penalties in mode `sheet`, but for crosses that were erased.
    pub moves: Vec<SeatMove>,
    pub last_call: Option<LastCall>,
    pub ended: Option<&'static str>,
}

impl State {
    /// The state after these events.
    pub fn of(setup: &Rc<Setup>, events: &[Rc<Event>]) -> State {
        let seats = setup.printed.len();
        let mut state = State {
            setup: Rc::clone(setup),
            seats,
            printed: setup.printed.clone(),
            from: vec![0; seats],
            entered: vec![None; seats],
            crosses: vec![Vec::new(); seats],
            locks: Vec::new(),
            penalties: vec![0; seats],
            left: vec![false; seats],
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
                effects,
            } => {
                let by_hand = Cross {
                    seat,
                    row,
                    number: *number,
                    second: *second,
                    turn: turn.unwrap_or(0),
                    made_in: self.turn(),
                    uses: *uses,
                    made_by: MadeBy::Hand,
                };
                self.cross(by_hand);
                for (row, number) in effects.iter().filter_map(|effect| effect.crossed()) {
                    self.cross(Cross {
                        row,
                        number,
                        second: false,
                        uses: None,
                        made_by: MadeBy::Rule,
                        ..by_hand
                    });
                }
                self.moves.push(SeatMove {
                    seat,
                    at,
                    space: Some((*row, *number, *second)),
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
            EventKind::Close { row } => self.closed_on_paper.push(row),
            EventKind::Roll { roll } => self.turns.last_mut().unwrap().roll = Some(roll.clone()),
            EventKind::EndTurn { .. } => self.end_turn(at),
            EventKind::Leave => self.left[seat] = true,
            EventKind::Enter { printed } => {
                self.seats += 1;
                self.printed.push(*printed);
                self.crosses.push(Vec::new());
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
            } => {
                for (row, number) in self.crossed_together(seat, row, *number) {
                    self.cross(Cross {
                        seat,
                        row,
                        number,
                        second: *second,
                        turn: 0,
                        made_in: self.turn(),
                        uses: None,
                        made_by: MadeBy::Correction,
                    });
                }
            }
            EventKind::CorrectSpace {
                row,
                number,
                second,
                crossed: false,
            } => {
                for (row, number) in self.crossed_together(seat, row, *number) {
                    self.erase(seat, row, number, true);
                    if !second {
                        self.erase(seat, row, number, false);
                    }
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

    /// A space, and the other end of its link.
    pub fn crossed_together(&self, seat: usize, row: &'static str, number: u8) -> Vec<Space> {
        let other = self
            .setup
            .board
            .other_end(self.printed[seat].sheet, row, number);
        [(row, number)].into_iter().chain(other).collect()
    }

    fn cross(&mut self, cross: Cross) {
        if self.setup.board.is_lock_space(cross.row, cross.number) && !cross.second {
            self.locks.push(cross);
        }
        self.crosses[cross.seat].push(cross);
    }

    fn erase(&mut self, seat: usize, row: &'static str, number: u8, second: bool) {
        for crosses in [&mut self.crosses[seat], &mut self.locks] {
            crosses.retain(|it| {
                it.seat != seat || it.row != row || (it.number, it.second) != (number, second)
            });
        }
        let space = Some((row, number, second));
        self.moves
            .retain(|made| made.seat != seat || made.space != space);
    }

    fn end_turn(&mut self, at: usize) {
        let active = self.active();
        let crosses = self.crosses_in(active, self.turn());
        let nothing = crosses.is_empty();
        let mut uses = crosses.iter().map(|cross| cross.uses);
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
        let mut crosses = self.crosses[seat].iter();
        crosses.any(|cross| {
            let corrected = cross.made_by == MadeBy::Correction && cross.row != "bar";
            corrected && cross.made_in == self.turn()
        })
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
            let closed = self.closed_on_paper.contains(&row) || self.is_locked(row);
            if !closed {
                self.closings.retain(|closing| closing.row != row);
            } else if self.closing(row).is_none() {
                self.closings.push(Closing {
                    row,
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
}
