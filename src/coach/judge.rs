//! What a decision was worth against the others that were possible.

use crate::options::{Decision, outcome};
use crate::policy::{Choice, Policy};
use crate::position::Position;
use crate::sample::{Estimate, Sample};
use crate::turns::TurnRecord;

/// How many games are played for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The games for every choice.
    pub first: usize,
    /// The games for those that are still in question.
    pub most: usize,
    /// How many other choices are looked at: the best by the policy.
    pub others: usize,
}

/// The most work of a report with the games of [`Effort::USUAL`]: more than games of eight have at a table.
const USUAL_WORK: usize = 30_000;

/// The most turns of seats that are played for the choices of a report with more work: about four seconds of a core.
const MOST_STEPS: usize = 60_000_000;

/// With so few games a difference must be larger to be certain: the error itself is not.
const FEW_GAMES: usize = 128;

impl Effort {
    /// That of reports.
    pub const USUAL: Self = Self {
        first: 128,
        most: 4000,
        others: 6,
    };

    /// This effort, or as many games as a report has time for where there is more work than usual.
    ///
    /// `work` is how many turns of seats it takes to play one game on after each decision.
    pub fn within(self, work: usize) -> Self {
        if work <= USUAL_WORK {
            return self;
        }
        let games = MOST_STEPS / work;
        let others = (games / self.first.max(1)).clamp(3, self.others.max(2) + 1) - 1;
        let most = (games / (others + 1)).max(1);
        Self {
            first: most,
            most,
            others,
        }
    }
}

/// Below this many points nothing is said.
pub const LEAST_LOSS: f64 = 0.3;

/// How many standard errors make a difference certain.
const CERTAIN: f64 = 3.0;

/// A smaller standard error than this needs no more games.
const SMALL_ERROR: f64 = 0.16;

/// How many points a game that is won is worth in addition to them, where choices are compared.
pub const POINTS_OF_A_WIN: f64 = 30.0;

/// A choice is no better if it wins less often by more than this, however many points it brings.
pub(crate) const LESS_WINS: f64 = 0.01;

/// How many other choices are remembered beside the better one: with that one and what was played they are four.
const MOST_OTHERS: usize = 2;

/// The best of the other choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Better {
    pub choice: Choice,
    /// How many points it was worth more than what was played.
    pub loss: Estimate,
    /// The chance to win with what was played, and with this.
    pub wins: [f64; 2],
    /// How many games the loss is the mean of.
    pub games: usize,
    /// The best of the rest, and how many points the better choice was worth more than each.
    pub others: Vec<(Choice, f64)>,
}

impl Better {
    /// The best of these choices, without those that are worth as much as the better one, which is worth `gain` more than
    /// what was played; each has its own gain.
    pub fn others(gain: f64, rest: impl IntoIterator<Item = (Choice, f64)>) -> Vec<(Choice, f64)> {
        let rest = rest.into_iter().map(|(choice, own)| (choice, gain - own));
        let mut rest: Vec<(Choice, f64)> = rest.filter(|(_, loss)| *loss >= LEAST_LOSS).collect();
        rest.sort_by(|one, other| one.1.total_cmp(&other.1));
        rest.truncate(MOST_OTHERS);
        rest
    }

    /// Whether the loss is large enough, and certain enough, to be said.
    pub fn is_worth_saying(&self) -> bool {
        is_certain(self.loss, self.games)
    }
}

/// The best of the other choices, where what was played is worth as much or more.
#[derive(Clone, Debug, PartialEq)]
pub struct RunnerUp {
    pub choice: Choice,
    /// How many points what was played is worth more.
    pub lead: Estimate,
    /// How many games the lead is the mean of.
    pub games: usize,
}

impl RunnerUp {
    /// Whether the lead is large enough, and certain enough, to be said.
    pub fn is_worth_saying(&self) -> bool {
        is_certain(self.lead, self.games)
    }
}

/// What is known of a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// This was better than what was played.
    Worse(Better),
    /// Nothing was better.
    Best(RunnerUp),
}

impl Verdict {
    /// The better choice, if there was one.
    pub fn better(&self) -> Option<&Better> {
        match self {
            Self::Worse(better) => Some(better),
            Self::Best(_) => None,
        }
    }

    /// The best of the other choices, if none was better.
    pub fn runner_up(&self) -> Option<&RunnerUp> {
        match self {
            Self::Worse(_) => None,
            Self::Best(runner_up) => Some(runner_up),
        }
    }
}

/// Whether a difference that is the mean of so many games is large enough, and certain enough, to be said.
fn is_certain(difference: Estimate, games: usize) -> bool {
    let Estimate { mean, error } = difference;
    let errors = if games < FEW_GAMES { 3.0 } else { 2.0 };
    mean >= LEAST_LOSS && mean - errors * error >= LEAST_LOSS
}

