//! The game as the API shows it.

use serde_json::{Map, Value, json};

use super::ReferenceGame;
use super::board::COLORS;
use super::crossing;
use super::state::State;

impl ReferenceGame {
    /// The parts of GAME that the rules decide, in the API's words.
    pub fn view(&self) -> Value {
        let state = State::of(&self.setup, &self.events());
        let with_turns = self.setup.mode != "sheet";
        let status = if state.ended.is_some() {
            "finished"
        } else if state.last_call.is_some() {
            "last_call"
        } else {
            "playing"
        };
        json!({
            "status": status,
            "turn": with_turns.then(|| state.turn()),
            "active_seat": with_turns.then(|| state.active()),
            "closed_rows": rows_where(|row| is_closed(&state, row)),
            "locked_this_turn": rows_where(|row| state.is_locked(row) && !is_closed(&state, row)),
            "dice": dice(&state),
            "seats": (0..state.seats).map(|seat| shown_seat(&state, seat)).collect::<Value>(),
            "result": state.ended.map(|reason| json!({"reason": reason, "standings": standings(&state)})),
        })
    }
}

fn rows_where(holds: impl Fn(&str) -> bool) -> Vec<&'static str> {
    COLORS.into_iter().filter(|row| holds(row)).collect()
}

fn is_closed(state: &State, row: &str) -> bool {
    if state.setup.mode == "sheet" {
        state.closing(row).is_some()
    } else if state.ended.is_some() {
        state.is_locked(row)
    } else {
        state.was_closed(row, state.turn())
    }
}

fn dice(state: &State) -> Option<Value> {
    let roll = state.turns.last()?.roll.as_ref()?;
    let mut dice = Map::new();
    dice.insert("white".to_owned(), json!(roll.white));
    for (color, die) in &roll.colors {
        if !state.was_closed(color, state.turn()) {
            dice.insert(color.clone(), json!(die));
        }
    }
    Some(Value::Object(dice))
}

fn shown_seat(state: &State, seat: usize) -> Value {
    let rows: Map<String, Value> = COLORS
        .into_iter()
        .map(|row| (row.to_owned(), shown_row(state, seat, row)))
        .collect();
    json!({
        "left": state.left[seat],
        "lucky_numbers": state.lucky_numbers[seat],
        "rows": rows,
        "penalties": state.penalties[seat],
        "penalty_score": -5 * i64::from(state.penalties[seat]),
        "total": total(state, seat),
    })
}

fn shown_row(state: &State, seat: usize, row: &str) -> Value {
    let numbers = || state.setup.board.row(row).iter().map(|space| space.number);
    let crosses = state.marks_in(seat, row);
    let is_crossed = |number: &u8| crosses.iter().any(|cross| cross.number == *number);
    let can_cross = |number: u8, second: bool| {
        let space = (row, number, second);
        state.ended.is_none() && crossing::cross(state, seat, space, None, None).is_ok()
    };
    let is_second = |number: &u8| {
        let mut own = crosses.iter().filter(|cross| cross.number == *number);
        own.any(|cross| cross.second)
    };
    let is_open = |number: &u8| can_cross(*number, false);
    let is_second_open = |number: &u8| can_cross(*number, true);
    json!({
        "crossed": numbers().filter(is_crossed).collect::<Vec<u8>>(),
        "locked": state.has_lock(seat, row),
        "open": numbers().filter(is_open).collect::<Vec<u8>>(),
        "second": numbers().filter(is_second).collect::<Vec<u8>>(),
        "second_open": numbers().filter(is_second_open).collect::<Vec<u8>>(),
        "score": score(state, seat, row),
    })
}

fn score(state: &State, seat: usize, row: &str) -> i64 {
    let lock = i64::from(state.has_lock(seat, row));
    let crosses = crossing::crosses_in(state, seat, row) as i64 + lock;
    (1..=crosses.min(16)).sum()
}

fn total(state: &State, seat: usize) -> i64 {
    let rows: i64 = COLORS.iter().map(|row| score(state, seat, row)).sum();
    rows - 5 * i64::from(state.penalties[seat])
}

fn standings(state: &State) -> Vec<Value> {
    let totals: Vec<i64> = (0..state.seats).map(|seat| total(state, seat)).collect();
    let rank = |seat: usize| 1 + totals.iter().filter(|other| **other > totals[seat]).count();
    let mut seats: Vec<usize> = (0..state.seats).collect();
    seats.sort_by_key(|seat| (rank(*seat), *seat));
    seats
        .into_iter()
        .map(|seat| json!({"seat": seat, "rank": rank(seat), "total": totals[seat]}))
        .collect()
}
