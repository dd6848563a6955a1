//! The place and the note of a game.

use serde_json::{Value, json};

use crate::common::{Response, Server, TestGame};

async fn annotate(server: &Server, game: &TestGame<'_>, token: &str, body: Value) -> Response {
    server.patch(&game.path(""), token, body).await
}

async fn found(server: &Server, game: &TestGame<'_>, query: &str) -> usize {
    let path = format!("/groups/{}/games?q={query}", game.group);
    let list = server.get(&path, &game.keeper).await.ok(200);
    list["games"].as_array().unwrap().len()
}

#[tokio::test]
async fn players_write_the_place_and_the_note_during_and_after_a_game() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    assert_eq!(game.view().await.get("note"), None);
    let before = game.view().await["seq"].clone();
    let place = json!({"place": "  Grandma’s "});
    let changed = annotate(&server, &game, &game.seats[0], place).await;
    assert_eq!(changed.ok(200)["place"], "Grandma’s");
    game.cross(1, "red", 5).await;
    game.finish().await;
    let note = json!({"note": "Ben’s first game!\r\n<b>He won.</b>"});
    let changed = annotate(&server, &game, &game.seats[1], note).await;
    assert_eq!(changed.ok(200)["note"], "Ben’s first game!\n<b>He won.</b>");
    let view = game.view().await;
    assert_eq!(view["place"], "Grandma’s");
    assert_eq!(view["note"], "Ben’s first game!\n<b>He won.</b>");
    // They are no events: nothing but the moves is in the log.
    assert_eq!(view["seq"], before.as_u64().unwrap() + 2);
    let path = format!("/groups/{}/games", game.group);
    let line = server.get(&path, &game.keeper).await.ok(200)["games"][0].clone();
    assert_eq!(
        [&line["place"], &line["note"]],
        [&view["place"], &view["note"]]
    );
    let (path, keeper) = (game.path(""), game.keeper.clone());
    let server = server.restart().await;
    assert_eq!(
        server.get(&path, &keeper).await.ok(200)["note"],
        view["note"]
    );
    let removed = json!({"place": "", "note": " \n"});
    let changed = server.patch(&path, &keeper, removed).await.ok(200);
    assert_eq!([changed.get("place"), changed.get("note")], [None, None]);
}

#[tokio::test]
async fn a_changed_note_is_sent_to_open_streams_and_an_unchanged_one_is_not() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = game.path("/stream?after=3");
    let mut stream = server.follow(&path, &game.seats[1], None).await;
    for note in ["Rain", "Rain", "Sun"] {
        let changed = annotate(&server, &game, &game.seats[0], json!({"note": note})).await;
        changed.ok(200);
    }
    game.cross(0, "red", 5).await;
    for event in ["note", "note", "move"] {
        assert_eq!(stream.next_event().await.event, event);
    }
}

#[tokio::test]
async fn a_change_of_a_text_that_another_player_has_changed_is_refused() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let of =
        |field: &str, text: &str, before: &str| json!({field: text, "before": {field: before}});
    let [ana, ben] = [&game.seats[0], &game.seats[1]];
    annotate(&server, &game, ana, of("note", "A fine evening", ""))
        .await
        .ok(200);
    annotate(&server, &game, ben, of("note", "Rain", ""))
        .await
        .refused(409, "note_changed");
    // The other field is not concerned, and the same text is no conflict.
    annotate(&server, &game, ben, of("place", "Home", ""))
        .await
        .ok(200);
    annotate(&server, &game, ben, of("note", "A fine evening", ""))
        .await
        .ok(200);
    let view = annotate(&server, &game, ben, of("note", "Rain", "A fine evening")).await;
    let view = view.ok(200);
    assert_eq!([&view["place"], &view["note"]], ["Home", "Rain"]);
}

