//! Years and months of a time zone.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use chrono::{DateTime, Datelike, NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;
use serde::{Serialize, Serializer};

use super::error::Error;

/// The year from which on days are accepted, some time before the game was published.
pub const FIRST_YEAR: i32 = 1990;

/// A year or a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Period {
    Year(i32),
    /// A month of a year, from 1.
    Month(i32, u32),
}

impl Period {
    /// The year in which this time is in this time zone.
    pub fn year_of(at: DateTime<Utc>, zone: Tz) -> Self {
        Self::Year(at.with_timezone(&zone).year())
    }

    pub const fn year(self) -> i32 {
        match self {
            Self::Year(year) | Self::Month(year, _) => year,
        }
    }

    pub fn months(self) -> impl Iterator<Item = Self> {
        (1..=12).map(move |month| Self::Month(self.year(), month))
    }

    const fn next(self) -> Self {
        match self {
            Self::Year(year) => Self::Year(year.saturating_add(1)),
            Self::Month(year, 12) => Self::Month(year.saturating_add(1), 1),
            Self::Month(year, month) => Self::Month(year, month + 1),
        }
    }

    fn first_day(self) -> NaiveDate {
        let first = match self {
            Self::Year(year) => NaiveDate::from_ymd_opt(year, 1, 1),
            Self::Month(year, month) => NaiveDate::from_ymd_opt(year, month, 1),
        };
        first.unwrap_or(NaiveDate::MAX)
    }

    /// The days from its first day up to the first day of the next period.
    pub fn days(self) -> Range<NaiveDate> {
        self.first_day()..self.next().first_day()
    }

    /// The times from its start in this time zone up to the start of the next period.
    pub fn range(self, zone: Tz) -> Range<DateTime<Utc>> {
        start_of(self.first_day(), zone)..start_of(self.next().first_day(), zone)
    }
}

/// The start of a day in a time zone: its first hour if a clock change skips midnight.
pub fn start_of(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    let midnight = day.and_time(NaiveTime::MIN);
    let hours = (0..24).filter_map(|hour| {
        let local = midnight.checked_add_signed(TimeDelta::hours(hour))?;
        zone.from_local_datetime(&local).earliest()
    });
    let mut hours = hours.map(|at| at.with_timezone(&Utc));
    hours.next().unwrap_or_else(|| midnight.and_utc())
}

impl FromStr for Period {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let number = |text: &str, digits: usize| {
            let is_number = text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| text.parse::<u16>().ok()).flatten()
        };
        let period = match text.split_once('-') {
            None => number(text, 4).map(|year| Self::Year(year.into())),
            Some((year, month)) => number(year, 4)
                .zip(number(month, 2).filter(|month| (1..=12).contains(month)))
                .map(|(year, month)| Self::Month(year.into(), month.into())),
        };
        period.ok_or_else(|| Error::invalid("period-unreadable"))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Year(year) => write!(f, "{year:04}"),
            Self::Month(year, month) => write!(f, "{year:04}-{month:02}"),
        }
    }
}

impl Serialize for Period {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
