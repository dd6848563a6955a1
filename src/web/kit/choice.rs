//! A choice of a list.

use crate::domain::i18n::Message;

/// A choice of a list.
pub(crate) struct Choice {
    pub(crate) value: String,
    pub(crate) text: Message,
    pub(crate) is_chosen: bool,
}
