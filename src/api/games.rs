//! Games: creating, playing, reading and deleting them.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::http::header::{ETAG, EntityTag, HeaderName, HeaderValue};
use actix_web::web::{Data, Path};
use rowlock_rules::{HouseRules, Mode, Seat, Seq, SheetLetter, SheetNumbers, Violation};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{EmptyBody, IfMatch, Post, PublicPost, query};
use super::idempotent::{idempotent, idempotent_game};
use super::operations::{Operation, codes, operations};
use super::permissions::{GAME_CREATORS, HOST, OWN_SEAT, READERS, SEAT_BEFORE, SEAT_WITHOUT_HOST};
use super::respond::{HandlerResult, ResponseHead, encode, post_response, private_json};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Holder;
use crate::domain::ids::GameId;
use crate::domain::name::Name;
use crate::games::{
    CreatedGame, EventView, GameService, GameView, GroupChoice, Joined, Move, MoveOutcome, NewGame,
    NewSheets, StartingPlayer,
};
use crate::http::Caller;
use crate::schema::Variant;

pub(super) const OPERATIONS: &[Operation] = operations![
    make_game.creates(),
    get_game,
    delete_game,
    move_host,
    make_move,
    list_events,
    rematch.creates(),
    join_rematch.adds()
];

const PREFER: HeaderName = HeaderName::from_static("prefer");

const PREFERENCE_APPLIED: HeaderName = HeaderName::from_static("preference-applied");

/// The preference for a response without the game.
const MINIMAL: &str = "return=minimal";

/// The game to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "variant": "longo", "mode": "dice", "players": ["Ana", "Ben"], "start": true, "first": 1,
    "house_rules": {"color_required": false, "hide_scores": false, "tap_to_end": false, "clock": false},
    "lucky_numbers": [[5, 8], [6, 11]],
})))]
pub(super) struct NewGameBody {
    #[schema(value_type = Variant)]
    variant: String,
    /// The mode; `turns` by default.
    #[serde(default)]
    mode: Mode,
    /// The players, by seat; without any, the game waits in the lobby for players to join.
    #[serde(default)]
    #[schema(value_type = Vec<Name>, max_items = 8)]
    players: Vec<String>,
    /// Whether the game starts at once, which needs players.
    #[serde(default)]
    start: bool,
    /// Who has turn 1 of a game that starts at once; the first player by default.
    #[serde(default)]
    first: Option<StartingPlayer>,
    #[serde(default)]
    house_rules: HouseRules,
    /// The lucky numbers of every player, for a board that has them; drawn if omitted.
    #[serde(default)]
    lucky_numbers: Option<Vec<SheetNumbers>>,
    /// The sheet of every player, for a board with different sheets; dealt if omitted.
    #[serde(default)]
    sheets: Option<Vec<SheetLetter>>,
}

impl TryFrom<NewGameBody> for NewGame {
    type Error = Error;

    fn try_from(body: NewGameBody) -> Result<Self, Error> {
        let names = body.players.iter().map(|name| name.parse::<Name>());
        Ok(Self {
            variant: body.variant,
            mode: body.mode,
            players: names.collect::<Result<_, _>>()?,
            start: body.start,
            first: body.first,
            house_rules: body.house_rules,
            sheets: NewSheets {
                numbers: body.lucky_numbers.unwrap_or_default(),
                letters: body.sheets.unwrap_or_default(),
            },
        })
    }
}

/// Creates a game, in the group of the token or in a new one.
#[utoipa::path(
    post,
    path = "/games",
    tag = "games",
    request_body = NewGameBody,
    responses(
        (status = 201, description = "The game, with its tokens.", body = CreatedGame, headers(("Location" = String, description = "The URL of the game."))),
    ),
    extensions(("x-who" = json!(GAME_CREATORS)), ("x-codes" = json!(codes([ErrorCode::NameTaken, ErrorCode::TooFewPlayers])))),
)]
async fn make_game(post: PublicPost<NewGameBody>) -> HandlerResult {
    let PublicPost { context, body, key } = post;
    let (caller, key) = (context.principal(), key.as_ref());
    idempotent_game(&context.services, key, async {
        let group = match caller.holder() {
            Some(Holder::Token(_)) => {
                let group = caller.groups().first();
                let group = group.ok_or_else(|| caller.denied())?;
                GroupChoice::Existing(group.id.clone())
            }
            Some(Holder::Device(_)) | None => GroupChoice::New { time_zone: None },
        };
        let new = body.try_into()?;
        context.games.create(caller, group, new, None, key).await
    })
    .await
}

/// What `Prefer: return=minimal` leaves of the response to a move.
#[derive(Serialize)]
struct MinimalOutcome<'a> {
    event: &'a EventView,
}

/// Whether the client asks for the event without the game (RFC 7240).
fn prefers_minimal(request: &HttpRequest) -> bool {
    let preferences = request.headers().get_all(PREFER);
    let mut preferences = preferences.flat_map(|sent| sent.to_str().unwrap_or_default().split(','));
    preferences.any(|preference| preference.trim() == MINIMAL)
}

