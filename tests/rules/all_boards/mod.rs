//! What holds on every board, shown on games of chance.

use std::cell::RefCell;
use std::fs;
use std::sync::Arc;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rowlock::rules::{
    Action, Board, By, Color, Correction, Cross, Dice, Effect, Event, Extra, Game, Label, Mode,
    RowName, Seat, SheetLetter, Sign, SpaceName, Status,
};

use super::actor;
use super::checks::begin;

const GAMES: u32 = 40;

/// What was met on a board: a property that never applied proves nothing.
#[derive(Debug, Default)]
pub struct Met {
    pub taken: u32,
    refused: u32,
    other_crosses: u32,
    effects: u32,
    undone: u32,
    corrected: u32,
    pub locks: u32,
    finished: u32,
}

/// Who moves, what kind of move, and which.
pub type Pick = (u8, u8, u16);

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
fn most(board: &Board) -> i32 {
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

fn has(board: &Board, what: fn(&Extra) -> bool) -> bool {
    board.extras.iter().any(what)
}

/// A row, a number or field, and a second box, of this board or not.
fn any_space(board: &Board, which: usize) -> SpaceName {
    let row = RowName::ALL[which % RowName::ALL.len()];
    let number = u8::try_from(which / 16 % 26).unwrap();
    let label = match which / 1024 % 4 {
        0 if has(board, |extra| matches!(extra, Extra::Fields(_))) => Label::Field(number % 5),
        _ => Label::Number(number),
    };
    SpaceName {
        row,
        label,
        second: (which / 4096).is_multiple_of(3),
    }
}

/// Dice that make this number with white ones, and small numbers with the others.
fn dice(game: &Game, which: usize) -> Dice {
    let sides = usize::from(game.setup().board.die_sides);
    let in_game = game.table().dice_in_game();
    let value = |index: usize| u8::try_from(which / (index + 1) % sides + 1).unwrap();
    let colored = |color: Color| in_game.contains(&color).then(|| value(color as usize + 2));
    Dice {
        white: [value(0), value(1)],
        red: colored(Color::Red),
        yellow: colored(Color::Yellow),
        green: colored(Color::Green),
        blue: colored(Color::Blue),
    }
}

fn choose(game: &Game, (who, kind, which): Pick) -> (usize, By, Action) {
    let table = game.table();
    let number = usize::from(who) % table.seats();
    let seat = Seat::new(number).unwrap();
    let which = usize::from(which);
    let row = Color::ALL[which % 4];
    let action = match kind {
        0..=89 => {
            let open = table.open(seat, row);
            match open.get(which / 4 % 3).or(open.first()) {
                Some(&number) => Action::Cross(Cross::number(row, number)),
                None => Action::Cross(Cross::of(any_space(&game.setup().board, which))),
            }
        }
        90..=139 => {
            let open = table.open_extras(seat);
            let cross = open.get(which % open.len().max(1)).copied();
            let any = Cross::of(any_space(&game.setup().board, which));
            Action::Cross(cross.unwrap_or(any))
        }
        140..=149 => Action::Cross(Cross::of(any_space(&game.setup().board, which))),
        150..=184 => match (table.active(), table.turn()) {
            (Some(active), Some(turn)) => {
                return (active.index(), By::Seat, Action::EndTurn { turn });
            }
            _ => Action::Penalty {},
        },
        185..=214 => match table.active() {
            Some(active) => return (active.index(), By::Seat, Action::Roll(dice(game, which))),
            None => Action::Undo {},
        },
        215..=229 => Action::Undo {},
        230..=251 => {
            let correction = Correction::Space {
                space: any_space(&game.setup().board, which),
                crossed: (which / 2048).is_multiple_of(2),
            };
            return (number, By::Host, Action::Correct(correction));
        }
        252..=255 => Action::Close { row },
    };
    (number, By::Seat, action)
}

/// What is listed as open is what is taken, and nothing else.
fn open_is_what_is_taken(game: &Game) -> Result<(), TestCaseError> {
    let table = game.table();
    for seat in Seat::first(table.seats()) {
        let extras = table.open_extras(seat);
        for which in (0..12_288).step_by(7) {
            let name = any_space(&game.setup().board, which);
            let cross = Cross::of(name);
            let taken = game
                .decide(actor(seat.index(), By::Seat), Action::Cross(cross))
                .is_ok();
            let listed = match name.as_number().filter(|_| !name.second) {
                Some((row, number)) => table.open(seat, row).contains(&number),
                None => extras.contains(&cross),
            };
            prop_assert_eq!(listed, taken, "{:?} of {}", name, seat);
        }
    }
    Ok(())
}

/// Every swap field with every number, listed as open or not.
fn open_swaps_are_what_is_taken(game: &Game) -> Result<(), TestCaseError> {
    let (table, board) = (game.table(), &game.setup().board);
    let Some((_, swaps)) = board.extra_row(RowName::Swaps) else {
        return Ok(());
    };
    let fields = 0..=u8::try_from(swaps.spaces.len()).unwrap() + 1;
    for seat in Seat::first(table.seats()) {
        let open = table.open_extras(seat);
        for (field, row) in fields
            .clone()
            .flat_map(|it| Color::ALL.map(|row| (it, row)))
        {
            for number in 0..=13 {
                let cross = Cross {
                    swap: Some(field),
                    ..Cross::number(row, number)
                };
                let decided = game.decide(actor(seat.index(), By::Seat), Action::Cross(cross));
                prop_assert_eq!(open.contains(&cross), decided.is_ok(), "{:?}", cross);
            }
        }
    }
    Ok(())
}

/// A cross that brings a choice is taken with each of its rows and with no other.
fn choices_are_what_is_taken(game: &Game) -> Result<(), TestCaseError> {
    for seat in Seat::first(game.table().seats()) {
        for choice in game.table().choices(seat) {
            for row in Color::ALL {
                let cross = Cross {
                    choose: Some(row),
                    ..Cross::number(choice.row, choice.number)
                };
                let decided = game.decide(actor(seat.index(), By::Seat), Action::Cross(cross));
                prop_assert_eq!(choice.rows.contains(&row), decided.is_ok(), "{:?}", cross);
            }
        }
    }
    Ok(())
}

/// Each field of the bonus bar was crossed by a boxed space of its own.
fn no_field_of_the_bar_is_free(game: &Game) -> Result<(), TestCaseError> {
    for seat in Seat::first(game.table().seats()) {
        let sheet = game.table().sheet(seat).unwrap();
        let signs = sheet.board().signs(sheet.index()).into_iter();
        let boxed = signs.filter(|it| it.sign == Sign::Box && sheet.has(it.space));
        prop_assert!(sheet.extra_row(RowName::Bar).len() <= boxed.count());
    }
    Ok(())
}

fn sheets_hold_together(game: &Game) -> Result<(), TestCaseError> {
    let (table, board) = (game.table(), &game.setup().board);
    for seat in Seat::first(table.seats()) {
        let sheet = table.sheet(seat).unwrap();
        let lines: i32 = sheet.lines().iter().map(|line| line.score).sum();
        prop_assert_eq!(sheet.total(), lines);
        prop_assert!((-20..=board.max_total()).contains(&sheet.total()));
        for ends in board.links(sheet.index()) {
            prop_assert_eq!(sheet.has(ends[0]), sheet.has(ends[1]));
        }
        for row in Color::ALL {
            let needed = usize::from(board.needed_crosses);
            prop_assert!(!sheet.row(row).locked() || sheet.number_crosses(row) > needed);
        }
    }
    Ok(())
}

pub fn play(
    (board, mode, most): (&Arc<Board>, Mode, i32),
    picks: &[Pick],
    met: &mut Met,
) -> Result<(), TestCaseError> {
    let seats = picks.len() % 3 + 1;
    let letters: Vec<SheetLetter> = board.sheets.iter().cycle().take(seats).copied().collect();
    let mut game = begin(board, mode, seats, &letters);
    let mut corrected = false;
    for &pick in picks {
        let (seat, by, action) = choose(&game, pick);
        let Ok(event) = game.decide(actor(seat, by), action) else {
            met.refused += 1;
            continue;
        };
        met.taken += 1;
        note(&event, action, met);
        corrected |= matches!(action, Action::Correct(_));
        let before = game.table().clone();
        prop_assert_eq!(game.verify_event(&event), Ok(()));
        game.push(event);
        sheets_hold_together(&game)?;
        if let Action::Cross(cross) = action {
            let undo = game.decide(actor(seat, By::Host), Action::Undo {}).unwrap();
            let mut undone = game.clone();
            undone.push(undo);
            prop_assert_eq!(undone.table(), &before, "{:?}", cross);
            met.undone += 1;
        }
    }
    met.finished += u32::from(game.table().status() == Status::Finished);
    if !corrected {
        for seat in Seat::first(seats) {
            prop_assert!(game.table().sheet(seat).unwrap().total() <= most);
        }
        no_field_of_the_bar_is_free(&game)?;
    }
    open_is_what_is_taken(&game)?;
    open_swaps_are_what_is_taken(&game)?;
    choices_are_what_is_taken(&game)?;
    let log: Vec<Event> = game.log().iter().cloned().collect();
    let replayed = Game::replay(game.setup().clone(), log);
    prop_assert_eq!(replayed.table(), game.table());
    Ok(())
}

fn note(event: &Event, action: Action, met: &mut Met) {
    let by_rule = |effect: &&Effect| {
        !matches!(
            effect,
            Effect::Lock { .. } | Effect::Finish { .. } | Effect::Penalty { .. }
        )
    };
    met.effects += u32::from(event.effects.iter().any(|effect| by_rule(&effect)));
    let locks = |effect: &Effect| matches!(effect, Effect::Lock { .. });
    met.locks += u32::from(event.effects.iter().any(locks));
    met.corrected += u32::from(matches!(action, Action::Correct(Correction::Space { .. })));
    if let Action::Cross(cross) = action {
        let is_plain = cross.space.as_number().is_some() && !cross.space.second;
        met.other_crosses += u32::from(!is_plain || cross.swap.is_some());
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
    let has_effects = has(board, |extra| {
        matches!(
            extra,
            Extra::Links(_) | Extra::BonusBar(_) | Extra::Pairs(_)
        )
    });
    let has_other_crosses = has(board, |extra| match extra {
        Extra::SecondBoxes(_)
        | Extra::BonusRow(_)
        | Extra::SwapRow(_)
        | Extra::Fields(_)
        | Extra::Track(_) => true,
        Extra::LuckyNumbers(_)
        | Extra::Links(_)
        | Extra::Steps(_)
        | Extra::BonusBar(_)
        | Extra::Pairs(_) => false,
    });
    let is_enough = met.taken > 400
        && met.refused > 400
        && met.undone > 200
        && met.corrected > 10
        && (!has_effects || met.effects > 5)
        && (!has_other_crosses || met.other_crosses > 20);
    assert!(is_enough, "{}: {met:?}", board.id);
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
