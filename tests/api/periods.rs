//! Statistics by year and month, compared with those of games whose times and totals are known.

use rowlock::domain::period::{Period, start_of};
use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, TestGame, TestGroup};

/// A group whose games are copies of two games and of one that was ended early, at these times:
///
/// | ended (UTC) | Ana | Ben |
/// | --- | --- | --- |
/// | 10 May 2024, 18:00 | 3 | 0 |
/// | 11 May 2024, 18:00, early | 1 | 0 |
/// | 31 December 2025, 22:30 | 28 | −5 |
/// | 31 December 2025, 23:30 | 3 | 0 |
/// | 1 January 2026, 03:00 | 28 | −5 |
/// | 15 February 2026, 18:00 | 3 | 0 |
struct Years<'a> {
    server: &'a Server,
    group: TestGroup,
}

impl<'a> Years<'a> {
    async fn play(server: &'a Server) -> Self {
        let low = game(server, &[2, 3]).await;
        end(&low).await;
        let early = game(server, &[2]).await;
        early.finish().await;
        let high = game(server, &[2, 3, 4, 5, 6, 12]).await;
        high.play(1, json!({"type": "penalty"})).await;
        end(&high).await;
        let group = server.group_in("Europe/Madrid", "Friday").await;
        let mut document = Value::Null;
        let mut games = Vec::new();
        for (game, at) in [
            (&low, "2024-05-10T18:00"),
            (&early, "2024-05-11T18:00"),
            (&high, "2025-12-31T22:30"),
            (&low, "2025-12-31T23:30"),
            (&high, "2026-01-01T03:00"),
            (&low, "2026-02-15T18:00"),
        ] {
            let path = game.path("/export?format=json");
            document = server.get(&path, &game.host).await.ok(200);
            let mut copy = document["games"][0].take();
            copy["uid"] = json!(format!("{:012}", games.len()));
            let at = json!(format!("{at}:00Z"));
            for field in ["created_at", "started_at", "finished_at"] {
                copy[field] = at.clone();
            }
            for event in copy["events"].as_array_mut().unwrap() {
                event["at"] = at.clone();
            }
            games.push(copy);
        }
        document["games"] = games.into();
        group.import_json(server, document).await.ok(200);
        Self { server, group }
    }

    async fn get(&self, below: &str) -> Value {
        self.group.get(self.server, below).await
    }

    async fn player(&self, name: &str) -> Value {
        let id = self.group.player(self.server, name).await;
        self.get(&format!("/players/{id}/stats")).await
    }
}

/// A game of two in which Ana crosses these red numbers.
async fn game<'a>(server: &'a Server, red: &[u8]) -> TestGame<'a> {
    let body =
        json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"], "start": true});
    let made = server.post("/games", "", body).await.ok(201);
    let game = TestGame::of(server, CreatedGame::of(&made));
    game.cross_all(0, "red", red).await;
    game
}

