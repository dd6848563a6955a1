//! Rulings of earlier versions: imports accept games that were played by them.

use crate::modes::ModeState;
use crate::{
    Action, Actor, Effect, EndReason, Event, EventKind, Game, Mode, Status, Table, Violation,
};

impl Game {
    /// Decides a move of an imported log by the current rules, else by those of earlier versions.
    ///
    /// Rulings that have changed: a seat that has left cannot undo, and a lock that is crossed by a
    /// correction closes its row for late crosses of every turn.
    pub(crate) fn decide_for_import(
        &self,
        actor: Actor,
        action: Action,
    ) -> Result<Event, Violation> {
        let current = self.decide(actor, action);
        match (action, current) {
            (Action::Undo {}, Err(Violation::NotYourTurn)) if self.table().has_left(actor.seat) => {
                self.undo_by(actor)
            }
            (Action::Cross(_), Err(Violation::RowClosed)) => {
                let mut table = self.table().clone();
                if let ModeState::Turns(turns) = &mut table.mode_state {
                    turns.apply_legacy_lock_turns();
                }
                table.decide(actor, action)
            }
            (_, current) => current,
        }
    }
}

impl Table {
    /// Whether an earlier version made `event` of the move of which the current rules make `current`.
    ///
    /// Rulings that have changed: the reason of a `finish` in the last call, that a turn there outlasts
    /// its seat, that mode `dice` ends by itself, that a correction spares a penalty, and that a cross by rule is
    /// reported as lost in a closed row, too.
    pub(crate) fn matches_earlier_ruling(&self, current: &Event, event: &Event) -> bool {
        let is_move =
            (&current.seat, current.by, &current.kind) == (&event.seat, event.by, &event.kind);
        let is_last_call = self.status() == Status::LastCall;
        let ends = |reason: EndReason| event.effects == [Effect::Finish { reason }];
        let ended = |effect: &&Effect| matches!(effect, Effect::Finish { .. });
        is_move
            && match event.kind {
                EventKind::Finish {} if is_last_call => match self.setup.mode {
                    Mode::Sheet => ends(EndReason::Penalties),
                    Mode::Turns | Mode::Dice => ends(EndReason::Stopped),
                },
                EventKind::Leave {} if is_last_call => {
                    event.effects.is_empty() || ends(EndReason::Locks) || ends(EndReason::Stopped)
                }
                EventKind::Cross(_) => {
                    let may_lack = |effect: &Effect| {
                        let is_lost = matches!(effect, Effect::Lost { .. });
                        is_lost || (self.setup.mode == Mode::Dice && ended(&effect))
                    };
                    let mut left = event.effects.iter().peekable();
                    let mut current = current.effects.iter();
                    current.all(|effect| left.next_if_eq(&effect).is_some() || may_lack(effect))
                        && left.next().is_none()
                }
                EventKind::EndTurn { .. } => {
                    let active = self.active().filter(|_| !is_last_call);
                    let missed = active.filter(|&seat| self.has_missed(seat));
                    missed.is_some_and(|seat| event.effects == self.penalty_effects(seat))
                }
                _ => false,
            }
    }
}
