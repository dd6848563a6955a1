//! Copies from and to PostgreSQL.

use std::collections::BTreeSet;
use std::process::Stdio;

use rustix::process::{Pid, Signal, kill_process};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tempfile::TempDir;

use super::{content, copy, export, fill, filled, verify};
use crate::common::postgres::{self, drop_database, new_database};
use crate::common::{cross, until};
use crate::process::backup::{names, printed, rowlock};
use crate::process::program::{Program, command, refusal};

/// A database that is deleted with the test.
struct Database(String);

impl Database {
    async fn new() -> Self {
        Self(new_database().await)
    }

    async fn connect(&self) -> PgConnection {
        PgConnection::connect(&self.0).await.unwrap()
    }

    async fn run(&self, statements: &str) {
        let mut raw = self.connect().await;
        let statements = sqlx::raw_sql(AssertSqlSafe(statements.to_owned()));
        statements.execute(&mut raw).await.unwrap();
        raw.close().await.unwrap();
    }

    async fn number(&self, query: &'static str) -> i64 {
        let mut raw = self.connect().await;
        let number = sqlx::query_scalar(query).fetch_one(&mut raw).await.unwrap();
        raw.close().await.unwrap();
        number
    }

    async fn tables(&self) -> BTreeSet<String> {
        let mut raw = self.connect().await;
        let tables = "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public'";
        let tables: Vec<String> = sqlx::query_scalar(tables)
            .fetch_all(&mut raw)
            .await
            .unwrap();
        raw.close().await.unwrap();
        tables.into_iter().collect()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        drop_database(self.0.clone());
    }
}

#[tokio::test]
async fn everything_is_the_same_in_postgresql_and_back_in_a_file() {
    if postgres::is_missing() {
        return;
    }
    let (folder, made) = filled().await;
    let path = folder.path();
    let (one, other) = (Database::new().await, Database::new().await);
    let rows = copy(path, "rowlock.db", &one.0);
    assert_eq!(rows, copy(path, &one.0, &other.0));
    assert_eq!(rows, copy(path, &other.0, "back.db"));
    let [first, last] = ["rowlock.db", "back.db"].map(|name| path.join(name));
    assert_eq!(content(&first).await, content(&last).await);

    let exported = export(path, "rowlock.db", &made.group);
    for database in [one.0.as_str(), &other.0, "back.db"] {
        verify(path, database);
        assert!(
            export(path, database, &made.group) == exported,
            "{database}"
        );
    }
    let mut known: BTreeSet<String> = rows.into_keys().collect();
    known.extend(["notices", "presence", "screens", "_sqlx_migrations"].map(str::to_owned));
    assert_eq!(one.tables().await, known);

    // A server continues there, and its statistics follow its moves.
    let mut program = Program::run(command(path).env("ROWLOCK_DATABASE", &one.0));
    let game = program.client.start_game("sheet", &["Ana", "Ben"]).await;
    let moved = program
        .client
        .make_move(&game, &game.seats[0], cross("red", 2));
    moved.await.ok(201);
    let finish = serde_json::json!({"type": "finish"});
    program
        .client
        .make_move(&game, &game.host, finish)
        .await
        .ok(201);
    program.stop();
    let said = printed(&rowlock(path, &["verify", "--database", &one.0]));
    assert!(said.contains("fine: 5 games"), "{said}");
}

#[tokio::test]
async fn a_copy_of_postgresql_beside_a_server_is_one_instant() {
    if postgres::is_missing() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let database = Database::new().await;
    let program = Program::run(command(folder.path()).env("ROWLOCK_DATABASE", &database.0));
    fill(&program.client).await;
    let game = program.client.start_game("sheet", &["Ana"]).await;
    let moves = async {
        for number in 2..=12 {
            let moved = program
                .client
                .make_move(&game, &game.seats[0], cross("red", number));
            moved.await;
        }
    };
    let (path, url) = (folder.path().to_owned(), database.0.clone());
    let copied = tokio::task::spawn_blocking(move || {
        printed(&rowlock(&path, &["copy", &url, "new.db"]));
        printed(&rowlock(&path, &["verify", "--database", "new.db"]))
    });
    let (said, ()) = tokio::join!(copied, moves);
    let said = said.unwrap();
    assert!(said.contains("fine: 5 games"), "{said}");
}