struct Candidate {
    choice: Choice,
    sample: Sample,
    gain: Estimate,
    /// How many games the gain is the mean of.
    games: usize,
}

/// Judges a decision by games that are played on from where it led and from where others would have led.
///
/// `played` is the sample of the position after the turn. Nothing is returned where the choice won the game, where the
/// better choice would win less often, and where it is stopped.
pub fn judge(
    policy: &Policy,
    (record, decision): (&TurnRecord, &Decision),
    played: &mut Sample,
    effort: Effort,
    should_stop: &dyn Fn() -> bool,
) -> Option<Verdict> {
    let seat = decision.seat;
    if has_won(policy, record, decision, played) {
        return None;
    }
    let others = good_others(policy, record, decision, effort.others);
    let mut candidates: Vec<Candidate> = others
        .into_iter()
        .map(|(choice, after)| Candidate {
            choice,
            sample: played.of_other(after),
            gain: Estimate::default(),
            games: 0,
        })
        .collect();
    let mut dropped = Vec::new();
    let mut games = effort.first.min(effort.most);
    loop {
        played.extend(policy, games);
        for candidate in &mut candidates {
            if should_stop() {
                return None;
            }
            candidate.sample.extend(policy, games);
            candidate.gain = candidate.sample.gain(played, seat, games);
            candidate.games = games;
        }
        let best = candidates.iter().map(|it| it.gain.mean).fold(0.0, f64::max);
        let is_worse = |it: &mut Candidate| {
            let most = it.gain.mean + CERTAIN * it.gain.error;
            most < best || most < LEAST_LOSS
        };
        dropped.extend(candidates.extract_if(.., is_worse));
        let is_clear = match &candidates[..] {
            [] => return runner_up(&dropped).map(Verdict::Best),
            [last] => {
                let Estimate { mean, error } = last.gain;
                error <= SMALL_ERROR && mean >= LEAST_LOSS + CERTAIN * error
            }
            _ => false,
        };
        if is_clear || games >= effort.most {
            break;
        }
        games = (games * 2).min(effort.most);
    }
    // Who ends a game to win it gives points away, but nothing that matters.
    let wins = played.wins(seat);
    let is_no_risk = |it: &&Candidate| it.sample.wins(seat) >= wins - LESS_WINS;
    let better = candidates.iter().filter(is_no_risk);
    let worth = |it: &Candidate| it.gain.mean + POINTS_OF_A_WIN * it.sample.wins(seat);
    let better = better.max_by(|one, other| worth(one).total_cmp(&worth(other)))?;
    let rest = candidates.iter().chain(&dropped);
    let rest = rest.filter(|it| it.choice != better.choice);
    Some(Verdict::Worse(Better {
        choice: better.choice,
        loss: better.gain,
        wins: [wins, better.sample.wins(seat)],
        games,
        others: Better::others(better.gain.mean, rest.map(|it| (it.choice, it.gain.mean))),
    }))
}

/// The best of choices that are no better than what was played.
fn runner_up(others: &[Candidate]) -> Option<RunnerUp> {
    let best = others.iter();
    let best = best.max_by(|one, other| one.gain.mean.total_cmp(&other.gain.mean))?;
    Some(RunnerUp {
        choice: best.choice,
        lead: Estimate {
            mean: -best.gain.mean,
            error: best.gain.error,
        },
        games: best.games,
    })
}

/// Whether the game ended with this choice, which others would not have ended it with, and the seat won it among others.
fn has_won(policy: &Policy, record: &TurnRecord, decision: &Decision, played: &mut Sample) -> bool {
    if !record.after.is_over || record.after.seats < 2 {
        return false;
    }
    played.extend(policy, 1);
    let would_go_on = |&choice: &Choice| {
        let after = outcome(&policy.layout, record, decision.seat, choice);
        after.is_some_and(|after| !after.is_over)
    };
    played.wins(decision.seat) > 0.0 && decision.others.iter().any(would_go_on)
}

/// The other choices that the policy likes best, with where they lead.
fn good_others(
    policy: &Policy,
    record: &TurnRecord,
    decision: &Decision,
    most: usize,
) -> Vec<(Choice, Position)> {
    let rolls = policy.rolls(&record.before);
    let rated = policy.rate(&record.before, decision.seat, rolls, &decision.others);
    let best = rated.into_iter().take(most);
    best.filter_map(|choice| {
        let after = outcome(&policy.layout, record, decision.seat, choice)?;
        Some((choice, after))
    })
    .collect()
}
