//! A game as one browser looks at it: what pages are made from.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use super::space::color_name;
use super::story;
use super::visitor::Visitor;
use crate::error::Error;
use crate::games::{Access, GAME_RESTS, GameView, Games, Record};
use crate::ids::GameId;
use crate::rules::{
    Action, Actor, Board, By, ByColor, Color, Effect, Event, EventKind, Game, Seat, Seq, Table,
    Use, Violation,
};
use crate::words::{Arg, Said, said};

/// A game, what the browser may do in it, and which sheet it looks at.
pub(super) struct Seen {
    pub(super) view: GameView,
    pub(super) game: Game,
    pub(super) access: Access,
    /// The sheet in the hand; `None` for whoever only looks on.
    pub(super) seat: Option<Seat>,
    /// Whether anybody with a link may look on; told to the host alone.
    pub(super) is_shared: bool,
    /// The time zone of its group.
    pub(super) zone: Tz,
    is_host_silent: bool,
    times: Vec<DateTime<Utc>>,
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
            times,
            is_host_silent,
            zone,
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
            zone,
            is_host_silent,
            times,
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

    /// What ended the game; `None` before its end.
    pub(super) fn end(&self) -> Option<&Event> {
        self.event(self.end_seq()?)
    }

    /// Whether the game was ended only because nobody played on for long.
    pub(super) fn was_abandoned(&self) -> bool {
        let end = self.end_seq().and_then(|seq| usize::try_from(seq).ok());
        let times = end.and_then(|end| self.times.get(..end));
        matches!(times, Some([.., before, end]) if *end - *before >= GAME_RESTS)
    }

    fn end_seq(&self) -> Option<Seq> {
        let is_end = |event: &Event| {
            let mut effects = event.effects.iter();
            effects.any(|effect| matches!(effect, Effect::Finish { .. }))
        };
        let mut seqs = (1..=self.game.seq()).rev();
        seqs.find(|&seq| !self.game.is_undone(seq) && self.event(seq).is_some_and(is_end))
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

    /// The names of those who locked each row; none where nobody at this table did.
    pub(super) fn lockers(&self) -> ByColor<Vec<Arg>> {
        ByColor::from_fn(|color| self.names(&self.table().lockers(color)))
    }

    /// The names of these seats.
    pub(super) fn names(&self, seats: &[Seat]) -> Vec<Arg> {
        let names = seats.iter().map(|&seat| Arg::from(self.name(seat)));
        names.collect()
    }

    /// What another seat just did that this one should hear of.
    pub(super) fn news(&self, seat: Seat) -> Option<Said> {
        let event = self.game.log().last()?;
        let actor = event.seat.filter(|&actor| actor != seat);
        let who = actor.map(|actor| self.name(actor));
        match (&event.kind, who) {
            (EventKind::Undo { undid }, Some(who)) => {
                let what = taken_back(&self.event(*undid)?.kind)?;
                Some(said("news-undo").with("name", who).with("what", what))
            }
            (EventKind::Cross { row, .. }, Some(who)) => {
                let is_lock = !event.effects.is_empty();
                is_lock.then(|| locked(vec![Arg::from(who)], *row))
            }
            (EventKind::Cross { row, number, .. }, None) if event.by == By::Host => {
                let news = said("news-host-crossed").with("row", color_name(*row));
                Some(news.with("number", number))
            }
            (EventKind::EndTurn { .. }, _) => {
                let penalty = event.effects.iter().find_map(|effect| match effect {
                    Effect::Penalty { seat } => Some(*seat),
                    Effect::Lock { .. } | Effect::Finish { .. } => None,
                });
                penalty
                    .filter(|&other| other != seat)
                    .map(|other| said("news-penalty").with("name", self.name(other)))
            }
            (EventKind::Penalty {}, Some(who)) => Some(said("news-penalty").with("name", who)),
            (EventKind::Close { row }, Some(who)) => {
                let news = said("news-close").with("name", who);
                Some(news.with("row", color_name(*row)))
            }
            (EventKind::Leave {}, Some(who)) => Some(said("why-left-table").with("name", who)),
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

/// That these locked a row.
pub(super) fn locked(names: Vec<Arg>, row: Color) -> Said {
    let news = said("news-locked").with("names", Arg::List(names));
    news.with("row", color_name(row))
}

/// What was taken back, as it stands in a sentence.
fn taken_back(kind: &EventKind) -> Option<Said> {
    match kind {
        EventKind::Cross { row, number, .. } => Some(
            said("undone-cross")
                .with("row", color_name(*row))
                .with("number", number),
        ),
        EventKind::EndTurn { turn } => Some(said("undone-turn").with("turn", turn)),
        EventKind::Penalty {} => Some(said("undone-penalty")),
        EventKind::Close { row } => Some(said("undone-close").with("row", color_name(*row))),
        EventKind::Finish {} => Some(said("undone-finish")),
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

/// The colour of this name.
pub(super) fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.as_str() == name)
}
