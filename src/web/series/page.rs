//! The standings of a series.

use actix_web::HttpResponse;
use actix_web::web::Path;
use askama::Template;

use crate::domain::ids::{GroupId, SeriesId};
use crate::groups::SeriesView;
use crate::http::{GroupReader, HttpError};
use crate::store::Group;
use crate::web::kit::filters;
use crate::web::kit::standings::StandingsLine;

#[derive(Template)]
#[template(path = "series/page.html")]
struct SeriesPage<'a> {
    group: &'a Group,
    found: &'a SeriesView,
    lines: Vec<StandingsLine>,
    is_keeper: bool,
}

pub(super) async fn show(
    reader: GroupReader,
    path: Path<(GroupId, SeriesId)>,
) -> Result<HttpResponse, HttpError> {
    let (_, id) = path.into_inner();
    let found = reader.groups.series(&reader.access, &id).await?;
    let line = |standing| StandingsLine::new(standing, found.series.scoring);
    let page = SeriesPage {
        group: &reader.access.group,
        lines: found.standings.iter().map(line).collect(),
        found: &found,
        is_keeper: reader.is_keeper(),
    };
    Ok(reader.ok(&page))
}
