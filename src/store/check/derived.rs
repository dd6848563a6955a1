//! What columns must hold that follow from others, as the statements that write them have it.

use std::iter;

use crate::store::db::Dialect;
use crate::store::games::seat_results;

/// A place, what is wrong with its rows, and a query that returns these rows.
type Check = (&'static str, &'static str, String);

/// The checks in the SQL of this database.
pub(in crate::store) fn checks(dialect: Dialect) -> impl Iterator<Item = Check> {
    let columns = COLUMN_CHECKS.iter();
    let columns = columns.map(|&(place, reason, rows)| (place, reason, rows.to_owned()));
    iter::once(check_of_results(dialect)).chain(columns)
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
