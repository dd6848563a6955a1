//! Boards as data: what is printed, and what is refused when it is loaded.

use rowlock_rules::{Board, BoardError, BoardPlace, BoardViolation, Boards, Color};

const CLASSIC: &str = include_str!("../../src/rules/boards/classic.json");

fn numbers(board: &Board, row: Color) -> Vec<u8> {
    board.rows[row].numbers().collect()
}

/// The classic board with one piece of its file replaced.
fn with(from: &str, to: &str) -> Result<Board, BoardError> {
    assert!(CLASSIC.contains(from), "the board's file has no {from}");
    Board::parse(&CLASSIC.replacen(from, to, 1))
}

/// What is wrong with the classic board once one piece of its file is replaced.
fn mistakes(from: &str, to: &str) -> Vec<(BoardPlace, BoardViolation)> {
    let mistakes = with(from, to).unwrap_err().mistakes.into_iter();
    mistakes
        .map(|mistake| (mistake.place, mistake.violation))
        .collect()
}

const RED: BoardPlace = BoardPlace::Row(Color::Red);

#[test]
fn the_classic_board_is_the_printed_one() {
    let boards = Boards::load().unwrap();
    let board = boards.get("classic").unwrap();
    let rising: Vec<u8> = (2..=12).collect();
    let falling: Vec<u8> = (2..=12).rev().collect();
    assert_eq!(numbers(board, Color::Red), rising);
    assert_eq!(numbers(board, Color::Yellow), rising);
    assert_eq!(numbers(board, Color::Green), falling);
    assert_eq!(numbers(board, Color::Blue), falling);
    assert_eq!(
        (board.die_sides, board.needed_crosses, board.lock_spaces),
        (6, 5, 1)
    );
    assert!(board.highest_sheet_number().is_none());
}

#[test]
fn an_unknown_board_is_not_found() {
    let boards = Boards::load().unwrap();
    for id in ["", "Classic", "classic ", "chess"] {
        assert!(boards.get(id).is_none(), "{id}");
    }
}

#[test]
fn lock_spaces_that_the_row_cannot_reach_are_refused() {
    let changes = [
        ("\"lock_spaces\": 1", "\"lock_spaces\": 7"),
        ("\"needed_crosses\": 5", "\"needed_crosses\": 11"),
    ];
    for (from, to) in changes {
        let too_few = BoardViolation::TooFewNumbers { min: 12 };
        let rows = Color::ALL.map(|row| (BoardPlace::Row(row), too_few.clone()));
        assert_eq!(mistakes(from, to), rows);
    }
    let none = BoardViolation::OutOfRange { min: 1, max: 20 };
    assert_eq!(
        mistakes("\"lock_spaces\": 1", "\"lock_spaces\": 0"),
        [(BoardPlace::LockSpaces, none)]
    );
}

#[test]
fn a_board_of_the_program_without_an_id_is_refused() {
    let missing = (BoardPlace::Id, BoardViolation::Missing);
    assert_eq!(mistakes("\"id\": \"classic\",", ""), [missing]);
}

#[test]
fn a_file_that_does_not_describe_a_board_is_refused() {
    let space = "Q5".to_owned();
    let wrong = BoardViolation::NotASpace { space };
    assert_eq!(mistakes("R5", "Q5"), [(RED, wrong)]);
    let name = "colour".to_owned();
    let wrong = BoardViolation::UnknownField { name };
    assert_eq!(
        mistakes("\"die_sides\"", "\"colour\": 1, \"die_sides\""),
        [(BoardPlace::File, wrong)]
    );
    for json in ["", "[]", "{", "1"] {
        let error = Board::parse(json).unwrap_err();
        assert_eq!(error.mistakes[0].place, BoardPlace::File, "{error}");
    }
}
