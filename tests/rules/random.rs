//! What holds in every game, shown on games of chance.

use std::cell::RefCell;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rowlock::rules::{
    Action, Board, By, Color, Cross, Effect, Event, EventKind, Game, Mode, Seat, Sheet, Status,
    Turn, Violation,
};

use super::{actor, begun};

const GAMES: u32 = 200;

/// After how many moves what is open is compared with what is taken.
const OPEN_EVERY: usize = 3;

/// How often each situation occurred: a property that never applied proves nothing.
#[derive(Debug, Default)]
struct Met {
    taken: u32,
    refused: u32,
    locks: u32,
    shared_locks: u32,
    late_taken: u32,
    late_refused: u32,
    late_locks: u32,
    undone: u32,
    last_calls: u32,
    finished: u32,
}

/// A random choice: who moves, what kind of move, and which.
type Pick = (u8, u8, u16);

fn run(
    mode: Mode,
    property: impl Fn(&mut Met, Vec<Pick>, usize) -> Result<(), TestCaseError>,
) -> Met {
    let config = Config {
        cases: GAMES,
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let met = RefCell::new(Met::default());
    let games = (
        proptest::collection::vec(any::<Pick>(), 150..300),
        2..=5_usize,
    );
    TestRunner::new_with_rng(config, rng)
        .run(&games, |(picks, seats)| {
            property(&mut met.borrow_mut(), picks, seats)
        })
        .unwrap_or_else(|error| panic!("mode {}: {error}", mode.as_str()));
    met.into_inner()
}

/// Turns a pick into a move that is often allowed, and sometimes not.
fn choose(game: &Game, (who, kind, which): Pick) -> (usize, By, Action) {
    let table = game.table();
    let number = usize::from(who) % table.seats();
    let seat = Seat::new(number).unwrap();
    let turn = table.turn().unwrap_or(1);
    // A row that everybody crosses is one that several lock.
    let row = match which % 8 {
        0..=3 => Color::Red,
        4 => Color::Yellow,
        5 | 6 => Color::Green,
        _ => Color::Blue,
    };
    let any = u8::try_from(which / 8 % 14).unwrap();
    let cross = |row, number, turn| {
        Action::Cross(Cross {
            turn,
            ..Cross::number(row, number)
        })
    };
    let action = match kind {
        0..=129 => likely_cross(game, seat, row, which / 128),
        130..=149 => cross(row, any, None),
        150..=179 => {
            let late = turn.saturating_sub([1, 1, 2, 3][usize::from(which / 128 % 4)]);
            let (row, number) = lock_within_reach(game, seat)
                .filter(|_| which & 0x1000 == 0)
                .unwrap_or((row, any));
            cross(row, number, Some(late))
        }
        180..=229 => match table.active() {
            Some(active) => return (active.index(), By::Seat, Action::EndTurn { turn }),
            None => Action::Penalty {},
        },
        230..=243 => Action::Undo {},
        244..=247 => Action::Close { row },
        248..=251 => Action::Penalty {},
        252 => Action::Finish {},
        253..=255 => return (number, By::Host, Action::Undo {}),
    };
    (number, By::Seat, action)
}

/// A cross as players make them: the lock if it can be had, else near the last cross.
fn likely_cross(game: &Game, seat: Seat, row: Color, chance: u16) -> Action {
    let table = game.table();
    let offers = table.lock_offers(seat);
    let row = offers.first().map_or(row, |&(row, _)| row);
    let open = table.open(seat, row);
    let near = open
        .get(usize::from(chance.is_multiple_of(6)))
        .or(open.first());
    let lock = open
        .last()
        .filter(|&&last| game.setup().board.is_lock_space(row, last));
    let number = lock.or(near).copied().unwrap_or_default();
    Action::Cross(Cross::number(row, number))
}

/// A lock space whose row holds enough crosses of this seat.
fn lock_within_reach(game: &Game, seat: Seat) -> Option<(Color, u8)> {
    let board = &game.setup().board;
    let sheet = game.table().sheet(seat)?;
    let row = Color::ALL.into_iter().find(|&row| {
        let crosses = sheet.number_crosses(row);
        crosses >= usize::from(board.needed_crosses) && !sheet.row(row).locked()
    })?;
    Some((row, board.lock_numbers(row).next()?))
}

fn open_is_exactly_what_is_taken(game: &Game) -> Result<(), TestCaseError> {
    let table = game.table();
    for seat in Seat::first(table.seats()) {
        for row in Color::ALL {
            let open = table.open(seat, row);
            for number in 0..=20 {
                let action = Action::Cross(Cross::number(row, number));
                let taken = game.decide(actor(seat.index(), By::Seat), action).is_ok();
                prop_assert_eq!(open.contains(&number), taken, "{} {} {}", seat, row, number);
            }
        }
    }
    Ok(())
}

fn scores_are_triangular(game: &Game) -> Result<(), TestCaseError> {
    let table = game.table();
    for seat in Seat::first(table.seats()) {
        let sheet = table.sheet(seat).unwrap();
        let mut total = -5 * i64::from(sheet.penalties());
        for row in Color::ALL {
            let marks = sheet.row(row);
            let crosses = sheet.number_crosses(row) + usize::from(marks.locked());
            let score: usize = (1..=crosses).sum();
            prop_assert_eq!(sheet.row_score(row) as usize, score);
            total += i64::try_from(score).unwrap();
        }
        prop_assert_eq!(i64::from(sheet.total()), total);
        prop_assert!(sheet.penalties() <= 4);
    }
    Ok(())
}

/// After a move of a seat, that seat's undo gives the table before it, unless the move ended what it
/// could have been taken back from.
fn undo_gives_the_table_before(
    before: &Game,
    after: &Game,
    by: By,
    event: &Event,
) -> Result<bool, TestCaseError> {
    let undoes_turn_or_game = match event.kind {
        EventKind::Cross(_) | EventKind::Penalty {} | EventKind::Close { .. } => false,
        EventKind::EndTurn { .. } | EventKind::Finish {} => true,
        _ => return Ok(false),
    };
    let by = if undoes_turn_or_game { By::Host } else { by };
    let seat = event.seat.unwrap().index();
    let undo = after.decide(actor(seat, by), Action::Undo {});
    // An end of a turn: the seat has no latest cross in the turn that began.
    let undo = undo.map_err(|violation| TestCaseError::fail(format!("{event:?}: {violation}")))?;
    let mut undone = after.clone();
    undone.push(undo);
    prop_assert!(undone.table() == before.table(), "undoing {:?}", event);
    prop_assert!(undone.is_retracted(after.seq()));
    Ok(true)
}

fn replay_gives_the_same(game: &Game) -> Result<(), TestCaseError> {
    let json = serde_json::to_string(&Vec::from_iter(game.log())).unwrap();
    let log: Vec<Event> = serde_json::from_str(&json).unwrap();
    let replayed = Game::replay(game.setup().clone(), log);
    prop_assert!(replayed == *game);
    Ok(())
}

/// A turn as a player would note it on paper.
#[derive(Default)]
struct Noted {
    crosses: Vec<Seat>,
    locks: Vec<(Color, Seat)>,
}

/// The turns of a game so far, noted from its log.
fn noted(game: &Game) -> Vec<Noted> {
    let mut turns: Vec<Noted> = vec![Noted::default()];
    for (event, seq) in game.log().iter().zip(1..) {
        if game.is_retracted(seq) {
            continue;
        }
        match event.kind {
            EventKind::EndTurn { .. } => turns.push(Noted::default()),
            EventKind::Cross(Cross { space, turn, .. }) => {
                let (row, _) = space.as_number().unwrap();
                let turn = &mut turns[turn.unwrap() as usize - 1];
                turn.crosses.push(event.seat.unwrap());
                if event.effects.contains(&Effect::Lock { row }) {
                    turn.locks.push((row, event.seat.unwrap()));
                }
            }
            _ => {}
        }
    }
    turns
}

fn fits_the_sheet(board: &Board, sheet: &Sheet, row: Color, number: u8) -> bool {
    let printed: Vec<u8> = board.rows[row].numbers().collect();
    let crossed = sheet.crossed(row);
    let place = |number: u8| printed.iter().position(|&other| other == number);
    let is_right_of_all = crossed.iter().all(|&other| place(other) < place(number));
    let is_last = printed.last() == Some(&number);
    let has_enough = !is_last || crossed.len() >= 5;
    place(number).is_some() && is_right_of_all && !sheet.row(row).locked() && has_enough
}

/// Whether a cross for a turn that is over is to be taken, read off the rules' words.
fn is_late_cross_due(game: &Game, seat: Seat, row: Color, number: u8, turn: Turn) -> bool {
    let table = game.table();
    let turns = noted(game);
    let index = turn as usize - 1;
    let active = Seat::new(index % table.seats()).unwrap();
    let was_open = !turns[..index]
        .iter()
        .any(|turn| turn.locks.iter().any(|&(locked, _)| locked == row));
    let mut lockers = turns[index]
        .locks
        .iter()
        .filter(|(locked, _)| *locked == row);
    let white_sum_is_known = lockers.any(|&(_, locker)| locker != active);
    let is_lock_space = table.setup().board.is_lock_space(row, number);
    table.status() != Status::Finished
        && seat != active
        && !turns[index].crosses.contains(&seat)
        && was_open
        && (is_lock_space || !white_sum_is_known)
        && fits_the_sheet(
            &table.setup().board,
            table.sheet(seat).unwrap(),
            row,
            number,
        )
}

fn properties_hold(mode: Mode) -> Met {
    run(mode, |met, picks, seats| {
        let mut game = begun("classic", mode, seats);
        for (index, pick) in picks.into_iter().enumerate() {
            let (seat, by, action) = choose(&game, pick);
            let response = game.decide(actor(seat, by), action);
            if let (
                Action::Cross(Cross {
                    space,
                    turn: Some(turn),
                    ..
                }),
                Some(now),
            ) = (action, game.table().turn())
                && let Some((row, number)) = space.as_number()
                && (1..now).contains(&turn)
            {
                let due = is_late_cross_due(&game, Seat::new(seat).unwrap(), row, number, turn);
                prop_assert_eq!(
                    response.is_ok(),
                    due,
                    "late {:?} of {}: {:?}",
                    action,
                    seat,
                    response
                );
                *(if due {
                    &mut met.late_taken
                } else {
                    &mut met.late_refused
                }) += 1;
                met.late_locks +=
                    u32::from(due && game.table().setup().board.is_lock_space(row, number));
            }
            match response {
                Err(violation) => {
                    met.refused += 1;
                    let finished = game.table().status() == Status::Finished;
                    prop_assert_eq!(finished, violation == Violation::GameOver);
                }
                Ok(event) => {
                    met.taken += 1;
                    let before = game.clone();
                    game.push(event.clone());
                    met.undone +=
                        u32::from(undo_gives_the_table_before(&before, &game, by, &event)?);
                }
            }
            if index.is_multiple_of(OPEN_EVERY) {
                open_is_exactly_what_is_taken(&game)?;
            }
            scores_are_triangular(&game)?;
            met.last_calls += u32::from(game.table().status() == Status::LastCall);
        }
        replay_gives_the_same(&game)?;
        let table = game.table();
        for row in Color::ALL {
            let lockers = Seat::first(table.seats())
                .filter(|&seat| table.sheet(seat).unwrap().row(row).locked());
            let lockers = lockers.count();
            met.locks += u32::from(lockers > 0);
            met.shared_locks += u32::from(lockers > 1);
        }
        met.finished += u32::from(table.status() == Status::Finished);
        Ok(())
    })
}

#[test]
fn in_mode_sheet_open_is_what_is_taken_scores_are_triangular_and_undo_and_replay_are_exact() {
    let met = properties_hold(Mode::Sheet);
    let Met {
        taken,
        refused,
        locks,
        shared_locks,
        undone,
        last_calls,
        finished,
        ..
    } = met;
    for count in [
        taken,
        refused,
        locks,
        shared_locks,
        undone,
        last_calls,
        finished,
    ] {
        assert!(count >= 10, "the games met too little: {met:?}");
    }
}

#[test]
fn in_mode_turns_open_is_what_is_taken_late_crosses_follow_the_rules_and_undo_and_replay_are_exact()
{
    let met = properties_hold(Mode::Turns);
    let Met {
        taken,
        refused,
        locks,
        shared_locks,
        undone,
        last_calls,
        finished,
        ..
    } = met;
    let late = [met.late_taken, met.late_refused, met.late_locks];
    for count in [
        taken,
        refused,
        locks,
        shared_locks,
        undone,
        last_calls,
        finished,
    ]
    .into_iter()
    .chain(late)
    {
        assert!(count >= 10, "the games met too little: {met:?}");
    }
}
