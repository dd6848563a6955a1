//! Join requests that the host accepts or refuses.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use serde::Deserialize;

use super::context::GameContext;
use super::players;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, RequestId};
use crate::games::{GameService, RequestView};
use crate::http::{HttpError, Session};
use crate::store::Decision;
use crate::web::kit::response::see_other;

/// A pending join request.
pub(crate) struct Ask {
    pub(crate) id: RequestId,
    pub(crate) question: Message,
}

/// The pending join requests; none unless this session is the host.
pub(crate) fn asks(context: &GameContext) -> Vec<Ask> {
    let requests = context.view.requests.iter().flatten();
    let ask = |request: &RequestView| Ask {
        id: request.request.clone(),
        question: match (&request.name, request.seat) {
            (Some(name), Some(_)) => msg("request-seat").with("name", name),
            (Some(name), None) => msg("request-name").with("name", name),
            (None, _) => msg("request-spectate"),
        },
    };
    requests.map(ask).collect()
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HostAnswer {
    Accept,
    Refuse,
}

#[derive(Debug, Deserialize)]
pub(crate) struct AnswerForm {
    answer: HostAnswer,
    /// The sheet on which it was pressed.
    seat: Option<usize>,
}

/// The host accepts or refuses a join request.
pub(crate) async fn answer(
    games: Data<GameService>,
    session: Session,
    path: Path<(GameId, RequestId)>,
    Form(form): Form<AnswerForm>,
) -> Result<HttpResponse, HttpError> {
    let (game, request) = path.into_inner();
    let verdict = match form.answer {
        HostAnswer::Accept => Decision::Accepted,
        HostAnswer::Refuse => Decision::Refused,
    };
    let answered = games
        .answer_request(&session.caller, &game, &request, verdict, None, None)
        .await;
    match (answered, form.seat) {
        (Ok(_), Some(seat)) => Ok(see_other(&format!("/games/{game}?seat={seat}")).finish()),
        (Ok(_), None) => Ok(see_other(&format!("/games/{game}/people")).finish()),
        (Err(error), _) => players::refuse(&games, &session, &game, error).await,
    }
}
