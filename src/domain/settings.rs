//! The settings of a device: language, theme, screen, vibration, sounds, and how it shows the rows.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::i18n::Language;
use super::row_display::RowDisplay;

/// The color theme of the pages.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    Light,
    Dark,
}

/// The settings of a device, as they are stored; `None` is the default.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, PartialEq, Eq)]
#[serde(default)]
pub struct Settings {
    /// The language of the pages; by default the browser's.
    #[serde(with = "text")]
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
    #[serde(with = "text")]
    pub rows: Option<RowDisplay>,
}

/// A setting that is on or off.
pub struct Switch {
    pub field: &'static str,
    /// Its attribute in pages, where it is not the default.
    pub attribute: &'static str,
    pub message: &'static str,
    pub hint: Option<&'static str>,
    default: bool,
    of: fn(&mut Settings) -> &mut Option<bool>,
}

impl Switch {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 3] = [
        Self {
            field: "awake",
            attribute: "data-wake-lock",
            message: "settings-wake-lock",
            hint: Some("settings-wake-lock-video"),
            default: true,
            of: |settings| &mut settings.wake_lock,
        },
        Self {
            field: "vibrate",
            attribute: "data-vibrate",
            message: "settings-vibrate",
            hint: None,
            default: true,
            of: |settings| &mut settings.vibrate,
        },
        Self {
            field: "sounds",
            attribute: "data-sounds",
            message: "settings-sounds",
            hint: None,
            default: false,
            of: |settings| &mut settings.sounds,
        },
    ];

    pub fn is_on(&self, mut settings: Settings) -> bool {
        (self.of)(&mut settings).unwrap_or(self.default)
    }

    /// Whether it is on, unless that is the default.
    pub fn chosen(&self, settings: Settings) -> Option<bool> {
        let is_on = self.is_on(settings);
        (is_on != self.default).then_some(is_on)
    }

    pub fn set(&self, settings: &mut Settings, is_on: bool) {
        *(self.of)(settings) = (is_on != self.default).then_some(is_on);
    }
}

impl Theme {
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// Its name in pages and in the database.
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

/// Settings that are stored as their text.
mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::Serializer;

    pub(super) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        let text = Option::<String>::deserialize(deserializer)?;
        let value = text.map(|text| text.parse().map_err(Error::custom));
        value.transpose()
    }
}
