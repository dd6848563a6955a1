//! Pairing a TV with a game, player presence, and drawing the first player, without scripts.

use rowlock::config::Quota;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use super::browser::Browser;
use crate::common::Server;

#[tokio::test]
async fn a_screen_is_brought_to_the_hosts_table_by_its_code_which_is_used_once() {
    let server = Server::start().await;
    let [ana, eve, tv] = [(); 3].map(|()| Browser::of(&server));
    let shown = tv.open("/tv").await;
    let code = shown.text("code");
    assert_eq!(tv.open("/tv").await.text("code"), code);
    let (path, join_code) = ana.make("Ana", "turns").await;
    let game = path.trim_start_matches("/games/");
    let asked = ana.open(&format!("/screen?code={code}")).await;
    assert_eq!(asked.attribute("code", "value"), code);
    assert!(asked.has(&format!("show-{game}")));
    let fields = [("code", "ZZZZZZ"), ("game", game)];
    let wrong = ana.send("/screen", &fields).await;
    assert!(
        wrong.status == 400 && wrong.has("message"),
        "{}",
        wrong.html
    );
    let fields = [("code", code.as_str()), ("game", game)];
    assert_eq!(eve.send("/screen", &fields).await.status, 401);
    assert_eq!(ana.send("/screen", &fields).await.path, path);
    assert_eq!(ana.send("/screen", &fields).await.status, 400);
    let table = tv.open("/tv").await;
    assert_eq!(table.path, format!("{path}/table"));
    assert_eq!(table.text("code"), join_code);
    // It may watch, and no more.
    assert!(
        tv.open(&format!("{path}/people"))
            .await
            .path
            .ends_with("/table")
    );
    // Opened again, it can be brought to another table.
    assert_ne!(tv.open("/tv").await.text("code"), code);
}

#[tokio::test]
async fn a_screen_that_asks_again_while_it_is_brought_to_a_table_goes_there() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let (path, _) = ana.make("Ana", "turns").await;
    let game = path.trim_start_matches("/games/");
    for _ in 0..20 {
        let tv = Browser::of(&server);
        let code = tv.open("/tv").await.text("code");
        let fields = [("code", code.as_str()), ("game", game)];
        let ask = async || {
            for _ in 0..3 {
                let shown = tv.open("/tv").await;
                if shown.path.ends_with("/table") {
                    return true;
                }
                assert_eq!(shown.text("code"), code);
            }
            false
        };
        let (_, is_there) = tokio::join!(ana.send("/screen", &fields), ask());
        assert!(is_there || ask().await);
    }
}

#[tokio::test]
async fn a_guest_brings_a_screen_to_a_running_game_only_with_the_hosts_consent() {
    let server = Server::start().await;
    let [ana, ben, tv] = [(); 3].map(|()| Browser::of(&server));
    let (path, join_code) = ana.make("Ana", "turns").await;
    ben.join(&join_code, "Ben").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let code = tv.open("/tv").await.text("code");
    let game = path.trim_start_matches("/games/");
    ben.send("/screen", &[("code", &code), ("game", game)])
        .await;
    assert_eq!(tv.open("/tv").await.attribute("main", "data-key"), "asked");
    let host = ana.open(&path).await;
    let (_, behind) = host.html.split_once("formaction=\"").unwrap();
    let question = behind.split('"').next().unwrap();
    ana.send(question, &[("answer", "accept"), ("seat", "0")])
        .await;
    assert_eq!(tv.open("/tv").await.path, format!("{path}/table"));
}

/// So many, and from then on hardly any.
fn only(burst: u32) -> Quota {
    Quota { burst, per_hour: 1 }
}

#[tokio::test]
async fn an_address_opens_lobbies_after_games_and_brings_screens_within_its_limits_only() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.new_games_with_token = only(1);
        config.limits.additions = only(2);
    });
    let server = server.await;
    let ana = Browser::of(&server);
    let (path, _) = ana.make("Ana", "turns").await;
    let game = path.trim_start_matches("/games/");
    for status in [400, 400, 429] {
        let fields = [("code", "ZZZZZZ"), ("game", game)];
        assert_eq!(ana.send("/screen", &fields).await.status, status);
    }
    ana.send(&format!("{path}/start"), &[]).await;
    ana.send(&format!("{path}/end"), &[]).await;
    let replay = format!("{path}/replay");
    let lobby = ana.send(&replay, &[("player", "0")]).await;
    assert!(lobby.has("players"), "{}", lobby.html);
    let again = ana.send(&replay, &[("player", "0")]).await;
    assert_eq!(again.status, 429);
}

