//! The start of a game.

use actix_web::HttpResponse;
use actix_web::web::Form;
use serde::Deserialize;

use super::order::{complete_order, parse_order};
use super::page::unclaimed_warning;
use crate::domain::error::ErrorCode;
use crate::games::StartingPlayer;
use crate::http::HttpError;
use crate::web::game::feedback::Feedback;
use crate::web::game::query::GameQuery;
use crate::web::game::request::GameRequest;

#[derive(Debug, Deserialize)]
pub(crate) struct StartForm {
    #[serde(default)]
    order: String,
    /// `draw` to draw the first player; otherwise it is the first in the order.
    #[serde(default)]
    first: String,
    /// Whether to start while seats are unclaimed.
    #[serde(default)]
    sure: bool,
}

pub(crate) async fn start(
    request: GameRequest,
    Form(form): Form<StartForm>,
) -> Result<HttpResponse, HttpError> {
    let first = (form.first == "draw").then_some(StartingPlayer::Random);
    let view = GameQuery {
        order: form.order,
        ..GameQuery::default()
    };
    let listed = parse_order(&view.order);
    let context = request.load(None).await?;
    let order = complete_order(&listed, context.table().seats());
    if context.access.host && !form.sure && unclaimed_warning(&context).is_some() {
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
