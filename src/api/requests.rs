//! Requests to join a game in progress.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use rowlock_rules::{Printed, SheetLetter, SheetNumbers, Violation};
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{EmptyBody, IfMatch, Post};
use super::idempotent::idempotent;
use super::operations::{Operation, codes, operations};
use super::permissions::{HOST, REQUESTER};
use super::respond::{HandlerResult, private_json};
use crate::domain::error::ErrorCode;
use crate::domain::ids::{GameId, RequestId};
use crate::domain::precondition::Precondition;
use crate::games::{Answer, GameService, GameView, RequestState};
use crate::http::Caller;

pub(super) const OPERATIONS: &[Operation] = operations![
    get_request,
    accept_request,
    refuse_request,
    renew_code,
    close_code
];

/// Returns the status of a request to join.
#[utoipa::path(
    get,
    path = "/games/{game}/requests/{request}",
    tag = "seats",
    params(("game" = GameId, Path), ("request" = RequestId, Path)),
    responses(
        (status = 200, description = "Whether the host has accepted or refused the request.", body = RequestState),
    ),
    extensions(("x-who" = json!(REQUESTER)), ("x-codes" = json!(codes([ErrorCode::Gone])))),
)]
async fn get_request(
    games: Data<GameService>,
    path: Path<(GameId, RequestId)>,
    caller: Caller,
) -> HandlerResult {
    let (game, request) = path.into_inner();
    let state = games
        .request_state(&caller.principal, &game, &request)
        .await?;
    Ok(private_json(StatusCode::OK).json(state))
}

/// What the accepted player plays with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({})))]
pub(super) struct AcceptRequestBody {
    /// The lucky numbers of the printed sheet; drawn if omitted.
    #[serde(default)]
    #[schema(nullable = false)]
    lucky_numbers: Option<SheetNumbers>,
    /// Which of the board's different sheets it is; dealt if omitted.
    #[serde(default)]
    #[schema(nullable = false)]
    sheet: Option<SheetLetter>,
}

/// Accepts a request to join; a new seat plays from the next turn on.
#[utoipa::path(
    post,
    path = "/games/{game}/requests/{request}",
    tag = "seats",
    params(("game" = GameId, Path), ("request" = RequestId, Path)),
    request_body = AcceptRequestBody,
    responses(
        (status = 200, description = "The game with its new player.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::Gone, ErrorCode::NameTaken, ErrorCode::SeatTaken, ErrorCode::GameFull, ErrorCode::AlreadyStarted])))),
)]
async fn accept_request(
    path: Path<(GameId, RequestId)>,
    post: Post<AcceptRequestBody>,
) -> HandlerResult {
    let key = post.key.as_ref();
    let (game, request) = path.into_inner();
    idempotent(&post.services, key, StatusCode::OK, async {
        let typed = Printed {
            numbers: post.body.lucky_numbers,
            sheet: post.body.sheet,
        };
        let answer = Answer::Accept(typed);
        post.games
            .answer_request(
                post.principal(),
                &game,
                &request,
                answer,
                &Precondition::Any,
                key,
            )
            .await
    })
    .await
}

/// Refuses a request to join.
#[utoipa::path(
    delete,
    path = "/games/{game}/requests/{request}",
    tag = "seats",
    params(
        ("game" = GameId, Path),
        ("request" = RequestId, Path),
        ("If-Match" = Option<String>, Header, description = "The `ETag` with which the request was read; 412 if it has changed since.", nullable = false),
    ),
    responses(
        (status = 200, description = "The game, without the request.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::PreconditionFailed, ErrorCode::Gone])))),
)]
async fn refuse_request(
    games: Data<GameService>,
    path: Path<(GameId, RequestId)>,
    IfMatch(precondition): IfMatch,
    caller: Caller,
) -> HandlerResult {
    let (game, request) = path.into_inner();
    let caller = &caller.principal;
    let refused = games
        .answer_request(caller, &game, &request, Answer::Refuse, &precondition, None)
        .await?;
    Ok(private_json(StatusCode::OK).json(refused))
}

/// Makes the join code void and refuses all pending requests.
///
/// Joining by the code is refused with `gone`. Seats can still be handed over, and the host can add players by name.
#[utoipa::path(
    delete,
    path = "/games/{game}/code",
    tag = "seats",
    params(("game" = GameId, Path)),
    responses(
        (status = 200, description = "The game, whose `code` is `null`.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::Rule(Violation::NotStarted), ErrorCode::Rule(Violation::GameOver)])))),
)]
async fn close_code(games: Data<GameService>, path: Path<GameId>, caller: Caller) -> HandlerResult {
    let closed = games.close_code(&caller.principal, &path).await?;
    Ok(private_json(StatusCode::OK).json(closed))
}

/// Gives a running game a new join code: others can join again, but not by an earlier code.
#[utoipa::path(
    post,
    path = "/games/{game}/code",
    tag = "seats",
    params(("game" = GameId, Path)),
    request_body = EmptyBody,
    responses(
        (status = 200, description = "The game with its new `code`.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::Rule(Violation::NotStarted), ErrorCode::Rule(Violation::GameOver)])))),
)]
async fn renew_code(path: Path<GameId>, post: Post<EmptyBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let renewed = post.games.renew_code(post.principal(), &path, key);
    idempotent(&post.services, key, StatusCode::OK, renewed).await
}
