//! Games without a server, with a fake clock.

use std::ops::Deref;

use rowlock::auth::{self, Principal};
use rowlock::domain::grants::Holder;
use rowlock::domain::ids::Token;
use rowlock::games::{CreatedGame, GameLimits, GameService, GroupChoice, NewGame, NewSheets};
use rowlock::groups::GroupService;
use rowlock::services::{Services, SystemRandom};
use rowlock::store::Store;
use rowlock_rules::{HouseRules, Mode};
use tempfile::TempDir;

use super::{FakeClock, file_in};

/// The use cases of games, and what they are given.
#[derive(Clone)]
pub struct UseCases {
    pub services: Services,
    games: GameService,
}

impl UseCases {
    pub fn new(services: Services) -> Self {
        Self::with_limits(GameLimits::default(), services)
    }

    pub fn with_limits(limits: GameLimits, services: Services) -> Self {
        Self {
            games: GameService::with_limits(limits, services.clone()).unwrap(),
            services,
        }
    }

    pub fn groups(&self) -> GroupService {
        GroupService::new(self.services.clone(), self.games.clone())
    }

    /// Makes a game in a new group, of which this device is the host.
    pub async fn make(&self, new: NewGame, host: Option<Holder>) -> CreatedGame {
        let group = GroupChoice::New { time_zone: None };
        let stranger = Principal::anonymous();
        let made = self.create(&stranger, group, new, host, None);
        made.await.unwrap()
    }

    /// A device that has no rights yet.
    pub fn new_device(&self) -> Holder {
        Holder::Device(self.services.new_token().unwrap().hash())
    }

    /// What this device or token may do.
    pub async fn caller(&self, holder: Holder) -> Principal {
        auth::authenticate(&self.services, holder).await.unwrap()
    }

    /// What the holder of this token may do.
    pub async fn caller_with(&self, token: Option<&String>) -> Principal {
        let token: Token = token.unwrap().parse().unwrap();
        self.caller(Holder::Token(token.hash())).await
    }
}

impl Deref for UseCases {
    type Target = GameService;

    fn deref(&self) -> &GameService {
        &self.games
    }
}

/// Games whose data is deleted with the test.
pub struct TestGames {
    pub games: UseCases,
    pub clock: FakeClock,
    _folder: TempDir,
}

impl TestGames {
    pub async fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let file = file_in(folder.path()).await;
        let store = Store::open(&file).await.unwrap();
        let clock = FakeClock::at("2026-11-21T18:30:00Z");
        Self {
            games: UseCases::new(Services::new(store, clock.clone(), SystemRandom)),
            clock,
            _folder: folder,
        }
    }
}

/// A classic game of these players.
pub fn new_game(players: &[&str]) -> NewGame {
    NewGame {
        variant: "classic".to_owned(),
        mode: Mode::Turns,
        players: players.iter().map(|name| name.parse().unwrap()).collect(),
        start: true,
        first: None,
        house_rules: HouseRules::default(),
        sheets: NewSheets::default(),
    }
}
