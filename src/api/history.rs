//! The history of a group: its games, filtered and in pages.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::query_parts;
use super::operations::{Operation, operations};
use super::permissions::GROUP_READERS;
use super::respond::{HandlerResult, private_json};
use crate::domain::error::Error;
use crate::domain::ids::GroupId;
use crate::history::{self, GameFilter, GameSummary};
use crate::http::GroupReader;
use crate::schema::Cursor;

pub(super) const OPERATIONS: &[Operation] = operations![list_games];

/// The number of games of a page by default.
const DEFAULT_LIMIT: u32 = 20;

/// The page that a query asks for.
#[derive(Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct PageQuery {
    /// The maximum number of games.
    #[param(nullable = false, minimum = 1, maximum = 100, default = 20)]
    limit: Option<u32>,
    /// The cursor of the previous page.
    #[param(value_type = Option<Cursor>, nullable = false)]
    cursor: Option<String>,
}

/// The fields of [`Page`].
const PAGE: [&str; 2] = ["limit", "cursor"];

/// A page of a group's history.
#[derive(Serialize, ToSchema)]
#[schema(examples(json!({"next_cursor": "1768676514213-9f3tk6zj0pax"})))]
struct History {
    /// The games, newest first.
    games: Vec<GameSummary>,
    /// The cursor of the next page; null on the last one.
    #[schema(required, value_type = Option<Cursor>)]
    next_cursor: Option<String>,
}

/// Lists the games of a group, newest first.
///
/// A game that ended without a cross or penalty on any sheet is in no list, statistics or export.
#[utoipa::path(
    get,
    path = "/groups/{group}/games",
    tag = "groups",
    params(("group" = GroupId, Path), GameFilter, PageQuery),
    responses(
        (status = 200, description = "A page of games, and the cursor of the next one.", body = History),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn list_games(reader: GroupReader, request: HttpRequest) -> HandlerResult {
    let (page, filter): (PageQuery, GameFilter) = query_parts(&request, &PAGE)?;
    let limit = page.limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=100).contains(&limit) {
        return Err(Error::invalid("limit-out-of-range").into());
    }
    let cursor = page.cursor.as_deref().map(|cursor| {
        let invalid = |_| Error::invalid("no-such-cursor");
        cursor.parse().map_err(invalid)
    });
    let cursor = cursor.transpose()?;
    let filter = history::resolve_filter(&reader.games, &reader.access, filter).await?;
    let page = history::list(
        &reader.services,
        &reader.access,
        &filter,
        limit,
        cursor.as_ref(),
    );
    let (games, next) = page.await?;
    Ok(private_json(StatusCode::OK).json(History {
        games,
        next_cursor: next.map(|cursor| cursor.to_string()),
    }))
}
