//! What the main page of a game says to the last request.

use super::sheet::toasts::SheetMessage;
use crate::domain::error::Error;
use crate::domain::i18n::Message;

/// The messages for a refused request, shown in place.
#[derive(Default)]
pub(super) struct Feedback {
    pub(super) message: Option<SheetMessage>,
    pub(super) lobby: Refused,
}

impl Feedback {
    pub(super) fn error(error: &Error) -> Self {
        let text = error.detail.clone();
        Self {
            lobby: Refused {
                error: Some(text.clone()),
                ..Refused::default()
            },
            message: Some(SheetMessage {
                text,
                offers: Vec::new(),
            }),
        }
    }
}

/// A refused request in the lobby.
#[derive(Default)]
pub(super) struct Refused {
    pub(super) error: Option<Message>,
    /// The submitted name.
    pub(super) typed: String,
    /// Whether the start needs confirmation.
    pub(super) confirms: bool,
    /// Whether the start draws the first player.
    pub(super) is_drawn: bool,
}
