//! Whether a seat may cross a space, and if not, why not.

use super::board::COLORS;
use super::bonus_row;
use super::dice;
use super::events::EventKind;
use super::outcome;
use super::state::State;

/// A row, a number, and whether its second box is meant.
pub type Space = (&'static str, u8, bool);

/// The event of a legal cross of this seat, or every code with which it may be refused.
pub fn cross(
    state: &State,
    seat: usize,
    space: Space,
    turn: Option<u64>,
    uses: Option<&'static str>,
) -> Result<EventKind, Vec<&'static str>> {
    let (row, number, second) = space;
    let (turn, uses) = resolve(state, seat, space, turn, uses)?;
    Ok(EventKind::Cross {
        row,
        number,
        second,
        turn,
        uses,
        effects: match second {
            true => Vec::new(),
            false => outcome::of_cross(state, seat, (row, number)),
        },
    })
}

/// Whether this seat may cross this space without naming a turn or a use.
pub fn is_open(state: &State, seat: usize, space: Space) -> bool {
    resolve(state, seat, space, None, None).is_ok()
}

/// The turn that a legal cross counts for and what it uses, or every code with which it may be refused.
fn resolve(
    state: &State,
    seat: usize,
    space: Space,
    turn: Option<u64>,
    uses: Option<&'static str>,
) -> Result<(Option<u64>, Option<&'static str>), Vec<&'static str>> {
    let (row, number, second) = space;
    let mode = state.setup.mode.as_str();
    let has_no_such_turn = match turn {
        Some(turn) => turn < 1 || turn > state.turn(),
        None => false,
    };
    let board = &state.setup.board;
    if second && !board.second || !board.is_crossed_by_hand(row) {
        let has_row = !board.numbers(row).is_empty();
        let has_space = board.place(row, number).is_some();
        let unknown = (has_row && !has_space).then_some("no_such_space");
        return Err(["invalid_value"].into_iter().chain(unknown).collect());
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
    if mode == "sheet" {
        let wrong = wrong_on_sheet(state, seat, space);
        return if wrong.is_empty() {
            Ok((None, None))
        } else {
            Err(wrong)
        };
    }
    let turn = turn.unwrap_or(state.turn());
    if mode == "turns" {
        let mut wrong = wrong_in_turn(state, seat, space, turn);
        wrong.extend(wrong_by_locks_of_the_turn(state, seat, space, turn));
        return if wrong.is_empty() {
            Ok((Some(turn), None))
        } else {
            Err(wrong)
        };
    }
    let mut all_wrong = Vec::new();
    for tried in dice::uses_to_try(state, seat, turn, uses) {
        let mut wrong = wrong_in_turn(state, seat, space, turn);
        wrong.extend(dice::wrong_with(state, seat, (row, number), turn, tried));
        if wrong.is_empty() {
            return Ok((Some(turn), Some(tried)));
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
    let bonus_rows = state.setup.board.extras.bonus_rows.iter();
    let rows: Vec<&str> = COLORS
        .into_iter()
        .chain(bonus_rows.map(|row| row.name))
        .collect();
    seats.into_iter().any(|seat| {
        rows.iter().any(|row| {
            let mut numbers = state.setup.board.numbers(row).iter();
            let is_open = |number, second| is_open(state, seat, (row, number, second));
            numbers.any(|number| is_open(*number, false) || is_open(*number, true))
        })
    })
}

/// The rules of the sheet itself, which hold in every mode.
pub fn wrong_on_paper(state: &State, seat: usize, space: Space) -> Vec<&'static str> {
    let (row, number, second) = space;
    let board = &state.setup.board;
    if let Some(bonus_row) = board.bonus_row(row) {
        return bonus_row::wrong_on_paper(state, seat, bonus_row, number);
    }
    let Some(place) = board.place(row, number) else {
        return vec!["no_such_space"];
    };
    if row == "bar" {
        // A correction can set any field that is neither crossed nor struck out.
        let is_crossed = state.has(seat, (row, number));
        let is_struck = outcome::struck(state, seat).contains(&number);
        let wrong = [("already_crossed", is_crossed), ("row_closed", is_struck)];
        return wrong
            .into_iter()
            .filter_map(|(code, is_so)| is_so.then_some(code))
            .collect();
    }
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

/// Mode `turns`: a row that was locked with the white sum leaves other seats only its lock spaces, and a die that is gone
/// gives no second cross in a bonus row.
fn wrong_by_locks_of_the_turn(
    state: &State,
    seat: usize,
    space: Space,
    turn: u64,
) -> Vec<&'static str> {
    let (row, number, second) = space;
    if let Some(bonus_row) = state.setup.board.bonus_row(row) {
        let colors = bonus_row::crossed_beside(state, seat, bonus_row, number);
        let no_die = colors.into_iter().all(|color| state.is_locked(color));
        let needs_die = !state.crosses_in(seat, turn).is_empty();
        return if needs_die && no_die {
            vec!["not_rolled"]
        } else {
            Vec::new()
        };
    }
    let active = state.turn_of(turn).active;
    let with_white = state
        .locks_in(row)
        .iter()
        .any(|lock| lock.turn == turn && lock.seat != active);
    let board = &state.setup.board;
    let locks = board.is_lock_space(row, number) && !second;
    let is_any_number_of_the_roll = board.lucky || board.extras.force_crosses();
    if with_white && !is_any_number_of_the_roll && !locks {
        vec!["row_closed"]
    } else {
        Vec::new()
    }
}
