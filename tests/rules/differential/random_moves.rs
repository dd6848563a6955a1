//! Random moves that are often legal and sometimes not, and that lead to situations where the rules are hard.

use rowlock_rules::{Board, By, Color, EventKind, Mode, Seat, Status};
use serde_json::{Value, json};

use super::pair::Pair;

/// A random choice: who moves, what kind of move, and which.
pub type Pick = (u8, u8, u64);

/// A requested move: for which seat, by whom, and what.
pub type Request = (usize, By, Value);

const USES: [&str; 3] = ["white", "lucky", "color"];

/// What is left of a number of chance after some choices.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        let limit = limit as u64;
        let choice = self.0 % limit;
        self.0 /= limit;
        choice as usize
    }

    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

/// Corrections after which locks are within reach: of every seat and many rows, either the first
/// spaces or the last before the lock spaces.
pub fn prelude(pair: &Pair, (rows, which, _): Pick) -> Vec<Request> {
    let board = &pair.engine.setup().board;
    let needed = usize::from(board.needed_crosses);
    let before_locks = board.rows[Color::Red].spaces.len() - usize::from(board.lock_spaces);
    let first = match which % 6 {
        0..=2 => return Vec::new(),
        3 | 4 => 0,
        _ => before_locks - needed,
    };
    let seats = 0..pair.engine.table().seats();
    let rows = Color::ALL
        .into_iter()
        .zip(0..)
        .filter(|(_, place)| rows >> place & 3 != 0);
    rows.flat_map(|(row, _)| {
        let spaces = &board.rows[row].spaces[first..first + needed];
        let numbers = spaces.iter().filter_map(|space| space.number());
        let seats = seats.clone();
        numbers.flat_map(move |number| seats.clone().map(move |seat| (seat, row, number)))
    })
    .map(|(seat, row, number)| (seat, By::Host, correction(row, number, true)))
    .collect()
}

/// Turns a pick into a move.
pub fn choose(pair: &Pair, (who, kind, which): Pick) -> Request {
    let mut chance = Chance(which);
    let table = pair.engine.table();
    let seat = usize::from(who) % table.seats();
    let active = table.active().map_or(seat, |seat| seat.index());
    let turn = table.turn().unwrap_or(1);
    if table.end_reason().is_some() && !chance.once_in(5) {
        return after_the_end(pair, seat, &mut chance);
    }
    let is_unrolled = pair.engine.setup().mode == Mode::Dice && table.dice().is_none();
    if is_unrolled && !chance.once_in(6) {
        return (active, By::Seat, likely_roll(pair, active, &mut chance));
    }
    let by_seat = |request: Value| (seat, By::Seat, request);
    match kind {
        0..=104 => likely_cross(pair, seat, &mut chance),
        105..=134 if table.turn().is_none() => by_seat(json!({"type": "penalty"})),
        105..=134 => (active, By::Seat, json!({"type": "end_turn", "turn": turn})),
        135..=169 => by_seat(late_cross(pair, seat, &mut chance)),
        170..=180 => by_seat(json!({"type": "undo"})),
        181..=183 => (seat, By::Host, json!({"type": "undo"})),
        184..=194 => by_seat(any_cross(pair, &mut chance)),
        195..=208 => {
            let by = if chance.once_in(8) {
                By::Seat
            } else {
                By::Host
            };
            (seat, by, likely_correction(pair, seat, &mut chance))
        }
        209..=215 => rewind(pair, seat, &mut chance),
        216 if table.status() == Status::LastCall => (seat, By::Host, json!({"type": "enter"})),
        216 if chance.once_in(4) => (seat, By::Host, json!({"type": "enter"})),
        217..=218 if chance.once_in(3) => by_seat(json!({"type": "leave"})),
        219..=222 => {
            let by = if chance.once_in(4) {
                By::Host
            } else {
                By::Seat
            };
            (seat, by, json!({"type": "finish"}))
        }
        223..=229 => by_seat(json!({"type": "close", "row": chance.of(&Color::ALL)})),
        230..=236 => by_seat(any_roll(pair, &mut chance)),
        237..=239 => by_seat(json!({"type": "penalty"})),
        240..=249 => {
            let turn = (turn + 1).saturating_sub(chance.of(&[1, 1, 1, 0, 2]));
            by_seat(json!({"type": "end_turn", "turn": turn}))
        }
        216..=218 | 250..=255 => likely_cross(pair, seat, &mut chance),
    }
}

