//! Boards that a group has made: added, played on, shared and deleted.

mod deletion;
mod limit;

use rowlock_rules::OwnBoard;
use serde_json::{Value, json};

use crate::common::{CreatedGame, Response, Server, TestGame, TestGroup, own_board};

impl TestGroup {
    async fn member(&self, server: &Server) -> String {
        let path = format!("{}/invites", self.path);
        let invite = server.post(&path, &self.token, json!({"role": "member"}));
        let accepted = server.accept(&invite.await.ok(201)).await.ok(201);
        accepted["token"].as_str().unwrap().to_owned()
    }

    async fn add(&self, server: &Server, file: Value) -> Value {
        let path = format!("{}/boards", self.path);
        server.post(&path, &self.token, file).await.ok(201)
    }

    async fn boards(&self, server: &Server) -> Vec<Value> {
        let listed = self.get(server, "/boards").await;
        listed["boards"].as_array().unwrap().clone()
    }

    async fn play(&self, server: &Server, board: &Value) -> Response {
        let body = json!({
            "variant": board["id"], "mode": "sheet", "players": ["Ana", "Ben"],
            "start": true,
        });
        server.post("/games", &self.token, body).await
    }

    async fn delete(&self, server: &Server, board: &Value) -> Response {
        let path = format!("{}/boards/{}", self.path, id(board));
        server.delete(&path, &self.token).await
    }

    async fn export(&self, server: &Server) -> Value {
        self.get(server, "/export?format=json").await
    }

    /// The export of a finished game on this board.
    async fn played(&self, server: &Server, board: &Value) -> Value {
        let made = CreatedGame::of(&self.play(server, board).await.ok(201));
        let game = TestGame::of(server, made);
        game.cross(0, "green", 2).await;
        game.finish().await;
        self.export(server).await
    }
}

fn id(board: &Value) -> &str {
    board["id"].as_str().unwrap()
}

/// Whether the server knows the board.
async fn is_known(server: &Server, board: &Value) -> bool {
    let variant = server.get(&format!("/variants/{}", id(board)), "").await;
    variant.status == 200
}

fn places(response: &Response) -> Vec<String> {
    let mistakes = response.json()["mistakes"].as_array().unwrap().clone();
    let place = |mistake: &Value| mistake["place"].as_str().unwrap().to_owned();
    mistakes.iter().map(place).collect()
}

#[tokio::test]
async fn a_board_cannot_have_the_name_of_an_official_one() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let path = format!("{}/boards", group.path);
    for name in [
        "Classic",
        "CLASSIC",
        "Cl\u{430}ssic",
        "C1assic",
        "Mixx  A",
        "Klassisch",
    ] {
        for path in [path.as_str(), "/boards/check"] {
            let refused = server.post(path, &group.token, own_board(name)).await;
            assert_eq!(refused.status, 400, "{name}: {}", refused.text);
            assert!(refused.text.contains("official board"), "{}", refused.text);
        }
    }
    group.add(&server, own_board("Classic of ours")).await;
}

#[tokio::test]
async fn a_member_adds_a_board_and_the_group_plays_on_it() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let member = group.member(&server).await;
    let path = format!("{}/boards", group.path);
    let added = server.post(&path, &member, own_board(" Otters ")).await;
    let board = added.ok(201);
    assert_eq!(board["name"], "Otters");
    assert_eq!(board["file"], own_board("Otters"));
    assert!(OwnBoard::is_id(board["id"].as_str().unwrap()));
    // The same board again is the same.
    assert_eq!(group.add(&server, own_board("Otters")).await, board);
    assert_eq!(group.boards(&server).await, std::slice::from_ref(&board));
    let made = group.play(&server, &board).await.ok(201);
    let game = TestGame::of(&server, CreatedGame::of(&made));
    game.cross(0, "green", 2).await;
    game.try_cross(0, "green", 13)
        .await
        .refused(422, "no_such_space");
    game.finish().await;
    assert_eq!(game.view().await["variant"], board["id"]);
    let path = format!("/variants/{}", board["id"].as_str().unwrap());
    let variant = server.get(&path, "").await.ok(200);
    assert_eq!(variant["rows"]["green"]["locks"], json!([12]));
    let filter = format!(
        "{}/games?variant={}",
        group.path,
        board["id"].as_str().unwrap()
    );
    let found = server.get(&filter, &group.token).await.ok(200);
    assert_eq!(found["games"].as_array().unwrap().len(), 1);
    let csv = format!("{}/export?format=csv", group.path);
    assert!(
        server
            .get(&csv, &group.token)
            .await
            .text
            .contains(board["id"].as_str().unwrap())
    );
    // Official boards are listed alone.
    let listed = server.get("/variants", "").await.text;
    assert!(!listed.contains("own-"));
}

