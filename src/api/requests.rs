//! Requests to the host of a game that is being played.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use serde::Deserialize;
use utoipa::ToSchema;

use super::Problem;
use super::body::{Post, id, once, private};
use super::document::codes;
use super::rights::{HOST, REQUESTER};
use super::who::Who;
use crate::error::Code;
use crate::games::{GameView, Games, RequestState};
use crate::ids::{GameId, RequestId};
use crate::rules::LuckyNumbers;
use crate::store::Verdict;

type Answer = Result<HttpResponse, Problem>;

/// Tells whoever asked to be let in what became of it.
#[utoipa::path(
    get,
    path = "/games/{game}/requests/{request}",
    operation_id = "get_request",
    tag = "seats",
    params(("game" = GameId, Path), ("request" = RequestId, Path)),
    responses(
        (status = 200, description = "What became of it.", body = RequestState),
    ),
    extensions(("x-who" = json!(REQUESTER)), ("x-codes" = json!(codes([Code::Gone])))),
)]
pub(super) async fn state(games: Data<Games>, path: Path<(String, String)>, who: Who) -> Answer {
    let (game, request): (GameId, RequestId) = (id(&path.0)?, id(&path.1)?);
    let state = games.request_state(&who.caller, &game, &request).await?;
    Ok(private(StatusCode::OK).json(state))
}

/// What whoever is let in plays with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({})))]
pub(super) struct AcceptRequestBody {
    /// The lucky numbers of the printed sheet; without them they are dealt.
    #[serde(default)]
    #[schema(nullable = false)]
    lucky_numbers: Option<LuckyNumbers>,
}

/// Lets in whoever asked; a new seat takes part from the next turn on.
#[utoipa::path(
    post,
    path = "/games/{game}/requests/{request}",
    operation_id = "accept_request",
    tag = "seats",
    params(("game" = GameId, Path), ("request" = RequestId, Path)),
    request_body = AcceptRequestBody,
    responses(
        (status = 200, description = "The game, with whoever was let in.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([Code::HostOnly, Code::Gone, Code::NameTaken, Code::SeatTaken, Code::GameFull, Code::AlreadyStarted])))),
)]
pub(super) async fn accept(
    games: Data<Games>,
    path: Path<(String, String)>,
    post: Post<AcceptRequestBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let (game, request): (GameId, RequestId) = (id(&path.0)?, id(&path.1)?);
    once(&games, keep, StatusCode::OK, async {
        let (caller, lucky_numbers) = (post.caller(), post.body.lucky_numbers);
        let verdict = Verdict::Accepted;
        games
            .answer_request(caller, &game, &request, verdict, lucky_numbers, keep)
            .await
    })
    .await
}

/// Does not let in whoever asked.
#[utoipa::path(
    delete,
    path = "/games/{game}/requests/{request}",
    operation_id = "refuse_request",
    tag = "seats",
    params(("game" = GameId, Path), ("request" = RequestId, Path)),
    responses(
        (status = 200, description = "The game, without the request.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([Code::HostOnly, Code::Gone])))),
)]
pub(super) async fn refuse(games: Data<Games>, path: Path<(String, String)>, who: Who) -> Answer {
    let (game, request): (GameId, RequestId) = (id(&path.0)?, id(&path.1)?);
    let verdict = Verdict::Refused;
    let refused = games
        .answer_request(&who.caller, &game, &request, verdict, None, None)
        .await?;
    Ok(private(StatusCode::OK).json(refused))
}
