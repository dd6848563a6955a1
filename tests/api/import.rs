//! Games from elsewhere: documents of this program, and games that were played on paper.

use serde_json::{Value, json};

use crate::common::{Answer, Made, Played, Server};

/// A group of this name on a server, with its keeper's token.
struct Circle {
    path: String,
    token: String,
}

impl Circle {
    async fn make(server: &Server, name: &str) -> Self {
        let wanted = json!({"name": name, "time_zone": "Europe/Madrid"});
        let made = server.post("/groups", "", wanted).await.ok(201);
        Self {
            path: format!("/groups/{}", made["group"]["id"].as_str().unwrap()),
            token: made["token"].as_str().unwrap().to_owned(),
        }
    }

    async fn get(&self, server: &Server, below: &str) -> Value {
        let path = format!("{}{below}", self.path);
        server.get(&path, &self.token).await.ok(200)
    }

    async fn import(&self, server: &Server, kind: &str, body: &str) -> Answer {
        let path = format!("{}/import", self.path);
        let request = server.request(reqwest::Method::POST, &path, &self.token);
        let request = request.header("Content-Type", kind).body(body.to_owned());
        Answer::of(request).await
    }

    async fn games(&self, server: &Server) -> usize {
        let list = self.get(server, "/games").await;
        list["games"].as_array().unwrap().len()
    }
}

async fn play<'a>(server: &'a Server, circle: &Circle, wanted: Value) -> Played<'a> {
    let made = server.post("/games", &circle.token, wanted).await.ok(201);
    Played::of(server, Made::of(&made))
}

/// Games of every kind: finished with an undo and a rematch, with turns and dice, running, waiting.
async fn full_circle(server: &Server) -> Circle {
    let circle = Circle::make(server, "Friday").await;
    let wanted = json!({"variant": "classic", "mode": "sheet", "players": ["=1+1", "Ñandú", "🎲"],
                        "start": true, "house_rules": {"hide_scores": true}});
    let first = play(server, &circle, wanted).await;
    first.cross_all(0, "red", &[2, 3, 5]).await;
    first.play(0, json!({"type": "undo"})).await;
    first.cross(1, "green", 10).await;
    first
        .try_host_move(json!({"type": "rewind", "to": 5}))
        .await
        .ok(201);
    first.finish().await;
    server
        .post(&first.path("/rematch"), &first.host, json!({}))
        .await
        .ok(201);
    let wanted =
        json!({"variant": "longo", "mode": "dice", "players": ["Ana", "Ben"], "start": true});
    let dice = play(server, &circle, wanted).await;
    let roll =
        json!({"type": "roll", "white": [5, 1], "red": 3, "yellow": 4, "green": 2, "blue": 6});
    dice.play(0, roll).await;
    dice.cross(1, "red", 6).await;
    dice.end_turn(1).await;
    dice.finish().await;
    play(
        server,
        &circle,
        json!({"variant": "mixx-a", "players": ["Ana"]}),
    )
    .await;
    // A nameless player stays nameless.
    let ben = dice.view().await["seats"][1]["player"].clone();
    let path = format!("{}/players/{}", circle.path, ben.as_str().unwrap());
    assert_eq!(server.delete(&path, &circle.token).await.status, 204);
    circle
}

fn without_time(document: &Value) -> Value {
    let mut document = document.clone();
    document["exported_at"] = Value::Null;
    document
}

#[tokio::test]
async fn a_document_comes_back_as_it_went_and_a_second_time_changes_nothing() {
    let server = Server::start().await;
    let circle = full_circle(&server).await;
    let document = circle.get(&server, "/export?format=json").await;
    let other = Server::start().await;
    let empty = Circle::make(&other, "Friday").await;
    let text = document.to_string();
    for (imported, known) in [(4, 0), (0, 4)] {
        let answer = empty.import(&other, "application/json", &text).await;
        assert_eq!(
            answer.ok(200),
            json!({"imported": imported, "known": known})
        );
        let again = empty.get(&other, "/export?format=json").await;
        assert_eq!(without_time(&again), without_time(&document));
    }
    let figures = |mut stats: Value| {
        for line in stats["players"].as_array_mut().unwrap() {
            line["player"] = Value::Null;
        }
        [
            stats["players"].clone(),
            stats["games"].clone(),
            stats["by_board"].clone(),
        ]
    };
    assert_eq!(
        figures(empty.get(&other, "/stats").await),
        figures(circle.get(&server, "/stats").await)
    );
    // Where the games come from they are known.
    let home = circle.import(&server, "application/json", &text).await;
    assert_eq!(home.ok(200), json!({"imported": 0, "known": 4}));
}