fn after_the_end(pair: &Pair, seat: usize, chance: &mut Chance) -> Request {
    match chance.below(6) {
        0..=2 => (seat, By::Host, json!({"type": "undo"})),
        3 => (seat, By::Seat, json!({"type": "undo"})),
        _ => rewind(pair, seat, chance),
    }
}

fn rewind(pair: &Pair, seat: usize, chance: &mut Chance) -> Request {
    let last = pair.engine.seq();
    let back = match chance.below(8) {
        0 => last,
        1 => 0,
        _ => 1,
    } + chance.below(9) as u32;
    let by = if chance.once_in(8) {
        By::Seat
    } else {
        By::Host
    };
    let to = last.saturating_sub(back);
    (seat, by, json!({"type": "rewind", "to": to}))
}

/// A cross as players make them: the lock if it can be had, else near the last cross.
fn likely_cross(pair: &Pair, seat: usize, chance: &mut Chance) -> Request {
    let board = &pair.engine.setup().board;
    let table = pair.engine.table();
    let seat = (seat..seat + table.seats())
        .map(|seat| seat % table.seats())
        .find(|&seat| has_open(pair, seat))
        .unwrap_or(seat);
    let open: Vec<(Color, u8)> = Color::ALL
        .into_iter()
        .flat_map(|row| {
            open(pair, seat, row)
                .into_iter()
                .map(move |number| (row, number))
        })
        .collect();
    let locks: Vec<(Color, u8)> = open
        .iter()
        .copied()
        .filter(|&(row, number)| board.is_lock_space(row, number))
        .collect();
    if !locks.is_empty() && !chance.once_in(4) {
        let (row, number) = chance.of(&locks);
        return (seat, By::Seat, cross(row, number));
    }
    // A row that everybody crosses is one that several lock.
    let row = chance.of(&[
        Color::Red,
        Color::Red,
        Color::Red,
        Color::Yellow,
        Color::Green,
        Color::Blue,
    ]);
    let in_row: Vec<u8> = open
        .iter()
        .filter(|&&(other, _)| other == row)
        .map(|&(_, n)| n)
        .collect();
    let (row, number) = match (in_row.as_slice(), open.as_slice()) {
        ([], []) => (
            row,
            chance.of(&board.rows[row].numbers().collect::<Vec<_>>()),
        ),
        ([], open) => chance.of(open),
        (near, _) => (row, near[usize::from(near.len() > 1 && chance.once_in(5))]),
    };
    (seat, By::Seat, cross(row, number))
}

fn late_cross(pair: &Pair, seat: usize, chance: &mut Chance) -> Value {
    let now = pair.engine.table().turn().unwrap_or(1);
    let turn = now.saturating_sub(chance.of(&[1, 1, 1, 2, 2, 3, 0]));
    let row = chance.of(&Color::ALL);
    let lock = lock_within_reach(pair, seat, chance);
    let (row, number) = match (lock, sum_of(pair, turn), chance.below(4)) {
        (Some(lock), Some(sum), 0..=2) if lock.1 == sum => lock,
        (_, Some(sum), 0..=2) => (row, sum),
        (Some(lock), None, 0..=2) => lock,
        _ => (row, next_space(pair, seat, row)),
    };
    let lucky = sum_of(pair, turn).filter(|&sum| is_lucky(pair, seat, sum));
    let (row, number) = match lucky {
        Some(_) if chance.once_in(2) => fewest(pair, seat),
        _ => (row, number),
    };
    let mut request = cross(row, number);
    request["turn"] = json!(turn);
    if pair.engine.setup().mode == Mode::Dice && chance.once_in(4) {
        request["use"] = json!(chance.of(&USES));
    }
    request
}