/// Ends a game by two locks that were crossed on paper.
async fn end(game: &TestGame<'_>) {
    for row in ["yellow", "blue"] {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    game.finish().await;
}

/// The periods with their games and averages.
fn lines(periods: &Value) -> Value {
    let lines = periods.as_array().unwrap().iter();
    let line =
        |line: &Value| json!(["period", "games", "average"].map(|field| line[field].clone()));
    lines.map(line).collect()
}

#[tokio::test]
async fn a_group_has_the_averages_of_the_years_of_its_time_zone_newest_first() {
    let server = Server::start().await;
    let group = Years::play(&server).await;
    // Ana's and Ben's points of each year, by hand.
    for (zone, years) in [
        (
            "Europe/Madrid",
            json!([["2026", 3, 29.0 / 6.0], ["2025", 1, 11.5], ["2024", 2, 1.0]]),
        ),
        (
            "UTC",
            json!([["2026", 2, 6.5], ["2025", 2, 6.5], ["2024", 2, 1.0]]),
        ),
        (
            "America/New_York",
            json!([["2026", 1, 1.5], ["2025", 3, 49.0 / 6.0], ["2024", 2, 1.0]]),
        ),
    ] {
        let change = json!({"time_zone": zone});
        let TestGroup { path, token } = &group.group;
        server.patch(path, token, change).await.ok(200);
        let stats = group.get("/stats").await;
        assert_eq!(lines(&stats["by_year"]), years, "{zone}");
        assert_eq!(stats["by_month"], json!([]));
        for year in years.as_array().unwrap() {
            let below = format!("/stats?period={}", year[0].as_str().unwrap());
            let of_year = group.get(&below).await;
            assert_eq!(of_year["games"], year[1], "{zone}");
            assert_eq!(lines(&of_year["by_year"]), years, "{zone}");
        }
    }
}

#[tokio::test]
async fn the_statistics_of_some_days_are_those_of_the_games_of_these_days() {
    let server = Server::start().await;
    let group = Years::play(&server).await;
    for (days, period) in [
        ("from=2026-01-01&to=2026-12-31", "2026"),
        ("from=2025-12-01&to=2025-12-31", "2025-12"),
        ("from=2026-02-09&to=2026-02-15", "2026-02"),
        ("from=2026-01-01", "2026"),
        ("to=2024-12-31", "2024"),
    ] {
        let mut expected = group.get(&format!("/stats?period={period}")).await;
        expected["by_month"] = json!([]);
        assert_eq!(
            group.get(&format!("/stats?{days}")).await,
            expected,
            "{days}"
        );
    }
    let of_day = group.get("/stats?from=2024-05-11&to=2024-05-11").await;
    assert_eq!(
        (&of_day["games"], &of_day["players"][0]["wins"]),
        (&json!(1), &json!(0))
    );
    assert_eq!(group.get("/stats?from=2026-03-01").await["games"], 0);
    let TestGroup { path, token } = &group.group;
    for query in [
        "from=2026-02-01&to=2026-01-31",
        "from=1989-12-31",
        "from=May",
        "period=2026&from=2026-01-01",
        "period=2026&to=2026-01-01",
    ] {
        let refused = server.get(&format!("{path}/stats?{query}"), token).await;
        refused.refused(400, "invalid_value");
    }
}

#[test]
fn the_year_of_a_time_is_that_of_the_time_zone() {
    for (zone, year) in [
        ("Europe/Madrid", 2026),
        ("UTC", 2025),
        ("America/New_York", 2025),
    ] {
        let at = "2025-12-31T23:30:00Z".parse().unwrap();
        let found = Period::year_of(at, zone.parse().unwrap());
        assert_eq!(found, Period::Year(year), "{zone}");
    }
}

#[tokio::test]
async fn the_statistics_of_a_year_or_month_are_those_of_its_games() {
    let server = Server::start().await;
    let group = Years::play(&server).await;
    let year = group.get("/stats?period=2026").await;
    assert_eq!(year["games"], 3);
    assert_eq!(
        year["by_board"],
        json!([{"variant": "classic", "games": 3}])
    );
    let months = json!([["2026-02", 1, 1.5], ["2026-01", 2, 6.5]]);
    assert_eq!(lines(&year["by_month"]), months);
    let numbers = |player: &Value| {
        let fields = [
            "name",
            "games",
            "wins",
            "average",
            "best",
            "worst",
            "penalties",
            "rows_locked",
        ];
        json!(fields.map(|field| player[field].clone()))
    };
    assert_eq!(
        numbers(&year["players"][0]),
        json!(["Ana", 3, 3, 34.0 / 3.0, 28, 3, 0, 1])
    );
    assert_eq!(
        numbers(&year["players"][1]),
        json!(["Ben", 3, 0, -5.0 / 3.0, 0, -5, 1, 0])
    );
    assert_eq!(
        year["margins"],
        json!({"games": 3, "average": 13.0, "closest": 3})
    );
    assert_eq!(
        year["lengths"],
        json!({"games": 3, "median": 0.0, "longest": 0})
    );
    assert_eq!(year["records"][0]["value"], 28);
    assert_eq!(
        year["records"][0]["finished_at"],
        "2026-01-01T03:00:00.000Z"
    );
    let month = group.get("/stats?period=2026-02").await;
    assert_eq!(month["games"], 1);
    assert_eq!(numbers(&month["players"][0])[3], 3.0);
    assert_eq!(month["records"][0]["value"], 3);
    assert_eq!(lines(&month["by_month"]), months);
    // A game that was ended early counts with its points, and has no winner.
    let early = group.get("/stats?period=2024-05").await;
    assert_eq!(early["margins"]["games"], 1);
    assert_eq!(
        numbers(&early["players"][0]),
        json!(["Ana", 2, 1, 2.0, 3, 1, 0, 0])
    );
    let empty = group.get("/stats?period=2025-06").await;
    assert_eq!([&empty["games"], &empty["margins"]["games"]], [0, 0]);
    assert_eq!(
        [&empty["players"], &empty["records"]],
        [&json!([]), &json!([])]
    );
    assert_eq!(lines(&empty["by_month"]), json!([["2025-12", 1, 11.5]]));
}

#[tokio::test]
async fn a_player_has_the_averages_of_each_year_and_a_deleted_game_leaves_them() {
    let server = Server::start().await;
    let group = Years::play(&server).await;
    let ana = group.player("Ana").await;
    assert_eq!(
        lines(&ana["by_year"]),
        json!([["2026", 3, 34.0 / 3.0], ["2025", 1, 28.0], ["2024", 2, 2.0]])
    );
    let games = group.get("/games?to=2024-12-31").await;
    for game in games["games"].as_array().unwrap() {
        let path = format!("/games/{}", game["id"].as_str().unwrap());
        assert_eq!(server.delete(&path, &group.group.token).await.status, 204);
    }
    let stats = group.get("/stats").await;
    assert_eq!(
        lines(&stats["by_year"]),
        json!([["2026", 3, 29.0 / 6.0], ["2025", 1, 11.5]])
    );
    let ben = group.player("Ben").await;
    assert_eq!(
        lines(&ben["by_year"]),
        json!([["2026", 3, -5.0 / 3.0], ["2025", 1, -5.0]])
    );
}

#[tokio::test]
async fn a_period_is_a_year_or_a_month() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = format!("/groups/{}/stats", game.group);
    for period in [
        "26",
        "2026-13",
        "2026-00",
        "2026-1",
        "2026-01-01",
        "+026",
        "year",
        "",
    ] {
        let path = format!("{path}?period={period}");
        let refused = server.get(&path, &game.keeper).await;
        refused.refused(400, "invalid_value");
    }
    let other = server.get(&format!("{path}?year=2026"), &game.keeper).await;
    other.refused(400, "unknown_field");
    for period in ["0000", "0001", "9999", "9999-12", "2026-12"] {
        let path = format!("{path}?period={period}");
        assert_eq!(server.get(&path, &game.keeper).await.ok(200)["games"], 0);
    }
}

#[test]
fn a_day_on_which_the_clocks_skip_midnight_starts_after_it() {
    // In Beirut one o'clock followed the end of 26 March 2022.
    let zone = "Asia/Beirut".parse().unwrap();
    let day = "2022-03-27".parse().unwrap();
    let start = start_of(day, zone).to_rfc3339();
    assert_eq!(start, "2022-03-26T22:00:00+00:00");
}
