//! Renaming and removing a player in the lobby.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path, Query};
use askama::Template;
use rowlock_rules::{Seat, Status};
use serde::Deserialize;

use super::order::{lobby_path, parse_order};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, PlayerId};
use crate::http::{HttpError, RequestContext};
use crate::web::game::context::GameContext;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::response::see_other;

/// The page that asks for a new name.
#[derive(Template)]
#[template(path = "game/lobby/name.html")]
struct NamePage {
    name: String,
    /// The submitted name.
    typed: String,
    error: Option<Message>,
    order: String,
    back: String,
}

/// The order in which the lobby lists its seats, from which the browser came.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct OrderQuery {
    order: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct NameForm {
    #[serde(default)]
    order: String,
    name: String,
}

type PlayerPath = Path<(GameId, PlayerId)>;

/// The name of a player whom this browser may rename and remove; `None` once there is nothing to rename or remove.
async fn managed(
    request: &RequestContext,
    game: &GameId,
    player: &PlayerId,
) -> Result<Option<String>, Error> {
    let context = GameContext::load(request, game, None).await?;
    context.access.require_manager()?;
    let mut players = context.details.players.iter();
    let seat = players.find(|seat| seat.player.as_ref() == Some(player));
    let is_lobby = context.status() == Status::Lobby;
    Ok(seat.filter(|_| is_lobby).map(|seat| seat.name.clone()))
}

/// The page that asks for a new name.
pub(crate) async fn show_name(
    request: RequestContext,
    path: PlayerPath,
    Query(query): Query<OrderQuery>,
) -> Result<HttpResponse, HttpError> {
    let (game, player) = path.into_inner();
    let back = lobby_path(&game, &parse_order(&query.order));
    let Some(name) = managed(&request, &game, &player).await? else {
        return Ok(see_other(&back).finish());
    };
    let page = NamePage {
        typed: name.clone(),
        name,
        error: None,
        order: query.order,
        back,
    };
    Ok(request.ok(&page))
}

pub(crate) async fn rename(
    request: RequestContext,
    path: PlayerPath,
    Form(form): Form<NameForm>,
) -> Result<HttpResponse, HttpError> {
    let (game, player) = path.into_inner();
    let back = lobby_path(&game, &parse_order(&form.order));
    let renamed = async {
        let name = form.name.parse()?;
        request
            .games
            .rename_seat(request.principal(), &game, &player, &name)
            .await
    };
    let Err(error) = renamed.await else {
        return Ok(see_other(&back).finish());
    };
    let Some(name) = managed(&request, &game, &player).await? else {
        return settled(error, &back);
    };
    let page = NamePage {
        typed: form.name,
        name,
        error: Some(error.detail.clone()),
        order: form.order,
        back,
    };
    Ok(request.refused(&error, &page))
}

/// Confirms the removal of a player.
pub(crate) async fn ask(
    request: RequestContext,
    path: PlayerPath,
    Query(query): Query<OrderQuery>,
) -> Result<HttpResponse, HttpError> {
    let (game, player) = path.into_inner();
    let back = lobby_path(&game, &parse_order(&query.order));
    let Some(name) = managed(&request, &game, &player).await? else {
        return Ok(see_other(&back).finish());
    };
    let with_name = |key: &'static str| msg(key).with("name", name.as_str());
    let question = ConfirmPage {
        title: with_name("leave-other"),
        consequences: vec![with_name("lobby-remove-means")],
        action: format!("/games/{game}/players/{player}/remove"),
        fields: vec![("order", query.order)],
        choice: None,
        yes: with_name("lobby-remove-yes"),
        no: with_name("lobby-remove-no"),
        back,
    };
    Ok(request.ok(&question))
}

/// Removes a player; the others keep their order.
pub(crate) async fn remove(
    request: RequestContext,
    path: PlayerPath,
    Form(form): Form<OrderQuery>,
) -> Result<HttpResponse, HttpError> {
    let (game, player) = path.into_inner();
    let removed = request
        .games
        .remove_player(request.principal(), &game, &player)
        .await;
    let seat = match removed {
        Ok(seat) => seat,
        Err(error) => return settled(error, &lobby_path(&game, &[])),
    };
    let order = parse_order(&form.order).into_iter();
    let others = order.filter(|&other| other != seat);
    let moved_up = others.filter_map(|other| Seat::new(other.index() - usize::from(other > seat)));
    let order: Vec<Seat> = moved_up.collect();
    Ok(see_other(&lobby_path(&game, &order)).finish())
}

/// Leads to the lobby if the player is not in it any more, as after two taps on a button.
fn settled(error: Error, back: &str) -> Result<HttpResponse, HttpError> {
    match error.code {
        ErrorCode::NotFound => Ok(see_other(back).finish()),
        _ => Err(error.into()),
    }
}
