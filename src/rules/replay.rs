//! A game: its log, and the table folded from it.

use super::{
    Action, Actor, By, Event, EventKind, Mode, Seat, Seq, Setup, Status, Table, Violation,
};

/// One game: everything that happened, and the table as it stands now.
///
/// Taking back edits nothing: the log grows by an event that names what counts no more, and the
/// table is folded anew without it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    log: Vec<Event>,
    undone: Vec<bool>,
    table: Table,
}

impl Game {
    /// A game nobody has joined yet.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            log: Vec::new(),
            undone: Vec::new(),
            table: Table::new(setup),
        }
    }

    /// The game whose log this is.
    pub fn replay(setup: Setup, log: impl IntoIterator<Item = Event>) -> Self {
        let mut game = Self::new(setup);
        for event in log {
            game.push(event);
        }
        game
    }

    /// What is played on and how.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.table.setup()
    }

    /// The table as it stands now.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Everything that happened; the event numbered 1 is the first.
    #[must_use]
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The number of the latest event; 0 before the first.
    #[must_use]
    pub fn seq(&self) -> Seq {
        Seq::try_from(self.log.len()).unwrap_or(Seq::MAX)
    }

    /// Whether the event of this number has been taken back.
    #[must_use]
    pub fn is_undone(&self, seq: Seq) -> bool {
        index_of(seq)
            .and_then(|index| self.undone.get(index))
            .is_some_and(|&undone| undone)
    }

    /// Decides a move: the event it would be; changes nothing.
    ///
    /// # Errors
    /// A rule that the move would break.
    pub fn decide(&self, actor: Actor, action: Action) -> Result<Event, Violation> {
        match action {
            Action::Undo {} => self.decide_undo(actor),
            Action::Cross { .. }
            | Action::EndTurn { .. }
            | Action::Penalty {}
            | Action::Close { .. }
            | Action::Finish {} => self.table.decide(actor, action),
        }
    }

    /// Lets an event happen; it comes from [`Game::decide`] or a log, so nothing is refused.
    pub fn push(&mut self, event: Event) {
        match event.kind {
            EventKind::Undo { undid } => {
                if let Some(undone) = index_of(undid).and_then(|index| self.undone.get_mut(index)) {
                    *undone = true;
                }
                self.table = self.fold(|_| false);
            }
            EventKind::Join {}
            | EventKind::Start { .. }
            | EventKind::Cross { .. }
            | EventKind::EndTurn { .. }
            | EventKind::Penalty {}
            | EventKind::Close { .. }
            | EventKind::Finish {}
            | EventKind::Host {}
            | EventKind::Rematch { .. } => self.table.apply(&event),
        }
        self.log.push(event);
        self.undone.push(false);
    }

    /// The events that count, with their places in the log.
    fn live(&self) -> impl DoubleEndedIterator<Item = (usize, &Event)> {
        let events = self.log.iter().zip(&self.undone).enumerate();
        events
            .filter(|(_, (_, undone))| !**undone)
            .map(|(index, (event, _))| (index, event))
    }

    fn fold(&self, without: impl Fn(usize) -> bool) -> Table {
        let mut table = Table::new(self.setup().clone());
        for (_, event) in self.live().filter(|&(index, _)| !without(index)) {
            table.apply(event);
        }
        table
    }

    fn decide_undo(&self, actor: Actor) -> Result<Event, Violation> {
        let index = match (self.table.status(), self.setup().mode) {
            (Status::Lobby, _) => return Err(Violation::NotStarted),
            (Status::Finished, _) => self.undoable_end(actor)?,
            (Status::Playing | Status::LastCall, Mode::Sheet) => self.latest_move(actor.seat)?,
            (Status::Playing | Status::LastCall, Mode::Turns) => self.latest_cross(actor)?,
        };
        self.check_without(index)?;
        let undid = Seq::try_from(index + 1).unwrap_or(Seq::MAX);
        let kind = EventKind::Undo { undid };
        Ok(Event {
            seat: Some(actor.seat),
            by: actor.by,
            kind,
            effects: Vec::new(),
        })
    }

    /// What ended the game, if this actor may take it back: the host, or whose turn it ended.
    fn undoable_end(&self, actor: Actor) -> Result<usize, Violation> {
        let has_next = |event: &Event| matches!(event.kind, EventKind::Rematch { .. });
        if self.live().any(|(_, event)| has_next(event)) {
            return Err(Violation::GameOver);
        }
        let (index, event) = self.moves().next().ok_or(Violation::GameOver)?;
        let was_active = matches!(event.kind, EventKind::EndTurn { .. })
            && self.table.active() == Some(actor.seat);
        if actor.by == By::Host || was_active {
            Ok(index)
        } else {
            Err(Violation::GameOver)
        }
    }

    /// The seat's latest move, whenever it was made.
    fn latest_move(&self, seat: Seat) -> Result<usize, Violation> {
        let mut moves = self.moves().filter(|(_, event)| event.seat == Some(seat));
        moves
            .next()
            .map(|(index, _)| index)
            .ok_or(Violation::NothingToUndo)
    }

    /// The seat's latest cross since the turn began, or the end of the turn before.
    fn latest_cross(&self, actor: Actor) -> Result<usize, Violation> {
        let mut others_moved = false;
        for (index, event) in self.moves() {
            match event.kind {
                EventKind::EndTurn { turn } => {
                    return self.undoable_end_turn(index, turn, actor, others_moved);
                }
                _ if event.seat == Some(actor.seat) => return Ok(index),
                _ => others_moved = true,
            }
        }
        Err(Violation::NothingToUndo)
    }

    fn undoable_end_turn(
        &self,
        index: usize,
        turn: super::Turn,
        actor: Actor,
        others_moved: bool,
    ) -> Result<usize, Violation> {
        let was_active = self.table.active_in(turn) == Some(actor.seat);
        if actor.by == By::Seat && !was_active {
            return Err(Violation::NothingToUndo);
        }
        if others_moved {
            Err(Violation::UndoConflict)
        } else {
            Ok(index)
        }
    }

    /// The moves that count, the latest first.
    fn moves(&self) -> impl Iterator<Item = (usize, &Event)> {
        self.live()
            .rev()
            .filter(|(_, event)| action_of(&event.kind).is_some())
    }

    /// Checks that everything after this event would still have been allowed without it.
    fn check_without(&self, index: usize) -> Result<(), Violation> {
        let mut table = self.fold(|other| other >= index);
        for (_, event) in self.live().filter(|&(other, _)| other > index) {
            if let (Some(action), Some(seat)) = (action_of(&event.kind), event.seat) {
                let actor = Actor { seat, by: event.by };
                table
                    .decide(actor, action)
                    .map_err(|_| Violation::UndoConflict)?;
            }
            table.apply(event);
        }
        Ok(())
    }
}

/// The move that an event came from; `None` for what is not a move on the sheets.
fn action_of(kind: &EventKind) -> Option<Action> {
    match *kind {
        EventKind::Cross { row, number, turn } => Some(Action::Cross { row, number, turn }),
        EventKind::EndTurn { turn } => Some(Action::EndTurn { turn }),
        EventKind::Penalty {} => Some(Action::Penalty {}),
        EventKind::Close { row } => Some(Action::Close { row }),
        EventKind::Finish {} => Some(Action::Finish {}),
        EventKind::Join {}
        | EventKind::Start { .. }
        | EventKind::Undo { .. }
        | EventKind::Host {}
        | EventKind::Rematch { .. } => None,
    }
}

fn index_of(seq: Seq) -> Option<usize> {
    usize::try_from(seq).ok()?.checked_sub(1)
}
