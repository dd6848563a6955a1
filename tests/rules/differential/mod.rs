//! The program's rules and the reference ones agree about every move of random games.

mod extra_rows;
mod pair;
mod random_moves;
mod second_boxes;
mod situations;

use std::cell::RefCell;
use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};
use rowlock_rules::{By, Mode};

use super::vectors;
use pair::{Outcome, Pair, Setting};
use random_moves::{Pick, Request, choose, prelude};
use situations::MANY_GAMES;

/// The games on a board where so many come to enough situations; with `ROWLOCK_ALL` only where its rows are those of
/// another one that is played here.
const FEWER_GAMES: u32 = 42;

/// The fewest moves of a game on average.
const MOVES: u32 = 93;

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
            for what in situations::of_move(&before, &event, &pair.view) {
                meet(what);
            }
        }
    }
    Ok(())
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
        let request = extra_rows::instead(&pair, chance as usize, request);
        play(&mut pair, request)?;
    }
    Ok(())
}

/// Plays random games of this board and mode, which must meet all of the situations that belong to them.
fn agree(board: &'static str, mode: Mode) {
    let is_all = std::env::var_os("ROWLOCK_ALL").is_some();
    let games = match board {
        "classic" | "double-b" => MANY_GAMES,
        "big-points" | "bonus-a" | "connected-chain" => FEWER_GAMES,
        _ if is_all => MANY_GAMES,
        _ => FEWER_GAMES,
    };
    let config = Config {
        cases: games,
        max_shrink_iters: 100,
        failure_persistence: None,
        ..Config::default()
    };
    let mut seed = [0; 32];
    let name = format!("{board}/{}", mode.as_str());
    seed[..name.len()].copy_from_slice(name.as_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let met = RefCell::new(Met::new());
    let choices = (
        proptest::collection::vec(any::<Pick>(), 60..120),
        1..=4_usize,
        any::<bool>(),
        any::<usize>(),
    );
    TestRunner::new_with_rng(config, rng)
        .run(&choices, |(picks, seats, color_required, first)| {
            let mut setting = Setting::of(board, mode, seats);
            if mode != Mode::Sheet {
                setting.first = first % seats;
            }
            setting.color_required = color_required && mode == Mode::Dice;
            play_random_game(&setting, &picks, &mut met.borrow_mut()).map_err(TestCaseError::fail)
        })
        .unwrap_or_else(|error| match error {
            TestError::Fail(difference, _) => panic!("{name}: {difference}"),
            TestError::Abort(reason) => panic!("{name}: {reason}"),
        });
    let met = met.into_inner();
    assert!(met["move"] >= MOVES * games, "only {} moves", met["move"]);
    for what in situations::required(board, mode, games) {
        assert!(
            met.contains_key(what),
            "{name}: {what} was never met: {met:#?}"
        );
    }
}

/// One test for each board and mode, so that they share the cores.
macro_rules! agreements {
    ($($name:ident: $board:literal, $mode:ident;)*) => {
        /// The boards that both rules play.
        pub const BOARDS: &[&str] = &[$($board),*];

        $(#[test]
        fn $name() {
            agree($board, Mode::$mode);
        })*
    };
}

agreements! {
    both_rules_agree_on_classic_without_turns: "classic", Sheet;
    both_rules_agree_on_classic_in_turns: "classic", Turns;
    both_rules_agree_on_classic_with_dice: "classic", Dice;
    both_rules_agree_on_longo_without_turns: "longo", Sheet;
    both_rules_agree_on_longo_in_turns: "longo", Turns;
    both_rules_agree_on_longo_with_dice: "longo", Dice;
    both_rules_agree_on_mixx_a_without_turns: "mixx-a", Sheet;
    both_rules_agree_on_mixx_a_in_turns: "mixx-a", Turns;
    both_rules_agree_on_mixx_a_with_dice: "mixx-a", Dice;
    both_rules_agree_on_mixx_b_without_turns: "mixx-b", Sheet;
    both_rules_agree_on_mixx_b_in_turns: "mixx-b", Turns;
    both_rules_agree_on_mixx_b_with_dice: "mixx-b", Dice;
    both_rules_agree_on_double_a_without_turns: "double-a", Sheet;
    both_rules_agree_on_double_a_in_turns: "double-a", Turns;
    both_rules_agree_on_double_a_with_dice: "double-a", Dice;
    both_rules_agree_on_double_b_without_turns: "double-b", Sheet;
    both_rules_agree_on_double_b_in_turns: "double-b", Turns;
    both_rules_agree_on_double_b_with_dice: "double-b", Dice;
    both_rules_agree_on_big_points_without_turns: "big-points", Sheet;
    both_rules_agree_on_big_points_in_turns: "big-points", Turns;
    both_rules_agree_on_big_points_with_dice: "big-points", Dice;
    both_rules_agree_on_bonus_a_without_turns: "bonus-a", Sheet;
    both_rules_agree_on_bonus_a_in_turns: "bonus-a", Turns;
    both_rules_agree_on_bonus_a_with_dice: "bonus-a", Dice;
    both_rules_agree_on_connected_chain_without_turns: "connected-chain", Sheet;
    both_rules_agree_on_connected_chain_in_turns: "connected-chain", Turns;
    both_rules_agree_on_connected_chain_with_dice: "connected-chain", Dice;
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
    let printed = vector.lucky_numbers().into_iter();
    let printed = printed.map(|numbers| reference_rules::Printed {
        lucky_numbers: numbers.map(Into::into),
        sheet: None,
    });
    let mut reference = reference_rules::ReferenceGame::new(
        &vector.board,
        vector.mode.as_str(),
        printed.collect(),
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
