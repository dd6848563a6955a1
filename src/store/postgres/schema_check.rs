//! Whether the tables and functions are those that the migrations make, and nothing was added to them: a trigger or a rule
//! can drop what is written. Other tables of the database, such as those of extensions, are not looked at.

use std::collections::BTreeSet;

use crate::store::db::{Connection, query};

/// Lists what belongs to each table and function.
const LISTING: &str = include_str!("schema.sql");

/// That of a new database; a test compares it with one.
const SCHEMA: &str = include_str!("schema.txt");

/// What differs from a new database of this version.
pub(in crate::store) async fn schema_differences(
    connection: &mut dyn Connection,
) -> Result<Vec<String>, sqlx::Error> {
    let wanted: BTreeSet<(&str, &str)> = SCHEMA
        .lines()
        .filter_map(|line| line.split_once(": "))
        .collect();
    let owners: BTreeSet<&str> = wanted.iter().map(|(owner, _)| *owner).collect();
    let rows = connection.fetch_all(query(LISTING)).await?;
    let found = rows
        .iter()
        .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    let mut found: BTreeSet<(&str, &str)> = found.collect::<Result<_, sqlx::Error>>()?;
    found.retain(|(owner, _)| owners.contains(owner));
    let missing = wanted.difference(&found);
    let missing = missing.map(|(owner, line)| format!("{owner} lacks its {line}"));
    let others = found.difference(&wanted);
    let others = others.map(|(owner, line)| format!("{owner} has another {line}"));
    Ok(missing.chain(others).collect())
}
