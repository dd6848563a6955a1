//! The program's rules and the reference ones agree about every move of random games.

pub mod pair;
mod random_moves;
mod second_boxes;

use std::cell::RefCell;
use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rowlock::rules::{By, Mode};
use serde_json::Value;

use super::vectors;
use pair::{Outcome, Pair, Setting};
use random_moves::{Pick, Request, choose, prelude};

const GAMES: u32 = 90;
const MOVES: u32 = 8_400;

/// How often each situation occurred: agreement about games without any proves nothing.
type Met = BTreeMap<String, u32>;

fn play(pair: &mut Pair, met: &mut Met, (seat, by, request): &Request) -> Result<(), String> {
    let before = pair.view.clone();
    let mut meet = |what: &str| *met.entry(what.to_owned()).or_default() += 1;
    meet("move");
    if request["type"] == "enter" {
        let has_entered = pair.enter()?;
        *met.entry(if has_entered { "entry" } else { "no entry" }.to_owned())
            .or_default() += 1;
        return Ok(());
    }
    match pair.play(*seat, *by, request)? {
        Outcome::Refused(code) => meet(code),
        Outcome::Accepted(event) => {
            for what in situations(&before, &event, &pair.view) {
                meet(what);
            }
        }
    }
    Ok(())
}

/// The situations that an accepted move is an example of.
fn situations(before: &Value, event: &Value, after: &Value) -> Vec<&'static str> {
    let seats = after["seats"].as_array().unwrap();
    let is_locked =
        |seat: &Value| seat["rows"][event["row"].as_str().unwrap_or_default()]["locked"] == true;
    let locks = event["effects"].to_string().contains("lock\"");
    let is_late = event["turn"].as_u64() < before["turn"].as_u64();
    let is = |what: &str| event["type"] == what;
    let cross = is("cross");
    [
        ("taken", true),
        ("undo", is("undo") && before["result"].is_null()),
        ("undo of an end", is("undo") && !before["result"].is_null()),
        ("rewind", is("rewind")),
        ("correction", is("correct")),
        ("leaving", is("leave")),
        ("closing", is("close")),
        ("lock", cross && locks),
        (
            "lock of several",
            cross && locks && seats.iter().filter(|seat| is_locked(seat)).count() > 1,
        ),
        ("late cross", cross && is_late),
        ("late lock", cross && is_late && locks),
        ("second cross", cross && event["second"] == true),
        (
            "second correction",
            is("correct") && event["second"] == true,
        ),
        ("color cross", event["use"] == "color"),
        ("color lock", event["use"] == "color" && locks),
        ("lucky cross", event["use"] == "lucky"),
        ("lucky lock", event["use"] == "lucky" && locks),
        ("late lucky cross", event["use"] == "lucky" && is_late),
        (
            "cross in the last call",
            cross && before["status"] == "last_call",
        ),
        (
            "last call corrected",
            is("correct") && before["status"] != after["status"],
        ),
        (
            "lock corrected",
            is("correct") && before["closed_rows"] != after["closed_rows"],
        ),
        (
            "ended by locks",
            before["result"].is_null() && after["result"]["reason"] == "locks",
        ),
        (
            "ended by penalties",
            before["result"].is_null() && after["result"]["reason"] == "penalties",
        ),
        (
            "stopped",
            before["result"].is_null() && after["result"]["reason"] == "stopped",
        ),
    ]
    .into_iter()
    .filter_map(|(what, is_so)| is_so.then_some(what))
    .collect()
}

