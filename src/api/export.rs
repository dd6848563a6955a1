//! Exports of a game or a group as files.

use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::{Bytes, Path};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde::Deserialize;
use utoipa::IntoParams;

use super::extract::{query, query_parts};
use super::media_types::{GameDownload, GroupDownload};
use super::operations::{Operation, operations};
use super::permissions::{GROUP_READERS, READERS};
use super::respond::{HandlerResult, attachment};
use crate::domain::ids::{GameId, GroupId};
use crate::history::export::{Format, file_name};
use crate::history::{GameFilter, resolve_filter};
use crate::http::{GroupReader, RequestContext};

pub(super) const OPERATIONS: &[Operation] = operations![export_group, export_game];

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct ExportQuery {
    format: Format,
}

/// Downloads a game.
#[utoipa::path(
    get,
    path = "/games/{game}/export",
    tag = "games",
    params(("game" = GameId, Path), ExportQuery),
    responses(
        GameDownload,
    ),
    extensions(("x-who" = json!(READERS))),
)]
async fn export_game(
    context: RequestContext,
    path: Path<GameId>,
    request: HttpRequest,
) -> HandlerResult {
    let ExportQuery { format } = query(&request)?;
    let game = path.into_inner();
    let transcript = context.games.transcript(context.principal(), &game).await?;
    let name = file_name(&transcript.details, transcript.zone);
    let export = format.export_game(&context.services, &context.games, transcript)?;
    let body = export.try_concat().await?;
    Ok(download(format, &name).body(body))
}

/// Downloads the games of a group.
#[utoipa::path(
    get,
    path = "/groups/{group}/export",
    tag = "groups",
    params(("group" = GroupId, Path), GameFilter, ExportQuery),
    responses(
        GroupDownload,
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn export_group(reader: GroupReader, request: HttpRequest) -> HandlerResult {
    let parts: (ExportQuery, GameFilter) = query_parts(&request, &["format"])?;
    let (ExportQuery { format }, filter) = parts;
    let filter = resolve_filter(&reader.games, &reader.access, filter).await?;
    let GroupReader { context, access } = reader;
    let mut response = download(format, &format!("rowlock-{}", access.group.id));
    let RequestContext {
        services,
        games,
        caller,
        ..
    } = context;
    let export =
        format.export_group(&services, &games, caller.principal, access.group.id, filter)?;
    let mut export = Box::pin(export);
    // An error before the first piece is still a response.
    let first = export.try_next().await?.map(Ok);
    let pieces = stream::iter(first).chain(export);
    Ok(response.streaming(pieces.map_ok(Bytes::from)))
}

fn download(format: Format, name: &str) -> HttpResponseBuilder {
    let name = format!("{name}.{}", format.file_extension());
    let mut response = HttpResponse::Ok();
    response
        .content_type(format.media_type())
        .insert_header(attachment(name))
        .insert_header((CACHE_CONTROL, "private, no-cache"));
    response
}
