//! What standings are computed from: the results of games with several players that were played to their end.

use std::ops::Range;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;

use crate::domain::ids::GroupId;
use crate::domain::standings::{EveningResult, LONGEST_EVENING, Placing};
use crate::store::db::{QueryBuilder, Row, query};
use crate::store::error::StoreError;
use crate::store::results::periods::push_days;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// The most results that are read of an evening: 200 games with eight players.
const MAX_EVENING_RESULTS: u32 = 1600;

/// The results that count for standings.
const COUNTED: &str = "NOT stopped AND results.players > 1";

fn placing(row: &Row) -> Result<Placing, StoreError> {
    Ok(Placing {
        player: row.parse("player_id")?,
        name: rows::name(row)?,
        rank: row.try_get("rank")?,
        players: row.try_get("players")?,
        games: row.try_get("games")?,
        total: row.try_get("total")?,
    })
}

impl Store {
    /// When the latest game of a group ended that counts for an evening.
    pub async fn latest_end(&self, group: &GroupId) -> Result<Option<DateTime<Utc>>, StoreError> {
        query(format!(
            "SELECT finished_at FROM results WHERE group_id = $1 AND day IS NULL AND {COUNTED} \
             ORDER BY finished_at DESC LIMIT 1"
        ))
        .bind(group.as_str())
        .read_optional(&self.database, |row| row.parse("finished_at"))
        .await
    }

    /// The results of a group that are of an evening until this time, or of one before, latest first.
    pub async fn evening_results(
        &self,
        group: &GroupId,
        until: DateTime<Utc>,
    ) -> Result<Vec<EveningResult>, StoreError> {
        let result = |row: &Row| {
            Ok(EveningResult {
                game: row.parse("game_id")?,
                started_at: row.parse_optional("started_at")?,
                ended_at: row.parse("finished_at")?,
                placing: placing(row)?,
            })
        };
        query(format!(
            "SELECT results.game_id, games.started_at, results.finished_at, player_id, name, rank, results.players, \
             1 AS games, total FROM results JOIN games ON games.id = results.game_id \
             JOIN players ON players.id = player_id \
             WHERE results.group_id = $1 AND results.finished_at >= $2 AND results.finished_at <= $3 \
             AND results.day IS NULL AND {COUNTED} \
             ORDER BY results.finished_at DESC, results.game_id, seat LIMIT $4"
        ))
        .bind(group.as_str())
        .bind(time(until - LONGEST_EVENING))
        .bind(time(until))
        .bind(MAX_EVENING_RESULTS)
        .read_all(&self.database, result)
        .await
    }

    /// The number of a group's games of these days in this time zone that had ended by this time, if one is given, and how
    /// the players came out of them.
    pub async fn placings(
        &self,
        group: &GroupId,
        days: Range<NaiveDate>,
        zone: Tz,
        until: Option<DateTime<Utc>>,
    ) -> Result<(u32, Vec<Placing>), StoreError> {
        let mut query = QueryBuilder::new(
            self.database.dialect(),
            "SELECT player_id, name, rank, players, games, first_seats, total FROM \
             (SELECT player_id, rank, players, count(*) AS games, count(*) FILTER (WHERE seat = 0) AS first_seats, \
             sum(total) AS total FROM results WHERE group_id = ",
        );
        query.push_bind(group.as_str());
        query.push(format_args!(" AND {COUNTED}"));
        push_days(&mut query, days, zone);
        if let Some(until) = until {
            query.push(" AND (day IS NOT NULL OR finished_at <= ");
            query.push_bind(time(until));
            query.push(")");
        }
        query.push(
            " GROUP BY player_id, rank, players) AS placed JOIN players ON players.id = player_id",
        );
        let (mut games, mut placings) = (0, Vec::new());
        for row in query.build().fetch_all(&self.database).await? {
            games += row.try_get::<u32>("first_seats")?;
            placings.push(placing(&row)?);
        }
        Ok((games, placings))
    }
}
