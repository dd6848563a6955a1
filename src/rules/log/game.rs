//! A game: its log, and the table folded from it.

use std::sync::Arc;

use crate::log::retraction::{index_of, retracted};
use crate::{
    Action, Actor, By, Event, EventKind, GameSetup, Mode, Seat, Seq, SharedVec, Status, Table,
    TalliedSheet, Violation,
};

/// One game: everything that happened, and the table as it stands now.
///
/// Undo and rewind edit nothing: they append an event that names what no longer counts, and the
/// table is folded anew without it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    log: SharedVec<Event>,
    retracted: SharedVec<bool>,
    /// Shared by clones until an event is pushed.
    table: Arc<Table>,
    /// The index of the event with which the current turn began.
    turn_began: Option<usize>,
}

impl Game {
    /// A game without seats.
    pub fn new(setup: GameSetup) -> Self {
        Self {
            log: SharedVec::default(),
            retracted: SharedVec::default(),
            table: Arc::new(Table::new(setup)),
            turn_began: None,
        }
    }

    /// The game with this log; the table is folded once, however many undo and rewind events the log has.
    pub fn replay(setup: GameSetup, log: impl IntoIterator<Item = Event>) -> Self {
        let log: SharedVec<Event> = log.into_iter().collect();
        let mut game = Self {
            retracted: retracted(&log),
            log,
            table: Arc::new(Table::new(setup)),
            turn_began: None,
        };
        game.fold_anew();
        game
    }

    pub fn setup(&self) -> &GameSetup {
        self.table.setup()
    }

    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table, to be compared with a later one.
    pub fn shared_table(&self) -> &Arc<Table> {
        &self.table
    }

    /// Everything that happened; the event numbered 1 is the first.
    pub fn log(&self) -> &SharedVec<Event> {
        &self.log
    }

    /// The number of the latest event; 0 before the first.
    pub fn seq(&self) -> Seq {
        Seq::try_from(self.log.len()).unwrap_or(Seq::MAX)
    }

    /// Whether the event of this number was undone.
    pub fn is_retracted(&self, seq: Seq) -> bool {
        index_of(seq)
            .and_then(|index| self.retracted.get(index))
            .is_some_and(|&is_retracted| is_retracted)
    }

    /// Decides a move: the event it would be; changes nothing.
    pub fn decide(&self, actor: Actor, action: Action) -> Result<Event, Violation> {
        match action {
            Action::Undo {} => self.decide_undo(actor),
            Action::Rewind { to } => self.decide_rewind(actor, to),
            Action::Cross(_)
            | Action::Roll(_)
            | Action::EndTurn { .. }
            | Action::Penalty {}
            | Action::Close { .. }
            | Action::Finish {}
            | Action::Leave {}
            | Action::Correct(_) => self.table.decide(actor, action),
        }
    }

    /// Appends and applies an event; it comes from [`Game::decide`] or a log, so nothing is refused.
    pub fn push(&mut self, event: Event) {
        let is_retraction = matches!(
            event.kind,
            EventKind::Undo { .. } | EventKind::Rewind { .. }
        );
        self.log.push(event);
        if is_retraction {
            self.retracted = retracted(&self.log);
            self.fold_anew();
        } else {
            self.retracted.push(false);
            if let Some(event) = self.log.last() {
                let before = self.table.turn();
                Arc::make_mut(&mut self.table).apply(event);
                if self.table.turn() != before {
                    self.turn_began = self.log.len().checked_sub(1);
                }
            }
        }
    }

    /// Folds the table and the beginning of its turn from the whole log.
    fn fold_anew(&mut self) {
        let mut table = Table::new(self.setup().clone());
        let mut began = None;
        for (index, event) in self.effective_events() {
            let before = table.turn();
            table.apply(event);
            if table.turn() != before {
                began = Some(index);
            }
        }
        self.table = Arc::new(table);
        self.turn_began = began;
    }

    /// The index of the event with which the current turn began.
    pub(crate) fn turn_began_at(&self) -> Option<usize> {
        self.turn_began
    }

    /// The events that count, with their indexes in the log.
    pub(crate) fn effective_events(&self) -> impl DoubleEndedIterator<Item = (usize, &Event)> {
        let events = self.log.iter().zip(&self.retracted).enumerate();
        events
            .filter(|(_, (_, is_retracted))| !**is_retracted)
            .map(|(index, (event, _))| (index, event))
    }

    /// The table after the first `count` events of the log.
    fn fold(&self, count: usize) -> Table {
        let mut table = Table::new(self.setup().clone());
        for (_, event) in self.effective_events().filter(|&(index, _)| index < count) {
            table.apply(event);
        }
        table
    }

