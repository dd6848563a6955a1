//! Deciding: which moves the table accepts, and the effects that follow by rule.

use crate::chain::Chain;
use crate::modes::ModeState;
use crate::modes::sheet::SheetModeState;
use crate::modes::turns::{CrossAttempt, TurnState};
use crate::table::SeatState;
use crate::{
    Action, Actor, By, ByColor, Color, Correction, Cross, DiceUse, Effect, EndReason, Event,
    EventKind, MAX_PENALTIES, Mode, Seat, Sheet, SpaceId, Status, Table, Violation,
};

/// The event a move becomes, without who made it.
type Decision = (EventKind, Vec<Effect>);

impl Table {
    /// Decides a move other than undo and rewind; changes nothing.
    ///
    /// # Errors
    /// A rule that the move would break. [`Action::Undo`] and [`Action::Rewind`] need the log, see
    /// [`crate::Game::decide`]; here they are refused.
    pub fn decide(&self, actor: Actor, action: Action) -> Result<Event, Violation> {
        if self.finished.is_some() {
            return Err(Violation::GameOver);
        }
        let (kind, effects) = match &self.mode_state {
            ModeState::Lobby => return Err(Violation::NotStarted),
            ModeState::Sheet(state) => self.decide_sheet_move(state, actor, action)?,
            ModeState::Turns(turns) => self.decide_turn_move(turns, actor, action)?,
        };
        Ok(Event {
            seat: Some(actor.seat),
            by: actor.by,
            kind,
            effects,
        })
    }

    fn decide_sheet_move(
        &self,
        state: &SheetModeState,
        actor: Actor,
        action: Action,
    ) -> Result<Decision, Violation> {
        let Actor { seat, by } = actor;
        let seat_state = || self.seat_state(seat).ok_or(Violation::InvalidValue);
        match action {
            Action::EndTurn { .. } | Action::Roll(_) | Action::Leave {} => {
                Err(Violation::NotInThisMode)
            }
            Action::Undo {} | Action::Rewind { .. } => Err(Violation::NothingToUndo),
            Action::Cross(cross) if cross.turn.is_some() || cross.usage.is_some() => {
                Err(Violation::InvalidValue)
            }
            Action::Cross(cross) => {
                let space = self.setup.board.find_crossed(&cross)?;
                self.check_sheet_cross(state, seat, (&cross, space))?;
                self.cross_decision(seat, cross)
            }
            Action::Penalty {} => {
                if seat_state()?.sheet.has_max_penalties() {
                    return Err(Violation::PenaltyLimit);
                }
                state.check_penalty()?;
                Ok((EventKind::Penalty {}, Vec::new()))
            }
            Action::Close { row } => {
                seat_state()?;
                state.check_close(row)?;
                Ok((EventKind::Close { row }, Vec::new()))
            }
            Action::Finish {} => match (state.last_call(), by) {
                (Some(reason), By::Seat | By::Host) => Ok(finish(reason)),
                (None, By::Host) => Ok(finish(EndReason::Stopped)),
                (None, By::Seat) => Err(Violation::HostOnly),
            },
            Action::Correct(correction) => {
                self.check_correction(seat_state()?, actor, correction)?;
                Ok((EventKind::Correct(correction), Vec::new()))
            }
        }
    }

