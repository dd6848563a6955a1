//! Boards that a group has made: every mistake is named, and the same board has the same id everywhere.

use rowlock::domain::own_board::check;
use rowlock_rules::{
    Action, BoardPlace, Boards, By, Color, Correction, Cross, Mode, OwnBoard, Seat, SpaceName,
    Violation,
};
use serde_json::{Value, json};

use super::{actor, checks};

/// The file of an official board, under another name.
pub fn file_of(id: &str) -> Value {
    let mut file: Value = serde_json::from_str(Boards::load().unwrap().file(id).unwrap()).unwrap();
    file["name"] = json!("Ana’s board");
    file
}

/// The classic board with these values in its file, by their pointers.
pub fn changed(changes: &[(&str, Value)]) -> Value {
    let mut file = file_of("classic");
    for (pointer, value) in changes {
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        file.pointer_mut(parent).unwrap()[name] = value.clone();
    }
    file
}

fn own(file: &Value) -> OwnBoard {
    check(&file.to_string()).unwrap()
}

/// All mistakes of a file: their places and the keys of their sentences.
fn mistakes(file: &str) -> Vec<(String, String)> {
    let mistakes = check(file).unwrap_err().into_iter();
    mistakes
        .map(|mistake| (mistake.place.to_string(), mistake.detail.key().to_owned()))
        .collect()
}

fn pair(place: &str, key: &str) -> (String, String) {
    (place.to_owned(), key.to_owned())
}

#[test]
fn the_boards_that_come_with_the_program_can_be_made_again() {
    for board in Boards::load().unwrap().iter() {
        let made = own(&file_of(&board.id));
        assert_eq!(made.board().rows, board.rows, "{}", board.id);
        assert_eq!(made.board().extras, board.extras, "{}", board.id);
        assert_eq!(made.board().name, "Ana’s board");
        assert!(OwnBoard::is_id(made.id()), "{}", made.id());
        assert!(!OwnBoard::is_id(&board.id));
    }
}

#[test]
fn a_board_has_the_id_of_its_content() {
    let made = own(&file_of("classic"));
    assert_eq!(made.id(), "own-5vnrjv7zihwpnvjs");
    let text = made
        .file()
        .replace("R2 R3", " R2\\t  R3 ")
        .replace(",\"", " ,\n \"");
    assert_ne!(text, **made.file());
    let spelled = check(&text).unwrap();
    assert_eq!((spelled.id(), spelled.file()), (made.id(), made.file()));
    let loaded = OwnBoard::load(made.file()).unwrap();
    assert_eq!(loaded, made);
    for change in [
        ("/name", json!("Ana’s other board")),
        ("/needed_crosses", json!(4)),
        ("/lock_spaces", json!(2)),
        ("/most_crosses", json!(13)),
        ("/die_sides", json!(8)),
        ("/rows/red", json!("R2 R3 R4 R5 R6 R7 R8 R9 R11 R10 R12")),
        ("/extras", json!([{"type": "second_boxes"}])),
    ] {
        let other = own(&changed(std::slice::from_ref(&change)));
        assert_ne!(other.id(), made.id(), "{change:?}");
    }
    // An id in a file means nothing.
    assert_eq!(own(&changed(&[("/id", json!("longo"))])).id(), made.id());
}

#[test]
fn all_mistakes_of_a_file_are_named_in_their_places() {
    let file = changed(&[
        ("/id", json!(1)),
        ("/name", json!("  ")),
        ("/die_sides", json!(7)),
        ("/needed_crosses", json!(-1)),
        ("/lock_spaces", json!("one")),
        ("/most_crosses", json!(4_000_000_000_u32)),
        ("/colour", json!(1)),
        ("/rows/red", json!("R2 R3 R3 Q4 R1 R300 R+5 R07 Rot r6 R12")),
        ("/rows/yellow", json!(12)),
        ("/rows/green", json!("G12 * G2 B3")),
        ("/rows/pink", json!("")),
        (
            "/extras",
            json!([{"type": "magic"}, {"type": "second_boxes", "x": 1}, 3]),
        ),
    ]);
    let red = |key| pair("rows.red", key);
    assert_eq!(
        mistakes(&file.to_string()),
        [
            pair("", "own-board-unknown"),
            pair("id", "own-board-not-text"),
            pair("name", "name-missing"),
            pair("die_sides", "own-board-dice"),
            pair("needed_crosses", "own-board-out-of-range"),
            pair("lock_spaces", "own-board-out-of-range"),
            pair("most_crosses", "own-board-out-of-range"),
            pair("rows", "own-board-unknown"),
            red("own-board-not-a-space"),
            red("own-board-not-a-space"),
            red("own-board-not-a-space"),
            red("own-board-not-a-space"),
            red("own-board-not-a-space"),
            red("own-board-not-a-space"),
            red("own-board-twice"),
            red("own-board-not-on-dice"),
            pair("rows.yellow", "own-board-not-text"),
            pair("rows.green", "own-board-no-fields"),
            pair("rows.green", "own-board-lock-color"),
            pair("extras[0]", "unreadable"),
            pair("extras[1]", "unreadable"),
            pair("extras[2]", "unreadable"),
        ]
    );
}

