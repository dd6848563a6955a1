//! Games without a server, with a fake clock.

use rowlock::games::{GameService, NewGame, NewSheets};
use rowlock::rules::{HouseRules, Mode};
use rowlock::services::{Services, SystemRandom};
use rowlock::store::Store;
use tempfile::TempDir;

use super::FakeClock;

/// Games whose data is deleted with the test.
pub struct TestGames {
    pub games: GameService,
    pub clock: FakeClock,
    _folder: TempDir,
}

impl TestGames {
    pub async fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("rowlock.db"))
            .await
            .unwrap();
        let clock = FakeClock::at("2026-11-21T18:30:00Z");
        Self {
            games: GameService::new(Services::new(store, clock.clone(), SystemRandom)).unwrap(),
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
