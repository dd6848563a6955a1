//! The sentences of the coach on choices.

use rowlock_coach::{ComparedChoice, Crossed, CrossedSpace, Moment, Report};
use rowlock_rules::{Label, RowName, SpaceName};

use super::context::GameContext;
use crate::domain::i18n::{Message, msg};
use crate::web::kit::labels::decimal;
use crate::web::kit::space_text::{space_first, space_label, space_name};

/// What the better choice of a moment was worth, and what was lost with the one that was made.
pub(crate) fn moment_sentence(
    context: &GameContext,
    report: &Report,
    moment: &Moment,
) -> Vec<Message> {
    let only_played = only(moment.played, moment.better);
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
            .with("space-first", first_of(context, &[space]))
            .with("spaces", jump.skipped)
    });
    let sentence = choice_sentence(context, &ComparedChoice::from(moment));
    std::iter::once(sentence).chain(lost).collect()
}

/// What the better of two choices was worth.
pub(crate) fn choice_sentence(context: &GameContext, choice: &ComparedChoice) -> Message {
    let only_better = only(choice.better, choice.worse);
    let only_worse = only(choice.worse, choice.better);
    let is_penalty = |crossed: Crossed| choice.is_active && crossed == Crossed::default();
    let sentence = match (&only_better[..], &only_worse[..]) {
        (_, []) if is_penalty(choice.worse) => msg("coach-penalty-played"),
        (_, []) => msg("coach-cross"),
        ([], _) if is_penalty(choice.better) => msg("coach-penalty-better"),
        ([], _) => msg("coach-leave"),
        (_, _) => msg("coach-better"),
    };
    sentence
        .with("better-first", first_of(context, &only_better))
        .with("better", list(context, &only_better))
        .with("played", list(context, &only_worse))
        .with("points", decimal(choice.points.as_f64()))
}

/// What a choice crosses and another one does not: what both have in common needs no words.
pub(super) fn only(choice: Crossed, other: Crossed) -> Vec<CrossedSpace> {
    let other = spaces(other);
    let crossed = spaces(choice).into_iter();
    crossed.filter(|space| !other.contains(space)).collect()
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
fn list(context: &GameContext, spaces: &[CrossedSpace]) -> Message {
    let named: Vec<Message> = spaces
        .iter()
        .map(|space| space_name(context.board(), name_of(space)))
        .collect();
    msg("names").with("names", named)
}

/// Spaces to begin a sentence, each without an article in the languages that have one: "Vert 12 et jaune 11".
pub(crate) fn first_of(context: &GameContext, spaces: &[CrossedSpace]) -> Message {
    let board = context.board();
    let named = spaces.iter().enumerate().map(|(index, space)| match index {
        0 => space_first(board, name_of(space)),
        _ => space_label(board, name_of(space)),
    });
    msg("names").with("names", named.collect::<Vec<Message>>())
}
