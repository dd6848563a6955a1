//! Who may do what: every operation of the document, asked by everybody.

use std::fs;
use std::path::Path;

use reqwest::Method;
use serde_json::{Value, json};

use super::document::document;
use crate::common::{Made, Server};

/// Who holds which token, as the columns of the table.
const ROLES: [&str; 6] = ["keeper", "member", "host", "seat", "share", "nobody"];

/// One operation of the document.
struct Operation<'a> {
    document: &'a Value,
    path: &'a str,
    method: Method,
    about: &'a Value,
}

/// A group and a game in the state that an operation needs, with a token for each role.
struct Table {
    made: Made,
    /// The game that the path names.
    game: String,
    member: String,
    share: String,
    /// The tokens of the host, a seat and an onlooker of another game of the group.
    siblings: [String; 3],
    players: [String; 2],
    invite: String,
}

fn operations(document: &Value) -> Vec<Operation<'_>> {
    let mut found = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, about) in operations.as_object().unwrap() {
            found.push(Operation {
                document,
                path,
                method: method.to_uppercase().parse().unwrap(),
                about,
            });
        }
    }
    found
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// The tokens of the host, a seat and an onlooker of another game in this keeper's group.
async fn sibling(server: &Server, keeper: &str) -> [String; 3] {
    let body = json!({
        "variant": "classic", "mode": "sheet", "players": ["Hanna", "Ida"], "start": true,
    });
    let made = Made::of(&server.post("/games", keeper, body).await.ok(201));
    let path = format!("/games/{}/share", made.id);
    let share = server.post(&path, &made.host, json!({})).await.ok(201);
    [made.host, made.seats[0].clone(), text(&share["token"])]
}

impl Table {
    /// A table at which the operation of this name can be done.
    async fn for_operation(server: &Server, operation: &str) -> Self {
        let is_lobby = ["start_game", "look_up_game", "join_game"].contains(&operation);
        let body = json!({
            "variant": "classic", "mode": "sheet", "players": ["Dora", "Emil"], "start": !is_lobby,
        });
        let made = server.make(body).await;
        let group = format!("/groups/{}", made.group);
        let mut players = Vec::new();
        for name in ["Fritz", "Gina"] {
            let path = format!("{group}/players");
            let player = server.post(&path, &made.keeper, json!({"name": name}));
            players.push(text(&player.await.ok(201)["id"]));
        }
        let mut invites = Vec::new();
        for _ in 0..2 {
            let path = format!("{group}/invites");
            let invite = server.post(&path, &made.keeper, json!({"role": "member"}));
            invites.push(text(&invite.await.ok(201)["token"]));
        }
        let used = json!({"token": invites[1]});
        let member = server.post("/links/accept", "", used).await.ok(201);
        let own = format!("/games/{}", made.id);
        let path = format!("{own}/share");
        let share = server.post(&path, &made.host, json!({})).await.ok(201);
        let siblings = sibling(server, &made.keeper).await;
        let mut game = made.id.clone();
        if ["rematch", "join_rematch"].contains(&operation) {
            let finished = server.act(&made, &made.host, json!({"type": "finish"}));
            finished.await.ok(201);
        }
        if operation == "join_rematch" {
            let path = format!("{own}/rematch");
            let next = server.post(&path, &made.host, json!({})).await.ok(201);
            game = text(&next["game"]["id"]);
        }
        Self {
            game,
            member: text(&member["token"]),
            share: text(&share["token"]),
            siblings,
            players: players.try_into().unwrap(),
            invite: invites.swap_remove(0),
            made,
        }
    }

    fn token(&self, role: &str) -> &str {
        match role {
            "keeper" => &self.made.keeper,
            "member" => &self.member,
            "host" => &self.made.host,
            "seat" => &self.made.seats[0],
            "share" => &self.share,
            "nobody" => "",
            other => panic!("nobody is called {other}"),
        }
    }

    /// Everything that can be seen of the group and the game.
    async fn seen(&self, server: &Server) -> Vec<String> {
        let mut seen = Vec::new();
        for path in [
            format!("/games/{}", self.game),
            format!("/groups/{}", self.made.group),
            format!("/groups/{}/games", self.made.group),
        ] {
            seen.push(server.get(&path, &self.made.keeper).await.text);
        }
        seen
    }
}

