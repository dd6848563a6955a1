//! Which moves are legal, and if not, why not.

use super::board::COLORS;
use super::correction;
use super::crossing;
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
            effects: _,
        } => {
            let space = (*row, *number, *second);
            return crossing::cross(state, seat, space, *turn, *uses);
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
            if state.left[seat] {
                vec!["not_your_turn"]
            } else {
                Vec::new()
            }
        }
        EventKind::CorrectSpace {
            row,
            number,
            second,
            crossed,
        } => {
            let space = (*row, *number, *second);
            correction::wrong(state, seat, is_host, space, *crossed)
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
    let entered: Vec<&str> = roll.colors.iter().map(|(color, _)| *color).collect();
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
