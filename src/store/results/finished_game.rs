//! The game of a result, and when it was played.

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::ids::GameId;
use crate::store::db::Row;
use crate::store::error::StoreError;
use crate::time;

/// A finished game, by its id and when it was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct FinishedGame {
    pub game: GameId,
    /// When it ended; `null` for a game on paper.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub finished_at: Option<DateTime<Utc>>,
    /// The day of a game on paper.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub day: Option<NaiveDate>,
}

impl FinishedGame {
    /// The game of these columns: `finished_at` only gives a game on paper a place in lists.
    pub(in crate::store) fn new(
        game: GameId,
        finished_at: DateTime<Utc>,
        day: Option<NaiveDate>,
    ) -> Self {
        Self {
            game,
            finished_at: Some(finished_at).filter(|_| day.is_none()),
            day,
        }
    }

    pub(in crate::store) fn of(row: &Row) -> Result<Self, StoreError> {
        let (game, finished_at) = (row.parse("game_id")?, row.parse("finished_at")?);
        Ok(Self::new(game, finished_at, row.parse_optional("day")?))
    }
}