    fn decide_turn_move(
        &self,
        turns: &TurnState,
        actor: Actor,
        action: Action,
    ) -> Result<Decision, Violation> {
        let Actor { seat, by } = actor;
        let seat_state = || self.seat_state(seat).ok_or(Violation::InvalidValue);
        match action {
            Action::Penalty {} | Action::Close { .. } => Err(Violation::NotInThisMode),
            Action::Undo {} | Action::Rewind { .. } => Err(Violation::NothingToUndo),
            Action::Cross(cross) => {
                let space = self.setup.board.find_crossed(&cross)?;
                let cross = self.check_turn_cross(turns, seat, (cross, space))?;
                let (kind, mut effects) = self.cross_decision(seat, cross)?;
                let is_late = cross.turn < Some(turns.turn());
                let is_near = turns.is_last_call() || !effects.is_empty();
                if self.setup.mode == Mode::Dice && is_near && !is_late {
                    let mut after = self.clone();
                    after.apply(&Event {
                        seat: Some(seat),
                        by,
                        kind: kind.clone(),
                        effects: effects.clone(),
                    });
                    effects.extend(after.end_of_last_call());
                }
                Ok((kind, effects))
            }
            Action::Roll(dice) => {
                if self.setup.mode != Mode::Dice {
                    return Err(Violation::NotInThisMode);
                }
                seat_state()?;
                if by == By::Seat && turns.active() != Some(seat) {
                    return Err(Violation::NotYourTurn);
                }
                turns.check_roll(dice, &self.setup.board)?;
                Ok((EventKind::Roll(dice), Vec::new()))
            }
            Action::EndTurn { turn } => {
                seat_state()?;
                if turns.resolve_turn(Some(turn))? < turns.turn() {
                    return Err(Violation::TurnOver);
                }
                if by == By::Seat && !self.may_end_turn(seat) {
                    return Err(Violation::NotYourTurn);
                }
                let is_unrolled = turns.roll(turn).is_none() && !turns.is_last_call();
                if self.setup.mode == Mode::Dice && is_unrolled {
                    return Err(Violation::RollFirst);
                }
                Ok((EventKind::EndTurn { turn }, self.effects_of_end_turn(turns)))
            }
            Action::Finish {} => match by {
                By::Host if turns.is_last_call() => Ok(finish(EndReason::Locks)),
                By::Host => Ok(finish(EndReason::Stopped)),
                By::Seat => Err(Violation::HostOnly),
            },
            Action::Leave {} => {
                if seat_state()?.left {
                    return Err(Violation::NotYourTurn);
                }
                Ok((EventKind::Leave {}, self.effects_of_leave(turns, seat)))
            }
            Action::Correct(correction) => {
                self.check_correction(seat_state()?, actor, correction)?;
                let is_full = correction == Correction::Penalties(MAX_PENALTIES);
                let effect = is_full.then_some(Effect::Finish {
                    reason: EndReason::Penalties,
                });
                Ok((EventKind::Correct(correction), effect.into_iter().collect()))
            }
        }
    }

    /// Checks a cross that names neither turn nor use.
    pub(crate) fn check_cross(&self, seat: Seat, cross: &Cross) -> Result<(), Violation> {
        match &self.mode_state {
            _ if self.finished.is_some() => Err(Violation::GameOver),
            ModeState::Lobby => Err(Violation::NotStarted),
            ModeState::Sheet(_) | ModeState::Turns(_) => {
                let space = self.setup.board.find_crossed(cross)?;
                self.check_cross_into(space, seat, cross)
            }
        }
    }

    /// The same for a cross that goes into this space.
    pub(crate) fn check_cross_into(
        &self,
        space: SpaceId,
        seat: Seat,
        cross: &Cross,
    ) -> Result<(), Violation> {
        match &self.mode_state {
            _ if self.finished.is_some() => Err(Violation::GameOver),
            ModeState::Lobby => Err(Violation::NotStarted),
            ModeState::Sheet(state) => self.check_sheet_cross(state, seat, (cross, space)),
            ModeState::Turns(turns) => {
                let used = self.check_turn_cross(turns, seat, (*cross, space));
                used.map(|_| ())
            }
        }
    }

    fn check_sheet_cross(
        &self,
        state: &SheetModeState,
        seat: Seat,
        (cross, space): (&Cross, SpaceId),
    ) -> Result<(), Violation> {
        let board = &self.setup.board;
        let seat_state = self.seat_state(seat).ok_or(Violation::InvalidValue)?;
        let sheet = &seat_state.sheet;
        let mut rules = board.rules();
        let swap = rules.find_map(|rule| rule.check_white(sheet, cross, None));
        swap.unwrap_or(Ok(()))?;
        sheet.check(space)?;
        state.check_cross(seat, space, board.locks(space).is_some())
    }

    /// Checks a cross; returns it with the turn it counts for and what it uses of the roll.
    fn check_turn_cross(
        &self,
        turns: &TurnState,
        seat: Seat,
        (cross, space): (Cross, SpaceId),
    ) -> Result<Cross, Violation> {
        let seat_state = self.seat_state(seat).ok_or(Violation::InvalidValue)?;
        let attempt = CrossAttempt {
            sheet: &seat_state.sheet,
            turn: turns.resolve_turn(cross.turn)?,
            seat,
            cross: &cross,
            space,
        };
        // A swap is refused for the dice before its number is refused for the sheet.
        let is_swap = cross.swap.is_some();
        if !is_swap {
            seat_state.sheet.check(space)?;
        }
        if seat_state.left {
            return Err(Violation::NotYourTurn);
        }
        if attempt.turn < seat_state.first_turn {
            let is_over = attempt.turn < turns.turn();
            return Err(if is_over {
                Violation::TurnOver
            } else {
                Violation::NotYourTurn
            });
        }
        let usage = self.resolve_use(turns, &attempt, cross.usage)?;
        if is_swap {
            seat_state.sheet.check(space)?;
        }
        Ok(Cross {
            turn: Some(attempt.turn),
            usage,
            ..cross
        })
    }

