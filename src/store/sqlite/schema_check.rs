//! Whether a database has the tables, indexes, views and triggers that the migrations make, and no others: a trigger can
//! delete what is written.

use std::borrow::Cow;
use std::collections::BTreeMap;

use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::sync::OnceCell;

use crate::store::db::{Connection, Row, query};
use crate::store::migrations::{SQLITE, newest_version};

/// The kind and the name of each object, with what made it. SQLite's own objects follow from the others, and sqlx makes
/// the table of the migrations.
const OBJECTS: &str = "SELECT type, name, sql FROM sqlite_schema \
    WHERE substr(name, 1, 7) <> 'sqlite_' AND name <> '_sqlx_migrations'";

/// The statement that made each object, by kind and name.
type Objects = BTreeMap<(String, String), String>;

/// What differs from a new database with the migrations up to this one.
pub(in crate::store) async fn schema_differences(
    connection: &mut dyn Connection,
    version: Option<i64>,
) -> Result<Vec<String>, sqlx::Error> {
    let found = objects(connection).await?;
    let wanted = wanted(version).await?;
    let missing = wanted.keys().filter(|object| !found.contains_key(object));
    let missing = missing.map(|(kind, name)| format!("the {kind} {name} is missing"));
    let others = found.iter().filter_map(|(object, sql)| {
        let (kind, name) = object;
        match wanted.get(object) {
            None => Some(format!("Rowlock did not make the {kind} {name}")),
            Some(wanted) if wanted != sql => Some(format!("the {kind} {name} was changed")),
            Some(_) => None,
        }
    });
    Ok(missing.chain(others).collect())
}

/// The objects of a database with the migrations up to this one; those of the newest are made once in a process.
async fn wanted(version: Option<i64>) -> Result<Cow<'static, Objects>, sqlx::Error> {
    static OF_NEWEST: OnceCell<Objects> = OnceCell::const_new();
    if version == newest_version() {
        let made = OF_NEWEST.get_or_try_init(|| made_by_migrations(version));
        return made.await.map(Cow::Borrowed);
    }
    made_by_migrations(version).await.map(Cow::Owned)
}

async fn made_by_migrations(version: Option<i64>) -> Result<Objects, sqlx::Error> {
    let mut fresh = SqliteConnectOptions::new()
        .in_memory(true)
        .disable_statement_logging()
        .connect()
        .await?;
    sqlx::raw_sql(SQLITE.statements_up_to(version))
        .execute(&mut fresh)
        .await?;
    objects(&mut fresh).await
}

async fn objects(connection: &mut dyn Connection) -> Result<Objects, sqlx::Error> {
    let rows = connection.fetch_all(query(OBJECTS)).await?;
    let object = |row: &Row| {
        let sql = without_layout(row.try_get("sql")?);
        Ok(((row.try_get("type")?, row.try_get("name")?), sql))
    };
    rows.iter().map(object).collect()
}

/// A statement without what versions of SQLite write differently when a table is renamed: spaces and quotes.
fn without_layout(sql: &str) -> String {
    sql.split(|letter: char| letter.is_whitespace() || letter == '"')
        .collect()
}
