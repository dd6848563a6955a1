//! The settings of devices.

use sqlx::{Row, SqliteConnection};

use super::{Store, StoreError, rows};
use crate::domain::i18n::Language;
use crate::domain::ids::TokenHash;
use crate::domain::settings::{Settings, Theme};

/// Stores the settings of a device.
#[derive(Clone, Copy, Debug)]
pub struct DeviceChange {
    /// The hash of the device's secret.
    pub device: TokenHash,
    /// All its settings; the defaults delete the row.
    pub settings: Settings,
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
    /// The settings of a device; the defaults if it has none.
    ///
    /// # Errors
    /// [`StoreError`] if they cannot be read.
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
            language: rows::parse_optional(&found, "language")?,
            theme: rows::parse_optional(&found, "theme")?,
            awake: found.try_get("awake")?,
            vibrate: found.try_get("vibrate")?,
        })
    }
}
