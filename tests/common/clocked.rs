//! Games without a server, by a clock that is set by hand.

use rowlock::games::{Games, NewGame};
use rowlock::rules::{HouseRules, Mode};
use rowlock::services::{Services, SystemRandom};
use rowlock::store::Store;
use tempfile::TempDir;

use super::Watch;

/// Games whose data goes with the test.
pub struct Clocked {
    pub games: Games,
    pub watch: Watch,
    _folder: TempDir,
}

impl Clocked {
    pub async fn open() -> Self {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("rowlock.db"))
            .await
            .unwrap();
        let watch = Watch::at("2026-11-21T18:30:00Z");
        Self {
            games: Games::new(Services::new(store, watch.clone(), SystemRandom)).unwrap(),
            watch,
            _folder: folder,
        }
    }
}

/// What a classic game of these players is made from.
pub fn new_game(players: &[&str]) -> NewGame {
    NewGame {
        variant: "classic".to_owned(),
        mode: Mode::Turns,
        players: players.iter().map(|name| name.parse().unwrap()).collect(),
        start: true,
        first: None,
        house_rules: HouseRules::default(),
        lucky_numbers: Vec::new(),
    }
}
