//! Crosses in the rows between two others.

use super::extras::{BonusRow, Space};
use super::state::State;

/// The rows beside this number of a bonus row in which the seat has crossed it.
pub fn crossed_beside(
    state: &State,
    seat: usize,
    bonus_row: &BonusRow,
    number: u8,
) -> Vec<&'static str> {
    let beside = bonus_row.beside.into_iter();
    beside
        .filter(|row| state.has(seat, (row, number)))
        .collect()
}

/// What the sheet has against a cross in a bonus row.
pub fn wrong_on_paper(
    state: &State,
    seat: usize,
    bonus_row: &BonusRow,
    number: u8,
) -> Vec<&'static str> {
    let Some(place) = bonus_row.numbers.iter().position(|it| *it == number) else {
        return vec!["no_such_space"];
    };
    let is_crossed = |number: &u8| state.has(seat, (bonus_row.name, *number));
    let mut wrong = Vec::new();
    if is_crossed(&number) {
        wrong.push("already_crossed");
    }
    if bonus_row.numbers[place + 1..].iter().any(is_crossed) {
        wrong.push("left_of_last_cross");
    }
    if crossed_beside(state, seat, bonus_row, number).is_empty() {
        wrong.push("needs_neighbour");
    }
    wrong
}

/// How many crosses of bonus rows count for this row.
pub fn crosses_for(state: &State, seat: usize, row: &str) -> usize {
    let rows = state.setup.board.extras.bonus_rows.iter();
    let beside = rows.filter(|bonus_row| bonus_row.beside.contains(&row));
    beside
        .map(|bonus_row| state.marks_in(seat, bonus_row.name).len())
        .sum()
}

/// Whether a bonus space would be without a crossed neighbor if the seat had not crossed this space.
pub fn depends_on(state: &State, seat: usize, (row, number): Space) -> bool {
    let mut rows = state.setup.board.extras.bonus_rows.iter();
    rows.any(|bonus_row| {
        bonus_row.beside.contains(&row)
            && state.has(seat, (bonus_row.name, number))
            && crossed_beside(state, seat, bonus_row, number) == [row]
    })
}
