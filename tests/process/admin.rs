//! `rowlock admin`.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

use super::backup::rowlock;
use super::program::{Program, command, refusal};
use crate::common::{CreatedGame, cross};

fn admin(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = command(folder.path());
    command.arg("admin").args(arguments);
    command
}

#[track_caller]
fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn groups(folder: &TempDir) -> Vec<Value> {
    let output = admin(folder, &["groups", "--json"]).output().unwrap();
    serde_json::from_str(&printed(&output)).unwrap()
}

/// A folder with a group of one game, whose server has stopped.
async fn with_group() -> (TempDir, CreatedGame) {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let made = program.client.start_game("sheet", &["Ana"]).await;
    program.stop();
    (folder, made)
}

/// The status of the group for its keeper.
async fn status(program: &Program, made: &CreatedGame, token: &str) -> u16 {
    let path = format!("/groups/{}/members", made.group);
    program.client.get(&path, token).await.status
}

#[tokio::test]
async fn the_groups_are_listed() {
    let (folder, made) = with_group().await;
    let listed = groups(&folder);
    assert_eq!(listed.len(), 1, "{listed:?}");
    assert_eq!(listed[0]["id"], json!(made.group));
    assert_eq!(listed[0]["name"], "Ana");
    assert_eq!(listed[0]["games"], 1);
    assert!(listed[0]["members"].as_u64().unwrap() >= 1, "{listed:?}");
    assert!(listed[0]["last_played"].is_string(), "{listed:?}");
    let text = printed(&admin(&folder, &["groups"]).output().unwrap());
    assert_eq!(text.lines().count(), 2, "{text}");
    assert!(
        text.contains(&made.group) && text.ends_with("Ana\n"),
        "{text}"
    );
}

#[tokio::test]
async fn a_group_is_deleted_only_after_yes() {
    let (folder, made) = with_group().await;
    for (answer, is_deleted) in [
        ("", false),
        ("y\n", false),
        ("no\n", false),
        ("yes\n", true),
    ] {
        let mut child = admin(&folder, &["delete-group", &made.group])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(answer.as_bytes())
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(
            output.status.success(),
            is_deleted,
            "{answer:?}: {output:?}"
        );
        assert!(
            String::from_utf8(output.stderr)
                .unwrap()
                .contains("\"Ana\" with its players and 1 games")
        );
        assert_eq!(groups(&folder).is_empty(), is_deleted, "{answer:?}");
    }
}

#[tokio::test]
async fn a_group_is_deleted_without_a_question_by_yes() {
    let (folder, made) = with_group().await;
    let output = admin(&folder, &["delete-group", &made.group, "--yes"])
        .output()
        .unwrap();
    assert!(printed(&output).contains("\"Ana\" was deleted"));
    let program = Program::start(folder.path());
    let game = format!("/games/{}", made.id);
    program
        .client
        .get(&game, &made.host)
        .await
        .refused(401, "unauthenticated");
    drop(program);
    let again = admin(&folder, &["delete-group", &made.group, "--yes"])
        .output()
        .unwrap();
    assert!(refusal(&again).contains("No group has the id"));
}

#[tokio::test]
async fn a_keepers_link_makes_a_keeper_once() {
    let (folder, made) = with_group().await;
    let arguments = [
        "keeper-link",
        &made.group,
        "--public-url",
        "https://example.org",
    ];
    let link = printed(&admin(&folder, &arguments).output().unwrap());
    let secret = link
        .trim_end()
        .strip_prefix("https://example.org/i/")
        .unwrap();
    let program = Program::start(folder.path());
    let accepted = json!({"token": secret});
    let response = program
        .client
        .post("/links/accept", "", accepted.clone())
        .await
        .ok(201);
    let token = response["token"].as_str().unwrap();
    assert_eq!(status(&program, &made, token).await, 200);
    program
        .client
        .post("/links/accept", "", accepted)
        .await
        .refused(410, "gone");
}

#[tokio::test]
async fn all_rights_in_a_group_end_and_those_of_another_stay() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let made = program.client.start_game("sheet", &["Ana"]).await;
    let other = program.client.start_game("sheet", &["Ben"]).await;
    let path = format!("/groups/{}/invites", made.group);
    let invite = program
        .client
        .post(&path, &made.keeper, json!({"role": "keeper"}))
        .await
        .ok(201);
    program.stop();

    let output = admin(&folder, &["end-rights", &made.group])
        .output()
        .unwrap();
    assert!(printed(&output).contains("keeper-link"));
    let program = Program::start(folder.path());
    assert_eq!(status(&program, &made, &made.keeper).await, 401);
    let game = format!("/games/{}", made.id);
    program
        .client
        .get(&game, &made.host)
        .await
        .refused(401, "unauthenticated");
    let accepted = json!({"token": invite["token"]});
    program
        .client
        .post("/links/accept", "", accepted)
        .await
        .refused(410, "gone");
    assert_eq!(status(&program, &other, &other.keeper).await, 200);
    assert_eq!(program.client.view(&other).await["status"], "playing");
}

