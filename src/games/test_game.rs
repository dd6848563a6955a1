//! A game of one player, for unit tests.

use std::error::Error;

use rowlock_rules::{HouseRules, Mode, Seq};
use tempfile::TempDir;

use super::{GameService, GroupChoice, NewGame, NewSheets};
use crate::auth::{self, Principal};
use crate::domain::grants::Holder;
use crate::domain::ids::GameId;
use crate::services::{Clock, Services, SystemRandom};
use crate::store::Store;

/// A game that Ana has made by her phone, in a database of its own.
pub(crate) struct TestGame {
    pub(crate) services: Services,
    pub(crate) games: GameService,
    pub(crate) id: GameId,
    /// The sequence number of its last event.
    pub(crate) seq: Seq,
    phone: Holder,
    _folder: TempDir,
}

impl TestGame {
    /// A lobby, or a game that has begun.
    pub(crate) async fn new(
        clock: impl Clock + 'static,
        mode: Mode,
        start: bool,
    ) -> Result<Self, Box<dyn Error>> {
        let folder = TempDir::new()?;
        let store = Store::open(&folder.path().join("rowlock.db")).await?;
        let services = Services::new(store, clock, SystemRandom);
        let games = GameService::new(services.clone())?;
        let phone = Holder::Device(services.new_token()?.hash());
        let new = NewGame {
            variant: "classic".to_owned(),
            mode,
            players: vec!["Ana".parse()?],
            start,
            first: None,
            house_rules: HouseRules::default(),
            sheets: NewSheets::default(),
        };
        let group = GroupChoice::New { time_zone: None };
        let made = games
            .create(&Principal::anonymous(), group, new, Some(phone), None)
            .await?;
        Ok(Self {
            services,
            games,
            id: made.game.id,
            seq: made.game.seq,
            phone,
            _folder: folder,
        })
    }

    /// The phone of its player and host.
    pub(crate) async fn caller(&self) -> Result<Principal, Box<dyn Error>> {
        Ok(auth::authenticate(&self.services, self.phone).await?)
    }
}
