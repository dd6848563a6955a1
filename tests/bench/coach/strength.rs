//! Prints how often a bot that takes the coach's first choice wins against one that weighs four features of a sheet.
//!
//! The four weights and the rules around them are those that the design names as the strongest known simple player.
//! `cargo bench --package rowlock-coach --bench strength -- GAMES ROLLOUTS`

#![allow(clippy::unwrap_used)]

use rowlock_coach::{
    Choice, Choices, Layout, POINTS_OF_A_WIN, Policy, Position, Roll, SmallSheet, Stream, Weights,
    color_spots, white_spots,
};
use rowlock_rules::Boards;

/// Whether the features take the chance as a fraction, or as a number of 36.
#[derive(Clone, Copy, PartialEq)]
enum Chance {
    Fraction,
    Of36,
}

/// The player with the four weights.
struct FourWeights<'a> {
    layout: &'a Layout,
    chance: Chance,
}

/// What the best choice has most of.
#[derive(Clone, Copy)]
enum Aim {
    Points,
    /// The own points less those of the best other.
    Margin,
    Wins,
    /// Points, and those of a game that is won, as the coach compares choices.
    Both,
}

/// A player that plays games on from what each choice leads to, and takes the best.
struct Coach<'a> {
    policy: &'a Policy,
    games: u64,
    aim: Aim,
}

trait Player {
    fn choose(&self, position: &Position, seat: usize, roll: &Roll, seed: u64) -> Choice;
}

/// All choices of a seat, nothing included.
fn choices(layout: &Layout, position: &Position, seat: usize, roll: &Roll) -> Vec<Choice> {
    let sheet = &position.sheets[seat];
    let sum = roll.white[0] + roll.white[1];
    let whites = white_spots(layout, sheet, position.closed, sum);
    let mut all = Vec::new();
    for white in whites.into_iter().map(Some).chain([None]) {
        all.push(Choice { white, color: None });
        if seat == usize::from(position.active) {
            let (after, locked) = after(layout, sheet, Choice { white, color: None });
            color_spots(layout, &after, (position.closed, locked), roll, |spot| {
                all.push(Choice {
                    white,
                    color: Some(spot),
                });
            });
        }
    }
    all
}

/// The sheet after a choice, and the rows that it locks.
fn after(layout: &Layout, sheet: &SmallSheet, choice: Choice) -> (SmallSheet, u8) {
    let mut position = Position::start(1);
    position.sheets[0] = *sheet;
    for spot in [choice.white, choice.color].into_iter().flatten() {
        let row = usize::from(spot.row);
        let sheet = &mut position.sheets[0];
        sheet.last[row] = spot.place;
        sheet.crosses[row] += 1;
        if layout.number(row, spot.place + 1) == 0 {
            sheet.locks |= 1 << row;
        }
    }
    (position.sheets[0], position.sheets[0].locks & !sheet.locks)
}

impl FourWeights<'_> {
    fn value(&self, sheet: &SmallSheet, closed: u8) -> f64 {
        let (mut chances, mut squares, mut blanks) = (0.0, 0.0, 0.0);
        for row in 0..4 {
            let crosses = f64::from(sheet.crosses[row] + ((sheet.locks >> row) & 1));
            squares += crosses * crosses;
            if (closed | sheet.locks) & (1 << row) != 0 {
                continue;
            }
            let next = self.layout.number(row, sheet.last[row] + 1);
            let ways = 6.0 - (7.0 - f64::from(next)).abs();
            let chance = match self.chance {
                Chance::Fraction => ways / 36.0,
                Chance::Of36 => ways,
            };
            chances += chance * (crosses + 1.0);
            blanks += f64::from(sheet.last[row]) - crosses;
        }
        0.560 * chances - 0.826 * f64::from(sheet.penalties) + 0.021 * squares - 0.063 * blanks
    }
}

impl Player for FourWeights<'_> {
    fn choose(&self, position: &Position, seat: usize, roll: &Roll, _seed: u64) -> Choice {
        let layout = self.layout;
        let sheet = &position.sheets[seat];
        let is_active = seat == usize::from(position.active);
        let others = (0..usize::from(position.seats)).filter(|&other| other != seat);
        let rival = others
            .map(|other| position.sheets[other].points(layout))
            .max();
        let rival = rival.unwrap_or(i32::MIN);
        let mut best = (f64::MIN, Choice::default());
        for choice in choices(layout, position, seat, roll) {
            let (mut after, locked) = after(layout, sheet, choice);
            let is_nothing = choice == Choice::default();
            after.penalties += u8::from(is_nothing && is_active);
            let closed = position.closed | locked;
            let ends = closed.count_ones() >= 2 || after.penalties >= 4;
            let ahead = after.points(layout) > rival;
            let rule = match (ends, ahead, locked != 0) {
                (true, true, _) => 1000.0,
                (true, false, _) => -1000.0,
                (false, _, true) => 500.0,
                (false, _, false) => 0.0,
            };
            let value = rule + self.value(&after, closed);
            if value > best.0 {
                best = (value, choice);
            }
        }
        best.1
    }
}

