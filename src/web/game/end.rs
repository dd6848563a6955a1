//! Ending a game for all players, after a confirmation.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use rowlock_rules::{Action, Seat, Status, Violation};
use serde::Deserialize;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::games::Move;
use crate::http::HttpError;
use crate::web::game::context::GameContext;
use crate::web::game::request::GameRequest;
use crate::web::kit::confirm::ConfirmPage;

#[derive(Debug, Deserialize)]
pub(super) struct SeatQuery {
    seat: Option<usize>,
}

/// The confirmation, with its consequences.
fn question(context: &GameContext, seat: Seat) -> ConfirmPage {
    let table = context.table();
    let points = match (table.is_unplayed(), context.status()) {
        (true, _) => "end-game-unplayed",
        (false, Status::LastCall) => "end-game-after-last-turn",
        (false, Status::Lobby | Status::Playing | Status::Finished) => "end-game-scores-count",
    };
    let undo = if context.access.host {
        "end-game-undo-yours"
    } else {
        "end-game-undo"
    };
    let players = Seat::first(table.seats()).filter(|&seat| !table.has_left(seat));
    let game = &context.details.id;
    ConfirmPage {
        title: msg("end-game-confirm").with("count", players.count()),
        consequences: vec![msg(points), msg(undo)],
        action: format!("/games/{game}/end"),
        fields: vec![("seat", seat.to_string())],
        choice: None,
        yes: msg("end-game-yes"),
        no: msg("end-game-no"),
        back: format!("/games/{game}?seat={seat}"),
    }
}

/// Confirms the end of the game; a finished one redirects to its result.
pub(super) async fn ask(
    request: GameRequest,
    Query(query): Query<SeatQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(query.seat).await?;
    let seat = context.seat.unwrap_or_else(|| context.table().host());
    match context.refusal(seat, Action::Finish {}) {
        None => Ok(request.ok(&question(&context, seat))),
        Some(Violation::GameOver | Violation::NotStarted) => Ok(request.redirect("")),
        Some(violation) => Err(Error::from(violation).into()),
    }
}

pub(super) async fn end(
    request: GameRequest,
    Form(form): Form<SeatQuery>,
) -> Result<HttpResponse, HttpError> {
    let finish = Move {
        seat: form.seat,
        action: Action::Finish {},
    };
    let ended = request
        .games
        .make_move(request.principal(), &request.id, finish, None);
    match ended.await {
        // Another request ended it first.
        Err(error) if error.code != ErrorCode::Rule(Violation::GameOver) => Err(error.into()),
        Ok(_) | Err(_) => Ok(request.redirect("")),
    }
}
