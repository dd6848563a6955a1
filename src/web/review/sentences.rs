//! The sentences of the coach.

use std::collections::BTreeMap;

use rowlock_coach::{Crossed, CrossedSpace, Moment, Points, Report};
use rowlock_rules::{Label, RowName, Seat, Seq, SpaceName, Turn};

use crate::domain::i18n::{Arg, Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::{color_first, color_name, decimal};
use crate::web::kit::space_text::{space_first, space_name};

/// Jumps that cost their row less are not worth a sentence.
const LEAST_COST: Points = Points(100);

/// What the better choice of a moment was worth, and what was lost with the one that was made.
pub(super) fn moment_sentence(
    context: &GameContext,
    report: &Report,
    moment: &Moment,
) -> Vec<Message> {
    let (played, better) = (spaces(moment.played), spaces(moment.better));
    let is_in = |all: &[CrossedSpace], space: &CrossedSpace| all.contains(space);
    // What both choices have in common needs no words.
    let only_played: Vec<_> = played
        .iter()
        .filter(|space| !is_in(&better, space))
        .collect();
    let only_better: Vec<_> = better
        .iter()
        .filter(|space| !is_in(&played, space))
        .collect();
    let points = decimal(moment.loss.as_f64());
    let sentence = match (&only_better[..], &only_played[..]) {
        (_, []) if played.is_empty() && moment.is_active => msg("coach-penalty-played"),
        (_, []) => msg("coach-cross"),
        ([], _) if better.is_empty() && moment.is_active => msg("coach-penalty-better"),
        ([], _) => msg("coach-leave"),
        (_, _) => msg("coach-better"),
    };
    let sentence = sentence
        .with("better-first", first_of(context, &only_better))
        .with("better", list(context, &only_better))
        .with("played", list(context, &only_played))
        .with("points", points);
    let lost = report.facts.jumps.iter().filter(|jump| {
        let is_of_choice = jump.seat == moment.seat && jump.turn == Some(moment.turn);
        let mut crossed = only_played.iter();
        is_of_choice && crossed.any(|it| it.row == jump.row && it.number == jump.number)
    });
    let lost = lost.map(|jump| {
        let space = CrossedSpace {
            row: jump.row,
            number: jump.number,
        };
        msg("coach-lost")
            .with("space-first", first_of(context, &[&space]))
            .with("spaces", jump.skipped)
    });
    std::iter::once(sentence).chain(lost).collect()
}

fn spaces(crossed: Crossed) -> Vec<CrossedSpace> {
    crossed.white.into_iter().chain(crossed.color).collect()
}

fn name_of(space: &CrossedSpace) -> SpaceName {
    SpaceName {
        row: RowName::from(space.row),
        label: Label::Number(space.number),
        second: false,
    }
}

/// Spaces within a sentence.
fn list(context: &GameContext, spaces: &[&CrossedSpace]) -> Message {
    let named: Vec<Message> = spaces
        .iter()
        .map(|space| space_name(context.board(), name_of(space)))
        .collect();
    msg("names").with("names", named)
}

/// Spaces to begin a sentence.
fn first_of(context: &GameContext, spaces: &[&CrossedSpace]) -> Message {
    let board = context.board();
    let named = spaces.iter().enumerate().map(|(index, space)| match index {
        0 => space_first(board, name_of(space)),
        _ => space_name(board, name_of(space)),
    });
    msg("names").with("names", named.collect::<Vec<Message>>())
}

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
