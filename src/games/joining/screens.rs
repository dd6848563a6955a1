//! Screens that wait to be brought to a table by the code that they show.

use crate::auth::Principal;
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, JoinCode};
use crate::domain::settings::Settings;
use crate::games::service::Games;
use crate::rules::Status;

impl Games {
    /// The code that this screen shows.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::Unavailable`] where the system gives no random bytes.
    pub fn screen_code(&self, device: Holder) -> Result<JoinCode, Error> {
        let now = self.now();
        let fresh = JoinCode::from_random(self.random()?);
        Ok(self.screen_codes().code(device, fresh, now))
    }

    /// The game that this screen was brought to, whether or not it may see it yet.
    #[must_use]
    pub fn screen_game(&self, device: Holder) -> Option<GameId> {
        self.screen_codes().game(device, self.now())
    }

    /// Forgets where a screen was brought to.
    pub fn forget_screen(&self, device: Holder) {
        self.screen_codes().remove(device, self.now());
    }

    /// Whether this device shows a code of a screen.
    pub(in crate::games) fn is_screen(&self, device: Holder) -> bool {
        self.screen_codes().contains(device, self.now())
    }

    /// Whether anything is stored for the caller: a right, a request, settings, or the code of its screen.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::Unavailable`] if it cannot be read.
    pub async fn knows(&self, caller: &Principal) -> Result<bool, Error> {
        let Some(holder) = caller.holder() else {
            return Ok(false);
        };
        Ok(caller.is_in_groups()
            || self.is_screen(holder)
            || self.store().has_rights(holder).await?
            || !self.store().requests_of(holder).await?.is_empty()
            || self.store().settings(holder.hash()).await? != Settings::default())
    }

    /// Brings the screen of this code to a game: at once by the host, or in the lobby; else the host is asked.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::Forbidden`] for whoever does not play there; [`crate::domain::error::ErrorCode::InvalidValue`]
    /// for a code that no screen shows; and as [`Games::ask_to_watch`].
    pub async fn bring_screen(
        &self,
        caller: &Principal,
        code: &str,
        id: &GameId,
    ) -> Result<(), Error> {
        let (access, open) = self.admit(caller, id).await?;
        if !access.host && access.seats.is_empty() {
            return Err(caller.denied());
        }
        let status = open.row.status;
        // A role that was taken ends with the game, and so does what its seat may show others.
        let is_let_in = status == Status::Lobby || access.moves_as_host(status);
        drop(open);
        let unknown = || Error::invalid("screen-code-unknown");
        let code: JoinCode = code.parse().map_err(|_| unknown())?;
        let device = self.screen_codes().use_for(&code, id, self.now());
        let device = device.ok_or_else(unknown)?;
        let brought = if is_let_in {
            self.let_watch(id, device).await
        } else {
            self.ask_to_watch(id, device).await.map(|_| ())
        };
        if brought.is_err() {
            self.forget_screen(device);
        }
        brought
    }
}
