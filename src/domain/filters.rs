//! The filter of a list of games, and the cursor that continues it.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use rowlock_rules::{EndReason, Status};

use super::ids::{GameUid, ParseIdError, PlayerId};
use super::period::start_of;

/// A filter of the games of a group; `None` matches every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    pub status: Option<Status>,
    pub variant: Option<String>,
    pub reason: Option<EndReason>,
    pub player: Option<PlayerId>,
    /// Whether that player won. A game that was ended early has no winner and no loser.
    pub won: Option<bool>,
    pub text: Option<TextFilter>,
    /// The first day.
    pub from: Option<DayStart>,
    /// The day after the last.
    pub until: Option<DayStart>,
}

/// A day, and when it begins in the time zone of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayStart {
    pub day: NaiveDate,
    /// Its start, for games with times.
    pub at: DateTime<Utc>,
}

impl DayStart {
    /// The start of a day in this time zone.
    pub fn of(day: NaiveDate, zone: Tz) -> Self {
        Self {
            day,
            at: start_of(day, zone),
        }
    }
}

/// A search in the games of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFilter {
    /// Case-folded text in the place or note of the game.
    pub part: String,
    /// The other way to match: at least one of these players played.
    pub players: Vec<PlayerId>,
}

/// A position in a list of games, newest first: after the game named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    pub created_at: DateTime<Utc>,
    /// Its uid, which orders games of the same time.
    pub uid: GameUid,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.created_at.timestamp_millis(), self.uid)
    }
}

impl FromStr for Cursor {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (millis, uid) = text.rsplit_once('-').ok_or(ParseIdError)?;
        let created_at = millis
            .parse()
            .ok()
            .and_then(DateTime::from_timestamp_millis)
            .ok_or(ParseIdError)?;
        Ok(Self {
            created_at,
            uid: uid.parse()?,
        })
    }
}
