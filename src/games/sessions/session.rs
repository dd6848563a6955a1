//! The session of a game: its state in memory.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};
use rowlock_rules::{Board, Event, Game, GameSetup, KnownBoards, Seat, Seq, SharedVec, Status};

use super::connections::Connections;
use super::view_cache::ViewCache;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::PlayerId;
use crate::store::{
    Change, GameEnd, GameRow, GameUpdate, Highlight, JoinRequest, LateEntry, LogHash, LoggedEvent,
    MoveKey, SeatRow, StoredGame,
};

/// The seat with turn 1.
#[derive(Clone, Copy, Debug)]
pub(in crate::games) struct StartingSeat {
    pub(in crate::games) seat: Seat,
    /// Whether it was drawn at random.
    pub(in crate::games) drawn: bool,
}

/// What the players of a rematch are shown at its start.
#[derive(Clone, Debug)]
pub struct Opening {
    /// What the game before is remembered for.
    pub highlight: Option<Highlight>,
}

/// The state of a game in memory: its rows, its log, and the table computed from it.
///
/// A move is decided on a copy that shares all unchanged parts.
#[derive(Clone, Debug)]
pub(in crate::games) struct GameSession {
    pub(in crate::games) row: Arc<GameRow>,
    pub(in crate::games) seats: Arc<Vec<SeatRow>>,
    pub(in crate::games) game: Game,
    pub(in crate::games) times: SharedVec<DateTime<Utc>>,
    pub(in crate::games) hash: LogHash,
    /// The idempotency keys of the events.
    pub(in crate::games) keys: SharedVec<Option<MoveKey>>,
    /// The players who entered after the start.
    pub(in crate::games) entries: Vec<LateEntry>,
    /// What the players of a rematch are shown at its start.
    pub(in crate::games) opening: Option<Arc<Opening>>,
    /// The pending requests to the host.
    pub(in crate::games) requests: Vec<JoinRequest>,
    /// When each player last requested the lobby.
    pub(in crate::games) last_seen: BTreeMap<PlayerId, Instant>,
    pub(in crate::games) views: ViewCache,
    /// The clients that are connected.
    pub(in crate::games) connections: Arc<Connections>,
}

impl GameSession {
    pub(in crate::games) fn new(
        row: GameRow,
        boards: &KnownBoards,
        now: Instant,
    ) -> Result<Self, Error> {
        let board = boards.get(&row.variant).cloned().ok_or_else(|| {
            tracing::error!(variant = row.variant, "a stored game has an unknown board");
            Error::new(ErrorCode::Internal, "board-missing")
        })?;
        Ok(Self::on(board, row, now))
    }

    /// The session of a game; `board` is the board of its row.
    pub(in crate::games) fn on(board: Arc<Board>, row: GameRow, now: Instant) -> Self {
        let setup = GameSetup {
            board,
            mode: row.mode,
            house_rules: row.house_rules,
        };
        Self {
            hash: LogHash::of(&row.id),
            row: Arc::new(row),
            seats: Arc::default(),
            game: Game::new(setup),
            times: SharedVec::default(),
            keys: SharedVec::default(),
            entries: Vec::new(),
            opening: None,
            requests: Vec::new(),
            last_seen: BTreeMap::new(),
            views: ViewCache::default(),
            connections: Arc::new(Connections::new(now)),
        }
    }

    pub(in crate::games) fn load(
        stored: StoredGame,
        boards: &KnownBoards,
        now: Instant,
    ) -> Result<Self, Error> {
        let mut session = Self::new(stored.game, boards, now)?;
        session.seats = Arc::new(stored.seats);
        session.entries = stored.entries;
        session.requests = stored.requests;
        session.hash = stored.hash;
        session.times = stored.log.iter().map(|logged| logged.at).collect();
        session.keys = stored.log.iter().map(|logged| logged.key).collect();
        let events = stored.log.into_iter().map(|logged| logged.event);
        session.game = Game::replay(session.game.setup().clone(), events);
        Ok(session)
    }

    /// The row, to be changed: copies of the session keep theirs.
    pub(in crate::games) fn row_mut(&mut self) -> &mut GameRow {
        Arc::make_mut(&mut self.row)
    }

    /// The seats, to be changed: copies of the session keep theirs.
    pub(in crate::games) fn seats_mut(&mut self) -> &mut Vec<SeatRow> {
        Arc::make_mut(&mut self.seats)
    }

    /// Appends an event, with the key of the move that it comes from; returns it as it is to be stored.
    pub(in crate::games) fn log_event(
        &mut self,
        event: Event,
        at: DateTime<Utc>,
        key: Option<MoveKey>,
    ) -> LoggedEvent {
        self.game.push(event.clone());
        self.times.push(at);
        self.keys.push(key);
        let seq = self.game.seq();
        self.hash = self.hash.with(seq, at, &event);
        LoggedEvent {
            seq,
            at,
            event,
            key,
            hash: self.hash,
        }
    }

    /// Appends an event; returns the change to be stored.
    pub(in crate::games) fn append(&mut self, event: Event, at: DateTime<Utc>) -> Change {
        let logged = self.log_event(event, at, None);
        Change::Append(self.row.id.clone(), logged)
    }

    /// Appends events that another server has stored; the second is the hash of the log with them.
    pub(in crate::games) fn extend(&mut self, (events, hash): (Vec<LoggedEvent>, LogHash)) {
        for logged in events {
            self.game.push(logged.event);
            self.times.push(logged.at);
            self.keys.push(logged.key);
        }
        self.hash = hash;
    }

