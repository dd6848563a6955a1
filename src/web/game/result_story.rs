//! How a game went or why it ended, in one line.

use rowlock_rules::{Color, EndReason, EventKind, MAX_PENALTIES, Seat, Story, WinningLead};

use super::context::GameContext;
use super::event_text;
use super::result_reader::has_winner;
use crate::domain::i18n::{Arg, Message, msg};
use crate::games::{ABANDON_AFTER, ResultView};
use crate::web::game::sheet::penalty_update::PenaltyUpdate;
use crate::web::kit::labels::{color_first, color_name};

/// What is most worth saying of a finished game, in words to its reader; `None` speaks to no one of the players.
pub(super) fn story(
    context: &GameContext,
    result: &ResultView,
    reader: Option<Seat>,
) -> Vec<Message> {
    let is_known = !context.game.is_paper_game();
    let won = (is_known && has_winner(context, result)).then(|| won(context, result, reader));
    let lines = match won.flatten() {
        Some(story) => vec![story],
        None if is_known && result.reason == Some(EndReason::Locks) => locked(context),
        None => ending(context, result.reason),
    };
    lines.into_iter().chain(ended_by(context, reader)).collect()
}

/// How the game was won; a fourth penalty is worth less than a close win, and more than how the lead changed.
fn won(context: &GameContext, result: &ResultView, reader: Option<Seat>) -> Option<Message> {
    let timeline = context.game.timeline();
    let is_penalty = result.reason == Some(EndReason::Penalties);
    Some(match Story::of(&timeline, context.table())? {
        Story::OnePoint => msg("result-story-point"),
        Story::Comeback { winner, points } => msg("result-story-comeback")
            .with("who", who(reader, &[winner], &[]))
            .with("name", context.name(winner))
            .with("points", points),
        Story::LastTurn(decision) => decided(context, &decision, reader),
        Story::LockRace { .. } | Story::Decided(_) if is_penalty => fourth_penalty(context),
        Story::LockRace {
            row,
            winner,
            others,
        } => msg("result-story-race")
            .with("who", who(reader, &[winner], &others))
            .with("name", context.name(winner))
            .with("row", color_name(row))
            .with("others", Arg::List(context.names(&others))),
        Story::Decided(decision) => decided(context, &decision, reader),
    })
}

/// Whether the reader is the one who won, the only one who lost by it, or neither.
fn who(reader: Option<Seat>, winners: &[Seat], overtaken: &[Seat]) -> &'static str {
    match reader {
        Some(reader) if winners == [reader] => "winner",
        Some(reader) if overtaken == [reader] => "overtaken",
        Some(_) | None => "others",
    }
}

/// How the winners came to be in front.
fn decided(context: &GameContext, decision: &WinningLead, reader: Option<Seat>) -> Message {
    let WinningLead {
        point,
        winners,
        overtaken,
        is_first,
        is_last,
    } = decision;
    let when = match point.turn {
        Some(_) if *is_last => "last",
        Some(_) => "turn",
        // The moves of a game without turns are not counted on the screen.
        None => "move",
    };
    let timed = |key: &'static str| {
        let turn = point.turn.unwrap_or_default();
        msg(key).with("when", when).with("turn", turn)
    };
    let [winner] = winners[..] else {
        return timed("result-story-level");
    };
    let story = match *overtaken {
        Some(other) => timed("result-story-overtook").with("other", context.name(other)),
        None if *is_first => msg("result-story-throughout"),
        None => timed("result-story-led"),
    };
    let overtaken: Vec<Seat> = overtaken.iter().copied().collect();
    story
        .with("who", who(reader, &[winner], &overtaken))
        .with("name", context.name(winner))
}

/// Why the game ended, and what follows from that.
pub(crate) fn ending(context: &GameContext, reason: Option<EndReason>) -> Vec<Message> {
    let mut sentences: Vec<Message> = match reason {
        Some(EndReason::Locks | EndReason::Stopped) if context.game.is_paper_game() => {
            vec![msg("history-on-paper")]
        }
        Some(EndReason::Locks) => locks(context),
        Some(EndReason::Stopped) => stopped(context).into_iter().collect(),
        Some(EndReason::Penalties) => vec![fourth_penalty(context)],
        // The locked rows are unknown.
        None => vec![msg("history-on-paper")],
    };
    if context.table().is_unplayed() {
        sentences.extend(unplayed(context));
    } else if reason == Some(EndReason::Stopped) {
        sentences.push(msg("result-no-winner"));
    }
    sentences
}

/// That a game without a cross or penalty is not recorded.
fn unplayed(context: &GameContext) -> Option<Message> {
    context
        .table()
        .is_unplayed()
        .then(|| msg("result-not-recorded"))
}

/// Who ended the reader's turn, if that penalty ended the game.
fn ended_by(context: &GameContext, reader: Option<Seat>) -> Option<Message> {
    let update = PenaltyUpdate::of(context, reader?)?;
    (context.event(update.seq) == context.end()).then_some(update.text)
}

/// Which rows are locked, and that a game without a cross is not recorded.
fn locked(context: &GameContext) -> Vec<Message> {
    let rows = context.table().closed_rows();
    let rows = rows.iter().map(|&row| Arg::from(color_name(row)));
    let locked = msg("result-locks").with("rows", Arg::List(rows.collect()));
    std::iter::once(locked).chain(unplayed(context)).collect()
}

/// Who locked each row.
fn locks(context: &GameContext) -> Vec<Message> {
    let lockers = context.lockers();
    let text = |row: Color| match &lockers[row][..] {
        [] => msg("event-close").with("color", color_first(row)),
        names => msg("result-locked")
            .with("names", names.to_vec())
            .with("row", color_name(row)),
    };
    let rows = context.table().closed_rows().into_iter();
    rows.map(text).collect()
}

fn stopped(context: &GameContext) -> Option<Message> {
    let end = context.end()?;
    Some(if context.was_abandoned() {
        msg("result-abandoned").with("days", ABANDON_AFTER.num_days())
    } else if end.kind == (EventKind::Finish {}) {
        msg("result-stopped-by").with("name", context.name(context.table().host()))
    } else {
        event_text::describe(context, end)
    })
}

fn fourth_penalty(context: &GameContext) -> Message {
    let summaries = context.table().seat_summaries().into_iter();
    let full = summaries.filter(|seat| seat.penalties >= Some(MAX_PENALTIES));
    let full: Vec<Seat> = full.map(|seat| seat.seat).collect();
    msg("result-penalties").with("names", Arg::List(context.names(&full)))
}
