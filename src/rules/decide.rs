//! Deciding: which moves the table takes, and what they bring about by rule.

use super::game::{Place, Play};
use super::paper::Paper;
use super::turns::{Asked, Turns};
use super::{
    Action, Actor, By, Color, Correction, Effect, Event, EventKind, MAX_PENALTIES, Mode, Reason,
    Seat, Sheet, Table, Turn, Use, Violation,
};

/// The event a move becomes, without who made it.
type Decided = (EventKind, Vec<Effect>);

impl Table {
    /// Decides a move other than taking back; changes nothing.
    ///
    /// # Errors
    /// A rule that the move would break. [`Action::Undo`] and [`Action::Rewind`] need the log, see
    /// [`super::Game::decide`]: here there is never anything to take back.
    pub fn decide(&self, actor: Actor, action: Action) -> Result<Event, Violation> {
        if self.finished.is_some() {
            return Err(Violation::GameOver);
        }
        let (kind, effects) = match &self.play {
            Play::Lobby => return Err(Violation::NotStarted),
            Play::Sheet(paper) => self.decide_on_paper(paper, actor, action)?,
            Play::Turns(turns) => self.decide_in_turn(turns, actor, action)?,
        };
        Ok(Event {
            seat: Some(actor.seat),
            by: actor.by,
            kind,
            effects,
        })
    }

    fn decide_on_paper(
        &self,
        paper: &Paper,
        actor: Actor,
        action: Action,
    ) -> Result<Decided, Violation> {
        let Actor { seat, by } = actor;
        let place = || self.place(seat).ok_or(Violation::InvalidValue);
        match action {
            Action::EndTurn { .. } | Action::Roll(_) | Action::Leave {} => {
                Err(Violation::NotInThisMode)
            }
            Action::Undo {} | Action::Rewind { .. } => Err(Violation::NothingToUndo),
            Action::Cross {
                row,
                number,
                turn: None,
                usage: None,
            } => {
                let board = &self.setup.board;
                place()?.sheet.check(board, row, number)?;
                paper.check_cross(board, seat, row, number)?;
                Ok(self.cross_of(row, number, None, None))
            }
            Action::Cross { .. } => Err(Violation::InvalidValue),
            Action::Penalty {} => {
                if place()?.sheet.is_full_of_penalties() {
                    return Err(Violation::PenaltyLimit);
                }
                paper.check_penalty()?;
                Ok((EventKind::Penalty {}, Vec::new()))
            }
            Action::Close { row } => {
                place()?;
                paper.check_close(row)?;
                Ok((EventKind::Close { row }, Vec::new()))
            }
            Action::Finish {} => match (paper.last_call(), by) {
                (Some(reason), By::Seat | By::Host) => Ok(finish(reason)),
                (None, By::Host) => Ok(finish(Reason::Stopped)),
                (None, By::Seat) => Err(Violation::HostOnly),
            },
            Action::Correct(correction) => {
                self.check_correction(place()?, by, correction)?;
                Ok((EventKind::Correct(correction), Vec::new()))
            }
        }
    }

    fn decide_in_turn(
        &self,
        turns: &Turns,
        actor: Actor,
        action: Action,
    ) -> Result<Decided, Violation> {
        let Actor { seat, by } = actor;
        let place = || self.place(seat).ok_or(Violation::InvalidValue);
        match action {
            Action::Penalty {} | Action::Close { .. } => Err(Violation::NotInThisMode),
            Action::Undo {} | Action::Rewind { .. } => Err(Violation::NothingToUndo),
            Action::Cross {
                row,
                number,
                turn,
                usage,
            } => {
                let place = place()?;
                let board = &self.setup.board;
                let asked = Asked {
                    board,
                    sheet: &place.sheet,
                    lucky_numbers: place.lucky_numbers,
                    turn: turns.turn_of(turn)?,
                    seat,
                    row,
                    number,
                };
                place.sheet.check(board, row, number)?;
                if place.left {
                    return Err(Violation::NotYourTurn);
                }
                if asked.turn < place.from {
                    let is_over = asked.turn < turns.turn();
                    return Err(if is_over {
                        Violation::TurnOver
                    } else {
                        Violation::NotYourTurn
                    });
                }
                let usage = self.use_of(turns, &asked, usage)?;
                Ok(self.cross_of(row, number, Some(asked.turn), usage))
            }
            Action::Roll(dice) => {
                if self.setup.mode != Mode::Dice {
                    return Err(Violation::NotInThisMode);
                }
                place()?;
                if by == By::Seat && turns.active() != Some(seat) {
                    return Err(Violation::NotYourTurn);
                }
                turns.check_roll(dice, &self.setup.board)?;
                Ok((EventKind::Roll(dice), Vec::new()))
            }
            Action::EndTurn { turn } => {
                place()?;
                if turns.turn_of(Some(turn))? < turns.turn() {
                    return Err(Violation::TurnOver);
                }
                self.may_end_turn(turns, actor)?;
                if self.setup.mode == Mode::Dice && turns.roll(turn).is_none() {
                    return Err(Violation::RollFirst);
                }
                Ok((EventKind::EndTurn { turn }, self.effects_of_end_turn(turns)))
            }
            Action::Finish {} => match by {
                By::Host => Ok(finish(Reason::Stopped)),
                By::Seat => Err(Violation::HostOnly),
            },
            Action::Leave {} => {
                place()?;
                if !self.may_move(seat) {
                    return Err(Violation::NotYourTurn);
                }
                Ok((EventKind::Leave {}, self.effects_of_leave(turns, seat)))
            }
            Action::Correct(correction) => {
                self.check_correction(place()?, by, correction)?;
                let is_full = correction == Correction::Penalties(MAX_PENALTIES);
                let effect = is_full.then_some(Effect::Finish {
                    reason: Reason::Penalties,
                });
                Ok((EventKind::Correct(correction), effect.into_iter().collect()))
            }
        }
    }