#[tokio::test]
async fn only_the_group_that_has_a_board_starts_games_on_it() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let board = group.add(&server, own_board("Otters")).await;
    let other = server.group("Friday").await;
    other
        .play(&server, &board)
        .await
        .refused(400, "invalid_value");
    let body = json!({"variant": board["id"], "players": ["Ana"]});
    server
        .post("/games", "", body)
        .await
        .refused(400, "invalid_value");
    let path = format!("{}/boards", group.path);
    server
        .get(&path, &other.token)
        .await
        .refused(403, "forbidden");
    let refused = server.post(&path, &other.token, own_board("Mine")).await;
    refused.refused(403, "forbidden");
}

#[tokio::test]
async fn all_mistakes_of_a_board_are_named() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let mut file = own_board("");
    file["rows"]["red"] = json!("R2 R2 R13 Q Y12");
    file["rows"]["blue"] = json!(3);
    file["lock_spaces"] = json!(0);
    file["magic"] = json!(true);
    let wanted = [
        "",
        "name",
        "lock_spaces",
        "rows.red",
        "rows.red",
        "rows.red",
        "rows.blue",
    ];
    for (path, token) in [
        ("/boards/check".to_owned(), ""),
        (format!("{}/boards", group.path), group.token.as_str()),
    ] {
        let refused = server.post(&path, token, file.clone()).await;
        refused.refused(400, "invalid_value");
        assert_eq!(places(&refused), wanted);
        for hostile in [json!(null), json!([]), json!("x"), json!({}), json!(1e300)] {
            let refused = server.post(&path, token, hostile).await;
            assert_eq!(refused.status, 400, "{}", refused.text);
        }
    }
    let mut long = own_board("Otters");
    long["rows"]["red"] = json!("R2 ".repeat(9000));
    let refused = server.post("/boards/check", "", long).await;
    refused.refused(400, "invalid_value");
    assert!(group.boards(&server).await.is_empty());
    let checked = server
        .post("/boards/check", "", own_board("Otters"))
        .await
        .ok(200);
    assert_eq!(checked["created_at"], Value::Null);
    assert_eq!(
        group.add(&server, own_board("Otters")).await["id"],
        checked["id"]
    );
}

#[tokio::test]
async fn a_seed_gives_the_same_board_on_every_server() {
    let server = Server::start().await;
    let body = json!({"variant": "classic", "kind": "numbers", "seed": " Otter  42"});
    let mixed = server.post("/boards/shuffle", "", body).await.ok(200);
    assert_eq!(mixed["id"], "own-dzxqr6l2mfsjhvsp");
    assert_eq!(mixed["name"], "otter 42");
    assert_eq!(mixed["left_out"], Value::Null);
    for (variant, left_out) in [
        ("bonus-a", json!(["bonus_bar"])),
        ("bonus-b", json!(["pairs"])),
        ("connected-chain", json!(["links"])),
        ("longo", Value::Null),
    ] {
        let body = json!({"variant": variant, "kind": "colors", "seed": "otter 42"});
        let mixed = server.post("/boards/shuffle", "", body).await.ok(200);
        assert_eq!(mixed["left_out"], left_out, "{variant}");
    }
    for wrong in [
        json!({"variant": "chess", "kind": "numbers", "seed": "otter"}),
        json!({"variant": "classic", "kind": "rows", "seed": "otter"}),
        json!({"variant": "classic", "kind": "numbers", "seed": "  "}),
        json!({"variant": "classic", "kind": "numbers", "seed": "otter ".repeat(9)}),
    ] {
        let refused = server.post("/boards/shuffle", "", wrong).await;
        refused.refused(400, "invalid_value");
    }
}

#[tokio::test]
async fn an_export_takes_the_board_of_a_game_along() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let board = group.add(&server, own_board("Otters")).await;
    let document = group.played(&server, &board).await;
    assert_eq!(document["games"][0]["board"], board["file"]);
    let elsewhere = Server::start().await;
    let other = elsewhere.group("Friday").await;
    let mut forged = document.clone();
    forged["games"][0]["board"]["name"] = json!("Beavers");
    let refused = other.import_json(&elsewhere, forged.clone()).await;
    assert_eq!(places(&refused), ["games[0].board"]);
    forged["games"][0]["board"]["rows"]["red"] = json!("R1 R12");
    let refused = other.import_json(&elsewhere, forged.clone()).await;
    assert_eq!(places(&refused), ["games[0].board.rows.red"; 2]);
    let mut without = document.clone();
    without["games"][0].as_object_mut().unwrap().remove("board");
    let refused = other.import_json(&elsewhere, without.clone()).await;
    assert_eq!(places(&refused), ["games[0]"]);
    for counts in [
        json!({"imported": 1, "known": 0}),
        json!({"imported": 0, "known": 1}),
    ] {
        assert_eq!(
            other
                .import_json(&elsewhere, document.clone())
                .await
                .ok(200),
            counts
        );
    }
    let listed = other.boards(&elsewhere).await;
    assert_eq!((listed.len(), &listed[0]["id"]), (1, &board["id"]));
    let elsewhere = elsewhere.restart().await;
    let again = other.export(&elsewhere).await;
    assert_eq!(again["games"], document["games"]);
    assert_eq!(other.play(&elsewhere, &listed[0]).await.status, 201);
}
