//! What a list of happenings amounts to: told from its beginning, every time anew.

use std::rc::Rc;

use super::Paper;
use super::asked::{Happening, What};
use super::board::COLORS;

/// A cross that stands on a sheet.
#[derive(Clone)]
pub struct Mark {
    pub seat: usize,
    pub row: String,
    pub number: u8,
    /// The turn it counts for; 0 where there are none, and for corrections.
    pub turn: u64,
    /// The turn that was on when it was made.
    pub made_in: u64,
    /// `white`, `lucky`, `color`, or nothing where nobody knows.
    pub uses: Option<String>,
    /// The host's eraser made it, so that it is nobody's cross of a turn.
    pub corrected: bool,
}

/// A turn that was begun.
#[derive(Clone)]
pub struct Turn {
    pub active: usize,
    pub roll: Option<Roll>,
}

/// The dice on the table as they were entered.
#[derive(Clone)]
pub struct Roll {
    pub white: Vec<u8>,
    pub colors: Vec<(String, u8)>,
}

/// Since when a row is closed without turns.
pub struct Closing {
    pub row: String,
    pub at: usize,
    /// Whether it was the same roll for the others, who then may lock it too.
    pub same_roll: bool,
}

/// Since when the end is near, and why.
pub struct LastCall {
    pub at: usize,
    pub why: &'static str,
}

/// A cross or a penalty that a seat made in mode `sheet`, and where in the list.
struct Move {
    seat: usize,
    at: usize,
    space: Option<(String, u8)>,
}

/// The state of play after everything that happened.
pub struct Story<'a> {
    pub paper: &'a Paper,
    pub seats: usize,
    pub lucky_numbers: Vec<Option<[u8; 2]>>,
    /// The first turn of each seat.
    pub from: Vec<u64>,
    /// Where in the list each seat came in; nowhere for those of the lobby.
    pub entered: Vec<Option<usize>>,
    marks: Vec<Mark>,
    /// Those of the crosses that crossed a lock, too.
    locks: Vec<Mark>,
    pub penalties: Vec<u8>,
    pub left: Vec<bool>,
    /// The turns begun so far; none in mode `sheet`.
    pub turns: Vec<Turn>,
    /// The happenings before the turn.
    pub turn_began: usize,
    closed_on_paper: Vec<String>,
    pub closings: Vec<Closing>,
    /// Crosses and penalties in mode `sheet`, but for crosses that were erased.
    moves: Vec<Move>,
    pub last_call: Option<LastCall>,
    pub ended: Option<&'static str>,
}

