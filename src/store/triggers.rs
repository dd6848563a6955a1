//! Triggers of other programs on Rowlock's tables, which may change or delete what it stores.

use crate::store::db::{Connection, query};
use crate::store::error::StoreError;
use crate::store::tables::is_own;

/// The triggers that the migrations make.
const OWN: [&str; 2] = ["event_key_is_new", "group_deleted"];

/// A sentence about each trigger on Rowlock's tables that it did not make.
pub(in crate::store) async fn foreign_triggers(
    connection: &mut dyn Connection,
) -> Result<Vec<String>, StoreError> {
    let select = connection.dialect().choose(
        "SELECT name, tbl_name AS owner FROM sqlite_schema WHERE type = 'trigger' ORDER BY name",
        "SELECT tgname::text AS name, relname::text AS owner \
         FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace \
         WHERE nspname = current_schema() AND NOT tgisinternal ORDER BY tgname",
    );
    let mut found = Vec::new();
    for row in query(select).fetch_all(connection).await? {
        let (name, table): (&str, &str) = (row.try_get("name")?, row.try_get("owner")?);
        if is_own(table) && !OWN.contains(&name) {
            found.push(format!(
                "Rowlock did not make the trigger {name} on the table {table}, which may change what is stored."
            ));
        }
    }
    Ok(found)
}
