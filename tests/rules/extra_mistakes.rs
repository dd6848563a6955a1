//! Every mistake in what a group's board has beside four rows of numbers is named.

use rowlock_rules::{BoardPlace, BoardViolation, OwnBoard};
use serde_json::{Value, json};

use super::own_boards::{changed, file_of};

/// What is wrong with these extras on the rows of a board, in sentences, with the index of each.
fn wrong_on(board: &str, extras: &Value) -> Vec<(usize, String)> {
    let mut file = file_of(board);
    file["extras"] = extras.clone();
    let name = |name: &str| Ok::<String, ()>(name.to_owned());
    let refusal = OwnBoard::check(&file.to_string(), name).unwrap_err();
    let mistakes = refusal.mistakes.into_iter();
    let of_extra = mistakes.filter_map(|mistake| match mistake.place {
        BoardPlace::Extra(index) => Some((index, mistake.violation.to_string())),
        _ => None,
    });
    of_extra.collect()
}

/// Whether a sentence is about this part of an extra, or has these words.
fn is_about(sentence: &str, part: &str) -> bool {
    let quoted = sentence.split('"').nth(1);
    let mut parts = quoted.into_iter().flat_map(|quoted| quoted.split('-'));
    quoted == Some(part) || parts.any(|it| it == part) || sentence.contains(&format!("is {part}"))
}

/// Each of these parts is named by a mistake, and there are no others; an empty part is one that any sentence names.
fn all_are_named(board: &str, cases: &[(Value, &[&str])]) {
    for (extra, parts) in cases {
        let wrong = wrong_on(board, &json!([extra]));
        assert_eq!(wrong.len(), parts.len(), "{extra}: {wrong:?}");
        for part in parts.iter().filter(|part| !part.is_empty()) {
            let is_named = wrong.iter().any(|(_, sentence)| is_about(sentence, part));
            assert!(is_named, "{part} of {extra}: {wrong:?}");
        }
    }
}

/// The words of a mistake in an extra without a part.
const EMPTY: &str = "empty";

/// An extra that is not what the format describes.
const UNREADABLE: &str = "";

fn sheets(kind: &str, sheets: &Value) -> Value {
    json!({"type": kind, "sheets": sheets})
}

#[test]
fn all_mistakes_of_a_bonus_row_are_named() {
    let row =
        |row: &str, numbers: &[u16]| json!({"type": "bonus_row", "row": row, "numbers": numbers});
    all_are_named(
        "classic",
        &[
            (
                row("red-yellow", &[2, 3, 2, 13, 3, 0]),
                &["2", "13", "3", "0"],
            ),
            (row("green-blue", &[]), &[EMPTY]),
            (row("red", &[2, 3]), &["red"]),
            (row("bar", &[2, 3]), &["bar"]),
            (row("red-blue", &[2]), &[UNREADABLE]),
            (row("red-yellow", &[300]), &[UNREADABLE]),
        ],
    );
}

#[test]
fn all_mistakes_of_links_are_named() {
    let links = |texts: &Value| sheets("links", texts);
    all_are_named(
        "classic",
        &[
            (
                links(&json!({"A": "R6-Y6 R6-G5 R12-Y3 R4-R5 Y3-B4"})),
                &["R6", "Y3", "R12", "R4"],
            ),
            (
                links(&json!({"A": "R6-Y6", "B": "R6-Y6 G2-B3 Y8-R6"})),
                &["R6", "G2"],
            ),
            (
                links(&json!({"A": "R6-Q R13-Y2", "B": "R6 - Y6-R06"})),
                &["R6-Q", "R13-Y2", "R6", "-", "Y6-R06"],
            ),
            (links(&json!({"A": "", "B": " "})), &[EMPTY]),
            (links(&json!({})), &[EMPTY]),
            (links(&json!({"a": "R6-Y6"})), &[UNREADABLE]),
        ],
    );
}

#[test]
fn all_mistakes_of_steps_are_named() {
    let steps = |texts: &Value| sheets("steps", texts);
    all_are_named(
        "classic",
        &[
            (
                steps(&json!({"A": "R3 G12 R3", "C": "B2 Y4 Y4 B2"})),
                &["R3", "Y4", "B2"],
            ),
            (
                steps(&json!({"A": "R3 R13 3", "B": "Q3 R+3"})),
                &["R13", "3", "Q3", "R+3"],
            ),
            (steps(&json!({"A": ""})), &[EMPTY]),
            (steps(&json!({"A": ["R3"]})), &[UNREADABLE]),
        ],
    );
}

