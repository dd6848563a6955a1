//! Games in play, which stay in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

use super::Games;
use crate::error::{Code, Error};
use crate::ids::{GameId, GroupId};
use crate::live::News;
use crate::rules::{Boards, Event, Game, Seat, Seq, Setup, Status};
use crate::store::{Change, Ending, GameRow, GameUpdate, Logged, SeatRow, StoreError, StoredGame};

/// After how long without a request a game leaves the memory.
const IDLE: TimeDelta = TimeDelta::hours(1);

/// A game in memory: what is stored, and the table folded from its log.
#[derive(Clone, Debug)]
pub(super) struct OpenGame {
    pub(super) row: GameRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) game: Game,
    pub(super) times: Vec<DateTime<Utc>>,
    /// When the host last asked for anything.
    pub(super) host_seen: DateTime<Utc>,
}

impl OpenGame {
    pub(super) fn new(row: GameRow, boards: &Boards, now: DateTime<Utc>) -> Result<Self, Error> {
        let board = boards.get(&row.variant).ok_or_else(|| {
            tracing::error!(variant = row.variant, "a stored game has an unknown board");
            Error::new(Code::Internal, "board-missing")
        })?;
        let setup = Setup {
            board: Arc::clone(board),
            mode: row.mode,
            house_rules: row.house_rules,
        };
        Ok(Self {
            row,
            seats: Vec::new(),
            game: Game::new(setup),
            times: Vec::new(),
            host_seen: now,
        })
    }

    fn load(stored: StoredGame, boards: &Boards, now: DateTime<Utc>) -> Result<Self, Error> {
        let mut open = Self::new(stored.game, boards, now)?;
        open.seats = stored.seats;
        let log = stored.log.into_iter();
        let (times, events): (_, Vec<Event>) = log.map(|it| (it.at, it.event)).unzip();
        open.times = times;
        open.game = Game::replay(open.game.setup().clone(), events);
        Ok(open)
    }

    /// Lets an event happen; gives what is to be stored of it.
    pub(super) fn push(&mut self, event: Event, at: DateTime<Utc>) -> (GameId, Logged) {
        self.game.push(event.clone());
        self.times.push(at);
        let seq = self.game.seq();
        (self.row.id.clone(), Logged { seq, at, event })
    }

    /// Lets the game begin with the lobby's seats in this order, from which they are numbered anew.
    pub(super) fn begin(&mut self, order: Vec<Seat>, at: DateTime<Utc>) -> (GameId, Logged) {
        let rows = order.iter().filter_map(|seat| self.seats.get(seat.index()));
        let numbered = Seat::first(self.seats.len()).zip(rows);
        self.seats = numbered
            .map(|(seat, row)| SeatRow {
                seat,
                ..row.clone()
            })
            .collect();
        self.push(Event::start(order), at)
    }

    /// Lets a move happen; gives all that is to be stored of it.
    pub(super) fn happen(&mut self, event: Event, at: DateTime<Utc>) -> Change {
        Change {
            events: vec![self.push(event, at)],
            updates: self.settle(at).into_iter().collect(),
            ..Change::default()
        }
    }

    /// Brings what is stored beside the log in line with the table; `None` where nothing changes.
    pub(super) fn settle(&mut self, at: DateTime<Utc>) -> Option<GameUpdate> {
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
        if let Some(reason) = table.reason() {
            update.ending = Some(Some(Ending {
                at,
                reason,
                figures: table.figures(),
            }));
            self.row.finished_at = Some(at);
        } else if self.row.status == Status::Finished {
            update.ending = Some(None);
            self.row.finished_at = None;
        }
        self.row.status = status;
        self.row.reason = table.reason();
        Some(update)
    }

    /// The same with who sits where.
    pub(super) fn settle_seats(&mut self, at: DateTime<Utc>) -> GameUpdate {
        let update = self.settle(at);
        GameUpdate {
            seats: Some(self.seats.clone()),
            ..update.unwrap_or_else(|| GameUpdate::of(self.row.id.clone()))
        }
    }

    /// The number of the latest event.
    pub(super) fn seq(&self) -> Seq {
        self.game.seq()
    }
}

/// A game's own lock: one change after the other.
pub(super) type Slot = Arc<AsyncMutex<OpenGame>>;

/// The games in memory, with the time of the last request for each.
#[derive(Default)]
pub(super) struct OpenGames(Mutex<HashMap<GameId, (Slot, DateTime<Utc>)>>);

