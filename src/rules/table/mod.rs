//! The table: the state of play, and which crosses it allows now.

mod apply;
mod decide;
pub(super) mod late_cross;
pub(super) mod open_spaces;
pub(super) mod summary;

use std::sync::Arc;

use crate::host_role::HostRole;
use crate::modes::ModeState;
use crate::modes::turns::TurnState;
use crate::{
    Color, Dice, DiceUse, EndReason, GameSetup, MAX_SEATS, Printed, RollPart, Seat, Sheet,
    SheetScore, Standing, Status, Turn, standings,
};

/// What belongs to one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeatState {
    pub(super) sheet: Sheet,
    pub(super) left: bool,
    /// The first turn that it takes part in; 0 for a seat of the lobby and without turns.
    pub(super) first_turn: Turn,
    /// The score of the seat in a game that was played on paper.
    pub(super) tallied: Option<SheetScore>,
}

impl SeatState {
    fn total(&self) -> i32 {
        match &self.tallied {
            Some(tallied) => tallied.total,
            None => self.sheet.total(),
        }
    }
}

/// Why no player can join.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateEntryError {
    /// The last crosses are being made, or the game is over.
    TooLate,
    /// Every seat that a game can have is taken; seats that left count.
    Full,
}

/// The state of play: every seat's sheet, and what the mode knows in addition to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(super) setup: GameSetup,
    pub(super) seat_states: Vec<SeatState>,
    pub(super) host: HostRole,
    pub(super) mode_state: ModeState,
    pub(super) finished: Option<EndReason>,
    /// Whether the game was entered from paper and nothing says why it ended.
    pub(super) is_end_assumed: bool,
}

impl Table {
    pub fn new(setup: GameSetup) -> Self {
        Self {
            setup,
            seat_states: Vec::new(),
            host: HostRole::default(),
            mode_state: ModeState::Lobby,
            finished: None,
            is_end_assumed: false,
        }
    }

    pub fn setup(&self) -> &GameSetup {
        &self.setup
    }

    pub fn status(&self) -> Status {
        if self.finished.is_some() {
            return Status::Finished;
        }
        match &self.mode_state {
            ModeState::Lobby => Status::Lobby,
            ModeState::Sheet(state) if state.last_call().is_some() => Status::LastCall,
            ModeState::Turns(turns) if turns.is_last_call() => Status::LastCall,
            ModeState::Sheet(_) | ModeState::Turns(_) => Status::Playing,
        }
    }

    /// Why the game ended; `None` before.
    pub fn end_reason(&self) -> Option<EndReason> {
        self.finished
    }

    /// Why the game ended, where that is known: the sheets of a game from paper need not show it.
    pub fn known_end_reason(&self) -> Option<EndReason> {
        self.finished.filter(|_| !self.is_end_assumed)
    }

    /// Whether the sheets of a game from paper show why it ended: two locks can be seen.
    pub(super) fn shows_end(&self) -> bool {
        let is_locked = |row: Color| self.seat_states.iter().any(|it| it.sheet.row(row).locked());
        let locked = Color::ALL.into_iter().filter(|&row| is_locked(row));
        self.finished != Some(EndReason::Locks) || locked.count() >= 2
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.seat_states.len()
    }

    /// The number of the seat that joins next, in the lobby or after the start.
    ///
    /// Source: section 4 of the rules, late entry.
    pub fn free_seat(&self) -> Result<Seat, LateEntryError> {
        match self.status() {
            Status::Lobby | Status::Playing if self.seats() < MAX_SEATS => {
                Seat::new(self.seats()).ok_or(LateEntryError::Full)
            }
            Status::Lobby | Status::Playing => Err(LateEntryError::Full),
            Status::LastCall | Status::Finished => Err(LateEntryError::TooLate),
        }
    }

    /// Whether the host can remove this seat from the lobby: all but one that was given the host's role or took it.
    pub fn may_remove(&self, seat: Seat) -> bool {
        let is_owner = self.host_was_given() && self.host_owner() == seat;
        let is_host = is_owner || self.host_taker() == Some(seat);
        self.status() == Status::Lobby && seat.index() < self.seats() && !is_host
    }

