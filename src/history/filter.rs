//! Filters of the games of a group.

use chrono::{Days, NaiveDate};
use rowlock_rules::{EndReason, Status};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::filters::{DayStart, HistoryFilter, TextFilter};
use crate::domain::ids::PlayerId;
use crate::domain::name;
use crate::games::GameService;
use crate::schema::{Outcome, Variant};

/// The filters of a query; `None` matches every game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct GameFilter {
    /// The status of the games.
    #[param(nullable = false)]
    pub status: Option<Status>,
    /// Only games in which this player took part.
    #[param(nullable = false)]
    pub player: Option<PlayerId>,
    /// Only games on this board.
    #[param(value_type = Option<Variant>, nullable = false)]
    pub variant: Option<String>,
    /// How they ended: for this reason, or won or lost by `player`; a `stopped` game has neither winner nor loser.
    #[param(value_type = Option<Outcome>, nullable = false)]
    pub result: Option<String>,
    /// Part of the name of a player or of the group, or of the place or note of a game.
    #[param(nullable = false)]
    pub q: Option<String>,
    /// The first day, in the time zone of the group.
    #[param(nullable = false)]
    pub from: Option<NaiveDate>,
    /// The last day, which is included, in the time zone of the group.
    #[param(nullable = false)]
    pub to: Option<NaiveDate>,
}

/// Resolves a filter into a filter of the store, with the group's time zone and player ids.
///
/// # Errors
/// [`ErrorCode::InvalidValue`](crate::domain::error::ErrorCode::InvalidValue) for an unknown board or result, days in
/// the wrong order, or a result of a player without a player.
pub async fn resolve_filter(
    games: &GameService,
    access: &GroupAccess,
    filter: GameFilter,
) -> Result<HistoryFilter, Error> {
    let GameFilter {
        status,
        player,
        variant,
        result,
        q: text,
        from,
        to,
    } = filter;
    if let Some(variant) = &variant {
        let board = games.find_board(variant).await?;
        board.ok_or_else(|| Error::invalid("no-such-board"))?;
    }
    if from.zip(to).is_some_and(|(from, to)| from > to) {
        return Err(Error::invalid("date-range-reversed"));
    }
    let (reason, won) = match result.as_deref() {
        None => (None, None),
        Some("won" | "lost") if player.is_none() => {
            return Err(Error::invalid("result-needs-player"));
        }
        Some("won") => (None, Some(true)),
        Some("lost") => (None, Some(false)),
        Some(word) => {
            let mut reasons = EndReason::ALL.into_iter();
            let reason = reasons.find(|reason| reason.as_str() == word);
            let reason = reason.ok_or_else(|| Error::invalid("result-unknown"))?;
            (Some(reason), None)
        }
    };
    let zone = access.group.zone();
    let until = to.and_then(|to| to.checked_add_days(Days::new(1)));
    Ok(HistoryFilter {
        status,
        variant,
        reason,
        player,
        won,
        text: text.and_then(|text| text_filter(&text, access)),
        from: from.map(|day| DayStart::of(day, zone)),
        until: until.map(|day| DayStart::of(day, zone)),
    })
}

/// The filter by this text and by the players whose names contain it; `None`, for all games, if only the group's name
/// contains it.
fn text_filter(part: &str, access: &GroupAccess) -> Option<TextFilter> {
    let key = name::key(part);
    let players = access.players.iter();
    let found = players.filter(|player| name::key(&player.name).contains(&key));
    let players: Vec<PlayerId> = found.map(|player| player.id.clone()).collect();
    let is_group = players.is_empty() && name::key(&access.group.name).contains(&key);
    let part = name::lowercase(part.trim());
    (!is_group).then_some(TextFilter { part, players })
}