fn play_random_game(setting: &Setting, picks: &[Pick], met: &mut Met) -> Result<(), String> {
    let mut pair = Pair::begun(setting)?;
    let mut moves: Vec<Request> = Vec::new();
    let mut play = |pair: &mut Pair, request: Request| {
        let response = play(pair, met, &request);
        moves.push(request);
        response.map_err(|difference| {
            let moves = moves
                .iter()
                .map(|(seat, by, request)| format!("{seat} {by:?} {request}"));
            format!(
                "{difference}\nafter {}",
                moves.collect::<Vec<_>>().join("\n")
            )
        })
    };
    for request in prelude(&pair, picks[0]) {
        play(&mut pair, request)?;
    }
    for &pick in &picks[1..] {
        let (_, _, chance) = pick;
        let request = choose(&pair, pick);
        let request = second_boxes::instead(&pair, chance as usize, request);
        play(&mut pair, request)?;
    }
    Ok(())
}

/// Plays random games of this board and mode, which must meet all of the situations `often` enough.
fn agree(board: &'static str, mode: Mode, often: &[&[&str]]) {
    let config = Config {
        cases: GAMES,
        max_shrink_iters: 100,
        failure_persistence: None,
        ..Config::default()
    };
    let mut seed = [0; 32];
    let name = format!("{board}/{}", mode.as_str());
    seed[..name.len()].copy_from_slice(name.as_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let met = RefCell::new(Met::new());
    let games = (
        proptest::collection::vec(any::<Pick>(), 60..120),
        1..=4_usize,
        any::<bool>(),
        any::<usize>(),
    );
    TestRunner::new_with_rng(config, rng)
        .run(&games, |(picks, seats, color_required, first)| {
            let mut setting = Setting::of(board, mode, seats);
            if mode != Mode::Sheet {
                setting.first = first % seats;
            }
            setting.color_required = color_required && mode == Mode::Dice;
            play_random_game(&setting, &picks, &mut met.borrow_mut()).map_err(TestCaseError::fail)
        })
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let met = met.into_inner();
    assert!(met["move"] >= MOVES, "only {} moves", met["move"]);
    for what in often.iter().copied().flatten() {
        assert!(
            met.contains_key(*what),
            "{name}: {what} was never met: {met:#?}"
        );
    }
}

/// What games of every mode come to.
const ALWAYS: &[&str] = &[
    "lock",
    "lock of several",
    "cross in the last call",
    "undo",
    "undo of an end",
    "rewind",
    "correction",
    "lock corrected",
    "last call corrected",
    "ended by locks",
    "ended by penalties",
    "stopped",
    "entry",
    "no entry",
    "already_crossed",
    "correction_conflict",
    "game_over",
    "host_only",
    "invalid_value",
    "last_call_used",
    "left_of_last_cross",
    "no_such_space",
    "not_in_this_mode",
    "nothing_to_undo",
    "penalty_limit",
    "row_closed",
    "too_few_crosses",
    "undo_conflict",
];

const ON_PAPER: &[&str] = &["closing"];

const IN_TURNS: &[&str] = &[
    "late cross",
    "late lock",
    "leaving",
    "already_crossed_this_roll",
    "not_your_turn",
    "turn_over",
];

const WITH_DICE: &[&str] = &[
    "color cross",
    "color lock",
    "already_rolled",
    "not_lucky",
    "not_rolled",
    "roll_first",
    "wrong_dice",
];

const WITH_LUCK: &[&str] = &[
    "lucky cross",
    "lucky lock",
    "late lucky cross",
    "not_fewest",
    "not_next",
];

const WITH_SECOND_BOXES: &[&str] = &["second cross", "second correction", "not_last_cross"];

const SHEET: &[&[&str]] = &[ALWAYS, ON_PAPER];
const TURNS: &[&[&str]] = &[ALWAYS, IN_TURNS];
const DICE: &[&[&str]] = &[ALWAYS, IN_TURNS, WITH_DICE];
const LUCKY_DICE: &[&[&str]] = &[ALWAYS, IN_TURNS, WITH_DICE, WITH_LUCK];

const SECOND_SHEET: &[&[&str]] = &[ALWAYS, ON_PAPER, WITH_SECOND_BOXES];
const SECOND_TURNS: &[&[&str]] = &[ALWAYS, IN_TURNS, WITH_SECOND_BOXES];
const SECOND_DICE: &[&[&str]] = &[ALWAYS, IN_TURNS, WITH_DICE, WITH_SECOND_BOXES];

/// One test for each board and mode, so that they share the cores.
macro_rules! agreements {
    ($($name:ident: $board:literal, $mode:ident, $often:ident;)*) => {
        $(#[test]
        fn $name() {
            agree($board, Mode::$mode, $often);
        })*
    };
}

agreements! {
    both_rules_agree_on_classic_without_turns: "classic", Sheet, SHEET;
    both_rules_agree_on_classic_in_turns: "classic", Turns, TURNS;
    both_rules_agree_on_classic_with_dice: "classic", Dice, DICE;
    both_rules_agree_on_longo_without_turns: "longo", Sheet, SHEET;
    both_rules_agree_on_longo_in_turns: "longo", Turns, TURNS;
    both_rules_agree_on_longo_with_dice: "longo", Dice, LUCKY_DICE;
    both_rules_agree_on_mixx_a_without_turns: "mixx-a", Sheet, SHEET;
    both_rules_agree_on_mixx_a_in_turns: "mixx-a", Turns, TURNS;
    both_rules_agree_on_mixx_a_with_dice: "mixx-a", Dice, DICE;
    both_rules_agree_on_mixx_b_without_turns: "mixx-b", Sheet, SHEET;
    both_rules_agree_on_mixx_b_in_turns: "mixx-b", Turns, TURNS;
    both_rules_agree_on_mixx_b_with_dice: "mixx-b", Dice, DICE;
    both_rules_agree_on_double_a_without_turns: "double-a", Sheet, SECOND_SHEET;
    both_rules_agree_on_double_a_in_turns: "double-a", Turns, SECOND_TURNS;
    both_rules_agree_on_double_a_with_dice: "double-a", Dice, SECOND_DICE;
    both_rules_agree_on_double_b_without_turns: "double-b", Sheet, SHEET;
    both_rules_agree_on_double_b_in_turns: "double-b", Turns, TURNS;
    both_rules_agree_on_double_b_with_dice: "double-b", Dice, DICE;
}

#[test]
fn the_reference_rules_give_every_vector_its_expected_result() {
    let mut wrong = Vec::new();
    for vector in vectors::all() {
        if let Err(difference) = play_vector(&vector) {
            wrong.push(format!("{}: {difference}", vector.name));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn play_vector(vector: &vectors::Vector) -> Result<(), String> {
    if vector.lobby {
        // The reference has no lobby: every move before the start is refused as not started.
        let is_so = |step: &vectors::Step| step.refused.as_deref() == Some("not_started");
        return vector
            .steps
            .iter()
            .all(is_so)
            .then_some(())
            .ok_or_else(|| "taken before the start".to_owned());
    }
    let lucky_numbers = vector
        .lucky_numbers()
        .into_iter()
        .map(|numbers| numbers.map(Into::into))
        .collect();
    let mut reference = super::reference::ReferenceGame::new(
        &vector.board,
        vector.mode.as_str(),
        vector.seats,
        lucky_numbers,
        vector.house_rules.color_required,
        vector.first,
    );
    for (number, step) in vector.steps.iter().enumerate() {
        let place =
            |difference: String| format!("step {}: {}: {difference}", number + 1, step.action);
        let is_host = step.by == Some(By::Host);
        match (
            reference.try_move(step.seat, is_host, &step.action),
            &step.refused,
        ) {
            (Ok(after), None) => reference = after,
            (Err(codes), Some(refused)) if codes.contains(&refused.as_str()) => {}
            (response, _) => {
                return Err(place(format!(
                    "refused by the reference with {:?}",
                    response.err()
                )));
            }
        }
        if let Some(then) = &step.then {
            vectors::difference(then, &reference.view())
                .map_or(Ok(()), |found| Err(place(found)))?;
        }
    }
    Ok(())
}
