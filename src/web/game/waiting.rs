//! The page that waits for the host's answer to a join request.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::domain::error::ErrorCode;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::games::{GameService, RequestStatus};
use crate::http::{Caller, HttpError};
use crate::store::RequestKind;
use crate::web::kit::filters;
use crate::web::kit::response::{ok, see_other};

#[derive(Template)]
#[template(path = "game/waiting.html")]
struct WaitPage {
    /// Identifies the state of the page.
    key: &'static str,
    title: Message,
    lead: Message,
    waits: bool,
}

/// The state of this browser's join request; redirects to the game once it is accepted.
pub(super) async fn show(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let access = games.access(&caller.principal, &id).await;
    if access
        .as_ref()
        .is_ok_and(|access| access.host || !access.seats.is_empty())
    {
        return Ok(see_other(&format!("/games/{id}")).finish());
    }
    let Some(request) = games.latest_request(&caller.principal, &id).await? else {
        return match access {
            Ok(_) => Ok(see_other(&format!("/games/{id}")).finish()),
            Err(error) => Err(error.into()),
        };
    };
    let state = games
        .request_state(&caller.principal, &id, &request.id)
        .await;
    let status = match state {
        Ok(state) => Some(state.status),
        Err(error) if error.code == ErrorCode::Gone => None,
        Err(error) => return Err(error.into()),
    };
    let host = games.host_name(&id).await?;
    let waits = status == Some(RequestStatus::Waiting);
    let (key, title, lead) = match (status, &request.kind) {
        (Some(RequestStatus::Accepted), _) => {
            return Ok(see_other(&format!("/games/{id}")).finish());
        }
        (Some(RequestStatus::Waiting), kind) => (
            "waiting",
            "join-wait-waiting",
            match kind {
                RequestKind::Watch => "join-wait-lead-spectate",
                RequestKind::Seat(_) => "join-wait-lead-seat",
                RequestKind::Name(_) => "join-wait-lead-name",
            },
        ),
        (Some(RequestStatus::Refused), _) => {
            ("refused", "join-wait-refused", "join-wait-lead-refused")
        }
        (None, _) => ("gone", "join-wait-gone", "join-wait-lead-gone"),
    };
    let page = WaitPage {
        key,
        title: msg(title).with("host", host.as_str()),
        lead: msg(lead).with("host", host),
        waits,
    };
    Ok(ok(caller.view_context, &page))
}