#[tokio::test]
async fn an_imported_game_goes_on() {
    let server = Server::start().await;
    let circle = Circle::make(&server, "Friday").await;
    let wanted = json!({"variant": "classic", "players": ["Ana"], "start": true});
    play(&server, &circle, wanted)
        .await
        .cross(0, "red", 2)
        .await;
    let document = circle.get(&server, "/export?format=json").await.to_string();
    let other = Circle::make(&server, "Saturday").await;
    other
        .import(&server, "application/json", &document)
        .await
        .ok(200);
    let list = other.get(&server, "/games").await;
    let moves = format!("/games/{}/moves", list["games"][0]["id"].as_str().unwrap());
    let cross = json!({"type": "cross", "row": "red", "number": 3, "seat": 0});
    let moved = server.post(&moves, &other.token, cross).await.ok(201);
    assert_eq!(moved["game"]["seats"][0]["total"], 3);
}

#[tokio::test]
async fn a_damaged_document_changes_nothing_and_says_where_it_is_damaged() {
    let server = Server::start().await;
    let circle = full_circle(&server).await;
    let document = circle.get(&server, "/export?format=json").await;
    let other = Circle::make(&server, "Saturday").await;
    let games = document["games"].as_array().unwrap();
    let finished = |game: &&Value| game["variant"] == "classic" && !game["result"].is_null();
    let at = games.iter().position(|game| finished(&game)).unwrap();
    type Damage = fn(&mut Value);
    let damages: [(Damage, u16, &str, String); 8] = [
        (
            |game| game["events"][4]["number"] = json!(13),
            422,
            "no_such_space",
            format!("games[{at}].events[4]"),
        ),
        (
            |game| game["events"][5]["effects"] = json!([{"type": "lock", "row": "red"}]),
            400,
            "invalid_value",
            format!("games[{at}].events[5]"),
        ),
        (
            |game| drop(game["events"].as_array_mut().unwrap().remove(1)),
            400,
            "invalid_value",
            format!("games[{at}].events[1]"),
        ),
        (
            |game| game["result"]["standings"][0]["total"] = json!(99),
            400,
            "invalid_value",
            format!("games[{at}].result"),
        ),
        (
            |game| game["result"] = Value::Null,
            400,
            "invalid_value",
            format!("games[{at}].result"),
        ),
        (
            |game| game["variant"] = json!("chess"),
            400,
            "invalid_value",
            format!("games[{at}]"),
        ),
        (
            |game| game["seats"][1]["name"] = json!("=1+1"),
            400,
            "invalid_value",
            format!("games[{at}]"),
        ),
        (
            |game| game["seats"][1]["name"] = json!(" \u{202e}"),
            400,
            "invalid_value",
            format!("games[{at}].seats[1].name"),
        ),
    ];
    for (damage, status, code, place) in damages {
        let mut damaged = document.clone();
        damage(&mut damaged["games"][at]);
        let answer = other
            .import(&server, "application/json", &damaged.to_string())
            .await;
        answer.refused(status, code);
        assert_eq!(
            answer.json()["mistakes"][0]["place"],
            json!(place),
            "{}",
            answer.text
        );
        assert_eq!(other.games(&server).await, 0);
    }
    let text = document.to_string();
    let cut = &text[..text.len() / 2];
    let answer = other.import(&server, "application/json", cut).await;
    answer.refused(400, "malformed");
    assert!(answer.text.contains("line 1 column"), "{}", answer.text);
    for (body, code) in [
        ("", "malformed"),
        ("[]", "invalid_value"),
        ("{}", "invalid_value"),
        (
            r#"{"format": "rowlock", "version": 2, "games": []}"#,
            "invalid_value",
        ),
        (
            r#"{"format": "chess", "version": 1, "games": []}"#,
            "invalid_value",
        ),
        (
            r#"{"format": "rowlock", "version": 1, "color": "red"}"#,
            "unknown_field",
        ),
        (
            r#"{"format": "rowlock", "version": 1, "games": [{"uid": 1}]}"#,
            "invalid_value",
        ),
    ] {
        let answer = other.import(&server, "application/json", body).await;
        answer.refused(400, code);
        assert_eq!(other.games(&server).await, 0);
    }
    let twice = json!({"format": "rowlock", "version": 1, "games": [games[0], games[0]]});
    let answer = other
        .import(&server, "application/json", &twice.to_string())
        .await;
    answer.refused(400, "invalid_value");
    assert_eq!(answer.json()["mistakes"][0]["place"], "games[1]");
}

