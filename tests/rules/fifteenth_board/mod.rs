//! A board that was never printed, with the extra that no official board has: spaces that bring points of their own.

use std::sync::Arc;

use rowlock_rules::{Board, Color, Mode};

use super::all_boards::holds_on;
use super::checks::pass;

const FILE: &str = include_str!("board.json");

/// Four rows of 12 crosses, and four spaces with 3 points.
const MOST: i32 = 4 * 78 + 4 * 3;

fn board() -> Arc<Board> {
    Arc::new(Board::parse(FILE).unwrap())
}

#[test]
fn the_fifteenth_board_passes_its_checks() {
    pass(&board(), include_str!("checks.txt"));
}

#[test]
fn on_the_fifteenth_board_open_is_what_is_taken_and_undo_and_replay_are_exact() {
    for mode in Mode::ALL {
        holds_on(&board(), mode, MOST);
    }
}

#[test]
fn extra_points_are_few_and_on_different_spaces_that_the_board_has() {
    for (from, to, mistake) in [
        ("\"points\": 3", "\"points\": 0", "\"0\" does not fit"),
        ("\"points\": 3", "\"points\": 21", "\"21\" does not fit"),
        ("R4 Y9 G6 B2", "", "it is empty"),
        ("R4 Y9 G6 B2", "R4 Y9 R4", "\"R4\" appears twice"),
        ("R4 Y9 G6 B2", "R4 Y13", "\"Y13\" does not fit"),
        ("\"points\": 3", "\"more\": 3", "unknown field"),
    ] {
        let file = FILE.replace(from, to);
        assert_ne!(file, FILE);
        let error = Board::parse(&file).unwrap_err();
        let found = error.mistakes.iter().map(|it| it.violation.to_string());
        let found: Vec<String> = found.collect();
        assert!(found.iter().any(|it| it.contains(mistake)), "{found:?}");
    }
}

#[test]
fn the_spaces_are_printed_with_their_points() {
    let board = board();
    let spaces = board.printed(0).spaces();
    let points = spaces.filter_map(|space| Some((space.name.as_number()?, space.points?)));
    let points: Vec<((Color, u8), u8)> = points.collect();
    let wanted = [
        (Color::Red, 4),
        (Color::Yellow, 9),
        (Color::Green, 6),
        (Color::Blue, 2),
    ];
    assert_eq!(points, wanted.map(|space| (space, 3)));
}
