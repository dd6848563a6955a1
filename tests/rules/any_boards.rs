//! What holds on every board, shown on boards as odd as the check accepts, and on mixed ones.

use std::cell::RefCell;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rowlock::domain::own_board::check;
use rowlock_rules::{Board, Boards, Color, Mode, OwnBoard, Seed, ShuffleKind};
use serde_json::{Value, json};

use super::all_boards::{Met, Pick, play};

/// The spaces of a row: its numbers in any order, each with a color and whether it is double.
type Spaces = Vec<(u8, usize, bool)>;

fn any_row(sides: u8) -> impl Strategy<Value = Spaces> {
    let numbers: Vec<u8> = (2..=2 * sides).collect();
    let count = numbers.len();
    let numbers = subsequence(numbers, 2..=count).prop_shuffle();
    let prints = prop::collection::vec((0_usize..4, prop::bool::weighted(0.2)), count);
    (numbers, prints).prop_map(|(numbers, prints)| {
        let spaces = numbers.into_iter().zip(prints);
        spaces
            .map(|(number, (color, is_double))| (number, color, is_double))
            .collect()
    })
}

/// The row as its file writes it, in which the last space has the color of the row.
fn text(row: Color, spaces: &Spaces) -> String {
    let last = spaces.len() - 1;
    let spaces = spaces.iter().enumerate();
    let spaces = spaces.map(|(place, &(number, color, is_double))| {
        let color = if place == last {
            row
        } else {
            Color::ALL[color]
        };
        let double = if is_double { "x2" } else { "" };
        format!("{}{number}{double}", color.letter())
    });
    spaces.collect::<Vec<_>>().join(" ")
}

fn extras(kind: &str, rows: &[Spaces]) -> Value {
    // The first spaces of rows, which are no lock spaces here.
    let boxes = Color::ALL.iter().zip(rows);
    let boxes: Vec<String> = boxes
        .map(|(row, spaces)| format!("{}{}", row.letter(), spaces[0].0))
        .collect();
    let pair = |spaces: &[String], sign: &str, effect: &str| json!({"spaces": spaces.join(" "), "sign": sign, "effect": effect});
    match kind {
        "bonus_bar" => json!([{"type": kind, "boxes": boxes.join(" "), "fields": "R Y G B B"}]),
        "links" => {
            json!([{"type": kind, "sheets": {"A": boxes[..2].join("-"), "B": boxes[2..].join("-")}}])
        }
        "pairs" => json!([{"type": kind, "pairs": [
            pair(&boxes[..2], "circle", "two_in_fewest"), pair(&boxes[2..], "diamond", "one_in_each"),
        ]}]),
        "swap_row" => json!([{"type": kind, "fields": "8/5 12/7 11/3 2/4"}]),
        "" => json!([]),
        kind => json!([{"type": kind}]),
    }
}

prop_compose! {
    fn any_board()(sides in select(vec![6_u8, 8]))(
        sides in Just(sides),
        rows in prop::collection::vec(any_row(sides), 4),
        needed in 0_usize..8,
        locks in 0_usize..3,
        most in 1_u32..=61,
        kind in select(vec![
            "", "second_boxes", "lucky_numbers", "bonus_bar", "links", "pairs", "swap_row",
        ]),
    ) -> Arc<Board> {
        let shortest = rows.iter().map(Vec::len).min().unwrap();
        let locks = 1 + locks % (shortest - 1);
        let needed = needed % (shortest - locks + 1);
        let texts: serde_json::Map<String, Value> = Color::ALL
            .iter()
            .zip(&rows)
            .map(|(row, spaces)| (row.as_str().to_owned(), json!(text(*row, spaces))))
            .collect();
        let file = json!({
            "name": "any", "die_sides": sides, "needed_crosses": needed, "lock_spaces": locks,
            "most_crosses": most, "rows": texts, "extras": extras(kind, &rows),
        });
        Arc::clone(check(&file.to_string()).unwrap().board())
    }
}

prop_compose! {
    /// An official board, mixed by any seed, with locks that are soon reached.
    fn any_mixed_board()(
        base in any::<prop::sample::Index>(),
        kind in select(ShuffleKind::ALL.to_vec()),
        seed in "[a-z0-9]{1,12}",
        needed in 0_u8..3,
    ) -> Arc<Board> {
        let boards = Boards::load().unwrap();
        let base = boards.iter().nth(base.index(boards.iter().count())).unwrap();
        let seed = Seed::new(&seed).unwrap();
        let (file, _) = OwnBoard::shuffle(boards.file(&base.id).unwrap(), kind, &seed).unwrap();
        let mut file: Value = serde_json::from_str(&file).unwrap();
        file["needed_crosses"] = json!(needed);
        Arc::clone(check(&file.to_string()).unwrap().board())
    }
}

fn holds_on(boards: &impl Strategy<Value = Arc<Board>>, cases: u32, mode: Mode) {
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let games = prop::collection::vec(any::<Pick>(), 60..160);
    let met = RefCell::new(Met::default());
    TestRunner::new_with_rng(config, rng)
        .run(&(boards, games), |(board, picks)| {
            play(
                (&board, mode, board.max_total()),
                &picks,
                &mut met.borrow_mut(),
            )
        })
        .unwrap_or_else(|error| panic!("{error}"));
    let met = met.into_inner();
    assert!(met.taken > 1000 && met.locks > cases / 6, "{met:?}");
}

fn holds_on_any_board(mode: Mode) {
    let games = match std::env::var_os("ROWLOCK_ALL") {
        Some(_) => 300,
        None => 100,
    };
    holds_on(&any_board(), games, mode);
}

#[test]
fn any_board_that_is_accepted_can_be_played_without_turns() {
    holds_on_any_board(Mode::Sheet);
}

#[test]
fn any_board_that_is_accepted_can_be_played_in_turns() {
    holds_on_any_board(Mode::Turns);
}

#[test]
fn any_board_that_is_accepted_can_be_played_with_dice() {
    holds_on_any_board(Mode::Dice);
}

#[test]
fn any_mixed_board_can_be_played_in_every_mode() {
    for mode in Mode::ALL {
        holds_on(&any_mixed_board(), 100, mode);
    }
}
