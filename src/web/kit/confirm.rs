//! The confirmation before something that cannot be undone.

use askama::Template;

use super::filters;
use crate::domain::i18n::Message;

/// A question, its consequences, and how to confirm or cancel.
#[derive(Template)]
#[template(path = "kit/confirm.html")]
pub(crate) struct ConfirmPage {
    pub(crate) title: Message,
    /// What is lost, and what stays, one sentence each.
    pub(crate) consequences: Vec<Message>,
    /// The URL that the confirmation is sent to.
    pub(crate) action: String,
    /// The fields sent with it.
    pub(crate) fields: Vec<(&'static str, String)>,
    /// A field that can be ticked, and what it does.
    pub(crate) choice: Option<(&'static str, Message)>,
    pub(crate) yes: Message,
    pub(crate) no: Message,
    /// The URL of the link that cancels.
    pub(crate) back: String,
}
