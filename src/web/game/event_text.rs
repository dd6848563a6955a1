//! Events as sentences.

use rowlock_rules::{Correction, Cross, DiceUse, Effect, Event, EventKind, RowName, Seat, Seq};

use super::context::GameContext;
use crate::domain::i18n::{Arg, Message, msg};
use crate::web::kit::labels::{color_first, color_name, dice_label};
use crate::web::kit::space_text::{crossed_by_rule, space_name};

/// The event with this sequence number in a sentence; empty if there is none.
pub(crate) fn sentence(context: &GameContext, seq: Seq) -> Message {
    context.event(seq).map_or_else(
        || msg("plain").with("text", ""),
        |event| describe(context, event),
    )
}

pub(crate) fn describe(context: &GameContext, event: &Event) -> Message {
    let who = event.seat.map_or_else(
        || msg("event-host").into(),
        |seat| Arg::from(context.name(seat)),
    );
    let by = |key: &'static str| msg(key).with("name", who.clone());
    match &event.kind {
        EventKind::Join { .. } => by("event-join"),
        // The seat may have another player since.
        EventKind::Remove {} => msg("event-remove"),
        EventKind::SetNumbers { .. } => by("event-numbers"),
        EventKind::SetSheet { sheet } => {
            by("event-sheet").with("sheet", char::from(*sheet).to_string())
        }
        EventKind::Start { .. } => msg("event-start"),
        EventKind::Cross(Cross {
            space, usage, swap, ..
        }) => {
            let by_number = usage.is_some_and(DiceUse::takes_sheet_number);
            let lock = space.row.color().map(|row| Effect::Lock { row });
            let is_lock = lock.is_some_and(|lock| event.effects.contains(&lock));
            let key = match (by_number, is_lock) {
                (false, false) => "event-cross",
                (false, true) => "event-cross-lock",
                (true, false) => "event-cross-numbers",
                (true, true) => "event-cross-numbers-lock",
            };
            let sentence = by(key).with("space", space_name(context.board(), *space));
            let sentence = match swap {
                Some(field) => msg("event-swap")
                    .with("event", sentence)
                    .with("field", field),
                None => sentence,
            };
            let sentence = match list_crossed_by_rule(context, event) {
                Some(crosses) => msg("event-by-rule")
                    .with("event", sentence)
                    .with("crosses", crosses),
                None => sentence,
            };
            match locked_by_rule(event, space.row) {
                Some(rows) => msg("event-locks")
                    .with("event", sentence)
                    .with("rows", rows),
                None => sentence,
            }
        }
        EventKind::Roll(roll) => msg("event-roll").with("roll", dice_label(roll)),
        EventKind::EndTurn { turn } => {
            let ended = match penalized(event) {
                Some(seat) => msg("event-turn-penalty").with("name", context.name(seat)),
                None => msg("event-turn"),
            };
            ended.with("turn", turn)
        }
        EventKind::Penalty {} => by("event-penalty"),
        EventKind::Close { row } => msg("event-close").with("color", color_first(*row)),
        EventKind::Finish {} => msg("event-finish"),
        EventKind::TalliedResult { .. } => msg("event-paper"),
        EventKind::Undo { undid } => msg("event-undo").with("what", sentence(context, *undid)),
        EventKind::Leave {} => by("event-leave"),
        EventKind::Rewind { to } => msg("event-rewind").with("what", sentence(context, *to)),
        EventKind::Correct(Correction::Space { space, crossed }) => {
            let key = match crossed {
                true => "event-host-crossed",
                false => "event-host-erased",
            };
            by(key).with("space", space_name(context.board(), *space))
        }
        EventKind::Correct(Correction::Penalties(penalties)) => {
            by("event-host-penalties").with("count", penalties)
        }
        EventKind::Host {} => by("event-new-host"),
        EventKind::Rematch { .. } => msg("event-rematch"),
    }
}

/// The seat that took a penalty with the end of a turn.
pub(crate) fn penalized(event: &Event) -> Option<Seat> {
    event.effects.iter().find_map(|effect| effect.penalized())
}

/// What a cross crossed by rule, as a list; `None` if nothing.
pub(crate) fn list_crossed_by_rule(context: &GameContext, event: &Event) -> Option<Arg> {
    let crosses = crossed_by_rule(event);
    let crosses: Vec<Arg> = crosses
        .map(|space| space_name(context.board(), space).into())
        .collect();
    (!crosses.is_empty()).then_some(Arg::List(crosses))
}

/// The rows that it locked by rule, except the row of the cross, as a list; `None` if none.
fn locked_by_rule(event: &Event, crossed: RowName) -> Option<Arg> {
    let locked = event.effects.iter().filter_map(|effect| effect.locked());
    let others = locked.filter(|row| crossed.color() != Some(*row));
    let rows: Vec<Arg> = others.map(|row| color_name(row).into()).collect();
    (!rows.is_empty()).then_some(Arg::List(rows))
}
