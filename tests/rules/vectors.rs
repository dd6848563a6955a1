//! The rules by data: the files beside this one hold games, move by move, with what must come of them.
//!
//! A vector names its board, mode and number of seats, and who has turn 1 (`first`); with `lobby` its game has not started. Each
//! step has a `seat`, a `move` as in the API, `by` when it is made with the host's right, `refused`
//! with the code where the rules forbid it, and `then`: what the game must show afterwards, any
//! part of the API's game object.

use std::fs;
use std::path::Path;

use rowlock_rules::{
    Action, By, Color, Cross, ExtraRow, Game, HouseRules, Mode, RowName, Seat, Sheet, SheetNumbers,
    SpaceSet, Table, Violation,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{actor, begun_by, in_lobby_with};

/// One game with what must come of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vector {
    pub name: String,
    pub board: String,
    pub mode: Mode,
    pub seats: usize,
    pub lucky_numbers: Option<Vec<SheetNumbers>>,
    #[serde(default)]
    pub house_rules: HouseRules,
    /// Who has turn 1.
    #[serde(default)]
    pub first: usize,
    #[serde(default)]
    pub lobby: bool,
    pub steps: Vec<Step>,
}

/// One move, taken or refused.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub seat: usize,
    pub by: Option<By>,
    #[serde(rename = "move")]
    pub action: Value,
    pub refused: Option<String>,
    pub then: Option<Value>,
}

impl Vector {
    pub fn lucky_numbers(&self) -> Vec<Option<SheetNumbers>> {
        match &self.lucky_numbers {
            Some(numbers) => numbers.iter().copied().map(Some).collect(),
            None => vec![None; self.seats],
        }
    }
}

/// All vectors of all files.
pub fn all() -> Vec<Vector> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .collect();
    files.sort();
    files
        .iter()
        .flat_map(|path| {
            let text = fs::read_to_string(path).unwrap();
            serde_json::from_str::<Vec<Vector>>(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect()
}

/// Where `found` lacks something of `expected`; objects may have more members, lists may not.
pub fn difference(expected: &Value, found: &Value) -> Option<String> {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().find_map(|(key, value)| {
                let place = match found.get(key) {
                    Some(found) => difference(value, found)?,
                    None => " missing".to_owned(),
                };
                Some(format!("{key}.{place}"))
            })
        }
        (Value::Array(expected), Value::Array(list)) if expected.len() == list.len() => expected
            .iter()
            .zip(list)
            .enumerate()
            .find_map(|(index, (expected, found))| {
                difference(expected, found).map(|place| format!("{index}.{place}"))
            }),
        _ if expected == found => None,
        _ => Some(format!(" expected {expected}, found {found}")),
    }
}

/// The numbers of a row whose second box is crossed.
fn second(sheet: &Sheet, row: Color) -> Vec<u8> {
    let printed = &sheet.board().rows[row];
    let twice = printed.numbers_of(sheet.row(row).crossed_twice());
    let has_second = |number: &u8| printed.space(*number).is_some_and(|space| space.has_second);
    twice.into_iter().filter(has_second).collect()
}

/// The numbers of a row, or of second boxes in it, among what a seat can cross now.
fn open_in(open: &[Cross], row: RowName, second: bool) -> Vec<u8> {
    let is_own = |cross: &&Cross| cross.space.row == row && cross.space.second == second;
    let own = open.iter().filter(is_own);
    own.filter_map(|cross| cross.space.label.number()).collect()
}

/// The rows beside the four.
fn extra_rows(table: &Table, seat: Seat, open: &[Cross]) -> serde_json::Map<String, Value> {
    let sheet = table.sheet(seat).unwrap();
    let row = |row: &ExtraRow| {
        let crossed = sheet.extra_row(row.name).iter();
        let crossed: Vec<u8> = crossed.map(|place| row.spaces[place].number).collect();
        let open = open_in(open, row.name, false);
        let numbers = |places: SpaceSet| -> Vec<u8> {
            places
                .iter()
                .map(|place| row.spaces[place].number)
                .collect()
        };
        let struck = table.struck(seat, row.name).map(numbers);
        json!({"crossed": crossed, "open": open, "struck": struck})
    };
    let rows = sheet.board().extra_rows.iter();
    rows.map(|it| (it.name.to_string(), row(it))).collect()
}

