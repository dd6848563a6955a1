//! Pairing of screens: a screen shows a code, and a player enters it to let the screen watch the game.

use std::net::IpAddr;
use std::ops::Range;

use chrono::{DateTime, TimeDelta, Utc};
use rowlock_rules::Status;

use super::request_limits::Requester;
use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, JoinCode};
use crate::games::service::GameService;
use crate::store::{Change, HolderState, ScreenChange, StoreError};

/// How long a screen's code is valid, and how long it then waits for the host's answer.
const SCREEN_TTL: TimeDelta = TimeDelta::minutes(10);

/// What a waiting screen shows.
#[derive(Debug, PartialEq, Eq)]
pub enum ScreenState {
    /// The code that pairs it with a game.
    Code(JoinCode),
    /// The game that it was paired with, whether or not the host has accepted it yet.
    Paired(GameId),
}

impl GameService {
    /// Lets a screen that shows nothing yet show a code that pairs it.
    ///
    /// # Errors
    /// `too_many_requests` while enough screens of its network, `origin`, wait.
    pub async fn show_screen(
        &self,
        device: Holder,
        origin: Option<IpAddr>,
    ) -> Result<ScreenState, Error> {
        let origin = origin.map(|origin| self.network_hash(origin)).transpose()?;
        let code = JoinCode::from_random(self.random()?);
        self.change_screen(ScreenChange::Show {
            device: device.hash(),
            code,
            origin,
            at: self.now(),
            waiting: self.waiting_since(),
        })
        .await?;
        // The same screen may have asked another server at the same time.
        let stored = self.screen_state(device).await?;
        stored.ok_or_else(|| Error {
            retry_after: SCREEN_TTL.num_seconds().try_into().ok(),
            ..Error::new(ErrorCode::TooManyRequests, "too-many-screens")
        })
    }

    /// What this screen shows: the code that pairs it, or the game that it was paired with; `None` if it shows nothing
    /// yet.
    pub async fn screen_state(&self, device: Holder) -> Result<Option<ScreenState>, Error> {
        let screen = self
            .store()
            .screen(device.hash(), &self.waiting_since())
            .await?;
        Ok(screen.map(|screen| match screen.game {
            // Until it is paired it shows its code: asked before, it would find neither a right nor a request.
            Some(game) if screen.is_paired => ScreenState::Paired(game),
            Some(_) | None => ScreenState::Code(screen.code),
        }))
    }

    /// When screens that still wait began to; the clock may have been set back since.
    fn waiting_since(&self) -> Range<DateTime<Utc>> {
        let now = self.now();
        now - SCREEN_TTL..now + SCREEN_TTL
    }

    async fn change_screen(&self, change: ScreenChange) -> Result<(), StoreError> {
        self.store().write(vec![Change::Screen(change)]).await
    }

    pub async fn unpair_screen(&self, device: Holder) -> Result<(), Error> {
        Ok(self.change_screen(ScreenChange::End(device.hash())).await?)
    }

    /// Whether anything is stored for the caller: a right, a request, settings, or the code of its screen.
    pub async fn is_known(&self, caller: &Principal) -> Result<bool, Error> {
        let Some(holder) = caller.holder() else {
            return Ok(false);
        };
        Ok(
            *self.store().holder(holder).await? != HolderState::default()
                || self.screen_state(holder).await?.is_some()
                || !self.store().requests_of(holder).await?.is_empty(),
        )
    }

    /// Pairs the screen with this code with a game: at once in the lobby or by the host, else if the host accepts. Whether it
    /// was at once.
    ///
    /// # Errors
    /// `forbidden` for callers who are not players; `invalid_value` for a code that no screen shows; and as
    /// [`GameService::ask_to_watch`].
    pub async fn pair_screen(
        &self,
        caller: &Principal,
        code: &str,
        id: &GameId,
    ) -> Result<bool, Error> {
        let (access, session) = self.admit(caller, id).await?;
        if !access.host && access.seats.is_empty() {
            return Err(caller.denied());
        }
        let status = session.row.status;
        // A taken host role ends with the game, and with it the right to admit screens.
        let is_let_in = status == Status::Lobby || access.acts_as_host(status);
        drop(session);
        let unknown = || Error::invalid("screen-code-unknown");
        let code = JoinCode::find(code).ok_or_else(unknown)?;
        let device = self
            .store()
            .screen_with_code(&code, &self.waiting_since())
            .await?;
        let device = device.ok_or_else(unknown)?;
        let used = ScreenChange::Use {
            device,
            game: id.clone(),
            at: self.now(),
        };
        match self.change_screen(used).await {
            // The code was used at the same time.
            Err(StoreError::Conflict) => return Err(unknown()),
            used => used?,
        }
        let device = Holder::Device(device);
        let paired = if is_let_in {
            self.admit_screen(id, device).await
        } else {
            let requester = Requester {
                device: Some(device),
                network: None,
            };
            self.ask_to_watch(id, requester).await.map(|_| ())
        };
        match paired {
            Ok(()) => {
                self.change_screen(ScreenChange::Pair(device.hash()))
                    .await?;
                Ok(is_let_in)
            }
            Err(error) => {
                self.unpair_screen(device).await?;
                Err(error)
            }
        }
    }
}
