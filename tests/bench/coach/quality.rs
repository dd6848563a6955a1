//! Prints how well the coach judges: calibration, agreement with many more games, mistakes, and what mode `turns` says.
//!
//! `cargo bench --package rowlock-coach --bench quality -- DECISIONS GAMES PARTS`; by default 300 and 100,000.
//! The parts are `silence`, `calibration`, `agreement` and `planted`; without any, all are measured.

#![allow(clippy::unwrap_used)]

use std::time::Instant;

use rowlock_coach::{
    Better, Choice, Decision, Effort, LEAST_LOSS, Policy, Position, Report, Roll, Sample, Stream,
    TurnRecord, WhiteSum, color_spots, judge, outcome, white_spots,
};
use rowlock_rules::{Game, Mode};

#[path = "../../coach/support.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod support;

#[path = "calibration.rs"]
mod calibration;
#[path = "../../coach/second_simulator.rs"]
mod second_simulator;
#[path = "truth.rs"]
mod truth;

use truth::{Truth, on_all_cores};

/// A game in which each seat does something else than the policy with this chance, in per cent.
fn careless(seats: usize, mode: Mode, seed: u64, per_cent: u32) -> Game {
    let mut stream = Stream::part(seed, 99);
    support::played_by(
        "classic",
        mode,
        seats,
        seed,
        |policy, position, roll, mut choices| {
            for (seat, choice) in choices.iter_mut().enumerate().take(seats) {
                if stream.below(100) < per_cent {
                    *choice = any(policy, position, seat, roll, &mut stream);
                }
            }
            choices
        },
    )
}

/// A choice that the rules allow.
fn any(
    policy: &Policy,
    position: &Position,
    seat: usize,
    roll: &Roll,
    stream: &mut Stream,
) -> Choice {
    let sheet = &position.sheets[seat];
    let sum = roll.white[0] + roll.white[1];
    let mut all = vec![Choice::default()];
    let whites = white_spots(&policy.layout, sheet, position.closed, sum);
    all.extend(whites.into_iter().map(|spot| Choice {
        white: Some(spot),
        color: None,
    }));
    if seat == usize::from(position.active) {
        color_spots(&policy.layout, sheet, (position.closed, 0), roll, |spot| {
            all.push(Choice {
                white: None,
                color: Some(spot),
            });
        });
    }
    all[stream.below(all.len() as u32) as usize]
}

/// A decision of a careless game, with what the second simulator says of it.
struct Examined {
    /// The gain of each other choice, in points; none where it wins less often.
    truths: Vec<(Choice, f64)>,
    said: Option<Better>,
}

impl Examined {
    fn new(
        policy: &Policy,
        record: &TurnRecord,
        decision: &Decision,
        games: usize,
        seed: u64,
    ) -> Self {
        let mut played = Sample::new(record.after, seed);
        let found = judge(
            policy,
            (record, decision),
            &mut played,
            Effort::USUAL,
            &|| false,
        );
        let seat = decision.seat;
        let base = Truth::of(policy, &record.after, games, seed);
        let others = decision.others.iter().filter_map(|&choice| {
            let after = outcome(&policy.layout, record, seat, choice)?;
            // Those that are far behind need no more games.
            let few = Truth::of(policy, &after, games / 50, seed);
            let (gain, error) = few.gain(&base, seat);
            if gain + 5.0 * error < 0.0 {
                return Some((choice, gain));
            }
            let all = Truth::of(policy, &after, games, seed);
            let gain = all.gain(&base, seat).0;
            let is_risk = all.wins(seat) < base.wins(seat) - 0.01;
            Some((choice, if is_risk { gain.min(0.0) } else { gain }))
        });
        Self {
            truths: others.collect(),
            said: found
                .and_then(|verdict| verdict.better().cloned())
                .filter(Better::is_worth_saying),
        }
    }

    /// The true loss.
    fn loss(&self) -> f64 {
        self.truths.iter().map(|it| it.1).fold(0.0, f64::max)
    }