    /// Whether the seat takes part in the current turn; a seat that joins during a turn takes part from the next.
    pub fn takes_part(&self, seat: Seat) -> bool {
        let turn = self.turn().unwrap_or_default();
        self.seat_state(seat)
            .is_some_and(|seat_state| seat_state.first_turn <= turn)
    }

    /// The seat that has the host's role.
    pub fn host(&self) -> Seat {
        self.host.seat()
    }

    /// The seat that the host's role belongs to, also while another has taken it.
    pub fn host_owner(&self) -> Seat {
        self.host.owner()
    }

    /// The seat that took the host's role while the host was away.
    pub fn host_taker(&self) -> Option<Seat> {
        self.host.taker()
    }

    /// Whether the role was given to its owner's seat; if not, the creator of the game has it.
    pub fn host_was_given(&self) -> bool {
        self.host.was_given()
    }

    /// The current turn, or the last one of a finished game; `None` without turns.
    pub fn turn(&self) -> Option<Turn> {
        self.turns().map(TurnState::turn)
    }

    /// The seat whose turn it is or was last; `None` without turns.
    pub fn active(&self) -> Option<Seat> {
        self.turns().and_then(TurnState::active)
    }

    /// The seat that had turn 1; `None` without turns.
    pub fn starting_seat(&self) -> Option<Seat> {
        self.active_in(1)
    }

    /// The seat that has turn 1 of a rematch: the next that has not left; `None` without turns.
    pub fn next_starting_seat(&self) -> Option<Seat> {
        self.starting_seat().and_then(|first| self.next_seat(first))
    }

    /// The seat that has or had this turn; `None` for a turn that has not begun.
    pub fn active_in(&self, turn: Turn) -> Option<Seat> {
        self.turns().and_then(|turns| turns.active_in(turn))
    }

    /// A seat's sheet; `None` where there is no such seat.
    pub fn sheet(&self, seat: Seat) -> Option<&Sheet> {
        self.seat_state(seat).map(|seat_state| &seat_state.sheet)
    }

    /// A copy of a seat's sheet; an empty one where there is no such seat.
    pub fn sheet_or_empty(&self, seat: Seat) -> Sheet {
        let empty = || Sheet::new(Arc::clone(&self.setup.board), Printed::default());
        self.sheet(seat).cloned().unwrap_or_else(empty)
    }

    /// What is printed on a seat's sheet alone; nothing where there is no such seat.
    pub fn printed(&self, seat: Seat) -> Printed {
        self.sheet(seat).map(Sheet::printed).unwrap_or_default()
    }

    /// What is printed on each seat's sheet alone.
    pub fn all_printed(&self) -> Vec<Printed> {
        let sheets = self.seat_states.iter().map(|seat_state| &seat_state.sheet);
        sheets.map(Sheet::printed).collect()
    }

