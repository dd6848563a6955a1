//! A game in memory.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};
use tokio::sync::OwnedMutexGuard;
use tokio::task::spawn_blocking;

use super::Games;
use super::first::Beginner;
use super::listeners::Presence;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, PlayerId};
use crate::live::Update;
use crate::rules::{Boards, Event, Game, GameSetup, Seat, SeatSummary, Seq, Status};
use crate::store::{
    Ending, Entry, GameRow, GameUpdate, LoggedEvent, Request, SeatRow, StoreError, StoredGame,
    WriteBatch,
};

/// A game in memory: what is stored, and the table folded from its log.
#[derive(Clone, Debug)]
pub(super) struct GameSession {
    pub(super) row: GameRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) game: Game,
    pub(super) times: Vec<DateTime<Utc>>,
    /// Who came in after the start.
    pub(super) entries: Vec<Entry>,
    /// The requests to the host that wait for an answer.
    pub(super) requests: Vec<Request>,
    /// When each player's phone last asked for the lobby.
    pub(super) phones_seen: BTreeMap<PlayerId, Instant>,
    /// Whether the host is there.
    pub(super) presence: Arc<Presence>,
}

impl GameSession {
    pub(super) fn new(row: GameRow, boards: &Boards, now: Instant) -> Result<Self, Error> {
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

    fn load(stored: StoredGame, boards: &Boards, now: Instant) -> Result<Self, Error> {
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
    pub(super) fn push(&mut self, event: Event, at: DateTime<Utc>) -> (GameId, LoggedEvent) {
        self.game.push(event.clone());
        self.times.push(at);
        let seq = self.game.seq();
        (self.row.id.clone(), LoggedEvent { seq, at, event })
    }

    /// Lets the game begin with the lobby's seats in this order, from which they are numbered anew;
    /// with turns, the beginner has the first.
    pub(super) fn begin(
        &mut self,
        order: Vec<Seat>,
        beginner: Option<Beginner>,
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
            Some((first, drawn)) => Event::start_with_first(order, first, drawn),
            None => Event::start(order),
        };
        self.push(event, at)
    }

    /// Lets a move happen; gives all that is to be stored of it.
    pub(super) fn happen(&mut self, event: Event, at: DateTime<Utc>) -> WriteBatch {
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
    pub(super) fn sync_row(&mut self, at: DateTime<Utc>) -> Option<GameUpdate> {
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
    pub(super) fn sync_seats(&mut self, at: DateTime<Utc>) -> GameUpdate {
        let update = self.sync_row(at);
        GameUpdate {
            seats: Some(self.seats.clone()),
            ..update.unwrap_or_else(|| GameUpdate::of(self.row.id.clone()))
        }
    }

    /// The sequence number of the last event.
    pub(super) fn seq(&self) -> Seq {
        self.game.seq()
    }
}

impl Games {
    /// The game as it is stored.
    pub(super) async fn load(&self, id: &GameId) -> Result<GameSession, Error> {
        let stored = self.store().game(id).await.inspect_err(|error| {
            if matches!(error, StoreError::Damaged(_)) {
                tracing::error!(%id, "the stored game is damaged");
            }
        })?;
        let stored = stored.ok_or_else(Error::not_found)?;
        let (games, now) = (self.clone(), self.instant());
        // A log of thousands of events would hold up the other requests of this worker.
        let loaded = spawn_blocking(move || GameSession::load(stored, games.boards(), now));
        let broken = |error: tokio::task::JoinError| {
            tracing::error!(%error, "a stored log could not be replayed");
            Error::new(ErrorCode::Internal, "disk-unreadable")
        };
        loaded.await.map_err(broken)?
    }

    /// The figures of a stored game, which is not cached.
    pub(crate) async fn load_figures(&self, id: &GameId) -> Result<Vec<SeatSummary>, Error> {
        Ok(self.load(id).await?.game.table().seat_summaries())
    }

    /// Stores what happened to a game, and only then lets it be seen in memory and on the phones.
    ///
    /// Whoever asked may hang up meanwhile; what has begun is brought to its end all the same, so
    /// that memory and disk never part.
    pub(super) async fn commit(
        &self,
        mut current: OwnedMutexGuard<GameSession>,
        next: GameSession,
        change: WriteBatch,
    ) -> Result<(), StoreError> {
        let games = self.clone();
        let ends_rights = !change.revocations.is_empty();
        let stored = tokio::spawn(async move {
            if let Err(error) = games.store().write(change).await {
                // What is in memory may be older than what is stored; whoever waits gets it anew.
                match games.load(&current.row.id).await {
                    Ok(stored) => {
                        let presence = Arc::clone(&current.presence);
                        *current = GameSession { presence, ..stored };
                    }
                    Err(_) => games.registry().forget(&current.row.id),
                }
                return Err(error);
            }
            let before = current.seq();
            let asks = next.requests != current.requests;
            *current = next;
            games.publish(&current, before);
            if asks {
                games.live().publish(&current.row.id, Update::Requests);
            }
            if ends_rights {
                games.services().invalidate_rights();
                games.live().publish(&current.row.id, Update::AccessChanged);
            }
            Ok(())
        });
        let broken = |error: tokio::task::JoinError| StoreError::Unavailable(error.to_string());
        stored.await.map_err(broken)?
    }
}