#[tokio::test]
async fn a_text_that_is_too_long_or_has_control_characters_is_refused() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let long = |count| "é".repeat(count);
    for body in [
        json!({"place": long(61)}),
        json!({"place": "one\ntwo"}),
        json!({"place": "\u{202e}emoh"}),
        json!({"note": long(501)}),
        json!({"note": "a\u{7}b"}),
        json!({"note": "\u{200b}"}),
        json!({"note": 5}),
    ] {
        let refused = annotate(&server, &game, &game.host, body).await;
        refused.refused(400, "invalid_value");
    }
    let longest = json!({"place": long(60), "note": long(500)});
    annotate(&server, &game, &game.host, longest).await.ok(200);
}

#[tokio::test]
async fn a_game_is_found_by_its_place_and_note() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let other = json!({"variant": "classic", "players": ["Cleo"], "start": true});
    server.post("/games", &game.keeper, other).await.ok(201);
    let texts = json!({"place": "GROẞMUTTER", "note": "All at\nthe lake"});
    annotate(&server, &game, &game.host, texts).await.ok(200);
    for (query, count) in [
        ("großm", 1),
        ("LAKE", 1),
        ("cleo", 1),
        ("ana", 1),
        ("%25", 0),
        ("l_ke", 0),
    ] {
        assert_eq!(found(&server, &game, query).await, count, "{query}");
    }
    let removed = json!({"place": ""});
    annotate(&server, &game, &game.host, removed).await.ok(200);
    assert_eq!(found(&server, &game, "großm").await, 0);
}

#[tokio::test]
async fn exports_carry_the_place_and_the_note_and_imports_bring_them_back() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let texts = json!({"place": "=Café", "note": "\"Rain\",\nthen sun"});
    annotate(&server, &game, &game.host, texts).await.ok(200);
    game.cross(0, "red", 2).await;
    game.finish().await;
    let export = |format| format!("/groups/{}/export?format={format}", game.group);
    let csv = server.get(&export("csv"), &game.keeper).await.text;
    assert!(
        csv.contains(",total,place,note,steps,double,bonus,track\r\n"),
        "{csv}"
    );
    assert!(
        csv.contains(",'=Café,\"\"\"Rain\"\",\nthen sun\",,,,\r\n"),
        "{csv}"
    );
    let plays = server.get(&export("bgstats"), &game.keeper).await.ok(200);
    assert_eq!(plays[0]["location"], "=Café");
    assert_eq!(
        plays[0]["comments"],
        "The game was ended early.\n\"Rain\",\nthen sun"
    );
    let document = server.get(&export("json"), &game.keeper).await.ok(200);
    let group = server.group("New").await;
    group.import_json(&server, document.clone()).await.ok(200);
    let list = group.get(&server, "/games").await;
    assert_eq!(list["games"][0]["place"], "=Café");
    assert_eq!(list["games"][0]["note"], "\"Rain\",\nthen sun");
    let mut wrong = document;
    wrong["games"][0]["note"] = json!("x".repeat(501));
    let refused = group.import_json(&server, wrong).await;
    refused.refused(400, "invalid_value");
    assert!(refused.text.contains("games[0].note"), "{}", refused.text);
}

#[tokio::test]
async fn a_table_of_paper_games_may_have_a_place_and_a_note() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total,note,place\n\
        1,2024-05-01,classic,Ana,,,,,,54,,'=Café\n\
        1,2024-05-01,classic,Ben,,,,,,53,\"So\nclose\",\n";
    let path = format!("/groups/{}/import", game.group);
    let request = server.request(reqwest::Method::POST, &path, &game.keeper);
    let request = request.header("Content-Type", "text/csv").body(table);
    assert_eq!(Response::of(request).await.ok(200)["imported"], 1);
    let path = format!("/groups/{}/games?q=close", game.group);
    let list = server.get(&path, &game.keeper).await.ok(200);
    assert_eq!(list["games"][0]["place"], "=Café");
    assert_eq!(list["games"][0]["note"], "So\nclose");
}
