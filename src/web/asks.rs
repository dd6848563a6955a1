//! Who asks the host to be let in.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use serde::Deserialize;

use super::fault::Fault;
use super::game::game_id;
use super::page::see_other;
use super::people;
use super::seen::Seen;
use super::visitor::Visitor;
use crate::domain::error::Error;
use crate::domain::i18n::{Said, said};
use crate::domain::ids::RequestId;
use crate::games::{Games, RequestView};
use crate::store::Verdict;

/// Somebody who waits for the host's answer.
pub(super) struct Ask {
    pub(super) id: RequestId,
    pub(super) question: Said,
}

/// Everybody who waits; nobody for whoever is not the host.
pub(super) fn asks(seen: &Seen) -> Vec<Ask> {
    let requests = seen.view.requests.iter().flatten();
    let ask = |request: &RequestView| Ask {
        id: request.request.clone(),
        question: match (&request.name, request.seat) {
            (Some(name), Some(_)) => said("request-seat").with("name", name),
            (Some(name), None) => said("request-name").with("name", name),
            (None, _) => said("request-watch"),
        },
    };
    requests.map(ask).collect()
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Pressed {
    Accept,
    Refuse,
}

#[derive(Debug, Deserialize)]
pub(super) struct AnswerForm {
    answer: Pressed,
    /// The sheet on which it was pressed.
    seat: Option<usize>,
}

/// The host lets somebody in, or does not.
pub(super) async fn answer(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<(String, String)>,
    Form(form): Form<AnswerForm>,
) -> Result<HttpResponse, Fault> {
    let game = game_id(&path.0)?;
    let request: RequestId = path.1.parse().map_err(|_| Error::not_found())?;
    let verdict = match form.answer {
        Pressed::Accept => Verdict::Accepted,
        Pressed::Refuse => Verdict::Refused,
    };
    let answered = games
        .answer_request(&visitor.caller, &game, &request, verdict, None, None)
        .await;
    match (answered, form.seat) {
        (Ok(_), Some(seat)) => Ok(see_other(&format!("/games/{game}?seat={seat}")).finish()),
        (Ok(_), None) => Ok(see_other(&format!("/games/{game}/people")).finish()),
        (Err(error), _) => people::refuse(&games, &visitor, &game, error).await,
    }
}
