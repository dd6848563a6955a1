//! Who is connected to one server is present on all.

use std::time::Duration;

use chrono::TimeDelta;
use rowlock::domain::error::ErrorCode;
use rowlock::games::{CreatedGame, NewGame, PlayerPresence};
use rowlock::services::{Services, SystemRandom};
use rowlock::store::{DatabaseAddress, OnUnreachable, Store};

use super::Servers;
use crate::common::postgres::{self, drop_database, new_database};
use crate::common::{FakeClock, UseCases, new_game};
use crate::web::browser::Browser;

/// The services of two servers on a new database, at the same time of day.
struct TwoServices {
    first: UseCases,
    second: UseCases,
    clock: FakeClock,
    url: String,
}

impl TwoServices {
    async fn start() -> Self {
        let url = new_database().await;
        let database: DatabaseAddress = url.parse().unwrap();
        let clock = FakeClock::at("2026-11-25T18:30:00Z");
        Self {
            first: games_on(&database, &clock).await,
            second: games_on(&database, &clock).await,
            clock,
            url,
        }
    }

    async fn stop(self) {
        for games in [self.first, self.second] {
            games.services.store().close().await;
        }
        drop_database(self.url);
    }
}

async fn games_on(database: &DatabaseAddress, clock: &FakeClock) -> UseCases {
    let store = Store::connect(database, None, OnUnreachable::Fail).await;
    let services = Services::new(store.unwrap(), clock.clone(), SystemRandom);
    UseCases::new(services)
}

async fn lobby(games: &UseCases, players: &[&str]) -> CreatedGame {
    let new = NewGame {
        start: false,
        ..new_game(players)
    };
    games.make(new, None).await
}

#[tokio::test]
async fn the_role_of_a_host_who_is_connected_to_another_server_cannot_be_taken() {
    if postgres::is_missing() {
        return;
    }
    let services = TwoServices::start().await;
    let (first, second, clock) = (&services.first, &services.second, &services.clock);
    let made = first.make(new_game(&["Ana", "Ben"]), None).await;
    let id = &made.game.id;
    let host = first.caller_with(made.host_token.as_ref()).await;
    let ben = second.caller_with(made.seats[1].token.as_ref()).await;
    second.view(&ben, id).await.unwrap();
    clock.advance(TimeDelta::minutes(3));
    first.view(&host, id).await.unwrap();
    first.exchange_presence().await.unwrap();
    second.exchange_presence().await.unwrap();
    let early = second.move_host(&ben, id, 1, None).await.unwrap_err();
    assert_eq!(early.code, ErrorCode::HostOnly);

    clock.advance(TimeDelta::minutes(3));
    first.exchange_presence().await.unwrap();
    second.move_host(&ben, id, 1, None).await.unwrap();
    services.stop().await;
}

#[tokio::test]
async fn a_player_of_the_lobby_is_connected_on_every_server_until_no_server_reports_it() {
    if postgres::is_missing() {
        return;
    }
    let services = TwoServices::start().await;
    let (first, second, clock) = (&services.first, &services.second, &services.clock);
    let made = lobby(first, &["Ana", "Ben"]).await;
    let id = &made.game.id;
    let ben = first.caller_with(made.seats[1].token.as_ref()).await;
    let at = async |games: &UseCases| games.lobby_players(id).await.unwrap()[1].1;
    first.view(&ben, id).await.unwrap();
    clock.advance(TimeDelta::seconds(5));
    assert_ne!(at(second).await, PlayerPresence::Connected);
    first.exchange_presence().await.unwrap();
    second.exchange_presence().await.unwrap();
    assert_eq!(at(second).await, PlayerPresence::Connected);
    clock.advance(TimeDelta::seconds(31));
    assert_ne!(at(second).await, PlayerPresence::Connected);
    services.stop().await;
}

#[tokio::test]
async fn a_renamed_player_stays_connected_on_every_server() {
    if postgres::is_missing() {
        return;
    }
    let services = TwoServices::start().await;
    let (first, second, clock) = (&services.first, &services.second, &services.clock);
    let made = lobby(first, &["Ana", "Bne"]).await;
    let id = &made.game.id;
    let at = async |games: &UseCases| games.lobby_players(id).await.unwrap()[1].1;
    let host = first.caller_with(made.host_token.as_ref()).await;
    let ben = second.caller_with(made.seats[1].token.as_ref()).await;
    let stream = second.subscribe(&ben, id, 0).await.unwrap();
    second.exchange_presence().await.unwrap();
    first.exchange_presence().await.unwrap();
    assert_eq!(at(first).await, PlayerPresence::Connected);

    let player = made.game.seats[1].player.clone().unwrap();
    let name = "Ben".parse().unwrap();
    first.rename_seat(&host, id, &player, &name).await.unwrap();
    assert_eq!(at(first).await, PlayerPresence::Connected);
    let follower = stream.follower.as_ref().unwrap();
    second.services.store().forget_holders();
    assert!(second.still_authorized(follower, id).await);
    clock.advance(TimeDelta::minutes(1));
    assert_eq!(at(second).await, PlayerPresence::Connected);
    second.exchange_presence().await.unwrap();
    first.exchange_presence().await.unwrap();
    assert_eq!(at(first).await, PlayerPresence::Connected);
    services.stop().await;
}

#[tokio::test]
async fn a_page_in_a_lobby_is_told_of_players_whom_another_server_hears_of_later() {
    if postgres::is_missing() {
        return;
    }
    let heartbeat = Duration::from_millis(100);
    let servers = Servers::start_as(2, |config| config.limits.heartbeat_interval = heartbeat).await;
    let (one, other) = servers.two();
    let (ana, ben) = (Browser::of(one), Browser::of(one));
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    let of_ben = ben.follow(&path).await;
    let mut stream = ana.follow(&path).await;
    // As a load balancer may send it: the stream to one server, the page to the other one.
    let is_here = async || {
        let lobby = ana.at(other).open(&path).await;
        lobby.attribute("phone-1", "data-phone") == "here"
    };
    // At most a minute of pings.
    let mut is_told = async |expected| {
        for _ in 0..600 {
            let event = stream.next().await.expect("the stream goes on").event;
            if event == "presence" && is_here().await == expected {
                return true;
            }
        }
        false
    };
    assert!(!is_here().await);
    assert!(is_told(true).await);
    // That takes a minute.
    if std::env::var_os("ROWLOCK_ALL").is_some() {
        drop(of_ben);
        assert!(is_told(false).await);
    }
}
