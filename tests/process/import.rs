//! A server that is killed in the middle of an import.

use std::collections::HashSet;

use reqwest::Method;
use serde_json::json;
use tempfile::TempDir;

use super::program::Program;
use crate::common::{Client, Response, TestGroup, until};

/// How many games the file has, which are stored in ten pieces or more.
const GAMES: usize = 1000;

const HEAD: &str = "game,date,variant,player,red,yellow,green,blue,penalties,total\n";

/// A table of so many games of the same two players.
fn table() -> String {
    let lines = (0..GAMES).map(|number| {
        let day = 1 + number % 28;
        let line = |name: &str| format!("{number},2024-05-{day:02},classic,{name},,,,,,40\n");
        [line("Ana"), line("Ben")].concat()
    });
    HEAD.to_owned() + &lines.collect::<String>()
}

impl TestGroup {
    fn upload(&self, client: &Client) -> reqwest::RequestBuilder {
        let path = format!("{}/import", self.path);
        let request = client.request(Method::POST, &path, &self.token);
        request.header("Content-Type", "text/csv").body(table())
    }

    /// How many games are stored.
    async fn stored_games(&self, client: &Client) -> usize {
        let stats = self.get(client, "/stats").await;
        let ana = stats["players"].as_array().unwrap().first();
        let games = ana.and_then(|ana| ana["games"].as_u64());
        usize::try_from(games.unwrap_or_default()).unwrap()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_interrupted_by_a_kill_is_completed_by_importing_again() {
    let folder = TempDir::new().unwrap();
    let (program, circle, stored) = loop {
        let mut program = Program::start(folder.path());
        let client = program.client.clone();
        let circle = client.group("Friday").await;
        let import = tokio::spawn(circle.upload(&client).send());
        until(async || circle.stored_games(&client).await > 0).await;
        program.kill();
        // It has lost its connection, or was answered just before.
        import.await.unwrap().ok();
        let program = Program::start(folder.path());
        let stored = circle.stored_games(&program.client).await;
        // A machine that does not let this test run meanwhile may have come to the end.
        if stored < GAMES {
            break (program, circle, stored);
        }
    };
    let client = &program.client;
    assert!(stored > 0);
    let again = Response::of(circle.upload(client)).await.ok(200);
    assert_eq!(again, json!({"imported": GAMES - stored, "known": stored}));
    assert_eq!(circle.stored_games(client).await, GAMES);

    let group = client.get(&circle.path, &circle.token).await.ok(200);
    let players = group["players"].as_array().unwrap().iter();
    let names: Vec<_> = players.map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ana", "Ben"]);
    let export = format!("{}/export?format=csv", circle.path);
    let export = client.get(&export, &circle.token).await;
    assert_eq!(export.status, 200);
    let lines: Vec<_> = export.text.lines().skip(1).collect();
    assert_eq!(lines.len(), 2 * GAMES);
    let games: HashSet<_> = lines.iter().map(|line| line.split(',').next()).collect();
    assert_eq!(games.len(), GAMES);
    let ready = client.http.get(format!("{}/readyz", client.url));
    assert_eq!(Response::of(ready).await.status, 200);
}
