//! What holds on every board, shown on games of chance.

mod moves;
mod properties;

use std::cell::RefCell;
use std::fs;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rowlock_rules::{
    Action, Board, By, Cross, Effect, Event, EventKind, Extra, Game, HouseRules, Mode, SheetLetter,
    Status, Turn,
};

use super::actor;
use super::checks::begin_with;
use moves::choose;
pub use moves::{Pick, crosses};
use properties::{
    bar_follows_the_boxes, choices_are_what_is_taken, open_is_what_is_taken, replay_gives_the_same,
    rewind_gives_the_table_then, same_seats_show_the_same, sheets_hold_together, totals_are_within,
    undo_gives_the_table_before,
};

const GAMES: u32 = 24;

/// After how many moves what is open is compared with what is taken.
const EVERY: usize = 12;

/// What was met on a board: a property that never applied proves nothing.
#[derive(Debug, Default)]
pub struct Met {
    pub taken: u32,
    refused: u32,
    other_crosses: u32,
    effects: u32,
    corrected: u32,
    late: u32,
    uses: u32,
    left: u32,
    rewound: u32,
    pub locks: u32,
    /// Seats that were the same after a move as before it.
    same: u32,
    finished: u32,
    /// Games without a correction, whose totals were compared with the highest.
    uncorrected: u32,
    /// Crossed bars in games without a correction.
    bars: u32,
    open: Open,
    undone: Undone,
}

/// How often a seat had something open when it was compared with what is taken.
#[derive(Debug, Default)]
struct Open {
    numbers: u32,
    seconds: u32,
    fields: u32,
    swaps: u32,
    /// Spaces of rows beside the four.
    beside: u32,
    /// Rows to choose from.
    choices: u32,
}

/// How many moves of each kind were undone.
#[derive(Debug, Default)]
struct Undone {
    crosses: u32,
    penalties: u32,
    closings: u32,
    turns: u32,
    ends: u32,
}

fn boards() -> Vec<Arc<Board>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/rules/boards");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let texts = files.map(|file| fs::read_to_string(file).unwrap());
    texts
        .map(|text| Arc::new(Board::parse(&text).unwrap()))
        .collect()
}

/// The board of this name, whether it is offered or not.
pub fn board_of(id: &str) -> Arc<Board> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/rules/boards");
    let text = fs::read_to_string(format!("{folder}/{id}.json")).unwrap();
    Arc::new(Board::parse(&text).unwrap())
}

/// The upper bound of a total, by the facts about the board.
pub fn most(board: &Board) -> i32 {
    match board.id.as_str() {
        "longo" => 422,
        "big-points" => 480,
        "double-a" => 544,
        "double-b" => 482,
        "connected-steps" => 332,
        "bonus-b" => 334,
        "connect-15" => 422,
        "lucky-15" => 291,
        _ => 266,
    }
}

/// Plays a game; every second one without a correction, so that its sheets come to so many points at most.
pub fn play(
    (board, mode, most): (&Arc<Board>, Mode, i32),
    picks: &[Pick],
    met: &mut Met,
) -> Result<(), TestCaseError> {
    let seats = picks.len() % 3 + 1;
    let letters: Vec<SheetLetter> = board.sheets.iter().cycle().take(seats).copied().collect();
    let corrects = picks.len().is_multiple_of(2);
    let house_rules = HouseRules {
        color_required: picks.len().is_multiple_of(5),
        ..HouseRules::default()
    };
    let mut game = begin_with(board, (mode, house_rules), seats, &letters);
    let mut has_late_lock = false;
    let mut is_checked = false;
    for (index, &pick) in picks.iter().enumerate() {
        let (seat, by, action) = choose(&game, corrects, pick);
        if let Ok(event) = game.decide(actor(seat, by), action) {
            note(&game, &event, action, met);
            has_late_lock |= is_late(&event, game.table().turn()) && locks(&event);
            prop_assert_eq!(game.verify_event(&event), Ok(()));
            let before = game.table().clone();
            game.push(event.clone());
            sheets_hold_together(&game)?;
            same_seats_show_the_same(&before, game.table(), met)?;
            if !corrects && !has_late_lock {
                totals_are_within(most, game.table())?;
                bar_follows_the_boxes(game.table(), met)?;
            }
            let by = if index.is_multiple_of(3) {
                By::Host
            } else {
                By::Seat
            };
            undo_gives_the_table_before(&before, &game, &event, by, met)?;
            choices_are_what_is_taken(&game, met)?;
            if let EventKind::Rewind { to } = event.kind {
                rewind_gives_the_table_then(&game, to)?;
            }
            is_checked = false;
        } else {
            met.refused += 1;
        }
        if !is_checked && index.is_multiple_of(EVERY) {
            open_is_what_is_taken(&game, met)?;
            is_checked = true;
        }
    }
    met.finished += u32::from(game.table().status() == Status::Finished);
    met.uncorrected += u32::from(!corrects && !has_late_lock);
    replay_gives_the_same(&game)
}

