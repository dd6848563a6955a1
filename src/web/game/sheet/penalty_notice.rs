//! A penalty that somebody else gave this seat, shown until its player has read it.

use crate::domain::i18n::{Said, said};
use crate::rules::{Action, By, Correction, Effect, Event, EventKind, Seat, Seq};
use crate::web::game::context::Seen;

/// How many events are searched: more than a round of eight players has.
const MOST_EVENTS: usize = 200;

/// What this seat's player has to read.
pub(crate) struct Notice {
    /// The event, by which a page remembers that it was read.
    pub(crate) seq: Seq,
    pub(crate) told: Said,
    /// Whether the seat may take it back.
    pub(crate) may_undo: bool,
    /// Whether the seat has moved since: a page that cannot remember shows it no longer.
    pub(crate) is_passed: bool,
}

impl Notice {
    /// The latest penalty by somebody else since this seat last ended a turn of its own.
    pub(crate) fn of(seen: &Seen, seat: Seat) -> Option<Self> {
        if !seen.is_own(seat) {
            return None;
        }
        let mut is_passed = false;
        let seqs = (1..=seen.game.seq()).rev().take(MOST_EVENTS);
        for seq in seqs.filter(|&seq| !seen.game.is_undone(seq)) {
            let event = seen.event(seq)?;
            if let Some(told) = told(seen, seat, event) {
                let may_undo = would_undo(seen, seat) == Some(seq);
                return Some(Self {
                    seq,
                    told,
                    may_undo,
                    is_passed,
                });
            }
            if let EventKind::EndTurn { turn } = event.kind
                && seen.table().active_in(turn) == Some(seat)
            {
                return None;
            }
            is_passed |= event.seat == Some(seat) && event.by == By::Seat;
        }
        None
    }
}

/// The event in a sentence to this seat; nothing where it is no penalty by somebody else.
fn told(seen: &Seen, seat: Seat, event: &Event) -> Option<Said> {
    let actor = match event.by {
        By::Seat => event.seat?,
        By::Host => seen.table().host(),
    };
    if actor == seat || seen.is_own(actor) {
        return None;
    }
    let by = |key: &'static str| said(key).with("name", seen.name(actor));
    let is_here = event.seat == Some(seat);
    if event.effects.contains(&Effect::Penalty { seat }) {
        return Some(by("notice-turn"));
    }
    match event.kind {
        EventKind::Penalty {} => is_here.then(|| by("notice-penalty")),
        EventKind::Correct(Correction::Penalties(count)) => {
            is_here.then(|| by("notice-corrected").with("count", count))
        }
        EventKind::Join { .. }
        | EventKind::Lucky { .. }
        | EventKind::Start { .. }
        | EventKind::Cross { .. }
        | EventKind::Roll(_)
        | EventKind::EndTurn { .. }
        | EventKind::Close { .. }
        | EventKind::Finish {}
        | EventKind::Undo { .. }
        | EventKind::Leave {}
        | EventKind::Rewind { .. }
        | EventKind::Correct(Correction::Space { .. })
        | EventKind::Host {}
        | EventKind::Paper { .. }
        | EventKind::Rematch { .. } => None,
    }
}

/// The event that an undo of this seat would take back.
fn would_undo(seen: &Seen, seat: Seat) -> Option<Seq> {
    match seen.decide(seat, Action::Undo {}).ok()?.kind {
        EventKind::Undo { undid } => Some(undid),
        EventKind::Join { .. }
        | EventKind::Lucky { .. }
        | EventKind::Start { .. }
        | EventKind::Cross { .. }
        | EventKind::Roll(_)
        | EventKind::EndTurn { .. }
        | EventKind::Penalty {}
        | EventKind::Close { .. }
        | EventKind::Finish {}
        | EventKind::Leave {}
        | EventKind::Rewind { .. }
        | EventKind::Correct(_)
        | EventKind::Host {}
        | EventKind::Paper { .. }
        | EventKind::Rematch { .. } => None,
    }
}
