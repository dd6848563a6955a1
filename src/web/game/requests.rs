//! Join requests that the host accepts or refuses.

use super::context::GameContext;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::RequestId;
use crate::games::RequestView;

/// A pending join request.
pub(crate) struct JoinRequest {
    pub(crate) id: RequestId,
    pub(crate) question: Message,
}

/// The pending join requests; none unless this caller is the host.
pub(crate) fn join_requests(context: &GameContext) -> Vec<JoinRequest> {
    let requests = context.view.requests.iter().flatten();
    let join_request = |request: &RequestView| JoinRequest {
        id: request.request.clone(),
        question: match (&request.name, request.seat) {
            (Some(name), Some(_)) => msg("request-seat").with("name", name),
            (Some(name), None) => msg("request-name").with("name", name),
            (None, _) => msg("request-spectate"),
        },
    };
    requests.map(join_request).collect()
}
