//! The use cases of one game.

mod access;
mod bounds;
mod create;
mod delete;
mod entry;
mod expiry;
mod first;
mod host;
mod import_log;
mod listeners;
mod lobby;
mod lucky;
mod moves;
mod presence;
mod readiness;
mod registry;
mod rematch;
mod requests;
mod retry;
mod screens;
mod seat_transfer;
mod session;
mod share;
mod subscribe;
mod transcript;
mod view;

use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};
use tokio::sync::OwnedMutexGuard;

pub use access::Access;
pub use bounds::Bounds;
pub(crate) use bounds::{MAX_PLAYERS, too_many_players};
pub use create::{Created, GroupChoice, NewGame, SeatToken};
pub use expiry::ABANDON_AFTER;
pub use first::First;
pub use import_log::{Entrant, ImportViolation, ImportedGame, VerifiedGame};
pub use listeners::OpenStream;
pub use lobby::{Door, DoorSeat, Entered, Joined, Wanted};
pub use moves::{Move, Moved};
pub use presence::Phone;
use registry::{Registry, Slot};
pub use requests::{Asked, RequestState, RequestStatus, RequestView};
pub(crate) use retry::{Failure, retrying};
pub use seat_transfer::{HandoverOffer, NewToken};
pub use subscribe::{Follower, MoveNews, Subscription};
pub use transcript::GameTranscript;
pub use view::{EventView, GameView, ResultView, RowView, SeatView, StandingView};

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::Right;
use crate::domain::ids::GameId;
use crate::live::{Hub, Update};
use crate::rules::{BoardError, Boards};
use crate::services::Services;
use crate::store::Store;

/// All games: a cheap handle.
#[derive(Clone)]
pub struct Games(Arc<Inner>);

struct Inner {
    services: Services,
    boards: Boards,
    screens: screens::Screens,
    registry: Registry,
    bounds: Bounds,
    readiness: readiness::Readiness,
    /// What the clock said at the first sweep since it last jumped, and when that was.
    looked_at_clock: std::sync::Mutex<Option<(DateTime<Utc>, Instant)>>,
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
            screens: screens::Screens::default(),
            registry: Registry::new(bounds.games_in_memory),
            bounds,
            readiness: readiness::Readiness::default(),
            looked_at_clock: std::sync::Mutex::default(),
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

    fn store(&self) -> &Store {
        self.services().store()
    }

    fn live(&self) -> &Hub {
        self.services().live()
    }

    fn now(&self) -> DateTime<Utc> {
        self.services().now()
    }

    fn instant(&self) -> Instant {
        self.services().instant()
    }

    fn random(&self) -> Result<u64, Error> {
        self.services().random()
    }

    fn registry(&self) -> &Registry {
        &self.0.registry
    }

    fn screens(&self) -> &screens::Screens {
        &self.0.screens
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
    async fn admit(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(Access, OwnedMutexGuard<session::GameSession>), Error> {
        let (access, open, _) = self.admit_with_rights(caller, id).await?;
        Ok((access, open))
    }

    async fn admit_with_rights(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(Access, OwnedMutexGuard<session::GameSession>, Arc<[Right]>), Error> {
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
}
