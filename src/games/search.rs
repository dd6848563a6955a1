//! Which games of a group somebody looks for, in words and dates.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

use super::{Caller, Games};
use crate::domain::error::Error;
use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::name;
use crate::rules::{Reason, Status};
use crate::store::{Group, HistoryFilter, Player};

/// What somebody looks for; what is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The status of the games.
    pub status: Option<Status>,
    /// A player of the game.
    pub player: Option<PlayerId>,
    /// The board's id.
    pub variant: Option<String>,
    /// How they ended.
    pub result: Option<Outcome>,
    /// Part of the name of a player or of the group.
    pub name: Option<String>,
    /// The first day.
    pub from: Option<NaiveDate>,
    /// The last day.
    pub to: Option<NaiveDate>,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// For this reason.
    Because(Reason),
    /// The player won it, alone or with others.
    Won,
    /// The player did not win it.
    Lost,
}

impl std::str::FromStr for Outcome {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reasons = Reason::ALL.into_iter();
        match (text, reasons.find(|reason| reason.as_str() == text)) {
            (_, Some(reason)) => Ok(Self::Because(reason)),
            ("won", None) => Ok(Self::Won),
            ("lost", None) => Ok(Self::Lost),
            (_, None) => Err(Error::invalid("result-unknown")),
        }
    }
}

impl Group {
    /// The time zone in which its days begin and end.
    #[must_use]
    pub fn zone(&self) -> Tz {
        self.time_zone.unwrap_or_else(|| {
            let name = iana_time_zone::get_timezone();
            let zone = name.ok().and_then(|name| name.parse().ok());
            zone.unwrap_or(Tz::UTC)
        })
    }
}

impl Games {
    /// What day it is in a time zone.
    #[must_use]
    pub fn today(&self, zone: Tz) -> NaiveDate {
        self.now().with_timezone(&zone).date_naive()
    }

    /// The filter for what somebody looks for in a group.
    ///
    /// # Errors
    /// Unauthenticated or forbidden for whoever does not belong to the group; invalid values for what
    /// makes no sense.
    pub async fn search(
        &self,
        caller: &Caller,
        group: &GroupId,
        search: &Search,
    ) -> Result<HistoryFilter, Error> {
        let (group, players) = self.group(caller, group).await?;
        if let Some(variant) = &search.variant
            && self.boards().get(variant).is_none()
        {
            return Err(Error::invalid("no-such-board"));
        }
        if search
            .from
            .zip(search.to)
            .is_some_and(|(from, to)| from > to)
        {
            return Err(Error::invalid("days-backwards"));
        }
        let (reason, won) = match search.result {
            None => (None, None),
            Some(Outcome::Because(reason)) => (Some(reason), None),
            Some(_) if search.player.is_none() => {
                return Err(Error::invalid("result-needs-player"));
            }
            Some(Outcome::Won) => (None, Some(true)),
            Some(Outcome::Lost) => (None, Some(false)),
        };
        let zone = group.zone();
        let until = search.to.and_then(|to| to.checked_add_days(Days::new(1)));
        Ok(HistoryFilter {
            status: search.status,
            variant: search.variant.clone(),
            reason,
            player: search.player.clone(),
            won,
            any_of: search
                .name
                .as_deref()
                .and_then(|name| called(name, &group, players)),
            from: search.from.map(|day| begin_of(day, zone)),
            until: until.map(|day| begin_of(day, zone)),
        })
    }
}

/// The players whose names have this part; `None` for everybody, where it is part of the group's.
fn called(part: &str, group: &Group, players: Vec<Player>) -> Option<Vec<PlayerId>> {
    let part = name::folded(part.trim());
    if name::folded(&group.name).contains(&part) {
        return None;
    }
    let has_part = |player: &Player| player.folded.contains(&part);
    let found = players.into_iter().filter(has_part);
    Some(found.map(|player| player.id).collect())
}

/// When a day begins in a time zone, also where its midnight is left out.
fn begin_of(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    let midnight = day.and_time(NaiveTime::MIN);
    let hours = (0..24).filter_map(|hour| {
        let local = midnight.checked_add_signed(TimeDelta::hours(hour))?;
        zone.from_local_datetime(&local).earliest()
    });
    let mut hours = hours.map(|at| at.with_timezone(&Utc));
    hours.next().unwrap_or_else(|| midnight.and_utc())
}
