//! Screens that wait to be brought to a table by the code that they show.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};

use super::Games;
use crate::auth::Principal;
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, JoinCode};
use crate::domain::settings::Settings;
use crate::rules::Status;

/// How long the code of a screen can be used.
const SCREEN_CODE_TTL: TimeDelta = TimeDelta::minutes(10);

/// How many screens can wait at once; beyond that the one that has waited longest is forgotten.
const MAX_SCREENS: usize = 1000;

/// A screen that shows a code.
struct Screen {
    code: JoinCode,
    /// When it began to show the code, or to wait for the host's answer.
    since: DateTime<Utc>,
    /// The game that its code was used for.
    game: Option<GameId>,
}

/// The screens that wait, in memory alone: a code that a restart loses is replaced by another.
#[derive(Default)]
pub(super) struct Screens(Mutex<HashMap<Holder, Screen>>);

impl Screens {
    fn with<T>(
        &self,
        now: DateTime<Utc>,
        act: impl FnOnce(&mut HashMap<Holder, Screen>) -> T,
    ) -> T {
        let mut screens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        screens.retain(|_, screen| (now - screen.since).abs() < SCREEN_CODE_TTL);
        act(&mut screens)
    }
}

impl Games {
    /// The code that this screen shows.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::Unavailable`] where the system gives no random bytes.
    pub fn screen_code(&self, device: Holder) -> Result<JoinCode, Error> {
        let now = self.now();
        let fresh = JoinCode::from_random(self.random()?);
        Ok(self.screens().with(now, |screens| {
            if let Some(screen) = screens.get(&device).filter(|screen| screen.game.is_none()) {
                return screen.code.clone();
            }
            let oldest = screens.iter().min_by_key(|(_, screen)| screen.since);
            let oldest = oldest.map(|(&holder, _)| holder);
            if let Some(oldest) = oldest.filter(|_| screens.len() >= MAX_SCREENS) {
                screens.remove(&oldest);
            }
            let screen = Screen {
                code: fresh.clone(),
                since: now,
                game: None,
            };
            screens.insert(device, screen);
            fresh
        }))
    }

    /// The game that this screen was brought to, whether or not it may see it yet.
    #[must_use]
    pub fn screen_game(&self, device: Holder) -> Option<GameId> {
        self.screens()
            .with(self.now(), |screens| screens.get(&device)?.game.clone())
    }

    /// Forgets where a screen was brought to.
    pub fn forget_screen(&self, device: Holder) {
        self.screens()
            .with(self.now(), |screens| screens.remove(&device));
    }

    /// Whether this device shows a code of a screen.
    pub(super) fn is_screen(&self, device: Holder) -> bool {
        self.screens()
            .with(self.now(), |screens| screens.contains_key(&device))
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
        let unknown = || Error::invalid("screen-unknown");
        let code: JoinCode = code.parse().map_err(|_| unknown())?;
        // A code is used once, whatever comes at the same time.
        let now = self.now();
        let device = self.screens().with(now, |screens| {
            let is_it = |screen: &Screen| screen.game.is_none() && screen.code == code;
            let (&holder, screen) = screens.iter_mut().find(|(_, screen)| is_it(screen))?;
            screen.game = Some(id.clone());
            // The host has as long to answer as for any request.
            screen.since = now;
            Some(holder)
        });
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
