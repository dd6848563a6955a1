//! Handlers of a game: its main page, the start, players, the rematch.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::all_sheets::AllSheetsFragment;
use super::context::GameContext;
use super::fragment::{Feedback, GameQuery, game_fragment};
use super::lobby;
use super::page::GamePage;
use super::players;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::{GameService, SeatRequest, StartingPlayer};
use crate::http::{Caller, HttpError, PublicUrl};
use crate::idempotency::IdempotencyKey;
use crate::rules::{Status, Violation};
use crate::web::kit::keyed_form::{KeyedForm, once};
use crate::web::kit::response::{ok, refused, see_other};

/// The whole page.
pub(super) async fn show(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &caller, &path, view.seat).await?;
    if !context.access.is_participant() && context.view.result.is_none() {
        return Ok(see_other(&format!("/games/{path}/table")).finish());
    }
    let fragment = game_fragment(&context, &public_url, &view, Feedback::default());
    Ok(ok(caller.view_context, &GamePage::new(fragment)))
}

/// The fragment alone.
pub(super) async fn fragment(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &caller, &path, view.seat).await?;
    Ok(ok(
        caller.view_context,
        &game_fragment(&context, &public_url, &view, Feedback::default()),
    ))
}

/// All sheets; those of a game from paper are on its result.
pub(super) async fn others(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &caller, &path, view.seat).await?;
    if context.view.status == Status::Lobby || context.game.is_paper_game() {
        return Ok(see_other(&format!("/games/{path}")).finish());
    }
    Ok(ok(
        caller.view_context,
        &GamePage::new(AllSheetsFragment::new(&context)),
    ))
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

/// The host starts the game.
pub(super) async fn start(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    Form(form): Form<StartForm>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let sure = form.sure;
    let first = (form.first == "draw").then_some(StartingPlayer::Random);
    let view = GameQuery {
        order: form.order,
        ..GameQuery::default()
    };
    let listed = lobby::parse_order(&view.order);
    let context = GameContext::load(&games, &caller, &id, None).await?;
    let order = lobby::complete_order(&listed, context.view.seats.len());
    if context.access.host && !sure && lobby::unclaimed_warning(&context).is_some() {
        let mut feedback = Feedback::default();
        feedback.lobby.confirms = true;
        feedback.lobby.is_drawn = first.is_some();
        let page = GamePage::new(game_fragment(&context, &public_url, &view, feedback));
        return Ok(ok(caller.view_context, &page));
    }
    match games
        .start(&caller.principal, &id, Some(order), first, None)
        .await
    {
        // Two taps on the button start one game.
        Err(error) if error.code != ErrorCode::AlreadyStarted => {
            let page = GamePage::new(game_fragment(
                &context,
                &public_url,
                &view,
                Feedback::error(&error),
            ));
            Ok(refused(error.code.status(), caller.view_context, &page))
        }
        Ok(_) | Err(_) => Ok(see_other(&format!("/games/{id}")).finish()),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayerForm {
    name: String,
}

/// The host adds a player who plays on the host's own phone.
pub(super) async fn add_player(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    KeyedForm { fields: form, key }: KeyedForm<PlayerForm>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let key = key.as_ref();
    let context = GameContext::load(&games, &caller, &id, None).await?;
    if !context.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    // The code is the game's own: no join code is tried here.
    if context.view.status == Status::Playing {
        return add_late(&games, &caller, &id, &form, key).await;
    }
    let (Status::Lobby, Some(code)) = (context.view.status, &context.view.code) else {
        return Ok(see_other(&format!("/games/{id}")).finish());
    };
    let joined = match form.name.parse() {
        Ok(name) => {
            let request = SeatRequest::Name(name);
            let requester = caller.requester(caller.principal.holder());
            let joined = games.join(code, request, requester, key);
            once(&games, key, joined, |_| IgnoredAny).await
        }
        Err(error) => Err(error),
    };
    match joined {
        Ok(_) => Ok(see_other(&format!("/games/{id}")).finish()),
        Err(error) => {
            let mut feedback = Feedback::error(&error);
            feedback.lobby.typed = form.name;
            let page = GamePage::new(game_fragment(
                &context,
                &public_url,
                &GameQuery::default(),
                feedback,
            ));
            Ok(refused(error.code.status(), caller.view_context, &page))
        }
    }
}

/// Adds a player to a running game.
async fn add_late(
    games: &GameService,
    caller: &Caller,
    id: &GameId,
    form: &PlayerForm,
    key: Option<&IdempotencyKey>,
) -> Result<HttpResponse, HttpError> {
    let added = match (form.name.parse(), caller.principal.holder()) {
        (Ok(name), Some(device)) => {
            let added = games.add_player(&caller.principal, id, &name, device, key);
            once(games, key, added, |()| IgnoredAny).await
        }
        (Err(error), _) => Err(error),
        (Ok(_), None) => Err(Violation::HostOnly.into()),
    };
    match added {
        Ok(_) => Ok(see_other(&format!("/games/{id}/people")).finish()),
        Err(error) => players::redirect_or_refuse(games, caller, id, Some(error)).await,
    }
}

/// The host creates another game with the same seats.
pub(super) async fn rematch(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let query = view.seat.map(|seat| format!("?seat={seat}"));
    let query = query.unwrap_or_default();
    match games.rematch(&caller.principal, &id, true, None).await {
        Ok(created) => Ok(see_other(&format!("/games/{}{query}", created.game.id)).finish()),
        Err(error) => {
            let context = GameContext::load(&games, &caller, &id, None).await?;
            if let Some(next) = &context.view.next {
                return Ok(see_other(&format!("/games/{next}{query}")).finish());
            }
            let page = GamePage::new(game_fragment(
                &context,
                &public_url,
                &GameQuery::default(),
                Feedback::error(&error),
            ));
            Ok(refused(error.code.status(), caller.view_context, &page))
        }
    }
}
