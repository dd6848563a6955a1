//! Which moves are taken, and if not, why not.

use super::asked::{Happening, What};
use super::board::COLORS;
use super::crossing;
use super::story::{Roll, Story};

/// What is taken of this, or every code with which it may be refused.
pub fn judge(story: &Story, asked: &Happening) -> Result<What, Vec<&'static str>> {
    let (seat, is_host) = (asked.seat, asked.host);
    let mode = story.paper.mode.as_str();
    if story.ended.is_some() {
        return Err(vec!["game_over"]);
    }
    let listed = match asked.what {
        What::Penalty | What::Close { .. } => mode == "sheet",
        What::EndTurn { .. } | What::Leave => mode != "sheet",
        What::Roll { .. } => mode == "dice",
        _ => true,
    };
    if !listed {
        return Err(vec!["not_in_this_mode"]);
    }
    let wrong = match &asked.what {
        What::Cross {
            row,
            number,
            turn,
            uses,
        } => return crossing::cross(story, seat, row, *number, *turn, uses.as_deref()),
        What::Roll { roll } => wrong_roll(story, seat, is_host, roll),
        What::EndTurn { turn } => wrong_end_of_turn(story, seat, is_host, *turn),
        What::Penalty => wrong_penalty(story, seat),
        What::Close { row } => match story.closing(row) {
            Some(_) => vec!["row_closed"],
            None => Vec::new(),
        },
        What::Finish => {
            if is_host || mode == "sheet" && story.last_call.is_some() {
                Vec::new()
            } else {
                vec!["host_only"]
            }
        }
        What::Leave => {
            if story.may_move(seat) {
                Vec::new()
            } else {
                vec!["not_your_turn"]
            }
        }
        What::CorrectSpace {
            row,
            number,
            crossed,
        } => wrong_correction(story, seat, is_host, row, *number, *crossed),
        What::CorrectPenalties { penalties } => {
            let mut wrong = Vec::new();
            if !is_host {
                wrong.push("host_only");
            }
            if *penalties > 4 {
                wrong.push("penalty_limit");
            }
            wrong
        }
        What::Enter { .. } => wrong_entry(story),
        What::Undo { .. } | What::Rewind { .. } => panic!("judged with the whole log"),
    };
    if wrong.is_empty() {
        Ok(asked.what.clone())
    } else {
        Err(wrong)
    }
}

fn wrong_entry(story: &Story) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if story.last_call.is_some() {
        wrong.push("already_started");
    }
    if story.seats == 8 {
        wrong.push("game_full");
    }
    wrong
}

fn wrong_penalty(story: &Story, seat: usize) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if story.penalties[seat] == 4 {
        wrong.push("penalty_limit");
    }
    if story.last_call.is_some() {
        wrong.push("last_call_used");
    }
    wrong
}

fn wrong_end_of_turn(story: &Story, seat: usize, is_host: bool, turn: u64) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if turn < 1 || turn > story.turn() {
        wrong.push("invalid_value");
    } else if turn < story.turn() {
        wrong.push("turn_over");
    }
    let active = story.active();
    let active_crossed =
        !story.crosses_in(active, story.turn()).is_empty() || story.was_corrected_in(active);
    let is_next = || seat == story.next_seat();
    let may = seat == active || story.left[active] || active_crossed && is_next();
    let is_allowed = is_host || story.may_move(seat) && may;
    if !is_allowed {
        wrong.push("not_your_turn");
    }
    let is_unrolled = story.turns.last().unwrap().roll.is_none();
    if story.paper.mode == "dice" && is_unrolled && story.last_call.is_none() {
        wrong.push("roll_first");
    }
    wrong
}

fn wrong_roll(story: &Story, seat: usize, is_host: bool, roll: &Roll) -> Vec<&'static str> {
    let mut wrong = Vec::new();
    if !is_host && (seat != story.active() || story.left[seat]) {
        wrong.push("not_your_turn");
    }
    let anybody_crossed =
        (0..story.seats).any(|seat| !story.crosses_in(seat, story.turn()).is_empty());
    if anybody_crossed && story.turns.last().unwrap().roll.is_some() {
        wrong.push("already_rolled");
    }
    let entered: Vec<&str> = roll
        .colors
        .iter()
        .map(|(color, _)| color.as_str())
        .collect();
    let in_game: Vec<&str> = COLORS
        .into_iter()
        .filter(|color| !story.is_locked(color))
        .collect();
    let faces = 1..=story.paper.board.sides;
    let dice = roll.colors.iter().map(|(_, die)| die).chain(&roll.white);
    if entered != in_game || roll.white.len() != 2 || dice.clone().any(|die| !faces.contains(die)) {
        wrong.push("wrong_dice");
    }
    wrong
}

fn wrong_correction(
    story: &Story,
    seat: usize,
    is_host: bool,
    row: &str,
    number: u8,
    crossed: bool,
) -> Vec<&'static str> {
    let board = &story.paper.board;
    let mut wrong = Vec::new();
    if !is_host {
        wrong.push("host_only");
    }
    if crossed {
        wrong.extend(crossing::wrong_on_paper(story, seat, row, number));
    } else if board.place(row, number).is_none() {
        wrong.push("no_such_space");
    } else {
        let marks = story.marks_in(seat, row);
        let is_crossed = marks.iter().any(|mark| mark.number == number);
        let lock_stays = story.has_lock(seat, row) && !board.is_lock_space(row, number);
        let lock_and_this_one = 2;
        if !is_crossed || lock_stays && marks.len() < board.needed + lock_and_this_one {
            wrong.push("correction_conflict");
        }
    }
    wrong
}