impl Player for Coach<'_> {
    fn choose(&self, position: &Position, seat: usize, roll: &Roll, seed: u64) -> Choice {
        let rolls = self.policy.rolls(position);
        let all = choices(&self.policy.layout, position, seat, roll);
        if all.len() == 1 {
            return all[0];
        }
        let rated = self.policy.rate(position, seat, rolls, &all);
        if self.games == 0 {
            return rated[0];
        }
        let mut others = Choices::default();
        for (other, choice) in others
            .iter_mut()
            .enumerate()
            .take(usize::from(position.seats))
        {
            if other != seat {
                *choice = self.policy.choice(position, other, rolls, roll);
            }
        }
        let mut best = (f64::MIN, Choice::default());
        for &choice in rated.iter().take(5) {
            let mut after = *position;
            let mut all = others;
            all[seat] = choice;
            self.policy.carry_out(&mut after, roll, &all);
            let mut sum = 0.0;
            for game in 0..self.games {
                let seed = Stream::part(seed, game).next_number();
                let totals = self.policy.play_out(&after, seed);
                let own = f64::from(totals[seat]);
                let others = totals[..usize::from(position.seats)].iter().enumerate();
                let rival = others
                    .filter(|(other, _)| *other != seat)
                    .map(|(_, total)| *total);
                let rival = f64::from(rival.max().unwrap());
                let won = if own > rival {
                    1.0
                } else if own < rival {
                    0.0
                } else {
                    0.5
                };
                sum += match self.aim {
                    Aim::Points => own,
                    Aim::Margin => own - rival,
                    Aim::Wins => won,
                    Aim::Both => own + POINTS_OF_A_WIN * won,
                };
                if after.is_over {
                    sum *= self.games as f64;
                    break;
                }
            }
            if sum > best.0 {
                best = (sum, choice);
            }
        }
        best.1
    }
}

/// Prints how the first player does against the second.
fn contest(name: &str, layout: &Layout, players: [&dyn Player; 2], games: u64) {
    let (mut wins, mut points) = (0.0, [0.0, 0.0]);
    let carrier = Policy::new(layout.clone(), 2, Weights::FOUND);
    for game in 0..games {
        // The same dice with the seats exchanged.
        let first = (game % 2) as usize;
        let mut stream = Stream::part(77, game / 2);
        let mut position = Position::start(2);
        while !position.is_over {
            let roll = stream.roll(6);
            let seed = stream.next_number();
            let mut choices = Choices::default();
            for (seat, choice) in choices.iter_mut().enumerate().take(2) {
                *choice = players[(seat + first) % 2].choose(&position, seat, &roll, seed);
            }
            carrier.carry_out(&mut position, &roll, &choices);
        }
        let totals = [0, 1].map(|player| {
            let seat = (player + first) % 2;
            f64::from(position.sheets[seat].points(layout))
        });
        points = [points[0] + totals[0], points[1] + totals[1]];
        wins += match totals[0].total_cmp(&totals[1]) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
    }
    let games = games as f64;
    let share = wins / games;
    println!(
        "{name}: wins {:.1} % ± {:.1} of {games} games; {:.1} : {:.1} points",
        100.0 * share,
        100.0 * (share * (1.0 - share) / games).sqrt(),
        points[0] / games,
        points[1] / games
    );
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|it| it.parse().ok());
    let games = numbers.next().unwrap_or(400);
    let rollouts = numbers.next().unwrap_or(256);
    let boards = Boards::load().unwrap();
    let layout = Layout::of(boards.get("classic").unwrap(), false).unwrap();
    let policy = Policy::new(layout.clone(), 2, Weights::FOUND);
    let four = |chance| FourWeights {
        layout: &layout,
        chance,
    };
    let [fraction, of_36] = [Chance::Fraction, Chance::Of36].map(four);
    let coach = |games, aim| Coach {
        policy: &policy,
        games,
        aim,
    };
    let fast = coach(0, Aim::Points);
    contest(
        "four weights, fraction against of 36",
        &layout,
        [&fraction, &of_36],
        20_000,
    );
    contest(
        "policy against four weights",
        &layout,
        [&fast, &fraction],
        20_000,
    );
    for (name, aim) in [
        ("wins", Aim::Wins),
        ("points and wins", Aim::Both),
        ("margin", Aim::Margin),
        ("points", Aim::Points),
    ] {
        let bot = coach(rollouts, aim);
        let name = format!("first choice by {name} against four weights");
        contest(&name, &layout, [&bot, &fraction], games);
    }
}
