//! The settings of a device.

use crate::domain::error::Error;
use crate::domain::ids::TokenHash;
use crate::domain::settings::Settings;
use crate::services::Services;
use crate::store::{Change, DeviceChange};

/// The settings stored for a device; the defaults if there are none.
pub async fn settings(services: &Services, device: TokenHash) -> Result<Settings, Error> {
    Ok(services.store().settings(device).await?)
}

pub async fn store_settings(
    services: &Services,
    device: TokenHash,
    settings: Settings,
) -> Result<(), Error> {
    let change = Change::Device(DeviceChange { device, settings });
    Ok(services.store().write(vec![change]).await?)
}