#[tokio::test]
async fn beside_a_running_server_the_groups_are_listed_and_their_games_exported() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let made = program.client.start_game("sheet", &["Ana"]).await;
    let listed = groups(&folder);
    assert_eq!(listed[0]["id"], json!(made.group), "{listed:?}");
    printed(&rowlock(
        folder.path(),
        &["export", &made.group, "games.json"],
    ));
    assert!(folder.path().join("games.json").exists());
    assert_eq!(status(&program, &made, &made.keeper).await, 200);
}

#[tokio::test]
async fn beside_a_running_server_a_keepers_link_makes_a_keeper() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let made = program.client.start_game("sheet", &["Ana"]).await;
    let output = admin(&folder, &["keeper-link", &made.group]).output();
    let output = output.unwrap();
    let link = printed(&output);
    // The address of the server, not of the options of this command.
    let start = format!("{}/i/", program.client.url);
    let secret = link.trim_end().strip_prefix(&start);
    let secret = secret.unwrap_or_else(|| panic!("{link}"));
    assert!(output.stderr.is_empty(), "{output:?}");
    let accepted = json!({"token": secret});
    let response = program
        .client
        .post("/links/accept", "", accepted)
        .await
        .ok(201);
    let token = response["token"].as_str().unwrap();
    assert_eq!(status(&program, &made, token).await, 200);
}

#[tokio::test]
async fn a_running_server_notices_that_rights_have_ended() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let made = program.client.start_game("sheet", &["Ana"]).await;
    let other = program.client.start_game("sheet", &["Ben"]).await;
    // So that the rights are in the memory of the server.
    assert_eq!(status(&program, &made, &made.keeper).await, 200);
    assert_eq!(program.client.view(&made).await["status"], "playing");
    printed(
        &admin(&folder, &["end-rights", &made.group])
            .output()
            .unwrap(),
    );
    until(async || status(&program, &made, &made.keeper).await == 401).await;
    let game = format!("/games/{}", made.id);
    program
        .client
        .get(&game, &made.host)
        .await
        .refused(401, "unauthenticated");
    assert_eq!(status(&program, &other, &other.keeper).await, 200);
}

#[tokio::test]
async fn a_running_server_notices_that_a_group_was_deleted_and_goes_on() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let made = program.client.start_game("sheet", &["Ana"]).await;
    let other = program.client.start_game("sheet", &["Ben"]).await;
    let seat = &made.seats[0];
    program
        .client
        .make_move(&made, seat, cross("red", 3))
        .await
        .ok(201);
    printed(
        &admin(&folder, &["delete-group", &made.group, "--yes"])
            .output()
            .unwrap(),
    );
    let game = format!("/games/{}", made.id);
    until(async || program.client.get(&game, &made.host).await.status == 401).await;
    program
        .client
        .make_move(&other, &other.seats[0], cross("red", 3))
        .await
        .ok(201);
    assert_eq!(groups(&folder).len(), 1);
}

/// Waits until the server has noticed what a command did.
async fn until(noticed: impl AsyncFn() -> bool) {
    let waited = timeout(Duration::from_secs(5), async {
        while !noticed().await {
            sleep(Duration::from_millis(50)).await;
        }
    });
    waited.await.expect("the server notices within seconds");
}

#[tokio::test]
async fn an_unknown_group_is_refused() {
    let (folder, made) = with_group().await;
    let unknown: String = made.group.chars().rev().collect();
    for action in ["keeper-link", "end-rights"] {
        let said = refusal(&admin(&folder, &[action, &unknown]).output().unwrap());
        assert!(said.contains("No group has the id"), "{said}");
    }
    let output = admin(&folder, &["end-rights", "Ana"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

#[tokio::test]
async fn a_group_is_created_with_a_link_that_makes_its_admin() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    program.stop();
    let output = admin(&folder, &["new-group", "Friday Club"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains("is a guess") && said.lines().count() == 1,
        "{said}"
    );
    let printed = printed(&output);
    let [group, link] = printed.lines().collect::<Vec<_>>()[..] else {
        panic!("{printed}");
    };
    let (_, secret) = link.rsplit_once('/').unwrap();
    let program = Program::run(command(folder.path()).args(["serve", "--new-groups", "off"]));
    let accepted = json!({"token": secret});
    let accepted = program
        .client
        .post("/links/accept", "", accepted)
        .await
        .ok(201);
    let token = accepted["token"].as_str().unwrap();
    let path = format!("/groups/{group}");
    let read = program.client.get(&path, token).await.ok(200);
    assert_eq!(read["name"], "Friday Club");
    let renamed = json!({"name": "Saturday Club"});
    program.client.patch(&path, token, renamed).await.ok(200);
    let refused = admin(&folder, &["new-group", " "]).output().unwrap();
    assert!(!refused.status.success());
}
