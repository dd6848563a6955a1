//! The tables that are copied.

/// A table that is copied.
pub(super) struct Table {
    pub(super) name: &'static str,
    /// The columns by which its rows are sorted, and differ.
    pub(super) key: &'static [&'static str],
    /// More of these columns, which may be NULL, as the empty text.
    pub(super) optional_key: &'static [&'static str],
}

const fn table(name: &'static str, key: &'static [&'static str]) -> Table {
    Table {
        name,
        key,
        optional_key: &[],
    }
}

/// The tables that are copied, each after those that it refers to. A trigger compares each event with the idempotency
/// keys, so these come later.
///
/// The derived tables are left out, as they follow from the results; screens that wait, which get another code; and what
/// only PostgreSQL has, which is read by the servers of that database only.
pub(super) const TABLES: [Table; 19] = [
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
    table("result_lines", &["game_id", "seat", "place"]),
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
