//! Counted paths: in how many ways a game can go on for a few moves on the boards that the reference rules do not play.
//!
//! The numbers were worked out apart from the program's rules.

use rowlock_rules::{
    Action, Board, Boards, By, Color, Correction, Cross, Game, Mode, PairEffect, SheetLetter,
    SpaceName,
};
use serde_json::{Value, json};

use super::actor;
use super::all_boards::{self, board_of};
use super::checks;
use super::differential;

/// Where counting starts.
#[derive(Clone, Copy, Debug)]
enum Start {
    /// Nothing is crossed.
    Empty,
    /// In every row, each seat holds just the crosses that its lock needs, up to the lock spaces.
    BeforeLocks,
}

use Start::{BeforeLocks, Empty};

/// A board, a mode, how many seats, where to start, how many moves, and how many ways there are.
type Count = (&'static str, Mode, usize, Start, u32, u64);

const COUNTS: &[Count] = &[
    ("bonus-b", Mode::Sheet, 1, Empty, 2, 1944),
    ("bonus-b", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("bonus-b", Mode::Turns, 1, BeforeLocks, 3, 49),
    ("bonus-b", Mode::Turns, 2, Empty, 2, 6745),
    ("bonus-b", Mode::Dice, 1, Empty, 4, 37),
    ("bonus-b", Mode::Dice, 2, BeforeLocks, 4, 39),
    ("connected-steps", Mode::Sheet, 1, Empty, 2, 1380),
    ("connected-steps", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("connected-steps", Mode::Turns, 1, BeforeLocks, 3, 49),
    ("connected-steps", Mode::Turns, 2, Empty, 2, 4741),
    ("connected-steps", Mode::Dice, 1, Empty, 4, 37),
    ("connected-steps", Mode::Dice, 2, BeforeLocks, 4, 39),
    ("x-change", Mode::Sheet, 1, Empty, 2, 8346),
    ("x-change", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("x-change", Mode::Turns, 1, BeforeLocks, 3, 49),
    ("x-change", Mode::Turns, 2, Empty, 2, 31_885),
    ("x-change", Mode::Dice, 1, Empty, 4, 239),
    ("x-change", Mode::Dice, 2, BeforeLocks, 4, 5),
    ("connect-15", Mode::Sheet, 1, Empty, 2, 2340),
    ("connect-15", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("connect-15", Mode::Turns, 1, BeforeLocks, 3, 49),
    ("connect-15", Mode::Turns, 2, Empty, 2, 8677),
    ("connect-15", Mode::Dice, 1, Empty, 4, 377),
    ("connect-15", Mode::Dice, 2, BeforeLocks, 4, 9),
    ("lucky-15", Mode::Sheet, 1, Empty, 2, 1461),
    ("lucky-15", Mode::Sheet, 2, BeforeLocks, 2, 92),
    ("lucky-15", Mode::Turns, 1, BeforeLocks, 3, 61),
    ("lucky-15", Mode::Turns, 2, Empty, 2, 4823),
    ("lucky-15", Mode::Dice, 1, Empty, 4, 41),
    ("lucky-15", Mode::Dice, 2, BeforeLocks, 4, 51),
];

/// Every move that the count tries: any cross, the end of the turn, and any of the fixed dice.
fn tried(game: &Game, turn: u64) -> Vec<(usize, Value)> {
    let board = &game.setup().board;
    let seats = game.table().seats();
    let crosses = crosses(board).into_iter();
    let crosses = crosses.map(|cross| serde_json::to_value(Action::Cross(cross)).unwrap());
    let by_all = crosses.flat_map(|cross| (0..seats).map(move |seat| (seat, cross.clone())));
    let mut tried: Vec<(usize, Value)> = by_all.collect();
    let active = (turn as usize - 1) % seats;
    tried.push((active, json!({"type": "end_turn", "turn": turn})));
    let (white, dice) = dice(board);
    for some in 0..1 << dice.len() {
        let mut roll = json!({"type": "roll", "white": white});
        for (place, (color, die)) in dice.into_iter().enumerate() {
            if some >> place & 1 == 1 {
                roll[color] = json!(die);
            }
        }
        tried.push((active, roll));
    }
    tried
}

/// Every cross of this board, and for a space that may let the seat choose a row one for each row.
fn crosses(board: &Board) -> Vec<Cross> {
    let all = all_boards::crosses(board).into_iter();
    let own = all.filter(|cross| board.find_crossed(cross).is_ok());
    let pairs = board.pairs().unwrap_or_default().iter();
    let pairs = pairs.filter(|pair| pair.effect == PairEffect::TwoInFewest);
    let ends = pairs.flat_map(|pair| pair.ends);
    let chosen = ends.flat_map(|end| {
        let space = board.name_of(end).unwrap();
        Color::ALL.map(|row| Cross {
            choose: Some(row),
            ..Cross::of(space)
        })
    });
    own.chain(chosen).collect()
}

/// White dice, and a colored one that makes a lock space with one of them; on most boards the white sum is one, too.
fn dice(board: &Board) -> ([u8; 2], [(&'static str, u8); 4]) {
    match board.id.as_str() {
        "x-change" => (
            [5, 6],
            [("red", 1), ("yellow", 5), ("green", 6), ("blue", 3)],
        ),
        "connect-15" => (
            [6, 5],
            [("red", 4), ("yellow", 6), ("green", 1), ("blue", 3)],
        ),
        _ => (
            [6, 6],
            [("red", 4), ("yellow", 6), ("green", 1), ("blue", 3)],
        ),
    }
}

/// The number of ways in which a game can go on for this many moves.
fn paths(game: &Game, turn: u64, moves: u32) -> u64 {
    let ways = tried(game, turn).into_iter().filter_map(|(seat, request)| {
        let after = after(game, seat, &request)?;
        let next_turn = turn + u64::from(request["type"] == "end_turn");
        Some(match moves {
            1 => 1,
            _ => paths(&after, next_turn, moves - 1),
        })
    });
    ways.sum()
}

fn begun(board: &str, mode: Mode, seats: usize, start: Start) -> Game {
    let board = board_of(board);
    let letters: Vec<SheetLetter> = board.sheets.iter().take(seats).copied().collect();
    let mut game = checks::begin(&board, mode, seats, &letters);
    let corrections = match start {
        Empty => Vec::new(),
        BeforeLocks => before_locks(&board, seats),
    };
    for (seat, action) in corrections {
        game.push(game.decide(actor(seat, By::Host), action).unwrap());
    }
    game
}

/// The corrections that cross as many numbers of each row as its lock needs, the last before it.
fn before_locks(board: &Board, seats: usize) -> Vec<(usize, Action)> {
    let rows = board.rows.iter().flat_map(|(color, row)| {
        let numbers: Vec<u8> = row.numbers().collect();
        let before = numbers.len() - usize::from(board.lock_spaces);
        let needed = usize::from(board.needed_crosses);
        let near = numbers[before - needed..before].to_vec();
        near.into_iter().map(move |number| (color, number))
    });
    let each = rows.flat_map(|(row, number)| {
        let space = SpaceName::number(row, number);
        let crossed = true;
        let action = Action::Correct(Correction::Space { space, crossed });
        (0..seats).map(move |seat| (seat, action))
    });
    each.collect()
}

fn after(game: &Game, seat: usize, request: &Value) -> Option<Game> {
    let action = serde_json::from_value(request.clone()).unwrap();
    let event = game.decide(actor(seat, By::Seat), action).ok()?;
    let mut after = game.clone();
    after.push(event);
    Some(after)
}

fn counted(board: &str) {
    let counts = COUNTS.iter().filter(|count| count.0 == board);
    let mut wrong = Vec::new();
    for &(board, mode, seats, start, moves, expected) in counts {
        let count = paths(&begun(board, mode, seats, start), 1, moves);
        if count != expected {
            let place = format!("{board}, {}, {seats} seats, {start:?}", mode.as_str());
            wrong.push(format!("{place}: {count}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_board_is_counted_or_played_by_the_reference_rules() {
    for board in Boards::load().unwrap().iter() {
        let id = board.id.as_str();
        let is_counted = COUNTS.iter().any(|count| count.0 == id);
        assert!(is_counted || differential::BOARDS.contains(&id), "{id}");
    }
}

/// One test for each board, so that they share the cores.
macro_rules! counts {
    ($($name:ident: $board:literal;)*) => {
        $(#[test]
        fn $name() {
            counted($board);
        })*
    };
}

counts! {
    bonus_b_has_as_many_continuations_as_were_worked_out: "bonus-b";
    connected_steps_has_as_many_continuations_as_were_worked_out: "connected-steps";
    x_change_has_as_many_continuations_as_were_worked_out: "x-change";
    connect_15_has_as_many_continuations_as_were_worked_out: "connect-15";
    lucky_15_has_as_many_continuations_as_were_worked_out: "lucky-15";
}
