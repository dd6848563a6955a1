//! Ending a game for everybody, after a question.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use serde::Deserialize;

use super::context::Seen;
use crate::domain::error::{Code, Error};
use crate::domain::i18n::said;
use crate::games::{Games, Move};
use crate::rules::{Action, Seat, Status, Violation};
use crate::web::kit::confirm::Question;
use crate::web::kit::error_page::Fault;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::see_other;
use crate::web::kit::session::Visitor;

#[derive(Debug, Deserialize)]
pub(super) struct SeatQuery {
    seat: Option<usize>,
}

/// The question, with what a yes means.
fn question(seen: &Seen, seat: Seat) -> Question {
    let table = seen.table();
    let points = match (table.is_unplayed(), seen.view.status) {
        (true, _) => "end-unplayed",
        (false, Status::LastCall) => "end-over",
        (false, Status::Lobby | Status::Playing | Status::Finished) => "end-stopped",
    };
    let players = Seat::first(table.seats()).filter(|&seat| !table.has_left(seat));
    let game = &seen.view.id;
    Question {
        title: said("end-ask").with("count", players.count()),
        means: vec![said(points), said("end-undo")],
        action: format!("/games/{game}/end"),
        fields: vec![("seat", seat.to_string())],
        yes: said("end-yes"),
        no: said("end-no"),
        back: format!("/games/{game}?seat={seat}"),
    }
}

/// Asks whether the game is to end for everybody; where it is over, its result is the answer.
pub(super) async fn ask(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, query.seat).await?;
    let seat = seen.seat.unwrap_or_else(|| seen.table().host());
    match seen.refusal(seat, Action::Finish {}) {
        None => Ok(question(&seen, seat).ask(visitor.look)),
        Some(Violation::GameOver | Violation::NotStarted) => {
            Ok(see_other(&format!("/games/{path}")).finish())
        }
        Some(violation) => Err(Error::from(violation).into()),
    }
}

/// Ends the game for everybody.
pub(super) async fn end(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<SeatQuery>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let wanted = Move {
        seat: form.seat,
        action: Action::Finish {},
    };
    match games.act(&visitor.caller, &id, wanted, None).await {
        // Somebody else ended it first.
        Err(error) if error.code != Code::Rule(Violation::GameOver) => Err(error.into()),
        Ok(_) | Err(_) => Ok(see_other(&format!("/games/{id}")).finish()),
    }
}
