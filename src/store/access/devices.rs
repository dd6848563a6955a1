//! The settings of devices.

use crate::domain::i18n::Language;
use crate::domain::ids::TokenHash;
use crate::domain::settings::{Settings, Theme};
use crate::store::db::{Connection, query};
use crate::store::error::StoreError;

/// Stores the settings of a device.
#[derive(Clone, Copy, Debug)]
pub struct DeviceChange {
    /// The hash of the device's secret.
    pub device: TokenHash,
    /// All its settings; the defaults delete the row.
    pub settings: Settings,
}

impl DeviceChange {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        query("DELETE FROM device_settings WHERE holder = $1")
            .bind(&self.device.0[..])
            .execute(&mut *to)
            .await?;
        if self.settings == Settings::default() {
            return Ok(());
        }
        query(
            "INSERT INTO device_settings (holder, language, theme, awake, vibrate, sounds, rows) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&self.device.0[..])
        .bind(self.settings.language.map(Language::code))
        .bind(self.settings.theme.map(Theme::as_str))
        .bind(self.settings.wake_lock)
        .bind(self.settings.vibrate)
        .bind(self.settings.sounds)
        .bind(self.settings.rows.map(|rows| rows.to_string()))
        .execute(to)
        .await?;
        Ok(())
    }
}
