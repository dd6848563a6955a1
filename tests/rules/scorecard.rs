//! Paper sheets, checked and scored.

use std::collections::BTreeMap;

use rowlock::rules::{
    Boards, ByColor, Color, Label, Printed, RowName, Scorecard, ScorecardError, Sheet, SheetLetter,
    Violation,
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

#[test]
fn every_broken_link_of_a_paper_sheet_is_found() {
    let mut written = Scorecard {
        printed: Printed {
            lucky_numbers: None,
            sheet: Some(SheetLetter::try_from('A').unwrap()),
        },
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
