//! Translated messages: languages, the message catalog, and messages that are not yet translated.
//!
//! The texts are in `templates/locales/`, one folder per language with the same files and keys, in Fluent syntax.
//! [`Message`] names a text and its arguments; the API and the pages translate it with a [`Translator`].

mod catalog;
mod french;
mod isolation;
mod language;
mod linking;
mod message;

use std::borrow::Cow;

pub use isolation::{is_isolate, isolated};
pub use language::Language;
pub use message::{Arg, AsMessage, Message, msg};

use super::row_display::RowDisplay;

/// Translates messages into one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Translator {
    pub language: Language,
    /// The colors that messages name the rows by.
    pub rows: RowDisplay,
}

impl Translator {
    /// Translates a message, as in `translator.translate("home-new")` or
    /// `translator.translate(msg("turn").with("turn", 3))`.
    ///
    /// An unknown key is logged and returned as it is.
    pub fn translate(self, message: impl AsMessage) -> Cow<'static, str> {
        catalog::text(self, &message.as_message())
    }
}