const TABLE: &str = "\
    game,date,variant,player,red,yellow,green,blue,penalties,total\n\
    1,2024-05-01,classic,Ana,4,3,8,7,2,70\n\
    1,2024-05-01,classic,Ben,4,5,2,2,2,\n\
    2,2024-05-01,longo,Ana,,,,,,87\n\
    2,2024-05-01,longo,'=1+1,4,3,9,8,4,77\n";

#[tokio::test]
async fn a_table_of_paper_games_joins_the_history() {
    let server = Server::start().await;
    let circle = Circle::make(&server, "Friday").await;
    for (imported, known) in [(2, 0), (0, 2)] {
        let answer = circle.import(&server, "text/csv", TABLE).await;
        assert_eq!(
            answer.ok(200),
            json!({"imported": imported, "known": known})
        );
    }
    let day = circle
        .get(&server, "/games?from=2024-05-01&to=2024-05-01")
        .await;
    let [second, first] = &day["games"].as_array().unwrap()[..] else {
        panic!("{day}");
    };
    assert_eq!(first["variant"], "classic");
    assert_eq!(first["result"]["reason"], "locks");
    assert_eq!(
        first["result"]["standings"],
        json!([{"seat": 0, "rank": 1, "total": 70}, {"seat": 1, "rank": 2, "total": 21}])
    );
    assert_eq!(second["result"]["reason"], "penalties");
    assert_eq!(second["seats"][1]["name"], "=1+1");
    let path = format!("/games/{}", second["id"].as_str().unwrap());
    let view = server.get(&path, &circle.token).await.ok(200);
    assert_eq!(view["seats"][0]["total"], 87);
    assert_eq!(view["seats"][0]["rows"]["red"]["score"], Value::Null);
    assert_eq!(view["seats"][1]["rows"]["green"]["score"], 45);
    let stats = circle.get(&server, "/stats").await;
    let ana = &stats["players"].as_array().unwrap()[1];
    let figures = [
        "name",
        "games",
        "wins",
        "average",
        "best",
        "worst",
        "penalties",
    ];
    assert_eq!(
        json!(figures.map(|field| &ana[field])),
        json!(["Ana", 2, 2, 78.5, 87, 70, 2])
    );
    // There is nothing to go back to.
    let rewind = json!({"type": "rewind", "to": 3});
    let answer = server
        .post(&format!("{path}/moves"), &circle.token, rewind)
        .await;
    answer.refused(422, "game_over");
}

#[tokio::test]
async fn paper_games_come_in_documents_and_with_semicolons_too() {
    let server = Server::start().await;
    let circle = Circle::make(&server, "Friday").await;
    let semicolons = format!("\u{feff}{}", TABLE.replace(',', ";").replace('\n', "\r\n"));
    circle
        .import(&server, "text/csv", &semicolons)
        .await
        .ok(200);
    let paper = json!({"format": "rowlock", "version": 1, "paper": [{
        "date": "2023-12-24", "variant": "classic", "reason": "stopped", "seats": [
            {"name": "Cleo", "crosses": {"red": 1, "yellow": 2, "green": 3, "blue": 12}, "penalties": 0},
            {"name": "Ana", "total": -20},
        ],
    }]});
    let answer = circle
        .import(&server, "application/json", &paper.to_string())
        .await;
    assert_eq!(answer.ok(200)["imported"], 1);
    assert_eq!(circle.games(&server).await, 3);
    let list = circle.get(&server, "/games?result=stopped").await;
    assert_eq!(list["games"][0]["seats"][0]["total"], 1 + 3 + 6 + 78);
    // What was played on paper is exported like the rest.
    let document = circle.get(&server, "/export?format=json").await;
    let other = Server::start().await;
    let empty = Circle::make(&other, "Friday").await;
    empty
        .import(&other, "application/json", &document.to_string())
        .await
        .ok(200);
    let again = empty.get(&other, "/export?format=json").await;
    assert_eq!(without_time(&again), without_time(&document));
}

