//! Whether a seat may cross a space, and if not, why not.

use super::board::COLORS;
use super::events::EventKind;
use super::state::State;

/// A row, a number, and whether its second box is meant.
pub type Space<'a> = (&'a str, u8, bool);

/// The event of a legal cross of this seat, or every code with which it may be refused.
pub fn cross(
    state: &State,
    seat: usize,
    space: Space,
    turn: Option<u64>,
    uses: Option<&str>,
) -> Result<EventKind, Vec<&'static str>> {
    let (row, number, second) = space;
    let mode = state.setup.mode.as_str();
    let has_no_such_turn = match turn {
        Some(turn) => turn < 1 || turn > state.turn(),
        None => false,
    };
    if second && !state.setup.board.second {
        return Err(vec!["invalid_value"]);
    }
    if has_no_such_turn || mode != "dice" && uses.is_some() {
        let mut wrong = wrong_on_paper(state, seat, space);
        wrong.push("invalid_value");
        let named = turn.unwrap_or(state.turn());
        if state.left[seat] || mode != "sheet" && named < state.from[seat] {
            wrong.push(if named < state.turn() {
                "turn_over"
            } else {
                "not_your_turn"
            });
            wrong.push("not_your_turn");
        }
        return Err(wrong);
    }
    let taken = |turn: Option<u64>, uses: Option<&str>| EventKind::Cross {
        row: row.to_owned(),
        number,
        second,
        turn,
        uses: uses.map(str::to_owned),
    };
    if mode == "sheet" {
        let wrong = wrong_on_sheet(state, seat, space);
        return if wrong.is_empty() {
            Ok(taken(None, None))
        } else {
            Err(wrong)
        };
    }
    let turn = turn.unwrap_or(state.turn());
    if mode == "turns" {
        let mut wrong = wrong_in_turn(state, seat, space, turn);
        wrong.extend(wrong_by_locks_of_the_turn(state, space, turn));
        return if wrong.is_empty() {
            Ok(taken(Some(turn), None))
        } else {
            Err(wrong)
        };
    }
    let mut all_wrong = Vec::new();
    for tried in uses_to_try(state, seat, turn, uses) {
        let mut wrong = wrong_in_turn(state, seat, space, turn);
        wrong.extend(wrong_with_dice(state, seat, row, number, turn, tried));
        if wrong.is_empty() {
            return Ok(taken(Some(turn), Some(tried)));
        }
        all_wrong.extend(wrong);
    }
    Err(all_wrong)
}

/// How many crosses a seat has in a row, without the lock.
pub fn crosses_in(state: &State, seat: usize, row: &str) -> usize {
    let board = &state.setup.board;
    let marks = state.marks_in(seat, row).into_iter();
    marks.map(|cross| board.crosses(row, cross.number)).sum()
}

/// Whether any seat that has not left may cross anything, without naming a turn.
pub fn is_anything_open(state: &State) -> bool {
    let seats = (0..state.seats).filter(|seat| !state.left[*seat]);
    seats.into_iter().any(|seat| {
        COLORS.into_iter().any(|row| {
            let mut spaces = state.setup.board.row(row).iter();
            let is_open =
                |number, second| cross(state, seat, (row, number, second), None, None).is_ok();
            spaces.any(|space| is_open(space.number, false) || is_open(space.number, true))
        })
    })
}

fn uses_to_try<'a>(state: &State, seat: usize, turn: u64, named: Option<&'a str>) -> Vec<&'a str> {
    if let Some(named) = named {
        return vec![named];
    }
    let mut uses = vec!["white"];
    if state.lucky_numbers[seat].is_some() {
        uses.push("lucky");
    }
    if seat == state.active() && turn == state.turn() {
        uses.push("color");
    }
    uses
}

/// The rules of the sheet itself, which hold in every mode.
pub fn wrong_on_paper(state: &State, seat: usize, space: Space) -> Vec<&'static str> {
    let (row, number, second) = space;
    let board = &state.setup.board;
    let Some(place) = board.place(row, number) else {
        return vec!["no_such_space"];
    };
    if second {
        return wrong_second(state, seat, row, number);
    }
    let crosses = state.marks_in(seat, row);
    let mut wrong = Vec::new();
    if crosses.iter().any(|cross| cross.number == number) {
        wrong.push("already_crossed");
    }
    if crosses
        .iter()
        .any(|cross| board.place(row, cross.number).unwrap() > place)
    {
        wrong.push("left_of_last_cross");
    }
    if state.has_lock(seat, row) {
        wrong.push("row_closed");
    }
    if board.is_lock_space(row, number) && crosses_in(state, seat, row) < board.needed {
        wrong.push("too_few_crosses");
    }
    wrong
}

