//! Results of finished games by seat, for the history and statistics.

use serde::Deserialize;

use crate::domain::ids::GameId;
use crate::domain::length::LONGEST;
use crate::rules::{
    ByColor, Color, RowSummary, ScoreKind, ScoreLine, SeatSummary, is_unplayed, margin,
};
use crate::store::db::{Connection, Dialect, Row, query};
use crate::store::error::StoreError;
use crate::store::games::events;
use crate::store::{Store, rows};

/// The columns that [`summary`] reads in addition to the seat.
pub(in crate::store) fn columns(dialect: Dialect) -> String {
    let lines = dialect.choose(
        "json_group_array(json_array(line, row, crosses, score) ORDER BY place)",
        "coalesce(json_agg(json_build_array(line, result_lines.row, crosses, score) ORDER BY place)::text, '[]')",
    );
    format!(
        "rank, total, red_crosses, yellow_crosses, green_crosses, blue_crosses, \
         red_score, yellow_score, green_score, blue_score, penalties, rows_locked, skipped, started, \
         results.day IS NOT NULL AS is_paper, \
         (SELECT {lines} FROM result_lines \
         WHERE result_lines.game_id = results.game_id AND result_lines.seat = results.seat) AS other_lines"
    )
}

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

/// A line of a score as it is listed in a column: its name, the row that counts twice, its crosses and its points.
#[derive(Deserialize)]
struct ListedLine(String, Option<Color>, Option<u32>, i32);

/// Inserts the results of a finished game, with the columns that come from the game and its seats, and stores the end of its
/// log.
///
/// The times of a game on paper are not those of the table. A game that ended unplayed is marked as not recorded instead.
pub(in crate::store) async fn insert(
    to: &mut dyn Connection,
    game: &GameId,
    summaries: &[SeatSummary],
) -> Result<(), StoreError> {
    events::store_end(to, game).await?;
    if is_unplayed(summaries) {
        return set_recorded(to, game, false).await;
    }
    let margin = margin(summaries);
    let players = u32::try_from(summaries.len()).unwrap_or(u32::MAX);
    let minutes = minutes(to.dialect(), "games");
    let insert = format!(
        "INSERT INTO results (game_id, seat, rank, total, \
         red_crosses, yellow_crosses, green_crosses, blue_crosses, \
         red_score, yellow_score, green_score, blue_score, \
         longest_row, penalties, rows_locked, skipped, started, players, margin, minutes, \
         stopped, group_id, player_id, variant, finished_at, day) \
         SELECT id, seat, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
         CASE WHEN reason <> 'stopped' THEN $19 END, \
         CASE WHEN reason <> 'stopped' AND day IS NULL THEN {minutes} END, \
         reason = 'stopped', group_id, player_id, variant, finished_at, day \
         FROM games JOIN seats ON game_id = id WHERE id = $1 AND seat = $2"
    );
    for seat in summaries {
        let crosses = |row: Color| seat.rows.map(|rows| rows[row].crosses);
        let score = |row: Color| seat.rows.map(|rows| rows[row].score);
        query(insert.clone())
            .bind(game.as_str())
            .bind(u8::from(seat.seat))
            .bind(seat.rank)
            .bind(seat.total)
            .bind(crosses(Color::Red))
            .bind(crosses(Color::Yellow))
            .bind(crosses(Color::Green))
            .bind(crosses(Color::Blue))
            .bind(score(Color::Red))
            .bind(score(Color::Yellow))
            .bind(score(Color::Green))
            .bind(score(Color::Blue))
            .bind(seat.longest_row())
            .bind(seat.penalties)
            .bind(seat.rows_locked)
            .bind(seat.skipped)
            .bind(seat.started)
            .bind(players)
            .bind(margin.filter(|_| seat.rank == 1))
            .execute(&mut *to)
            .await?;
        insert_lines(to, game, seat).await?;
    }
    Ok(())
}

/// Inserts the lines of a score that do not follow from the columns of its result.
async fn insert_lines(
    to: &mut dyn Connection,
    game: &GameId,
    summary: &SeatSummary,
) -> Result<(), StoreError> {
    for (place, line) in (0_u32..).zip(summary.other_lines()) {
        query(
            "INSERT INTO result_lines (game_id, seat, place, line, row, crosses, score) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(game.as_str())
        .bind(u8::from(summary.seat))
        .bind(place)
        .bind(line.kind.as_str())
        .bind(line.row.map(Color::as_str))
        .bind(line.crosses)
        .bind(line.score)
        .execute(&mut *to)
        .await?;
    }
    Ok(())
}

/// Deletes the results of a game whose end was undone, and with them their lines.
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

/// Reads the summary of a seat from a row that joins seats and results; `None` before the end of the game.
pub(in crate::store) fn summary(row: &Row) -> Result<Option<SeatSummary>, StoreError> {
    let (Some(rank), Some(total)) = (row.try_get("rank")?, row.try_get("total")?) else {
        return Ok(None);
    };
    let read = |crosses: &str, score: &str| -> Result<Option<RowSummary>, StoreError> {
        let crosses: Option<u32> = row.try_get(crosses)?;
        let score: Option<u32> = row.try_get(score)?;
        let both = crosses.zip(score);
        Ok(both.map(|(crosses, score)| RowSummary { crosses, score }))
    };
    let rows = ByColor {
        red: read("red_crosses", "red_score")?,
        yellow: read("yellow_crosses", "yellow_score")?,
        green: read("green_crosses", "green_score")?,
        blue: read("blue_crosses", "blue_score")?,
    };
    let rows = rows.transpose();
    let penalties: Option<u8> = row.try_get("penalties")?;
    let others = other_lines(row)?;
    Ok(Some(SeatSummary {
        seat: rows::seat(row)?,
        rank,
        total,
        rows,
        lines: rows
            .zip(penalties)
            .map(|(rows, penalties)| ScoreLine::all(rows, penalties, others)),
        penalties,
        rows_locked: row.try_get("rows_locked")?,
        skipped: row.try_get("skipped")?,
        started: row.try_get("started")?,
        is_paper: row.try_get("is_paper")?,
    }))
}

/// Reads the lines of a score that do not follow from the other columns.
fn other_lines(row: &Row) -> Result<Vec<ScoreLine>, StoreError> {
    let listed: Vec<ListedLine> =
        serde_json::from_str(row.try_get("other_lines")?).map_err(rows::damaged)?;
    let line = |ListedLine(name, row, crosses, score)| {
        let mut kinds = ScoreKind::EXTRA.into_iter().chain([ScoreKind::Penalties]);
        let kind = kinds.find(|kind| kind.as_str() == name);
        Ok(ScoreLine {
            kind: kind.ok_or_else(|| rows::damaged(name))?,
            row,
            crosses,
            score,
        })
    };
    listed.into_iter().map(line).collect()
}

impl Store {
    /// Finished games that have no results though they are recorded, that were rewound, or that were played on paper, by
    /// id.
    pub async fn uncertain_results(
        &self,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        query(
            "SELECT id FROM games WHERE status = 'finished' AND id > $1 AND \
             (recorded AND NOT EXISTS (SELECT 1 FROM results WHERE game_id = id) \
             OR EXISTS (SELECT 1 FROM events WHERE game_id = id AND event LIKE '%\"rewind\"%') \
             OR EXISTS (SELECT 1 FROM events WHERE game_id = id AND event LIKE '%\"type\":\"paper\"%')) \
             ORDER BY id LIMIT $2",
        )
        .bind(after.map_or("", GameId::as_str))
        .bind(limit)
        .read_all(&self.database, |row| row.parse("id")).await
    }
}
