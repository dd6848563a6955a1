//! Paper sheets, checked and scored.

use rowlock::rules::{
    Boards, ByColor, Color, Label, RowName, Scorecard, ScorecardError, Sheet, Violation,
};

fn read(board: &str, written: &Scorecard) -> Result<Sheet, Vec<ScorecardError>> {
    written.read(Boards::load().unwrap().get(board).unwrap())
}

fn mistake(row: Option<Color>, number: Option<u8>, violation: Violation) -> ScorecardError {
    ScorecardError {
        row: row.map(RowName::from),
        label: number.map(Label::Number),
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