#[tokio::test]
async fn only_a_database_without_data_is_written() {
    if postgres::is_missing() {
        return;
    }
    let (folder, _) = filled().await;
    let refused = |from: &str, to: &str| refusal(&rowlock(folder.path(), &["copy", from, to]));

    let full = Database::new().await;
    copy(folder.path(), "rowlock.db", &full.0);
    let said = refused("rowlock.db", &full.0);
    assert!(said.contains("has data already"), "{said}");
    verify(folder.path(), &full.0);

    full.run("UPDATE _sqlx_migrations SET version = version + 1")
        .await;
    let said = refused("rowlock.db", &full.0);
    assert!(said.contains("newer version"), "{said}");
    let said = refused(&full.0, "new.db");
    assert!(said.contains("newer version"), "{said}");
    full.run("UPDATE _sqlx_migrations SET version = version - 2")
        .await;
    let said = refused("rowlock.db", &full.0);
    assert!(said.contains("before version 1.0.0"), "{said}");
    let said = refused(&full.0, "new.db");
    assert!(said.contains("before version 1.0.0"), "{said}");

    let foreign = Database::new().await;
    let said = refused(&foreign.0, "new.db");
    assert!(said.contains("has no data of Rowlock"), "{said}");
    foreign.run("CREATE TABLE shopping (item TEXT)").await;
    let said = refused("rowlock.db", &foreign.0);
    assert!(said.contains("tables of another program"), "{said}");
    assert_eq!(foreign.tables().await.len(), 1);

    let secret = foreign
        .0
        .replace("rowlock@", "rowlock:secret@")
        .replace("/rowlock_", "/no_");
    let said = refused("rowlock.db", &secret);
    assert!(
        said.contains("does not exist") && !said.contains("secret"),
        "{said}"
    );
    assert_eq!(names(folder.path()), ["rowlock.db", "rowlock.db.lock"]);
}

#[tokio::test]
async fn a_copy_that_is_not_the_same_is_discarded() {
    if postgres::is_missing() {
        return;
    }
    let (folder, _) = filled().await;
    let database = Database::new().await;
    copy(folder.path(), "rowlock.db", &database.0);
    database
        .run(
            "TRUNCATE groups, boards, device_settings, idempotency_keys, state CASCADE; \
             CREATE FUNCTION leave_out() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$; \
             CREATE TRIGGER left_out BEFORE INSERT ON series FOR EACH ROW EXECUTE FUNCTION leave_out()",
        )
        .await;
    let said = refusal(&rowlock(
        folder.path(),
        &["copy", "rowlock.db", &database.0],
    ));
    assert!(said.contains("other series"), "{said}");
    assert_eq!(database.number("SELECT count(*) FROM groups").await, 0);
    database.run("DROP TRIGGER left_out ON series").await;
    copy(folder.path(), "rowlock.db", &database.0);
    verify(folder.path(), &database.0);
}

#[tokio::test]
async fn an_interrupted_copy_leaves_nothing() {
    if postgres::is_missing() {
        return;
    }
    let (folder, _) = filled().await;
    let database = Database::new().await;
    copy(folder.path(), "rowlock.db", &database.0);
    let before = names(folder.path());
    let mut other = database.connect().await;
    let lock = "BEGIN; LOCK TABLE device_settings IN ACCESS EXCLUSIVE MODE";
    sqlx::raw_sql(lock).execute(&mut other).await.unwrap();
    let mut copying = command(folder.path());
    let copying = copying.args(["copy", &database.0, "new.db"]);
    let copying = copying
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    until(async || names(folder.path()).len() > before.len()).await;
    kill_process(Pid::from_child(&copying), Signal::INT).unwrap();
    let said = refusal(&copying.wait_with_output().unwrap());
    assert!(said.contains("interrupted"), "{said}");
    assert_eq!(names(folder.path()), before);
    other.close().await.unwrap();
}
