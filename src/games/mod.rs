//! The use cases of one game.

mod access;
mod bounds;
mod create;
mod delete;
mod entry;
mod first;
mod follow;
mod foreign;
mod handover;
mod host;
mod listeners;
mod lobby;
mod lucky;
mod open;
mod play;
mod presence;
mod readiness;
mod record;
mod registry;
mod rematch;
mod requests;
mod retry;
mod screens;
mod share;
mod sweep;
mod view;

use std::sync::Arc;
use std::time::Instant;

use chrono::{DateTime, Utc};
use tokio::sync::OwnedMutexGuard;

pub use access::Access;
pub use bounds::Bounds;
pub(crate) use bounds::{MOST_PLAYERS, too_many_players};
pub use create::{Created, GroupChoice, NewGame, SeatToken};
pub use first::First;
pub use follow::{Follower, Following, MoveNews};
pub use foreign::{Entrant, ForeignGame, Misstep, RetoldGame};
pub use handover::{HandoverOffer, NewToken};
pub use listeners::OpenStream;
pub use lobby::{Door, DoorSeat, Entered, Joined, Wanted};
pub use play::{Move, Moved};
pub use presence::Phone;
pub use record::Record;
use registry::{Registry, Slot};
pub use requests::{Asked, RequestState, RequestStatus, RequestView};
pub(crate) use retry::{Failure, retrying};
pub use sweep::GAME_RESTS;
pub use view::{EventView, GameView, ResultView, RowView, SeatView, StandingView};

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::live::{Live, News};
use crate::rules::{BoardFault, Boards};
use crate::services::Services;
use crate::store::{Right, Store};

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
    /// [`BoardFault`] if a board that comes with the program is not playable.
    pub fn new(services: Services) -> Result<Self, BoardFault> {
        Self::within(Bounds::default(), services)
    }

    /// The games of these services, with other bounds.
    ///
    /// # Errors
    /// As [`Games::new`].
    pub fn within(bounds: Bounds, services: Services) -> Result<Self, BoardFault> {
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

    fn live(&self) -> &Live {
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
    /// [`Code::Unauthenticated`], [`Code::Forbidden`], or [`Code::NotFound`].
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
    ) -> Result<(Access, OwnedMutexGuard<open::OpenGame>), Error> {
        let (access, open, _) = self.admit_with_rights(caller, id).await?;
        Ok((access, open))
    }

    async fn admit_with_rights(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(Access, OwnedMutexGuard<open::OpenGame>, Arc<[Right]>), Error> {
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
                self.live().publish(id, News::Presence);
            }
            return Ok((access, open, rights));
        }
    }
}
