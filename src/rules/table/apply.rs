//! Applying: what an event does to the table.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::modes::ModeState;
use crate::modes::sheet::SheetModeState;
use crate::modes::turns::{CrossRecord, TurnState};
use crate::table::SeatState;
use crate::{
    Color, Correction, Cross, Effect, Event, EventKind, Mode, Printed, Seat, Sheet, SpaceId,
    SpaceName, Status, Table,
};

impl Table {
    /// Applies an event; events come from [`Table::decide`] or a log, so nothing is refused.
    pub fn apply(&mut self, event: &Event) {
        match (&event.kind, event.seat) {
            (EventKind::Join(printed), _) => self.join(*printed),
            (EventKind::Remove {}, Some(seat)) if self.may_remove(seat) => self.remove(seat),
            (kind @ (EventKind::SetNumbers { .. } | EventKind::SetSheet { .. }), Some(seat)) => {
                self.print(seat, kind.set_printed())
            }
            (EventKind::Start { order, first, .. }, _) => {
                self.start(order, first.unwrap_or_default())
            }
            // A seat that a rewind took out of the game cannot have the role.
            (EventKind::Host {}, Some(seat)) if self.seat_state(seat).is_some() => {
                self.host.transfer(seat, event.by);
            }
            (EventKind::Cross(cross), Some(seat)) => {
                self.cross(seat, cross);
                for effect in &event.effects {
                    self.apply_effect_of_cross(seat, cross, effect);
                }
            }
            (EventKind::Roll(dice), _) => {
                if let ModeState::Turns(turns) = &mut self.mode_state {
                    turns.rolled(*dice);
                }
            }
            (EventKind::Penalty {}, Some(seat)) => {
                self.add_penalty(seat);
                let is_last = self.sheet(seat).is_some_and(Sheet::has_max_penalties);
                if let ModeState::Sheet(state) = &mut self.mode_state {
                    state.took_penalty(seat, is_last);
                }
            }
            (EventKind::Close { row }, _) => {
                if let ModeState::Sheet(state) = &mut self.mode_state {
                    state.close(*row);
                }
            }
            (EventKind::EndTurn { .. }, _) => {
                self.apply_effects(event);
                self.next_turn();
            }
            (EventKind::Finish {}, _) => self.apply_effects(event),
            (EventKind::TalliedResult { sheets, is_stated }, _) => {
                for (seat_state, sheet) in self.seat_states.iter_mut().zip(sheets) {
                    seat_state.tallied = Some(sheet.fill(&mut seat_state.sheet));
                }
                self.apply_effects(event);
                self.is_end_assumed = !is_stated && !self.shows_end();
            }
            (EventKind::Leave {}, Some(seat)) => {
                if let Some(seat_state) = self.seat_states.get_mut(seat.index()) {
                    seat_state.left = true;
                }
                self.apply_effects(event);
                // In the last call the other seats may still cross with this roll.
                if self.active() == Some(seat) && self.status() == Status::Playing {
                    self.next_turn();
                }
            }
            (EventKind::Correct(correction), Some(seat)) => {
                self.correct(seat, *correction);
                self.apply_effects(event);
                // A turn that was open only for the last call is over.
                let has_left = self.active().is_some_and(|active| self.has_left(active));
                if has_left && self.status() == Status::Playing {
                    self.next_turn();
                }
            }
            // Undo and rewind are handled by `Game`; a rematch has a table of its own.
            (
                EventKind::Undo { .. }
                | EventKind::Rewind { .. }
                | EventKind::Rematch { .. }
                | EventKind::Remove {}
                | EventKind::Host {},
                _,
            ) => {}
            (
                EventKind::SetNumbers { .. }
                | EventKind::SetSheet { .. }
                | EventKind::Cross(_)
                | EventKind::Penalty {}
                | EventKind::Leave {}
                | EventKind::Correct(_),
                None,
            ) => {}
        }
    }

    /// Adds a seat; after the start it takes part from the next turn on.
    fn join(&mut self, printed: Printed) {
        let first_turn = match &mut self.mode_state {
            ModeState::Lobby => 0,
            ModeState::Sheet(state) => {
                state.seat_entered();
                0
            }
            ModeState::Turns(turns) => turns.turn().saturating_add(1),
        };
        self.seat_states.push(SeatState {
            sheet: Sheet::new(Arc::clone(&self.setup.board), printed),
            left: false,
            first_turn,
            tallied: None,
        });
    }

    /// Changes what is printed on a seat's sheet alone.
    fn print(&mut self, seat: Seat, changed: Printed) {
        if let Some(seat_state) = self.seat_states.get_mut(seat.index()) {
            let printed = changed.or(seat_state.sheet.printed());
            seat_state.sheet.set_printed(printed);
        }
    }

    /// Removes a seat from the lobby, and renumbers the seats behind it.
    fn remove(&mut self, removed: Seat) {
        self.seat_states.remove(removed.index());
        self.host.renumber(|old| match old.cmp(&removed) {
            Ordering::Less => Some(old),
            Ordering::Equal => None,
            Ordering::Greater => Seat::new(old.index() - 1),
        });
    }