#[tokio::test]
async fn every_mistake_of_a_table_is_told_with_its_line_and_nothing_is_taken() {
    let server = Server::start().await;
    let circle = Circle::make(&server, "Friday").await;
    let head = TABLE.lines().next().unwrap();
    let table = format!(
        "{head}\n\
         1,2024-05-01,classic,Ana,4,3,8,7,2,71\n\
         1,2024-05-01,classic,,4,3,8,7,2,\n\
         1,yesterday,classic,Ben,4,3,8,many,2,\n\
         2,2024-05-01,chess,Ana,,,,,,5\n\
         3,2024-05-01,classic,Ana,13,0,0,0,0,\n\
         4,2024-05-01,classic,Ana,0,0,0,0,5,\n\
         5,2024-05-01,classic,Ana,,,,,,999\n\
         6,2024-05-01,classic,Ana,4,,,,,\n\
         7,2999-01-01,classic,Ana,,,,,,5\n\
         8,2024-05-01,classic,Ana,,,,,,5\n\
         8,2024-05-01,classic,ana,,,,,,5\n\
         9,2024-05-01,classic,Ana,,,,,,5\n\
         9,2024-05-02,classic,Ben,,,,,,5\n"
    );
    let answer = circle.import(&server, "text/csv", &table).await;
    answer.refused(400, "invalid_value");
    let problem = answer.json();
    let mistakes = problem["mistakes"].as_array().unwrap().iter();
    let mut lines: Vec<u64> = mistakes
        .map(|mistake| mistake["line"].as_u64().unwrap())
        .collect();
    lines.dedup();
    lines.sort_unstable();
    assert_eq!(lines, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14], "{problem:#}");
    assert_eq!(circle.games(&server).await, 0);
    for (table, code) in [
        ("", "invalid_value"),
        ("game,date\n", "invalid_value"),
        (
            "game,date,variant,player,red,yellow,green,blue,penalties,total,color\n",
            "unknown_field",
        ),
        (
            "\u{feff}game,date,variant,player,red,yellow,green,blue,penalties,total\n1,2\n",
            "malformed",
        ),
    ] {
        circle
            .import(&server, "text/csv", table)
            .await
            .refused(400, code);
    }
}

#[tokio::test]
async fn the_template_can_be_filled_in_and_taken() {
    let server = Server::start().await;
    let circle = Circle::make(&server, "Friday").await;
    let template = server.get("/import-template", "").await;
    assert_eq!(template.header("content-type"), "text/csv; charset=utf-8");
    let answer = circle.import(&server, "text/csv", &template.text).await;
    assert_eq!(answer.ok(200), json!({"imported": 1, "known": 0}));
}

#[tokio::test]
async fn only_a_keeper_imports_and_only_what_can_be_read() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = format!("/groups/{}/import", game.group);
    let empty = json!({"format": "rowlock", "version": 1, "games": []});
    for (token, status, code) in [
        ("", 401, "unauthenticated"),
        (game.host.as_str(), 403, "forbidden"),
        (game.seats[0].as_str(), 403, "forbidden"),
    ] {
        server
            .post(&path, token, empty.clone())
            .await
            .refused(status, code);
    }
    let circle = Circle {
        path: format!("/groups/{}", game.group),
        token: game.keeper.clone(),
    };
    let answer = circle.import(&server, "text/plain", "x").await;
    answer.refused(415, "unsupported_media_type");
    let large = " ".repeat(64 * 1024 * 1024 + 1);
    let answer = circle.import(&server, "application/json", &large).await;
    answer.refused(413, "too_large");
    let first = server.post_once(&path, &game.keeper, "key", &empty).await;
    assert_eq!(first.ok(200), json!({"imported": 0, "known": 0}));
    let other = json!({"format": "rowlock", "version": 1, "games": [ ]});
    assert_eq!(
        server
            .post_once(&path, &game.keeper, "key", &other)
            .await
            .status,
        200
    );
    let other = json!({"format": "rowlock", "version": 1, "paper": []});
    let answer = server.post_once(&path, &game.keeper, "key", &other).await;
    answer.refused(409, "idempotency_mismatch");
}