#[tokio::test]
async fn the_lobby_shows_whose_phone_is_there_and_asks_before_it_starts_without_one() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let new = [
        ("name", "Ana"),
        ("players", "Ben"),
        ("variant", "classic"),
        ("mode", "turns"),
    ];
    let lobby = ana.send("/new", &new).await;
    let path = lobby.path.clone();
    assert_eq!(lobby.attribute("phone-0", "data-phone"), "here");
    assert_eq!(lobby.attribute("phone-1", "data-phone"), "awaited");
    let start = format!("{path}/start");
    let asked = ana.send(&start, &[("first", "draw")]).await;
    assert!(asked.has("without"), "{}", asked.html);
    assert_eq!(asked.attribute("start-anyway", "value"), "draw");
    let claim = [("code", lobby.text("code")), ("seat_of", "Ben".to_owned())];
    let claim = claim
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    ben.send("/join", &claim).await;
    let lobby = ana.open(&path).await;
    assert_eq!(lobby.attribute("phone-1", "data-phone"), "here");
    let sheet = ana.send(&start, &[]).await;
    assert!(sheet.has("sheet"), "{}", sheet.html);
}

#[tokio::test]
async fn the_starting_player_is_drawn_once_and_shown_to_every_player() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make("Ana", "turns").await;
    assert!(!ana.open(&path).await.has("draw"));
    ben.join(&code, "Ben").await;
    assert!(ana.open(&path).await.has("draw"));
    let start = format!("{path}/start");
    let drawn = ana.send(&start, &[("first", "draw")]).await.text("update");
    assert!(drawn.contains("The dice have decided"), "{drawn}");
    assert_eq!(ben.open(&path).await.text("update"), drawn);
    let table = ana.open(&format!("{path}/table")).await;
    assert_eq!(table.text("drawn"), drawn);
    let sheets = Browser::of(&server);
    let (path, code) = sheets.make("Ana", "sheet").await;
    ben.join(&code, "Ben").await;
    assert!(!sheets.open(&path).await.has("draw"));
}

#[tokio::test]
async fn members_find_the_waiting_table_and_the_running_game_on_their_first_page() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let group = ana.open("/").await;
    let (_, behind) = group.html.split_once("/groups/").unwrap();
    let group = behind.split('"').next().unwrap().to_owned();
    let new = [
        ("name", "Ana"),
        ("players", "Ben"),
        ("variant", "classic"),
        ("mode", "turns"),
        ("group", &group),
    ];
    let next = ana.send("/new", &new).await;
    let code = next.text("code");
    let home = ben.open("/").await;
    assert!(home.html.contains("Ana’s game is waiting"), "{}", home.html);
    assert!(home.html.contains(&format!("/join?code={code}")));
    ana.send(&format!("{}/start", next.path), &[("sure", "true")])
        .await;
    let home = ben.open("/").await;
    assert!(home.has("others-title"), "{}", home.html);
    // A browser that has played as Ben before needs no permission.
    let seat = [("code", code.as_str()), ("seat_of", "Ben")];
    let sheet = ben.send("/join", &seat).await;
    assert_eq!(sheet.attribute("sheet", "data-seat"), "1");
}

#[tokio::test]
async fn between_two_games_players_are_left_out_and_others_come_in() {
    let server = Server::start().await;
    let [ana, ben, fritz] = [(); 3].map(|()| Browser::of(&server));
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    ana.send(&format!("{path}/players"), &[("name", "Cleo")])
        .await;
    ana.send(&format!("{path}/start"), &[]).await;
    let sheet = ana.press(&ana.open(&path).await, "cross red 5").await;
    let result = ana.press(&sheet, "finish").await;
    assert!(result.has("replay"), "{}", result.html);
    let replay = format!("{path}/replay");
    let refused = ana.send(&replay, &[]).await;
    assert!(
        refused.status == 409 && refused.has("message"),
        "{}",
        refused.html
    );
    assert_eq!(ben.send(&replay, &[("player", "0")]).await.status, 403);
    let lobby = ana.send(&replay, &[("player", "0"), ("player", "1")]).await;
    assert!(
        lobby.has("player-1") && !lobby.has("player-2"),
        "{}",
        lobby.html
    );
    let result = ben.open(&path).await;
    assert_eq!(result.attribute("main", "data-next"), lobby.path);
    assert!(ben.open(&lobby.path).await.has("players"));
    fritz.join(&lobby.text("code"), "Fritz").await;
    let sheet = ana.send(&format!("{}/start", lobby.path), &[]).await;
    assert!(sheet.has("sheet"), "{}", sheet.html);
    assert_eq!(
        fritz
            .open(&lobby.path)
            .await
            .attribute("sheet", "data-seat"),
        "2"
    );
    // A second tap leads to the same game.
    assert_eq!(ana.send(&replay, &[("player", "0")]).await.path, lobby.path);
}

