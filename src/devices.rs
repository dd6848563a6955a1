//! The settings of a device.

use crate::domain::error::Error;
use crate::domain::ids::{Token, TokenHash};
use crate::domain::settings::Settings;
use crate::services::Services;
use crate::store::{Change, DeviceChange, DeviceCopy};

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

/// Gives this new secret the rights and the settings of a device, which keeps them.
pub async fn copy(services: &Services, from: TokenHash, to: &Token) -> Result<(), Error> {
    let to = to.hash();
    let copy = Change::CopyDevice(DeviceCopy { from, to });
    Ok(services.store().write(vec![copy]).await?)
}
