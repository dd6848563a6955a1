//! The sentences of the coach on choices.

use rowlock_coach::{Crossed, CrossedSpace, Moment, Report};
use rowlock_rules::{Label, RowName, SpaceName};

use super::context::GameContext;
use crate::domain::i18n::{Message, msg};
use crate::web::kit::labels::decimal;
use crate::web::kit::space_text::{space_first, space_name};

/// What the better choice of a moment was worth, and what was lost with the one that was made.
pub(crate) fn moment_sentence(
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

/// The spaces that a choice crosses.
pub(crate) fn spaces(crossed: Crossed) -> Vec<CrossedSpace> {
    crossed.white.into_iter().chain(crossed.color).collect()
}

/// The name of a space.
pub(crate) fn name_of(space: &CrossedSpace) -> SpaceName {
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
pub(crate) fn first_of(context: &GameContext, spaces: &[&CrossedSpace]) -> Message {
    let board = context.board();
    let named = spaces.iter().enumerate().map(|(index, space)| match index {
        0 => space_first(board, name_of(space)),
        _ => space_name(board, name_of(space)),
    });
    msg("names").with("names", named.collect::<Vec<Message>>())
}