    /// Starts the game with the lobby's seats, renumbered in this order.
    pub(in crate::games) fn start(
        &mut self,
        order: Vec<Seat>,
        starting_seat: Option<StartingSeat>,
        at: DateTime<Utc>,
    ) -> Change {
        let rows = order.iter().filter_map(|seat| self.seats.get(seat.index()));
        let numbered = Seat::first(self.seats.len()).zip(rows);
        let seats = numbered.map(|(seat, row)| SeatRow {
            seat,
            ..row.clone()
        });
        self.seats = Arc::new(seats.collect());
        let event = match starting_seat {
            Some(first) => Event::start_with_first(order, first.seat, first.drawn),
            None => Event::start(order),
        };
        self.append(event, at)
    }

    /// The move with a key of this name: the sequence number of its event, and its key.
    pub(in crate::games) fn move_by_key(&self, name: [u8; 8]) -> Option<(Seq, MoveKey)> {
        let mut keys = (1..=self.seq()).rev().zip(self.keys.iter().rev());
        keys.find_map(|(seq, key)| Some((seq, key.filter(|key| key.name == name)?)))
    }

    /// Appends a move's event; returns the changes to be stored.
    pub(in crate::games) fn record(
        &mut self,
        event: Event,
        at: DateTime<Utc>,
        key: Option<MoveKey>,
    ) -> Vec<Change> {
        let logged = self.log_event(event, at, key);
        let update = if self.sync_entries() {
            Some(self.sync_seats(at))
        } else {
            self.sync_row(at)
        };
        let mut changes = vec![Change::Append(self.row.id.clone(), logged)];
        changes.extend(update.map(Change::Update));
        changes
    }

    /// Updates the seats to the entries in effect; returns whether any has changed.
    ///
    /// A rewind removes the seats of players who entered after the event it goes back to, and another can bring them back.
    fn sync_entries(&mut self) -> bool {
        if self.entries.is_empty() {
            return false;
        }
        let mut seats = Vec::new();
        for seat in Seat::first(self.game.table().seats()) {
            let entered = self.game.entry_event(seat);
            let mut entries = self.entries.iter();
            let entry = entries.find(|entry| Some(entry.seq) == entered);
            let present = self.seats.get(seat.index()).cloned();
            let is_present = |entry: &&LateEntry| {
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
        let has_changed = seats != *self.seats;
        self.seats = Arc::new(seats);
        has_changed
    }

    /// Updates the game's row to its table; returns the update to be stored, or `None` if nothing changed.
    ///
    /// The results of a finished game are stored anew with each event: a rewind can lead from one end to another.
    pub(in crate::games) fn sync_row(&mut self, at: DateTime<Utc>) -> Option<GameUpdate> {
        let status = self.game.table().status();
        let ending = self.ending(at);
        if status == self.row.status && ending.is_none() {
            return None;
        }
        let mut update = GameUpdate::of(self.row.id.clone());
        update.status = Some(status);
        let row = Arc::make_mut(&mut self.row);
        if row.status == Status::Lobby {
            row.started_at = Some(at);
            update.started_at = Some(at);
        }
        row.status = status;
        row.reason = self.game.table().known_end_reason();
        let finished_at = ending.as_ref().map(|end| end.at);
        if finished_at.or(row.finished_at).is_some() {
            update.ending = Some(ending);
        }
        row.finished_at = finished_at;
        Some(update)
    }

    /// The end of the game; `at` is when, if its row does not have that yet.
    pub(in crate::games) fn ending(&self, at: DateTime<Utc>) -> Option<GameEnd> {
        let table = self.game.table();
        table.end_reason().map(|reason| GameEnd {
            at: self.row.finished_at.unwrap_or(at),
            reason,
            is_reason_known: table.known_end_reason().is_some(),
            summaries: table.seat_summaries(),
        })
    }

    /// As [`GameSession::sync_row`], and stores the seats.
    pub(in crate::games) fn sync_seats(&mut self, at: DateTime<Utc>) -> GameUpdate {
        let update = self.sync_row(at);
        GameUpdate {
            seats: Some(self.seats.to_vec()),
            ..update.unwrap_or_else(|| GameUpdate::of(self.row.id.clone()))
        }
    }

    /// The session with the log as it was after an event, and with the names and requests of now.
    pub(in crate::games) fn at(&self, seq: Seq) -> Self {
        let count = usize::try_from(seq).unwrap_or(usize::MAX);
        let events = self.game.log().iter().take(count).cloned();
        let mut past = Self {
            game: Game::replay(self.game.setup().clone(), events),
            times: self.times.iter().take(count).copied().collect(),
            keys: self.keys.iter().take(count).copied().collect(),
            ..self.clone()
        };
        past.sync_entries();
        let table = past.game.table();
        let (status, reason) = (table.status(), table.known_end_reason());
        // It ended with this event, or before it and not again since.
        let last = past.times.last().copied();
        let end = last.map(|last| self.row.finished_at.map_or(last, |end| end.min(last)));
        let finished_at = end.filter(|_| table.end_reason().is_some());
        let has_rematch = past.game.has_rematch();
        let row = past.row_mut();
        row.status = status;
        row.reason = reason;
        row.finished_at = finished_at;
        row.next = row.next.take().filter(|_| has_rematch);
        past
    }

    /// Whether the next game has begun; then this one stays as it ended.
    pub(in crate::games) fn is_followed(&self) -> bool {
        self.row.next.is_some() && self.row.status == Status::Finished
    }

    /// The sequence number of the last event.
    pub(in crate::games) fn seq(&self) -> Seq {
        self.game.seq()
    }
}
