//! Totals, records and counts of the finished games of a group.

use std::ops::Range;

use chrono::NaiveDate;
use chrono_tz::Tz;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::stats_days::StatsDays;
use crate::store::db::{Connection, Dialect, QueryBuilder, Row};
use crate::store::error::StoreError;
use crate::store::results::finished_game::FinishedGame;
use crate::store::results::periods;
use crate::store::results::periods::{Of, PeriodStats};
use crate::store::results::player_stats::{PlayerTotals, SUMS, sums};
use crate::store::{Store, rows};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RecordKind {
    HighestTotal,
    /// The most crosses in a row.
    LongestRow,
}

/// A record of a group, with the game in which the player first reached it.
///
/// One that several players share is listed for each of them, the first one first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Record)]
pub struct GroupRecord {
    /// What it measures: the highest total, or the most crosses in a row.
    #[schema(value_type = String)]
    pub record: RecordKind,
    /// The id of the board, for `GET /api/v1/variants/{variant}`.
    pub variant: String,
    /// The points, or the number of crosses, as `record` says.
    pub value: i32,
    /// The game in which the player first reached it.
    #[serde(flatten)]
    pub played: FinishedGame,
    /// The player who holds it.
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
}

/// The finished games of a group on one board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BoardGames)]
pub struct BoardGameCount {
    /// The id of the board, for `GET /api/v1/variants/{variant}`.
    pub variant: String,
    /// The number of games.
    pub games: u32,
}

/// The number of games with this value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueCount {
    pub value: u32,
    pub games: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct GroupStats {
    pub games: Vec<BoardGameCount>,
    /// The players' totals by board, sorted by name.
    pub totals: Vec<(PlayerId, String, PlayerTotals)>,
    /// How many games had each margin: the lead of the only winner, where the game was not ended early.
    pub margins: Vec<ValueCount>,
    /// How many games had each length in minutes, where it is known and the game was not ended early.
    pub lengths: Vec<ValueCount>,
    /// The years with games, newest first.
    pub years: Vec<PeriodStats>,
    /// The months with games in the year of the period, newest first; none without a period.
    pub months: Vec<PeriodStats>,
    /// The records, by board; players who share one are sorted by when they reached it, then by name.
    pub records: Vec<GroupRecord>,
}

impl RecordKind {
    pub const ALL: [Self; 2] = [Self::HighestTotal, Self::LongestRow];

    pub const fn as_str(self) -> &'static str {
        match self {
            Self::HighestTotal => "highest_total",
            Self::LongestRow => "longest_row",
        }
    }

    /// The column of its values; an index of the table has the highest first.
    const fn column(self) -> &'static str {
        match self {
            Self::HighestTotal => "total",
            Self::LongestRow => "longest_row",
        }
    }

    /// The lowest value that is a record.
    const fn least(self) -> i32 {
        match self {
            Self::HighestTotal => i32::MIN,
            Self::LongestRow => 1,
        }
    }
}

impl Store {
    /// The statistics of a group in this time zone: of all its games, or of the games of these days.
    pub async fn group_stats(
        &self,
        group: &GroupId,
        zone: Tz,
        days: Option<StatsDays>,
    ) -> Result<GroupStats, StoreError> {
        let mut reader = self.database.begin().await?;
        let scope = Scope {
            dialect: reader.dialect(),
            group,
            zone,
            days: days.map(StatsDays::range),
        };
        let mut query = scope.query();
        query
            .push("SELECT variant, count(*) AS games FROM results WHERE seat = 0 AND group_id = ")
            .push_bind(group.as_str())
            .push(" GROUP BY variant ORDER BY variant");
        let counts = query.build().fetch_all(&mut *reader).await?;
        let games = counts
            .iter()
            .map(|row| {
                Ok(BoardGameCount {
                    variant: row.try_get("variant")?,
                    games: row.try_get("games")?,
                })
            })
            .collect::<Result<Vec<_>, StoreError>>()?;
        let records = records(&mut *reader, &scope, &games).await?;
        let mut query = scope.query();
        query
            .push(format_args!(
                "SELECT sums.*, name FROM (SELECT player_id, {SUMS} FROM results WHERE group_id = "
            ))
            .push_bind(group.as_str())
            .push(
                " GROUP BY player_id, variant) AS sums JOIN players ON id = player_id \
                 ORDER BY name_key, variant",
            );
        let sums_by_player = query.build().fetch_all(&mut *reader).await?;
        let mut query = scope.query();
        query
            .push(
                "SELECT 'margin' AS measure, margin AS value, count(*) AS games FROM results \
                 WHERE margin IS NOT NULL AND group_id = ",
            )
            .push_bind(group.as_str())
            .push(
                " GROUP BY margin UNION ALL SELECT 'minutes', minutes, count(*) FROM results \
                 WHERE minutes IS NOT NULL AND seat = 0 AND group_id = ",
            )
            .push_bind(group.as_str())
            .push(" GROUP BY minutes ORDER BY value");
        let counts = query.build().fetch_all(&mut *reader).await?;
        let months = days.into_iter().flat_map(StatsDays::months);
        let months = periods::totals(&mut *reader, Of::Group(group), months, zone).await?;
        let line = |row: &Row| Ok((row.parse("player_id")?, rows::name(row)?, sums(row)?));
        Ok(GroupStats {
            games,
            totals: sums_by_player
                .iter()
                .map(line)
                .collect::<Result<_, StoreError>>()?,
            margins: values(&counts, "margin")?,
            lengths: values(&counts, "minutes")?,
            years: periods::years(&mut *reader, Of::Group(group), zone).await?,
            months,
            records,
        })
    }
}

