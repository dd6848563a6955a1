//! The rules of the game once more, as plainly as they can be said: a list of everything that
//! happened, and everything else told anew from it every time.
//!
//! It shares nothing with the program, so that the two prove each other.

mod asked;
mod board;
mod crossing;
mod judging;
mod shown;
mod story;

use std::rc::Rc;

use serde_json::Value;

use asked::{Happening, What, parsed};
use board::Board;
use judging::judge;
use story::Story;

/// What is settled before the first turn.
#[derive(Clone)]
pub struct Paper {
    board: Board,
    mode: String,
    seats: usize,
    lucky_numbers: Vec<Option<[u8; 2]>>,
    color_required: bool,
    /// Who has turn 1.
    first: usize,
}

/// A game, kept as the list of all that happened since its start.
#[derive(Clone)]
pub struct ReferenceGame {
    paper: Paper,
    log: Vec<Rc<Happening>>,
}

impl ReferenceGame {
    /// A game that has just begun.
    pub fn new(
        board: &str,
        mode: &str,
        seats: usize,
        lucky_numbers: Vec<Option<[u8; 2]>>,
        color_required: bool,
        first: usize,
    ) -> ReferenceGame {
        ReferenceGame {
            paper: Paper {
                board: Board::named(board),
                mode: mode.to_owned(),
                seats,
                lucky_numbers,
                color_required,
                first,
            },
            log: Vec::new(),
        }
    }

    /// The game after this move, or every code with which it may be refused.
    pub fn try_move(
        &self,
        seat: usize,
        is_host: bool,
        asked: &Value,
    ) -> Result<ReferenceGame, Vec<&'static str>> {
        if seat >= Story::of(&self.paper, &self.happenings()).seats {
            return Err(vec!["invalid_value"]);
        }
        let asked = Happening {
            seat,
            host: is_host,
            what: parsed(asked),
        };
        let what = match asked.what {
            What::Undo { .. } => self.undo(seat, is_host)?,
            What::Rewind { to } => self.rewind(is_host, to)?,
            _ => judge(&Story::of(&self.paper, &self.happenings()), &asked)?,
        };
        let mut after = self.clone();
        after.log.push(Rc::new(Happening { what, ..asked }));
        Ok(after)
    }

    /// The game with one more seat, or every reason against it; the number of the seat.
    pub fn try_enter(
        &self,
        lucky_numbers: Option<[u8; 2]>,
    ) -> Result<(ReferenceGame, usize), Vec<&'static str>> {
        let happenings = self.happenings();
        let story = Story::of(&self.paper, &happenings);
        let asked = Happening {
            seat: story.seats,
            host: true,
            what: What::Enter { lucky_numbers },
        };
        judge(&story, &asked)?;
        let mut after = self.clone();
        let seat = asked.seat;
        after.log.push(Rc::new(asked));
        Ok((after, seat))
    }

    /// What is neither undone nor rewound, each with its place in the log.
    fn standing(&self) -> Vec<(usize, Rc<Happening>)> {
        standing_in(&self.log, self.start())
    }

    fn happenings(&self) -> Vec<Rc<Happening>> {
        self.standing().into_iter().map(|(_, h)| h).collect()
    }

    /// The number of the event that started the game: the seats joined before it.
    fn start(&self) -> u64 {
        self.paper.seats as u64 + 1
    }

    fn rewind(&self, is_host: bool, to: u64) -> Result<What, Vec<&'static str>> {
        let mut wrong = Vec::new();
        if !is_host {
            wrong.push("host_only");
        }
        if to < self.start() || to >= self.start() + self.log.len() as u64 {
            wrong.push("invalid_value");
        }
        if wrong.is_empty() {
            Ok(What::Rewind { to })
        } else {
            Err(wrong)
        }
    }

    fn undo(&self, seat: usize, is_host: bool) -> Result<What, Vec<&'static str>> {
        let standing = self.standing();
        let happenings = self.happenings();
        let story = Story::of(&self.paper, &happenings);
        let undone = if story.ended.is_some() {
            self.ending_to_undo(&story, &happenings, seat, is_host)?
        } else if !story.may_move(seat) {
            return Err(vec!["not_your_turn"]);
        } else {
            self.move_to_undo(&story, &happenings, seat, is_host)?
        };
        let mut without = happenings[..undone].to_vec();
        for later in &happenings[undone + 1..] {
            let enters = matches!(later.what, What::Enter { .. });
            if !enters && judge(&Story::of(&self.paper, &without), later).is_err() {
                return Err(vec!["undo_conflict"]);
            }
            without.push(later.clone());
        }
        // Nobody's turn is to begin or end with it.
        let ends_turn = matches!(happenings[undone].what, What::EndTurn { .. });
        let turns = Story::of(&self.paper, &without).turn();
        if turns + u64::from(ends_turn && story.ended.is_none()) != story.turn() {
            return Err(vec!["undo_conflict"]);
        }
        Ok(What::Undo {
            of: Some(standing[undone].0),
        })
    }

    /// What ended the game, if this seat may take it back.
    fn ending_to_undo(
        &self,
        story: &Story,
        happenings: &[Rc<Happening>],
        seat: usize,
        is_host: bool,
    ) -> Result<usize, Vec<&'static str>> {
        let last = happenings.last().unwrap();
        let is_own = match last.what {
            What::EndTurn { .. } => last.seat == seat || story.active() == seat,
            What::Cross { .. } => last.seat == seat,
            _ => false,
        };
        if is_host || is_own && !story.left[seat] {
            Ok(happenings.len() - 1)
        } else {
            Err(vec!["game_over", "host_only"])
        }
    }

    /// The latest move of this seat, while the game goes on.
    fn move_to_undo(
        &self,
        story: &Story,
        happenings: &[Rc<Happening>],
        seat: usize,
        is_host: bool,
    ) -> Result<usize, Vec<&'static str>> {
        let own = happenings.iter().enumerate().rposition(|(at, happening)| {
            happening.seat == seat
                && at >= story.turn_began
                && matches!(
                    happening.what,
                    What::Cross { .. } | What::Penalty | What::Close { .. }
                )
        });
        if let Some(own) = own {
            return Ok(own);
        }
        if story.turn() < 2 {
            return Err(vec!["nothing_to_undo"]);
        }
        let change = story.turn_began - 1;
        let was_active = story.turn_of(story.turn() - 1).active == seat;
        let ended_by_tap = matches!(happenings[change].what, What::EndTurn { .. });
        if !ended_by_tap || !(is_host || was_active) {
            return Err(vec!["nothing_to_undo"]);
        }
        let since = &happenings[story.turn_began..];
        if since
            .iter()
            .any(|later| !matches!(later.what, What::Enter { .. }))
        {
            return Err(vec!["nothing_to_undo", "undo_conflict"]);
        }
        Ok(change)
    }
}

fn standing_in(log: &[Rc<Happening>], start: u64) -> Vec<(usize, Rc<Happening>)> {
    let mut standing: Vec<(usize, Rc<Happening>)> = Vec::new();
    for (at, happening) in log.iter().enumerate() {
        match &happening.what {
            What::Undo { of } => standing.retain(|(place, _)| Some(*place) != *of),
            What::Rewind { to } => standing = standing_in(&log[..(to - start) as usize], start),
            _ => standing.push((at, happening.clone())),
        }
    }
    standing
}
