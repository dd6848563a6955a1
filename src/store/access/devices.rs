//! The settings of devices.

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::domain::ids::TokenHash;
use crate::domain::settings::Settings;
use crate::store::db::{Connection, query};
use crate::store::error::StoreError;
use crate::store::rows::damaged;

/// Stores the settings of a device.
#[derive(Clone, Copy, Debug)]
pub struct DeviceChange {
    /// The hash of the device's secret.
    pub device: TokenHash,
    /// All its settings that this version knows.
    pub settings: Settings,
}

impl DeviceChange {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let stored = query("SELECT settings FROM device_settings WHERE holder = $1")
            .bind(&self.device.0[..])
            .fetch_optional(&mut *to)
            .await?;
        let stored = match &stored {
            Some(row) => members(row.try_get("settings")?)?,
            None => Map::new(),
        };
        query("DELETE FROM device_settings WHERE holder = $1")
            .bind(&self.device.0[..])
            .execute(&mut *to)
            .await?;
        let settings = merged(stored, self.settings)?;
        if settings.is_empty() {
            return Ok(());
        }
        query("INSERT INTO device_settings (holder, settings) VALUES ($1, $2)")
            .bind(&self.device.0[..])
            .bind(Value::Object(settings).to_string())
            .run(to)
            .await
    }
}

/// Gives a device the rights and the settings of another one.
#[derive(Clone, Copy, Debug)]
pub struct DeviceCopy {
    pub from: TokenHash,
    pub to: TokenHash,
}

impl DeviceCopy {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        for statement in [
            "INSERT INTO grants (holder, kind, role, group_id, game_id, player_id) \
             SELECT $2, kind, role, group_id, game_id, player_id FROM grants WHERE holder = $1 AND kind = 'device' \
             ON CONFLICT DO NOTHING",
            "INSERT INTO device_settings (holder, settings) SELECT $2, settings FROM device_settings WHERE holder = $1 \
             ON CONFLICT DO NOTHING",
        ] {
            query(statement)
                .bind(&self.from.0[..])
                .bind(&self.to.0[..])
                .execute(&mut *to)
                .await?;
        }
        Ok(())
    }
}

/// The settings in a stored text; unknown values count as the default.
pub(in crate::store) fn settings(text: &str) -> Result<Settings, StoreError> {
    known(&members(text)?)
}

fn members(text: &str) -> Result<Map<String, Value>, StoreError> {
    serde_json::from_str(text).map_err(damaged)
}

fn known(stored: &Map<String, Value>) -> Result<Settings, StoreError> {
    let mut known = stored.clone();
    known.retain(|name, value| Settings::deserialize(json!({ name: value })).is_ok());
    Settings::deserialize(Value::Object(known)).map_err(damaged)
}

/// The stored object with the members that these settings change; members that only a newer version knows stay.
fn merged(
    mut stored: Map<String, Value>,
    settings: Settings,
) -> Result<Map<String, Value>, StoreError> {
    let before = json!(known(&stored)?);
    let Value::Object(after) = json!(settings) else {
        return Err(damaged("settings that are not an object"));
    };
    for (name, value) in after {
        if before[&name] == value {
            continue;
        }
        match value {
            Value::Null => stored.remove(&name),
            value => stored.insert(name, value),
        };
    }
    Ok(stored)
}