#[test]
fn all_mistakes_of_pairs_are_named() {
    let pairs = |pairs: &[[&str; 3]]| {
        let pair = |[spaces, sign, effect]: &[&str; 3]| json!({"spaces": spaces, "sign": sign, "effect": effect});
        json!({"type": "pairs", "pairs": pairs.iter().map(pair).collect::<Vec<_>>()})
    };
    all_are_named(
        "classic",
        &[
            (
                pairs(&[
                    ["R3 Y3", "circle", "two_in_fewest"],
                    ["R3 Y12", "circle", "plus_13"],
                    ["G5 B5", "box", "plus_13"],
                    ["G6 B6", "step", "two_in_fewest"],
                    ["G7 B7", "ring", "no_penalties"],
                ]),
                &["R3", "Y12", "circle", "box", "step", "ring", "", ""],
            ),
            (
                pairs(&[
                    ["R3", "circle", "plus_13"],
                    ["R3 Y3 G3", "star", "one_in_each"],
                    ["G5 B5", "square", "double_fewest"],
                    ["R13 Y2", "octagon", "no_penalties"],
                ]),
                &["R3", "R3 Y3 G3", "R13 Y2"],
            ),
            (pairs(&[]), &[EMPTY]),
            (pairs(&[["R3 Y3", "heart", "plus_13"]]), &[UNREADABLE]),
            (pairs(&[["R3 Y3", "star", "plus_12"]]), &[UNREADABLE]),
        ],
    );
}

#[test]
fn all_mistakes_of_a_swap_row_are_named() {
    let swaps = |fields: &str| json!({"type": "swap_row", "fields": fields});
    all_are_named(
        "classic",
        &[
            (
                swaps("8/5 5/5 1/3 13/2 12/2 2/2"),
                &["5/5", "1/3", "13/2", "2/2"],
            ),
            (
                swaps("8-5 8/ x/2 08/5 9/7 300/2"),
                &["8-5", "8/", "x/2", "08/5", "300/2"],
            ),
            (swaps(" "), &[EMPTY]),
        ],
    );
    // Two dice of eight sides show more.
    all_are_named("longo", &[(swaps("16/2 17/2"), &["17/2"])]);
}

#[test]
fn all_mistakes_of_fields_are_named() {
    let fields = |dice: &Value| json!({"type": "fields", "dice": dice});
    all_are_named(
        "connect-15",
        &[
            (fields(&json!([0, 7])), &["0", "7"]),
            (fields(&json!([1])), &[UNREADABLE]),
            (fields(&json!([1, -5])), &[UNREADABLE]),
        ],
    );
    all_are_named("classic", &[(fields(&json!([1, 5])), &[EMPTY])]);
}

#[test]
fn all_mistakes_of_a_track_are_named() {
    let track = |sum: u16, points: &[u8]| json!({"type": "track", "sum": sum, "points": points});
    all_are_named(
        "classic",
        &[
            (track(2, &[5, 5, 3, 9, 100]), &["2", "5", "3", "100"]),
            (track(19, &[0, 1]), &["19", "0"]),
            (track(15, &[]), &[EMPTY]),
            (track(300, &[1]), &[UNREADABLE]),
        ],
    );
}

#[test]
fn a_mistake_in_an_extra_names_all_of_what_is_wrong() {
    let twice = |text: &str| BoardViolation::PartTwice { text: text.into() };
    let no_fit = |text: &str| BoardViolation::DoesNotFit { text: text.into() };
    let lock = |space: &str| BoardViolation::LockSpace {
        space: space.into(),
    };
    let link = |link: &str| BoardViolation::LinkInOneRow { link: link.into() };
    let many = |max| BoardViolation::TooManyFields { max };
    let thirteen =
        |spaces: &str, sign: &str| json!({"spaces": spaces, "sign": sign, "effect": "plus_13"});
    let cases = [
        (
            json!({"type": "pairs", "pairs": [thirteen("R6 B4", "star"), thirteen("Y3 B2", "star"), thirteen("R7 G4", "box")]}),
            vec![lock("B2"), no_fit("box"), twice("star"), twice("plus_13")],
        ),
        (
            json!({"type": "links", "sheets": {"A": "R6-R8 Y3-G11 Y3-B5 R12-Y11"}}),
            vec![twice("Y3"), lock("R12"), link("R6-R8")],
        ),
        (
            json!({"type": "steps", "sheets": {"A": "R12 Y3 R12"}}),
            vec![twice("R12")],
        ),
        (
            json!({"type": "bonus_row", "row": "red-yellow", "numbers": [2, 3, 2, 13]}),
            vec![no_fit("13"), twice("2")],
        ),
        (
            json!({"type": "swap_row", "fields": "7/4 8/8 1/5 ".repeat(7)}),
            vec![no_fit("8/8"), no_fit("1/5"), many(9)],
        ),
        (
            json!({"type": "track", "sum": 19, "points": (1..=6).collect::<Vec<u8>>()}),
            vec![no_fit("19"), many(5)],
        ),
        (
            json!({"type": "fields", "dice": [1, 7]}),
            vec![no_fit("7"), BoardViolation::Empty],
        ),
    ];
    for (extra, violations) in cases {
        let file = changed(&[("/extras", json!([extra]))]).to_string();
        let refusal = OwnBoard::check(&file, |name| Ok::<_, ()>(name.to_owned())).unwrap_err();
        let found = refusal.mistakes.into_iter();
        let found: Vec<_> = found.map(|it| (it.place, it.violation)).collect();
        let place = BoardPlace::Extra(0);
        let wanted: Vec<_> = violations.into_iter().map(|it| (place, it)).collect();
        assert_eq!(found, wanted, "{extra}");
    }
}