/// What the API's game object says about the state of play.
pub(super) fn view(table: &Table) -> Value {
    let row = |seat: Seat, row: Color, extras: &[Cross]| {
        let sheet = table.sheet(seat).unwrap();
        let marks = sheet.row(row);
        json!({
            "crossed": sheet.crossed(row), "locked": marks.locked(), "score": sheet.row_score(row),
            "open": table.open(seat, row), "second": second(sheet, row),
            "second_open": open_in(extras, row.into(), true), "crosses": sheet.crosses(row),
        })
    };
    let seats: Vec<Value> = Seat::first(table.seats())
        .map(|seat| {
            let sheet = table.sheet(seat).unwrap();
            let extras = table.open_extras(seat);
            let rows = Color::ALL.map(|color| (color.to_string(), row(seat, color, &extras)));
            json!({
                "rows": rows.into_iter().collect::<serde_json::Map<_, _>>(),
                "penalties": sheet.penalties(), "penalty_score": sheet.penalty_score(),
                "total": sheet.total(), "left": table.has_left(seat),
                "lucky_numbers": table.printed(seat).numbers, "sheet": sheet.printed().sheet,
                "extra_rows": extra_rows(table, seat, &extras),
            })
        })
        .collect();
    let standings: Vec<Value> = table
        .standings()
        .iter()
        .map(|line| json!({"seat": line.seat, "rank": line.rank, "total": line.total}))
        .collect();
    let result = table
        .end_reason()
        .map(|reason| json!({"reason": reason, "standings": standings}));
    json!({
        "status": table.status(), "turn": table.turn(), "active_seat": table.active(),
        "dice": table.dice(), "closed_rows": table.closed_rows(), "locked_this_turn": table.locked_this_turn(),
        "seats": seats, "result": result,
    })
}

fn play(game: &mut Game, step: &Step) -> Result<(), String> {
    let action: Action = serde_json::from_value(step.action.clone()).unwrap();
    let before = game.clone();
    let response = game.decide(actor(step.seat, step.by.unwrap_or(By::Seat)), action);
    let code = response.as_ref().err().map(|violation| violation.code());
    if code != step.refused.as_deref() {
        return Err(format!("expected {:?}, got {response:?}", step.refused));
    }
    assert!(*game == before, "deciding changed the game");
    if let Ok(event) = response {
        game.push(event);
    }
    match &step.then {
        Some(then) => difference(then, &view(game.table())).map_or(Ok(()), Err),
        None => Ok(()),
    }
}

#[test]
fn every_vector_has_its_expected_result() {
    let vectors = all();
    assert!(vectors.len() >= 80, "only {} vectors", vectors.len());
    let mut wrong = Vec::new();
    for vector in vectors {
        let Vector {
            board,
            mode,
            house_rules,
            ..
        } = &vector;
        let numbers = vector.lucky_numbers();
        let mut game = if vector.lobby {
            in_lobby_with(board, *mode, *house_rules, &numbers)
        } else {
            begun_by(board, *mode, *house_rules, &numbers, vector.first)
        };
        for (number, step) in vector.steps.iter().enumerate() {
            if let Err(difference) = play(&mut game, step) {
                let Vector { name, .. } = &vector;
                let place = format!("{name}, step {}: {}", number + 1, step.action);
                wrong.push(format!("{place}: {difference}"));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_refusal_is_in_at_least_two_vectors_or_checks() {
    let steps = all().into_iter().flat_map(|vector| vector.steps);
    let mut refused: Vec<String> = steps.filter_map(|step| step.refused).collect();
    refused.extend(super::checks::refusals());
    // No move breaks a link; only a paper sheet can show a broken one.
    let of_moves = Violation::ALL.into_iter();
    for violation in of_moves.filter(|&violation| violation != Violation::LinkBroken) {
        let code = violation.code();
        let count = refused.iter().filter(|refused| *refused == code).count();
        assert!(count >= 2, "{code}");
    }
}

#[test]
fn a_difference_from_the_expected_fields_is_found() {
    let found = json!({"a": 1, "b": {"c": [1, {"d": null}]}});
    for same in [json!({}), json!({"a": 1}), json!({"b": {"c": [1, {}]}})] {
        assert_eq!(difference(&same, &found), None);
    }
    for other in [json!({"a": 2}), json!({"x": 1}), json!({"b": {"c": [1]}})] {
        assert!(difference(&other, &found).is_some(), "{other}");
    }
}
