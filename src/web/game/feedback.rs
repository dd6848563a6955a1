//! What the main page of a game says to the last request.

use super::sheet::toasts::SheetMessage;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};

/// The messages for a refused request, shown in place.
#[derive(Default)]
pub(super) struct Feedback {
    pub(super) message: Option<SheetMessage>,
    pub(super) lobby: Refused,
}

impl Feedback {
    /// That a TV shows the game.
    pub(super) fn tv() -> Self {
        Self {
            lobby: Refused {
                shows_tv: true,
                ..Refused::default()
            },
            message: Some(SheetMessage {
                text: msg("screen-shown"),
                offers: Vec::new(),
            }),
        }
    }

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

/// What the lobby says to the last request, which was refused or let a TV in.
#[derive(Default)]
pub(super) struct Refused {
    pub(super) error: Option<Message>,
    /// The submitted name.
    pub(super) typed: String,
    /// Whether the start needs confirmation.
    pub(super) confirms: bool,
    /// Whether a TV has just been let in.
    pub(super) shows_tv: bool,
    /// Whether the start draws the first player.
    pub(super) is_drawn: bool,
}