impl OpenGames {
    fn with<T>(&self, act: impl FnOnce(&mut HashMap<GameId, (Slot, DateTime<Utc>)>) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn get(&self, id: &GameId, now: DateTime<Utc>) -> Option<Slot> {
        self.with(|games| {
            let (slot, used) = games.get_mut(id)?;
            *used = now;
            Some(Arc::clone(slot))
        })
    }

    /// Keeps a game in memory; whoever came first wins, so that there is one lock a game.
    pub(super) fn insert(&self, game: OpenGame, now: DateTime<Utc>) -> Slot {
        self.with(|games| {
            let id = game.row.id.clone();
            let new = || (Arc::new(AsyncMutex::new(game)), now);
            Arc::clone(&games.entry(id).or_insert_with(new).0)
        })
    }

    /// Everything in memory.
    fn all(&self) -> Vec<Slot> {
        self.with(|games| games.values().map(|(slot, _)| Arc::clone(slot)).collect())
    }

    pub(super) fn forget(&self, id: &GameId) {
        self.with(|games| games.remove(id));
    }

    /// Lets go of games that nobody asks for or is changing.
    ///
    /// A lobby from before `lobbies` is deleted, however often it is asked for.
    pub(super) fn forget_idle(&self, now: DateTime<Utc>, lobbies: DateTime<Utc>) {
        let is_gone = |slot: &Slot| {
            slot.try_lock()
                .is_ok_and(|open| open.row.status == Status::Lobby && open.row.created_at < lobbies)
        };
        self.with(|games| {
            games.retain(|_, (slot, used)| {
                let is_used = Arc::strong_count(slot) > 1 || now - *used < IDLE;
                is_used && !is_gone(slot)
            });
        });
    }
}

impl Games {
    /// The game with its own lock, from memory or from its log.
    pub(super) async fn slot(&self, id: &GameId) -> Result<Slot, Error> {
        let now = self.now();
        if let Some(slot) = self.open().get(id, now) {
            return Ok(slot);
        }
        let game = self.load(id).await?;
        Ok(self.open().insert(game, now))
    }

    /// The game as it is stored.
    pub(super) async fn load(&self, id: &GameId) -> Result<OpenGame, Error> {
        let stored = self.store().game(id).await?.ok_or_else(Error::not_found)?;
        OpenGame::load(stored, self.boards(), self.now())
    }

    /// Lets the games in memory know that players of a group have changed.
    ///
    /// # Errors
    /// [`Error`] where the store cannot be read.
    pub(crate) async fn reseat(&self, group: &GroupId) -> Result<(), Error> {
        for slot in self.open().all() {
            let mut open = slot.lock().await;
            if open.row.group == *group {
                open.seats = self.store().seats(&open.row.id).await?;
            }
        }
        Ok(())
    }

    /// Forgets the games of a group that is gone, and ends their streams.
    pub(crate) async fn forget_group(&self, group: &GroupId) {
        for slot in self.open().all() {
            let open = slot.lock().await;
            if open.row.group == *group {
                self.open().forget(&open.row.id);
                self.live().publish(&open.row.id, News::RightsEnded);
            }
        }
    }

    /// Stores what happened to a game, and only then lets it be seen in memory and on the phones.
    ///
    /// Whoever asked may hang up meanwhile; what has begun is brought to its end all the same, so
    /// that memory and disk never part.
    pub(super) async fn commit(
        &self,
        mut current: OwnedMutexGuard<OpenGame>,
        next: OpenGame,
        change: Change,
    ) -> Result<(), StoreError> {
        let games = self.clone();
        let ends_rights = !change.revocations.is_empty();
        let stored = tokio::spawn(async move {
            if let Err(error) = games.store().write(change).await {
                // What is in memory may be older than what is stored; whoever waits gets it anew.
                match games.load(&current.row.id).await {
                    Ok(stored) => *current = stored,
                    Err(_) => games.open().forget(&current.row.id),
                }
                return Err(error);
            }
            let before = current.seq();
            *current = next;
            games.publish(&current, before);
            if ends_rights {
                games.live().publish(&current.row.id, News::RightsEnded);
            }
            Ok(())
        });
        let broken = |error: tokio::task::JoinError| StoreError::Unavailable(error.to_string());
        stored.await.map_err(broken)?
    }
}
