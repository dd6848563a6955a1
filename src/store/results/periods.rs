//! Totals of finished games by year and month.

use std::cmp::Reverse;
use std::ops::Range;

use chrono::NaiveDate;
use chrono_tz::Tz;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::period::{Period, start_of};
use crate::store::db::{Connection, QueryBuilder, query};
use crate::store::error::StoreError;
use crate::store::results::history::REACH_OF_DAYS;
use crate::store::rows::time;

/// The games of a year or month, in the days of the group's time zone.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PeriodFigures)]
pub struct PeriodStats {
    pub period: Period,
    /// The number of games.
    pub games: u32,
    /// The average points of a player per game.
    pub average: f64,
}

impl PeriodStats {
    /// The period's games with the number and the sum of their results: one for each player of a game, or for each
    /// game of a player, and at least one.
    fn new(period: Period, games: u32, results: u32, points: i64) -> Self {
        Self {
            period,
            games,
            // No group has so many points that this would round.
            average: points as f64 / f64::from(results),
        }
    }
}

/// The player or group whose results are counted.
#[derive(Clone, Copy)]
pub(in crate::store) enum Of<'a> {
    Group(&'a GroupId),
    Player(&'a PlayerId),
}

impl<'a> Of<'a> {
    /// The column of results by which they are found, and its value.
    fn column(self) -> (&'static str, &'a str) {
        match self {
            Self::Group(group) => ("group_id", group.as_str()),
            Self::Player(player) => ("player_id", player.as_str()),
        }
    }
}

/// Adds the condition that a result is of this period: by its day, or by its time in this time zone.
pub(in crate::store) fn push_period(query: &mut QueryBuilder, period: Period, zone: Tz) {
    push_days(query, period.days(), zone);
}

/// Adds the condition that a result is of these days, as [`push_period`].
pub(in crate::store) fn push_days(query: &mut QueryBuilder, days: Range<NaiveDate>, zone: Tz) {
    let range = start_of(days.start, zone)..start_of(days.end, zone);
    // The index is read between times that no zone's days are beyond.
    query.push(" AND finished_at >= ");
    query.push_bind(time(range.start - REACH_OF_DAYS));
    query.push(" AND finished_at < ");
    query.push_bind(time(range.end + REACH_OF_DAYS));
    query.push(" AND CASE WHEN day IS NULL THEN finished_at >= ");
    query.push_bind(time(range.start));
    query.push(" AND finished_at < ");
    query.push_bind(time(range.end));
    query.push(" ELSE day >= ");
    query.push_bind(days.start.to_string());
    query.push(" AND day < ");
    query.push_bind(days.end.to_string());
    query.push(" END");
}

/// The years with games in this time zone, newest first.
pub(in crate::store) async fn years(
    reader: &mut dyn Connection,
    of: Of<'_>,
    zone: Tz,
) -> Result<Vec<PeriodStats>, StoreError> {
    let (column, id) = of.column();
    let row = query(format!(
        "SELECT (SELECT min(finished_at) FROM results WHERE {column} = $1) AS first, \
         (SELECT max(finished_at) FROM results WHERE {column} = $1) AS last"
    ))
    .bind(id)
    .fetch_one(&mut *reader)
    .await?;
    let year = |column| -> Result<Option<i32>, StoreError> {
        let at = row.parse_optional(column)?;
        Ok(at.map(|at| Period::year_of(at, zone).year()))
    };
    let Some((first, last)) = year("first")?.zip(year("last")?) else {
        return Ok(Vec::new());
    };
    // The day of a paper game can be in the year before or after its time.
    let years = (first - 1..=last + 1).map(Period::Year);
    totals(reader, of, years, zone).await
}

/// How many periods are read with one statement: of fewer than SQLite allows to be joined.
pub(in crate::store) const PERIODS: usize = 100;

/// The totals of each of these periods with games, the last one first.
pub(in crate::store) async fn totals(
    reader: &mut dyn Connection,
    of: Of<'_>,
    periods: impl Iterator<Item = Period>,
    zone: Tz,
) -> Result<Vec<PeriodStats>, StoreError> {
    let (column, id) = of.column();
    let games = match of {
        Of::Group(_) => "count(*) FILTER (WHERE seat = 0)",
        Of::Player(_) => "count(*)",
    };
    let periods: Vec<Period> = periods.collect();
    let mut found = Vec::new();
    for some in periods.chunks(PERIODS) {
        let mut query = QueryBuilder::new(reader.dialect(), "");
        for (index, period) in some.iter().enumerate() {
            let union = if index == 0 { "" } else { " UNION ALL " };
            query.push(union).push("SELECT ");
            query.push_bind(period.to_string());
            query.push(format_args!(
                " AS period, {games} AS games, count(*) AS results, sum(total) AS points FROM results \
                 WHERE {column} = ",
            ));
            query.push_bind(id);
            push_period(&mut query, *period, zone);
            query.push(" HAVING count(*) > 0");
        }
        for row in query.build().fetch_all(&mut *reader).await? {
            let period = row.parse("period")?;
            let (games, results) = (row.try_get("games")?, row.try_get("results")?);
            found.push(PeriodStats::new(
                period,
                games,
                results,
                row.try_get("points")?,
            ));
        }
    }
    found.sort_unstable_by_key(|totals| Reverse(totals.period));
    Ok(found)
}