    /// Whether the log has a rematch of this game.
    pub fn has_rematch(&self) -> bool {
        let is_rematch = |event: &Event| matches!(event.kind, EventKind::Rematch { .. });
        self.effective_events().any(|(_, event)| is_rematch(event))
    }

    /// The number of the event with which a seat joined after the start; `None` for a seat of the lobby.
    ///
    /// A seat that a rewind removed does not count, and its number may go to another.
    pub fn entry_event(&self, seat: Seat) -> Option<Seq> {
        let is_start = |event: &Event| matches!(event.kind, EventKind::Start { .. });
        let is_entry = |event: &Event| {
            event.seat == Some(seat) && matches!(event.kind, EventKind::Join { .. })
        };
        let (index, _) = self
            .effective_events()
            .skip_while(|(_, event)| !is_start(event))
            .find(|(_, event)| is_entry(event))?;
        Seq::try_from(index + 1).ok()
    }

    /// The numbers of the events with which seats joined after the start, in the order of seats.
    pub fn entry_events(&self) -> impl Iterator<Item = Seq> {
        let is_start = |event: &Event| matches!(event.kind, EventKind::Start { .. });
        let is_entry = |event: &Event| matches!(event.kind, EventKind::Join { .. });
        self.effective_events()
            .skip_while(move |(_, event)| !is_start(event))
            .filter(move |(_, event)| is_entry(event))
            .filter_map(|(index, _)| Seq::try_from(index + 1).ok())
    }

    /// Whether the game was entered from paper; then there is nothing to rewind to.
    pub fn is_paper_game(&self) -> bool {
        let is_paper = |event: &Event| matches!(event.kind, EventKind::TalliedResult { .. });
        self.log.iter().any(is_paper)
    }

    /// Whether the crosses of this seat's sheet are known: of a game from paper they are not where only counts or the total are.
    pub fn knows_sheet(&self, seat: Seat) -> bool {
        let tallied = self.log.iter().find_map(|event| match &event.kind {
            EventKind::TalliedResult { sheets, .. } => sheets.get(seat.index()),
            _ => None,
        });
        tallied.is_none_or(TalliedSheet::is_marked)
    }

    fn decide_rewind(&self, actor: Actor, to: Seq) -> Result<Event, Violation> {
        if self.table.status() == Status::Lobby {
            return Err(Violation::NotStarted);
        }
        if self.is_paper_game() {
            return Err(Violation::GameOver);
        }
        if actor.by == By::Seat {
            return Err(Violation::HostOnly);
        }
        let is_start = |event: &Event| matches!(event.kind, EventKind::Start { .. });
        let start = self.log.iter().position(is_start);
        let index = index_of(to).filter(|&index| Some(index) >= start);
        if index.is_none_or(|index| index + 1 >= self.log.len()) {
            return Err(Violation::InvalidValue);
        }
        Ok(retraction(actor, EventKind::Rewind { to }))
    }

    fn decide_undo(&self, actor: Actor) -> Result<Event, Violation> {
        let status = self.table.status();
        let goes_on = matches!(status, Status::Playing | Status::LastCall);
        if goes_on && !self.table.may_move(actor.seat) {
            return Err(Violation::NotYourTurn);
        }
        let index = match (status, self.setup().mode) {
            (Status::Lobby, _) => return Err(Violation::NotStarted),
            (Status::Finished, _) => self.undoable_end(actor)?,
            (Status::Playing | Status::LastCall, Mode::Sheet) => self.latest_move(actor.seat)?,
            (Status::Playing | Status::LastCall, Mode::Turns | Mode::Dice) => {
                self.latest_cross(actor)?
            }
        };
        self.check_still_legal(index)?;
        let undid = Seq::try_from(index + 1).unwrap_or(Seq::MAX);
        Ok(retraction(actor, EventKind::Undo { undid }))
    }

    /// The event that ended the game, if this actor may undo it: the host, or the seat whose turn or cross it was.
    fn undoable_end(&self, actor: Actor) -> Result<usize, Violation> {
        let (index, event) = self.moves().next().ok_or(Violation::GameOver)?;
        let is_own = match event.kind {
            EventKind::EndTurn { .. } => {
                event.seat == Some(actor.seat) || self.table.active() == Some(actor.seat)
            }
            EventKind::Cross(_) => event.seat == Some(actor.seat),
            _ => false,
        };
        let may_undo = is_own && !self.table.has_left(actor.seat);
        if actor.by == By::Host || may_undo {
            Ok(index)
        } else {
            Err(Violation::GameOver)
        }
    }

