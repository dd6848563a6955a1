//! Counted paths: in how many ways a game can go on for a few moves, by both rules.
//!
//! The boards that the reference rules do not know are counted by the program's rules alone; their numbers were worked
//! out apart from these.

use rowlock_rules::{
    Action, Board, Boards, By, Color, Correction, Cross, Game, Mode, PairEffect, SheetLetter,
    SpaceName,
};
use serde_json::{Value, json};

use super::actor;
use super::all_boards::{self, board_of};
use super::checks;
use super::differential::pair::{Pair, Setting};
use reference_rules::ReferenceGame;

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

/// The boards that the reference rules do not know.
const UNKNOWN: [&str; 5] = [
    "bonus-b",
    "connected-steps",
    "x-change",
    "connect-15",
    "lucky-15",
];

const COUNTS: &[Count] = &[
    ("classic", Mode::Sheet, 1, Empty, 2, 1380),
    ("classic", Mode::Sheet, 1, BeforeLocks, 2, 12),
    ("classic", Mode::Sheet, 2, Empty, 2, 5960),
    ("classic", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("classic", Mode::Turns, 1, Empty, 2, 1461),
    ("classic", Mode::Turns, 1, BeforeLocks, 4, 77),
    ("classic", Mode::Turns, 2, Empty, 2, 4741),
    ("classic", Mode::Turns, 2, BeforeLocks, 2, 61),
    ("classic", Mode::Dice, 1, Empty, 5, 90),
    ("classic", Mode::Dice, 1, BeforeLocks, 5, 28),
    ("classic", Mode::Dice, 2, Empty, 4, 121),
    ("classic", Mode::Dice, 2, BeforeLocks, 4, 39),
    ("longo", Mode::Sheet, 1, Empty, 2, 2340),
    ("longo", Mode::Sheet, 1, BeforeLocks, 2, 48),
    ("longo", Mode::Sheet, 2, Empty, 2, 10_088),
    ("longo", Mode::Sheet, 2, BeforeLocks, 2, 224),
    ("longo", Mode::Turns, 1, Empty, 2, 2445),
    ("longo", Mode::Turns, 1, BeforeLocks, 4, 273),
    ("longo", Mode::Turns, 2, Empty, 2, 7957),
    ("longo", Mode::Turns, 2, BeforeLocks, 2, 209),
    ("longo", Mode::Dice, 1, Empty, 5, 365),
    ("longo", Mode::Dice, 1, BeforeLocks, 5, 78),
    ("longo", Mode::Dice, 2, Empty, 4, 445),
    ("longo", Mode::Dice, 2, BeforeLocks, 4, 85),
    ("mixx-a", Mode::Sheet, 1, Empty, 2, 1380),
    ("mixx-a", Mode::Sheet, 1, BeforeLocks, 2, 12),
    ("mixx-a", Mode::Sheet, 2, Empty, 2, 5960),
    ("mixx-a", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("mixx-a", Mode::Turns, 1, Empty, 2, 1461),
    ("mixx-a", Mode::Turns, 1, BeforeLocks, 4, 77),
    ("mixx-a", Mode::Turns, 2, Empty, 2, 4741),
    ("mixx-a", Mode::Turns, 2, BeforeLocks, 2, 61),
    ("mixx-a", Mode::Dice, 1, Empty, 5, 90),
    ("mixx-a", Mode::Dice, 1, BeforeLocks, 5, 28),
    ("mixx-a", Mode::Dice, 2, Empty, 4, 121),
    ("mixx-a", Mode::Dice, 2, BeforeLocks, 4, 39),
    ("mixx-b", Mode::Sheet, 1, Empty, 2, 1380),
    ("mixx-b", Mode::Sheet, 1, BeforeLocks, 2, 12),
    ("mixx-b", Mode::Sheet, 2, Empty, 2, 5960),
    ("mixx-b", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("mixx-b", Mode::Turns, 1, Empty, 2, 1461),
    ("mixx-b", Mode::Turns, 1, BeforeLocks, 4, 77),
    ("mixx-b", Mode::Turns, 2, Empty, 2, 4741),
    ("mixx-b", Mode::Turns, 2, BeforeLocks, 2, 61),
    ("mixx-b", Mode::Dice, 1, Empty, 5, 195),
    ("mixx-b", Mode::Dice, 1, BeforeLocks, 5, 28),
    ("mixx-b", Mode::Dice, 2, Empty, 4, 343),
    ("mixx-b", Mode::Dice, 2, BeforeLocks, 4, 28),
    ("double-a", Mode::Sheet, 1, Empty, 2, 1420),
    ("double-a", Mode::Sheet, 2, BeforeLocks, 2, 224),
    ("double-a", Mode::Turns, 1, BeforeLocks, 3, 181),
    ("double-a", Mode::Turns, 2, Empty, 2, 4781),
    ("double-a", Mode::Dice, 1, Empty, 4, 33),
    ("double-a", Mode::Dice, 2, BeforeLocks, 4, 39),
    ("double-b", Mode::Sheet, 1, Empty, 2, 1380),
    ("double-b", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("double-b", Mode::Turns, 1, BeforeLocks, 3, 49),
    ("double-b", Mode::Turns, 2, Empty, 2, 4741),
    ("double-b", Mode::Dice, 1, Empty, 4, 37),
    ("double-b", Mode::Dice, 2, BeforeLocks, 4, 39),
    ("big-points", Mode::Sheet, 1, Empty, 2, 1420),
    ("big-points", Mode::Sheet, 2, BeforeLocks, 2, 724),
    ("big-points", Mode::Turns, 1, BeforeLocks, 3, 533),
    ("big-points", Mode::Turns, 2, Empty, 2, 4781),
    ("big-points", Mode::Dice, 1, Empty, 4, 37),
    ("big-points", Mode::Dice, 2, BeforeLocks, 4, 79),
    ("bonus-a", Mode::Sheet, 1, Empty, 2, 1368),
    ("bonus-a", Mode::Sheet, 2, BeforeLocks, 2, 56),
    ("bonus-a", Mode::Turns, 1, BeforeLocks, 3, 49),
    ("bonus-a", Mode::Turns, 2, Empty, 2, 4729),
    ("bonus-a", Mode::Dice, 1, Empty, 4, 37),
    ("bonus-a", Mode::Dice, 2, BeforeLocks, 4, 39),
    ("connected-chain", Mode::Sheet, 1, Empty, 2, 1306),
    ("connected-chain", Mode::Sheet, 2, BeforeLocks, 2, 12),
    ("connected-chain", Mode::Turns, 1, BeforeLocks, 3, 13),
    ("connected-chain", Mode::Turns, 2, Empty, 2, 4667),
    ("connected-chain", Mode::Dice, 1, Empty, 4, 37),
    ("connected-chain", Mode::Dice, 2, BeforeLocks, 4, 17),
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

/// A game where counting starts, by the program's rules and, where they know its board, by the reference ones.
struct Counted {
    engine: Game,
    reference: Option<ReferenceGame>,
}

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
        "longo" => (
            [8, 7],
            [("red", 8), ("yellow", 1), ("green", 6), ("blue", 3)],
        ),
        "mixx-b" | "x-change" => (
            [5, 6],
            [("red", 1), ("yellow", 5), ("green", 6), ("blue", 3)],
        ),
        "connect-15" => (
            [6, 5],
            [("red", 4), ("yellow", 6), ("green", 1), ("blue", 3)],
        ),
        "double-a" => (
            [6, 6],
            [("red", 4), ("yellow", 6), ("green", 6), ("blue", 3)],
        ),
        _ => (
            [6, 6],
            [("red", 4), ("yellow", 6), ("green", 1), ("blue", 3)],
        ),
    }
}

/// The number of ways in which a game can go on for this many moves.
fn paths<G>(
    start: &Game,
    (game, turn): (&G, u64),
    moves: u32,
    after: &impl Fn(&G, usize, &Value) -> Option<G>,
) -> u64 {
    let ways = tried(start, turn)
        .into_iter()
        .filter_map(|(seat, request)| {
            let after_this = after(game, seat, &request)?;
            let next_turn = turn + u64::from(request["type"] == "end_turn");
            Some(match moves {
                1 => 1,
                _ => paths(start, (&after_this, next_turn), moves - 1, after),
            })
        });
    ways.sum()
}

fn begun(board: &'static str, mode: Mode, seats: usize, start: Start) -> Counted {
    let corrections = match start {
        Empty => Vec::new(),
        BeforeLocks => before_locks(&board_of(board), seats),
    };
    if UNKNOWN.contains(&board) {
        let board = board_of(board);
        let letters: Vec<SheetLetter> = board.sheets.iter().take(seats).copied().collect();
        let mut engine = checks::begin(&board, mode, seats, &letters);
        for (seat, action) in corrections {
            engine.push(engine.decide(actor(seat, By::Host), action).unwrap());
        }
        return Counted {
            engine,
            reference: None,
        };
    }
    let mut setting = Setting::of(board, mode, seats);
    if board == "longo" {
        // The white sum of the fixed dice is lucky for the first seat.
        setting.printed[0].lucky_numbers = Some([5, 15]);
    }
    let mut pair = Pair::begun(&setting).unwrap();
    for (seat, action) in corrections {
        let request = serde_json::to_value(action).unwrap();
        pair.play(seat, By::Host, &request).unwrap();
    }
    Counted {
        engine: pair.engine,
        reference: Some(pair.reference),
    }
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

fn after_by_engine(game: &Game, seat: usize, request: &Value) -> Option<Game> {
    let action = serde_json::from_value(request.clone()).unwrap();
    let event = game.decide(actor(seat, By::Seat), action).ok()?;
    let mut after = game.clone();
    after.push(event);
    Some(after)
}

fn after_in_reference(game: &ReferenceGame, seat: usize, request: &Value) -> Option<ReferenceGame> {
    game.try_move(seat, false, request).ok()
}

fn counted(board: &str) {
    let counts = COUNTS.iter().filter(|count| count.0 == board);
    let mut wrong = Vec::new();
    for &(board, mode, seats, start, moves, expected) in counts {
        let Counted { engine, reference } = begun(board, mode, seats, start);
        let by_engine = paths(&engine, (&engine, 1), moves, &after_by_engine);
        let by_reference =
            reference.map(|reference| paths(&engine, (&reference, 1), moves, &after_in_reference));
        if by_engine != expected || by_reference.is_some_and(|count| count != expected) {
            let place = format!("{board}, {}, {seats} seats, {start:?}", mode.as_str());
            wrong.push(format!(
                "{place}: {by_engine} {by_reference:?}, not {expected}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_board_is_counted() {
    for board in Boards::load().unwrap().iter() {
        assert!(
            COUNTS.iter().any(|count| count.0 == board.id),
            "{}",
            board.id
        );
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
    classic_has_as_many_continuations_by_both_rules: "classic";
    longo_has_as_many_continuations_by_both_rules: "longo";
    mixx_a_has_as_many_continuations_by_both_rules: "mixx-a";
    mixx_b_has_as_many_continuations_by_both_rules: "mixx-b";
    double_a_has_as_many_continuations_by_both_rules: "double-a";
    double_b_has_as_many_continuations_by_both_rules: "double-b";
    big_points_has_as_many_continuations_by_both_rules: "big-points";
    bonus_a_has_as_many_continuations_by_both_rules: "bonus-a";
    connected_chain_has_as_many_continuations_by_both_rules: "connected-chain";
    bonus_b_has_as_many_continuations_as_were_worked_out: "bonus-b";
    connected_steps_has_as_many_continuations_as_were_worked_out: "connected-steps";
    x_change_has_as_many_continuations_as_were_worked_out: "x-change";
    connect_15_has_as_many_continuations_as_were_worked_out: "connect-15";
    lucky_15_has_as_many_continuations_as_were_worked_out: "lucky-15";
}
