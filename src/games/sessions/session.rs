//! A game in memory.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};

use super::presence::Presence;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, PlayerId};
use crate::rules::{Boards, Event, Game, GameSetup, Seat, Seq, Status};
use crate::store::{
    Ending, Entry, GameRow, GameUpdate, LoggedEvent, Request, SeatRow, StoredGame, WriteBatch,
};

/// The seat with turn 1.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct StartingSeat {
    pub(in crate::games) seat: Seat,
    /// Whether it was drawn at random.
    pub(in crate::games) drawn: bool,
}

/// A game in memory: what is stored, and the table folded from its log.
#[derive(Clone, Debug)]
pub(in crate::games) struct GameSession {
    pub(in crate::games) row: GameRow,
    pub(in crate::games) seats: Vec<SeatRow>,
    pub(in crate::games) game: Game,
    pub(in crate::games) times: Vec<DateTime<Utc>>,
    /// Who came in after the start.
    pub(in crate::games) entries: Vec<Entry>,
    /// The requests to the host that wait for an answer.
    pub(in crate::games) requests: Vec<Request>,
    /// When each player's phone last asked for the lobby.
    pub(in crate::games) phones_seen: BTreeMap<PlayerId, Instant>,
    /// Whether the host is there.
    pub(in crate::games) presence: Arc<Presence>,
}

impl GameSession {
    pub(in crate::games) fn new(
        row: GameRow,
        boards: &Boards,
        now: Instant,
    ) -> Result<Self, Error> {
        let board = boards.get(&row.variant).ok_or_else(|| {
            tracing::error!(variant = row.variant, "a stored game has an unknown board");
            Error::new(ErrorCode::Internal, "board-missing")
        })?;
        let setup = GameSetup {
            board: Arc::clone(board),
            mode: row.mode,
            house_rules: row.house_rules,
        };
        Ok(Self {
            row,
            seats: Vec::new(),
            game: Game::new(setup),
            times: Vec::new(),
            entries: Vec::new(),
            requests: Vec::new(),
            phones_seen: BTreeMap::new(),
            presence: Arc::new(Presence::new(now)),
        })
    }

    pub(in crate::games) fn load(
        stored: StoredGame,
        boards: &Boards,
        now: Instant,
    ) -> Result<Self, Error> {
        let mut open = Self::new(stored.game, boards, now)?;
        open.seats = stored.seats;
        open.entries = stored.entries;
        open.requests = stored.requests;
        let log = stored.log.into_iter();
        let (times, events): (_, Vec<Event>) = log.map(|it| (it.at, it.event)).unzip();
        open.times = times;
        open.game = Game::replay(open.game.setup().clone(), events);
        Ok(open)
    }

    /// Applies an event; returns the row to be stored.
    pub(in crate::games) fn push(
        &mut self,
        event: Event,
        at: DateTime<Utc>,
    ) -> (GameId, LoggedEvent) {
        self.game.push(event.clone());
        self.times.push(at);
        let seq = self.game.seq();
        (self.row.id.clone(), LoggedEvent { seq, at, event })
    }

    /// Lets the game begin with the lobby's seats in this order, from which they are numbered anew;
    /// with turns, the beginner has the first.
    pub(in crate::games) fn begin(
        &mut self,
        order: Vec<Seat>,
        beginner: Option<StartingSeat>,
        at: DateTime<Utc>,
    ) -> (GameId, LoggedEvent) {
        let rows = order.iter().filter_map(|seat| self.seats.get(seat.index()));
        let numbered = Seat::first(self.seats.len()).zip(rows);
        self.seats = numbered
            .map(|(seat, row)| SeatRow {
                seat,
                ..row.clone()
            })
            .collect();
        let event = match beginner {
            Some(first) => Event::start_with_first(order, first.seat, first.drawn),
            None => Event::start(order),
        };
        self.push(event, at)
    }

    /// Lets a move happen; gives all that is to be stored of it.
    pub(in crate::games) fn happen(&mut self, event: Event, at: DateTime<Utc>) -> WriteBatch {
        let events = vec![self.push(event, at)];
        let update = if self.seat_entries() {
            Some(self.sync_seats(at))
        } else {
            self.sync_row(at)
        };
        WriteBatch {
            events,
            updates: update.into_iter().collect(),
            ..WriteBatch::default()
        }
    }

    /// Brings the seats in line with the entries that count; tells whether any has changed.
    ///
    /// A rewind takes a seat that came in later out, and another may bring it back.
    fn seat_entries(&mut self) -> bool {
        if self.entries.is_empty() {
            return false;
        }
        let mut seats = Vec::new();
        for seat in Seat::first(self.game.table().seats()) {
            let entered = self.game.entry_event(seat);
            let mut entries = self.entries.iter();
            let entry = entries.find(|entry| Some(entry.seq) == entered);
            let present = self.seats.get(seat.index()).cloned();
            let is_present = |entry: &&Entry| {
                let player = present.as_ref().map(|row| &row.player);
                player == Some(&entry.player)
            };
            seats.extend(match entry.filter(|entry| !is_present(entry)) {
                Some(entry) => Some(SeatRow {
                    seat,
                    player: entry.player.clone(),
                    name: entry.name.clone(),
                    claimed: true,
                }),
                None => present,
            });
        }
        let has_changed = seats != self.seats;
        self.seats = seats;
        has_changed
    }

    /// The update that brings the row of the game in line with its table; `None` if nothing changed.
    pub(in crate::games) fn sync_row(&mut self, at: DateTime<Utc>) -> Option<GameUpdate> {
        let table = self.game.table();
        let status = table.status();
        if status == self.row.status {
            return None;
        }
        let mut update = GameUpdate::of(self.row.id.clone());
        update.status = Some(status);
        if self.row.status == Status::Lobby {
            self.row.started_at = Some(at);
            update.started_at = Some(at);
        }
        if let Some(reason) = table.end_reason() {
            update.ending = Some(Some(Ending {
                at,
                reason,
                figures: table.seat_summaries(),
            }));
            self.row.finished_at = Some(at);
        } else if self.row.status == Status::Finished {
            update.ending = Some(None);
            self.row.finished_at = None;
        }
        self.row.status = status;
        self.row.reason = table.end_reason();
        Some(update)
    }

    /// As [`GameSession::sync_row`], and stores the seats.
    pub(in crate::games) fn sync_seats(&mut self, at: DateTime<Utc>) -> GameUpdate {
        let update = self.sync_row(at);
        GameUpdate {
            seats: Some(self.seats.clone()),
            ..update.unwrap_or_else(|| GameUpdate::of(self.row.id.clone()))
        }
    }

    /// The sequence number of the last event.
    pub(in crate::games) fn seq(&self) -> Seq {
        self.game.seq()
    }
}
