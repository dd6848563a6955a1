//! Paper sheets, checked and scored.

use std::collections::BTreeMap;

use rowlock::rules::{
    Boards, ByColor, Color, Label, RowName, Scorecard, ScorecardError, Sheet, SheetLetter,
    TalliedSheet, Violation,
};
use serde_json::{Value, json};

fn read(board: &str, written: &Scorecard) -> Result<Sheet, Vec<ScorecardError>> {
    written.read(Boards::load().unwrap().get(board).unwrap())
}

fn mistake(row: Option<Color>, number: Option<u8>, violation: Violation) -> ScorecardError {
    ScorecardError {
        row: row.map(RowName::from),
        label: number.map(Label::Number),
        second: false,
        violation,
    }
}

#[test]
fn a_sheet_without_mistakes_is_scored_however_its_numbers_are_ordered() {
    let mut written = Scorecard {
        locks: vec![Color::Red],
        penalties: 2,
        ..Scorecard::default()
    };
    written.rows.red = vec![12, 3, 7, 5, 8, 9, 10];
    written.rows.green = vec![11, 12];
    let sheet = read("classic", &written).unwrap();
    assert_eq!(sheet.row_score(Color::Red), 36);
    assert_eq!(sheet.row_score(Color::Green), 3);
    assert_eq!(sheet.total(), 29);
}

#[test]
fn all_mistakes_of_a_sheet_are_found_at_once() {
    let mut written = Scorecard {
        locks: vec![Color::Blue],
        penalties: 5,
        ..Scorecard::default()
    };
    written.rows.red = vec![2, 2, 13];
    written.rows.yellow = vec![2, 3, 12];
    let mistakes = read("classic", &written).unwrap_err();
    let red = |number, violation| mistake(Some(Color::Red), Some(number), violation);
    assert_eq!(mistakes.len(), 6, "{mistakes:?}");
    for expected in [
        red(2, Violation::AlreadyCrossed),
        red(13, Violation::NoSuchSpace),
        mistake(Some(Color::Yellow), Some(12), Violation::TooFewCrosses),
        mistake(Some(Color::Yellow), None, Violation::CorrectionConflict),
        mistake(Some(Color::Blue), None, Violation::CorrectionConflict),
        mistake(None, None, Violation::PenaltyLimit),
    ] {
        assert!(mistakes.contains(&expected), "{expected:?} in {mistakes:?}");
    }
}

#[test]
fn on_longo_only_one_of_the_two_last_numbers_can_be_crossed() {
    let mut written = Scorecard {
        locks: vec![Color::Red],
        ..Scorecard::default()
    };
    written.rows.red = vec![2, 3, 4, 5, 6, 7, 15, 16];
    let mistakes = read("longo", &written).unwrap_err();
    assert_eq!(
        mistakes,
        [mistake(Some(Color::Red), Some(16), Violation::RowClosed)]
    );
}

#[test]
fn double_spaces_of_a_paper_sheet_count_twice() {
    let written = Scorecard {
        rows: ByColor {
            red: vec![2, 3, 5, 9, 12],
            green: vec![12, 10],
            ..ByColor::default()
        },
        locks: vec![Color::Red],
        penalties: 1,
        ..Scorecard::default()
    };
    let sheet = read("double-b", &written).unwrap();
    assert_eq!(sheet.crosses(Color::Red), 9);
    assert_eq!(sheet.total(), 45 + 6 - 5);
    let short = Scorecard {
        rows: ByColor {
            red: vec![2, 3, 5, 12],
            ..ByColor::default()
        },
        locks: vec![Color::Red],
        ..Scorecard::default()
    };
    let mistakes = read("double-b", &short).unwrap_err();
    assert_eq!(mistakes[0].violation, Violation::TooFewCrosses);
}

#[test]
fn every_broken_link_of_a_paper_sheet_is_found() {
    let mut written = Scorecard {
        sheet: Some(SheetLetter::try_from('A').unwrap()),
        ..Scorecard::default()
    };
    written.rows.red = vec![6];
    written.rows.yellow = vec![8];
    written.rows.blue = vec![4];
    let mistakes = read("connected-chain", &written).unwrap_err();
    let open = |row, number| mistake(Some(row), Some(number), Violation::LinkBroken);
    assert_eq!(
        mistakes,
        [
            open(Color::Yellow, 6),
            open(Color::Green, 6),
            open(Color::Green, 4)
        ]
    );
    written.rows.yellow.push(6);
    written.rows.green = vec![4, 6];
    assert_eq!(
        read("connected-chain", &written).unwrap().total(),
        1 + 3 + 3 + 1
    );
}

