//! The schemas of both databases are the same but for their types, and what others add to one stops nothing.

use std::collections::BTreeMap;
use std::time::Instant;

use rowlock::games::verify_database;
use rowlock::store::{DatabaseAddress, OnUnreachable, Store, migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection, Row, raw_sql};

use super::Servers;
use crate::common::Server;
use crate::common::postgres::{self, drop_database, new_database};

/// What only PostgreSQL has: what servers need to know of each other.
const ONLY_POSTGRES: [&str; 2] = ["notices", "presence"];

/// The columns of each table, with whether they may be NULL, and the tables' keys.
type Schema = BTreeMap<String, Vec<String>>;

async fn of_sqlite() -> Schema {
    let mut connection = SqliteConnectOptions::new()
        .in_memory(true)
        .connect()
        .await
        .unwrap();
    migrator().run(&mut connection).await.unwrap();
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> '_sqlx_migrations'",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    let mut schema = Schema::new();
    for table in tables {
        let mut lines = Vec::new();
        let columns = sqlx::query(
            "SELECT name, \"notnull\" AS required, pk FROM pragma_table_info($1) ORDER BY cid",
        )
        .bind(&table)
        .fetch_all(&mut connection)
        .await
        .unwrap();
        for column in &columns {
            let (name, required, key): (String, bool, i64) =
                (column.get("name"), column.get("required"), column.get("pk"));
            lines.push(format!("column {name} required={}", required || key > 0));
        }
        let mut keys: Vec<(i64, String)> = columns
            .iter()
            .map(|it| (it.get("pk"), it.get("name")))
            .filter(|(place, _)| *place > 0)
            .collect();
        keys.sort();
        let keys: Vec<String> = keys.into_iter().map(|(_, name)| name).collect();
        if !keys.is_empty() {
            lines.push(format!("primary key {}", keys.join(", ")));
        }
        let foreign = sqlx::query("SELECT id, \"table\" AS parent, \"from\" AS own, on_delete FROM pragma_foreign_key_list($1) ORDER BY id, seq")
            .bind(&table)
            .fetch_all(&mut connection)
            .await
            .unwrap();
        let mut references: BTreeMap<i64, (String, Vec<String>, String)> = BTreeMap::new();
        for row in &foreign {
            let entry = references.entry(row.get("id")).or_default();
            entry.0 = row.get("parent");
            entry.1.push(row.get("own"));
            entry.2 = row.get("on_delete");
        }
        for (parent, own, on_delete) in references.into_values() {
            lines.push(format!(
                "reference {} to {parent} {on_delete}",
                own.join(", ")
            ));
        }
        let indexes: Vec<String> = sqlx::query_scalar(
            "SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = $1 AND sql IS NOT NULL",
        )
        .bind(&table)
        .fetch_all(&mut connection)
        .await
        .unwrap();
        lines.extend(indexes.iter().map(|name| format!("index {name}")));
        lines[columns.len()..].sort();
        schema.insert(table, lines);
    }
    schema
}

async fn of_postgres(connection: &mut PgConnection) -> Schema {
    let mut schema = Schema::new();
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_sqlx_migrations'",
    )
    .fetch_all(&mut *connection)
    .await
    .unwrap();
    for table in tables {
        let mut lines: Vec<String> = sqlx::query_scalar(
            "SELECT format('column %s required=%s', attname, attnotnull::text) FROM pg_attribute \
             WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
        )
        .bind(&table)
        .fetch_all(&mut *connection)
        .await
        .unwrap();
        let columns = lines.len();
        let others: Vec<String> = sqlx::query_scalar(
            "SELECT CASE contype WHEN 'p' THEN format('primary key %s', own) \
             WHEN 'f' THEN format('reference %s to %s %s', own, confrelid::regclass::text, \
             CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END) END \
             FROM pg_constraint, LATERAL (SELECT string_agg(attname, ', ' ORDER BY place) AS own \
             FROM unnest(conkey) WITH ORDINALITY AS k(number, place) \
             JOIN pg_attribute ON attrelid = conrelid AND attnum = number) AS named \
             WHERE conrelid = $1::regclass AND contype IN ('p', 'f') \
             UNION ALL SELECT format('index %s', indexrelid::regclass::text) FROM pg_index \
             WHERE indrelid = $1::regclass AND NOT EXISTS \
             (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))",
        )
        .bind(&table)
        .fetch_all(&mut *connection)
        .await
        .unwrap();
        lines.extend(others);
        lines[columns..].sort();
        schema.insert(table, lines);
    }
    schema
}

#[tokio::test]
async fn both_databases_have_the_same_tables_columns_keys_and_indexes() {
    if postgres::is_missing() {
        return;
    }
    let url = new_database().await;
    let folder = tempfile::TempDir::new().unwrap().into();
    let server = Server::start_on(url.parse().unwrap(), folder, |_| {}).await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    let mut postgres = of_postgres(&mut connection).await;
    for table in ONLY_POSTGRES {
        assert!(postgres.remove(table).is_some(), "{table}");
    }
    let sqlite = of_sqlite().await;
    assert_eq!(
        postgres.keys().collect::<Vec<_>>(),
        sqlite.keys().collect::<Vec<_>>()
    );
    for (table, lines) in &sqlite {
        assert_eq!(postgres[table], *lines, "{table}");
    }
    connection.close().await.unwrap();
    drop(server);
    drop_database(url);
}

#[tokio::test]
async fn what_another_program_added_to_a_postgresql_database_stops_nothing_and_a_trigger_is_named()
{
    if postgres::is_missing() {
        return;
    }
    let mut servers = Servers::start(1).await;
    let game = servers.servers[0].start_game("sheet", &["Ana"]).await;
    assert!(!game.id.is_empty());
    servers.servers.clear();
    let mut raw = PgConnection::connect(&servers.url).await.unwrap();
    raw_sql(
        "CREATE TABLE of_others (id INTEGER); CREATE INDEX games_by_end ON games (finished_at); \
         CREATE FUNCTION spy() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'; \
         CREATE TRIGGER planned BEFORE INSERT ON of_others FOR EACH ROW EXECUTE FUNCTION spy(); \
         CREATE TRIGGER spy BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION spy()",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    raw.close().await.unwrap();
    let address: DatabaseAddress = servers.url.parse().unwrap();
    let opened = Store::connect(&address, None, OnUnreachable::Fail).await;
    opened.unwrap().close().await;
    let found = verify_database(&address, Instant::now(), |_, _| {}).await;
    let found = found.unwrap();
    assert!(found.problems.is_empty(), "{found:?}");
    let [named] = &found.triggers[..] else {
        panic!("{found:?}");
    };
    assert!(
        named.contains("the trigger spy on the table events"),
        "{named}"
    );
}
