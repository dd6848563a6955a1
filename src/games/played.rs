//! When and where a game was played.

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::period::FIRST_YEAR;
use crate::domain::remarks::Remarks;
use crate::store::GameRow;
use crate::time;

/// Checks that a game can have been played on this day.
///
/// # Errors
/// [`crate::domain::error::ErrorCode::InvalidValue`] for a day in the future or long ago.
pub(crate) fn check_day(day: NaiveDate, today: NaiveDate) -> Result<(), Error> {
    if day > today {
        return Err(Error::invalid("date-in-future"));
    }
    // A year without its century is a mistake.
    if day.year() < FIRST_YEAR {
        let detail = msg("date-too-early").with("year", FIRST_YEAR.to_string());
        return Err(Error::invalid(detail));
    }
    Ok(())
}

/// When and where a game was played, and what its players wrote about it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Played {
    /// When it was created.
    #[serde(serialize_with = "time::serialize")]
    pub created_at: DateTime<Utc>,
    /// The day of a game on paper: it has no times, and `created_at` only gives it a place in lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub day: Option<NaiveDate>,
    /// When it started; null in the lobby, and for a game on paper.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended; null before the end, and for a game on paper.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub finished_at: Option<DateTime<Utc>>,
    /// When it was last corrected after its end; omitted if it never was.
    #[serde(
        serialize_with = "time::serialize_optional",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(nullable = false)]
    pub corrected_at: Option<DateTime<Utc>>,
    #[serde(flatten)]
    pub remarks: Remarks,
}

impl Played {
    pub fn of(row: &GameRow) -> Self {
        let has_times = row.day.is_none();
        Self {
            created_at: row.created_at,
            day: row.day,
            started_at: row.started_at.filter(|_| has_times),
            finished_at: row.finished_at.filter(|_| has_times),
            corrected_at: row.corrected_at,
            remarks: row.remarks.clone(),
        }
    }
}
