//! The host's decision on a join request.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use serde::Deserialize;

use super::players;
use crate::domain::ids::{GameId, RequestId};
use crate::games::{Answer, GameService};
use crate::http::{Caller, HttpError};
use crate::rules::Printed;
use crate::web::kit::response::see_other;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HostDecision {
    Accept,
    Refuse,
}

#[derive(Debug, Deserialize)]
pub(super) struct DecisionForm {
    answer: HostDecision,
    /// The seat of the sheet with the pressed button.
    seat: Option<usize>,
}

/// Accepts or refuses a join request.
pub(super) async fn decide(
    games: Data<GameService>,
    caller: Caller,
    path: Path<(GameId, RequestId)>,
    Form(form): Form<DecisionForm>,
) -> Result<HttpResponse, HttpError> {
    let (game, request) = path.into_inner();
    let answer = match form.answer {
        HostDecision::Accept => Answer::Accept(Printed::default()),
        HostDecision::Refuse => Answer::Refuse,
    };
    let decided = games
        .answer_request(&caller.principal, &game, &request, answer, None)
        .await;
    match (decided, form.seat) {
        (Ok(_), Some(seat)) => Ok(see_other(&format!("/games/{game}?seat={seat}")).finish()),
        (decided, _) => players::redirect_or_refuse(&games, &caller, &game, decided.err()).await,
    }
}
