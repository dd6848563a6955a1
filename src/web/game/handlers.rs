//! Handlers of a game: its main page, the start, players, the rematch.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use rowlock_rules::{Status, Violation};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::all_sheets::AllSheetsFragment;
use super::fragment::{Feedback, GameQuery, game_fragment, respond};
use super::lobby;
use super::page::GamePage;
use super::players;
use super::request::GameRequest;
use crate::domain::error::{Error, ErrorCode};
use crate::games::{SeatRequest, StartingPlayer};
use crate::http::HttpError;
use crate::idempotency::IdempotencyKey;
use crate::web::kit::keyed_form::{KeyedForm, once};
use crate::web::kit::response::see_other;

pub(super) async fn show(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(view.seat).await?;
    if !context.sees_main_page() {
        return Ok(request.redirect("/table"));
    }
    Ok(request.game(&context, &view, Feedback::default()))
}

pub(super) async fn fragment(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(view.seat).await?;
    let fragment = game_fragment(&context, &request.public_url, &view, Feedback::default());
    Ok(respond(&context, request.ok(&fragment)))
}

/// All sheets; those of a game from paper are on its result.
pub(super) async fn others(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(view.seat).await?;
    if context.status() == Status::Lobby || context.game.is_paper_game() {
        return Ok(request.redirect(""));
    }
    let page = GamePage::new(AllSheetsFragment::new(&context));
    Ok(respond(&context, request.ok(&page)))
}

#[derive(Debug, Deserialize)]
pub(super) struct StartForm {
    #[serde(default)]
    order: String,
    /// `draw` to draw the first player; otherwise it is the first in the order.
    #[serde(default)]
    first: String,
    /// Whether to start while seats are unclaimed.
    #[serde(default)]
    sure: bool,
}

pub(super) async fn start(
    request: GameRequest,
    Form(form): Form<StartForm>,
) -> Result<HttpResponse, HttpError> {
    let first = (form.first == "draw").then_some(StartingPlayer::Random);
    let view = GameQuery {
        order: form.order,
        ..GameQuery::default()
    };
    let listed = lobby::parse_order(&view.order);
    let context = request.load(None).await?;
    let order = lobby::complete_order(&listed, context.table().seats());
    if context.access.host && !form.sure && lobby::unclaimed_warning(&context).is_some() {
        let mut feedback = Feedback::default();
        feedback.lobby.confirms = true;
        feedback.lobby.is_drawn = first.is_some();
        return Ok(request.game(&context, &view, feedback));
    }
    let caller = request.principal();
    let started = request
        .games
        .start(caller, &request.id, Some(order), first, None);
    match started.await {
        // Two taps on the button start one game.
        Err(error) if error.code != ErrorCode::AlreadyStarted => {
            Ok(request.refused_game(&error, &context, &view, Feedback::error(&error)))
        }
        Ok(_) | Err(_) => Ok(request.redirect("")),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayerForm {
    name: String,
}

/// The host adds a player who plays on the host's own phone.
pub(super) async fn add_player(
    request: GameRequest,
    KeyedForm { fields: form, key }: KeyedForm<PlayerForm>,
) -> Result<HttpResponse, HttpError> {
    let key = key.as_ref();
    let context = request.load(None).await?;
    if !context.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    // The code is the game's own: no join code is tried here.
    if context.status() == Status::Playing {
        return add_late(&request, &form, key).await;
    }
    let (Status::Lobby, Some(code)) = (context.status(), &context.details.code) else {
        return Ok(request.redirect(""));
    };
    let joined = match form.name.parse() {
        Ok(name) => {
            let requester = request.caller.requester(request.principal().holder());
            let seat = SeatRequest::Name(name);
            let joined = request.games.join(code, seat, requester, key);
            once(&request.services, key, joined, |_| IgnoredAny).await
        }
        Err(error) => Err(error),
    };
    match joined {
        Ok(_) => Ok(request.redirect("")),
        Err(error) => {
            let mut feedback = Feedback::error(&error);
            feedback.lobby.typed = form.name;
            Ok(request.refused_game(&error, &context, &GameQuery::default(), feedback))
        }
    }
}

/// Adds a player to a running game.
async fn add_late(
    request: &GameRequest,
    form: &PlayerForm,
    key: Option<&IdempotencyKey>,
) -> Result<HttpResponse, HttpError> {
    let caller = request.principal();
    let added = match (form.name.parse(), caller.holder()) {
        (Ok(name), Some(device)) => {
            let added = request
                .games
                .add_player(caller, &request.id, &name, device, key);
            once(&request.services, key, added, |()| IgnoredAny).await
        }
        (Err(error), _) => Err(error),
        (Ok(_), None) => Err(Violation::HostOnly.into()),
    };
    players::redirect_or_refuse(request, added.err()).await
}

/// The host creates another game with the same seats.
pub(super) async fn rematch(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let query = view.seat.map(|seat| format!("?seat={seat}"));
    let query = query.unwrap_or_default();
    let created = request
        .games
        .rematch(request.principal(), &request.id, true, None);
    match created.await {
        Ok(created) => Ok(see_other(&format!("/games/{}{query}", created.game.id)).finish()),
        Err(error) => {
            let context = request.load(None).await?;
            if let Some(next) = &context.details.next {
                return Ok(see_other(&format!("/games/{next}{query}")).finish());
            }
            let view = GameQuery::default();
            Ok(request.refused_game(&error, &context, &view, Feedback::error(&error)))
        }
    }
}