    /// What a cross uses of the roll, where the dice are known.
    fn resolve_use(
        &self,
        turns: &TurnState,
        attempt: &CrossAttempt<'_>,
        named: Option<DiceUse>,
    ) -> Result<Option<DiceUse>, Violation> {
        match (self.setup.mode, named) {
            (Mode::Dice, named) => turns.resolve_use(attempt, named).map(Some),
            (Mode::Sheet | Mode::Turns, None) => turns.check_cross(attempt).map(|()| None),
            (Mode::Sheet | Mode::Turns, Some(_)) => Err(Violation::InvalidValue),
        }
    }

    fn cross_decision(&self, seat: Seat, cross: Cross) -> Result<Decision, Violation> {
        let effects = self.chain(seat, &cross)?.into_effects();
        Ok((EventKind::Cross(cross), effects))
    }

    /// Carries out a cross on a copy of the seat's sheet, with all that it brings about.
    pub(crate) fn chain(&self, seat: Seat, cross: &Cross) -> Result<Chain<'_>, Violation> {
        let board = &self.setup.board;
        let space = board.find_crossed(cross)?;
        let closed: Vec<Color> = match &self.mode_state {
            ModeState::Turns(turns) => turns.locked_rows(),
            ModeState::Lobby | ModeState::Sheet(_) => self.closed_rows(),
        };
        let closed = ByColor::from_fn(|row| closed.contains(&row));
        Chain::run(board, self.sheet_or_empty(seat), closed, (cross, space))
    }

    fn check_correction(
        &self,
        SeatState { sheet, .. }: &SeatState,
        Actor { seat, by }: Actor,
        correction: Correction,
    ) -> Result<(), Violation> {
        if by == By::Seat {
            return Err(Violation::HostOnly);
        }
        match correction {
            Correction::Space { space, crossed } => {
                let space = self.setup.board.find(space)?;
                let struck = || self.struck(seat, space.row);
                let is_struck = || struck().is_some_and(|struck| struck.contains(space.place));
                match crossed {
                    true if is_struck() => Err(Violation::RowClosed),
                    true => sheet.check(space),
                    false if sheet.check(space) == Err(Violation::InvalidValue) => {
                        Err(Violation::InvalidValue)
                    }
                    false => sheet.check_erase(space),
                }
            }
            Correction::Penalties(penalties) if penalties > MAX_PENALTIES => {
                Err(Violation::PenaltyLimit)
            }
            Correction::Penalties(_) => Ok(()),
        }
    }

    fn effects_of_end_turn(&self, turns: &TurnState) -> Vec<Effect> {
        if turns.is_last_call() {
            return vec![Effect::Finish {
                reason: EndReason::Locks,
            }];
        }
        let due = turns.active().filter(|_| self.is_penalty_due());
        due.map_or_else(Vec::new, |seat| self.penalty_effects(seat))
    }

    /// The penalty at the end of the seat's turn, and its effects.
    pub(crate) fn penalty_effects(&self, seat: Seat) -> Vec<Effect> {
        let mut effects = vec![Effect::Penalty { seat }];
        let penalties = self.sheet(seat).map_or(0, Sheet::penalties);
        if penalties + 1 >= MAX_PENALTIES {
            effects.push(Effect::Finish {
                reason: EndReason::Penalties,
            });
        }
        effects
    }

    /// The game ends with the last player, and in mode `dice` when no remaining player can cross anything.
    fn effects_of_leave(&self, turns: &TurnState, seat: Seat) -> Vec<Effect> {
        let is_alone = self.next_seat(seat).is_none_or(|next| next == seat);
        if is_alone {
            let reason = match turns.is_last_call() {
                true => EndReason::Locks,
                false => EndReason::Stopped,
            };
            return vec![Effect::Finish { reason }];
        }
        if self.setup.mode != Mode::Dice || !turns.is_last_call() {
            return Vec::new();
        }
        let mut after = self.clone();
        if let Some(seat_state) = after.seat_states.get_mut(seat.index()) {
            seat_state.left = true;
        }
        after.end_of_last_call().into_iter().collect()
    }

    /// The end of the game, when in the last call no seat can cross anything any more.
    ///
    /// Source: section 5 of the rules.
    fn end_of_last_call(&self) -> Option<Effect> {
        let is_over = self.status() == Status::LastCall && !self.is_anything_open();
        is_over.then_some(Effect::Finish {
            reason: EndReason::Locks,
        })
    }
}

fn finish(reason: EndReason) -> Decision {
    (EventKind::Finish {}, vec![Effect::Finish { reason }])
}
