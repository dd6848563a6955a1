//! Reports on finished games, and what they say of the choices of players over many games.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use rowlock_coach::{Depth, REPORT_VERSION, SeatReport};
use rowlock_rules::Seq;

use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::domain::period::Period;
use crate::store::db::{Connection, Dialect, QueryBuilder, Row, query};
use crate::store::error::StoreError;
use crate::store::results::finished_game::FinishedGame;
use crate::store::results::periods::push_period;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// The report on a finished game.
#[derive(Clone, Debug)]
pub struct StoredReport {
    pub game: GameId,
    /// The last event that it takes into account.
    pub seq: Seq,
    /// The report as JSON.
    pub json: String,
}

/// What is said of the choices of a player in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedGame {
    pub player: PlayerId,
    pub played: FinishedGame,
    pub depth: Depth,
    pub choices: SeatReport,
}

/// When the games ended whose choices are looked for.
#[derive(Clone, Copy, Debug)]
pub enum EndTime {
    /// In a period of a time zone.
    In(Period, Tz),
    /// Between these ends of games, both included.
    Between(DateTime<Utc>, DateTime<Utc>),
}

impl StoredReport {
    /// Stores the report in place of an earlier one, unless the game is not over or was deleted.
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        query(
            "INSERT INTO reports (game_id, version, seq, report) \
             SELECT id, $2, $3, $4 FROM games WHERE id = $1 AND status = 'finished' \
             ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, seq = excluded.seq, report = excluded.report",
        )
        .bind(self.game.as_str())
        .bind(REPORT_VERSION)
        .bind(self.seq)
        .bind(&self.json)
        .run(to)
        .await
    }
}

impl Store {
    /// The report of the present version on a game up to this event, as JSON.
    pub async fn report(&self, game: &GameId, seq: Seq) -> Result<Option<String>, StoreError> {
        query("SELECT report FROM reports WHERE game_id = $1 AND seq = $2 AND version = $3")
            .bind(game.as_str())
            .bind(seq)
            .bind(REPORT_VERSION)
            .read_optional(&self.database, |row| Ok(row.try_get("report")?))
            .await
    }

    /// The choices in the latest finished games of a group that were judged, the latest first, each game for as many
    /// players as it had; of one player, and of one time, if they are given.
    pub async fn judged_games(
        &self,
        group: &GroupId,
        player: Option<&PlayerId>,
        ended: Option<EndTime>,
        limit: u32,
    ) -> Result<Vec<JudgedGame>, StoreError> {
        let (depth, choices) = match self.database.dialect() {
            Dialect::Sqlite => (
                "report ->> '$.depth'",
                "report -> ('$.seats[' || seat || ']')",
            ),
            Dialect::Postgres => (
                "report::json ->> 'depth'",
                "(report::json -> 'seats' -> seat)::text",
            ),
        };
        let mut query = QueryBuilder::new(self.database.dialect(), "SELECT results.game_id, ");
        query.push(format_args!(
            "player_id, finished_at, day, {depth} AS depth, {choices} AS choices \
             FROM results JOIN reports ON reports.game_id = results.game_id WHERE group_id = "
        ));
        query.push_bind(group.as_str());
        if let Some(player) = player {
            query.push(" AND player_id = ").push_bind(player.as_str());
        }
        match ended {
            Some(EndTime::In(period, zone)) => push_period(&mut query, period, zone),
            Some(EndTime::Between(first, last)) => {
                query.push(" AND finished_at >= ").push_bind(time(first));
                query.push(" AND finished_at <= ").push_bind(time(last));
            }
            None => {}
        }
        query.push(" AND version = ").push_bind(REPORT_VERSION);
        query
            .push(" ORDER BY finished_at DESC, results.game_id DESC, seat LIMIT ")
            .push_bind(limit);
        let rows = query.build().fetch_all(&self.database).await?;
        let judged = rows.iter().filter_map(|row| judged_game(row).transpose());
        judged.collect()
    }
}

/// What a row says; `None` where no choice was judged.
fn judged_game(row: &Row) -> Result<Option<JudgedGame>, StoreError> {
    let Some(choices) = row.try_get::<Option<String>>("choices")? else {
        return Ok(None);
    };
    let choices: SeatReport = serde_json::from_str(&choices).map_err(rows::damaged)?;
    if choices.decisions == 0 {
        return Ok(None);
    }
    let depth: String = row.try_get("depth")?;
    let depth = serde_json::from_value(depth.into()).map_err(rows::damaged)?;
    Ok(Some(JudgedGame {
        player: row.parse("player_id")?,
        played: FinishedGame::of(row)?,
        depth,
        choices,
    }))
}
