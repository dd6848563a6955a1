//! The standings of a series.

use actix_web::HttpResponse;
use actix_web::web::Path;
use askama::Template;

use crate::domain::i18n::Message;
use crate::domain::ids::{GroupId, SeriesId};
use crate::http::{GroupReader, HttpError};
use crate::web::kit::filters;
use crate::web::kit::standings::{StandingsLine, about_scoring, series_days};

#[derive(Template)]
#[template(path = "series/page.html")]
struct SeriesPage {
    group: GroupId,
    id: SeriesId,
    name: String,
    days: Message,
    scoring: Message,
    games: u32,
    lines: Vec<StandingsLine>,
    is_keeper: bool,
}

pub(super) async fn show(
    reader: GroupReader,
    path: Path<(GroupId, SeriesId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    let found = reader.groups.series(&reader.access, &id).await?;
    let scoring = found.series.scoring;
    let line = |standing| StandingsLine::new(standing, scoring);
    let page = SeriesPage {
        lines: found.standings.iter().map(line).collect(),
        days: series_days(found.series.days),
        scoring: about_scoring(scoring),
        games: found.games,
        name: found.series.name,
        is_keeper: reader.is_keeper(),
        group,
        id,
    };
    Ok(reader.ok(&page))
}