#[tokio::test]
async fn a_screen_that_was_let_in_shows_the_code_of_the_next_lobby_and_a_reader_of_the_share_link_does_not()
 {
    let server = Server::start().await;
    let [ana, ben, tv, eve] = [(); 4].map(|()| Browser::of(&server));
    let (path, join_code) = ana.make("Ana", "turns").await;
    ben.join(&join_code, "Ben").await;
    let code = tv.open("/tv").await.text("code");
    let game = path.trim_start_matches("/games/");
    ana.send("/screen", &[("code", &code), ("game", game)])
        .await;
    tv.open("/tv").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let shared = ana.send(&format!("{path}/share"), &[]).await;
    let link = shared.attribute("link", "href");
    eve.open(link.strip_prefix(&server.url).unwrap()).await;
    // Twice, as each game hands it on to the next.
    let mut path = path;
    for _ in 0..2 {
        let sheet = ana.press(&ana.open(&path).await, "cross red 5").await;
        ana.press(&sheet, "finish").await;
        let players = [("player", "0"), ("player", "1")];
        let lobby = ana.send(&format!("{path}/replay"), &players).await;
        let shown = tv.open(&format!("{path}/table")).await;
        assert_eq!(shown.path, format!("{}/table", lobby.path));
        assert_eq!(shown.text("code"), lobby.text("code"));
        let shown = eve.open(&format!("{path}/table")).await;
        assert_eq!(shown.path, format!("{}/table", lobby.path));
        assert!(!shown.has("code"), "{}", shown.html);
        path = lobby.path.clone();
        ana.send(&format!("{path}/start"), &[]).await;
    }
}

#[tokio::test]
async fn an_address_gets_new_codes_for_screens_within_its_limit_and_a_waiting_one_keeps_its_code() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.additions = only(2);
    });
    let server = server.await;
    let tv = Browser::of(&server);
    let code = tv.open("/tv").await.text("code");
    assert_eq!(Browser::of(&server).open("/tv").await.status, 200);
    let refused = Browser::of(&server).open("/tv").await;
    assert_eq!(refused.status, 429, "{}", refused.html);
    for _ in 0..3 {
        assert_eq!(tv.open("/tv").await.text("code"), code);
    }
}

/// What anyone can compute of the address 127.0.0.1.
const PLAIN_HASHES: &str = "SELECT count(*) FROM screens WHERE origin = \
    '12ca17b49af2289436f303e0166030a21e525d266e209267433801a8fd4071a0'";

#[tokio::test]
async fn the_network_of_a_screen_is_stored_as_a_hash_that_only_this_server_can_compute() {
    let server = Server::start_limited().await;
    Browser::of(&server).open("/tv").await;
    let mut database = server.raw().await;
    let hashed = "SELECT count(*) FROM screens WHERE length(origin) = 64";
    assert_eq!(database.number(hashed).await, 1);
    assert_eq!(database.number(PLAIN_HASHES).await, 0);
    database.close().await;
}

/// The screens of 100 networks, ten of each, which is all that can wait.
const MANY: &str = "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000) \
    INSERT INTO screens (holder, code, since, origin) SELECT randomblob(32), printf('%06d', n), \
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'network ' || (n % 100) FROM numbers";

#[tokio::test]
async fn the_screens_of_many_networks_displace_those_of_the_network_with_the_most() {
    let server = Server::start_on_file_as(|config| config.rate_limit = true).await;
    let first = Browser::of(&server);
    let code = first.open("/tv").await.text("code");
    let database = SqliteConnectOptions::new().filename(server.database());
    let mut database = database.connect().await.unwrap();
    let filled = sqlx::raw_sql(MANY).execute(&mut database).await.unwrap();
    assert_eq!(filled.rows_affected(), 1000);
    let other = Browser::of(&server);
    assert_ne!(other.open("/tv").await.text("code"), code);
    assert_eq!(first.open("/tv").await.text("code"), code);
}

#[tokio::test]
async fn one_network_has_some_of_the_waiting_screens_and_none_waits_that_shows_nothing() {
    let server = Server::start_limited().await;
    let mut database = server.raw().await;
    let first = Browser::of(&server);
    let code = first.open("/tv").await.text("code");
    for _ in 1..10 {
        let other = Browser::of(&server);
        assert_ne!(other.open("/tv").await.text("code"), code);
    }
    let refused = Browser::of(&server).open("/tv").await;
    assert_eq!(refused.status, 429, "{}", refused.html);
    assert!(refused.html.contains("already waiting"), "{}", refused.html);
    assert_eq!(first.open("/tv").await.text("code"), code);
    assert_eq!(database.number("SELECT count(*) FROM screens").await, 10);
    database.execute("DELETE FROM screens".to_owned()).await;
    let head = server.http.head(format!("{}/tv", server.url)).send().await;
    assert_eq!(head.unwrap().status(), 200);
    assert_eq!(database.number("SELECT count(*) FROM screens").await, 0);
    database.close().await;
}