/// The games that are counted: all games of a group, or the games of these days.
struct Scope<'a> {
    dialect: Dialect,
    group: &'a GroupId,
    zone: Tz,
    days: Option<Range<NaiveDate>>,
}

impl Scope<'_> {
    /// The start of a statement; with days, it has only the results of the days.
    fn query(&self) -> QueryBuilder {
        let mut query = QueryBuilder::new(self.dialect, "");
        if let Some(days) = &self.days {
            query
                .push("WITH results AS NOT MATERIALIZED (SELECT * FROM ")
                // In PostgreSQL the name means the table until the end of its own definition.
                .push(self.dialect.choose("main.results", "results"))
                .push(" WHERE group_id = ")
                .push_bind(self.group.as_str());
            periods::push_days(&mut query, days.clone(), self.zone);
            query.push(") ");
        }
        query
    }
}

/// The values of a measure, in order.
fn values(rows: &[Row], measure: &str) -> Result<Vec<ValueCount>, StoreError> {
    let mut found = Vec::new();
    for row in rows {
        if row.try_get::<&str>("measure")? == measure {
            found.push(ValueCount {
                value: row.try_get("value")?,
                games: row.try_get("games")?,
            });
        }
    }
    Ok(found)
}

/// Adds the players who hold a record on a board, each with the game in which they first reached it.
fn push_record(
    query: &mut QueryBuilder,
    scope: &Scope<'_>,
    kind: RecordKind,
    variant: &str,
    index: usize,
) {
    let (column, least) = (kind.column(), kind.least());
    // Of each player the first result with the highest value is looked up; the results that share it are not read.
    let (top, first) = match scope.dialect {
        Dialect::Sqlite => (
            format!(
                "SELECT {index} AS query_index, value, game_id, finished_at, day, player_id, name \
                 FROM (SELECT group_id AS top_group, variant AS top_variant, {column} AS value FROM results \
                 WHERE group_id = "
            ),
            format!(
                " ORDER BY {column} DESC LIMIT 1) CROSS JOIN players ON players.group_id = top_group \
                 CROSS JOIN results ON results.group_id = top_group AND variant = top_variant \
                 AND {column} = value AND player_id = id AND finished_at = (SELECT min(finished_at) FROM results AS own \
                 WHERE own.group_id = top_group AND own.variant = top_variant AND own.{column} = value \
                 AND own.player_id = id) \
                 GROUP BY player_id HAVING value >= {least}"
            ),
        ),
        Dialect::Postgres => (
            format!(
                "SELECT {index} AS query_index, value, game_id, finished_at, day, players.id AS player_id, name \
                 FROM (SELECT group_id AS top_group, variant AS top_variant, {column} AS value FROM results \
                 WHERE group_id = "
            ),
            format!(
                " ORDER BY {column} DESC NULLS LAST LIMIT 1) AS top JOIN players ON players.group_id = top_group \
                 CROSS JOIN LATERAL (SELECT game_id, finished_at, day FROM results AS own \
                 WHERE own.group_id = top_group AND own.variant = top_variant AND own.{column} = value \
                 AND own.player_id = players.id ORDER BY finished_at LIMIT 1) AS first WHERE value >= {least}"
            ),
        ),
    };
    query.push(top).push_bind(scope.group.as_str());
    query.push(" AND variant = ").push_bind(variant);
    query.push(first);
}

/// The records on these boards, in one statement.
async fn records(
    reader: &mut dyn Connection,
    scope: &Scope<'_>,
    boards: &[BoardGameCount],
) -> Result<Vec<GroupRecord>, StoreError> {
    if boards.is_empty() {
        return Ok(Vec::new());
    }
    let mut query = scope.query();
    let mut asked = Vec::new();
    for BoardGameCount { variant, .. } in boards {
        for kind in RecordKind::ALL {
            if !asked.is_empty() {
                query.push(" UNION ALL ");
            }
            push_record(&mut query, scope, kind, variant, asked.len());
            asked.push((kind, variant));
        }
    }
    let record = |row: &Row| {
        let index: u32 = row.try_get("query_index")?;
        let index = usize::try_from(index).ok();
        let (kind, variant) = *index
            .and_then(|index| asked.get(index))
            .ok_or_else(|| rows::damaged("a record that was not asked for"))?;
        Ok(GroupRecord {
            record: kind,
            variant: variant.clone(),
            value: row.try_get("value")?,
            played: FinishedGame::of(row)?,
            player: row.parse("player_id")?,
            name: rows::name(row)?,
        })
    };
    let mut found = query.build().fetch_all(reader).await?;
    found.sort_by_key(|row| {
        let index = row.try_get::<u32>("query_index").ok();
        let text = |column| row.try_get::<String>(column).ok();
        (index, text("finished_at"), text("name"))
    });
    found.iter().map(record).collect()
}
