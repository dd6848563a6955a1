//! Events as sentences.

use super::context::GameContext;
use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{Color, Correction, DiceUse, Effect, Event, EventKind, Seq};
use crate::web::game::sheet::dice;
use crate::web::kit::labels::{color_first, color_name};

/// The event of this number in a sentence; nothing where there is none.
pub(crate) fn sentence(context: &GameContext, seq: Seq) -> Message {
    context.event(seq).map_or_else(
        || msg("plain").with("text", ""),
        |event| told(context, event),
    )
}

/// An event in a sentence.
pub(crate) fn told(context: &GameContext, event: &Event) -> Message {
    let who = event.seat.map_or_else(
        || msg("story-host").into(),
        |seat| Arg::from(context.name(seat)),
    );
    let by = |key: &'static str| msg(key).with("name", who.clone());
    match &event.kind {
        EventKind::Join { .. } => by("story-join"),
        EventKind::SetLuckyNumbers { .. } => by("story-lucky-numbers"),
        EventKind::Start { .. } => msg("story-start"),
        EventKind::Cross {
            row, number, usage, ..
        } => {
            let is_lucky = match usage {
                Some(DiceUse::Lucky) => true,
                Some(DiceUse::White | DiceUse::Color) | None => false,
            };
            let is_lock = event.effects.contains(&Effect::Lock { row: *row });
            let key = match (is_lucky, is_lock) {
                (false, false) => "story-cross",
                (false, true) => "story-cross-lock",
                (true, false) => "story-lucky",
                (true, true) => "story-lucky-lock",
            };
            at(by(key), *row, *number)
        }
        EventKind::Roll(roll) => msg("story-roll").with("roll", dice::in_words(roll)),
        EventKind::EndTurn { turn } => {
            let penalty = event.effects.iter().find_map(|effect| match effect {
                Effect::Penalty { seat } => Some(context.name(*seat)),
                Effect::Lock { .. } | Effect::Finish { .. } => None,
            });
            let ended = match penalty {
                Some(name) => msg("story-turn-penalty").with("name", name),
                None => msg("story-turn"),
            };
            ended.with("turn", turn)
        }
        EventKind::Penalty {} => by("story-penalty"),
        EventKind::Close { row } => msg("story-close").with("color", color_first(*row)),
        EventKind::Finish {} => msg("story-finish"),
        EventKind::TalliedResult { .. } => msg("story-paper"),
        EventKind::Undo { undid } => msg("story-undo").with("what", sentence(context, *undid)),
        EventKind::Leave {} => by("story-leave"),
        EventKind::Rewind { to } => msg("story-rewind").with("what", sentence(context, *to)),
        EventKind::Correct(Correction::Space {
            row,
            number,
            crossed: true,
        }) => at(by("story-host-crossed"), *row, *number),
        EventKind::Correct(Correction::Space {
            row,
            number,
            crossed: false,
        }) => at(by("story-host-erased"), *row, *number),
        EventKind::Correct(Correction::Penalties(penalties)) => {
            by("story-host-penalties").with("count", penalties)
        }
        EventKind::Host {} => by("story-new-host"),
        EventKind::Rematch { .. } => msg("story-rematch"),
    }
}

fn at(told: Message, row: Color, number: u8) -> Message {
    told.with("row", color_name(row)).with("number", number)
}
