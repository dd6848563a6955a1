//! What a browser is to be like for its owner.

use super::{Caller, Games};
use crate::domain::error::Error;
use crate::domain::ids::TokenHash;
use crate::store::{Change, DeviceChange, Settings};

impl Games {
    /// The settings of the browser of this secret.
    ///
    /// # Errors
    /// [`crate::domain::error::Code::Unavailable`] where they cannot be read.
    pub async fn settings(&self, device: TokenHash) -> Result<Settings, Error> {
        Ok(self.store().settings(device).await?)
    }

    /// Whether anything is stored of the caller: a right, a request to a host, a screen, or what its owner has chosen
    /// for a browser.
    ///
    /// # Errors
    /// [`crate::domain::error::Code::Unavailable`] where it cannot be read.
    pub async fn knows(&self, caller: &Caller) -> Result<bool, Error> {
        let Some(holder) = caller.holder() else {
            return Ok(false);
        };
        Ok(caller.is_in_groups()
            || self.is_screen(holder)
            || self.store().has_rights(holder).await?
            || !self.store().requests_of(holder).await?.is_empty()
            || self.store().settings(holder.hash()).await? != Settings::default())
    }

    /// Keeps settings for the browser of this secret.
    ///
    /// # Errors
    /// [`crate::domain::error::Code::Unavailable`] where they cannot be kept.
    pub async fn set_settings(&self, device: TokenHash, settings: Settings) -> Result<(), Error> {
        let change = Change {
            device: Some(DeviceChange { device, settings }),
            ..Change::default()
        };
        Ok(self.store().write(change).await?)
    }
}