impl Operation<'_> {
    fn name(&self) -> &str {
        self.about["operationId"].as_str().unwrap()
    }

    fn is_for(&self, who: &str) -> bool {
        self.about["x-who"]
            .as_array()
            .unwrap()
            .contains(&json!(who))
    }

    /// What the table says of a role.
    fn cell(&self, role: &str) -> &'static str {
        match role {
            role if self.is_for(role) => "yes",
            "seat" if self.is_for("own_seat") => "its own",
            "seat" if self.is_for("seat_without_host") => "its own, without host",
            "seat" if self.is_for("seat_before") => "of the game before",
            _ => "",
        }
    }

    /// Whether this role may do it at a table whose host is there.
    fn allows(&self, role: &str) -> bool {
        !["", "its own, without host"].contains(&self.cell(role))
    }

    fn looks_at_tokens(&self) -> bool {
        self.about["responses"].get("401").is_some()
    }

    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let place = schema["$ref"].as_str().map(|place| &place[1..]);
        place.map_or(schema, |place| self.document.pointer(place).unwrap())
    }

    /// The address of the operation at this table, with the parameters it needs.
    fn url(&self, server: &Server, table: &Table) -> String {
        let mut path = self.path.to_owned();
        for (place, value) in [
            ("{group}", table.made.group.as_str()),
            ("{game}", &table.game),
            ("{player}", &table.players[0]),
            ("{seat}", "0"),
            ("{variant}", "classic"),
        ] {
            path = path.replace(place, value);
        }
        let needed = self.about["parameters"].as_array().unwrap().iter();
        let needed = needed.filter(|it| it["in"] == "query" && it["required"] == true);
        let pairs = needed.map(|parameter| {
            let value = &self.resolved(&parameter["schema"])["enum"][0];
            format!(
                "{}={}",
                parameter["name"].as_str().unwrap(),
                value.as_str().unwrap()
            )
        });
        let query: Vec<String> = pairs.collect();
        format!("{}{path}?{}", server.url, query.join("&"))
    }

    /// The first example of the body, about this table.
    fn body(&self, table: &Table) -> Option<Value> {
        let schema = self.about.get("requestBody")?;
        let schema = self.resolved(&schema["content"]["application/json"]["schema"]);
        let mut body = schema["examples"].get(0).cloned().unwrap_or(json!({}));
        for (field, value) in [
            ("code", &table.made.code),
            ("into", &table.players[1]),
            ("token", &table.invite),
        ] {
            if body.get(field).is_some() {
                body[field] = json!(value);
            }
        }
        if self.name() == "make_move" {
            body = json!({"type": body["type"], "row": body["row"], "number": body["number"], "seat": 0});
        }
        Some(body)
    }

    /// The status and the problem that somebody gets; a stream is not read.
    async fn ask(&self, server: &Server, table: &Table, token: &str) -> (u16, Value) {
        let mut request = server
            .http
            .request(self.method.clone(), self.url(server, table));
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        if let Some(body) = self.body(table) {
            request = request.json(&body);
        }
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        if answer.status().is_success() {
            return (status, Value::Null);
        }
        (status, answer.json().await.unwrap())
    }

    async fn is_refused(&self, server: &Server, table: &Table, token: &str, who: &str) {
        let (status, problem) = self.ask(server, table, token).await;
        let expected: (u16, &[&str]) = match who {
            "nobody" | "revoked" | "unknown" => (401, &["unauthenticated"]),
            _ => (403, &["forbidden", "host_only"]),
        };
        let code = problem["code"].as_str().unwrap_or_default();
        let name = self.name();
        assert!(
            status == expected.0 && expected.1.contains(&code),
            "{name} as {who}: {status} {problem}"
        );
    }
}

/// Tokens that gave every right once, and give none any more.
async fn revoked(server: &Server) -> Vec<String> {
    let table = Table::for_operation(server, "").await;
    let game = format!("/games/{}", table.made.id);
    let path = format!("{game}/seats/0/token");
    server
        .post(&path, &table.made.host, json!({}))
        .await
        .ok(201);
    let path = format!("{game}/share");
    let withdrawn = server.delete(&path, &table.made.host).await;
    assert_eq!(withdrawn.status, 204);
    let deleted = Table::for_operation(server, "").await;
    let path = format!("/groups/{}", deleted.made.group);
    assert_eq!(server.delete(&path, &deleted.made.keeper).await.status, 204);
    let ended = ROLES[..5].iter().map(|role| deleted.token(role));
    let renewed = ["seat", "share"].map(|role| table.token(role));
    ended.chain(renewed).map(str::to_owned).collect()
}

