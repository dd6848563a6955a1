//! What the owner of a browser has chosen for it.

use std::str::FromStr;

use sqlx::{Row, SqliteConnection};

use super::{Store, StoreError, row};
use crate::domain::i18n::Language;
use crate::domain::ids::TokenHash;

/// How the pages look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The settings of a browser; `None` where it follows its own or the usual ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The language of the pages; else the browser's.
    pub language: Option<Language>,
    /// How the pages look; else as the system does.
    pub theme: Option<Theme>,
    /// Whether the screen stays on while a game is played; else it does.
    pub awake: Option<bool>,
    /// Whether the phone shakes when a row is locked; else it does.
    pub vibrate: Option<bool>,
}

/// Settings to be kept for the browser of a secret.
#[derive(Clone, Copy, Debug)]
pub struct DeviceChange {
    /// The hash of its secret.
    pub device: TokenHash,
    /// All its settings from now on.
    pub settings: Settings,
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

/// A theme that there is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such theme")]
pub struct UnknownTheme;

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        let is_so = |theme: &Self| theme.as_str() == text;
        Self::ALL.into_iter().find(is_so).ok_or(UnknownTheme)
    }
}

impl DeviceChange {
    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM devices WHERE holder = $1")
            .bind(&self.device.0[..])
            .execute(&mut *to)
            .await?;
        if self.settings == Settings::default() {
            return Ok(());
        }
        sqlx::query(
            "INSERT INTO devices (holder, language, theme, awake, vibrate) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(&self.device.0[..])
        .bind(self.settings.language.map(Language::code))
        .bind(self.settings.theme.map(Theme::as_str))
        .bind(self.settings.awake)
        .bind(self.settings.vibrate)
        .execute(to)
        .await?;
        Ok(())
    }
}

impl Store {
    /// The settings of the browser of this secret; the usual ones where nothing was chosen.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn settings(&self, device: TokenHash) -> Result<Settings, StoreError> {
        let found =
            sqlx::query("SELECT language, theme, awake, vibrate FROM devices WHERE holder = $1")
                .bind(&device.0[..])
                .fetch_optional(&self.readers)
                .await?;
        let Some(found) = found else {
            return Ok(Settings::default());
        };
        Ok(Settings {
            language: row::parse_optional(&found, "language")?,
            theme: row::parse_optional(&found, "theme")?,
            awake: found.try_get("awake")?,
            vibrate: found.try_get("vibrate")?,
        })
    }
}
