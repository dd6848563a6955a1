//! The days whose games statistics count.

use std::ops::Range;

use chrono::NaiveDate;

use super::error::Error;
use super::period::{FIRST_YEAR, Period};
use super::series::SeriesDays;

/// The days whose games statistics count, in the time zone of a group.
#[derive(Clone, Copy, Debug)]
pub enum StatsDays {
    Of(Period),
    FromTo(SeriesDays),
}

impl StatsDays {
    /// The days of a period, or from one day to another. `None`, for all days, without either.
    ///
    /// # Errors
    /// [`ErrorCode::InvalidValue`](super::error::ErrorCode::InvalidValue) for both at once, for a text that is no period, and
    /// as [`SeriesDays::new`].
    pub fn new(
        period: Option<&str>,
        from: Option<NaiveDate>,
        to: Option<NaiveDate>,
    ) -> Result<Option<Self>, Error> {
        let first = NaiveDate::from_ymd_opt(FIRST_YEAR, 1, 1);
        match (period, from.or(to.and(first)), to) {
            (None, None, _) => Ok(None),
            (None, Some(from), to) => Ok(Some(Self::FromTo(SeriesDays::new(from, to)?))),
            (Some(period), None, _) => Ok(Some(Self::Of(period.parse()?))),
            (Some(_), Some(_), _) => Err(Error::invalid("period-or-days")),
        }
    }

    /// From the first day to the one after the last.
    pub fn range(self) -> Range<NaiveDate> {
        match self {
            Self::Of(period) => period.days(),
            Self::FromTo(days) => days.first()..days.end(),
        }
    }

    /// The months of the year of a period.
    pub fn months(self) -> impl Iterator<Item = Period> {
        let period = match self {
            Self::Of(period) => Some(period),
            Self::FromTo(_) => None,
        };
        period.into_iter().flat_map(Period::months)
    }
}
