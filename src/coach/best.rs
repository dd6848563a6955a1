//! The best choice of a seat: the one that was furthest ahead of the next best.

use rowlock_rules::Seat;

use crate::course::{Course, Judged};
use crate::judge::{LESS_WINS, RunnerUp, Verdict};
use crate::moments::{BestChoice, crossed};
use crate::options::{Decision, outcome};
use crate::points::Points;
use crate::policy::{Choice, Policy};
use crate::sample::{Estimate, Sample};
use crate::stream::Stream;
use crate::turns::TurnRecord;

/// The best choice of a seat, if one is clear.
pub(crate) fn best_choice(
    policy: &Policy,
    course: &Course,
    seat: Seat,
    (seed, games): (u64, usize),
) -> Option<BestChoice> {
    let clear = (1..).zip(&course.turns).filter_map(|(number, turn)| {
        let judged = turn
            .judged
            .iter()
            .find(|it| it.decision.seat == seat.index())?;
        let runner_up = judged.verdict.as_ref().and_then(Verdict::runner_up)?;
        let is_clear = runner_up.is_worth_saying();
        let is_choice = crosses_else(runner_up.choice, judged.decision.played);
        (is_clear && is_choice).then_some((number, turn, judged, runner_up))
    });
    let least = |lead: Estimate| lead.mean - 2.0 * lead.error;
    let furthest = clear.max_by(|one, other| least(one.3.lead).total_cmp(&least(other.3.lead)));
    let (number, turn, judged, runner_up) = furthest?;
    let Judged {
        decision, is_exact, ..
    } = judged;
    let seed = Stream::part(seed, number).next_number();
    let lead = match is_exact {
        true => runner_up.lead,
        false => lead(
            policy,
            (&turn.record, decision),
            runner_up.choice,
            (seed, games),
        )?,
    };
    Some(BestChoice {
        seat,
        turn: turn.record.turn,
        seq: decision.seq,
        is_active: decision.seat == turn.record.active(),
        played: crossed(&policy.layout, decision.played),
        next: crossed(&policy.layout, runner_up.choice),
        lead: Points::of(lead.mean),
    })
}

/// Whether a choice crosses anything that another one leaves out: who crosses what is there, and no less, has not chosen.
fn crosses_else(choice: Choice, other: Choice) -> bool {
    let crosses = |choice: Choice| [choice.white, choice.color].into_iter().flatten();
    crosses(choice).any(|spot| crosses(other).all(|it| it != spot))
}

/// The lead over the next best choice with more games than it was found with; `None` where it is not clear any more, or
/// where the other one wins more often.
fn lead(
    policy: &Policy,
    (record, decision): (&TurnRecord, &Decision),
    next: Choice,
    (seed, games): (u64, usize),
) -> Option<Estimate> {
    let seat = decision.seat;
    let mut played = Sample::new(record.after, seed);
    let mut other = played.of_other(outcome(&policy.layout, record, seat, next)?);
    played.extend(policy, games);
    other.extend(policy, games);
    let found = RunnerUp {
        choice: next,
        lead: played.gain(&other, seat, games),
        games,
    };
    let is_risk = played.wins(seat) < other.wins(seat) - LESS_WINS;
    (found.is_worth_saying() && !is_risk).then_some(found.lead)
}