fn is_late(event: &Event, now: Option<Turn>) -> bool {
    matches!(event.kind, EventKind::Cross(Cross { turn, .. }) if turn < now)
}

fn locks(event: &Event) -> bool {
    let locks = |effect: &Effect| matches!(effect, Effect::Lock { .. });
    event.effects.iter().any(locks)
}

fn note(game: &Game, event: &Event, action: Action, met: &mut Met) {
    let by_rule = |effect: &Effect| {
        !matches!(
            effect,
            Effect::Lock { .. } | Effect::Finish { .. } | Effect::Penalty { .. }
        )
    };
    met.taken += 1;
    met.effects += u32::from(event.effects.iter().any(by_rule));
    met.locks += u32::from(locks(event));
    met.late += u32::from(is_late(event, game.table().turn()));
    match action {
        Action::Cross(cross) => {
            let is_plain = cross.space.as_number().is_some() && !cross.space.second;
            met.other_crosses += u32::from(!is_plain || cross.swap.is_some());
            met.uses += u32::from(cross.usage.is_some());
        }
        Action::Correct(_) => met.corrected += 1,
        Action::Leave {} => met.left += 1,
        Action::Rewind { .. } => met.rewound += 1,
        Action::Roll(_)
        | Action::EndTurn { .. }
        | Action::Penalty {}
        | Action::Close { .. }
        | Action::Finish {}
        | Action::Undo {} => {}
    }
}

/// Plays games of chance on this board, whose sheets come to so many points at most.
pub fn holds_on(board: &Arc<Board>, mode: Mode, most: i32) {
    let config = Config {
        cases: GAMES,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let met = RefCell::new(Met::default());
    let games = proptest::collection::vec(any::<Pick>(), 60..240);
    TestRunner::new_with_rng(config, rng)
        .run(&games, |picks| {
            play((board, mode, most), &picks, &mut met.borrow_mut())
        })
        .unwrap_or_else(|error| panic!("{} in {}: {error}", board.id, mode.as_str()));
    let met = met.into_inner();
    for (what, count, least) in wanted(board, mode, &met) {
        let place = format!("{} in {}", board.id, mode.as_str());
        assert!(count >= least, "{place}: {what}: {met:?}");
    }
}

/// What must be met on a board, how often it was, and how often it must be.
fn wanted(board: &Board, mode: Mode, met: &Met) -> Vec<(&'static str, u32, u32)> {
    let Met { open, undone, .. } = met;
    let mut wanted = vec![
        ("taken", met.taken, 1000),
        ("refused", met.refused, 400),
        ("corrected", met.corrected, 40),
        ("rewound", met.rewound, 20),
        ("locks", met.locks, 8),
        ("uncorrected", met.uncorrected, GAMES / 4),
        ("open", open.numbers, 100),
        ("undone crosses", undone.crosses, 400),
        ("undone ends", undone.ends, 3),
    ];
    wanted.extend(match mode {
        Mode::Sheet => vec![
            ("undone penalties", undone.penalties, 10),
            ("undone closings", undone.closings, 10),
            ("same seats", met.same, 500),
        ],
        Mode::Turns | Mode::Dice => vec![
            ("undone turns", undone.turns, 50),
            ("late", met.late, 10),
            ("left", met.left, 5),
        ],
    });
    if mode == Mode::Dice {
        wanted.push(("uses", met.uses, 3));
    }
    wanted.extend(board.extras.iter().map(|extra| match extra {
        Extra::SecondBoxes(_) => ("second_open", open.seconds, 15),
        Extra::Fields(_) => ("fields_open", open.fields, 15),
        Extra::SwapRow(_) => ("swaps_open", open.swaps, 15),
        Extra::BonusRow(_) => ("bonus rows open", open.beside, 15),
        Extra::Track(_) => ("track open", open.beside, 10),
        Extra::BonusBar(_) => ("bars", met.bars, 50),
        Extra::LinkedSpaces(_) => ("effects", met.effects, 20),
        Extra::Pairs(_) => ("choices", open.choices, 1),
        Extra::LuckyNumbers(_) | Extra::Steps(_) | Extra::ExtraPoints(_) => {
            ("taken", met.taken, 1000)
        }
    }));
    wanted
}

fn holds_on_every_board(mode: Mode) {
    for board in boards() {
        holds_on(&board, mode, most(&board));
    }
}

#[test]
fn on_every_board_without_turns_open_is_what_is_taken_and_undo_and_replay_are_exact() {
    holds_on_every_board(Mode::Sheet);
}

#[test]
fn on_every_board_in_turns_open_is_what_is_taken_and_undo_and_replay_are_exact() {
    holds_on_every_board(Mode::Turns);
}

#[test]
fn on_every_board_with_dice_open_is_what_is_taken_and_undo_and_replay_are_exact() {
    holds_on_every_board(Mode::Dice);
}
