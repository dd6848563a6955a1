//! A penalty that another seat gave this one, shown until its player has read it.

use rowlock_rules::{Action, By, Correction, Effect, Event, EventKind, Seat, Seq};

use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;

/// How many events are searched: more than a round of eight players has.
const MAX_EVENTS: usize = 200;

/// The update of a penalty for this seat's player.
pub(crate) struct PenaltyUpdate {
    /// The event, by which a page remembers that it was read.
    pub(crate) seq: Seq,
    pub(crate) text: Message,
    /// Whether the seat may take it back.
    pub(crate) may_undo: bool,
    /// Whether the seat has moved since: a page that cannot remember shows it no longer.
    pub(crate) is_passed: bool,
}

impl PenaltyUpdate {
    /// The latest penalty by another seat since this seat last ended a turn of its own.
    pub(crate) fn of(context: &GameContext, seat: Seat) -> Option<Self> {
        if !context.is_own(seat) {
            return None;
        }
        let mut is_passed = false;
        let seqs = (1..=context.game.seq()).rev().take(MAX_EVENTS);
        for seq in seqs.filter(|&seq| !context.game.is_retracted(seq)) {
            let event = context.event(seq)?;
            if let Some(text) = describe(context, seat, event) {
                let may_undo = would_undo(context, seat) == Some(seq);
                return Some(Self {
                    seq,
                    text,
                    may_undo,
                    is_passed,
                });
            }
            if let EventKind::EndTurn { turn } = event.kind
                && context.table().active_in(turn) == Some(seat)
            {
                return None;
            }
            is_passed |= event.seat == Some(seat) && event.by == By::Seat;
        }
        None
    }
}

/// The event in a sentence to this seat; `None` if it is not a penalty by another seat.
fn describe(context: &GameContext, seat: Seat, event: &Event) -> Option<Message> {
    let actor = match event.by {
        By::Seat => event.seat?,
        By::Host => context.table().host(),
    };
    if actor == seat || context.is_own(actor) {
        return None;
    }
    let by = |key: &'static str| msg(key).with("name", context.name(actor));
    let is_here = event.seat == Some(seat);
    if event.effects.contains(&Effect::Penalty { seat }) {
        return Some(by("notice-turn"));
    }
    match event.kind {
        EventKind::Penalty {} => is_here.then(|| by("notice-penalty")),
        EventKind::Correct(Correction::Penalties(count)) => {
            is_here.then(|| by("notice-corrected").with("count", count))
        }
        _ => None,
    }
}

/// The event that an undo of this seat would take back.
fn would_undo(context: &GameContext, seat: Seat) -> Option<Seq> {
    match context.decide(seat, Action::Undo {}).ok()?.kind {
        EventKind::Undo { undid } => Some(undid),
        _ => None,
    }
}