#[tokio::test]
async fn whoever_may_do_something_can() {
    let server = Server::start_as(|config| config.metrics = true).await;
    let document = document(&server).await;
    for operation in operations(&document) {
        for role in ROLES.into_iter().filter(|role| operation.allows(role)) {
            let table = Table::for_operation(&server, operation.name()).await;
            let (status, problem) = operation.ask(&server, &table, table.token(role)).await;
            let name = operation.name();
            let is_told = operation.about["responses"]
                .get(status.to_string())
                .is_some();
            assert!(
                problem.is_null() && is_told,
                "{name} as {role}: {status} {problem}"
            );
        }
    }
}

#[tokio::test]
async fn whoever_may_not_do_something_cannot_and_nothing_changes() {
    let server = Server::start_as(|config| config.metrics = true).await;
    let document = document(&server).await;
    let revoked = revoked(&server).await;
    for operation in operations(&document) {
        if !operation.looks_at_tokens() {
            continue;
        }
        let table = Table::for_operation(&server, operation.name()).await;
        let foreign = Table::for_operation(&server, operation.name()).await;
        let before = table.seen(&server).await;
        for role in ROLES {
            if !operation.allows(role) {
                let token = table.token(role);
                operation.is_refused(&server, &table, token, role).await;
            }
            if !operation.is_for("nobody") && role != "nobody" {
                let token = foreign.token(role);
                operation
                    .is_refused(&server, &table, token, "foreign")
                    .await;
            }
        }
        if !operation.is_for("nobody") {
            for token in &table.siblings {
                operation
                    .is_refused(&server, &table, token, "sibling")
                    .await;
            }
        }
        if operation.is_for("own_seat") || operation.is_for("seat_without_host") {
            let other = &table.made.seats[1];
            operation
                .is_refused(&server, &table, other, "other seat")
                .await;
        }
        operation
            .is_refused(&server, &table, "no-such-token", "unknown")
            .await;
        for token in &revoked {
            operation
                .is_refused(&server, &table, token, "revoked")
                .await;
        }
        assert_eq!(table.seen(&server).await, before, "{}", operation.name());
    }
}

#[tokio::test]
async fn a_player_of_another_group_is_nobody_here() {
    let server = Server::start().await;
    let document = document(&server).await;
    let foreign = Table::for_operation(&server, "").await;
    for operation in operations(&document) {
        if !operation.path.contains("{player}") {
            continue;
        }
        let mut table = Table::for_operation(&server, operation.name()).await;
        let own = table.players.clone();
        table.players[0].clone_from(&foreign.players[0]);
        let before = [table.seen(&server).await, foreign.seen(&server).await];
        let answer = operation.ask(&server, &table, &table.made.keeper).await;
        let code = &answer.1["code"];
        assert_eq!(
            (answer.0, code),
            (404, &json!("not_found")),
            "{}",
            operation.name()
        );
        if operation.name() == "merge_player" {
            table.players = [own[0].clone(), foreign.players[0].clone()];
            let (status, problem) = operation.ask(&server, &table, &table.made.keeper).await;
            assert_eq!((status, &problem["code"]), (400, &json!("invalid_value")));
        }
        let after = [table.seen(&server).await, foreign.seen(&server).await];
        assert_eq!(after, before, "{}", operation.name());
    }
}

#[tokio::test]
async fn the_table_of_rights_in_the_code_is_that_of_the_document() {
    let server = Server::start_as(|config| config.metrics = true).await;
    let document = document(&server).await;
    let mut expected = vec![
        format!("//! | operation | {} |", ROLES.join(" | ")),
        format!("//! |---|{}", "---|".repeat(ROLES.len())),
    ];
    for operation in operations(&document) {
        let cells = ROLES.map(|role| operation.cell(role));
        let Operation { method, path, .. } = operation;
        expected.push(format!("//! | `{method} {path}` | {} |", cells.join(" | ")));
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api/rights.rs");
    let source = fs::read_to_string(source).unwrap();
    let table: Vec<&str> = source
        .lines()
        .filter(|line| line.starts_with("//! |"))
        .collect();
    assert_eq!(table, expected, "\n{}\n", expected.join("\n"));
}
