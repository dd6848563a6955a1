//! The store: what is written, whole or not at all, and in which form.

mod backups;
mod checkpoints;
mod damage;
mod erasure;
mod events;
mod golden;
mod holders;
mod log_hashes;
mod restoring;
mod results;
mod retention;
mod sqlite_features;
mod writing;

use std::iter::repeat_n;
use std::path::PathBuf;

use chrono::{DateTime, Utc};
use rowlock::domain::ids::{GameId, GameUid, GroupId, JoinCode, PlayerId};
use rowlock::domain::remarks::Remarks;
use rowlock::store::{
    Change, GameRow, GameUpdate, GroupEdit, LogHash, LoggedEvent, NewGroup, NewPlayer, SeatRow,
    Store,
};
use rowlock_rules::{Event, HouseRules, Mode, Printed, Seat, Seq, Status};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::TempDir;

/// Gives a group a name that was typed.
fn rename_group(group: GroupId, name: String) -> GroupEdit {
    GroupEdit::ChangeSettings {
        group,
        name: Some(name),
        time_zone: None,
        ratings: None,
        coach: None,
    }
}

/// A store with a file of its own.
struct TestStore {
    store: Store,
    folder: TempDir,
}

impl TestStore {
    async fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("rowlock.db"))
            .await
            .unwrap();
        Self { store, folder }
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("rowlock.db")
    }

    /// The file, as another program sees it.
    async fn raw(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.file());
        options.connect().await.unwrap()
    }

    /// Stores a game of one player that has nothing in its log.
    async fn game(&self, number: u64) -> GameId {
        let id = GameId::from_random(number);
        let group = GroupId::from_random(number);
        let player = PlayerId::from_random(number);
        let mut update = GameUpdate::of(id.clone());
        update.seats = Some(vec![SeatRow {
            seat: Seat::new(0).unwrap(),
            player: player.clone(),
            name: "Ana".to_owned(),
            claimed: true,
        }]);
        let changes = vec![
            Change::CreateGroup(NewGroup {
                id: group.clone(),
                name: "Ana".to_owned(),
                time_zone: None,
                named_after: None,
                created_at: time(),
            }),
            Change::CreatePlayer(NewPlayer {
                id: player,
                group: group.clone(),
                name: "Ana".to_owned(),
                name_key: "ana".to_owned(),
                creator: None,
            }),
            Change::CreateGame(GameRow {
                id: id.clone(),
                group,
                uid: GameUid::from_random(number),
                code: JoinCode::from_random(number),
                code_closed: false,
                variant: "classic".to_owned(),
                mode: Mode::Turns,
                house_rules: HouseRules::default(),
                status: Status::Lobby,
                reason: None,
                next: None,
                created_at: time(),
                started_at: None,
                finished_at: None,
                day: None,
                remarks: Remarks::default(),
                corrected_at: None,
                corrected_by: None,
                revision: 0,
                creator: None,
            }),
            Change::Update(update),
        ];
        self.store.write(changes).await.unwrap();
        id
    }

    async fn log(&self, game: &GameId) -> Vec<LoggedEvent> {
        self.store.game(game).await.unwrap().unwrap().log
    }
}

/// When everything happens here.
const TIME: &str = "2026-11-21T18:30:00.123Z";

fn time() -> DateTime<Utc> {
    TIME.parse().unwrap()
}

/// The log of a game that has these events.
fn log_of(game: &GameId, events: impl IntoIterator<Item = Event>) -> Vec<LoggedEvent> {
    let mut hash = LogHash::of(game);
    let logged = |(seq, event)| {
        hash = hash.with(seq, time(), &event);
        LoggedEvent {
            seq,
            at: time(),
            event,
            key: None,
            hash,
        }
    };
    (1..).zip(events).map(logged).collect()
}

/// A move that adds an event of this number to a log, whose events are all the same.
fn any_event(game: &GameId, seq: Seq) -> Vec<Change> {
    let event = Event::join(Seat::new(0).unwrap(), Printed::default());
    let events = repeat_n(event, usize::try_from(seq.max(1)).unwrap());
    let last = log_of(game, events).pop().unwrap();
    vec![Change::Append(game.clone(), LoggedEvent { seq, ..last })]
}
