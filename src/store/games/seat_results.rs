//! Results of finished games by seat, for the history and statistics.

use rowlock_rules::{SeatSummary, is_unplayed, margin};

use crate::domain::ids::GameId;
use crate::domain::length::LONGEST;
use crate::store::db::{Connection, Dialect, QueryBuilder, Row, bound, query};
use crate::store::error::StoreError;
use crate::store::games::events;
use crate::store::rows;

/// The minutes from the start of a game to its end, in whole seconds and rounded; NULL where no clock can have shown
/// them, as [`crate::domain::length`] has it.
pub(in crate::store) fn minutes(dialect: Dialect, game: &str) -> String {
    let minutes = match dialect {
        Dialect::Sqlite => {
            let seconds = |column: &str| format!("unixepoch({game}.{column})");
            format!("{} - {}", seconds("finished_at"), seconds("started_at"))
        }
        Dialect::Postgres => {
            let seconds = |column: &str| {
                format!("floor(extract(epoch FROM {game}.{column}::timestamptz))::bigint")
            };
            let (finished, started) = (seconds("finished_at"), seconds("started_at"));
            format!("{finished} - {started}")
        }
    };
    let longest = LONGEST.num_minutes();
    format!(
        "CASE WHEN {game}.finished_at >= {game}.started_at AND ({minutes} + 30) / 60 <= {longest} \
         THEN ({minutes} + 30) / 60 END"
    )
}

/// Inserts the results of finished games, with the columns that come from the games and their seats, and stores the ends of
/// their logs.
///
/// The stored times of a game on paper are not the times at the table. A game that ended unplayed is marked as not
/// recorded instead.
pub(in crate::store) async fn insert(
    to: &mut dyn Connection,
    games: &[(&GameId, &[SeatSummary])],
) -> Result<(), StoreError> {
    let ids: Vec<&GameId> = games.iter().map(|(game, _)| *game).collect();
    events::store_ends(to, &ids).await?;
    let mut values = Vec::new();
    for &(game, summaries) in games {
        if is_unplayed(summaries) {
            set_recorded(to, game, false).await?;
            continue;
        }
        let margin = margin(summaries);
        let players = u32::try_from(summaries.len()).unwrap_or(u32::MAX);
        for seat in summaries {
            let json = serde_json::to_string(seat).map_err(rows::damaged)?;
            values.push([
                bound(game.as_str()),
                bound(u8::from(seat.seat)),
                bound(seat.rank),
                bound(seat.total),
                bound(seat.longest_row()),
                bound(seat.penalties),
                bound(seat.rows_locked),
                bound(seat.started),
                bound(players),
                bound(json),
                bound(margin.filter(|_| seat.rank == 1)),
            ]);
        }
    }
    if values.is_empty() {
        return Ok(());
    }
    let minutes = minutes(to.dialect(), "games");
    let mut insert = QueryBuilder::new(
        to.dialect(),
        "INSERT INTO results (game_id, seat, rank, total, longest_row, penalties, rows_locked, started, players, summary, \
         margin, minutes, stopped, group_id, player_id, variant, finished_at, day) \
         SELECT id, seat, column3, column4, column5, column6, column7, column8, column9, column10, \
         CASE WHEN reason <> 'stopped' THEN column11 END, ",
    );
    insert.push(format_args!(
        "CASE WHEN reason <> 'stopped' AND day IS NULL THEN {minutes} END, \
         reason = 'stopped', group_id, player_id, variant, finished_at, day FROM ("
    ));
    insert.push_values(values);
    insert.push(
        ") AS result JOIN seats ON game_id = column1 AND seat = column2 JOIN games ON id = game_id",
    );
    insert.build().persistent(games.len() == 1).run(to).await
}

/// Deletes the results of a game whose end was undone.
pub(in crate::store) async fn delete(
    to: &mut dyn Connection,
    game: &GameId,
) -> Result<(), StoreError> {
    for table in ["results", "reports"] {
        query(format!("DELETE FROM {table} WHERE game_id = $1"))
            .bind(game.as_str())
            .execute(&mut *to)
            .await?;
    }
    set_recorded(to, game, true).await
}

async fn set_recorded(
    to: &mut dyn Connection,
    game: &GameId,
    recorded: bool,
) -> Result<(), StoreError> {
    query("UPDATE games SET recorded = $2 WHERE id = $1 AND recorded <> $2")
        .bind(game.as_str())
        .bind(recorded)
        .run(to)
        .await
}

/// Reads the summary of a result from its column; `None` where a game is joined that has no result.
pub(in crate::store) fn summary(row: &Row) -> Result<Option<SeatSummary>, StoreError> {
    let json: Option<&str> = row.try_get("summary")?;
    let read = |json| serde_json::from_str(json).map_err(rows::damaged);
    json.map(read).transpose()
}

/// Whether the columns for statistics agree with the summary of a result.
pub(in crate::store) fn has_columns_of(
    row: &Row,
    summary: &SeatSummary,
) -> Result<bool, StoreError> {
    let SeatSummary {
        seat,
        rank,
        total,
        penalties,
        rows_locked,
        started,
        ..
    } = *summary;
    Ok(rows::seat(row)? == seat
        && row.try_get::<u32>("rank")? == rank
        && row.try_get::<i32>("total")? == total
        && row.try_get::<Option<u32>>("longest_row")? == summary.longest_row()
        && row.try_get::<Option<u8>>("penalties")? == penalties
        && row.try_get::<Option<u32>>("rows_locked")? == rows_locked
        && row.try_get::<Option<bool>>("started")? == started)
}
