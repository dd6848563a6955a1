//! Two sheets on one tablet between two players: one half is turned to the other side.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use askama::Template;

use super::context::GameContext;
use super::fragment::GameQuery;
use super::sheet::seats::NextSeat;
use crate::domain::ids::GameId;
use crate::games::GameService;
use crate::http::{Caller, HttpError};
use crate::rules::{Seat, Status};
use crate::web::kit::filters;
use crate::web::kit::response::{ok, see_other};

/// A page with two frames, each with a sheet as a page of its own.
#[derive(Template)]
#[template(path = "game/two_sheets.html")]
struct TwoSheetsPage {
    game: GameId,
    near: Seat,
    near_name: String,
    /// The sheet of the player on the other side.
    far: NextSeat,
}

/// The requested seat and the next one of this browser; the game's page if it has only one, or the game is not running.
pub(super) async fn show(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &caller, &path, view.seat).await?;
    let pair = context
        .seat
        .and_then(|near| Some((near, NextSeat::of(&context, near)?)));
    let is_running = matches!(context.view.status, Status::Playing | Status::LastCall);
    match pair.filter(|_| is_running) {
        Some((near, far)) => Ok(ok(
            caller.view_context,
            &TwoSheetsPage {
                game: path.into_inner(),
                near,
                near_name: context.name(near).to_owned(),
                far,
            },
        )),
        None => Ok(see_other(&format!("/games/{path}")).finish()),
    }
}