    fn is_named(&self) -> bool {
        let of_named = self.said.as_ref().map_or(0.0, |better| {
            let found = self.truths.iter().find(|it| it.0 == better.choice);
            found.map_or(f64::MIN, |it| it.1)
        });
        self.loss() - of_named <= LEAST_LOSS
    }

    fn is_close(&self) -> bool {
        let stated = self.said.as_ref().map_or(0.0, |better| better.loss.mean);
        (self.loss() - stated).abs() <= 0.5
    }
}

fn share(part: usize, all: usize) -> f64 {
    100.0 * part as f64 / all.max(1) as f64
}

fn agreement(wanted: usize, games: usize) {
    let start = Instant::now();
    let mut decisions = Vec::new();
    let mut seed = 5000;
    let mut stream = Stream::new(8);
    while decisions.len() < wanted {
        seed += 1;
        let seats = 2 + (seed % 3) as usize;
        let layout = support::layout("classic");
        let game = careless(seats, Mode::Dice, seed, 15);
        for record in TurnRecord::all(&game, &layout) {
            for decision in Decision::all(&layout, &record) {
                if decisions.len() < wanted && stream.below(20) == 0 {
                    decisions.push((
                        record.clone(),
                        decision,
                        seed * 1000 + decisions.len() as u64,
                    ));
                }
            }
        }
    }
    let policies = [2, 3, 4].map(|seats| support::policy("classic", seats));
    let examined = on_all_cores(&decisions, |(record, decision, seed)| {
        let policy = &policies[usize::from(record.before.seats) - 2];
        Examined::new(policy, record, decision, games, *seed)
    });
    let count =
        |is_one: &dyn Fn(&Examined) -> bool| examined.iter().filter(|it| is_one(it)).count();
    println!(
        "agreement with {games} games of the second simulator, {wanted} decisions, {:.0?}:",
        start.elapsed()
    );
    println!(
        "  best named, or within 0.3 points: {:.1} %",
        share(count(&Examined::is_named), wanted)
    );
    println!(
        "  loss stated within 0.5 points: {:.1} %",
        share(count(&Examined::is_close), wanted)
    );
    let small = count(&|it| it.loss() < LEAST_LOSS);
    let small_said = count(&|it| it.loss() < LEAST_LOSS && it.said.is_some());
    println!(
        "  said, of {small} with a loss below 0.3: {:.1} %",
        share(small_said, small)
    );
    let large = count(&|it| it.loss() >= 3.0);
    let large_said = count(&|it| it.loss() >= 3.0 && it.said.is_some());
    println!(
        "  said, of {large} with a loss of 3 or more: {:.1} %",
        share(large_said, large)
    );
}

/// A game of the policy in which one choice is replaced by one that loses three points or more; with its turn and seat.
fn with_mistake(seed: u64, games: usize) -> Option<(Game, u32, usize)> {
    let seats = 2 + (seed % 3) as usize;
    let mut stream = Stream::part(seed, 5);
    // Most games last longer.
    let turn = 3 + stream.below(16);
    let seat = stream.below(seats as u32) as usize;
    let mut now = 0;
    let mut is_planted = false;
    let game = support::played_by(
        "classic",
        Mode::Dice,
        seats,
        seed,
        |policy, position, roll, mut choices| {
            now += 1;
            if now == turn {
                let after = |choice: Choice| {
                    let mut all = choices;
                    all[seat] = choice;
                    let mut after = *position;
                    policy.carry_out(&mut after, roll, &all);
                    after
                };
                let best = after(choices[seat]);
                for _ in 0..20 {
                    let other = any(policy, position, seat, roll, &mut stream);
                    let worse = after(other);
                    let loss = |games| {
                        let best = Truth::of(policy, &best, games, seed);
                        best.gain(&Truth::of(policy, &worse, games, seed), seat).0
                    };
                    if other != choices[seat] && loss(games / 20) >= 3.0 && loss(games) >= 3.0 {
                        choices[seat] = other;
                        is_planted = true;
                        break;
                    }
                }
            }
            choices
        },
    );
    is_planted.then_some((game, turn, seat))
}

