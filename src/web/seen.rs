//! A game as one browser looks at it: what pages are made from.

use super::story;
use super::visitor::Visitor;
use crate::error::Error;
use crate::games::{Access, GameView, Games, Record};
use crate::ids::GameId;
use crate::rules::{
    Action, Actor, Board, By, ByColor, Color, Effect, Event, EventKind, Game, Seat, Seq, Table,
    Use, Violation,
};

/// A game, what the browser may do in it, and which sheet it looks at.
pub(super) struct Seen {
    pub(super) view: GameView,
    pub(super) game: Game,
    pub(super) access: Access,
    /// The sheet in the hand; `None` for whoever only looks on.
    pub(super) seat: Option<Seat>,
    /// Whether anybody with a link may look on; told to the host alone.
    pub(super) is_shared: bool,
    is_host_silent: bool,
}

impl Seen {
    /// The game, with the sheet of the wanted seat where the browser may mark that one.
    pub(super) async fn load(
        games: &Games,
        visitor: &Visitor,
        id: &GameId,
        wanted: Option<usize>,
    ) -> Result<Self, Error> {
        let Record {
            view,
            game,
            is_host_silent,
            ..
        } = games.record(&visitor.caller, id).await?;
        let access = games.access(&visitor.caller, id).await?;
        let may_mark = |seat: &Seat| {
            seat.index() < view.seats.len() && (access.host || access.seats.contains(seat))
        };
        let wanted = wanted.and_then(Seat::new).filter(may_mark);
        let seat = wanted.or_else(|| access.seats.first().copied());
        let is_shared = access.host && games.is_shared(id).await?;
        Ok(Self {
            view,
            game,
            access,
            seat,
            is_shared,
            is_host_silent,
        })
    }

    pub(super) fn table(&self) -> &Table {
        self.game.table()
    }

    pub(super) fn board(&self) -> &Board {
        &self.game.setup().board
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        let seat = self.view.seats.get(seat.index());
        seat.map_or("", |seat| &seat.name)
    }