    /// What a cross uses of the roll, where the dice are known.
    fn use_of(
        &self,
        turns: &Turns,
        asked: &Asked<'_>,
        named: Option<Use>,
    ) -> Result<Option<Use>, Violation> {
        match (self.setup.mode, named) {
            (Mode::Dice, named) => turns.use_of(asked, named).map(Some),
            (Mode::Sheet | Mode::Turns, None) => turns.check_cross(asked).map(|()| None),
            (Mode::Sheet | Mode::Turns, Some(_)) => Err(Violation::InvalidValue),
        }
    }

    fn cross_of(&self, row: Color, number: u8, turn: Option<Turn>, usage: Option<Use>) -> Decided {
        let locks = self.setup.board.is_lock_space(row, number);
        let effects = locks.then_some(Effect::Lock { row }).into_iter().collect();
        let kind = EventKind::Cross {
            row,
            number,
            turn,
            usage,
        };
        (kind, effects)
    }

    fn check_correction(
        &self,
        place: &Place,
        by: By,
        correction: Correction,
    ) -> Result<(), Violation> {
        if by == By::Seat {
            return Err(Violation::HostOnly);
        }
        let board = &self.setup.board;
        match correction {
            Correction::Space {
                row,
                number,
                crossed: true,
            } => place.sheet.check(board, row, number),
            Correction::Space {
                row,
                number,
                crossed: false,
            } => place.sheet.check_erase(board, row, number),
            Correction::Penalties(penalties) if penalties > MAX_PENALTIES => {
                Err(Violation::PenaltyLimit)
            }
            Correction::Penalties(_) => Ok(()),
        }
    }

    fn may_end_turn(&self, turns: &Turns, actor: Actor) -> Result<(), Violation> {
        let active = turns.active();
        let has_crossed = active.is_some_and(|seat| turns.crosses_of(turns.turn(), seat) > 0);
        let is_next = active.and_then(|seat| self.seat_after(seat)) == Some(actor.seat)
            && self.may_move(actor.seat);
        if actor.by == By::Host || active == Some(actor.seat) || (has_crossed && is_next) {
            Ok(())
        } else {
            Err(Violation::NotYourTurn)
        }
    }

    fn effects_of_end_turn(&self, turns: &Turns) -> Vec<Effect> {
        if turns.is_last_call() {
            return vec![Effect::Finish {
                reason: Reason::Locks,
            }];
        }
        let mut effects = Vec::new();
        if let Some(seat) = turns.active().filter(|_| self.is_penalty_due()) {
            effects.push(Effect::Penalty { seat });
            let penalties = self.sheet(seat).map_or(0, Sheet::penalties);
            if penalties + 1 >= MAX_PENALTIES {
                effects.push(Effect::Finish {
                    reason: Reason::Penalties,
                });
            }
        }
        effects
    }

    /// Without its active player the turn is over, and without any player the game is.
    fn effects_of_leave(&self, turns: &Turns, seat: Seat) -> Vec<Effect> {
        let is_alone = self.seat_after(seat).is_none_or(|next| next == seat);
        let reason = if turns.active() == Some(seat) && turns.is_last_call() {
            Reason::Locks
        } else if is_alone {
            Reason::Stopped
        } else {
            return Vec::new();
        };
        vec![Effect::Finish { reason }]
    }
}

fn finish(reason: Reason) -> Decided {
    (EventKind::Finish {}, vec![Effect::Finish { reason }])
}
