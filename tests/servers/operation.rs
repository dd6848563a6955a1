//! What the operator of servers on PostgreSQL sees.

use std::fs;
use std::process::Command;
use std::time::Duration;

use rowlock::store::{DatabaseAddress, OnUnreachable, Store};
use tempfile::TempDir;
use tokio::time::sleep;

use super::Servers;
use crate::common::{RawConnection, postgres};
use crate::process::program::{Program, command};

const WRONG: &str = "postgres://rowlock:hunter2@localhost:99999/rowlock";
const RIGHT: &str = "postgres://rowlock:hunter2@localhost:1/rowlock";

/// What a command prints, on both streams.
fn printed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    [output.stdout, output.stderr]
        .map(|bytes| String::from_utf8(bytes).unwrap())
        .concat()
}

#[test]
fn no_output_has_the_password_of_the_database() {
    if postgres::is_missing() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let run = || command(folder.path());
    fs::write(
        folder.path().join("wrong.toml"),
        format!("database = {WRONG:?}\n"),
    )
    .unwrap();
    fs::write(folder.path().join("url"), WRONG).unwrap();
    for (text, expected) in [
        (
            printed(run().args(["serve", "--database", WRONG])),
            "--database",
        ),
        (printed(run().env("ROWLOCK_DATABASE", WRONG)), "--database"),
        (
            printed(run().args(["serve", "--database-url-file", "url"])),
            "url",
        ),
        (printed(run().args(["--config", "wrong.toml"])), "this URL"),
        (
            printed(run().arg("backup").env("ROWLOCK_DATABASE", RIGHT)),
            "pg_dump",
        ),
        (
            printed(
                run()
                    .args(["serve", "--help"])
                    .env("ROWLOCK_DATABASE", RIGHT),
            ),
            "ROWLOCK_DATABASE",
        ),
        (
            printed(run().arg("config").env("ROWLOCK_DATABASE", RIGHT)),
            "postgres://rowlock@localhost:1/rowlock",
        ),
        (
            printed(run().arg("verify").env("ROWLOCK_DATABASE", RIGHT)),
            "postgres://rowlock@localhost:1/rowlock",
        ),
    ] {
        assert!(text.contains(expected), "{text}");
        assert!(!text.contains("hunter2"), "{text}");
    }
}

#[tokio::test]
async fn a_server_waits_for_one_that_migrates_the_database_however_long_it_takes() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(1).await;
    let mut migrating = RawConnection::to_url(&servers.url).await;
    migrating
        .execute("BEGIN; LOCK TABLE _sqlx_migrations".to_owned())
        .await;
    let database: DatabaseAddress = servers.url.parse().unwrap();
    let opening = Store::connect(&database, None, OnUnreachable::Wait);
    let ending = async {
        // Longer than any other statement may wait for a lock.
        sleep(Duration::from_secs(12)).await;
        migrating.execute("COMMIT".to_owned()).await;
        migrating.close().await;
    };
    let (opened, ()) = tokio::join!(opening, ending);
    opened.unwrap().close().await;
}

#[tokio::test]
async fn the_doctor_finds_the_database_and_the_server_beside_it() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(1).await;
    let folder = TempDir::new().unwrap();
    let program = Program::run(command(folder.path()).env("ROWLOCK_DATABASE", &servers.url));
    let address = program.client.url.strip_prefix("http://").unwrap();
    let text = printed(
        command(folder.path())
            .arg("doctor")
            .env("ROWLOCK_DATABASE", &servers.url)
            .env("ROWLOCK_LISTEN", address),
    );
    assert!(text.contains("responds."), "{text}");
    assert!(
        text.contains(&format!("A Rowlock server runs at {address}.")),
        "{text}"
    );
}
