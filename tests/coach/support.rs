//! Games for the tests.

use std::sync::{Arc, LazyLock};

use rowlock_coach::{Choice, Choices, Layout, Policy, Position, Roll, Spot, Stream, Weights};
use rowlock_rules::{
    Action, Actor, Board, Boards, By, Color, Cross, Dice, DiceUse, Event, Game, GameSetup,
    HouseRules, Mode, Printed, Seat,
};

pub fn board(id: &str) -> Arc<Board> {
    static BOARDS: LazyLock<Boards> = LazyLock::new(|| Boards::load().unwrap());
    Arc::clone(BOARDS.get(id).unwrap())
}

pub fn layout(id: &str) -> Layout {
    Layout::of(&board(id), false).unwrap()
}

pub fn policy(id: &str, seats: u8) -> Policy {
    Policy::new(layout(id), seats, Weights::FOUND)
}

/// A game of this many seats that has just begun.
pub fn begun(id: &str, mode: Mode, seats: usize) -> Game {
    begun_with(id, mode, HouseRules::default(), seats)
}

pub fn begun_with(id: &str, mode: Mode, house_rules: HouseRules, seats: usize) -> Game {
    let mut game = Game::new(GameSetup {
        board: board(id),
        mode,
        house_rules,
    });
    for seat in Seat::first(seats) {
        game.push(Event::join(seat, Printed::default()));
    }
    game.push(Event::start(Seat::first(seats).collect()));
    game
}

/// Makes a move that is allowed.
pub fn act(game: &mut Game, seat: usize, action: Action) {
    let seat = Seat::new(seat).unwrap();
    let event = game.decide(Actor { seat, by: By::Host }, action);
    game.push(event.unwrap_or_else(|why| panic!("{seat} {action:?}: {why:?}")));
}

pub fn cross(game: &mut Game, seat: usize, row: Color, number: u8) {
    act(game, seat, Action::Cross(Cross::number(row, number)));
}

pub fn cross_with(
    game: &mut Game,
    seat: usize,
    (row, number): (Color, u8),
    usage: Option<DiceUse>,
) {
    let cross = Cross {
        usage,
        ..Cross::number(row, number)
    };
    act(game, seat, Action::Cross(cross));
}

/// The roll as it is entered: without the dice that have left the game.
pub fn dice(roll: &Roll, closed: u8) -> Dice {
    let die = |row: usize| (closed & (1 << row) == 0).then_some(roll.colored[row]);
    Dice {
        white: roll.white,
        red: die(0),
        yellow: die(1),
        green: die(2),
        blue: die(3),
    }
}

pub fn space(layout: &Layout, spot: Spot) -> (Color, u8) {
    let row = usize::from(spot.row);
    (Color::ALL[row], layout.number(row, spot.place))
}

/// Plays a turn of a game in mode `dice` or `turns` as the seats choose.
pub fn play_turn(
    game: &mut Game,
    policy: &Policy,
    position: &mut Position,
    roll: &Roll,
    choices: &[Choice; 8],
) {
    let has_dice = game.setup().mode == Mode::Dice;
    let active = usize::from(position.active);
    let turn = game.table().turn().unwrap();
    if has_dice {
        act(game, active, Action::Roll(dice(roll, position.closed)));
    }
    let use_of = |usage| has_dice.then_some(usage);
    let before = *position;
    policy.carry_out(position, roll, choices);
    for (seat, choice) in choices.iter().enumerate().take(usize::from(before.seats)) {
        if let Some(spot) = choice.white {
            cross_with(
                game,
                seat,
                space(&policy.layout, spot),
                use_of(DiceUse::White),
            );
        }
    }
    // What the colored die crossed in the end is what the position has more than the white sum explains.
    let mut whites = before.sheets[active];
    if let Some(spot) = choices[active].white {
        let row = usize::from(spot.row);
        whites.last[row] = spot.place;
    }
    for row in 0..4 {
        let place = position.sheets[active].last[row];
        if place != whites.last[row] {
            let spot = Spot {
                row: row as u8,
                place,
            };
            cross_with(
                game,
                active,
                space(&policy.layout, spot),
                use_of(DiceUse::Color),
            );
        }
    }
    if game.table().end_reason().is_none() {
        act(game, active, Action::EndTurn { turn });
    }
}

/// The longest game of eight on the classic board: each seat crosses one space in each of its turns, and no lock.
pub fn longest(mode: Mode) -> Game {
    let mut game = begun("classic", mode, 8);
    let board = board("classic");
    let number = |row: Color, place: usize| (row, board.rows[row].spaces[place].number().unwrap());
    let crosses = (0..10).flat_map(|place| Color::ALL.map(|row| number(row, place)));
    for space in crosses.map(Some).chain([None; 4]) {
        for seat in 0..8 {
            let Some(turn) = game
                .table()
                .turn()
                .filter(|_| game.table().end_reason().is_none())
            else {
                return game;
            };
            if mode == Mode::Dice {
                let sum = space.map_or(2, |(_, number)| number);
                let first = (sum - 1).min(6);
                let roll = Roll {
                    white: [first, sum - first],
                    colored: [1; 4],
                };
                act(&mut game, seat, Action::Roll(dice(&roll, 0)));
            }
            if let Some(space) = space {
                let usage = (mode == Mode::Dice).then_some(DiceUse::White);
                cross_with(&mut game, seat, space, usage);
            }
            act(&mut game, seat, Action::EndTurn { turn });
        }
    }
    game
}

/// A game that the policy has played at every seat.
pub fn played(id: &str, mode: Mode, seats: usize, seed: u64) -> Game {
    played_by(id, mode, seats, seed, |_, _, _, choices| choices)
}

/// The same, where the choices of each turn can be changed.
pub fn played_by(
    id: &str,
    mode: Mode,
    seats: usize,
    seed: u64,
    mut change: impl FnMut(&Policy, &Position, &Roll, Choices) -> Choices,
) -> Game {
    let mut game = begun(id, mode, seats);
    let policy = policy(id, seats as u8);
    let mut position = Position::start(seats as u8);
    let mut stream = Stream::new(seed);
    while !position.is_over {
        let roll = stream.roll(board(id).die_sides);
        let choices = change(&policy, &position, &roll, policy.choices(&position, &roll));
        play_turn(&mut game, &policy, &mut position, &roll, &choices);
    }
    game
}
