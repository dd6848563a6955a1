//! What derived columns and tables must hold, as the statements and triggers that write them have it.

use std::iter;

use super::db::Dialect;
use super::results;

/// The rows of a table that differ from what a query returns, in either direction.
macro_rules! differing {
    ($table:literal, $columns:literal, $wanted:literal) => {
        concat!(
            "SELECT * FROM (SELECT ",
            $columns,
            " FROM ",
            $table,
            " EXCEPT SELECT * FROM (",
            $wanted,
            ") AS wanted) AS surplus ",
            "UNION ALL SELECT * FROM (SELECT * FROM (",
            $wanted,
            ") AS wanted EXCEPT SELECT ",
            $columns,
            " FROM ",
            $table,
            ") AS missing"
        )
    };
}

/// A place, what is wrong with its rows, and a query that returns these rows.
type Check = (&'static str, &'static str, &'static str);

/// The checks in the SQL of this database.
pub(super) fn checks(
    dialect: Dialect,
) -> impl Iterator<Item = (&'static str, &'static str, String)> {
    let others = CHECKS.iter();
    let others = others.map(|&(place, reason, rows)| (place, reason, rows.to_owned()));
    iter::once(check_of_results(dialect)).chain(others)
}

/// The check of results against their games and seats.
fn check_of_results(dialect: Dialect) -> (&'static str, &'static str, String) {
    let minutes = results::minutes(dialect, "g");
    let rows = format!(
        "SELECT 1 FROM results AS r LEFT JOIN games AS g ON g.id = r.game_id \
         LEFT JOIN seats AS s ON s.game_id = r.game_id AND s.seat = r.seat \
         WHERE r.group_id IS DISTINCT FROM g.group_id OR r.player_id IS DISTINCT FROM s.player_id \
         OR r.variant IS DISTINCT FROM g.variant OR r.finished_at IS DISTINCT FROM g.finished_at \
         OR r.stopped IS DISTINCT FROM (g.reason = 'stopped') \
         OR r.players <> (SELECT count(*) FROM seats WHERE game_id = r.game_id) \
         OR r.minutes IS DISTINCT FROM CASE WHEN g.reason <> 'stopped' AND r.rows_locked IS NOT NULL THEN {minutes} END"
    );
    ("results", "differ from their games and seats", rows)
}

/// The other checks; each compares what is stored with what follows from games, seats and results.
const CHECKS: &[Check] = &[
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
    (
        "group_totals",
        "differ from the results",
        differing!(
            "group_totals",
            "group_id, variant, games",
            "SELECT group_id, variant, count(*) FROM results WHERE seat = 0 GROUP BY 1, 2"
        ),
    ),
    (
        "group_measures",
        "differ from the results",
        differing!(
            "group_measures",
            "group_id, measure, value, games",
            "SELECT group_id, 'margin', margin, count(*) FROM results WHERE margin IS NOT NULL GROUP BY 1, 3 \
             UNION ALL SELECT group_id, 'minutes', minutes, count(*) FROM results \
             WHERE minutes IS NOT NULL AND seat = 0 GROUP BY 1, 3"
        ),
    ),
    (
        "group_years",
        "differ from the results",
        differing!(
            "group_years",
            "group_id, year, games, results, points",
            "SELECT group_id, CAST(substr(finished_at, 1, 4) AS INTEGER), count(*) FILTER (WHERE seat = 0), count(*), sum(total) \
             FROM results GROUP BY 1, 2"
        ),
    ),
    (
        "player_totals",
        "differ from the results",
        differing!(
            "player_totals",
            "player_id, variant, games, wins, points, penalties, rows_locked, starts, starter_wins",
            "SELECT player_id, variant, count(*), count(*) FILTER (WHERE rank = 1 AND NOT stopped), sum(total), \
             sum(coalesce(penalties, 0)), sum(coalesce(rows_locked, 0)), \
             count(*) FILTER (WHERE started AND NOT stopped), \
             count(*) FILTER (WHERE started AND rank = 1 AND NOT stopped) \
             FROM results GROUP BY 1, 2"
        ),
    ),
    (
        "head_to_head",
        "differ from the results",
        differing!(
            "head_to_head",
            "player_id, opponent_id, games, wins, losses",
            "SELECT own.player_id, other.player_id, count(*), count(*) FILTER (WHERE own.rank < other.rank), count(*) FILTER (WHERE own.rank > other.rank) \
             FROM results AS own JOIN results AS other \
             ON other.game_id = own.game_id AND other.seat <> own.seat \
             WHERE NOT own.stopped GROUP BY 1, 2"
        ),
    ),
];
