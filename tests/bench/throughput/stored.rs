//! A database that has been in use for years: stored games, running games with long logs, a device with many rights.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rowlock::domain::grants::{Grant, Holder, Right};
use rowlock::domain::ids::{GameId, GameUid, GroupId, JoinCode, PlayerId, Token};
use rowlock::domain::remarks::Remarks;
use rowlock::rules::{
    Action, Actor, Board, Boards, By, Color, Cross, Event, Game, GameSetup, HouseRules, Mode,
    Printed, Seat, Status,
};
use rowlock::store::{
    Change, GameRow, GameUpdate, LoggedEvent, NewGroup, NewPlayer, SeatRow, Store,
};
use tempfile::TempDir;

use super::fill::{begin, fill, player};
use super::options::Sizes;
use super::table::{self, Credentials, SEATS, Table};

/// The games of the largest group.
const LARGE_GROUP: usize = 10_000;

/// The first number of what is created here; those of the stored games are lower.
const FIRST_ID: u64 = 1 << 40;

/// The secret of the device.
const DEVICE: [u8; 24] = [5; 24];

/// What is in the database beside the stored games.
pub struct Stored {
    /// Tables whose games have long logs.
    pub long: Vec<Table>,
    /// The cookie of a device with many rights.
    pub cookie: String,
}

/// Creates the database at this path, with this number of tables whose games have long logs.
pub async fn create(path: &Path, sizes: &Sizes, tables: usize) -> Stored {
    let large = sizes.stored.min(LARGE_GROUP);
    fs::copy(finished_games(large, sizes.stored - large).await, path).unwrap();
    let store = Store::open(path).await.unwrap();
    let group = GroupId::from_random(1);
    let device = Token::from_random(DEVICE);
    let numbers = 1..=u64::try_from(sizes.rights.min(large)).unwrap();
    let grants = numbers.map(|number| {
        Change::Grant(Grant {
            holder: Holder::Device(device.hash()),
            group: group.clone(),
            right: Right::Seat {
                game: GameId::from_random(number),
                player: player(1, number),
            },
        })
    });
    store.write(grants.collect()).await.unwrap();
    let boards = Boards::load().unwrap();
    let board = boards.get(table::board_id()).unwrap();
    let mut long = Vec::with_capacity(tables);
    for number in 0..tables {
        long.push(
            long_game(
                &store,
                board,
                u64::try_from(number).unwrap(),
                sizes.long_log,
            )
            .await,
        );
    }
    store.close().await;
    Stored {
        long,
        cookie: format!("rowlock={}", device.expose()),
    }
}

/// The path of a database with finished games: the one of an earlier run, as long as what creates it is the same.
async fn finished_games(games: usize, others: usize) -> PathBuf {
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
    let names = fs::read_dir(migrations).unwrap();
    let mut names: Vec<_> = names.map(|file| file.unwrap().file_name()).collect();
    names.sort();
    let mut hash = DefaultHasher::new();
    (include_str!("../fill.rs"), games, others, names).hash(&mut hash);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(format!("finished-games-{:016x}.db", hash.finish()));
    if !path.exists() {
        let new = TempDir::new_in(folder).unwrap();
        let file = new.path().join("rowlock.db");
        fill(&file, games, others).await;
        fs::rename(file, &path).unwrap();
    }
    path
}

/// Stores a running game with this many events, of which all crosses are taken back.
async fn long_game(store: &Store, board: &Arc<Board>, number: u64, events: usize) -> Table {
    let number = FIRST_ID + number;
    let id = GameId::from_random(number);
    let group = GroupId::from_random(number);
    let mut game = Game::new(GameSetup {
        board: Arc::clone(board),
        mode: Mode::Sheet,
        house_rules: HouseRules::default(),
    });
    let seats: Vec<Seat> = Seat::first(SEATS).collect();
    for seat in &seats {
        game.push(Event::join(*seat, Printed::default()));
    }
    game.push(Event::start(seats.clone()));
    while game.log().len() < events {
        let seat = seats[game.log().len() / 2 % SEATS];
        let actor = Actor { seat, by: By::Seat };
        let first = board.rows[Color::Red].numbers().next().unwrap();
        let cross = Action::Cross(Cross::number(Color::Red, first));
        for action in [cross, Action::Undo {}] {
            let event = game.decide(actor, action).unwrap();
            game.push(event);
        }
    }
    let of_seat = |seat: usize| u64::try_from(seat).unwrap() + number * 8;
    let players: Vec<PlayerId> = (0..SEATS)
        .map(|seat| PlayerId::from_random(of_seat(seat)))
        .collect();
    let tokens: Vec<Token> = (0..SEATS).map(|seat| token(of_seat(seat))).collect();
    let mut update = GameUpdate::of(id.clone());
    let rows = seats.iter().zip(&players).map(|(seat, player)| SeatRow {
        seat: *seat,
        player: player.clone(),
        name: String::new(),
        claimed: true,
    });
    update.seats = Some(rows.collect());
    let rights = tokens.iter().zip(&players).map(|(token, player)| {
        Change::Grant(Grant {
            holder: Holder::Token(token.hash()),
            group: group.clone(),
            right: Right::Seat {
                game: id.clone(),
                player: player.clone(),
            },
        })
    });
    let new_players = (1..).zip(&players).map(|(seat, player)| {
        Change::CreatePlayer(NewPlayer {
            id: player.clone(),
            group: group.clone(),
            name: format!("Player {seat}"),
            name_key: format!("player {seat}"),
            creator: None,
        })
    });
    let log = (1..).zip(game.log()).map(|(seq, event)| {
        let logged = LoggedEvent {
            seq,
            at: begin(),
            event: event.clone(),
            key: None,
            hash: None,
        };
        Change::Append(id.clone(), logged)
    });
    let mut changes = vec![Change::CreateGroup(NewGroup {
        id: group.clone(),
        name: "Long".to_owned(),
        time_zone: None,
        named_after: None,
        created_at: begin(),
    })];
    changes.extend(new_players);
    changes.push(Change::CreateGame(GameRow {
        id: id.clone(),
        group: group.clone(),
        uid: GameUid::from_random(number),
        code: JoinCode::from_random(number),
        code_closed: false,
        variant: game.setup().board.id.clone(),
        mode: Mode::Sheet,
        house_rules: HouseRules::default(),
        status: Status::Playing,
        reason: None,
        next: None,
        created_at: begin(),
        started_at: Some(begin()),
        finished_at: None,
        day: None,
        remarks: Remarks::default(),
        revision: 0,
        creator: None,
    }));
    changes.push(Change::Update(update));
    changes.extend(log);
    changes.extend(rights);
    store.write(changes).await.unwrap();
    Table {
        id: id.to_string(),
        credentials: Credentials::Tokens(
            tokens
                .iter()
                .map(|token| token.expose().to_owned())
                .collect(),
        ),
        moves: 0,
        first_events: game.log().len(),
    }
}

/// The token with this number.
fn token(number: u64) -> Token {
    let mut bytes = [0; 24];
    bytes[..8].copy_from_slice(&number.to_le_bytes());
    Token::from_random(bytes)
}