fn any_cross(pair: &Pair, chance: &mut Chance) -> Value {
    let row = chance.of(&Color::ALL);
    let numbers: Vec<u8> = pair.engine.setup().board.rows[row].numbers().collect();
    let mut request = match chance.below(3) {
        0 => cross(row, chance.below(18) as u8),
        _ => cross(row, chance.of(&numbers)),
    };
    if chance.once_in(2) {
        request["use"] = json!(chance.of(&USES));
    }
    request
}

fn likely_correction(pair: &Pair, seat: usize, chance: &mut Chance) -> Value {
    let board = &pair.engine.setup().board;
    let row = chance.of(&Color::ALL);
    let crossed = crossed(pair, seat, row);
    match chance.below(8) {
        0 => json!({"type": "correct", "penalties": chance.of(&[0, 1, 2, 3, 3, 4, 5, 6])}),
        1 | 2 => match lock_within_reach(pair, seat, chance) {
            Some((row, number)) => correction(row, number, true),
            None => correction(row, next_space(pair, seat, row), true),
        },
        3 => {
            let numbers: Vec<u8> = board.rows[row].numbers().collect();
            correction(row, chance.of(&numbers), chance.once_in(2))
        }
        4 => correction(row, chance.below(18) as u8, true),
        _ if crossed.is_empty() => correction(row, next_space(pair, seat, row), true),
        5 => correction(row, chance.of(&crossed), false),
        _ => correction(row, crossed[crossed.len() - 1], false),
    }
}

/// A roll that lets some seat cross a lock space.
fn likely_roll(pair: &Pair, active: usize, chance: &mut Chance) -> Value {
    let board = &pair.engine.setup().board;
    let table = pair.engine.table();
    let hopeful = if chance.once_in(2) {
        active
    } else {
        chance.below(table.seats())
    };
    let row = chance.of(&Color::ALL);
    let lucky = table
        .printed(rowlock_rules::Seat::new(hopeful).unwrap())
        .numbers;
    let hoped = match (
        lock_within_reach(pair, hopeful, chance),
        lucky,
        chance.below(4),
    ) {
        (Some((_, number)), _, 0 | 1) => number,
        (_, Some(numbers), 2) => chance.of(&<[u8; 2]>::from(numbers)),
        _ => next_space(pair, hopeful, row),
    };
    let white = [chance.of(&faces(board)), chance.of(&faces(board))];
    let sum = hoped.clamp(2, 2 * board.die_sides);
    let rigged = white[0].clamp(
        sum.saturating_sub(board.die_sides).max(1),
        (sum - 1).min(board.die_sides),
    );
    let white = if chance.once_in(4) {
        white
    } else {
        [rigged, sum - rigged]
    };
    let mut roll = json!({"type": "roll", "white": white});
    for color in table.dice_in_game() {
        let wanted = lock_within_reach(pair, active, chance)
            .filter(|_| chance.once_in(2))
            .map_or(0, |(_, number)| number.saturating_sub(white[1]));
        let die = if faces(board).contains(&wanted) {
            wanted
        } else {
            chance.of(&faces(board))
        };
        roll[color.to_string()] = json!(die);
    }
    roll
}

