//! What earlier versions made of moves; games that were played so are taken as they are.

use super::modes::ModeState;
use super::{
    Action, Actor, Effect, EndReason, Event, EventKind, Game, MAX_PENALTIES, Mode, Seat, Sheet,
    Status, Table, Violation,
};

impl Game {
    /// Decides a move from outside, as today's rules or else those of earlier versions do.
    ///
    /// Rulings that were settled since: that who has left takes nothing back, and that a lock that is
    /// corrected in closes its row for late crosses of every turn.
    pub(super) fn decide_for_import(
        &self,
        actor: Actor,
        action: Action,
    ) -> Result<Event, Violation> {
        let today = self.decide(actor, action);
        match (action, today) {
            (Action::Undo {}, Err(Violation::NotYourTurn)) if self.table().has_left(actor.seat) => {
                self.undo_by(actor)
            }
            (Action::Cross { .. }, Err(Violation::RowClosed)) => {
                let mut table = self.table().clone();
                if let ModeState::Turns(turns) = &mut table.mode_state {
                    turns.apply_legacy_lock_turns();
                }
                table.decide(actor, action)
            }
            (_, today) => today,
        }
    }
}

impl Table {
    /// Whether an earlier version made this event of a move of which today's rules make the other.
    ///
    /// Rulings that were settled since: what `finish` says in the last call, that a turn outlasts its seat
    /// there, that mode `dice` ends by itself, and that a correction spares a penalty.
    pub(super) fn matches_earlier_ruling(&self, today: &Event, event: &Event) -> bool {
        let is_move = (&today.seat, today.by, &today.kind) == (&event.seat, event.by, &event.kind);
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
                EventKind::Cross { .. } => {
                    let effects = today.effects.iter().filter(|effect| !ended(effect));
                    self.setup.mode == Mode::Dice && effects.eq(&event.effects)
                }
                EventKind::EndTurn { .. } => {
                    let active = self.active().filter(|_| !is_last_call);
                    let missed = active.filter(|&seat| self.has_missed(seat));
                    missed.is_some_and(|seat| event.effects == self.penalty_effects(seat))
                }
                _ => false,
            }
    }

    /// The penalty at the end of the seat's turn, and what it brings about.
    pub(super) fn penalty_effects(&self, seat: Seat) -> Vec<Effect> {
        let mut effects = vec![Effect::Penalty { seat }];
        let penalties = self.sheet(seat).map_or(0, Sheet::penalties);
        if penalties + 1 >= MAX_PENALTIES {
            effects.push(Effect::Finish {
                reason: EndReason::Penalties,
            });
        }
        effects
    }
}
