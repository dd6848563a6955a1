//! Whether the tables and functions are those that the migrations make, and nothing was added to them: a trigger or a rule
//! can drop what is written. Other tables of the database, such as those of extensions, are not looked at.

use std::collections::BTreeSet;

use sqlx::PgConnection;

/// Lists what belongs to each table and function.
const LISTING: &str = include_str!("schema.sql");

/// That of a new database; a test compares it with one.
const SCHEMA: &str = include_str!("schema.txt");

/// What differs from a new database of this version.
pub(in crate::store) async fn schema_differences(
    connection: &mut PgConnection,
) -> Result<Vec<String>, sqlx::Error> {
    let wanted: BTreeSet<(&str, &str)> = SCHEMA
        .lines()
        .filter_map(|line| line.split_once(": "))
        .collect();
    let owners: BTreeSet<&str> = wanted.iter().map(|(owner, _)| *owner).collect();
    let rows: Vec<(String, String)> = sqlx::query_as(LISTING).fetch_all(connection).await?;
    let found: BTreeSet<(&str, &str)> = rows
        .iter()
        .map(|(owner, line)| (owner.as_str(), line.as_str()))
        .filter(|(owner, _)| owners.contains(owner))
        .collect();
    let missing = wanted.difference(&found);
    let missing = missing.map(|(owner, line)| format!("{owner} lacks its {line}"));
    let others = found.difference(&wanted);
    let others = others.map(|(owner, line)| format!("{owner} has another {line}"));
    Ok(missing.chain(others).collect())
}