#[test]
fn rows_beside_the_four_are_no_longer_than_a_small_phone_is_wide() {
    let numbers = |count: u8| (2..2 + count).collect::<Vec<_>>();
    let swaps = |count: u8| {
        numbers(count)
            .iter()
            .fold(String::new(), |all, it| all + &format!("{it}/16 "))
    };
    let rows: [(&dyn Fn(u8) -> Value, u8); 4] = [
        (
            &|count| json!({"type": "bonus_row", "row": "red-yellow", "numbers": numbers(count)}),
            11,
        ),
        (
            &|count| json!({"type": "bonus_bar", "boxes": "R3", "fields": "R ".repeat(count.into())}),
            12,
        ),
        (
            &|count| json!({"type": "swap_row", "fields": swaps(count)}),
            9,
        ),
        (
            &|count| json!({"type": "track", "sum": 15, "points": numbers(count)}),
            5,
        ),
    ];
    for (row, most) in rows {
        let file = |count| {
            let mut file = file_of("longo");
            file["extras"] = json!([row(count)]);
            file.to_string()
        };
        let name = |name: &str| Ok::<_, ()>(name.to_owned());
        OwnBoard::check(&file(most), name).unwrap();
        let mistakes = OwnBoard::check(&file(most + 1), name).unwrap_err().mistakes;
        let mistakes: Vec<_> = mistakes
            .iter()
            .map(|it| (it.place, &it.violation))
            .collect();
        let max = most.into();
        let many = BoardViolation::TooManyFields { max };
        assert_eq!(mistakes, [(BoardPlace::Extra(0), &many)]);
    }
}

#[test]
fn extras_are_checked_beside_parts_that_are_wrong() {
    let fit = |text: &str| BoardViolation::DoesNotFit { text: text.into() };
    let link = || BoardViolation::LinkInOneRow {
        link: "Y3-Y4".into(),
    };
    let lock = || BoardViolation::LockSpace { space: "G2".into() };
    let extras = json!([
        {"type": "links", "sheets": {"A": "Y3-Y4 R5-G2"}},
        {"type": "swap_row", "fields": "8/8 2/14"},
        {"type": "steps", "sheets": {"A": "R2 B99"}},
        {"type": "bonus_row", "row": "red-yellow", "numbers": [3, 3]},
    ]);
    let named_anyway = vec![(1, fit("8/8")), (2, fit("B99"))];
    let cases = [
        (
            "/rows/red",
            vec![(0, lock()), (0, link()), (1, fit("2/14"))],
        ),
        ("/rows", vec![(0, link()), (1, fit("2/14"))]),
        ("/die_sides", vec![(0, lock()), (0, link())]),
        ("/lock_spaces", vec![(0, link()), (1, fit("2/14"))]),
    ];
    let three = BoardViolation::PartTwice { text: "3".into() };
    for (wrong, named) in cases {
        let file = changed(&[("/extras", extras.clone()), (wrong, json!([]))]).to_string();
        let refusal = OwnBoard::check(&file, |name| Ok::<_, ()>(name.to_owned())).unwrap_err();
        let wanted = [named, named_anyway.clone(), vec![(3, three.clone())]].concat();
        let found = refusal.mistakes.into_iter();
        let found = found.filter_map(|mistake| match mistake.place {
            BoardPlace::Extra(index) => Some((index, mistake.violation)),
            _ => None,
        });
        let found: Vec<_> = found.collect();
        let has_all = wanted.iter().all(|one| found.contains(one));
        assert!(has_all && found.len() == wanted.len(), "{wrong}: {found:?}");
    }
}
