//! Damaged files, imported into a group: all games of a file are added, or none.

use proptest::test_runner::TestCaseError;
use reqwest::Method;
use rowlock::domain::i18n::Language;
use rowlock::groups::{CSV_TEMPLATE, xlsx_template};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use super::feed;
use crate::common::{Response, Server};

const WORKBOOK: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// An export of the app Board Game Stats.
const APP_EXPORT: &str = r#"{"games":[{"id":1,"name":"Qwixx","bggId":131260}],"players":[{"id":1,"name":"Ana"},
    {"id":2,"name":"Ben"}],"locations":[{"id":1,"name":"Home"}],"plays":[{"uuid":"u1","playDate":"2025-12-24 20:10:00",
    "gameRefId":1,"locationRefId":1,"comments":"Nice","playerScores":[{"playerRefId":1,"score":"30+41"},
    {"playerRefId":2,"score":54}]}]}"#;

/// Damages a file: each four bytes choose a kind of damage, an index and a letter.
fn damaged(file: &[u8], bytes: &[u8]) -> Vec<u8> {
    let mut text = file.to_vec();
    for damage in bytes.chunks(4) {
        let [kind, high, low, letter] = *damage else {
            break;
        };
        let at = usize::from(u16::from_be_bytes([high, low])) % text.len().max(1);
        match kind % 4 {
            0 => text.truncate(at),
            1 if at < text.len() => drop(text.remove(at)),
            2 if at < text.len() => text[at] = letter,
            _ if at < text.len() => text.insert(at, letter),
            _ => {}
        }
    }
    text
}

#[test]
fn a_damaged_file_is_imported_whole_or_not_at_all() {
    let runtime = Runtime::new().unwrap();
    let (server, path, keeper, exports) = runtime.block_on(async {
        let server = Server::start().await;
        let game = server.play("sheet", &["Ana", "Ben"]).await;
        game.cross_all(0, "red", &[2, 3]).await;
        game.finish().await;
        let path = format!("/groups/{}", game.group);
        let (path, keeper) = (path, game.keeper.clone());
        let mut exports = Vec::new();
        for (format, kind) in [
            ("json", "application/json"),
            ("csv", "text/csv"),
            ("bgstats", "application/json"),
        ] {
            let path = format!("{path}/export?format={format}");
            exports.push((kind, server.get(&path, &keeper).await.text.into_bytes()));
        }
        exports.push(("application/json", APP_EXPORT.as_bytes().to_vec()));
        exports.push(("text/csv", CSV_TEMPLATE.as_bytes().to_vec()));
        exports.push((WORKBOOK, xlsx_template(Language::ENGLISH).unwrap()));
        (server, path, keeper, exports)
    });
    let games = || async {
        let list = server
            .get(&format!("{path}/games?limit=100"), &keeper)
            .await;
        list.ok(200)["games"].as_array().unwrap().len()
    };
    let import = |kind: &'static str, body: Vec<u8>| {
        let request = server.request(Method::POST, &format!("{path}/import"), &keeper);
        Response::of(request.header("Content-Type", kind).body(body))
    };
    feed(24, |bytes| {
        runtime.block_on(async {
            let damaged = exports
                .iter()
                .map(|(kind, file)| (*kind, damaged(file, bytes)));
            let kinds = ["application/json", "text/csv"].into_iter();
            for (kind, body) in damaged.chain(kinds.map(|kind| (kind, bytes.to_vec()))) {
                let before = games().await;
                let response = import(kind, body).await;
                let imported = match response.status {
                    200 => response.json()["imported"].clone(),
                    400 | 422 => json!(0),
                    status => {
                        return Err(TestCaseError::fail(format!("{status}: {}", response.text)));
                    }
                };
                let after: Value = (games().await - before).into();
                // Only a page of a hundred is counted.
                if before < 99 && after != imported {
                    return Err(TestCaseError::fail(format!("{imported} but {after}")));
                }
            }
            Ok(())
        })
    });
}
