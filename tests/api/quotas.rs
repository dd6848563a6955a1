//! Quotas of stored data and concurrent uploads per client address.

use std::time::Duration;

use rowlock::config::{ConcurrencyLimit, Quota};
use rowlock_rules::OwnBoard;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{CreatedGame, DEADLINE, Response, Server, own_board, status, until};

/// The burst of an address; from then on its quota grows slowly.
pub(super) fn only(burst: u32) -> Quota {
    Quota { burst, per_hour: 1 }
}

/// Checks that a request is refused for a long time.
#[track_caller]
pub(super) fn refused_for_long(response: &Response) {
    response.refused(429, "too_many_requests");
    let seconds: u64 = response.header("retry-after").parse().unwrap();
    assert!((60..=3601).contains(&seconds), "{seconds}");
}

#[tokio::test]
async fn new_groups_and_games_without_a_token_are_limited_per_address() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.new_games = only(3);
        config.limits.new_games_with_token = only(2);
    });
    let server = server.await;
    let new = json!({"variant": "classic", "players": ["Ana"], "start": true});
    let first = server.create_game(new.clone()).await;
    server.create_game(new.clone()).await;
    server.group("Friday").await;
    refused_for_long(&server.post("/games", "", new.clone()).await);
    refused_for_long(&server.post("/groups", "", json!({"name": "Friday"})).await);
    // Another spelling of the path does not circumvent the limit, and the page has the same one.
    let spelled = server.http.post(format!("{}/api/v1/%67ames", server.url));
    refused_for_long(&Response::of(spelled.json(&new)).await);
    let fields = "variant=classic&name=Ana";
    let page = server.send_form("/new", &[], fields).await;
    assert_eq!(page.status, 429);
    assert!(page.header("content-type").starts_with("text/html"));
    assert!(!page.header("retry-after").is_empty());
    // Each token has its own limit.
    for _ in 0..2 {
        server
            .post("/games", &first.keeper, new.clone())
            .await
            .ok(201);
    }
    refused_for_long(&server.post("/games", &first.keeper, new.clone()).await);
    // Games in progress go on, and other addresses can create games.
    let finish = json!({"type": "finish"});
    server.make_move(&first, &first.host, finish).await.ok(201);
    let rematch = format!("/games/{}/rematch", first.id);
    refused_for_long(&server.post(&rematch, &first.host, json!({})).await);
    let mut other = server.connect(3).await;
    let body = new.to_string();
    let head = format!(
        "POST /api/v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    other.write_all(head.as_bytes()).await.unwrap();
    assert_eq!(status(&mut other).await, 201);
}

#[tokio::test]
async fn a_school_class_behind_one_router_stays_within_the_limits() {
    let server = Server::start_limited().await;
    for number in 0..30 {
        let new = json!({"variant": "classic", "players": [format!("Pupil {number}")]});
        let made = server.create_game(new).await;
        for other in 0..3 {
            let join = json!({"code": made.code, "name": format!("Guest {other}")});
            server.post("/games/join", "", join).await.ok(201);
        }
        let start = format!("/games/{}/start", made.id);
        server.post(&start, &made.host, json!({})).await.ok(200);
        let finish = json!({"type": "finish"});
        server.make_move(&made, &made.host, finish).await.ok(201);
        for _ in 0..2 {
            let next = format!("/games/{}/rematch", made.id);
            let next = server.post(&next, &made.host, json!({})).await;
            assert!(matches!(next.status, 201 | 409), "{}", next.text);
        }
    }
}

#[tokio::test]
async fn new_links_players_and_tokens_are_limited_per_address() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.additions = only(4);
    });
    let server = server.await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let group = format!("/groups/{}", game.group);
    let invites = format!("{group}/invites");
    let players = format!("{group}/players");
    let member = json!({"role": "member"});
    server
        .post(&invites, &game.keeper, member.clone())
        .await
        .ok(201);
    server
        .post(&players, &game.keeper, json!({"name": "Zoe"}))
        .await
        .ok(201);
    server
        .post(&game.path("/share"), &game.host, json!({}))
        .await
        .ok(201);
    let token = game.path("/seats/1/token");
    server.post(&token, &game.host, json!({})).await.ok(201);
    for (path, secret, body) in [
        (&invites, &game.keeper, member),
        (&players, &game.keeper, json!({"name": "Yan"})),
        (&game.path("/share"), &game.host, json!({})),
        (&token, &game.host, json!({})),
        (&game.path("/seats/0/handover"), &game.host, json!({})),
    ] {
        refused_for_long(&server.post(path, secret, body).await);
    }
    for (form, fields) in [
        ("/settings", "language=de"),
        ("/settings/rows", "standard=true"),
    ] {
        assert_eq!(server.send_form(form, &[], fields).await.status, 429);
    }
    game.cross(0, "red", 5).await;
}

#[tokio::test]
async fn new_boards_are_limited_per_address() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.additions = only(2);
    });
    let server = server.await;
    let game = server.play("turns", &["Ana"]).await;
    let boards = format!("/groups/{}/boards", game.group);
    let add = async |name: &str| server.post(&boards, &game.keeper, own_board(name)).await;
    add("Otters").await.ok(201);
    add("Beavers").await.ok(201);
    refused_for_long(&add("Badgers").await);
    let form = format!("{boards}/new");
    let page = server.send_form(&form, &[], "name=Badgers").await;
    assert_eq!(page.status, 429);
    // A board can be checked and deleted.
    server
        .post("/boards/check", "", own_board("Badgers"))
        .await
        .ok(200);
    let listed = server.get(&boards, &game.keeper).await.ok(200);
    let id = listed["boards"][0]["id"].as_str().unwrap().to_owned();
    let deleted = server.delete(&format!("{boards}/{id}"), &game.keeper).await;
    assert_eq!(deleted.status, 204);
}

