//! Two sheets on one tablet between two players: one half is turned to the other side.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::{Seat, Status};

use super::query::GameQuery;
use super::sheet::seats::NextSeat;
use crate::domain::ids::GameId;
use crate::http::HttpError;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;

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
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(view.seat).await?;
    let pair = context
        .seat
        .and_then(|near| Some((near, NextSeat::of(&context, near)?)));
    let is_running = matches!(context.status(), Status::Playing | Status::LastCall);
    match pair.filter(|_| is_running) {
        Some((near, far)) => Ok(request.ok(&TwoSheetsPage {
            game: request.id.clone(),
            near,
            near_name: context.name(near).to_owned(),
            far,
        })),
        None => Ok(request.redirect("")),
    }
}
