//! The tables of a database.

/// A table that is copied.
pub(in crate::store) struct Table {
    pub(in crate::store) name: &'static str,
    /// The unique columns by which its rows are sorted.
    pub(in crate::store) key: &'static [&'static str],
    /// More of these columns, which may be NULL, as the empty text.
    pub(in crate::store) optional_key: &'static [&'static str],
}

const fn table(name: &'static str, key: &'static [&'static str]) -> Table {
    Table {
        name,
        key,
        optional_key: &[],
    }
}

/// The tables that are copied, each after the tables that it refers to. A trigger compares each event with the
/// idempotency keys, so these come later.
///
/// Waiting screens are left out, because they get another code. So are the tables that only PostgreSQL has: only
/// servers on that database read them.
pub(in crate::store) const TABLES: [Table; 18] = [
    table("groups", &["id"]),
    table("players", &["id"]),
    table("series", &["id"]),
    table("boards", &["id"]),
    table("group_boards", &["group_id", "board_id"]),
    table("games", &["id"]),
    table("seats", &["game_id", "seat"]),
    table("events", &["game_id", "seq"]),
    table("entries", &["game_id", "seq"]),
    table("reports", &["game_id"]),
    table("results", &["game_id", "seat"]),
    Table {
        name: "grants",
        key: &["holder", "role", "group_id"],
        optional_key: &["game_id", "player_id"],
    },
    table("links", &["secret"]),
    table("requests", &["id"]),
    table("removals", &["game_id", "holder"]),
    table("device_settings", &["holder"]),
    table("idempotency_keys", &["key"]),
    table("state", &["name"]),
];

/// The tables that are not copied.
const OTHERS: [&str; 3] = ["screens", "notices", "presence"];

/// Whether the migrations made a table of this name.
pub(in crate::store) fn is_own(name: &str) -> bool {
    OTHERS.contains(&name) || TABLES.iter().any(|table| table.name == name)
}