impl<'a> Story<'a> {
    /// The story of these happenings.
    pub fn of(paper: &'a Paper, happenings: &[Rc<Happening>]) -> Story<'a> {
        let mut story = Story {
            paper,
            seats: paper.seats,
            lucky_numbers: paper.lucky_numbers.clone(),
            from: vec![0; paper.seats],
            entered: vec![None; paper.seats],
            marks: Vec::new(),
            locks: Vec::new(),
            penalties: vec![0; paper.seats],
            left: vec![false; paper.seats],
            turns: Vec::new(),
            turn_began: 0,
            closed_on_paper: Vec::new(),
            closings: Vec::new(),
            moves: Vec::new(),
            last_call: None,
            ended: None,
        };
        if paper.mode != "sheet" {
            story.turns.push(Turn {
                active: paper.first,
                roll: None,
            });
        }
        for (at, happening) in happenings.iter().enumerate() {
            story.tell(at, happening);
            story.tell_closings(at, happening);
            story.tell_last_call(at);
            story.tell_what_follows(at, happening);
        }
        story
    }

    fn tell(&mut self, at: usize, happening: &Happening) {
        let seat = happening.seat;
        match &happening.what {
            What::Cross {
                row,
                number,
                turn,
                uses,
            } => {
                self.mark(Mark {
                    seat,
                    row: row.clone(),
                    number: *number,
                    turn: turn.unwrap_or(0),
                    made_in: self.turn(),
                    uses: uses.clone(),
                    corrected: false,
                });
                self.moves.push(Move {
                    seat,
                    at,
                    space: Some((row.clone(), *number)),
                });
            }
            What::Penalty => {
                self.penalties[seat] += 1;
                self.moves.push(Move {
                    seat,
                    at,
                    space: None,
                });
            }
            What::Close { row } => self.closed_on_paper.push(row.clone()),
            What::Roll { roll } => self.turns.last_mut().unwrap().roll = Some(roll.clone()),
            What::EndTurn { .. } => self.tell_end_of_turn(at),
            What::Leave => self.left[seat] = true,
            What::Enter { lucky_numbers } => {
                self.seats += 1;
                self.lucky_numbers.push(*lucky_numbers);
                // Without turns it takes part at once.
                let waits = !self.turns.is_empty();
                self.from.push((self.turn() + 1) * u64::from(waits));
                self.entered.push(Some(at));
                self.penalties.push(0);
                self.left.push(false);
            }
            What::Finish => {
                self.ended = Some(match &self.last_call {
                    Some(call) => call.why,
                    None => "stopped",
                });
            }
            What::CorrectSpace {
                row,
                number,
                crossed: true,
            } => self.mark(Mark {
                seat,
                row: row.clone(),
                number: *number,
                turn: 0,
                made_in: self.turn(),
                uses: None,
                corrected: true,
            }),
            What::CorrectSpace {
                row,
                number,
                crossed: false,
            } => self.erase(seat, row, *number),
            What::CorrectPenalties { penalties } => {
                self.penalties[seat] = *penalties;
                if self.paper.mode != "sheet" && *penalties == 4 {
                    self.ended = Some("penalties");
                }
            }
            What::Undo { .. } | What::Rewind { .. } => panic!("only what stands is told"),
        }
    }

    fn mark(&mut self, mark: Mark) {
        if self.paper.board.is_lock_space(&mark.row, mark.number) {
            self.locks.push(mark.clone());
        }
        self.marks.push(mark);
    }

    fn erase(&mut self, seat: usize, row: &str, number: u8) {
        for marks in [&mut self.marks, &mut self.locks] {
            marks.retain(|mark| mark.seat != seat || mark.row != row || mark.number != number);
        }
        let space = Some((row.to_owned(), number));
        self.moves
            .retain(|made| made.seat != seat || made.space != space);
    }

    fn tell_end_of_turn(&mut self, at: usize) {
        let active = self.active();
        let crosses = self.crosses_in(active, self.turn());
        let nothing = crosses.is_empty();
        let no_color = self.paper.color_required
            && !crosses
                .iter()
                .any(|mark| mark.uses.as_deref() == Some("color"));
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
        let mut marks = self.marks.iter();
        marks.any(|mark| mark.seat == seat && mark.corrected && mark.made_in == self.turn())
    }

    /// What a seat's leaving, a correction or a cross brings about.
    fn tell_what_follows(&mut self, at: usize, happening: &Happening) {
        if self.paper.mode == "sheet" || self.ended.is_some() {
            return;
        }
        let leaves = matches!(happening.what, What::Leave);
        let crosses_now =
            matches!(&happening.what, What::Cross { turn, .. } if *turn == Some(self.turn()));
        let corrects = matches!(happening.what, What::CorrectSpace { .. });
        if leaves && self.left.iter().all(|left| *left) {
            self.ended = Some(match self.last_call {
                Some(_) => "locks",
                None => "stopped",
            });
        } else if self.last_call.is_some() {
            let all_is_done = || !super::crossing::is_anything_open(self);
            if self.paper.mode == "dice" && (leaves || crosses_now) && all_is_done() {
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

    fn tell_closings(&mut self, at: usize, happening: &Happening) {
        if self.paper.mode != "sheet" {
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
                    same_roll: !matches!(happening.what, What::CorrectSpace { .. }),
                });
            }
        }
    }

    fn tell_last_call(&mut self, at: usize) {
        let closed = if self.paper.mode == "sheet" {
            self.closings.len()
        } else {
            COLORS.iter().filter(|row| self.is_locked(row)).count()
        };
        let penalties = self.paper.mode == "sheet" && self.penalties.contains(&4);
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
    pub fn crosses_in(&self, seat: usize, turn: u64) -> Vec<&Mark> {
        self.marks
            .iter()
            .filter(|mark| mark.seat == seat && mark.turn == turn && !mark.corrected)
            .collect()
    }

    /// The crosses of a seat in a row.
    pub fn marks_in(&self, seat: usize, row: &str) -> Vec<&Mark> {
        self.marks
            .iter()
            .filter(|mark| mark.seat == seat && mark.row == row)
            .collect()
    }

    /// The crosses of all seats that locked a row.
    pub fn locks_in(&self, row: &str) -> Vec<&Mark> {
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

    /// Whether this seat's cross or penalty is this happening or one after it, in mode `sheet`.
    pub fn moved_since(&self, seat: usize, at: usize) -> bool {
        self.moves
            .iter()
            .any(|made| made.seat == seat && made.at >= at)
    }

    /// The die of this colour on the table in this turn, unless its row is locked.
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
