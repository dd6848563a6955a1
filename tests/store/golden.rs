//! Databases as each version wrote them, with what it answered: this version reads them, and answers the same.
//!
//! A new version with a migration adds a folder of its own, and changes none: the second test leaves its files in Cargo's
//! folder for the files of tests, below `golden`.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Read, Write as _};
use std::path::Path;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use reqwest::Method;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::api::vectors;
use crate::common::{CreatedGame, Server};
use crate::process::copy::fill;
use crate::rules::vectors::all;

/// The versions, each with its database and what it answered, both compressed.
const VERSIONS: [(&str, &[u8], &[u8]); 1] = [(
    "1.0.0",
    include_bytes!("golden/1.0.0/rowlock.db.gz"),
    include_bytes!("golden/1.0.0/answers.json.gz"),
)];

/// What a version answered about its own database.
#[derive(Serialize, Deserialize)]
struct Answers {
    keeper: String,
    group: String,
    /// The bodies by path.
    bodies: BTreeMap<String, String>,
}

fn unpacked(zipped: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    GzDecoder::new(zipped).read_to_end(&mut bytes).unwrap();
    bytes
}

fn pack(path: &Path, bytes: &[u8]) {
    let file = fs::File::create(path).unwrap();
    let mut packed = GzEncoder::new(file, Compression::best());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap();
}

/// What is the same whenever it is asked: all but the time of an export.
async fn body(server: &Server, path: &str, token: &str) -> String {
    let request = server.request(Method::GET, path, token);
    let text = request.send().await.unwrap().text().await.unwrap();
    match text.split_once("\"exported_at\":\"") {
        None => text,
        Some((before, after)) => format!("{before}{}", after.split_once('"').unwrap().1),
    }
}

/// What a server answers at any time about each game of a group, and about the group.
async fn answers(server: &Server, keeper: String, group: String) -> Answers {
    let path = format!("/groups/{group}");
    let mut paths: Vec<String> = ["/stats", "/ratings", "/series", "/boards"]
        .map(|end| format!("{path}{end}"))
        .into();
    paths.extend(["json", "csv", "bgstats"].map(|format| format!("{path}/export?format={format}")));
    let known = server.get(&path, &keeper).await.ok(200);
    let players = known["players"].as_array().unwrap().iter();
    let ids = players.map(|player| player["id"].as_str().unwrap().to_owned());
    paths.extend(ids.map(|id| format!("{path}/players/{id}/stats")));
    let mut page = format!("{path}/games?limit=100");
    loop {
        let listed = server.get(&page, &keeper).await.ok(200);
        for game in listed["games"].as_array().unwrap() {
            let id = game["id"].as_str().unwrap();
            paths.extend(["", "/events"].map(|end| format!("/games/{id}{end}")));
        }
        paths.push(page);
        match listed["next"].as_str() {
            None => break,
            Some(cursor) => page = format!("{path}/games?limit=100&after={cursor}"),
        }
    }
    let mut bodies = BTreeMap::new();
    for path in paths {
        let body = body(server, &path, &keeper).await;
        bodies.insert(path, body);
    }
    Answers {
        keeper,
        group,
        bodies,
    }
}

#[tokio::test]
async fn the_games_of_each_version_are_read_as_that_version_wrote_them() {
    for (version, database, answered) in VERSIONS {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("rowlock.db"), unpacked(database)).unwrap();
        let server = Server::start_in(folder, |_| {}).await;
        let answered: Answers = serde_json::from_slice(&unpacked(answered)).unwrap();
        assert!(answered.bodies.len() > 150, "{version}");
        for (path, expected) in &answered.bodies {
            let found = body(&server, path, &answered.keeper).await;
            assert_eq!(found, *expected, "{version}: {path}");
        }
        let path = format!("/groups/{}/export?format=json", answered.group);
        let request = server.request(Method::GET, &path, &answered.keeper);
        let document = request.send().await.unwrap().text().await.unwrap();
        let games: Value = serde_json::from_str(&document).unwrap();
        let other = server.group("Another").await;
        let imported = other.import(&server, "application/json", &document).await;
        let count = games["games"].as_array().unwrap().len();
        assert_eq!(imported.ok(200)["imported"], count, "{version}");
    }
}

#[tokio::test]
async fn a_server_answers_the_same_after_a_restart() {
    let server = Server::start().await;
    let CreatedGame { group, keeper, .. } = fill(&server).await;
    let zone = json!({"time_zone": "Europe/Berlin"});
    let path_of_group = format!("/groups/{group}");
    server.patch(&path_of_group, &keeper, zone).await.ok(200);
    for vector in all() {
        let made = vectors::create(&server, &keeper, &vector).await;
        for step in &vector.steps {
            vectors::play(&server, &made, step).await.unwrap();
        }
    }
    let paper = json!({"format": "rowlock", "version": 1, "paper": [{
        "date": "2025-12-24", "variant": "classic",
        "seats": [{"name": "Ana", "total": 60}, {"name": "Ben", "total": 50}],
    }]});
    let import = format!("{path_of_group}/import");
    server.post(&import, &keeper, paper).await.ok(200);
    let answered = answers(&server, keeper.clone(), group.clone()).await;
    let server = server.restart().await;
    // Nothing is left in its log.
    let database = fs::read(server.database()).unwrap();
    let again = answers(&server, keeper, group).await;
    assert_eq!(again.bodies, answered.bodies);
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("golden");
    fs::create_dir_all(&target).unwrap();
    pack(&target.join("rowlock.db.gz"), &database);
    pack(
        &target.join("answers.json.gz"),
        &serde_json::to_vec(&answered).unwrap(),
    );
}