    /// The seat's latest move, whenever it was made.
    fn latest_move(&self, seat: Seat) -> Result<usize, Violation> {
        let mut moves = self.moves().filter(|(_, event)| {
            event.seat == Some(seat) && !matches!(event.kind, EventKind::Correct(_))
        });
        moves
            .next()
            .map(|(index, _)| index)
            .ok_or(Violation::NothingToUndo)
    }

    /// The seat's latest cross since the turn began, or the end of the turn before.
    ///
    /// A turn also ends when its active seat leaves or is corrected out of the last call, which is not
    /// undone.
    fn latest_cross(&self, actor: Actor) -> Result<usize, Violation> {
        let began = self.turn_began;
        let since = || self.moves().take_while(|&(index, _)| Some(index) > began);
        let is_own = |event: &Event| {
            event.seat == Some(actor.seat) && matches!(event.kind, EventKind::Cross(_))
        };
        if let Some((index, _)) = since().find(|(_, event)| is_own(event)) {
            return Ok(index);
        }
        let end = began.and_then(|index| Some((index, self.log.get(index)?)));
        let Some((index, EventKind::EndTurn { turn })) = end.map(|(index, it)| (index, &it.kind))
        else {
            return Err(Violation::NothingToUndo);
        };
        let was_active = self.table.active_in(*turn) == Some(actor.seat);
        if actor.by == By::Seat && !was_active {
            Err(Violation::NothingToUndo)
        } else if since().next().is_some() {
            Err(Violation::UndoConflict)
        } else {
            Ok(index)
        }
    }

    /// The moves that count, the latest first.
    fn moves(&self) -> impl Iterator<Item = (usize, &Event)> {
        self.effective_events()
            .rev()
            .filter(|(_, event)| action_of(&event.kind).is_some())
    }

    /// Checks that every later event would be the same without this one.
    ///
    /// An event that the current rules would not produce even with this one was made under earlier rules, and is not
    /// checked.
    fn check_still_legal(&self, index: usize) -> Result<(), Violation> {
        let latest = self.effective_events().next_back();
        if latest.is_some_and(|(latest, _)| latest == index) {
            return Ok(());
        }
        let mut with = self.fold(index);
        let mut without = with.clone();
        for (position, event) in self
            .effective_events()
            .skip_while(|&(position, _)| position < index)
        {
            if position == index {
                with.apply(event);
                continue;
            }
            if let (Some(action), Some(seat)) = (action_of(&event.kind), event.seat) {
                let actor = Actor { seat, by: event.by };
                let is_taken = |table: &Table| {
                    let taken = table.decide(actor, action);
                    taken.is_ok_and(|taken| taken.does_the_same(event))
                };
                if is_taken(&with) && !is_taken(&without) {
                    return Err(Violation::UndoConflict);
                }
            }
            let ends_turn = |table: &mut Table| {
                let before = table.turn();
                table.apply(event);
                table.turn() != before
            };
            if ends_turn(&mut with) != ends_turn(&mut without) {
                return Err(Violation::UndoConflict);
            }
        }
        Ok(())
    }
}

fn retraction(actor: Actor, kind: EventKind) -> Event {
    Event {
        seat: Some(actor.seat),
        by: actor.by,
        kind,
        effects: Vec::new(),
    }
}

/// The move that an event came from; `None` for events that are not moves.
pub(crate) fn action_of(kind: &EventKind) -> Option<Action> {
    match *kind {
        EventKind::Cross(cross) => Some(Action::Cross(cross)),
        EventKind::Roll(dice) => Some(Action::Roll(dice)),
        EventKind::EndTurn { turn } => Some(Action::EndTurn { turn }),
        EventKind::Penalty {} => Some(Action::Penalty {}),
        EventKind::Close { row } => Some(Action::Close { row }),
        EventKind::Finish {} => Some(Action::Finish {}),
        EventKind::Leave {} => Some(Action::Leave {}),
        EventKind::Correct(correction) => Some(Action::Correct(correction)),
        EventKind::Join { .. }
        | EventKind::Remove {}
        | EventKind::SetNumbers { .. }
        | EventKind::SetSheet { .. }
        | EventKind::Start { .. }
        | EventKind::Undo { .. }
        | EventKind::Rewind { .. }
        | EventKind::Host {}
        | EventKind::TalliedResult { .. }
        | EventKind::Rematch { .. } => None,
    }
}
