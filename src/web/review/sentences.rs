//! The sentences of the coach on what happened.

use std::collections::BTreeMap;

use rowlock_coach::{CrossedSpace, Points, Report};
use rowlock_rules::{Seat, Seq, Turn};

use crate::domain::i18n::{Arg, Message, msg};
use crate::web::game::context::GameContext;
use crate::web::game::moment_text::name_of;
use crate::web::kit::labels::{color_first, color_name, decimal};
use crate::web::kit::space_text::space_name;

/// Jumps that cost their row less are not worth a sentence.
const LEAST_COST: Points = Points(100);

/// What can be said of every game, with the event at which it is seen.
pub(super) fn fact_sentences(context: &GameContext, report: &Report) -> Vec<(Seq, Message)> {
    let mut sentences = Vec::new();
    let facts = &report.facts;
    // Several may have been ready when one locked the row.
    for lost in facts
        .lost_locks
        .chunk_by(|one, next| (one.seq, one.row) == (next.seq, next.row))
    {
        let Some(first) = lost.first() else {
            continue;
        };
        let names: Vec<Seat> = lost.iter().map(|lost| lost.seat).collect();
        let sentence = match first.by {
            Some(by) => msg("coach-lost-lock").with("by", context.name(by)),
            None => msg("coach-lost-lock-paper"),
        };
        let sentence = sentence
            .with("names", Arg::List(context.names(&names)))
            .with("count", names.len())
            .with("row", color_name(first.row))
            .with("row-first", color_first(first.row));
        sentences.push((first.seq, sentence));
    }
    if let Some(ended) = facts.ended.as_ref().filter(|ended| ended.behind > 0) {
        let sentence = msg("coach-ended-behind")
            .with("name", context.name(ended.seat))
            .with("points", ended.behind);
        sentences.push((ended.seq, sentence));
    }
    sentences.extend(
        context
            .seats()
            .filter_map(|seat| dearest_jump(context, report, seat)),
    );
    sentences.extend(penalties(context, report));
    sentences
}

/// The jump of a seat that cost its row the most.
fn dearest_jump(context: &GameContext, report: &Report, seat: Seat) -> Option<(Seq, Message)> {
    let jumps = report.facts.jumps.iter().filter(|jump| jump.seat == seat);
    let with_cost = jumps.filter_map(|jump| {
        let [before, after] = jump.values?;
        Some((jump, before - after))
    });
    let (jump, cost) = with_cost.max_by_key(|(_, cost)| *cost)?;
    let space = CrossedSpace {
        row: jump.row,
        number: jump.number,
    };
    (cost >= LEAST_COST).then(|| {
        let sentence = msg("coach-jump")
            .with("name", context.name(seat))
            .with("space", space_name(context.board(), name_of(&space)))
            .with("spaces", jump.skipped)
            .with("points", decimal(cost.as_f64()));
        (jump.seq, sentence)
    })
}

/// The turns in which each seat took penalties.
fn penalties(context: &GameContext, report: &Report) -> Vec<(Seq, Message)> {
    let mut by_seat: BTreeMap<Seat, Vec<(Seq, Turn)>> = BTreeMap::new();
    for penalty in &report.facts.penalties {
        if let Some(turn) = penalty.turn {
            let turns = by_seat.entry(penalty.seat).or_default();
            turns.push((penalty.seq, turn));
        }
    }
    let sentence = |(seat, turns): (Seat, Vec<(Seq, Turn)>)| {
        let numbers: Vec<Message> = turns
            .iter()
            .map(|(_, turn)| msg("plain").with("text", turn.to_string()))
            .collect();
        let sentence = msg("coach-penalties")
            .with("name", context.name(seat))
            .with("count", turns.len())
            .with("turns", Arg::from(numbers));
        Some((turns.first()?.0, sentence))
    };
    by_seat.into_iter().filter_map(sentence).collect()
}
