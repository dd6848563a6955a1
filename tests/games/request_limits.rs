//! How often the host of a running game can be asked, with a test clock.

use std::net::{IpAddr, Ipv4Addr};

use chrono::TimeDelta;
use rowlock::auth::Principal;
use rowlock::domain::error::{Error, ErrorCode};
use rowlock::domain::grants::Holder;
use rowlock::domain::i18n::{Arg, msg};
use rowlock::domain::ids::{GameId, RequestId};
use rowlock::domain::precondition::Precondition;
use rowlock::games::{Answer, JoinOutcome, Requester, WantedSeat};

use crate::common::{TestGames, new_game};

/// Ana's running game.
struct Running {
    fixture: TestGames,
    host: Principal,
    code: String,
    game: GameId,
}

fn network(number: u8) -> Option<IpAddr> {
    Some(Ipv4Addr::new(192, 0, 2, number).into())
}

impl Running {
    async fn start() -> Self {
        let fixture = TestGames::open().await;
        let games = &fixture.games;
        let host = games.new_device();
        let new = new_game(&["Ana"]);
        let made = games.make(new, Some(host)).await;
        let host = games.caller(host).await;
        Self {
            code: made.game.code.unwrap(),
            game: made.game.id,
            host,
            fixture,
        }
    }

    /// A device in this network.
    fn device(&self, network: Option<IpAddr>) -> Requester {
        let secret = self.fixture.games.services.new_token().unwrap();
        Requester {
            device: Some(Holder::Device(secret.hash())),
            network,
        }
    }

    async fn ask(&self, requester: Requester, name: &str) -> Result<RequestId, Error> {
        let wanted = WantedSeat::Name(name.parse().unwrap());
        let games = &self.fixture.games;
        match games.join(&self.code, wanted, requester, None).await? {
            JoinOutcome::Requested(asked) => Ok(asked.request),
            JoinOutcome::Joined(_) => panic!("a seat was given unasked"),
        }
    }

    async fn refuse(&self, request: &RequestId) {
        let games = &self.fixture.games;
        games
            .answer_request(
                &self.host,
                &self.game,
                request,
                Answer::Refuse,
                &Precondition::Any,
                None,
            )
            .await
            .unwrap();
    }

    /// Asks, and is refused by the host.
    async fn ask_in_vain(&self, requester: Requester) {
        let request = self.ask(requester, "Fritz").await.unwrap();
        self.refuse(&request).await;
    }

    /// After how many seconds this one may ask.
    async fn wait_of(&self, requester: Requester) -> u64 {
        let error = self.ask(requester, "Fritz").await.unwrap_err();
        assert_eq!(error.code, ErrorCode::TooManyRequests);
        error.retry_after.unwrap()
    }

    /// After how many minutes this one may ask, as the refusal says.
    async fn minutes_of_wait(&self, requester: Requester) -> i64 {
        let error = self.ask(requester, "Fritz").await.unwrap_err();
        assert_eq!(error.code, ErrorCode::TooManyRequests);
        let keys = ["ask-again-after-refusal", "ask-again-after-refusals"];
        let says = |minutes: &i64| {
            let messages = keys.map(|key| msg(key).with("minutes", Arg::Number(*minutes)));
            messages.contains(&error.detail)
        };
        (0..60).find(says).unwrap()
    }

    fn advance(&self, minutes: i64) {
        self.fixture.clock.advance(TimeDelta::minutes(minutes));
    }
}

#[tokio::test]
async fn a_refused_device_waits_one_then_five_then_thirty_minutes() {
    let game = Running::start().await;
    let fritz = game.device(None);
    for minutes in [1, 5, 30, 30] {
        game.ask_in_vain(fritz).await;
        let wait = game.wait_of(fritz).await;
        assert!(wait.abs_diff(minutes * 60) <= 1, "{wait}");
        game.advance(minutes as i64 - 1);
        game.wait_of(fritz).await;
        let gina = game.ask(game.device(None), "Gina").await.unwrap();
        game.refuse(&gina).await;
        game.advance(2);
    }
}

#[tokio::test]
async fn the_minutes_to_wait_are_rounded_up() {
    let game = Running::start().await;
    let fritz = game.device(network(1));
    game.ask_in_vain(fritz).await;
    game.fixture.clock.advance(TimeDelta::seconds(50));
    assert_eq!(game.minutes_of_wait(fritz).await, 1);
    game.advance(1);
    game.ask_in_vain(fritz).await;
    for (seconds, minutes) in [(30, 5), (60, 4), (151, 1), (58, 1)] {
        game.fixture.clock.advance(TimeDelta::seconds(seconds));
        let said = game.minutes_of_wait(fritz).await;
        assert_eq!(said, minutes, "{seconds} s later");
    }
    game.fixture.clock.advance(TimeDelta::seconds(2));
    game.ask(fritz, "Fritz").await.unwrap();
}

#[tokio::test]
async fn a_clock_that_is_set_back_lengthens_no_wait() {
    let game = Running::start().await;
    let fritz = game.device(None);
    game.ask_in_vain(fritz).await;
    game.fixture.clock.jump(-TimeDelta::days(400));
    game.ask(fritz, "Fritz").await.unwrap();
}

#[tokio::test]
async fn a_network_waits_from_its_second_refusal_on_and_at_most_half_an_hour() {
    let game = Running::start().await;
    let home = || game.device(network(1));
    game.ask_in_vain(home()).await;
    game.ask_in_vain(home()).await;
    let wait = game.wait_of(home()).await;
    assert!(wait.abs_diff(60) <= 1, "{wait}");
    game.ask(game.device(network(2)), "Gina").await.unwrap();
    for minutes in [1, 5, 30, 30, 30, 30] {
        game.advance(minutes + 1);
        game.ask_in_vain(home()).await;
        assert!(game.wait_of(home()).await <= 30 * 60 + 1);
    }
}

#[tokio::test]
async fn a_network_has_two_pending_requests_and_a_device_one() {
    let game = Running::start().await;
    let fritz = game.device(network(1));
    game.ask(fritz, "Fritz").await.unwrap();
    game.ask(fritz, "Frieda").await.unwrap();
    let view = game.fixture.games.view(&game.host, &game.game).await;
    assert_eq!(view.unwrap().requests.unwrap().len(), 1);
    game.ask(game.device(network(1)), "Gina").await.unwrap();
    game.wait_of(game.device(network(1))).await;
    game.ask(game.device(network(2)), "Hans").await.unwrap();
}

#[tokio::test]
async fn a_device_cannot_ask_again_and_again_under_other_names() {
    let game = Running::start().await;
    let fritz = game.device(None);
    let mut asked = 0;
    for number in 0..30 {
        let name = format!("Fritz {number}");
        asked += usize::from(game.ask(fritz, &name).await.is_ok());
    }
    assert_eq!(asked, 10);
    game.advance(60);
    game.ask(fritz, "Fritz").await.unwrap();
}

#[tokio::test]
async fn a_host_is_asked_at_most_sixty_times_an_hour() {
    let game = Running::start().await;
    for number in 0..60 {
        game.ask_in_vain(game.device(network(number))).await;
    }
    let wait = game.wait_of(game.device(network(61))).await;
    assert!(wait.abs_diff(3600) <= 1, "{wait}");
    game.advance(60);
    game.ask(game.device(network(61)), "Gina").await.unwrap();
}
