//! Filters of the games of a group.

use chrono::{Days, NaiveDate};

use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::filters::{DayStart, HistoryFilter, TextFilter};
use crate::domain::ids::PlayerId;
use crate::domain::name;
use crate::rules::{EndReason, KnownBoards, Status};

/// A filter of games; `None` matches every game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    pub status: Option<Status>,
    pub player: Option<PlayerId>,
    pub variant: Option<String>,
    pub result: Option<ResultFilter>,
    /// Part of the name of a player or of the group, or of the place or note of a game.
    pub text: Option<String>,
    /// The first day.
    pub from: Option<NaiveDate>,
    /// The last day.
    pub to: Option<NaiveDate>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFilter {
    Because(EndReason),
    /// The player won it, alone or with others.
    Won,
    /// The player did not win it.
    Lost,
}

impl std::str::FromStr for ResultFilter {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reasons = EndReason::ALL.into_iter();
        match (text, reasons.find(|reason| reason.as_str() == text)) {
            (_, Some(reason)) => Ok(Self::Because(reason)),
            ("won", None) => Ok(Self::Won),
            ("lost", None) => Ok(Self::Lost),
            (_, None) => Err(Error::invalid("result-unknown")),
        }
    }
}

/// Resolves a filter into the one of the store, with the group's time zone and player ids.
///
/// # Errors
/// [`ErrorCode::InvalidValue`](crate::domain::error::ErrorCode::InvalidValue) for an unknown board, days in the wrong
/// order, or a result of a player without a player.
pub fn resolve_filter(
    boards: &KnownBoards,
    access: &GroupAccess,
    filter: &GameFilter,
) -> Result<HistoryFilter, Error> {
    if let Some(variant) = &filter.variant
        && boards.get(variant).is_none()
    {
        return Err(Error::invalid("no-such-board"));
    }
    if filter
        .from
        .zip(filter.to)
        .is_some_and(|(from, to)| from > to)
    {
        return Err(Error::invalid("date-range-reversed"));
    }
    let (reason, won) = match filter.result {
        None => (None, None),
        Some(ResultFilter::Because(reason)) => (Some(reason), None),
        Some(_) if filter.player.is_none() => {
            return Err(Error::invalid("result-needs-player"));
        }
        Some(ResultFilter::Won) => (None, Some(true)),
        Some(ResultFilter::Lost) => (None, Some(false)),
    };
    let zone = access.group.zone();
    let until = filter.to.and_then(|to| to.checked_add_days(Days::new(1)));
    Ok(HistoryFilter {
        status: filter.status,
        variant: filter.variant.clone(),
        reason,
        player: filter.player.clone(),
        won,
        text: filter
            .text
            .as_deref()
            .and_then(|text| text_filter(text, access)),
        from: filter.from.map(|day| DayStart::of(day, zone)),
        until: until.map(|day| DayStart::of(day, zone)),
    })
}

/// The filter by this text and by the players whose names contain it; `None`, for all games, if only the group's name
/// contains it.
fn text_filter(part: &str, access: &GroupAccess) -> Option<TextFilter> {
    let part = name::case_folded(part.trim());
    let players = access.players.iter();
    let found = players.filter(|player| player.name_key.contains(&part));
    let players: Vec<PlayerId> = found.map(|player| player.id.clone()).collect();
    let is_group = players.is_empty() && name::case_folded(&access.group.name).contains(&part);
    (!is_group).then_some(TextFilter { part, players })
}
