//! Series: games of a group from one day to another, with one scoring.

use chrono::{Datelike, NaiveDate};
use serde::Serialize;
use utoipa::ToSchema;

use super::error::Error;
use super::i18n::msg;
use super::ids::SeriesId;
use super::period::FIRST_YEAR;
use super::standings::Scoring;

/// The most series of a group.
pub const MAX_SERIES: usize = 50;

/// The last year of a series.
const LAST_YEAR: i32 = 2100;

/// From the first day of a series to the last, in the time zone of its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeriesDays {
    /// The first day, in the time zone of the group.
    #[serde(rename = "from")]
    first: NaiveDate,
    /// The last day, which is included; null for a series without an end.
    #[serde(rename = "to")]
    #[schema(required)]
    last: Option<NaiveDate>,
}

impl SeriesDays {
    /// # Errors
    /// [`ErrorCode::InvalidValue`](super::error::ErrorCode::InvalidValue) for a last day before the first, and for years
    /// before 1990 or after 2100.
    pub fn new(first: NaiveDate, last: Option<NaiveDate>) -> Result<Self, Error> {
        for day in [Some(first), last].into_iter().flatten() {
            if day.year() < FIRST_YEAR {
                let detail = msg("date-too-early").with("year", FIRST_YEAR.to_string());
                return Err(Error::invalid(detail));
            }
            if day.year() > LAST_YEAR {
                let detail = msg("date-too-late").with("year", LAST_YEAR.to_string());
                return Err(Error::invalid(detail));
            }
        }
        if last.is_some_and(|last| last < first) {
            return Err(Error::invalid("date-range-reversed"));
        }
        Ok(Self { first, last })
    }

    pub fn first(self) -> NaiveDate {
        self.first
    }

    pub fn last(self) -> Option<NaiveDate> {
        self.last
    }

    /// Whether a day is one of them.
    pub fn contains(self, day: NaiveDate) -> bool {
        self.first <= day && day < self.end()
    }

    /// The day after the last; of a series without an end the one after the last that a series can have.
    pub fn end(self) -> NaiveDate {
        let last = self
            .last
            .or_else(|| NaiveDate::from_ymd_opt(LAST_YEAR, 12, 31));
        let end = last.and_then(|last| last.succ_opt());
        end.unwrap_or(NaiveDate::MAX)
    }
}

/// A series of a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(examples(json!({"id": "k5w8r2ybn3gt", "name": "Winter cup", "from": "2026-11-01", "to": null, "scoring": "rank"})))]
pub struct Series {
    pub id: SeriesId,
    /// The name, of at most 40 characters.
    pub name: String,
    #[serde(flatten)]
    pub days: SeriesDays,
    pub scoring: Scoring,
}
