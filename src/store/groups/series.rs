//! The series of groups.

use crate::domain::ids::{GroupId, SeriesId};
use crate::domain::series::{MAX_SERIES, Series, SeriesDays};
use crate::domain::standings::Scoring;
use crate::store::Store;
use crate::store::db::Executor;
use crate::store::db::{Connection, Row, query};
use crate::store::error::StoreError;
use crate::store::rows;

/// A change of the series of a group.
#[derive(Clone, Debug)]
pub enum SeriesChange {
    /// Adds a series; stale if the group then had too many.
    Add(GroupId, Series),
    /// Replaces the series with the same id.
    Replace(GroupId, Series),
    Delete(GroupId, SeriesId),
}

impl SeriesChange {
    /// Whether it may delete a name, which a person has typed.
    pub(in crate::store) fn deletes(&self) -> bool {
        match self {
            Self::Add(..) => false,
            Self::Replace(..) | Self::Delete(..) => true,
        }
    }

    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let (sql, group, series) = match self {
            Self::Add(group, series) => (
                "INSERT INTO series (group_id, id, name, first_day, last_day, scoring) VALUES ($1, $2, $3, $4, $5, $6)",
                group,
                series,
            ),
            Self::Replace(group, series) => (
                "UPDATE series SET name = $3, first_day = $4, last_day = $5, scoring = $6 \
                 WHERE group_id = $1 AND id = $2",
                group,
                series,
            ),
            Self::Delete(group, id) => {
                return query("DELETE FROM series WHERE group_id = $1 AND id = $2")
                    .bind(group.as_str())
                    .bind(id.as_str())
                    .run(to)
                    .await;
            }
        };
        let Series {
            id,
            name,
            days,
            scoring,
        } = series;
        query(sql)
            .bind(group.as_str())
            .bind(id.as_str())
            .bind(name)
            .bind(days.first().to_string())
            .bind(days.last().map(|day| day.to_string()))
            .bind(scoring.as_str())
            .execute(&mut *to)
            .await?;
        if matches!(self, Self::Add(..)) && count(to, group).await? > MAX_SERIES {
            return Err(StoreError::Stale);
        }
        Ok(())
    }
}

/// How many series a group has.
async fn count(from: &mut dyn Connection, group: &GroupId) -> Result<usize, StoreError> {
    let count = query("SELECT count(*) FROM series WHERE group_id = $1");
    let count: i64 = count.bind(group.as_str()).fetch_scalar(from).await?;
    Ok(usize::try_from(count).unwrap_or_default())
}

fn series(row: &Row) -> Result<Series, StoreError> {
    let days = SeriesDays::new(row.parse("first_day")?, row.parse_optional("last_day")?);
    let scoring = rows::enum_column(row, "scoring", &Scoring::ALL, Scoring::as_str)?;
    Ok(Series {
        id: row.parse("id")?,
        name: row.try_get("name")?,
        days: days.map_err(|error| rows::damaged(error.code.as_str()))?,
        scoring: scoring.ok_or_else(|| rows::damaged("no scoring"))?,
    })
}

/// The series of a group, ordered by their start, latest first.
pub(in crate::store) async fn read_all(
    from: impl Executor,
    group: &GroupId,
) -> Result<Vec<Series>, StoreError> {
    query(
        "SELECT id, name, first_day, last_day, scoring FROM series WHERE group_id = $1 \
         ORDER BY first_day DESC, id",
    )
    .bind(group.as_str())
    .read_all(from, series)
    .await
}

impl Store {
    /// The series of a group, ordered by their start, latest first.
    pub async fn series(&self, group: &GroupId) -> Result<Vec<Series>, StoreError> {
        read_all(&self.database, group).await
    }
}
