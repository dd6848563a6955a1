//! Ending a game for all players, after a confirmation.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use serde::Deserialize;

use super::context::GameContext;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::GameId;
use crate::games::{GameService, Move};
use crate::http::{Caller, HttpError};
use crate::rules::{Action, Seat, Status, Violation};
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::response::see_other;

#[derive(Debug, Deserialize)]
pub(super) struct SeatQuery {
    seat: Option<usize>,
}

/// The confirmation, with its consequences.
fn question(context: &GameContext, seat: Seat) -> ConfirmPage {
    let table = context.table();
    let points = match (table.is_unplayed(), context.view.status) {
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
    let game = &context.view.id;
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
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
    Query(query): Query<SeatQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &caller, &path, query.seat).await?;
    let seat = context.seat.unwrap_or_else(|| context.table().host());
    match context.refusal(seat, Action::Finish {}) {
        None => Ok(question(&context, seat).respond(caller.view_context)),
        Some(Violation::GameOver | Violation::NotStarted) => {
            Ok(see_other(&format!("/games/{path}")).finish())
        }
        Some(violation) => Err(Error::from(violation).into()),
    }
}

/// Ends the game for all players.
pub(super) async fn end(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
    Form(form): Form<SeatQuery>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let finish = Move {
        seat: form.seat,
        action: Action::Finish {},
    };
    match games.make_move(&caller.principal, &id, finish, None).await {
        // Another request ended it first.
        Err(error) if error.code != ErrorCode::Rule(Violation::GameOver) => Err(error.into()),
        Ok(_) | Err(_) => Ok(see_other(&format!("/games/{id}")).finish()),
    }
}
