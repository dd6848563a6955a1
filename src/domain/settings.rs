//! The settings of a device: language, theme, screen, vibration, sounds, and how it shows the rows.

use std::str::FromStr;

use super::i18n::Language;
use super::row_display::RowDisplay;

/// The color theme of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The settings of a device; `None` is the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language of the pages; by default the browser's.
    pub language: Option<Language>,
    /// The theme; by default the system's.
    pub theme: Option<Theme>,
    /// Whether the screen stays on during a game; by default it does.
    pub wake_lock: Option<bool>,
    /// Whether the phone vibrates when a row is locked; by default it does.
    pub vibrate: Option<bool>,
    /// Whether the phone plays a sound at each turn, lock and end; by default it does not.
    pub sounds: Option<bool>,
    /// How it shows the rows; by default as the standard box has them.
    pub rows: Option<RowDisplay>,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// Its name in pages and in the database.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The text is not the name of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such theme")]
pub struct UnknownTheme;

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        let mut all = Self::ALL.into_iter();
        all.find(|theme| theme.as_str() == text).ok_or(UnknownTheme)
    }
}