/// A second cross goes into the right-most crossed space of its row, once.
fn wrong_second(state: &State, seat: usize, row: &str, number: u8) -> Vec<&'static str> {
    let board = &state.setup.board;
    if !board.second {
        return vec!["invalid_value"];
    }
    if board.is_lock_space(row, number) {
        return vec!["no_such_space"];
    }
    let crosses = state.marks_in(seat, row);
    let mut wrong = Vec::new();
    if crosses
        .iter()
        .any(|cross| cross.number == number && cross.second)
    {
        wrong.push("already_crossed");
    }
    let place = |number| board.place(row, number).unwrap();
    let last = crosses.iter().map(|cross| place(cross.number)).max();
    if last != Some(place(number)) {
        wrong.push("not_last_cross");
    }
    if state.has_lock(seat, row) {
        wrong.push("row_closed");
    }
    wrong
}

fn wrong_on_sheet(state: &State, seat: usize, space: Space) -> Vec<&'static str> {
    let (row, number, second) = space;
    let mut wrong = wrong_on_paper(state, seat, space);
    if let Some(closing) = state.closing(row) {
        let chance = closing.same_roll
            && state.entered[seat].is_none_or(|entered| entered < closing.at)
            && !state.moved_since(seat, closing.at)
            && state.setup.board.is_lock_space(row, number)
            && !second;
        if !chance {
            wrong.push("row_closed");
        }
    }
    if let Some(call) = &state.last_call
        && state.moved_since(seat, call.at)
    {
        wrong.push("last_call_used");
    }
    wrong
}

/// What holds in modes `turns` and `dice` alike.
fn wrong_in_turn(state: &State, seat: usize, space: Space, turn: u64) -> Vec<&'static str> {
    let (row, _, _) = space;
    let mut wrong = wrong_on_paper(state, seat, space);
    let late = turn < state.turn();
    let active = seat == state.turn_of(turn).active;
    let crosses = state.crosses_in(seat, turn).len();
    if state.left[seat] {
        wrong.push("not_your_turn");
    }
    if turn < state.from[seat] {
        wrong.push(if late { "turn_over" } else { "not_your_turn" });
    }
    if late && active {
        wrong.push("turn_over");
    }
    let most = if active { 2 } else { 1 };
    if crosses >= most {
        wrong.push("already_crossed_this_roll");
    }
    if !late && state.last_call.is_some() && crosses > 0 {
        wrong.push("last_call_used");
    }
    if state.was_closed(row, turn) {
        wrong.push("row_closed");
    }
    let locked_in_turn = state.locks_in(row).iter().any(|lock| lock.turn == turn);
    if active && crosses > 0 && locked_in_turn {
        wrong.push("row_closed");
    }
    wrong
}

/// Mode `turns`: a row that was locked with the white sum leaves other seats only its lock spaces.
fn wrong_by_locks_of_the_turn(state: &State, space: Space, turn: u64) -> Vec<&'static str> {
    let (row, number, second) = space;
    let active = state.turn_of(turn).active;
    let with_white = state
        .locks_in(row)
        .iter()
        .any(|lock| lock.turn == turn && lock.seat != active);
    let board = &state.setup.board;
    let locks = board.is_lock_space(row, number) && !second;
    if with_white && !board.lucky && !locks {
        vec!["row_closed"]
    } else {
        Vec::new()
    }
}

fn wrong_with_dice(
    state: &State,
    seat: usize,
    row: &str,
    number: u8,
    turn: u64,
    uses: &str,
) -> Vec<&'static str> {
    let crosses = state.crosses_in(seat, turn);
    let used = |uses: &str| {
        crosses
            .iter()
            .any(|cross| cross.uses.as_deref() == Some(uses))
    };
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
        "color" => wrong.extend(wrong_with_color(state, row, number, turn, &roll.white)),
        other => panic!("no use {other}"),
    }
    wrong
}

fn wrong_with_color(
    state: &State,
    row: &str,
    number: u8,
    turn: u64,
    white: &[u8],
) -> Vec<&'static str> {
    let locked_now = |row: &str| state.locks_in(row).iter().any(|lock| lock.turn == turn);
    let mut wrong = Vec::new();
    if locked_now(row) {
        wrong.push("row_closed");
    }
    let Some(place) = state.setup.board.place(row, number) else {
        return wrong;
    };
    let color = state.setup.board.row(row)[place].color;
    match state.die(color, turn) {
        Some(die) => {
            if white[0] + die != number && white[1] + die != number {
                wrong.push("not_rolled");
            }
        }
        None if locked_now(color) => wrong.extend(["row_closed", "not_rolled"]),
        None => wrong.push("not_rolled"),
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
    let Some(lucky) = &state.lucky_numbers[seat] else {
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