#[test]
fn every_bonus_space_without_a_neighbor_and_every_gap_of_a_track_is_found() {
    let extra = |row, numbers: &[u8]| Scorecard {
        extra_rows: BTreeMap::from([(row, numbers.to_vec())]),
        ..Scorecard::default()
    };
    let of = |row, number, violation| ScorecardError {
        row: Some(row),
        label: Some(Label::Number(number)),
        second: false,
        violation,
    };
    let bonus = RowName::RedYellow;
    let mut written = extra(bonus, &[4, 9, 2]);
    written.rows.yellow = vec![4];
    let lonely = |number| of(bonus, number, Violation::NeedsNeighbor);
    assert_eq!(
        read("big-points", &written).unwrap_err(),
        [lonely(2), lonely(9)]
    );
    let late = |number| of(RowName::Track, number, Violation::NoSuchSpace);
    assert_eq!(
        read("lucky-15", &extra(RowName::Track, &[5, 25, 18])).unwrap_err(),
        [late(18), late(25)]
    );
}

/// A sheet in its JSON form, read as a sheet from paper.
fn tallied(marked: Value) -> TalliedSheet {
    serde_json::from_value(marked).unwrap()
}

#[test]
fn the_total_of_a_marked_sheet_is_the_sum_of_its_lines() {
    let boards = Boards::load().unwrap();
    for (board, marked, total) in [
        (
            "classic",
            json!({"rows": {"red": [2, 3, 5, 7, 11, 12], "blue": [12, 10]}, "locks": ["red"], "penalties": 1}),
            28 + 3 - 5,
        ),
        (
            "bonus-b",
            json!({"rows": {"red": [6, 8], "yellow": [3], "green": [12, 11, 5], "blue": [12, 11, 10, 4]},
                   "penalties": 2}),
            34,
        ),
        (
            "connected-steps",
            json!({"sheet": "A", "rows": {"yellow": [2, 6], "green": [9], "red": [7]}}),
            15,
        ),
        (
            "lucky-15",
            json!({"rows": {"red": [2]}, "extra_rows": {"track": [5, 11]}}),
            12,
        ),
        (
            "double-a",
            json!({"rows": {"red": [2, 3]}, "second": {"red": [3]}}),
            6,
        ),
        (
            "connect-15",
            json!({"rows": {"red": [3]}, "fields": {"red": [1]}}),
            3,
        ),
    ] {
        let board = boards.get(board).unwrap();
        let sheet = tallied(marked);
        assert_eq!(sheet.check(board), Ok(()), "{}", board.id);
        let score = sheet.score(board);
        let lines = score.lines.unwrap();
        let kinds: Vec<_> = lines.iter().map(|line| line.kind).collect();
        assert_eq!(kinds, board.line_kinds());
        let sum: i32 = lines.iter().map(|line| line.score).sum();
        assert_eq!((score.total, sum), (total, total), "{}", board.id);
    }
}

#[test]
fn a_marked_sheet_is_read_again_as_it_was_and_always_says_what_is_crossed_in_rows() {
    let empty = json!({"rows": {}, "penalties": 0});
    let full = json!({
        "sheet": "B", "rows": {"red": [3, 2]}, "second": {"green": [11]}, "fields": {"blue": [1]},
        "extra_rows": {"red-yellow": [5], "track": []}, "locks": ["blue"], "penalties": 4,
    });
    for marked in [empty, full] {
        let sheet = tallied(marked.clone());
        assert!(matches!(sheet, TalliedSheet::Scorecard(_)));
        assert_eq!(serde_json::to_value(sheet).unwrap(), marked);
    }
    for wrong in [
        json!({}),
        json!({"penalties": 2}),
        json!({"rows": {"pink": [2]}}),
        json!({"rows": {}, "total": 5}),
        json!({"rows": {}, "crosses": {"red": 1, "yellow": 1, "green": 1, "blue": 1}}),
        json!({"rows": {}, "lucky_numbers": [5, 8]}),
    ] {
        let read = serde_json::from_value::<TalliedSheet>(wrong.clone());
        assert!(read.is_err(), "{wrong}");
    }
}

#[test]
fn a_mistake_is_named_by_its_path_in_the_sheet() {
    for (board, marked, paths) in [
        (
            "classic",
            json!({"rows": {"red": [2, 2, 13], "yellow": [2, 3, 12]}, "extra_rows": {"red": [2], "track": [5]},
                   "locks": ["blue"], "penalties": 5}),
            &[
                "rows.red[2]",
                "rows.red[1]",
                "rows.yellow[2]",
                "locks",
                "locks",
                "extra_rows.red",
                "extra_rows.track[0]",
                "penalties",
            ][..],
        ),
        (
            "double-a",
            json!({"rows": {"red": [5]}, "second": {"red": [4]}}),
            &["second.red[0]"],
        ),
        (
            "connect-15",
            json!({"rows": {"red": [2]}, "fields": {"red": [9]}}),
            &["fields.red[0]"],
        ),
    ] {
        let card: Scorecard = serde_json::from_value(marked).unwrap();
        let mistakes = read(board, &card).unwrap_err();
        let found: Vec<String> = mistakes.iter().map(|it| card.path(it)).collect();
        assert_eq!(found, paths, "{board}");
    }
}