    /// Whether the seat belongs to this browser, and not only to its role as the host.
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.access.seats.contains(&seat)
    }

    /// Why this browser cannot do that for the seat; `None` if it can, by the seat's right or the host's.
    pub(super) fn refusal(&self, seat: Seat, action: Action) -> Option<Violation> {
        self.decide(seat, action).err()
    }

    /// The own seat that may take the host's role over, while the host is silent.
    pub(super) fn may_take_over(&self) -> Option<Seat> {
        let may = self.is_host_silent && !self.access.host;
        let mut own = self.access.seats.iter().copied();
        own.find(|&seat| may && !self.table().has_left(seat))
    }

    /// What a cross would use of the roll; `None` where it is refused or the dice are not known.
    pub(super) fn usage(&self, seat: Seat, cross: Action) -> Option<Use> {
        let EventKind::Cross { usage, .. } = self.decide(seat, cross).ok()?.kind else {
            return None;
        };
        usage
    }

    /// The event that a move for the seat would be, by the seat's right or the host's.
    pub(super) fn decide(&self, seat: Seat, action: Action) -> Result<Event, Violation> {
        let decide = |by| self.game.decide(Actor { seat, by }, action);
        match (self.is_own(seat), self.access.host) {
            (true, false) => decide(By::Seat),
            (true, true) => decide(By::Seat).or_else(|_| decide(By::Host)),
            (false, true) => decide(By::Host),
            (false, false) => Err(Violation::HostOnly),
        }
    }

    /// The event of this number.
    pub(super) fn event(&self, seq: Seq) -> Option<&Event> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.game.log().get(index)
    }

    /// How many spaces stand in the longest row; the lock stands there like one more.
    pub(super) fn columns(&self) -> usize {
        let rows = &self.board().rows;
        let longest = Color::ALL.iter().map(|&row| rows[row].spaces.len()).max();
        longest.unwrap_or_default() + 1
    }

    /// The seats whose sheets this browser may mark.
    pub(super) fn markable(&self) -> Vec<Seat> {
        Seat::first(self.view.seats.len())
            .filter(|&seat| self.access.host || self.is_own(seat))
            .collect()
    }

    /// The events that were not taken back.
    fn live(&self) -> impl Iterator<Item = &Event> {
        let seqs: std::ops::RangeInclusive<Seq> = 1..=self.game.seq();
        let events = self.game.log().iter().zip(seqs);
        events
            .filter(|&(_, seq)| !self.game.is_undone(seq))
            .map(|(event, _)| event)
    }

    /// The names of those who locked each row, as in "Ana and Ben"; empty where nobody at this table did.
    pub(super) fn lockers(&self) -> ByColor<String> {
        ByColor::from_fn(|color| {
            let locked = |event: &&Event| event.effects.contains(&Effect::Lock { row: color });
            let seats = self.live().filter(locked).filter_map(|event| event.seat);
            let names: Vec<&str> = seats.map(|seat| self.name(seat)).collect();
            listed(&names)
        })
    }

    /// What another seat just did that this one should hear of.
    pub(super) fn news(&self, seat: Seat) -> Option<String> {
        let event = self.game.log().last()?;
        let actor = event.seat.filter(|&actor| actor != seat);
        let who = actor.map(|actor| self.name(actor));
        match (&event.kind, who) {
            (EventKind::Undo { undid }, Some(who)) => {
                taken_back(&self.event(*undid)?.kind).map(|what| format!("{who} took back {what}."))
            }
            (EventKind::Cross { row, .. }, Some(who)) => {
                let is_lock = !event.effects.is_empty();
                is_lock.then(|| format!("{who} locked {row}."))
            }
            (EventKind::Cross { row, number, .. }, None) if event.by == By::Host => {
                Some(format!("The host crossed {row} {number} here."))
            }
            (EventKind::EndTurn { .. }, _) => {
                let penalty = event.effects.iter().find_map(|effect| match effect {
                    Effect::Penalty { seat } => Some(*seat),
                    Effect::Lock { .. } | Effect::Finish { .. } => None,
                });
                penalty
                    .filter(|&other| other != seat)
                    .map(|other| format!("{} takes a penalty.", self.name(other)))
            }
            (EventKind::Penalty {}, Some(who)) => Some(format!("{who} takes a penalty.")),
            (EventKind::Close { row }, Some(who)) => {
                Some(format!("{who} says that {row} was locked on paper."))
            }
            (EventKind::Leave {}, Some(who)) => Some(format!("{who} has left the table.")),
            (EventKind::Correct(_) | EventKind::Rewind { .. } | EventKind::Host {}, _) => {
                Some(story::told(self, event))
            }
            (
                EventKind::Undo { .. }
                | EventKind::Cross { .. }
                | EventKind::Penalty {}
                | EventKind::Close { .. }
                | EventKind::Leave {}
                | EventKind::Join { .. }
                | EventKind::Lucky { .. }
                | EventKind::Start { .. }
                | EventKind::Roll(_)
                | EventKind::Finish {}
                | EventKind::Paper { .. }
                | EventKind::Rematch { .. },
                _,
            ) => None,
        }
    }
}

fn taken_back(kind: &EventKind) -> Option<String> {
    match kind {
        EventKind::Cross { row, number, .. } => Some(format!("{row} {number}")),
        EventKind::EndTurn { turn } => Some(format!("the end of turn {turn}")),
        EventKind::Penalty {} => Some("a penalty".to_owned()),
        EventKind::Close { row } => Some(format!("the closing of {row}")),
        EventKind::Finish {} => Some("the end of the game".to_owned()),
        EventKind::Join { .. }
        | EventKind::Lucky { .. }
        | EventKind::Start { .. }
        | EventKind::Roll(_)
        | EventKind::Undo { .. }
        | EventKind::Leave {}
        | EventKind::Rewind { .. }
        | EventKind::Correct(_)
        | EventKind::Host {}
        | EventKind::Paper { .. }
        | EventKind::Rematch { .. } => None,
    }
}

/// Names as they stand in a sentence: "Ana", "Ana and Ben", "Ana, Ben and Cleo".
pub(super) fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A word with a capital, to begin a sentence.
pub(super) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters
        .next()
        .map(|first| first.to_uppercase().collect::<String>());
    first.unwrap_or_default() + letters.as_str()
}

/// The colour of this name.
pub(super) fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.as_str() == name)
}