#[test]
fn a_file_without_anything_names_all_that_is_missing() {
    let missing = |place: &str| pair(place, "own-board-missing");
    assert_eq!(
        mistakes("{}"),
        [
            missing("name"),
            missing("die_sides"),
            missing("needed_crosses"),
            missing("lock_spaces"),
            missing("most_crosses"),
            missing("rows"),
        ]
    );
    let rows = mistakes(&changed(&[("/rows", json!({}))]).to_string());
    let wanted = Color::ALL.map(|row| missing(&BoardPlace::Row(row).to_string()));
    assert_eq!(rows, wanted);
    for hostile in ["", "null", "[[[[", "\"\"", "{\"name\":", "\u{0}", "1e999"] {
        assert_eq!(mistakes(hostile).len(), 1, "{hostile}");
    }
}

#[test]
fn rows_that_are_too_long_or_too_short_are_refused() {
    let long: Vec<String> = (0..400).map(|number| format!("R{number}")).collect();
    let cases = [
        (long.join(" "), "own-board-too-many"),
        (String::new(), "own-board-too-few"),
        ("R12".to_owned(), "own-board-too-few"),
        ("R2 R3 R4 R5 R12".to_owned(), "own-board-too-few"),
    ];
    for (row, key) in cases {
        let found = mistakes(&changed(&[("/rows/red", json!(row))]).to_string());
        assert!(found.contains(&pair("rows.red", key)), "{row}: {found:?}");
    }
    let shortest = changed(&[
        ("/needed_crosses", json!(0)),
        ("/rows/red", json!("B2 R12")),
    ]);
    assert_eq!(own(&shortest).board().rows.red.spaces.len(), 2);
}

#[test]
fn names_follow_the_rules_of_names_and_are_short() {
    for (name, key) in [
        ("", "name-missing"),
        ("\u{200b}", "name-missing"),
        ("a\u{0}b", "name-has-controls"),
        ("a\u{202e}b", "name-has-controls"),
        (&"a".repeat(31), "own-board-name-too-long"),
        (&"a".repeat(5000), "own-board-name-too-long"),
    ] {
        let found = mistakes(&changed(&[("/name", json!(name))]).to_string());
        assert_eq!(found, [pair("name", key)], "{name:?}");
    }
    let made = own(&changed(&[(
        "/name",
        json!(format!("  {}  ", "ä".repeat(30))),
    )]));
    assert_eq!(made.board().name, "ä".repeat(30));
}

#[test]
fn a_file_that_is_too_long_is_not_read() {
    let long = file_of("classic").to_string() + &" ".repeat(OwnBoard::MAX_BYTES);
    assert_eq!(mistakes(&long), [pair("", "own-board-too-long")]);
}

#[test]
fn an_absurd_file_names_a_hundred_mistakes_at_most() {
    let fields: serde_json::Map<String, Value> = (0..900)
        .map(|number| (format!("f{number}"), json!(1)))
        .collect();
    let found = mistakes(&Value::Object(fields).to_string());
    assert_eq!(found.len(), 100);
}

#[test]
fn extras_that_do_not_fit_the_rows_are_named() {
    let bar = |boxes: &str, fields: &str| json!([{"type": "bonus_bar", "boxes": boxes, "fields": fields}]);
    let (no_fit, many) = ("own-board-no-fit", "own-board-too-many-fields");
    let fits = [
        (bar("R3 R13 Y5 Q", "R Red"), vec![no_fit; 3]),
        (
            bar("R3 R12 R3", "R"),
            vec!["own-board-part-twice", "own-board-lock-space"],
        ),
        (bar("R3", &"R ".repeat(13)), vec![many]),
        (bar("R3", &"R ".repeat(7000)), vec![many]),
        (bar("", ""), vec!["own-board-empty"]),
    ];
    for (extras, keys) in fits {
        let found = mistakes(&changed(&[("/extras", extras.clone())]).to_string());
        let wanted: Vec<_> = keys.iter().map(|key| pair("extras[0]", key)).collect();
        assert_eq!(found, wanted, "{extras}");
    }
    let together = json!([{"type": "second_boxes"}, {"type": "lucky_numbers"}]);
    let twice = json!([{"type": "second_boxes"}, {"type": "second_boxes"}]);
    for extras in [together, twice] {
        let found = mistakes(&changed(&[("/extras", extras)]).to_string());
        assert_eq!(found, [pair("extras", "own-board-not-together")]);
    }
}

