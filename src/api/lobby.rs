//! Finding, joining and starting a game; renaming and removing its players before.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use rowlock_rules::Seat;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{Post, PublicPost};
use super::groups::NameBody;
use super::idempotent::{idempotent, idempotent_game, idempotent_read};
use super::operations::{Operation, codes, operations};
use super::permissions::{ANYONE, HOST};
use super::respond::{HandlerResult, ResponseHead, private_json};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, PlayerId};
use crate::domain::name::Name;
use crate::games::{
    GameService, GameView, JoinOutcome, Joined, LobbyPreview, PendingRequest, StartingPlayer,
    WantedSeat,
};
use crate::http::Caller;

pub(super) const OPERATIONS: &[Operation] = operations![
    look_up_game,
    join_game.adds(),
    start_game,
    rename_in_lobby,
    remove_from_lobby
];

/// The game to look up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"code": "K7M2QX"})))]
pub(super) struct LookupBody {
    /// The code of the game, compared without case.
    code: String,
}

/// Returns what the join code of an unfinished game reveals.
#[utoipa::path(
    post,
    path = "/games/lookup",
    tag = "games",
    request_body = LookupBody,
    responses(
        (status = 200, description = "The board, mode, status and seats.", body = LobbyPreview),
    ),
    extensions(("x-who" = json!(ANYONE)), ("x-codes" = json!(codes([ErrorCode::NotFound, ErrorCode::Gone])))),
)]
async fn look_up_game(post: PublicPost<LookupBody>) -> HandlerResult {
    let preview = post.games.preview(&post.body.code);
    idempotent_read(&post.services, post.key.as_ref(), preview).await
}

/// The code of an unfinished game, and either a name for a new seat or the number of a prepared one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"code": "K7M2QX", "name": "Cleo"}), json!({"code": "K7M2QX", "seat": 1})))]
pub(super) struct JoinBody {
    /// The code of the game, compared without case.
    code: String,
    /// The name for a new seat.
    #[serde(default)]
    #[schema(value_type = Option<Name>)]
    name: Option<String>,
    /// The number of a prepared seat.
    #[serde(default)]
    #[schema(value_type = Option<Seat>)]
    seat: Option<usize>,
}

/// Takes a seat: a new one by name, or a prepared one by number.
///
/// Joining a game in progress asks the host; until the host accepts, the token can only read the request.
#[utoipa::path(
    post,
    path = "/games/join",
    tag = "games",
    request_body = JoinBody,
    responses(
        (status = 201, description = "The seat, with its token.", body = Joined, headers(("Location" = String, description = "The URL of the game."))),
        (status = 202, description = "The request to the host of a game in progress.", body = PendingRequest),
    ),
    extensions(("x-who" = json!(ANYONE)), ("x-codes" = json!(codes([ErrorCode::NotFound, ErrorCode::SeatTaken, ErrorCode::NameTaken, ErrorCode::GameFull, ErrorCode::AlreadyStarted, ErrorCode::Gone])))),
)]
async fn join_game(post: PublicPost<JoinBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let JoinBody { code, name, seat } = &post.body;
    idempotent_game(&post.services, key, async {
        let seat_request = match (name, seat) {
            (Some(name), None) => WantedSeat::Name(name.parse()?),
            (None, &Some(seat)) => WantedSeat::Seat(seat),
            (Some(_), Some(_)) | (None, None) => {
                return Err(Error::invalid("name-or-seat"));
            }
        };
        let requester = post.caller.requester(None);
        post.games.join(code, seat_request, requester, key).await
    })
    .await
}

impl From<&JoinOutcome> for ResponseHead {
    fn from(entered: &JoinOutcome) -> Self {
        match entered {
            JoinOutcome::Joined(joined) => Self::from(&**joined),
            JoinOutcome::Requested(_) => Self::from(StatusCode::ACCEPTED),
        }
    }
}

/// How to start the game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"order": [1, 0], "first": "draw"})))]
pub(super) struct StartBody {
    /// Every seat once, in playing order; unchanged by default.
    #[serde(default)]
    order: Option<Vec<Seat>>,
    /// Who has turn 1; the first seat by default.
    #[serde(default)]
    first: Option<StartingPlayer>,
}

/// Starts a game.
#[utoipa::path(
    post,
    path = "/games/{game}/start",
    tag = "games",
    params(("game" = GameId, Path)),
    request_body = StartBody,
    responses(
        (status = 200, description = "The game, now in status `playing`.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::AlreadyStarted, ErrorCode::TooFewPlayers])))),
)]
async fn start_game(path: Path<GameId>, post: Post<StartBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let StartBody { order, first } = &post.body;
    let started = post
        .games
        .start(post.principal(), &path, order.clone(), *first, key);
    idempotent(&post.services, key, StatusCode::OK, started).await
}

/// Renames a player before the start: the seat goes to the group's player with that name, or to a new one.
///
/// The seat's tokens and devices keep it. The player's id changes, unless only the spelling does.
#[utoipa::path(
    patch,
    path = "/games/{game}/players/{player}",
    tag = "seats",
    params(("game" = GameId, Path), ("player" = PlayerId, Path)),
    request_body = NameBody,
    responses(
        (status = 200, description = "The game with the new name of the player.", body = GameView),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::AlreadyStarted, ErrorCode::NameTaken])))),
)]
async fn rename_in_lobby(path: Path<(GameId, PlayerId)>, patch: Post<NameBody>) -> HandlerResult {
    let (game, player) = path.into_inner();
    let name = patch.body.name.parse()?;
    let renamed = patch
        .games
        .rename_seat(patch.principal(), &game, &player, &name);
    Ok(private_json(StatusCode::OK).json(renamed.await?))
}

/// Removes a player before the start: the later seats move up, and the tokens and links of the seat are revoked.
///
/// The host cannot be removed; a removed player can join again.
#[utoipa::path(
    delete,
    path = "/games/{game}/players/{player}",
    tag = "seats",
    params(("game" = GameId, Path), ("player" = PlayerId, Path)),
    responses(
        (status = 204, description = "The player is removed."),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::AlreadyStarted, ErrorCode::TooManyEvents])))),
)]
async fn remove_from_lobby(
    games: Data<GameService>,
    path: Path<(GameId, PlayerId)>,
    caller: Caller,
) -> HandlerResult {
    let (game, player) = path.into_inner();
    let removed = games.remove_player(&caller.principal, &game, &player);
    removed.await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}