/// Makes a move.
#[utoipa::path(
    post,
    path = "/games/{game}/moves",
    tag = "games",
    params(
        ("game" = GameId, Path),
        ("Prefer" = Option<String>, Header, description = "With `return=minimal` the response has no `game`.", nullable = false),
    ),
    request_body = Move,
    responses(
        (status = 201, description = "The event, and the game after it.", body = MoveOutcome, headers(
            ("Location" = String, description = "The URL of the game."),
            ("Preference-Applied" = Option<String>, description = "`return=minimal` if the response has no `game`."),
        )),
    ),
    extensions(("x-who" = json!(OWN_SEAT)), ("x-codes" = json!(codes(ErrorCode::of_rules().chain([ErrorCode::HostOnly, ErrorCode::TooManyEvents]))))),
)]
async fn make_move(path: Path<GameId>, request: HttpRequest, post: Post<Move>) -> HandlerResult {
    let Post { context, body, key } = post;
    let moved = context
        .games
        .make_move(context.principal(), &path, body, key.as_ref());
    let moved = moved.await?;
    let head = ResponseHead::created(&path);
    if !prefers_minimal(&request) {
        return Ok(post_response(head, encode(&moved.outcome()?)?));
    }
    let event = &moved.event()?;
    let mut response = post_response(head, encode(&MinimalOutcome { event })?);
    let applied = HeaderValue::from_static(MINIMAL);
    response.headers_mut().insert(PREFERENCE_APPLIED, applied);
    Ok(response)
}

/// Creates another game with the same seats.
#[utoipa::path(
    post,
    path = "/games/{game}/rematch",
    tag = "games",
    params(("game" = GameId, Path)),
    request_body = EmptyBody,
    responses(
        (status = 201, description = "The new game, with its tokens.", body = CreatedGame, headers(("Location" = String, description = "The URL of the new game."))),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::AlreadyStarted, ErrorCode::TooFewPlayers, ErrorCode::Rule(Violation::NotStarted)])))),
)]
async fn rematch(path: Path<GameId>, post: Post<EmptyBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let for_device = post.caller.known_device(&post.games).await?.is_some();
    let created = post.games.rematch(post.principal(), &path, for_device, key);
    idempotent_game(&post.services, key, created).await
}

/// Takes the seat in a rematch that the token had in the previous game.
#[utoipa::path(
    post,
    path = "/games/{game}/join",
    tag = "seats",
    params(("game" = GameId, Path)),
    request_body = EmptyBody,
    responses(
        (status = 201, description = "The seat, with its token.", body = Joined, headers(("Location" = String, description = "The URL of the game."))),
    ),
    extensions(("x-who" = json!(SEAT_BEFORE))),
)]
async fn join_rematch(path: Path<GameId>, post: Post<EmptyBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let joined = post.games.join_rematch(post.principal(), &path, key);
    idempotent_game(&post.services, key, joined).await
}

/// The seat that becomes the host.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"seat": 0})))]
pub(super) struct HostBody {
    /// The seat that gets the host role.
    #[schema(value_type = Seat)]
    seat: usize,
}

/// Gives the host role to a seat.
///
/// If the host has been away for 2 minutes, a seat can take the role.
/// Such a host can play on for the host, but not delete or share the game, or give other seats away.
/// Nor can such a host change a finished game.
/// The host can take the role back at any time, to the seat it was taken from.
/// In a finished game the role does not move.
#[utoipa::path(
    post,
    path = "/games/{game}/host",
    tag = "seats",
    params(("game" = GameId, Path)),
    request_body = HostBody,
    responses(
        (status = 200, description = "The game with its new host.", body = GameView),
    ),
    extensions(("x-who" = json!(SEAT_WITHOUT_HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::Rule(Violation::GameOver), ErrorCode::TooManyEvents])))),
)]
async fn move_host(path: Path<GameId>, post: Post<HostBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let moved = post
        .games
        .move_host(post.principal(), &path, post.body.seat, key);
    idempotent(&post.services, key, StatusCode::OK, moved).await
}

/// Deletes a game.
#[utoipa::path(
    delete,
    path = "/games/{game}",
    tag = "games",
    params(
        ("game" = GameId, Path),
        ("If-Match" = Option<String>, Header, description = "The `ETag` with which the game was read; 412 if it has changed since.", nullable = false),
    ),
    responses(
        (status = 204, description = "The game is deleted."),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::PreconditionFailed])))),
)]
async fn delete_game(
    games: Data<GameService>,
    path: Path<GameId>,
    IfMatch(precondition): IfMatch,
    caller: Caller,
) -> HandlerResult {
    games
        .delete(&caller.principal, &path, &precondition)
        .await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}

/// Returns a game as the caller sees it.
#[utoipa::path(
    get,
    path = "/games/{game}",
    tag = "games",
    params(("game" = GameId, Path)),
    responses((status = 200, description = "The game, as far as the caller may see it.", body = GameView)),
    extensions(("x-who" = json!(READERS))),
)]
async fn get_game(games: Data<GameService>, path: Path<GameId>, caller: Caller) -> HandlerResult {
    let view = games.encoded_view(&caller.principal, &path).await?;
    let tag = EntityTag::new_strong(view.tag().to_owned());
    let mut response = private_json(StatusCode::OK);
    response.insert_header((ETAG, tag));
    Ok(response.body(view.json().to_owned()))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct AfterQuery {
    /// The sequence number of the last event the client has.
    #[serde(default)]
    #[param(value_type = u64, maximum = 4_294_967_295_u32)]
    pub(super) after: Seq,
}

/// The events of a game.
#[derive(Serialize, ToSchema)]
struct Events {
    /// The events in their order.
    events: Vec<EventView>,
}

/// Lists the events of a game.
#[utoipa::path(
    get,
    path = "/games/{game}/events",
    tag = "games",
    params(("game" = GameId, Path), AfterQuery),
    responses(
        (status = 200, description = "The events after `after`.", body = Events),
    ),
    extensions(("x-who" = json!(READERS))),
)]
async fn list_events(
    games: Data<GameService>,
    path: Path<GameId>,
    caller: Caller,
    request: HttpRequest,
) -> HandlerResult {
    let AfterQuery { after } = query(&request)?;
    let events = games.events(&caller.principal, &path, after).await?;
    Ok(private_json(StatusCode::OK).json(Events { events }))
}