    /// Renumbers the seats at the start; the host's role goes with its seat.
    fn start(&mut self, order: &[Seat], first: Seat) {
        let seat_states = order
            .iter()
            .filter_map(|&seat| self.seat_state(seat).cloned());
        self.seat_states = seat_states.collect();
        self.host.renumber(|old| {
            let new = order.iter().position(|&seat| seat == old);
            new.and_then(Seat::new)
        });
        self.mode_state = match self.setup.mode {
            Mode::Sheet => ModeState::Sheet(SheetModeState::new(self.seats())),
            Mode::Turns | Mode::Dice => ModeState::Turns(TurnState::new(first)),
        };
    }

    fn cross(&mut self, seat: Seat, cross: &Cross) {
        let board = &self.setup.board;
        let Ok(space) = board.find(cross.space) else {
            return;
        };
        let swap = cross.swap.and_then(|field| board.swap_field(field).ok());
        if let Some(seat_state) = self.seat_states.get_mut(seat.index()) {
            seat_state.sheet.cross(space);
            if let Some(field) = swap {
                seat_state.sheet.cross(field);
            }
        }
        match &mut self.mode_state {
            ModeState::Lobby => {}
            ModeState::Sheet(state) => state.crossed(seat, space),
            ModeState::Turns(turns) => {
                let turn = cross.turn.unwrap_or_else(|| turns.turn());
                let record = CrossRecord {
                    seat,
                    space,
                    part: board.roll_part(space),
                    is_swap: swap.is_some(),
                    usage: cross.usage,
                };
                turns.crossed(turn, record);
            }
        }
    }

    /// What a cross brought about, as it was recorded; nothing is worked out anew.
    fn apply_effect_of_cross(&mut self, seat: Seat, cross: &Cross, effect: &Effect) {
        if let Some(space) = effect.crossed() {
            self.cross_space(seat, space);
        } else if let Effect::Lock { row } = *effect {
            self.lock(seat, cross, row);
        } else {
            self.apply_effect(effect);
        }
    }

    fn lock(&mut self, seat: Seat, cross: &Cross, row: Color) {
        if let Some(seat_state) = self.seat_states.get_mut(seat.index()) {
            seat_state.sheet.lock(row);
        }
        match &mut self.mode_state {
            ModeState::Lobby => {}
            ModeState::Sheet(state) => state.lock(row),
            ModeState::Turns(turns) => {
                let turn = cross.turn.unwrap_or_else(|| turns.turn());
                turns.lock(turn, seat, row);
            }
        }
    }

    fn cross_space(&mut self, seat: Seat, space: SpaceName) {
        let seat_state = self.seat_states.get_mut(seat.index());
        if let (Some(seat_state), Ok(space)) = (seat_state, self.setup.board.find(space)) {
            seat_state.sheet.cross(space);
        }
    }

    fn correct(&mut self, seat: Seat, correction: Correction) {
        let board = &self.setup.board;
        let Some(seat_state) = self.seat_states.get_mut(seat.index()) else {
            return;
        };
        match correction {
            Correction::Space { space, crossed } => {
                let Ok(space) = board.find(space) else {
                    return;
                };
                let locked = board.locks(space);
                let sheet = &mut seat_state.sheet;
                let partner = sheet.partner(space);
                if crossed {
                    for space in [space].into_iter().chain(partner) {
                        sheet.cross(space);
                    }
                    locked.into_iter().for_each(|row| sheet.lock(row));
                    // A field that only a rule crosses is not a cross of the seat's turn.
                    if let ModeState::Turns(turns) = &mut self.mode_state
                        && board.is_crossed_by_moves(space.row)
                    {
                        turns.add_correction((seat, space), locked);
                    }
                } else {
                    sheet.erase(space);
                    // The move that crossed one of them has used nothing any more, whichever it was.
                    for erased in [space]
                        .into_iter()
                        .chain(partner)
                        .flat_map(SpaceId::with_second)
                    {
                        match &mut self.mode_state {
                            ModeState::Turns(turns) => turns.erased((seat, erased), locked),
                            ModeState::Sheet(state) => state.erased(seat, erased),
                            ModeState::Lobby => {}
                        }
                    }
                }
            }
            Correction::Penalties(penalties) => seat_state.sheet.set_penalties(penalties),
        }
        if let ModeState::Sheet(state) = &mut self.mode_state {
            let sheets = || self.seat_states.iter().map(|seat_state| &seat_state.sheet);
            let is_locked = |row: Color| sheets().any(|sheet| sheet.row(row).locked());
            state.corrected(is_locked, sheets().any(Sheet::has_max_penalties));
        }
    }

    fn apply_effects(&mut self, event: &Event) {
        for effect in &event.effects {
            self.apply_effect(effect);
        }
    }

    fn apply_effect(&mut self, effect: &Effect) {
        match *effect {
            Effect::Penalty { seat } => self.add_penalty(seat),
            Effect::Finish { reason } => self.finished = Some(reason),
            // Only crosses bring these about.
            Effect::Lock { .. }
            | Effect::Cross { .. }
            | Effect::Bar { .. }
            | Effect::Pair { .. }
            | Effect::Lost { .. } => {}
        }
    }

    /// Hands the turn to the next seat, unless the game is over.
    fn next_turn(&mut self) {
        let next = self.active().and_then(|active| self.next_seat(active));
        if let (ModeState::Turns(turns), Some(next), None) =
            (&mut self.mode_state, next, self.finished)
        {
            turns.next_turn(next);
        }
    }

    fn add_penalty(&mut self, seat: Seat) {
        if let Some(seat_state) = self.seat_states.get_mut(seat.index()) {
            seat_state.sheet.add_penalty();
        }
    }
}