#[test]
fn rows_are_no_longer_and_no_more_than_those_of_the_official_boards() {
    let red = |spaces: u8| {
        let numbers: Vec<String> = (2..2 + spaces).map(|number| format!("R{number}")).collect();
        changed(&[
            ("/die_sides", json!(8)),
            ("/rows/red", json!(numbers.join(" "))),
        ])
    };
    own(&red(15));
    let mut long = red(15);
    long["rows"]["red"] = json!(format!("* {}", long["rows"]["red"].as_str().unwrap()));
    long["extras"] = json!([{"type": "fields", "dice": [1, 5]}]);
    assert_eq!(
        mistakes(&long.to_string()),
        [pair("rows.red", "own-board-too-many")]
    );
    let row = |name: &str| json!({"type": "bonus_row", "row": name, "numbers": [7]});
    let two = json!([row("red-yellow"), row("green-blue")]);
    own(&changed(&[("/extras", two)]));
    let three = json!([row("red-yellow"), row("yellow-green"), row("green-blue")]);
    assert_eq!(
        mistakes(&changed(&[("/extras", three)]).to_string()),
        [pair("extras", "own-board-not-together")]
    );
}

#[test]
fn a_double_space_has_no_second_box() {
    let file = changed(&[
        ("/rows/red", json!("R2 R3x2 R4 R5 R6 R7 R8 R9 R10 R11 R12")),
        ("/extras", json!([{"type": "second_boxes"}])),
    ]);
    let board = own(&file).board().clone();
    // Two crosses of each number but the last, that one, and the lock.
    assert_eq!(board.max_crosses(Color::Red), 22);
    let line = "double R3 R3'!no_such_space R4 R4' ⇒ red 4/10 secondopen red:";
    checks::check(&board, line).unwrap();
    let (game, _) = checks::played(&board, "R3").unwrap();
    let sheet = game.table().sheet(Seat::new(0).unwrap()).unwrap();
    assert!(sheet.second_crosses(Color::Red).is_empty());
    let mut second = SpaceName::number(Color::Red, 3);
    second.second = true;
    for (crossed, violation) in [
        (true, Violation::NoSuchSpace),
        (false, Violation::CorrectionConflict),
    ] {
        let space = second;
        let action = Action::Correct(Correction::Space { space, crossed });
        let decided = game.decide(actor(0, By::Host), action);
        assert_eq!(decided, Err(violation), "{crossed}");
    }
}

#[test]
fn a_field_of_two_equal_values_needs_two_dice() {
    let mut file = file_of("connect-15");
    file["extras"][0]["dice"] = json!([5, 5]);
    let board = own(&file).board().clone();
    for line in [
        "one dice1 [52 r1 y1 g1 b1] R*1!not_rolled ⇒ red 0/0",
        "red dice1 [52 r5 y1 g1 b1] Y*1!not_rolled R*1 ⇒ red 1/1",
        "white dice1 [55 r1 y1 g1 b1] R*1 ⇒ red 1/1",
    ] {
        checks::check(&board, line).unwrap();
    }
}

#[test]
fn a_board_with_other_locks_is_played_to_them() {
    let file = changed(&[("/needed_crosses", json!(4)), ("/lock_spaces", json!(2))]);
    let board = own(&file).board().clone();
    for line in [
        "first R2 R3 R4 R11!too_few_crosses R5 R11 R12!row_closed R10!row_closed ⇒ red 6/21 total 21 closed red",
        "last G12 G11 G10 G2!too_few_crosses G9 G2 G3!row_closed ⇒ green 6/21 closed green",
        "both sheet2 s1:B12 s1:B11 s1:B10 s1:B9 B12 B11 B10 B9 B2 s1:B4!row_closed s1:B3 ⇒ blue 6/21 locked blue s1 blue 6/21 locked blue closed blue",
        "turns turns2 R2 R3 / R4 / R5 R12 s1:R11!too_few_crosses / R11!row_closed ⇒ red 6/21 pen 0 closed red s1 pen -5",
        "dice dice1 [11 r1 y1 g1 b1] R2 / [12 r1 y1 g1 b1] R3 R4!not_rolled / [13 r1 y1 g1 b1] R4 / [56 r6 y1 g1 b1] R11!too_few_crosses Y11!too_few_crosses R7!not_rolled / [14 r1 y1 g1 b1] R5 / [56 r6 y1 g1 b1] R11 R12.c!row_closed / [34 r1 y1 g1 b1]!wrong_dice [34 y1 g1 b1] ⇒ red 6/21 pen -5 closed red",
    ] {
        checks::check(&board, line).unwrap();
    }
}

#[test]
fn a_double_lock_space_is_no_cross_that_the_lock_needs() {
    let file = changed(&[
        ("/rows/red", json!("R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12x2")),
        ("/most_crosses", json!(13)),
    ]);
    let mut game = checks::begin(own(&file).board(), Mode::Sheet, 1, &[]);
    for number in [2, 3, 4, 5, 6, 12] {
        let action = Action::Cross(Cross::number(Color::Red, number));
        let event = game.decide(actor(0, By::Seat), action).unwrap();
        game.push(event);
    }
    let erased = Action::Correct(Correction::Space {
        space: SpaceName::number(Color::Red, 2),
        crossed: false,
    });
    assert_eq!(
        game.decide(actor(0, By::Host), erased),
        Err(Violation::CorrectionConflict)
    );
}