    /// Whether the seat has left the table.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.seat_state(seat)
            .is_some_and(|seat_state| seat_state.left)
    }

    /// Whether the seat has moves in the current turn: it has not left, and takes part already.
    pub fn may_move(&self, seat: Seat) -> bool {
        self.takes_part(seat) && !self.has_left(seat)
    }

    /// Whether the sheet of a seat, and what the seat can do, is as in an earlier table of the same game.
    pub fn is_same_for(&self, seat: Seat, before: &Self) -> bool {
        let is_same_mode = match (&self.mode_state, &before.mode_state) {
            (ModeState::Sheet(state), ModeState::Sheet(before)) => state.is_same_for(seat, before),
            (state, before) => state == before,
        };
        is_same_mode
            && self.seat_state(seat) == before.seat_state(seat)
            && self.finished == before.finished
            && self.is_end_assumed == before.is_end_assumed
            && Arc::ptr_eq(&self.setup.board, &before.setup.board)
    }

    pub(super) fn seat_state(&self, seat: Seat) -> Option<&SeatState> {
        self.seat_states.get(seat.index())
    }

    /// What the dice of the current turn show; `None` where they are not known.
    ///
    /// The die of a row that was closed since, by a late lock, is gone from the roll.
    pub fn dice(&self) -> Option<Dice> {
        let turns = self.turns()?;
        let roll = turns.roll(turns.turn())?;
        Some(roll.still_in_game(turns.dice_in_game()))
    }

    /// The colored dice that are rolled in the current turn.
    pub fn dice_in_game(&self) -> Vec<Color> {
        self.turns()
            .map(|turns| turns.dice_in_game().colors_where(|&is_in| is_in))
            .unwrap_or_default()
    }

    /// The rows that are closed for all seats.
    pub fn closed_rows(&self) -> Vec<Color> {
        match &self.mode_state {
            ModeState::Lobby => Vec::new(),
            ModeState::Sheet(state) => state.closed_rows(),
            ModeState::Turns(turns) if self.finished.is_some() => turns.locked_rows(),
            ModeState::Turns(turns) => Color::ALL
                .into_iter()
                .filter(|&row| turns.is_closed_before(turns.turn(), row))
                .collect(),
        }
    }

    /// The rows locked in this turn, which are closed for all at its end; none without turns.
    pub fn locked_this_turn(&self) -> Vec<Color> {
        let closed = self.closed_rows();
        let locked = self.turns().map(TurnState::locked_rows).unwrap_or_default();
        locked
            .into_iter()
            .filter(|row| !closed.contains(row))
            .collect()
    }

    /// How many crosses of this seat count for the current turn; 0 without turns.
    pub fn crosses_this_turn(&self, seat: Seat) -> usize {
        self.turns()
            .map_or(0, |turns| turns.crosses_of(turns.turn(), seat))
    }

    /// Whether ending the turn now would give the active seat a penalty.
    pub fn is_penalty_due(&self) -> bool {
        let Some(turns) = self.turns().filter(|_| self.status() == Status::Playing) else {
            return false;
        };
        turns
            .active()
            .is_some_and(|seat| !turns.has_correction(seat) && self.has_missed(seat))
    }

    /// Whether the seat has not made the crosses that its turn asks for; corrections count for no turn.
    pub(super) fn has_missed(&self, seat: Seat) -> bool {
        let color_required = self.setup.house_rules.color_required;
        self.turns().is_some_and(|turns| {
            let turn = turns.turn();
            let mut crosses = turns.crosses(turn).iter();
            let has_color = crosses.any(|cross| {
                let is_enough =
                    cross.usage == Some(DiceUse::Color) || cross.part == RollPart::Whole;
                cross.seat == seat && is_enough
            });
            (color_required && !has_color) || turns.crosses_of(turn, seat) == 0
        })
    }

    /// Whether the seat may end the current turn with its own right.
    pub fn may_end_turn(&self, seat: Seat) -> bool {
        let Some(turns) = self.turns().filter(|_| self.finished.is_none()) else {
            return false;
        };
        let Some(active) = turns.active().filter(|_| self.may_move(seat)) else {
            return false;
        };
        let has_crossed =
            turns.crosses_of(turns.turn(), active) > 0 || turns.has_correction(active);
        let is_next = self.next_seat(active) == Some(seat);
        // In the last call a turn outlasts its seat; any remaining seat may end it.
        self.has_left(active) || active == seat || (has_crossed && is_next)
    }

    /// The seats by rank, as the sheets stand now.
    pub fn standings(&self) -> Vec<Standing> {
        standings(&self.totals())
    }

    /// The points of every seat, in the order of seats.
    pub fn totals(&self) -> Vec<i32> {
        self.seat_states.iter().map(SeatState::total).collect()
    }

    pub(super) fn next_seat(&self, seat: Seat) -> Option<Seat> {
        let seats = self.seats();
        (1..=seats)
            .filter_map(|step| Seat::new((seat.index() + step) % seats))
            .find(|&next| !self.has_left(next))
    }

    fn turns(&self) -> Option<&TurnState> {
        match &self.mode_state {
            ModeState::Turns(turns) => Some(turns),
            ModeState::Lobby | ModeState::Sheet(_) => None,
        }
    }
}