#[tokio::test]
async fn imported_games_are_limited_per_address() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.imported_games = only(10);
    });
    let server = server.await;
    let group = server.group("Friday").await;
    let import = async |from: usize, count: usize| {
        let game = |number: usize| {
            json!({"date": "2024-05-01", "variant": "classic",
                   "seats": [{"name": "Ana", "total": number}]})
        };
        let games: Vec<_> = (from..from + count).map(game).collect();
        let document = json!({"format": "rowlock", "version": 1, "paper": games});
        group.import_json(&server, document).await
    };
    import(0, 8).await.ok(200);
    refused_for_long(&import(8, 3).await);
    // Nothing was imported; that the file was read counts as one game.
    let games = group.get(&server, "/games").await;
    assert_eq!(games["games"].as_array().unwrap().len(), 8);
    import(8, 1).await.ok(200);
    refused_for_long(&import(20, 11).await);
}

#[tokio::test]
async fn a_new_board_of_an_import_counts_as_ten_games() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.imported_games = only(30);
    });
    let server = server.await;
    let game = server.play("sheet", &["Ana"]).await;
    game.cross_all(0, "red", &[2, 3]).await;
    game.finish().await;
    let groups = format!("/groups/{}", game.group);
    let export = format!("{groups}/export?format=json");
    let exported = server.get(&export, &game.keeper).await.ok(200);
    let import = async |names: &[&str], first: usize| {
        let mut document = exported.clone();
        let on_board = |(index, name): (usize, &&str)| {
            let board = OwnBoard::load(&own_board(name).to_string()).unwrap();
            let mut game = exported["games"][0].clone();
            game["uid"] = json!(format!("{:012}", first + index));
            game["variant"] = json!(board.id());
            game["board"] = serde_json::from_str(board.file()).unwrap();
            game
        };
        document["games"] = names.iter().enumerate().map(on_board).collect();
        server
            .post(&format!("{groups}/import"), &game.keeper, document)
            .await
    };
    refused_for_long(&import(&["Otters", "Beavers", "Badgers"], 0).await);
    import(&["Otters", "Beavers"], 0).await.ok(200);
    // These are there.
    import(&["Otters", "Beavers", "Otters"], 100).await.ok(200);
    let refused = import(&["Badgers"], 200).await;
    refused.refused(429, "too_many_requests");
}

/// The declared length of an upload.
const UPLOAD: usize = 1000;

/// Starts an upload from 127.0.0.`last` without finishing it.
async fn begin_upload(server: &Server, made: &CreatedGame, last: u8) -> TcpStream {
    let mut connection = server.connect(last).await;
    let head = format!(
        "POST /api/v1/groups/{}/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\
         Content-Type: text/csv\r\nContent-Length: {UPLOAD}\r\n\r\ngame,",
        made.group, made.keeper
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    connection
}

/// An upload in progress from this address; of two concurrent ones one is refused.
async fn upload(server: &Server, made: &CreatedGame, last: u8) -> TcpStream {
    let mut one = begin_upload(server, made, last).await;
    let mut other = begin_upload(server, made, last).await;
    tokio::select! {
        refused = status(&mut one) => {
            assert_eq!(refused, 429);
            other
        }
        refused = status(&mut other) => {
            assert_eq!(refused, 429);
            one
        }
    }
}

/// Waits until an upload from this address is read to its end, where it turns out to be no table.
async fn until_read(server: &Server, made: &CreatedGame, last: u8) {
    until(async || {
        let mut connection = begin_upload(server, made, last).await;
        connection.write_all(&[b'x'; UPLOAD - 5]).await.ok();
        let mut begin = [0; 12];
        // Of one that is refused, the server may not read the rest.
        let answered = connection.read_exact(&mut begin).await;
        answered.is_ok() && begin == *b"HTTP/1.1 400"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn uploads_are_limited_per_address_and_in_total() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.uploads = ConcurrencyLimit {
            per_address: 1,
            total: 2,
        };
    });
    let server = server.await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let first = upload(&server, &made, 2).await;
    let _second = upload(&server, &made, 3).await;
    let mut third = begin_upload(&server, &made, 4).await;
    assert_eq!(status(&mut third).await, 429);
    drop(first);
    until_read(&server, &made, 4).await;
}

#[tokio::test]
async fn a_stalled_upload_ends_before_a_slow_one() {
    let server = Server::start_as(|config| {
        config.limits.upload_idle_timeout = Duration::from_millis(500);
    });
    let server = server.await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let mut connection = begin_upload(&server, &made, 2).await;
    let mut response = String::new();
    // It is ended after the response; what is still to come is not waited for.
    let read = timeout(DEADLINE, connection.read_to_string(&mut response));
    read.await.expect("a stalled upload is waited for").ok();
    assert!(response.starts_with("HTTP/1.1 400"), "{response}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_upload_is_a_nameless_file_beside_the_database() {
    let server = Server::start_on_file().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let folder = server.database().parent().unwrap().to_owned();
    let _connection = begin_upload(&server, &made, 2).await;
    let nameless = |link: &std::path::Path| {
        let link = link.to_string_lossy();
        link.starts_with(&*folder.to_string_lossy()) && link.ends_with("(deleted)")
    };
    let is_there = || {
        let files = std::fs::read_dir("/proc/self/fd").unwrap();
        let links = files.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
        links.into_iter().any(|link| nameless(&link))
    };
    until(async || is_there()).await;
    let names = std::fs::read_dir(&folder).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    let other: Vec<String> = names
        .filter(|name| !name.starts_with("rowlock.db"))
        .collect();
    assert!(other.is_empty(), "{other:?}");
}
