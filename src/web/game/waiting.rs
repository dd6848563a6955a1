//! The page that waits for the host's answer to a join request.

use actix_web::HttpResponse;
use askama::Template;

use crate::domain::error::ErrorCode;
use crate::domain::i18n::{Message, msg};
use crate::games::RequestStatus;
use crate::http::HttpError;
use crate::store::JoinRequestKind;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;

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
pub(super) async fn show(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let (games, caller, id) = (&request.games, request.principal(), &request.id);
    let access = games.access(caller, id).await;
    if access
        .as_ref()
        .is_ok_and(|access| access.host || !access.seats.is_empty())
    {
        return Ok(request.redirect(""));
    }
    let Some(asked) = games.latest_request(caller, id).await? else {
        return match access {
            Ok(_) => Ok(request.redirect("")),
            Err(error) => Err(error.into()),
        };
    };
    let status = match games.request_state(caller, id, &asked.id).await {
        Ok(state) => Some(state.status),
        Err(error) if error.code == ErrorCode::Gone => None,
        Err(error) => return Err(error.into()),
    };
    let host = games.host_name(id).await?;
    let waits = status == Some(RequestStatus::Waiting);
    let (key, title, lead) = match (status, &asked.kind) {
        (Some(RequestStatus::Accepted), _) => {
            return Ok(request.redirect(""));
        }
        (Some(RequestStatus::Waiting), kind) => (
            "waiting",
            "join-wait-waiting",
            match kind {
                JoinRequestKind::Watch => "join-wait-lead-spectate",
                JoinRequestKind::Seat(_) => "join-wait-lead-seat",
                JoinRequestKind::Name(_) => "join-wait-lead-name",
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
    Ok(request.ok(&page))
}
