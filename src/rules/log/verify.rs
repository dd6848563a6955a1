//! Verification of imported logs: an event is accepted only if the rules would produce it.

use crate::log::game::action_of;
use crate::{
    Action, Actor, By, Effect, Event, EventKind, Game, GameSetup, Mode, Printed, Seat, Status,
    Violation,
};

impl Game {
    /// Checks that the next event of an imported log is legal now.
    ///
    /// # Errors
    /// The rule that the event would break; [`Violation::InvalidValue`] if the rules make another event of its move.
    pub fn verify_event(&self, event: &Event) -> Result<(), Violation> {
        let expected = match &event.kind {
            EventKind::Join(printed) => {
                let free = self.table().free_seat();
                let seat = free.map_err(|_| Violation::InvalidValue)?;
                if self.table().status() == Status::Lobby {
                    self.check_printed(*printed, &[])?;
                    Event::join(seat, *printed)
                } else {
                    self.check_printed(*printed, &self.table().all_printed())?;
                    Event::enter(seat, *printed)
                }
            }
            EventKind::Remove {} => {
                let seat = self.seat_of(event)?;
                if !self.table().may_remove(seat) {
                    return Err(Violation::InvalidValue);
                }
                Event::remove(seat)
            }
            kind @ (EventKind::SetNumbers { .. } | EventKind::SetSheet { .. }) => {
                self.check_lobby()?;
                let printed = kind.set_printed().check(&self.setup().board, &[]);
                printed.map_err(|_| Violation::InvalidValue)?;
                Event::of_table(Some(self.seat_of(event)?), By::Host, kind.clone())
            }
            EventKind::Start {
                order,
                first,
                drawn,
            } => {
                self.check_lobby()?;
                self.check_order(order)?;
                match (*first, *drawn) {
                    // Games of mode `sheet` have neither.
                    (None, None) => Event::start(order.clone()),
                    (Some(first), Some(drawn)) => {
                        self.check_first(first)?;
                        Event::start_with_first(order.clone(), first, drawn)
                    }
                    (Some(_), None) | (None, Some(_)) => return Err(Violation::InvalidValue),
                }
            }
            EventKind::Host {} => Event::host(self.seat_of(event)?, event.by),
            EventKind::TalliedResult { sheets, is_stated } => {
                let [Effect::Finish { reason }] = event.effects[..] else {
                    return Err(Violation::InvalidValue);
                };
                let starts = |event: &Event| matches!(event.kind, EventKind::Start { .. });
                let is_first = self.log().last().is_some_and(starts);
                let is_whole = sheets.len() == self.table().seats();
                if !is_first || !is_whole || self.setup().mode != Mode::Sheet {
                    return Err(Violation::InvalidValue);
                }
                for (seat, sheet) in Seat::first(sheets.len()).zip(sheets) {
                    sheet.check(&self.setup().board)?;
                    let taken = self.table().sheet(seat).and_then(|it| it.printed().sheet);
                    if sheet.letter().is_some_and(|letter| taken != Some(letter)) {
                        return Err(Violation::InvalidValue);
                    }
                }
                Event::tallied_result(sheets.clone(), reason, *is_stated)
            }
            // An imported log cannot name another game.
            EventKind::Rematch { .. } => return Err(Violation::InvalidValue),
            EventKind::Undo { .. } => self.decide(self.actor_of(event)?, Action::Undo {})?,
            EventKind::Rewind { to } => {
                self.decide(self.actor_of(event)?, Action::Rewind { to: *to })?
            }
            kind @ (EventKind::Cross(_)
            | EventKind::Roll(_)
            | EventKind::EndTurn { .. }
            | EventKind::Penalty {}
            | EventKind::Close { .. }
            | EventKind::Finish {}
            | EventKind::Leave {}
            | EventKind::Correct(_)) => {
                let action = action_of(kind).ok_or(Violation::InvalidValue)?;
                self.decide(self.actor_of(event)?, action)?
            }
        };
        (expected == *event)
            .then_some(())
            .ok_or(Violation::InvalidValue)
    }

    /// Checks that an imported log can end here: only a game from paper has sheets whose letters are not known.
    ///
    /// # Errors
    /// [`Violation::InvalidValue`] for any other game with such a sheet.
    pub fn verify_end(&self) -> Result<(), Violation> {
        let table = self.table();
        let has_letter = |seat: Seat| {
            let sheet = table.sheet(seat);
            sheet.is_some_and(|sheet| sheet.printed().sheet.is_some())
        };
        let are_alike = self.setup().board.sheets.is_empty();
        let is_known = are_alike || Seat::first(table.seats()).all(has_letter);
        (is_known || self.is_paper_game())
            .then_some(())
            .ok_or(Violation::InvalidValue)
    }

    fn check_lobby(&self) -> Result<(), Violation> {
        let is_lobby = self.table().status() == Status::Lobby;
        is_lobby.then_some(()).ok_or(Violation::InvalidValue)
    }

    /// Checks what is printed on the sheet of a new seat next to these others; only some games need not know it.
    fn check_printed(&self, printed: Printed, others: &[Printed]) -> Result<(), Violation> {
        let GameSetup { board, mode, .. } = self.setup();
        let is_lobby = self.table().status() == Status::Lobby;
        // A letter that is missing may be of a game from paper, see `verify_end`; only the dice need the rest.
        let may_lack_letter = board.sheets.is_empty() || (is_lobby && *mode == Mode::Sheet);
        let is_whole = (printed.sheet.is_some() || may_lack_letter)
            && (*mode != Mode::Dice || !board.lacks(printed));
        let fits = is_whole && printed.check(board, others).is_ok();
        fits.then_some(()).ok_or(Violation::InvalidValue)
    }

    /// Checks that this seat can have turn 1.
    fn check_first(&self, first: Seat) -> Result<(), Violation> {
        let is_seat = first.index() < self.table().seats();
        let has_turns = self.setup().mode != Mode::Sheet;
        (is_seat && has_turns)
            .then_some(())
            .ok_or(Violation::InvalidValue)
    }

    /// Checks that every seat of the lobby is in this order once.
    fn check_order(&self, order: &[Seat]) -> Result<(), Violation> {
        let mut sorted = order.to_vec();
        sorted.sort();
        let is_whole =
            !order.is_empty() && sorted.into_iter().eq(Seat::first(self.table().seats()));
        is_whole.then_some(()).ok_or(Violation::InvalidValue)
    }

    fn seat_of(&self, event: &Event) -> Result<Seat, Violation> {
        event
            .seat
            .filter(|seat| seat.index() < self.table().seats())
            .ok_or(Violation::InvalidValue)
    }

    fn actor_of(&self, event: &Event) -> Result<Actor, Violation> {
        Ok(Actor {
            seat: self.seat_of(event)?,
            by: event.by,
        })
    }
}
