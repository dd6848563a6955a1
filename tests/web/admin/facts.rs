//! What the operator's page shows: every number is that of the server.

use std::fs;
use std::path::Path;

use serde_json::json;

use super::operator;
use crate::common::{Server, cross, until, until_first_backup};
use crate::web::browser::Browser;

#[tokio::test]
async fn the_page_counts_games_groups_connections_and_devices() {
    let server = Server::start().await;
    let operator = operator(&server).await;
    let before = operator.open("/admin").await;
    for id in [
        "running", "lobbies", "finished", "groups", "seats", "streams", "devices", "tokens",
    ] {
        assert_eq!(before.text(&format!("admin-{id}")), "0", "{id}");
    }
    // Two groups by programs, with a game each, and one by a browser with a lobby.
    let game = server.start_game("sheet", &["Anastasia", "Ben"]).await;
    let ended = server.start_game("sheet", &["Cleo", "Dora", "Emil"]).await;
    let end = json!({"type": "finish"});
    server.make_move(&ended, &ended.host, end).await.ok(201);
    server
        .make_move(&game, &game.seats[0], cross("red", 5))
        .await
        .ok(201);
    let fritz = Browser::of(&server);
    fritz.make("Fritz", "turns").await;
    let share = format!("/games/{}/share", game.id);
    server.post(&share, &game.host, json!({})).await.ok(201);
    let stream = format!("/games/{}/stream", game.id);
    let stream = server.follow(&stream, &game.host, None).await;
    until(async || operator.open("/admin").await.text("admin-streams") == "1").await;
    let page = operator.open("/admin").await;
    for (id, number) in [
        ("running", "1"),
        ("lobbies", "1"),
        ("finished", "1"),
        ("groups", "3"),
        ("seats", "6"),
        ("in-memory", "3"),
        ("devices", "1"),
        ("tokens", "10"),
    ] {
        assert_eq!(page.text(&format!("admin-{id}")), number, "{id}");
    }
    assert_eq!(page.text("admin-ready"), "yes");
    for name in [
        "Anastasia",
        "Fritz",
        game.code.as_str(),
        &game.id,
        &game.group,
    ] {
        assert!(!page.html.contains(name), "{name}: {}", page.html);
    }
    drop(stream);
}

#[tokio::test]
async fn the_page_shows_the_database_as_it_is_on_the_disk() {
    let server = Server::start_on_file().await;
    let page = operator(&server).await.open("/admin").await;
    let path = server.database().canonicalize().unwrap();
    assert_eq!(page.text("admin-file"), path.to_str().unwrap());
    let size = |suffix: &str| {
        let name = format!("{}{suffix}", path.display());
        let length = fs::metadata(name).unwrap().len();
        #[allow(clippy::cast_precision_loss)]
        let kib = length as f64 / 1024.0;
        if kib < 1024.0 {
            format!("{kib:.1} KiB")
        } else {
            format!("{:.1} MiB", kib / 1024.0)
        }
    };
    assert_eq!(page.text("admin-size"), size(""));
    assert_eq!(page.text("admin-log-size"), size("-wal"));
    assert!(page.text("admin-free").ends_with("iB"));
    let newest =
        fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite")).unwrap();
    let newest = newest.map(|file| file.unwrap().file_name().into_string().unwrap());
    let newest = newest.max().unwrap();
    assert!(newest.starts_with(&page.text("admin-schema")), "{newest}");
}

#[tokio::test]
async fn the_page_shows_the_newest_backup_and_how_many_there_are() {
    let server = Server::start_on_file_as(|config| {
        config.backups.number = 3;
        config.backups.folder = config.database.file().map(|it| it.with_file_name("copies"));
    })
    .await;
    let folder = server.database().with_file_name("copies");
    let operator = operator(&server).await;
    let page = operator.open("/admin").await;
    for (id, value) in [
        ("limit", "3"),
        ("folder", folder.to_str().unwrap()),
        ("stored", "0"),
        ("last", "none yet"),
        ("failed", "0"),
    ] {
        assert_eq!(page.text(&format!("admin-backups-{id}")), value, "{id}");
    }
    fs::create_dir(&folder).unwrap();
    let future = "automatic-29991231T235959Z.db";
    let made = [
        "automatic-20200102T030405Z.db",
        "manual-20210102T030405Z.db",
    ];
    for name in made.into_iter().chain([future]) {
        fs::write(folder.join(name), "").unwrap();
    }
    let page = operator.open("/admin").await;
    assert_eq!(page.text("admin-backups-stored"), "2");
    let last = page.text("admin-backups-last");
    // The day depends on the time zone of this computer.
    assert!(last.contains("January 2020, "), "{last}");
    assert!(last.ends_with(" min ago"), "{last}");
}

#[tokio::test]
async fn the_page_shows_how_many_backups_have_failed() {
    let server = Server::start_on_file().await;
    let operator = operator(&server).await;
    // No folder can be made where a file is.
    fs::write(server.database().with_file_name("rowlock.db-backups"), "").unwrap();
    let failed = async || operator.open("/admin").await.text("admin-backups-failed");
    assert_eq!(failed().await, "0");
    until_first_backup().await;
    until(async || failed().await == "1").await;
    let page = operator.open("/admin").await;
    assert_eq!(page.text("admin-backups-last"), "unknown");
}

#[tokio::test]
async fn without_daily_backups_the_page_says_so() {
    let server = Server::start_as(|config| config.backups.number = 0).await;
    let page = operator(&server).await.open("/admin").await;
    assert_eq!(page.text("admin-backups-limit"), "none: turned off");
}
