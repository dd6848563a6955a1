//! Deciding: which moves the table takes, and what they bring about by rule.

use super::game::Play;
use super::paper::Paper;
use super::turns::Turns;
use super::{
    Action, Actor, By, Color, Effect, Event, EventKind, MAX_PENALTIES, Reason, Sheet, Table, Turn,
    Violation,
};

type Decided = (EventKind, Vec<Effect>);

impl Table {
    /// Decides a move other than taking one back; changes nothing.
    ///
    /// # Errors
    /// A rule that the move would break. [`Action::Undo`] needs the log, see [`super::Game::decide`]:
    /// here there is never anything to take back.
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
        let sheet = self.sheet(seat).ok_or(Violation::InvalidValue)?;
        match action {
            Action::EndTurn { .. } => Err(Violation::NotInThisMode),
            Action::Undo {} => Err(Violation::NothingToUndo),
            Action::Cross { turn: Some(_), .. } => Err(Violation::InvalidValue),
            Action::Cross {
                row,
                number,
                turn: None,
            } => {
                let board = &self.setup.board;
                sheet.check(board, row, number)?;
                paper.check_cross(board, seat, row, number)?;
                Ok(self.cross(row, number, None))
            }
            Action::Penalty {} => {
                if sheet.is_full_of_penalties() {
                    return Err(Violation::PenaltyLimit);
                }
                paper.check_penalty()?;
                Ok((EventKind::Penalty {}, Vec::new()))
            }
            Action::Close { row } => {
                paper.check_close(row)?;
                Ok((EventKind::Close { row }, Vec::new()))
            }
            Action::Finish {} => match (paper.last_call(), by) {
                (Some(reason), By::Seat | By::Host) => Ok(finish(reason)),
                (None, By::Host) => Ok(finish(Reason::Stopped)),
                (None, By::Seat) => Err(Violation::HostOnly),
            },
        }
    }

    fn decide_in_turn(
        &self,
        turns: &Turns,
        actor: Actor,
        action: Action,
    ) -> Result<Decided, Violation> {
        let Actor { seat, by } = actor;
        let sheet = self.sheet(seat).ok_or(Violation::InvalidValue)?;
        match action {
            Action::Penalty {} | Action::Close { .. } => Err(Violation::NotInThisMode),
            Action::Undo {} => Err(Violation::NothingToUndo),
            Action::Cross { row, number, turn } => {
                let board = &self.setup.board;
                let turn = turns.turn_of(turn)?;
                sheet.check(board, row, number)?;
                turns.check_cross(board, (turn, seat), row, number)?;
                Ok(self.cross(row, number, Some(turn)))
            }
            Action::EndTurn { turn } => {
                if turns.turn_of(Some(turn))? < turns.turn() {
                    return Err(Violation::TurnOver);
                }
                self.may_end_turn(turns, actor)?;
                Ok((EventKind::EndTurn { turn }, self.effects_of_end_turn(turns)))
            }
            Action::Finish {} => match by {
                By::Host => Ok(finish(Reason::Stopped)),
                By::Seat => Err(Violation::HostOnly),
            },
        }
    }

    fn cross(&self, row: Color, number: u8, turn: Option<Turn>) -> Decided {
        let locks = self.setup.board.is_lock_space(row, number);
        let effects = locks.then_some(Effect::Lock { row }).into_iter().collect();
        (EventKind::Cross { row, number, turn }, effects)
    }

    fn may_end_turn(&self, turns: &Turns, actor: Actor) -> Result<(), Violation> {
        let active = turns.active();
        let has_crossed = active.is_some_and(|seat| turns.crosses_in(turns.turn(), seat) > 0);
        let is_next = active.is_some_and(|seat| self.seat_after(seat) == actor.seat);
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
}

fn finish(reason: Reason) -> Decided {
    (EventKind::Finish {}, vec![Effect::Finish { reason }])
}
