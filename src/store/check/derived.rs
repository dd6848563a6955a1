//! What derived columns and tables must hold, as the statements and triggers that write them have it.

use std::iter;

use crate::store::db::{Connection, Dialect, query};
use crate::store::error::StoreError;
use crate::store::games::seat_results;

/// A place, what is wrong with its rows, and a query that returns these rows.
type Check = (&'static str, &'static str, String);

/// A table that is derived from the results as a whole.
struct DerivedTable {
    name: &'static str,
    columns: &'static str,
    /// A query that returns what the table must hold.
    wanted: &'static str,
}

impl DerivedTable {
    /// The check of the table: its rows that differ, in either direction.
    fn check(&self) -> Check {
        let Self {
            name,
            columns,
            wanted,
        } = self;
        let rows = format!(
            "SELECT * FROM (SELECT {columns} FROM {name} EXCEPT SELECT * FROM ({wanted}) AS wanted) AS surplus \
             UNION ALL \
             SELECT * FROM (SELECT * FROM ({wanted}) AS wanted EXCEPT SELECT {columns} FROM {name}) AS missing"
        );
        (name, "differ from the results", rows)
    }
}

/// The checks in the SQL of this database.
pub(in crate::store) fn checks(dialect: Dialect) -> impl Iterator<Item = Check> {
    let columns = COLUMN_CHECKS.iter();
    let columns = columns.map(|&(place, reason, rows)| (place, reason, rows.to_owned()));
    let tables = TABLES.iter().map(DerivedTable::check);
    iter::once(check_of_results(dialect))
        .chain(columns)
        .chain(tables)
}

/// The names of the derived tables.
pub(in crate::store) fn tables() -> impl Iterator<Item = &'static str> {
    TABLES.iter().map(|table| table.name)
}

/// Fills the derived tables, which are empty, from the results.
pub(in crate::store) async fn fill_tables(
    connection: &mut dyn Connection,
) -> Result<(), StoreError> {
    for table in &TABLES {
        let DerivedTable {
            name,
            columns,
            wanted,
        } = table;
        let insert = query(format!("INSERT INTO {name} ({columns}) {wanted}"));
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The check of results against their games and seats.
fn check_of_results(dialect: Dialect) -> Check {
    let minutes = seat_results::minutes(dialect, "g");
    let rows = format!(
        "SELECT 1 FROM results AS r LEFT JOIN games AS g ON g.id = r.game_id \
         LEFT JOIN seats AS s ON s.game_id = r.game_id AND s.seat = r.seat \
         WHERE r.group_id IS DISTINCT FROM g.group_id OR r.player_id IS DISTINCT FROM s.player_id \
         OR r.variant IS DISTINCT FROM g.variant OR r.finished_at IS DISTINCT FROM g.finished_at \
         OR r.day IS DISTINCT FROM g.day OR r.stopped IS DISTINCT FROM (g.reason = 'stopped') \
         OR r.players <> (SELECT count(*) FROM seats WHERE game_id = r.game_id) \
         OR r.minutes IS DISTINCT FROM CASE WHEN g.reason <> 'stopped' AND g.day IS NULL THEN {minutes} END"
    );
    ("results", "differ from their games and seats", rows)
}

/// The checks of columns that follow from another table.
const COLUMN_CHECKS: [(&str, &str, &str); 2] = [
    (
        "seats",
        "differ from their games",
        "SELECT 1 FROM seats JOIN games ON id = game_id \
         WHERE seats.created_at <> games.created_at OR seats.uid <> games.uid",
    ),
    (
        "grants",
        "are of another group than their games",
        "SELECT 1 FROM grants JOIN games ON id = game_id WHERE grants.group_id <> games.group_id",
    ),
];

const TABLES: [DerivedTable; 5] = [
    DerivedTable {
        name: "group_totals",
        columns: "group_id, variant, games",
        wanted: "SELECT group_id, variant, count(*) FROM results WHERE seat = 0 GROUP BY 1, 2",
    },
    DerivedTable {
        name: "group_measures",
        columns: "group_id, measure, value, games",
        wanted: "SELECT group_id, 'margin', margin, count(*) FROM results WHERE margin IS NOT NULL GROUP BY 1, 3 \
             UNION ALL SELECT group_id, 'minutes', minutes, count(*) FROM results \
             WHERE minutes IS NOT NULL AND seat = 0 GROUP BY 1, 3",
    },
    DerivedTable {
        name: "group_years",
        columns: "group_id, year, games, results, points",
        wanted: "SELECT group_id, CAST(substr(coalesce(day, finished_at), 1, 4) AS INTEGER), count(*) FILTER (WHERE seat = 0), count(*), sum(total) \
             FROM results GROUP BY 1, 2",
    },
    DerivedTable {
        name: "player_totals",
        columns: "player_id, variant, games, wins, points, penalties, rows_locked, starts, starter_wins",
        wanted: "SELECT player_id, variant, count(*), count(*) FILTER (WHERE rank = 1 AND NOT stopped AND players > 1), sum(total), \
             sum(coalesce(penalties, 0)), sum(coalesce(rows_locked, 0)), \
             count(*) FILTER (WHERE started AND NOT stopped), \
             count(*) FILTER (WHERE started AND rank = 1 AND NOT stopped) \
             FROM results GROUP BY 1, 2",
    },
    DerivedTable {
        name: "head_to_head",
        columns: "player_id, opponent_id, games, wins, losses",
        wanted: "SELECT own.player_id, other.player_id, count(*), count(*) FILTER (WHERE own.rank < other.rank), count(*) FILTER (WHERE own.rank > other.rank) \
             FROM results AS own JOIN results AS other \
             ON other.game_id = own.game_id AND other.seat <> own.seat \
             WHERE NOT own.stopped GROUP BY 1, 2",
    },
];
