//! The table: the state of play, what may happen next, and what happening does to it.

use super::paper::Paper;
use super::turns::Turns;
use super::{
    Action, Actor, By, Color, Effect, Event, EventKind, Mode, Reason, Seat, Setup, Sheet, Standing,
    Status, Turn, Violation, standings,
};

/// What the table knows beside the sheets, by mode; nothing in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Play {
    Lobby,
    Sheet(Paper),
    Turns(Turns),
}

/// The state of play: every seat's sheet, and whatever decides what may happen next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) setup: Setup,
    sheets: Vec<Sheet>,
    host: Seat,
    pub(super) play: Play,
    pub(super) finished: Option<Reason>,
}

impl Table {
    /// An empty lobby.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            setup,
            sheets: Vec::new(),
            host: Seat::default(),
            play: Play::Lobby,
            finished: None,
        }
    }

    /// What is played on and how.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Where the game stands.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.finished.is_some() {
            return Status::Finished;
        }
        match &self.play {
            Play::Lobby => Status::Lobby,
            Play::Sheet(paper) if paper.last_call().is_some() => Status::LastCall,
            Play::Turns(turns) if turns.is_last_call() => Status::LastCall,
            Play::Sheet(_) | Play::Turns(_) => Status::Playing,
        }
    }

    /// Why the game ended; `None` before.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        self.finished
    }

    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> usize {
        self.sheets.len()
    }

    /// The seat that has the host's role.
    #[must_use]
    pub fn host(&self) -> Seat {
        self.host
    }

    /// The current turn, or the last one of a finished game; `None` without turns.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        self.turns().map(Turns::turn)
    }

    /// The seat whose turn it is or was last; `None` without turns.
    #[must_use]
    pub fn active(&self) -> Option<Seat> {
        self.turns().and_then(Turns::active)
    }

    /// The seat whose turn that one was; `None` for a turn that has not begun.
    #[must_use]
    pub fn active_in(&self, turn: Turn) -> Option<Seat> {
        self.turns().and_then(|turns| turns.active_in(turn))
    }

    /// A seat's sheet; `None` where there is no such seat.
    #[must_use]
    pub fn sheet(&self, seat: Seat) -> Option<&Sheet> {
        self.sheets.get(seat.index())
    }

    /// The rows that are closed for all.
    #[must_use]
    pub fn closed_rows(&self) -> Vec<Color> {
        match &self.play {
            Play::Lobby => Vec::new(),
            Play::Sheet(paper) => paper.closed_rows(),
            Play::Turns(turns) if self.finished.is_some() => turns.locked_rows(),
            Play::Turns(turns) => Color::ALL
                .into_iter()
                .filter(|&row| turns.is_closed_before(turns.turn(), row))
                .collect(),
        }
    }

    /// The rows locked in this turn, which are closed for all at its end; none without turns.
    #[must_use]
    pub fn locked_this_turn(&self) -> Vec<Color> {
        let closed = self.closed_rows();
        let locked = self.turns().map(Turns::locked_rows).unwrap_or_default();
        locked
            .into_iter()
            .filter(|row| !closed.contains(row))
            .collect()
    }

    /// How many crosses of this seat count for the current turn; 0 without turns.
    #[must_use]
    pub fn crosses_this_turn(&self, seat: Seat) -> usize {
        self.turns()
            .map_or(0, |turns| turns.crosses_in(turns.turn(), seat))
    }

    /// Whether ending the turn now would give the active seat a penalty.
    #[must_use]
    pub fn is_penalty_due(&self) -> bool {
        let has_not_crossed = self
            .active()
            .is_some_and(|seat| self.crosses_this_turn(seat) == 0);
        self.status() == Status::Playing && has_not_crossed
    }

    /// The numbers this seat could cross in this row now, from left to right.
    #[must_use]
    pub fn open(&self, seat: Seat, row: Color) -> Vec<u8> {
        let spaces = &self.setup.board.rows[row].spaces;
        let numbers = spaces.iter().map(|space| space.number);
        numbers
            .filter(|&number| self.refusal(seat, row, number).is_none())
            .collect()
    }

    /// Why this seat cannot cross this number now; `None` if it can.
    #[must_use]
    pub fn refusal(&self, seat: Seat, row: Color, number: u8) -> Option<Violation> {
        let cross = Action::Cross {
            row,
            number,
            turn: None,
        };
        self.decide(Actor { seat, by: By::Seat }, cross).err()
    }

    /// The lock spaces that this seat may still cross in rows that somebody has just locked.
    #[must_use]
    pub fn lock_offers(&self, seat: Seat) -> Vec<(Color, u8)> {
        let locked: Vec<Color> = match &self.play {
            Play::Lobby => Vec::new(),
            Play::Sheet(paper) => {
                let rows = paper.closed_rows().into_iter();
                rows.filter(|&row| paper.has_chance(seat, row)).collect()
            }
            Play::Turns(_) => self.locked_this_turn(),
        };
        let board = &self.setup.board;
        let spaces = locked
            .into_iter()
            .flat_map(|row| board.lock_numbers(row).map(move |n| (row, n)));
        spaces
            .filter(|&(row, number)| self.refusal(seat, row, number).is_none())
            .collect()
    }

    /// The seats by rank, as the sheets stand now.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let totals: Vec<i32> = self.sheets.iter().map(Sheet::total).collect();
        standings(&totals)
    }

    /// Lets an event happen; events come from [`Table::decide`] or a log, so nothing is refused.
    pub fn apply(&mut self, event: &Event) {
        match (&event.kind, event.seat) {
            (EventKind::Join {}, _) => self.sheets.push(Sheet::default()),
            (EventKind::Start { order }, _) => self.start(order),
            (EventKind::Host {}, Some(seat)) => self.host = seat,
            (EventKind::Cross { row, number, turn }, Some(seat)) => {
                let lock = event.effects.contains(&Effect::Lock { row: *row });
                self.apply_cross(seat, (*row, *number), *turn, lock);
            }
            (EventKind::Penalty {}, Some(seat)) => {
                self.add_penalty(seat);
                let is_last = self.sheet(seat).is_some_and(Sheet::is_full_of_penalties);
                if let Play::Sheet(paper) = &mut self.play {
                    paper.took_penalty(seat, is_last);
                }
            }
            (EventKind::Close { row }, _) => {
                if let Play::Sheet(paper) = &mut self.play {
                    paper.close(*row);
                }
            }
            (EventKind::EndTurn { .. } | EventKind::Finish {}, _) => self.apply_end(event),
            // Taking back is the log's business, and the next game is another table.
            (EventKind::Undo { .. } | EventKind::Rematch { .. }, _) => {}
            (EventKind::Host {} | EventKind::Cross { .. } | EventKind::Penalty {}, None) => {}
        }
    }

    fn start(&mut self, order: &[Seat]) {
        // The seats take new numbers at the start, and the host's role goes with its seat.
        if let Some(host) = order.iter().position(|&seat| seat == self.host) {
            self.host = Seat::new(host).unwrap_or_default();
        }
        self.play = match self.setup.mode {
            Mode::Sheet => Play::Sheet(Paper::new(self.seats())),
            Mode::Turns => Play::Turns(Turns::new(Seat::default())),
        };
    }

    fn apply_cross(
        &mut self,
        seat: Seat,
        (row, number): (Color, u8),
        turn: Option<Turn>,
        lock: bool,
    ) {
        if let Some(sheet) = self.sheets.get_mut(seat.index()) {
            sheet.cross(row, number, lock);
        }
        match &mut self.play {
            Play::Lobby => {}
            Play::Sheet(paper) => paper.crossed(seat, row, lock),
            Play::Turns(turns) => {
                let turn = turn.unwrap_or_else(|| turns.turn());
                turns.crossed(turn, seat, row, lock);
            }
        }
    }

    fn apply_end(&mut self, event: &Event) {
        for effect in &event.effects {
            match *effect {
                Effect::Penalty { seat } => self.add_penalty(seat),
                Effect::Finish { reason } => self.finished = Some(reason),
                Effect::Lock { .. } => {}
            }
        }
        if self.finished.is_some() {
            return;
        }
        let next = self.active().map(|active| self.seat_after(active));
        if let (Play::Turns(turns), Some(next)) = (&mut self.play, next) {
            turns.next_turn(next);
        }
    }

    fn add_penalty(&mut self, seat: Seat) {
        if let Some(sheet) = self.sheets.get_mut(seat.index()) {
            sheet.add_penalty();
        }
    }

    pub(super) fn seat_after(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % self.seats().max(1)).unwrap_or_default()
    }

    fn turns(&self) -> Option<&Turns> {
        match &self.play {
            Play::Turns(turns) => Some(turns),
            Play::Lobby | Play::Sheet(_) => None,
        }
    }
}
