//! How a game went: what each seat was expected to come to, turn by turn, and what its choices were worth.

use rowlock_rules::Game;

use crate::exact;
use crate::judge::{Better, Effort, Verdict, judge};
use crate::options::Decision;
use crate::points::Points;
use crate::policy::Policy;
use crate::position::Position;
use crate::sample::Sample;
use crate::solo::SoloTable;
use crate::stream::Stream;
use crate::turns::TurnRecord;

/// The games for what the seats are expected to come to after a turn, and for the best choice of each.
pub(crate) const GAMES_OF_A_TURN: usize = 1024;

/// How a game went.
pub(crate) struct Course {
    pub(crate) turns: Vec<JudgedTurn>,
    /// What each seat was expected to come to, at the start and after each turn.
    pub(crate) expected: Vec<Vec<Points>>,
    /// How many games were played on after each choice, if these were fewer than usual.
    pub(crate) games: Option<u32>,
}

/// A turn with what its choices were worth.
pub(crate) struct JudgedTurn {
    pub(crate) record: TurnRecord,
    pub(crate) judged: Vec<Judged>,
}

/// A decision with what is known of it.
pub(crate) struct Judged {
    pub(crate) decision: Decision,
    pub(crate) verdict: Option<Verdict>,
    pub(crate) is_exact: bool,
}

impl JudgedTurn {
    /// What a seat gave away.
    pub(crate) fn loss(&self, seat: usize) -> Points {
        let judged = self.judged.iter().find(|it| it.decision.seat == seat);
        judged.map_or(Points(0), Judged::loss)
    }

    /// Whether what changed in addition to that is luck.
    pub(crate) fn is_rest_luck(&self) -> bool {
        self.record.is_plain && self.record.roll.is_some()
    }
}

impl Judged {
    /// The better choice, if there was one.
    pub(crate) fn better(&self) -> Option<&Better> {
        self.verdict.as_ref().and_then(Verdict::better)
    }

    /// What the choice gave away; an uncertain loss is none.
    pub(crate) fn loss(&self) -> Points {
        let said = self
            .better()
            .filter(|better| self.is_exact || better.is_worth_saying());
        said.map_or(Points(0), |better| Points::of(better.loss.mean))
    }
}

impl Course {
    /// The course of a game; `None` if it is stopped.
    pub(crate) fn of(
        game: &Game,
        policy: &Policy,
        (seed, effort): (u64, Effort),
        exact: Option<&SoloTable>,
        should_stop: &dyn Fn() -> bool,
    ) -> Option<Self> {
        let records = TurnRecord::all(game, &policy.layout).into_iter();
        let turns: Vec<(TurnRecord, Vec<Decision>)> = records
            .map(|record| {
                let decisions = Decision::all(&policy.layout, &record);
                (record, decisions)
            })
            .collect();
        let usual = effort;
        let effort = match exact {
            Some(_) => usual,
            None => usual.within(work(policy, &turns)),
        };
        let mut course = Self {
            turns: Vec::new(),
            expected: Vec::new(),
            games: (effort != usual).then_some(effort.most as u32),
        };
        if let Some((first, _)) = turns.first() {
            let mut sample = Sample::new(first.before, Stream::part(seed, 0).next_number());
            course.expected.push(match exact {
                Some(table) => exact_value(table, policy, &first.before),
                None => {
                    sample.extend(policy, effort.most.max(1));
                    means(&sample, &first.before)
                }
            });
        }
        for (number, (record, decisions)) in (1..).zip(turns) {
            let mut sample = Sample::new(record.after, Stream::part(seed, number).next_number());
            let mut judged = Vec::new();
            for decision in decisions {
                let verdict = match exact {
                    Some(table) => exact::judge(table, &policy.layout, &record, &decision),
                    None => judge(
                        policy,
                        (&record, &decision),
                        &mut sample,
                        effort,
                        should_stop,
                    ),
                };
                judged.push(Judged {
                    decision,
                    verdict,
                    is_exact: exact.is_some(),
                });
            }
            if should_stop() {
                return None;
            }
            course.expected.push(match exact {
                Some(table) => exact_value(table, policy, &record.after),
                None => {
                    sample.extend(policy, GAMES_OF_A_TURN.min(effort.most));
                    means(&sample, &record.after)
                }
            });
            course.turns.push(JudgedTurn { record, judged });
        }
        Some(course)
    }

    /// What was expected before and after each turn.
    pub(crate) fn steps(&self) -> impl Iterator<Item = (&Vec<Points>, &Vec<Points>)> {
        self.expected.iter().zip(self.expected.iter().skip(1))
    }
}

/// How many turns of seats it takes to play one game on after each decision.
fn work(policy: &Policy, turns: &[(TurnRecord, Vec<Decision>)]) -> usize {
    let of_turn = |(record, decisions): &(TurnRecord, Vec<Decision>)| {
        let steps = policy.rolls(&record.after) * usize::from(record.after.seats);
        // Without a decision the turn itself has games, too.
        steps * decisions.len().max(1)
    };
    turns.iter().map(of_turn).sum()
}

fn means(sample: &Sample, position: &Position) -> Vec<Points> {
    let seats = 0..usize::from(position.seats);
    seats
        .map(|seat| Points::of(sample.points(seat).mean))
        .collect()
}

fn exact_value(table: &SoloTable, policy: &Policy, position: &Position) -> Vec<Points> {
    vec![Points::of(exact::value(table, &policy.layout, position))]
}
