//! A TV or tablet, connected to a game by the code that it shows.

use actix_web::http::header::ContentType;
use actix_web::web::{self, Form, Query};
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use super::home::{RunningGame, running};
use super::kit::filters;
use super::kit::invite::{Invite, address};
use super::kit::parse::parse_id;
use super::kit::response::see_other;
use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::{RequestStatus, ScreenState};
use crate::http::{
    ClientNetwork, CountedRoute, HeadRequest, HttpError, RequestContext, Routes, count_addition,
};

/// What the screen shows while it waits.
#[derive(Template)]
#[template(path = "tv/code.html")]
struct CodePage {
    /// How a phone pairs the screen with its game; `None` while the host is asked.
    pairing: Option<Invite>,
}

/// The page of a phone that pairs a screen with a game.
#[derive(Template)]
#[template(path = "tv/choose_game.html")]
struct ChooseGamePage {
    code: String,
    address: String,
    games: Vec<RunningGame>,
    error: Option<Error>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct ScreenForm {
    code: String,
    game: String,
}

/// The page of the screen, which redirects to the table once it is paired.
pub(super) async fn show(
    request: RequestContext,
    http: HttpRequest,
) -> Result<HttpResponse, HttpError> {
    // What is asked for without being shown gets no code.
    if http.extensions().contains::<HeadRequest>() {
        return Ok(HttpResponse::Ok()
            .content_type(ContentType::html())
            .finish());
    }
    let origin = http.extensions().get().map(|&ClientNetwork(it)| it);
    let device = request.device().await?;
    let state = match request.games.screen_state(device.holder).await? {
        Some(state) => state,
        None => {
            count_addition(&http)?;
            request.games.show_screen(device.holder, origin).await?
        }
    };
    let page = match state {
        ScreenState::Code(code) => CodePage {
            pairing: Some(Invite::new(
                &request.public_url,
                "/screen?code=",
                code.to_string(),
            )),
        },
        ScreenState::Paired(game) => {
            let is_asked = is_awaiting_host(&request, &game).await?;
            // After the request: the host may have accepted it meanwhile.
            let is_let_in = request
                .games
                .access(request.principal(), &game)
                .await
                .is_ok();
            if is_let_in || !is_asked {
                request.games.unpair_screen(device.holder).await?;
            }
            if is_let_in {
                return Ok(see_other(&format!("/games/{game}/table")).finish());
            }
            if !is_asked {
                return Ok(see_other("/tv").finish());
            }
            CodePage { pairing: None }
        }
    };
    Ok(request.page_of_device(200, &page, &device))
}

/// Whether the host has yet to answer.
async fn is_awaiting_host(request: &RequestContext, game: &GameId) -> Result<bool, Error> {
    let (games, caller) = (&request.games, request.principal());
    let Some(asked) = games.latest_request(caller, game).await? else {
        return Ok(false);
    };
    let state = games.request_state(caller, game, &asked.id).await;
    Ok(state.is_ok_and(|state| state.status == RequestStatus::Waiting))
}

/// The page of the phone, to choose the game for the screen.
pub(super) async fn choose_game(
    request: RequestContext,
    Query(form): Query<ScreenForm>,
) -> Result<HttpResponse, HttpError> {
    let page = page(&request, form, None).await?;
    Ok(request.ok(&page))
}

async fn page(
    request: &RequestContext,
    form: ScreenForm,
    error: Option<Error>,
) -> Result<ChooseGamePage, Error> {
    let mut running = running(request).await?;
    if running.iter().any(|game| game.id.as_str() == form.game) {
        running.retain(|game| game.id.as_str() == form.game);
    }
    Ok(ChooseGamePage {
        code: form.code,
        address: address(&request.public_url),
        games: running,
        error,
    })
}

/// Pairs the screen with the game.
pub(super) async fn pair(
    request: RequestContext,
    Form(form): Form<ScreenForm>,
) -> Result<HttpResponse, HttpError> {
    let game = parse_id(&form.game)?;
    match request
        .games
        .pair_screen(request.principal(), &form.code, &game)
        .await
    {
        Ok(true) => Ok(see_other(&format!("/games/{game}?tv=true")).finish()),
        Ok(false) => Ok(see_other(&format!("/games/{game}")).finish()),
        Err(error) if matches!(error.code.status(), 400 | 429) => {
            let page = page(&request, form, Some(error)).await?;
            Ok(request.ok_or_refused(page.error.as_ref(), &page))
        }
        Err(error) => Err(error.into()),
    }
}

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/tv", |it| it.route(web::get().to(show)))
        .resource("/screen", |it| {
            it.route(web::get().to(choose_game))
                .route(web::post().to(pair).adds())
        });
}
