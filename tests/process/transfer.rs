//! `rowlock export` and `rowlock import`.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;

use super::backup::{printed, rowlock};
use super::program::{Program, refusal};
use crate::common::{CreatedGame, cross};

/// A folder with a group of one game, whose server has stopped.
async fn with_game() -> (TempDir, CreatedGame) {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let client = &program.client;
    let made = client.start_game("sheet", &["Ana", "Ben"]).await;
    client
        .make_move(&made, &made.seats[0], cross("red", 3))
        .await
        .ok(201);
    stop(&mut program);
    (folder, made)
}

fn stop(program: &mut Program) {
    program.stop();
}

#[tokio::test]
async fn the_games_of_a_group_are_written_in_each_format_and_never_over_a_file() {
    let (folder, made) = with_game().await;
    for name in [
        "games.json",
        "games.csv",
        "games.xlsx",
        "games.bgstats.json",
    ] {
        printed(&rowlock(folder.path(), &["export", &made.group, name]));
        let written = fs::read(folder.path().join(name)).unwrap();
        assert!(!written.is_empty(), "{name}");
        let said = refusal(&rowlock(folder.path(), &["export", &made.group, name]));
        assert!(said.starts_with("Cannot write "), "{said}");
        assert_eq!(fs::read(folder.path().join(name)).unwrap(), written);
    }
    let exported = fs::read(folder.path().join("games.json")).unwrap();
    let exported: Value = serde_json::from_slice(&exported).unwrap();
    assert_eq!(exported["games"][0]["events"][3]["number"], 3, "{exported}");
    let said = refusal(&rowlock(
        folder.path(),
        &["export", &made.group, "games.txt"],
    ));
    assert!(said.contains("Use .json, .csv"), "{said}");
    let said = refusal(&rowlock(
        folder.path(),
        &["export", "000000000000", "new.json"],
    ));
    assert!(said.contains("No group has the id"), "{said}");
    assert!(!folder.path().join("new.json").exists());
}

#[tokio::test]
async fn exported_games_are_added_to_a_group_on_another_server_once() {
    let (folder, made) = with_game().await;
    let (other, theirs) = with_game().await;
    printed(&rowlock(
        folder.path(),
        &["export", &made.group, "games.json"],
    ));
    let file = folder.path().join("games.json");
    let file = file.to_str().unwrap();
    let add = || printed(&rowlock(other.path(), &["import", &theirs.group, file]));
    assert_eq!(add(), "1 games were added; 0 were there before.\n");
    assert_eq!(add(), "0 games were added; 1 were there before.\n");
    let mut program = Program::start(other.path());
    let path = format!("/groups/{}/games", theirs.group);
    let listed = program.client.get(&path, &theirs.keeper).await.ok(200);
    assert_eq!(listed["games"].as_array().unwrap().len(), 2, "{listed}");
    let said = refusal(&rowlock(other.path(), &["import", &theirs.group, file]));
    assert!(said.contains("A server is using the database"), "{said}");
    stop(&mut program);
}

/// A table with so many games of one player.
fn table(games: usize) -> String {
    let game = |number: usize| format!("{number},2024-05-01,classic,Ana,,,,,,{}\n", number % 80);
    let games: String = (0..games).map(game).collect();
    format!("game,date,variant,player,red,yellow,green,blue,penalties,total\n{games}")
}

#[tokio::test]
async fn an_operator_moves_more_games_than_a_client_can_send() {
    if std::env::var_os("ROWLOCK_ALL").is_none() {
        return;
    }
    let games = 20_000;
    let (folder, made) = with_game().await;
    let (other, theirs) = with_game().await;
    let file = folder.path().join("many.csv");
    fs::write(&file, table(games)).unwrap();
    let said = printed(&rowlock(
        folder.path(),
        &["import", &made.group, "many.csv"],
    ));
    assert_eq!(
        said,
        format!("{games} games were added; 0 were there before.\n")
    );
    printed(&rowlock(
        folder.path(),
        &["export", &made.group, "games.json"],
    ));
    let file = folder.path().join("games.json");
    let said = printed(&rowlock(
        other.path(),
        &["import", &theirs.group, file.to_str().unwrap()],
    ));
    assert_eq!(
        said,
        format!("{} games were added; 0 were there before.\n", games + 1)
    );
}

#[tokio::test]
async fn a_file_with_mistakes_is_refused_with_each_of_them_and_nothing_is_added() {
    let (folder, made) = with_game().await;
    let import = |name: &str| rowlock(folder.path(), &["import", &made.group, name]);
    let said = refusal(&import("missing.json"));
    assert!(said.starts_with("Cannot read "), "{said}");
    fs::write(folder.path().join("wrong.csv"), "game,date,variant,player,red,yellow,green,blue,penalties,total\n1,never,classic,Ana,0,0,0,0,0,0\n").unwrap();
    let output = import("wrong.csv");
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("Nothing was imported:") && said.contains("line "),
        "{said}"
    );
    fs::write(folder.path().join("empty.json"), "").unwrap();
    assert_eq!(import("empty.json").status.code(), Some(1));
}
