//! Paper sheets, checked and scored.

use rowlock_rules::{
    Boards, Color, Label, RowName, Scorecard, ScorecardError, Sheet, TalliedSheet, Violation,
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

/// A sheet in its JSON form, read as a sheet from paper.
fn tallied(marked: Value) -> TalliedSheet {
    serde_json::from_value(marked).unwrap()
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
