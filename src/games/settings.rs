//! What a browser is to be like for its owner.

use super::Games;
use crate::error::Error;
use crate::ids::TokenHash;
use crate::store::{Change, DeviceChange, Settings};

impl Games {
    /// The settings of the browser of this secret.
    ///
    /// # Errors
    /// [`crate::error::Code::Unavailable`] where they cannot be read.
    pub async fn settings(&self, device: TokenHash) -> Result<Settings, Error> {
        Ok(self.store().settings(device).await?)
    }

    /// Keeps settings for the browser of this secret.
    ///
    /// # Errors
    /// [`crate::error::Code::Unavailable`] where they cannot be kept.
    pub async fn set_settings(&self, device: TokenHash, settings: Settings) -> Result<(), Error> {
        let change = Change {
            device: Some(DeviceChange { device, settings }),
            ..Change::default()
        };
        Ok(self.store().write(change).await?)
    }
}