/// A roll of which a die may be missing, or one too many, or of too many sides.
fn any_roll(pair: &Pair, chance: &mut Chance) -> Value {
    let sides = usize::from(pair.engine.setup().board.die_sides);
    let mut die = || 1 + chance.below(sides);
    let mut roll = json!({"type": "roll", "white": [die(), die()]});
    for color in pair.engine.table().dice_in_game() {
        roll[color.to_string()] = json!(die());
    }
    let color = chance.of(&Color::ALL).to_string();
    match chance.below(4) {
        0 => roll[color] = json!(null),
        1 => roll[color] = json!(1),
        2 => roll["white"] = json!([chance.below(2), sides + chance.below(2)]),
        _ => {}
    }
    roll
}

fn faces(board: &Board) -> Vec<u8> {
    (1..=board.die_sides).collect()
}

/// The white sum of a turn, where its number is known from the ends of the turns before.
fn sum_of(pair: &Pair, turn: u32) -> Option<u8> {
    let counting = (1..).zip(pair.engine.log());
    let live = counting.filter(|&(seq, _)| !pair.engine.is_retracted(seq));
    let (mut now, mut sum) = (1, None);
    for (_, event) in live {
        match event.kind {
            EventKind::Roll(dice) if now == turn => sum = Some(dice.white_sum()),
            EventKind::EndTurn { turn } => now = turn + 1,
            _ => {}
        }
    }
    sum
}

fn is_lucky(pair: &Pair, seat: usize, sum: u8) -> bool {
    let seat = rowlock_rules::Seat::new(seat).unwrap();
    let numbers = pair.engine.table().printed(seat).numbers;
    numbers.is_some_and(|numbers| numbers.contains(sum))
}

/// The row with the fewest crosses of the seat, and the space right of the last one.
fn fewest(pair: &Pair, seat: usize) -> (Color, u8) {
    let row = Color::ALL
        .into_iter()
        .min_by_key(|&row| crossed(pair, seat, row).len());
    let row = row.unwrap();
    (row, next_space(pair, seat, row))
}

fn has_open(pair: &Pair, seat: usize) -> bool {
    Color::ALL
        .into_iter()
        .any(|row| !open(pair, seat, row).is_empty())
}

fn open(pair: &Pair, seat: usize, row: Color) -> Vec<u8> {
    numbers(&pair.view["seats"][seat]["rows"][row.to_string()]["open"])
}

fn crossed(pair: &Pair, seat: usize, row: Color) -> Vec<u8> {
    numbers(&pair.view["seats"][seat]["rows"][row.to_string()]["crossed"])
}

fn numbers(list: &Value) -> Vec<u8> {
    serde_json::from_value(list.clone()).unwrap()
}

/// The space right of the seat's last cross, or the last one.
fn next_space(pair: &Pair, seat: usize, row: Color) -> u8 {
    let numbers: Vec<u8> = pair.engine.setup().board.rows[row].numbers().collect();
    let crossed = crossed(pair, seat, row);
    let last = numbers.iter().rposition(|number| crossed.contains(number));
    let next = last.map_or(0, |last| last + 1).min(numbers.len() - 1);
    numbers[next]
}

/// A lock space whose row holds enough crosses of this seat.
fn lock_within_reach(pair: &Pair, seat: usize, chance: &mut Chance) -> Option<(Color, u8)> {
    let board = &pair.engine.setup().board;
    let sheet = pair.engine.table().sheet(Seat::new(seat)?)?;
    let has_enough = |row| sheet.number_crosses(row) >= usize::from(board.needed_crosses);
    let rows: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|&row| has_enough(row))
        .filter(|&row| pair.view["seats"][seat]["rows"][row.to_string()]["locked"] == false)
        .collect();
    let &[_, ..] = rows.as_slice() else {
        return None;
    };
    let row = chance.of(&rows);
    let locks: Vec<u8> = board.lock_numbers(row).collect();
    Some((row, chance.of(&locks)))
}

fn cross(row: Color, number: u8) -> Value {
    json!({"type": "cross", "row": row, "number": number})
}

fn correction(row: Color, number: u8, crossed: bool) -> Value {
    json!({"type": "correct", "row": row, "number": number, "crossed": crossed})
}
