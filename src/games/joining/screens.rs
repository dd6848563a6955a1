//! Pairing of screens: a screen shows a code, and a player enters it to let the screen watch the game.

use crate::auth::Principal;
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, JoinCode};
use crate::games::screen_codes::ScreenState;
use crate::games::service::GameService;
use crate::rules::Status;
use crate::store::HolderState;

impl GameService {
    /// What this screen shows: the code that pairs it, or the game that it was paired with.
    ///
    /// # Errors
    /// `unavailable` if the system has no random bytes.
    pub fn screen_state(&self, device: Holder) -> Result<ScreenState, Error> {
        let now = self.now();
        let fresh = JoinCode::from_random(self.random()?);
        Ok(self.screen_codes().state(device, fresh, now))
    }

    /// Ends the pairing of a screen.
    pub fn unpair_screen(&self, device: Holder) {
        self.screen_codes().remove(device, self.now());
    }

    /// Whether this device waits as a screen.
    pub(in crate::games) fn is_screen(&self, device: Holder) -> bool {
        self.screen_codes().contains(device, self.now())
    }

    /// Whether anything is stored for the caller: a right, a request, settings, or the code of its screen.
    ///
    /// # Errors
    /// `unavailable` if it cannot be read.
    pub async fn is_known(&self, caller: &Principal) -> Result<bool, Error> {
        let Some(holder) = caller.holder() else {
            return Ok(false);
        };
        Ok(
            *self.store().holder(holder).await? != HolderState::default()
                || self.is_screen(holder)
                || !self.store().requests_of(holder).await?.is_empty(),
        )
    }

    /// Pairs the screen with this code with a game: at once in the lobby or by the host, else if the host accepts.
    ///
    /// # Errors
    /// `forbidden` for callers who are not players; `invalid_value` for a code that no screen shows; and as
    /// [`GameService::ask_to_watch`].
    pub async fn pair_screen(
        &self,
        caller: &Principal,
        code: &str,
        id: &GameId,
    ) -> Result<(), Error> {
        let (access, session) = self.admit(caller, id).await?;
        if !access.host && access.seats.is_empty() {
            return Err(caller.denied());
        }
        let status = session.row.status;
        // A taken host role ends with the game, and with it the right to admit screens.
        let is_let_in = status == Status::Lobby || access.acts_as_host(status);
        drop(session);
        let unknown = || Error::invalid("screen-code-unknown");
        let code: JoinCode = code.parse().map_err(|_| unknown())?;
        let device = self.screen_codes().use_for(&code, id, self.now());
        let device = device.ok_or_else(unknown)?;
        let paired = if is_let_in {
            self.admit_screen(id, device).await
        } else {
            self.ask_to_watch(id, device).await.map(|_| ())
        };
        match paired {
            // Only now: a screen that asked before would find neither a right nor a request.
            Ok(()) => self.screen_codes().pair(device, self.now()),
            Err(_) => self.unpair_screen(device),
        }
        paired
    }
}
