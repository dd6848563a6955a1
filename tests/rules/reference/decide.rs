//! Which moves are legal, and if not, why not.

use super::board::COLORS;
use super::crossing::{self, Space};
use super::events::{Event, EventKind};
use super::records::Roll;
use super::state::State;

/// The event of this request, or every code with which it may be refused.
pub fn decide(state: &State, request: &Event) -> Result<EventKind, Vec<&'static str>> {
    let (seat, is_host) = (request.seat, request.host);
    let mode = state.setup.mode.as_str();
    if state.ended.is_some() {
        return Err(vec!["game_over"]);
    }
    let listed = match request.what {
        EventKind::Penalty | EventKind::Close { .. } => mode == "sheet",
        EventKind::EndTurn { .. } | EventKind::Leave => mode != "sheet",
        EventKind::Roll { .. } => mode == "dice",
        _ => true,
    };
    if !listed {
        return Err(vec!["not_in_this_mode"]);
    }
    let wrong = match &request.what {
        EventKind::Cross {
            row,
            number,
            second,
            turn,
            uses,
        } => {
            let space = (row.as_str(), *number, *second);
            return crossing::cross(state, seat, space, *turn, uses.as_deref());
        }
        EventKind::Roll { roll } => wrong_roll(state, seat, is_host, roll),
        EventKind::EndTurn { turn } => wrong_end_of_turn(state, seat, is_host, *turn),
        EventKind::Penalty => wrong_penalty(state, seat),
        EventKind::Close { row } => match state.closing(row) {
            Some(_) => vec!["row_closed"],
            None => Vec::new(),
        },
        EventKind::Finish => {
            if is_host || mode == "sheet" && state.last_call.is_some() {
                Vec::new()
            } else {
                vec!["host_only"]
            }
        }
        EventKind::Leave => {
            if state.may_move(seat) {
                Vec::new()
            } else {
                vec!["not_your_turn"]
            }
        }
        EventKind::CorrectSpace {
            row,
            number,
            second,
            crossed,
        } => {
            let space = (row.as_str(), *number, *second);
            wrong_correction(state, seat, is_host, space, *crossed)
        }
        EventKind::CorrectPenalties { penalties } => {
            let mut wrong = Vec::new();
            if !is_host {
                wrong.push("host_only");
            }
            if *penalties > 4 {
                wrong.push("penalty_limit");
            }
            wrong
        }
        EventKind::Enter { .. } => wrong_entry(state),
        EventKind::Undo { .. } | EventKind::Rewind { .. } => panic!("judged with the whole log"),
    };
    if wrong.is_empty() {
        Ok(request.what.clone())
    } else {
        Err(wrong)
    }
}

fn wrong_entry(state: &State) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if state.last_call.is_some() {
        wrong.push("already_started");
    }
    if state.seats == 8 {
        wrong.push("game_full");
    }
    wrong
}

fn wrong_penalty(state: &State, seat: usize) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if state.penalties[seat] == 4 {
        wrong.push("penalty_limit");
    }
    if state.last_call.is_some() {
        wrong.push("last_call_used");
    }
    wrong
}

fn wrong_end_of_turn(state: &State, seat: usize, is_host: bool, turn: u64) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if turn < 1 || turn > state.turn() {
        wrong.push("invalid_value");
    } else if turn < state.turn() {
        wrong.push("turn_over");
    }
    let active = state.active();
    let active_crossed =
        !state.crosses_in(active, state.turn()).is_empty() || state.was_corrected_in(active);
    let is_next = || seat == state.next_seat();
    let may = seat == active || state.left[active] || active_crossed && is_next();
    let is_allowed = is_host || state.may_move(seat) && may;
    if !is_allowed {
        wrong.push("not_your_turn");
    }
    let is_unrolled = state.turns.last().unwrap().roll.is_none();
    if state.setup.mode == "dice" && is_unrolled && state.last_call.is_none() {
        wrong.push("roll_first");
    }
    wrong
}

fn wrong_roll(state: &State, seat: usize, is_host: bool, roll: &Roll) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if !is_host && (seat != state.active() || state.left[seat]) {
        wrong.push("not_your_turn");
    }
    let anybody_crossed =
        (0..state.seats).any(|seat| !state.crosses_in(seat, state.turn()).is_empty());
    if anybody_crossed && state.turns.last().unwrap().roll.is_some() {
        wrong.push("already_rolled");
    }
    let entered: Vec<&str> = roll
        .colors
        .iter()
        .map(|(color, _)| color.as_str())
        .collect();
    let in_game: Vec<&str> = COLORS
        .into_iter()
        .filter(|color| !state.is_locked(color))
        .collect();
    let faces = 1..=state.setup.board.sides;
    let dice = roll.colors.iter().map(|(_, die)| die).chain(&roll.white);
    if entered != in_game || roll.white.len() != 2 || dice.clone().any(|die| !faces.contains(die)) {
        wrong.push("wrong_dice");
    }
    wrong
}

fn wrong_correction(
    state: &State,
    seat: usize,
    is_host: bool,
    space: Space,
    crossed: bool,
) -> Vec<&'static str> {
    let (row, number, second) = space;
    let board = &state.setup.board;
    let mut wrong = Vec::new();
    if !is_host {
        wrong.push("host_only");
    }
    if crossed {
        wrong.extend(crossing::wrong_on_paper(state, seat, space));
    } else if board.place(row, number).is_none() {
        wrong.push("no_such_space");
    } else if second && !board.second {
        wrong.push("invalid_value");
    } else {
        let crosses = state.marks_in(seat, row);
        let mut own = crosses.iter().filter(|cross| cross.number == number);
        let is_crossed = own.any(|cross| cross.second == second);
        let lock_stays = state.has_lock(seat, row) && !board.is_lock_space(row, number);
        let last_number = 1;
        // With the first cross the second one goes, too.
        let taken: usize = crosses
            .iter()
            .filter(|cross| cross.number == number && (cross.second || !second))
            .map(|_| board.crosses(row, number))
            .sum();
        let left = || crossing::crosses_in(state, seat, row) - taken;
        if !is_crossed || lock_stays && left() < board.needed + last_number {
            wrong.push("correction_conflict");
        }
    }
    wrong
}
