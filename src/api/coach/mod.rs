//! The coach's reports on finished games, and the judged choices of players over many games.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::RETRY_AFTER;
use actix_web::web::{Data, Path};
use rowlock_coach::Report;

use super::operations::{Operation, operations};
use super::permissions::{GROUP_READERS, READERS};
use super::respond::{HandlerResult, private_json};
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::games::{GameService, REPORT_RETRY_AFTER_SECS};
use crate::groups::{ChoiceCurve, GroupChoicesView};
use crate::http::{Caller, GroupReader};

pub(super) const OPERATIONS: &[Operation] =
    operations![get_report, get_choices, get_player_choices];

/// Returns what the choices of a finished game were worth.
///
/// Before the end there is no report for any token, nor if the group has switched them off: `not_found`.
/// A report with judged choices takes some seconds, up to ten, and waits for others; the groups take turns.
/// If too many games of the group wait: `too_many_requests`.
#[utoipa::path(
    get,
    path = "/games/{game}/coach",
    tag = "games",
    params(("game" = GameId, Path)),
    responses(
        (status = 200, description = "The report on the game.", body = Report),
        (status = 202, description = "The report is being made; ask again.", headers(
            ("Retry-After" = u32, description = "Seconds to wait before the next attempt."),
        )),
    ),
    extensions(("x-who" = json!(READERS))),
)]
async fn get_report(games: Data<GameService>, path: Path<GameId>, caller: Caller) -> HandlerResult {
    Ok(match games.report(&caller.principal, &path).await? {
        Some(report) => private_json(StatusCode::OK).body(report),
        None => HttpResponse::Accepted()
            .insert_header((RETRY_AFTER, REPORT_RETRY_AFTER_SECS))
            .finish(),
    })
}

/// Returns what the choices of a group's players gave away.
#[utoipa::path(
    get,
    path = "/groups/{group}/coach",
    tag = "groups",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The choices in the latest 400 results that were judged, by player.", body = GroupChoicesView),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_choices(reader: GroupReader) -> HandlerResult {
    let choices = reader.groups.choices(&reader.access).await?;
    Ok(private_json(StatusCode::OK).json(choices))
}

/// Returns what the choices of a player gave away in each of the latest games.
#[utoipa::path(
    get,
    path = "/groups/{group}/players/{player}/coach",
    tag = "players",
    params(("group" = GroupId, Path), ("player" = PlayerId, Path)),
    responses(
        (status = 200, description = "The choices of the player, game by game.", body = ChoiceCurve),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_player_choices(path: Path<(GroupId, PlayerId)>, reader: GroupReader) -> HandlerResult {
    let (_, player) = path.into_inner();
    let curve = reader
        .groups
        .player_choices(&reader.access, &player)
        .await?;
    Ok(private_json(StatusCode::OK).json(curve))
}
