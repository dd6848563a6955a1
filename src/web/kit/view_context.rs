//! Language and settings that a page is rendered with.

use std::any::Any;

use askama::Values;

use crate::domain::i18n::{Language, Translator};
use crate::domain::settings::Settings;

/// By what name templates know the language.
pub(crate) const WORDS: &str = "words";

/// By what name templates know the settings.
pub(crate) const SETTINGS: &str = "settings";

/// The language of a page, and the settings of the browser that shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ViewContext {
    /// The words of its language.
    pub words: Translator,
    /// What its owner has chosen for the browser.
    pub settings: Settings,
}

impl ViewContext {
    /// The look for a browser with these settings that asks for this language.
    #[must_use]
    pub fn new(settings: Settings, asked: Language) -> Self {
        Self {
            words: Translator::new(settings.language.unwrap_or(asked)),
            settings,
        }
    }
}

impl Values for ViewContext {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        match key {
            WORDS => Some(&self.words),
            SETTINGS => Some(&self.settings),
            _ => None,
        }
    }
}
