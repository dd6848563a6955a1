//! The service with the use cases of games, and the admission of a caller to a game.

use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};
use tokio::sync::OwnedMutexGuard;

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::Right;
use crate::domain::ids::GameId;
use crate::games::bounds::Bounds;
use crate::games::screen_codes::ScreenCodes;
use crate::games::sessions::{Access, GameSession, GameView, Phone, Registry};
use crate::live::{Hub, Update};
use crate::rules::{BoardError, Boards, Status};
use crate::services::Services;
use crate::store::Store;

/// All games: a cheap handle.
#[derive(Clone)]
pub struct Games(Arc<Inner>);

struct Inner {
    services: Services,
    boards: Boards,
    screen_codes: ScreenCodes,
    registry: Registry,
    bounds: Bounds,
    /// The last readiness check, and when it was made.
    readiness: tokio::sync::Mutex<Option<(Instant, Result<(), Error>)>>,
    /// The wall clock and the monotonic clock at the first cleanup since the wall clock last jumped.
    clock_reading: std::sync::Mutex<Option<(DateTime<Utc>, Instant)>>,
}

impl Games {
    /// The games of these services, with the default bounds.
    ///
    /// # Errors
    /// [`BoardError`] if a board that comes with the program is not playable.
    pub fn new(services: Services) -> Result<Self, BoardError> {
        Self::within(Bounds::default(), services)
    }

    /// The games of these services, with other bounds.
    ///
    /// # Errors
    /// As [`Games::new`].
    pub fn within(bounds: Bounds, services: Services) -> Result<Self, BoardError> {
        Ok(Self(Arc::new(Inner {
            services,
            boards: Boards::load()?,
            screen_codes: ScreenCodes::default(),
            registry: Registry::new(bounds.games_in_memory),
            bounds,
            readiness: tokio::sync::Mutex::default(),
            clock_reading: std::sync::Mutex::default(),
        })))
    }

    /// The boards there are to play on.
    #[must_use]
    pub fn boards(&self) -> &Boards {
        &self.0.boards
    }

    /// What use cases are given.
    #[must_use]
    pub fn services(&self) -> &Services {
        &self.0.services
    }

    /// How much there may be of what lasts.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.0.bounds
    }

    pub(super) fn store(&self) -> &Store {
        self.services().store()
    }

    pub(super) fn live(&self) -> &Hub {
        self.services().live()
    }

    pub(super) fn now(&self) -> DateTime<Utc> {
        self.services().now()
    }

    pub(super) fn instant(&self) -> Instant {
        self.services().instant()
    }

    pub(super) fn random(&self) -> Result<u64, Error> {
        self.services().random()
    }

    pub(super) fn registry(&self) -> &Registry {
        &self.0.registry
    }

    pub(super) fn screen_codes(&self) -> &ScreenCodes {
        &self.0.screen_codes
    }

    /// The last readiness check, and when it was made.
    pub(super) fn readiness(&self) -> &tokio::sync::Mutex<Option<(Instant, Result<(), Error>)>> {
        &self.0.readiness
    }

    /// The wall clock and the monotonic clock at the first cleanup since the wall clock last jumped.
    pub(super) fn clock_reading(&self) -> &std::sync::Mutex<Option<(DateTime<Utc>, Instant)>> {
        &self.0.clock_reading
    }

    /// How many streams follow a game, all games together.
    #[must_use]
    pub fn listeners(&self) -> usize {
        self.live().listeners()
    }

    /// The game as the caller sees it.
    ///
    /// # Errors
    /// `unauthenticated`, `forbidden` or `not_found`.
    pub async fn view(&self, caller: &Principal, id: &GameId) -> Result<GameView, Error> {
        let (access, open) = self.admit(caller, id).await?;
        Ok(open.view(&access))
    }

    /// What the caller may do in this game.
    ///
    /// # Errors
    /// As [`Games::view`].
    pub async fn access(&self, caller: &Principal, id: &GameId) -> Result<Access, Error> {
        Ok(self.admit(caller, id).await?.0)
    }

    /// The game under its own lock, with what the caller may do in it as long as the lock is held.
    pub(super) async fn admit(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(Access, OwnedMutexGuard<GameSession>), Error> {
        let (access, open, _) = self.admit_with_rights(caller, id).await?;
        Ok((access, open))
    }

    pub(super) async fn admit_with_rights(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(Access, OwnedMutexGuard<GameSession>, Arc<[Right]>), Error> {
        let Some(holder) = caller.holder() else {
            return Err(caller.denied());
        };
        loop {
            let slot = self.slot(id).await?;
            let epoch = self.services().rights_epoch();
            let rights = auth::rights_at(self.services(), caller, holder, id, epoch).await?;
            let mut open = slot.lock_owned().await;
            // A right that ended while this waited for the lock may be one of these.
            if epoch != self.services().rights_epoch() {
                continue;
            }
            open.forget_requests(self.now());
            let access = open.access(&rights);
            if !access.may_read() {
                return Err(caller.denied());
            }
            let now = self.instant();
            if access.host {
                open.presence.host_asked(now);
            }
            if open.note_phone(&access, now) {
                self.live().publish(id, Update::Presence);
            }
            return Ok((access, open, rights));
        }
    }

    /// What is known of the phones of a lobby; `None` once the game is played.
    pub async fn phones(&self, id: &GameId) -> Option<Vec<Phone>> {
        let slot = self.slot(id).await.ok()?;
        let open = slot.lock().await;
        (open.row.status == Status::Lobby).then(|| open.phones(self.instant()))
    }
}
