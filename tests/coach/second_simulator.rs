//! A second simulator of the classic board, written plainly from the rules, with dice of its own; it has in common with
//! the first one only what a seat chooses.

use rowlock_coach::{Choice, Policy, Position, Roll, SmallSheet, Spot};

/// A generator of dice (xorshift64*).
pub struct OwnDice(u64);

impl OwnDice {
    pub fn new(seed: u64) -> Self {
        let mixed = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Self((mixed ^ (mixed >> 31)) | 1)
    }

    fn die(&mut self) -> u8 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let number = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        (number % 6) as u8 + 1
    }

    pub fn roll(&mut self) -> Roll {
        Roll {
            white: std::array::from_fn(|_| self.die()),
            colored: std::array::from_fn(|_| self.die()),
        }
    }
}

/// Plays a game on to its end; returns the points of the seats.
pub fn play_out(policy: &Policy, start: &Position, dice: &mut OwnDice) -> [i32; 8] {
    let mut table = *start;
    while !table.is_over {
        let roll = dice.roll();
        take_turn(policy, &mut table, &roll);
    }
    table.sheets.map(|sheet| points(&sheet))
}

/// The points of a sheet: triangular numbers, a lock counts as a cross, five less for each penalty.
fn points(sheet: &SmallSheet) -> i32 {
    let row = |row: usize| {
        let crosses = i32::from(sheet.crosses[row]) + i32::from(sheet.locks >> row & 1);
        crosses * (crosses + 1) / 2
    };
    (0..4).map(row).sum::<i32>() - 5 * i32::from(sheet.penalties)
}

/// The place of a number in a row, from 1: red and yellow rise from 2 to 12, green and blue fall.
fn place(row: usize, number: u8) -> u8 {
    match row {
        0 | 1 => number - 1,
        _ => 13 - number,
    }
}

/// Whether a sheet can cross this place of an open row: right of its last cross, and the last place after five others.
fn may_cross(sheet: &SmallSheet, row: usize, place: u8) -> bool {
    place > sheet.last[row] && (place < 11 || sheet.crosses[row] >= 5)
}

/// Crosses a place; the last one locks the row.
fn cross(sheet: &mut SmallSheet, spot: Spot, locked: &mut [bool; 4]) {
    let row = usize::from(spot.row);
    sheet.last[row] = spot.place;
    sheet.crosses[row] += 1;
    if spot.place == 11 {
        sheet.locks |= 1 << row;
        locked[row] = true;
    }
}

/// Plays one turn with this roll.
pub fn take_turn(policy: &Policy, table: &mut Position, roll: &Roll) {
    let before = *table;
    let rolls = policy.rolls(&before);
    let active = usize::from(before.active);
    let seats = 0..usize::from(before.seats);
    let chosen: Vec<Choice> = seats
        .map(|seat| policy.choice(&before, seat, rolls, roll))
        .collect();
    // The white sum first, at all seats at once.
    let mut locked = [false; 4];
    for (sheet, choice) in table.sheets.iter_mut().zip(&chosen) {
        if let Some(spot) = choice.white {
            cross(sheet, spot, &mut locked);
        }
    }
    // Then a colored die of the active seat, unless the row is closed by now; it may take another one instead.
    let mut color = chosen[active].color;
    if let Some(wanted) = color {
        let left = left_for_color(table, active, roll, &locked);
        if !left.contains(&wanted) {
            color = best_of(policy, table, active, &left, &locked);
        }
    }
    if let Some(spot) = color {
        cross(&mut table.sheets[active], spot, &mut locked);
    }
    for (row, _) in locked.iter().enumerate().filter(|(_, locked)| **locked) {
        table.closed |= 1 << row;
    }
    // There is no penalty in a turn in which a second row is locked.
    let has_two_locks = table.closed.count_ones() >= 2;
    if !has_two_locks && chosen[active].white.is_none() && color.is_none() {
        table.sheets[active].penalties += 1;
    }
    let has_all_penalties = table.sheets[active].penalties == 4;
    table.is_over = has_two_locks || has_all_penalties;
    if !table.is_over {
        table.active = (table.active + 1) % table.seats;
    }
}

/// What a white die with a colored one gives the active seat after the white sums.
fn left_for_color(table: &Position, active: usize, roll: &Roll, locked: &[bool; 4]) -> Vec<Spot> {
    let is_gone = |row: usize| locked[row] || table.closed >> row & 1 == 1;
    let mut left = Vec::new();
    if (0..4).filter(|&row| is_gone(row)).count() >= 2 {
        return left;
    }
    for row in (0..4).filter(|&row| !is_gone(row)) {
        for white in roll.white {
            let place = place(row, white + roll.colored[row]);
            if may_cross(&table.sheets[active], row, place) {
                left.push(Spot {
                    row: row as u8,
                    place,
                });
            }
        }
    }
    left
}

/// The space that the policy likes best, if it likes one better than nothing.
fn best_of(
    policy: &Policy,
    table: &Position,
    seat: usize,
    spots: &[Spot],
    locked: &[bool; 4],
) -> Option<Spot> {
    let mut view = *table;
    for (row, _) in locked.iter().enumerate().filter(|(_, locked)| **locked) {
        view.closed |= 1 << row;
    }
    // For a seat that is not active nothing is worth nothing, and no penalty.
    view.active = (view.active + 1) % view.seats;
    let rolls = policy.rolls(table);
    let spots = spots.iter().map(|&spot| Choice {
        white: None,
        color: Some(spot),
    });
    let all: Vec<Choice> = [Choice::default()].into_iter().chain(spots).collect();
    policy.rate(&view, seat, rolls, &all)[0].color
}
