//! Whether the host may change a sheet as with an eraser.

use super::bonus_row;
use super::crossing::{self, Space};
use super::extras;
use super::state::State;

/// Every code with which this correction may be refused.
pub fn wrong(
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
    if board.numbers(row).is_empty() || second && !board.second {
        wrong.push("invalid_value");
    } else if crossed {
        wrong.extend(crossing::wrong_on_paper(state, seat, space));
    } else if board.place(row, number).is_none() {
        wrong.push("no_such_space");
    } else {
        let crosses = state.marks_in(seat, row);
        let mut own = crosses.iter().filter(|cross| cross.number == number);
        let is_crossed = own.any(|cross| cross.second == second);
        let mut erased = state.crossed_together(seat, row, number).into_iter();
        if !is_crossed || erased.any(|space| is_needed(state, seat, space, second)) {
            wrong.push("correction_conflict");
        }
    }
    wrong
}

/// Whether a lock would stand without its crosses, or a bonus space without a neighbor, if this was not crossed.
fn is_needed(state: &State, seat: usize, space: extras::Space, second: bool) -> bool {
    let (row, number) = space;
    let board = &state.setup.board;
    if bonus_row::depends_on(state, seat, space) {
        return true;
    }
    if !state.has_lock(seat, row) || board.is_lock_space(row, number) {
        return false;
    }
    // With the first cross the second one goes, too.
    let crosses = state.marks_in(seat, row).into_iter();
    let erased = crosses.filter(|cross| cross.number == number && (cross.second || !second));
    let erased: usize = erased.map(|_| board.crosses(row, number)).sum();
    let last_number = 1;
    crossing::crosses_in(state, seat, row) - erased < board.needed + last_number
}
