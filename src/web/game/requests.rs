//! Join requests that the host accepts or refuses.

use super::context::GameContext;
use super::printed_choices::PrintedChoices;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::RequestId;
use crate::games::RequestView;

/// A pending join request.
pub(crate) struct JoinRequest {
    pub(crate) id: RequestId,
    pub(crate) question: Message,
    /// The new sheet that it asks for, if something printed can be typed or chosen for it.
    pub(crate) new_sheet: Option<NewSheet>,
}

/// The sheet of a player who comes late.
pub(crate) struct NewSheet {
    pub(crate) name: String,
    pub(crate) choices: PrintedChoices,
}

/// The pending join requests; none unless this caller is the host.
pub(crate) fn join_requests(context: &GameContext) -> Vec<JoinRequest> {
    let requests = context.details.requests.iter().flatten();
    let join_request = |request: &RequestView| JoinRequest {
        id: request.request.clone(),
        question: match (&request.name, request.seat) {
            (Some(name), Some(_)) => msg("request-seat").with("name", name),
            (Some(name), None) => msg("request-name").with("name", name),
            (None, _) => msg("request-spectate"),
        },
        new_sheet: match (&request.name, request.seat) {
            (Some(name), None) => NewSheet::new(context, name),
            (Some(_) | None, _) => None,
        },
    };
    requests.map(join_request).collect()
}

impl NewSheet {
    /// `None` if all sheets of the board are alike.
    fn new(context: &GameContext, name: &str) -> Option<Self> {
        let choices = PrintedChoices::of(context.board())?;
        let name = name.to_owned();
        Some(Self { name, choices })
    }
}
