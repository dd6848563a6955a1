//! The year of a group or of a player as one picture.

use actix_web::HttpResponse;
use actix_web::web::{Path, Query};
use askama::Template;
use chrono::{Datelike, NaiveDate};
use serde::Deserialize;

use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::period::Period;
use crate::groups::{LEAST_GAMES_OF_YEAR, PeriodStats, PlayerYear, YearView};
use crate::http::{GroupReader, HttpError};
use crate::store::Group;
use crate::web::game::context::GameContext;
use crate::web::game::moment::{self, MomentSection};
use crate::web::kit::filters;
use crate::web::kit::labels::{player_name, signed};

#[derive(Template)]
#[template(path = "stats/year.html")]
struct YearPage<'a> {
    group: &'a Group,
    year: i32,
    view: &'a YearView,
    /// The player whose year it is; `None` for that of the group.
    player: Option<&'a PlayerYear>,
    tiles: Vec<YearTile>,
    moment: Option<MomentSection>,
}

/// A figure with its label.
struct YearTile {
    title: Message,
    value: Message,
}

/// The player whose year is shown; that of the group without one.
#[derive(Debug, Deserialize)]
pub(super) struct YearQuery {
    player: Option<PlayerId>,
}

impl YearPage<'_> {
    fn name(&self) -> Message {
        match self.player {
            Some(player) => player_name(&player.name),
            None => msg("plain").with("text", &self.group.name),
        }
    }

    fn is_shown(&self, player: &PlayerYear) -> bool {
        self.player
            .is_some_and(|shown| shown.player == player.player)
    }
}

/// The year that the page of a group offers: that of the shown period once it is over, otherwise the year that ends in
/// December, or has just ended in January.
pub(super) fn offered(
    by_year: &[PeriodStats],
    shown: Option<Period>,
    today: NaiveDate,
) -> Option<i32> {
    let ending = match today.month() {
        12 => Some(today.year()),
        1 => Some(today.year() - 1),
        _ => None,
    };
    let past = shown.map(Period::year).filter(|year| *year < today.year());
    let is_worth_it = |year: &i32| {
        let mut years = by_year.iter();
        years.any(|it| it.period.year() == *year && it.games >= LEAST_GAMES_OF_YEAR)
    };
    past.or(ending).filter(is_worth_it)
}

fn text(text: impl ToString) -> Message {
    msg("plain").with("text", text.to_string())
}

fn points(points: u32) -> Message {
    msg("stats-points").with("points", points)
}

fn player_tiles(player: &PlayerYear) -> Vec<YearTile> {
    let rival = player.rival.as_ref().map(|rival| YearTile {
        title: msg("year-rival").with("games", rival.games),
        value: player_name(&rival.name),
    });
    let known = |title: &'static str, value: Option<Message>| {
        let title = msg(title);
        value.map(|value| YearTile { title, value })
    };
    let streak = Some(player.longest_streak).filter(|wins| *wins > 1);
    [
        known("stats-count", Some(text(player.games))),
        known("stats-wins", Some(text(player.wins))),
        rival,
        known(
            "stats-record-highest_total",
            Some(text(signed(player.best))),
        ),
        known("stats-record-longest_row", player.longest_row.map(text)),
        known("year-streak", streak.map(text)),
        known("stats-closest", player.closest.map(points)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The figures of the group, each with those who reached it.
fn group_tiles(view: &YearView) -> Vec<YearTile> {
    let holders = |title: &'static str, value: fn(&PlayerYear) -> Option<i64>| {
        let best = view.players.iter().filter_map(value).max()?;
        let held = view.players.iter().filter(|it| value(it) == Some(best));
        let names: Vec<Message> = held.map(|it| player_name(&it.name)).collect();
        Some(YearTile {
            title: msg("year-held")
                .with("title", msg(title))
                .with("names", names),
            value: text(signed(best)),
        })
    };
    let closest = view.players.iter().filter_map(|it| it.closest).min();
    [
        Some(YearTile {
            title: msg("stats-count"),
            value: text(view.games),
        }),
        holders("stats-wins", |it| {
            Some(i64::from(it.wins)).filter(|wins| *wins > 0)
        }),
        holders("stats-record-highest_total", |it| Some(i64::from(it.best))),
        holders("stats-record-longest_row", |it| {
            it.longest_row.map(i64::from)
        }),
        holders("year-streak", |it| {
            Some(i64::from(it.longest_streak)).filter(|wins| *wins > 1)
        }),
        closest.map(|closest| YearTile {
            title: msg("stats-closest"),
            value: points(closest),
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

pub(super) async fn show(
    reader: GroupReader,
    path: Path<(GroupId, String)>,
    Query(query): Query<YearQuery>,
) -> Result<HttpResponse, HttpError> {
    let (_, year) = path.into_inner();
    let Ok(Period::Year(year)) = year.parse() else {
        return Err(Error::not_found().into());
    };
    let view = reader.groups.year(&reader.access, year).await?;
    let player = match &query.player {
        Some(id) => {
            let found = view.players.iter().find(|it| it.player == *id);
            Some(found.ok_or_else(Error::not_found)?)
        }
        None => None,
    };
    let id = query.player.as_ref();
    let found = reader.groups.moment_of_year(&reader.access, id, year);
    let moment = match found.await? {
        Some((game, choice)) => {
            let context = GameContext::load(&reader, &game, None).await?;
            Some(moment::of_choice(&context, &choice))
        }
        None => None,
    };
    Ok(reader.ok(&YearPage {
        group: &reader.access.group,
        year,
        view: &view,
        player,
        tiles: player.map_or_else(|| group_tiles(&view), player_tiles),
        moment,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn years(games: &[(i32, u32)]) -> Vec<PeriodStats> {
        let year = |&(year, games): &(i32, u32)| PeriodStats {
            period: Period::Year(year),
            games,
            average: 60.0,
        };
        games.iter().map(year).collect()
    }

    #[test]
    fn a_year_with_ten_games_is_offered_in_december_and_january_and_when_it_is_shown_later() {
        let day = |text: &str| text.parse().unwrap_or(NaiveDate::MAX);
        let known = years(&[(2026, 10), (2025, 12), (2024, 9)]);
        for (today, shown, expected) in [
            ("2026-11-30", None, None),
            ("2026-12-01", None, Some(2026)),
            ("2027-01-31", None, Some(2026)),
            ("2027-02-01", None, None),
            ("2026-06-15", Some(Period::Year(2025)), Some(2025)),
            ("2026-06-15", Some(Period::Month(2025, 3)), Some(2025)),
            ("2026-06-15", Some(Period::Year(2026)), None),
            ("2026-06-15", Some(Period::Year(2024)), None),
            ("2025-01-02", None, None),
        ] {
            assert_eq!(offered(&known, shown, day(today)), expected, "{today}");
        }
    }
}
