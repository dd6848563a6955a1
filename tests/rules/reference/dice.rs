//! What the roll says about a cross.

use super::board::COLORS;
use super::bonus_row;
use super::crossing::crosses_in;
use super::extras::Space;
use super::state::State;

/// The uses of the roll by which this seat may cross, in the order in which they are tried.
pub fn uses_to_try(
    state: &State,
    seat: usize,
    turn: u64,
    named: Option<&'static str>,
) -> Vec<&'static str> {
    if let Some(named) = named {
        return vec![named];
    }
    let mut uses = vec!["white"];
    if state.printed[seat].lucky_numbers.is_some() {
        uses.push("lucky");
    }
    if seat == state.active() && turn == state.turn() {
        uses.push("color");
    }
    uses
}

/// Every code with which a cross by this use of the roll may be refused.
pub fn wrong_with(
    state: &State,
    seat: usize,
    (row, number): Space,
    turn: u64,
    uses: &str,
) -> Vec<&'static str> {
    let crosses = state.crosses_in(seat, turn);
    let used = |uses: &str| crosses.iter().any(|cross| cross.uses == Some(uses));
    let mut wrong = Vec::new();
    if uses == "color" {
        if seat != state.active() || turn < state.turn() {
            wrong.push("not_your_turn");
        }
        if used("color") {
            wrong.push("already_crossed_this_roll");
        }
        if state.last_call.is_some() && turn == state.turn() {
            wrong.push("last_call_used");
        }
    } else if !crosses.is_empty() {
        wrong.push("already_crossed_this_roll");
    }
    let Some(roll) = &state.turn_of(turn).roll else {
        wrong.push("roll_first");
        return wrong;
    };
    let sum = roll.white[0] + roll.white[1];
    match uses {
        "white" => {
            if number != sum {
                wrong.push("not_rolled");
            }
        }
        "lucky" => wrong.extend(wrong_with_luck(state, seat, row, number, turn, sum)),
        "color" => wrong.extend(wrong_with_color(state, seat, (row, number), turn)),
        other => panic!("no use {other}"),
    }
    wrong
}

/// The number must be the sum of a white die and the die of its color, or of a neighbor's that is crossed.
fn wrong_with_color(
    state: &State,
    seat: usize,
    (row, number): Space,
    turn: u64,
) -> Vec<&'static str> {
    let is_rolled = |color: &str| {
        let roll = state.turn_of(turn).roll.as_ref().unwrap();
        let die = state.die(color, turn);
        die.is_some_and(|die| roll.white.iter().any(|white| white + die == number))
    };
    if let Some(bonus_row) = state.setup.board.bonus_row(row) {
        let colors = bonus_row::crossed_beside(state, seat, bonus_row, number);
        return if colors.into_iter().any(is_rolled) {
            Vec::new()
        } else {
            vec!["not_rolled"]
        };
    }
    let locked_now = |row: &str| state.locks_in(row).iter().any(|lock| lock.turn == turn);
    let mut wrong = Vec::new();
    if locked_now(row) {
        wrong.push("row_closed");
    }
    let Some(place) = state.setup.board.place(row, number) else {
        return wrong;
    };
    let color = state.setup.board.row(row)[place].color;
    if !is_rolled(color) {
        wrong.push("not_rolled");
        if locked_now(color) {
            wrong.push("row_closed");
        }
    }
    wrong
}

fn wrong_with_luck(
    state: &State,
    seat: usize,
    row: &str,
    number: u8,
    turn: u64,
    sum: u8,
) -> Vec<&'static str> {
    let Some(lucky) = &state.printed[seat].lucky_numbers else {
        return vec!["not_lucky"];
    };
    if !lucky.contains(&sum) {
        return vec!["not_lucky"];
    }
    let open_rows: Vec<&str> = COLORS
        .into_iter()
        .filter(|row| !state.was_closed(row, turn) && !state.has_lock(seat, row))
        .collect();
    if !open_rows.contains(&row) {
        return vec!["row_closed"];
    }
    let mut wrong = Vec::new();
    let crosses = |row: &str| crosses_in(state, seat, row);
    if open_rows.iter().any(|other| crosses(other) < crosses(row)) {
        wrong.push("not_fewest");
    }
    let board = &state.setup.board;
    let next = state
        .marks_in(seat, row)
        .iter()
        .map(|cross| board.place(row, cross.number).unwrap() + 1)
        .max()
        .unwrap_or(0);
    if board.row(row)[next].number != number {
        wrong.push("not_next");
    }
    wrong
}
