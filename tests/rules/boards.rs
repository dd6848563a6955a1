//! Boards as data: what is printed, and what is refused when it is loaded.

use rowlock::rules::{
    Board, BoardError, BoardPlace, BoardViolation, Boards, Color, MAX_PENALTIES, row_score,
};

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
fn the_last_space_of_a_classic_row_is_its_lock_space() {
    let boards = Boards::load().unwrap();
    let board = boards.get("classic").unwrap();
    for (row, lock) in Color::ALL.into_iter().zip([12, 12, 2, 2]) {
        for number in 2..=12 {
            assert_eq!(board.is_lock_space(row, number), number == lock);
        }
        assert_eq!(board.lock_numbers(row).collect::<Vec<_>>(), [lock]);
    }
}

#[test]
fn rows_score_as_printed_under_the_sheet() {
    let printed = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78];
    for (crosses, points) in (0..).zip(printed) {
        assert_eq!(row_score(crosses), points);
    }
    let boards = Boards::load().unwrap();
    assert_eq!(boards.get("classic").unwrap().max_crosses(Color::Red), 12);
    assert_eq!(MAX_PENALTIES, 4);
}

#[test]
fn an_unknown_board_is_not_found() {
    let boards = Boards::load().unwrap();
    for id in ["", "Classic", "classic ", "chess"] {
        assert!(boards.get(id).is_none(), "{id}");
    }
}

#[test]
fn a_number_twice_in_a_row_is_refused() {
    let twice = BoardViolation::NumberTwice { number: 3 };
    assert_eq!(mistakes("R3 R4", "R3 R3"), [(RED, twice)]);
}

#[test]
fn a_row_whose_last_space_is_not_of_the_locks_color_is_refused() {
    let wrong = BoardViolation::LockColorMismatch;
    assert_eq!(mistakes("R12", "Y12"), [(RED, wrong)]);
}

#[test]
fn a_number_the_dice_cannot_give_is_refused() {
    for (from, to, number) in [("R2 ", "R1 ", 1), ("R12", "R13", 13)] {
        let wrong = BoardViolation::NotOnTheDice { number };
        assert_eq!(mistakes(from, to), [(RED, wrong)]);
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
