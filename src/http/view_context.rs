//! The language and settings that a page is rendered with.

use std::any::Any;

use askama::Values;

use crate::domain::i18n::{Language, Translator};
use crate::domain::settings::Settings;

/// The name of the translator in templates.
pub(crate) const TRANSLATOR: &str = "translator";

/// The name of the settings in templates.
pub(crate) const SETTINGS: &str = "settings";

/// The language of a response, and the settings of the device that shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ViewContext {
    pub translator: Translator,
    pub settings: Settings,
}

impl ViewContext {
    /// The view context of a device with these settings; `preferred` counts unless it has chosen a language.
    pub fn new(settings: Settings, preferred: Language) -> Self {
        Self {
            translator: Translator {
                language: settings.language.unwrap_or(preferred),
                rows: settings.rows.unwrap_or_default(),
            },
            settings,
        }
    }

    /// The view context for a page that speaks of the rows as the standard box has them.
    #[must_use]
    pub fn with_standard_rows(self) -> Self {
        Self::new(
            Settings {
                rows: None,
                ..self.settings
            },
            self.translator.language,
        )
    }
}

impl Values for ViewContext {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        match key {
            TRANSLATOR => Some(&self.translator),
            SETTINGS => Some(&self.settings),
            _ => None,
        }
    }
}
