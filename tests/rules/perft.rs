//! Counted paths: in how many ways a game can go on for a few moves, by both rules.

use rowlock::rules::{Board, By, Color, Game, Mode};
use serde_json::{Value, json};

use super::actor;
use super::differential::pair::{Pair, Setting};
use super::reference::ReferenceGame;

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
];

/// Every move that the count tries: any cross, the end of the turn, and any of the fixed dice.
fn tried(pair: &Pair, turn: u64) -> Vec<(usize, Value)> {
    let board = &pair.engine.setup().board;
    let seats = pair.engine.table().seats();
    let mut tried = Vec::new();
    for row in Color::ALL {
        for number in board.rows[row].numbers() {
            let cross = json!({"type": "cross", "row": row, "number": number});
            tried.extend((0..seats).map(|seat| (seat, cross.clone())));
        }
    }
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

/// White dice whose sum is a lock space, and colored ones of which one makes a lock space, too.
fn dice(board: &Board) -> ([u8; 2], [(&'static str, u8); 4]) {
    match board.id.as_str() {
        "longo" => (
            [8, 7],
            [("red", 8), ("yellow", 1), ("green", 6), ("blue", 3)],
        ),
        "mixx-b" => (
            [5, 6],
            [("red", 1), ("yellow", 5), ("green", 6), ("blue", 3)],
        ),
        _ => (
            [6, 6],
            [("red", 4), ("yellow", 6), ("green", 1), ("blue", 3)],
        ),
    }
}

/// The number of ways in which a game can go on for this many moves.
fn paths<G>(
    pair: &Pair,
    (game, turn): (&G, u64),
    moves: u32,
    after: &impl Fn(&G, usize, &Value) -> Option<G>,
) -> u64 {
    let ways = tried(pair, turn).into_iter().filter_map(|(seat, request)| {
        let after_this = after(game, seat, &request)?;
        let next_turn = turn + u64::from(request["type"] == "end_turn");
        Some(match moves {
            1 => 1,
            _ => paths(pair, (&after_this, next_turn), moves - 1, after),
        })
    });
    ways.sum()
}

fn begun(board: &'static str, mode: Mode, seats: usize, start: Start) -> Pair {
    let mut setting = Setting::of(board, mode, seats);
    if board == "longo" {
        // The white sum of the fixed dice is lucky for the first seat.
        setting.printed[0].lucky_numbers = Some([5, 15]);
    }
    let mut pair = Pair::begun(&setting).unwrap();
    let board = pair.engine.setup().board.clone();
    let needed = usize::from(board.needed_crosses);
    if let BeforeLocks = start {
        for row in Color::ALL {
            let spaces = &board.rows[row].spaces;
            let before = spaces.len() - usize::from(board.lock_spaces);
            for (space, seat) in spaces[before - needed..before]
                .iter()
                .flat_map(|space| (0..seats).map(move |seat| (space, seat)))
            {
                let request = json!({"type": "correct", "row": row, "number": space.number(), "crossed": true});
                pair.play(seat, By::Host, &request).unwrap();
            }
        }
    }
    pair
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
    for &(board, mode, seats, start, moves, expected) in counts {
        let pair = begun(board, mode, seats, start);
        let engine = paths(&pair, (&pair.engine, 1), moves, &after_by_engine);
        let reference = paths(&pair, (&pair.reference, 1), moves, &after_in_reference);
        let place = format!("{board}, {}, {seats} seats, {start:?}", mode.as_str());
        assert_eq!((engine, reference), (expected, expected), "{place}");
    }
}

#[test]
fn classic_has_as_many_continuations_by_both_rules() {
    counted("classic");
}

#[test]
fn longo_has_as_many_continuations_by_both_rules() {
    counted("longo");
}

#[test]
fn mixx_a_has_as_many_continuations_by_both_rules() {
    counted("mixx-a");
}

#[test]
fn mixx_b_has_as_many_continuations_by_both_rules() {
    counted("mixx-b");
}
