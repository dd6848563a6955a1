//! Joining a game by its code.

use actix_web::HttpResponse;
use actix_web::web::{self, Form, Path, Query};
use askama::Template;
use rowlock_rules::{Board, MAX_SEATS, Seat, Status};
use serde::Deserialize;

use super::kit::filters;
use super::kit::response::{refused, see_other};
use super::new_game::previous::previous_form;
use crate::auth::{self, Principal};
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::{GameId, JoinCode};
use crate::domain::name;
use crate::games::{GameAccess, GameService, JoinOutcome, LobbyPreview, WantedSeat};
use crate::http::{CountedRoute, Device, HttpError, RequestContext, Routes, ViewContext};

#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    /// The URL that the forms are sent to.
    action: String,
    code: String,
    name: String,
    error: Option<Error>,
    preview: Option<JoinPreview>,
}

impl JoinPage {
    /// Whether the page also accepts a hand-over link: players who lost their cookie open it, too.
    fn asks_for_link(&self) -> bool {
        self.preview
            .as_ref()
            .is_none_or(|preview| preview.asks_host)
    }
}

/// The game with the join code.
struct JoinPreview {
    /// The board, and the players who have joined.
    about: Message,
    /// That the game is running, or why it cannot be joined.
    note: Option<Message>,
    /// The names of the seats whose players have not joined yet.
    free: Vec<String>,
    /// Whether the host is asked first.
    asks_host: bool,
    can_add_player: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct JoinForm {
    code: String,
    name: String,
    /// The name of the prepared seat: its number may change while the page is open.
    seat_of: Option<String>,
    /// Whether this screen only watches.
    watch: bool,
}

/// Redirects from the URL of a QR code; codes are checked at one URL only, where guesses are limited.
pub(crate) async fn scanned(path: Path<String>) -> HttpResponse {
    let code: String = path.chars().filter(char::is_ascii_alphanumeric).collect();
    see_other(&format!("/join?code={code}")).finish()
}

/// The page for a code, or the page that asks for a code.
pub(crate) async fn show(
    request: RequestContext,
    Query(form): Query<JoinForm>,
) -> Result<HttpResponse, HttpError> {
    if form.code.is_empty() {
        return Ok(request.ok(&code_page(form, None)));
    }
    if let Some(path) = path_of_link(&form.code) {
        return Ok(see_other(&path).finish());
    }
    if let Some((game, access)) = known_game(&request, request.principal(), &form.code).await?
        && !access.seats.is_empty()
    {
        return Ok(see_other(&format!("/games/{game}")).finish());
    }
    let name = previous_form(&request).await?.name;
    let device = request.device().await?;
    let page = page(&request.games, &device, JoinForm { name, ..form }, None).await;
    if let Some(error) = &page.error {
        return Ok(request.refused(error, &page));
    }
    Ok(request.page_of_device(200, &page, &device))
}

/// The path of a link in a text, on any server: a link with a secret, or with the code of a screen.
pub(super) fn path_of_link(text: &str) -> Option<String> {
    text.split_whitespace().find_map(|word| {
        let (link, query) = word.split_once('?').unwrap_or((word, ""));
        let is_part = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
        let (before, last) = link.trim_end_matches(|it| !is_part(it)).rsplit_once('/')?;
        let folder = before.rsplit('/').next()?;
        match (folder, last) {
            ("h" | "i" | "s", secret) if secret.chars().all(is_part) => {
                Some(format!("/{folder}/{secret}"))
            }
            (_, "screen") => Some(format!("/screen?code={}", JoinCode::find(query)?)),
            _ => None,
        }
    })
}

/// The page that asks for a code, after an unknown link.
pub(crate) fn unknown_link(view_context: ViewContext) -> HttpResponse {
    let error = Error::invalid("not-a-link-or-code");
    let status = error.code.status();
    refused(
        status,
        view_context,
        &code_page(JoinForm::default(), Some(error)),
    )
}

/// Takes a seat, and redirects to the game.
pub(crate) async fn join(
    request: RequestContext,
    Form(form): Form<JoinForm>,
) -> Result<HttpResponse, HttpError> {
    if form.watch {
        return watch(&request, form).await;
    }
    let known = known_game(&request, request.principal(), &form.code).await?;
    let device = match known {
        // Of its group it may have all games already.
        Some((_, access)) if access.group_member => request.device().await?,
        Some(_) | None if request.games.preview(&form.code).await.is_ok() => {
            request.entitled_device().await?
        }
        Some(_) | None => request.device().await?,
    };
    let joined = async {
        let seat = match &form.seat_of {
            Some(name) => WantedSeat::SeatOf(name.clone()),
            None => WantedSeat::Name(form.name.parse()?),
        };
        let requester = request.caller.requester(Some(device.holder));
        request.games.join(&form.code, seat, requester, None).await
    };
    match joined.await {
        Ok(entered) => {
            let path = match entered {
                JoinOutcome::Joined(joined) => format!("/games/{}", joined.game.id),
                JoinOutcome::Requested(asked) => format!("/games/{}/wait", asked.game),
            };
            Ok(request.redirect_device(&path, &device))
        }
        Err(error) => {
            if let Some(game) = joined_before(&request, &device, &form).await? {
                return Ok(request.redirect_device(&format!("/games/{game}"), &device));
            }
            let status = error.code.status();
            let page = page(&request.games, &device, form, Some(error)).await;
            Ok(request.page_of_device(status, &page, &device))
        }
    }
}

/// The game of this form, if the device already has the requested seat.
async fn joined_before(
    request: &RequestContext,
    device: &Device,
    form: &JoinForm,
) -> Result<Option<GameId>, Error> {
    let principal = auth::authenticate(&request.services, device.holder).await?;
    let Some((game, access)) = known_game(request, &principal, &form.code).await? else {
        return Ok(None);
    };
    let view = request.games.view(&principal, &game).await?;
    let key = name::key(form.seat_of.as_deref().unwrap_or(&form.name));
    let is_requested = |seat: &&Seat| {
        let row = view.seats.get(seat.index());
        row.is_some_and(|row| name::key(&row.name) == key)
    };
    Ok(access
        .seats
        .iter()
        .any(|seat| is_requested(&seat))
        .then_some(game))
}

/// Lets this screen watch, or asks the host for that.
async fn watch(request: &RequestContext, form: JoinForm) -> Result<HttpResponse, HttpError> {
    if let Some((game, _)) = known_game(request, request.principal(), &form.code).await? {
        return Ok(see_other(&format!("/games/{game}/table")).finish());
    }
    let device = match request.games.preview(&form.code).await {
        Ok(_) => request.entitled_device().await?,
        Err(_) => request.device().await?,
    };
    let watched = request
        .games
        .watch_by_code(&form.code, device.holder, request.caller.network);
    match watched.await {
        Ok(game) => Ok(request.redirect_device(&format!("/games/{game}/wait"), &device)),
        Err(error) => {
            let status = error.code.status();
            let page = page(&request.games, &device, form, Some(error)).await;
            Ok(request.page_of_device(status, &page, &device))
        }
    }
}

/// The game of this code with the caller's access, if the caller may read it.
async fn known_game(
    request: &RequestContext,
    principal: &Principal,
    code: &str,
) -> Result<Option<(GameId, GameAccess)>, Error> {
    let Some(code) = JoinCode::find(code) else {
        return Ok(None);
    };
    let Some(game) = request.services.store().game_by_code(&code).await? else {
        return Ok(None);
    };
    let access = request.games.access(principal, &game).await.ok();
    Ok(access.map(|access| (game, access)))
}

fn code_page(form: JoinForm, error: Option<Error>) -> JoinPage {
    JoinPage {
        action: "/join".to_owned(),
        code: form.code,
        name: form.name,
        error,
        preview: None,
    }
}

/// The page for a code, with the forms of this device.
async fn page(
    games: &GameService,
    device: &Device,
    form: JoinForm,
    error: Option<Error>,
) -> JoinPage {
    let found = games.preview(&form.code).await;
    let (preview, error) = match (found, error) {
        (Ok(preview), error) => {
            let board = games.find_board(&preview.variant).await.ok().flatten();
            (Some(preview_view(board.as_deref(), preview)), error)
        }
        (Err(_), Some(error)) | (Err(error), None) => (None, Some(error)),
    };
    JoinPage {
        action: device.action("/join"),
        preview,
        ..code_page(form, error)
    }
}

fn preview_view(board: Option<&Board>, preview: LobbyPreview) -> JoinPreview {
    let names = preview.seats.iter().filter(|seat| seat.claimed);
    let names: Vec<Arg> = names.map(|seat| Arg::from(&seat.name)).collect();
    let unknown = || msg("plain").with("text", &preview.variant);
    let board = board.map_or_else(unknown, board_name);
    let is_full = preview.seats.len() >= MAX_SEATS;
    let (note, asks_host) = match preview.status {
        Status::Lobby if is_full => (Some(msg("join-full")), false),
        Status::Lobby | Status::Finished => (None, false),
        Status::LastCall => (Some(msg("join-last-roll")), true),
        Status::Playing if is_full => (Some(msg("join-full")), true),
        Status::Playing => {
            let running = msg("join-running").with("host", preview.host.as_str());
            (Some(running), true)
        }
    };
    JoinPreview {
        note,
        asks_host,
        can_add_player: !is_full && preview.status != Status::LastCall,
        about: if names.is_empty() {
            board
        } else {
            let about = msg("join-with").with("board", board);
            about.with("names", Arg::List(names))
        },
        free: preview
            .seats
            .iter()
            .filter(|seat| !seat.claimed)
            .map(|seat| seat.name.clone())
            .collect(),
    }
}

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/join", |it| {
            it.route(web::get().to(show))
                .route(web::post().to(join).adds())
        })
        .resource("/j/{code}", |it| it.route(web::get().to(scanned)));
}