fn planted(wanted: usize, games: usize) {
    let start = Instant::now();
    let mut found: Vec<(bool, bool)> = Vec::new();
    let mut seed = 900_000;
    while found.len() < wanted {
        let seeds: Vec<u64> = (seed..seed + 40).collect();
        seed += 40;
        let more = on_all_cores(&seeds, |&seed| {
            let (game, turn, seat) = with_mistake(seed, games)?;
            let report = Report::of(&game, seed, None, Effort::USUAL, &|| false).unwrap();
            let point = report.expected.iter().find(|point| point.turn == turn)?;
            let is_marked = point.given_away[seat].0 > 0;
            let moments = &report.seats[seat].moments;
            Some((is_marked, moments.iter().any(|moment| moment.turn == turn)))
        });
        found.extend(more.into_iter().flatten());
    }
    found.truncate(wanted);
    let count = |is_one: fn(&(bool, bool)) -> bool| found.iter().filter(|it| is_one(it)).count();
    println!(
        "{} games with one mistake of 3 points or more in {games} games, {:.0?}: marked in {:.1} %, among the three moments of its seat in {:.1} %",
        found.len(),
        start.elapsed(),
        share(count(|it| it.0), found.len()),
        share(count(|it| it.1), found.len())
    );
}

/// Whether mode `turns` says something about rolls that its log does not give away, or something wrong about them.
fn silence(games: u64) {
    let effort = Effort {
        first: 64,
        most: 256,
        others: 4,
    };
    let (mut said, mut wrong) = (0, 0);
    let mut sums = [(0, 0); 4];
    for seed in 0..games {
        let seats = 2 + (seed % 4) as usize;
        let layout = support::layout("classic");
        let game = careless(seats, Mode::Turns, seed, 10);
        let rolled = careless(seats, Mode::Dice, seed, 10);
        let rolled = TurnRecord::all(&rolled, &layout);
        let silent = TurnRecord::all(&game, &layout);
        for record in &silent {
            let is_known = WhiteSum::of(&layout, record).number().is_some();
            sums[seats - 2].0 += u32::from(is_known);
            sums[seats - 2].1 += 1_u32;
        }
        let report = Report::of(&game, seed, None, effort, &|| false).unwrap();
        for moment in report.seats.iter().flat_map(|seat| &seat.moments) {
            said += 1;
            let turn = moment.turn as usize - 1;
            let known = WhiteSum::of(&layout, &silent[turn]).number();
            let sum = rolled[turn].roll.map(|roll| roll.white[0] + roll.white[1]);
            let mut numbers = [moment.played.white, moment.better.white]
                .into_iter()
                .flatten();
            let fits = known.is_some() && known == sum && numbers.all(|it| Some(it.number) == sum);
            wrong += usize::from(!fits);
        }
    }
    println!(
        "mode turns: {wrong} of {said} moments in {games} games are about what the log does not give away"
    );
}

/// Enough for each tenth: a chance of 75 % comes within 3 points after 600, with an error of 0.6 after 5,000.
const CALIBRATED: usize = 100_000;

fn main() {
    let (numbers, parts): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .filter(|it| it != "--bench")
        .partition(|it| it.parse::<usize>().is_ok());
    let mut numbers = numbers.iter().filter_map(|it| it.parse().ok());
    let decisions = numbers.next().unwrap_or(300);
    let games: usize = numbers.next().unwrap_or(100_000);
    let is_wanted = |part: &str| parts.is_empty() || parts.iter().any(|it| it == part);
    if is_wanted("silence") {
        silence(500);
    }
    if is_wanted("calibration") {
        calibration::print(CALIBRATED);
    }
    if is_wanted("agreement") {
        agreement(decisions, games);
    }
    if is_wanted("planted") {
        planted(200, games.min(20_000));
    }
}
