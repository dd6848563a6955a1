//! The game as the API shows it.

use serde_json::{Map, Value, json};

use super::ReferenceGame;
use super::board::COLORS;
use super::bonus_row;
use super::crossing::{self, Space};
use super::outcome;
use super::state::State;

impl ReferenceGame {
    /// The parts of GAME that the rules decide, in the API's words.
    pub fn view(&self) -> Value {
        let state = self.state();
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
            "closed_rows": rows_where(|row| is_closed(state, row)),
            "locked_this_turn": rows_where(|row| state.is_locked(row) && !is_closed(state, row)),
            "dice": dice(state),
            "seats": (0..state.seats).map(|seat| shown_seat(state, seat)).collect::<Value>(),
            "result": state.ended.map(|reason| json!({"reason": reason, "standings": standings(state)})),
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
            dice.insert((*color).to_owned(), json!(die));
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
        "lucky_numbers": state.printed[seat].lucky_numbers,
        "sheet": state.printed[seat].sheet,
        "rows": rows,
        "extra_rows": shown_extra_rows(state, seat),
        "penalties": state.penalties[seat],
        "penalty_score": -5 * i64::from(state.penalties[seat]),
        "total": total(state, seat),
    })
}

/// The bonus rows and the bonus bar; the fields of the bar are crossed by rule alone.
fn shown_extra_rows(state: &State, seat: usize) -> Map<String, Value> {
    let board = &state.setup.board;
    let bonus_rows = board.extras.bonus_rows.iter().map(|row| row.name);
    let bar = (!board.extras.bar.is_empty()).then_some("bar");
    let shown = |row: &'static str| {
        let numbers = || board.numbers(row).iter().copied();
        let crossed: Vec<u8> = numbers().filter(|it| state.has(seat, (row, *it))).collect();
        let open = numbers();
        let open: Vec<u8> = open
            .filter(|number| can_cross(state, seat, (row, *number, false)))
            .collect();
        let struck = (row == "bar").then(|| outcome::struck(state, seat));
        json!({"crossed": crossed, "open": open, "struck": struck})
    };
    let rows = bonus_rows.chain(bar);
    rows.map(|row| (row.to_owned(), shown(row))).collect()
}

fn can_cross(state: &State, seat: usize, space: Space) -> bool {
    state.ended.is_none() && crossing::is_open(state, seat, space)
}

fn shown_row(state: &State, seat: usize, row: &'static str) -> Value {
    let numbers = || state.setup.board.numbers(row).iter().copied();
    let crosses = state.marks_in(seat, row);
    let is_crossed = |number: &u8| crosses.iter().any(|cross| cross.number == *number);
    let is_second = |number: &u8| {
        let mut own = crosses.iter().filter(|cross| cross.number == *number);
        own.any(|cross| cross.second)
    };
    let is_open = |number: &u8| can_cross(state, seat, (row, *number, false));
    let is_second_open = |number: &u8| can_cross(state, seat, (row, *number, true));
    json!({
        "crossed": numbers().filter(is_crossed).collect::<Vec<u8>>(),
        "locked": state.has_lock(seat, row),
        "open": numbers().filter(is_open).collect::<Vec<u8>>(),
        "second": numbers().filter(is_second).collect::<Vec<u8>>(),
        "second_open": numbers().filter(is_second_open).collect::<Vec<u8>>(),
        "crosses": crosses_for(state, seat, row),
        "score": score(state, seat, row),
    })
}

/// Every cross that the board gives to a row, with the lock.
fn crosses_for(state: &State, seat: usize, row: &str) -> usize {
    let lock = usize::from(state.has_lock(seat, row));
    crossing::crosses_in(state, seat, row) + lock + bonus_row::crosses_for(state, seat, row)
}

fn score(state: &State, seat: usize, row: &str) -> i64 {
    let crosses = crosses_for(state, seat, row).min(state.setup.board.most);
    (1..=crosses as i64).sum()
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
