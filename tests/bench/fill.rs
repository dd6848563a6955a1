//! Fills a database with finished games.

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use rowlock::domain::grants::{Grant, Holder, Right};
use rowlock::domain::ids::{GameId, GameUid, GroupId, JoinCode, PlayerId, Token};
use rowlock::domain::remarks::Remarks;
use rowlock::rules::{
    Action, Actor, Boards, By, Color, Cross, Event, Game, GameSetup, HouseRules, Mode, Printed,
    Seat, Status,
};
use rowlock::store::{
    Change, GameRow, GameUpdate, LoggedEvent, NewGroup, NewPlayer, SeatRow, Store,
};

/// The players of a group, and the seats of a game.
const PLAYERS: u64 = 6;
const SEATS: u64 = 3;

/// The games of a group other than the large one.
const SMALL_GROUP: usize = 500;

/// The games written in one transaction.
const BATCH_SIZE: usize = 250;

/// The ids and token with which a filled database is queried.
pub struct Filled {
    pub group: String,
    pub player: String,
    pub keeper: String,
}

/// Creates a database with a group of `games` games and `others` games of other groups.
pub async fn fill(path: &Path, games: usize, others: usize) -> Filled {
    let store = Store::open(path).await.unwrap();
    let templates = templates();
    let keeper = Token::from_random([7; 24]);
    let mut writer = Writer {
        store,
        templates,
        number: 0,
    };
    writer.group(1, games, &keeper).await;
    for group in 0..others.div_ceil(SMALL_GROUP) {
        let left = others - group * SMALL_GROUP;
        let group = u64::try_from(group).unwrap() + 2;
        let other = Token::from_random([9; 24]);
        writer.group(group, left.min(SMALL_GROUP), &other).await;
    }
    writer.store.close().await;
    Filled {
        group: GroupId::from_random(1).to_string(),
        player: player(1, 0).to_string(),
        keeper: keeper.expose().to_owned(),
    }
}

/// A player of a group; the game with a number has the player of that number in its first seat.
pub fn player(group: u64, number: u64) -> PlayerId {
    PlayerId::from_random(group * PLAYERS + number % PLAYERS)
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Finished games on two boards, with different crosses.
fn templates() -> Vec<Game> {
    let boards = Boards::load().unwrap();
    let boards = ["classic", "longo"].map(|id| Arc::clone(boards.get(id).unwrap()));
    let setup = |index: usize| GameSetup {
        board: Arc::clone(&boards[index % 2]),
        mode: Mode::Sheet,
        house_rules: HouseRules::default(),
    };
    (0..16).map(|index| play(setup(index), index)).collect()
}

/// Plays a game by a fixed pattern: one of the next open numbers in alternating rows, then penalties.
fn play(setup: GameSetup, seed: usize) -> Game {
    let mut game = Game::new(setup);
    let seats = usize::try_from(SEATS).unwrap();
    for number in 0..seats {
        game.push(Event::join(seat(number), Printed::default()));
    }
    game.push(Event::start(Seat::first(seats).collect()));
    let mut step = seed;
    while game.log().len() < 40 + seed {
        step += 1;
        let active = seat(step % seats);
        let row = Color::ALL[(step / seats + seed) % 4];
        let open = game.table().open(active, row);
        let skip = (step * 7 + seed) % 3;
        let action = match open.get(skip.min(open.len().saturating_sub(1))) {
            Some(&number) => Action::Cross(Cross::number(row, number)),
            None => Action::Penalty {},
        };
        let actor = Actor {
            seat: active,
            by: By::Host,
        };
        match game.decide(actor, action) {
            Ok(event) => game.push(event),
            Err(_) => break,
        }
    }
    // Every third game ends with penalties.
    while seed.is_multiple_of(3) && game.table().status() == Status::Playing {
        let actor = Actor {
            seat: seat(0),
            by: By::Host,
        };
        let event = game.decide(actor, Action::Penalty {}).unwrap();
        game.push(event);
    }
    let host = Actor {
        seat: seat(0),
        by: By::Host,
    };
    let end = game.decide(host, Action::Finish {}).unwrap();
    game.push(end);
    game
}

struct Writer {
    store: Store,
    templates: Vec<Game>,
    number: u64,
}

impl Writer {
    async fn group(&mut self, number: u64, games: usize, keeper: &Token) {
        let group = GroupId::from_random(number);
        let mut changes = vec![Change::CreateGroup(NewGroup {
            id: group.clone(),
            name: format!("Group {number}"),
            time_zone: None,
            named_after: None,
            created_at: begin(),
        })];
        changes.extend((0..PLAYERS).map(|index| {
            Change::CreatePlayer(NewPlayer {
                id: player(number, index),
                group: group.clone(),
                name: format!("Player {index}"),
                name_key: format!("player {index}"),
                creator: None,
            })
        }));
        changes.push(Change::Grant(Grant {
            holder: Holder::Token(keeper.hash()),
            group: group.clone(),
            right: Right::Keeper {
                group: group.clone(),
            },
        }));
        for game in 0..games {
            self.game(number, &group, &mut changes);
            if game % BATCH_SIZE == BATCH_SIZE - 1 || game + 1 == games {
                let changes = std::mem::take(&mut changes);
                self.store.write(changes).await.unwrap();
            }
        }
    }

    fn game(&mut self, number: u64, group: &GroupId, changes: &mut Vec<Change>) {
        self.number += 1;
        let index = usize::try_from(self.number).unwrap();
        let game = &self.templates[index % self.templates.len()];
        let at = begin() + TimeDelta::minutes(i64::try_from(self.number).unwrap());
        let end = at + TimeDelta::minutes(i64::try_from(15 + self.number % 60).unwrap());
        let id = GameId::from_random(self.number);
        changes.push(Change::CreateGame(GameRow {
            id: id.clone(),
            group: group.clone(),
            uid: GameUid::from_random(self.number),
            code: JoinCode::from_random(self.number),
            code_closed: false,
            variant: game.setup().board.id.clone(),
            mode: game.setup().mode,
            house_rules: game.setup().house_rules,
            status: Status::Finished,
            reason: game.table().end_reason(),
            next: None,
            created_at: at,
            started_at: Some(at),
            finished_at: Some(end),
            day: None,
            remarks: Remarks::default(),
            revision: 0,
            creator: None,
        }));
        let mut update = GameUpdate::of(id.clone());
        let seats = (0..SEATS).map(|index| SeatRow {
            seat: seat(usize::try_from(index).unwrap()),
            player: player(number, self.number + index),
            name: String::new(),
            claimed: false,
        });
        update.seats = Some(seats.collect());
        changes.push(Change::Update(update));
        let summaries = game.table().seat_summaries();
        changes.push(Change::Results(id.clone(), summaries));
        let log = (1..).zip(game.log());
        changes.extend(log.map(|(seq, event)| {
            let logged = LoggedEvent {
                seq,
                at,
                event: event.clone(),
                key: None,
                hash: None,
            };
            Change::Append(id.clone(), logged)
        }));
    }
}

/// When the first group was created.
pub fn begin() -> DateTime<Utc> {
    "2020-01-01T18:00:00Z".parse().unwrap()
}
