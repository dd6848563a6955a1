//! Use cases: the one place where rules, store, live phones, time and chance meet.

mod access;
mod bounds;
mod caller;
mod chance;
mod create;
mod delete;
mod entry;
mod first;
mod follow;
mod foreign;
mod give_up;
mod handover;
mod history;
mod host;
mod keep;
mod link;
mod listeners;
mod lobby;
mod lucky;
mod open;
mod play;
mod presence;
mod readiness;
mod rebuild;
mod record;
mod registry;
mod rematch;
mod requests;
mod retry;
mod screens;
mod search;
mod settings;
mod share;
mod sweep;
mod view;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use chrono::{DateTime, Utc};
use tokio::sync::OwnedMutexGuard;

pub use access::Access;
pub use bounds::Bounds;
pub(crate) use bounds::{MOST_PLAYERS, too_many_players};
pub use caller::Caller;
use caller::GameRights;
pub use chance::{Clock, Random, SystemClock, SystemRandom};
pub use create::{Created, GroupChoice, NewGame, SeatToken};
pub use first::First;
pub use follow::{Follower, Following, MoveNews};
pub use foreign::{Entrant, ForeignGame, Misstep, RetoldGame};
pub use give_up::GivenUp;
pub use handover::{HandoverOffer, NewToken};
pub use history::{GameLine, LineSeat};
pub use keep::Keep;
pub use link::MadeLink;
pub use listeners::OpenStream;
pub use lobby::{Door, DoorSeat, Entered, Joined, Wanted};
pub use play::{Move, Moved};
pub use presence::Phone;
pub use record::Record;
use registry::{Registry, Slot};
pub use requests::{Asked, RequestState, RequestStatus, RequestView};
pub(crate) use retry::{Failure, retrying};
pub use search::{Outcome, Search};
pub use sweep::GAME_RESTS;
pub use view::{EventView, GameView, ResultView, RowView, SeatView, StandingView};
pub(crate) use view::{optional_time, time};

use crate::domain::error::{Code, Error};
use crate::domain::ids::{GameId, Token};
use crate::live::{Live, News};
use crate::rules::{BoardFault, Boards};
use crate::store::{Holder, Right, Store, StoreError};

/// All games: a cheap handle.
#[derive(Clone)]
pub struct Games(Arc<Inner>);

struct Inner {
    store: Store,
    live: Live,
    boards: Boards,
    clock: Box<dyn Clock>,
    random: Box<dyn Random>,
    screens: screens::Screens,
    registry: Registry,
    bounds: Bounds,
    readiness: readiness::Readiness,
    /// What the clock said at the first sweep since it last jumped, and when that was.
    looked_at_clock: std::sync::Mutex<Option<(DateTime<Utc>, Instant)>>,
    rights_epoch: AtomicU64,
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            // Somebody else was faster; the same request will be decided anew.
            StoreError::Conflict | StoreError::Stale => Self::new(Code::Unavailable, "try-again"),
            StoreError::Full => Self::new(Code::StorageFull, "disk-full"),
            StoreError::Unavailable(reason) => {
                tracing::error!(reason, "the database does not respond");
                Self::new(Code::Unavailable, "disk-silent")
            }
            StoreError::Damaged(reason) => {
                tracing::error!(reason, "the database contains unreadable data");
                Self::new(Code::Internal, "disk-unreadable")
            }
            StoreError::Moved(file) => {
                tracing::error!(file, "a file of the database was moved or deleted");
                Self::new(Code::Unavailable, "disk-moved")
            }
            StoreError::Refused(reason) => {
                tracing::error!(reason, "the database rejected a statement");
                Self::new(Code::Internal, "not-stored")
            }
        }
    }
}

impl Games {
    /// The games of this store.
    ///
    /// # Errors
    /// [`BoardFault`] where a board that comes with the program cannot be played.
    pub fn new(
        store: Store,
        clock: impl Clock + 'static,
        random: impl Random + 'static,
    ) -> Result<Self, BoardFault> {
        Self::within(Bounds::default(), store, clock, random)
    }

    /// The games of this store, with other bounds than the usual ones.
    ///
    /// # Errors
    /// As [`Games::new`].
    pub fn within(
        bounds: Bounds,
        store: Store,
        clock: impl Clock + 'static,
        random: impl Random + 'static,
    ) -> Result<Self, BoardFault> {
        Ok(Self(Arc::new(Inner {
            store,
            live: Live::default(),
            boards: Boards::load()?,
            clock: Box::new(clock),
            random: Box::new(random),
            screens: screens::Screens::default(),
            registry: Registry::new(bounds.games_in_memory),
            bounds,
            readiness: readiness::Readiness::default(),
            looked_at_clock: std::sync::Mutex::default(),
            rights_epoch: AtomicU64::new(0),
        })))
    }

    /// The boards there are to play on.
    #[must_use]
    pub fn boards(&self) -> &Boards {
        &self.0.boards
    }

    /// The store beneath.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// How much there may be of what lasts.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.0.bounds
    }

    /// The present time.
    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.0.clock.now()
    }

    /// The present moment, to measure how long something lasts.
    fn instant(&self) -> Instant {
        self.0.clock.instant()
    }

    fn registry(&self) -> &Registry {
        &self.0.registry
    }

    fn screens(&self) -> &screens::Screens {
        &self.0.screens
    }

    fn live(&self) -> &Live {
        &self.0.live
    }

    /// How many streams follow a game, all games together.
    #[must_use]
    pub fn listeners(&self) -> usize {
        self.live().listeners()
    }

    /// Eight bytes that nobody can guess, as a number.
    ///
    /// # Errors
    /// [`Code::Unavailable`] where the system gives none.
    pub fn random(&self) -> Result<u64, Error> {
        let mut bytes = [0; 8];
        self.0.random.fill(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// A secret that nobody can guess.
    ///
    /// # Errors
    /// [`Code::Unavailable`] where the system gives none.
    pub fn new_token(&self) -> Result<Token, Error> {
        let mut bytes = [0; 24];
        self.0.random.fill(&mut bytes)?;
        Ok(Token::from_random(bytes))
    }

    /// Whoever sent this secret, with its rights.
    ///
    /// # Errors
    /// [`Code::Unauthenticated`] for a token that nobody was given, or that was revoked. A device that has no
    /// rights yet, or none any more, is somebody all the same: it is answered as a token without the right.
    pub async fn caller(&self, holder: Holder) -> Result<Caller, Error> {
        let rights = self.store().group_rights(holder).await?;
        match holder {
            // Whoever asked to be let in is somebody, and may do nothing yet.
            Holder::Token(_)
                if rights.is_empty()
                    && !self.store().has_rights(holder).await?
                    && self.store().requests_of(holder).await?.is_empty() =>
            {
                Err(Error::new(Code::Unauthenticated, "token-unknown"))
            }
            Holder::Token(_) | Holder::Device(_) => Ok(Caller::new(holder, rights)),
        }
    }

    /// The game as the caller sees it.
    ///
    /// # Errors
    /// [`Code::Unauthenticated`], [`Code::Forbidden`], or [`Code::NotFound`].
    pub async fn view(&self, caller: &Caller, id: &GameId) -> Result<GameView, Error> {
        let (access, open) = self.admit(caller, id).await?;
        Ok(open.view(&access))
    }

    /// What the caller may do in this game.
    ///
    /// # Errors
    /// As [`Games::view`].
    pub async fn access(&self, caller: &Caller, id: &GameId) -> Result<Access, Error> {
        Ok(self.admit(caller, id).await?.0)
    }

    /// The game under its own lock, with what the caller may do in it as long as the lock is held.
    async fn admit(
        &self,
        caller: &Caller,
        id: &GameId,
    ) -> Result<(Access, OwnedMutexGuard<open::OpenGame>), Error> {
        let (access, open, _) = self.admit_with_rights(caller, id).await?;
        Ok((access, open))
    }

    async fn admit_with_rights(
        &self,
        caller: &Caller,
        id: &GameId,
    ) -> Result<(Access, OwnedMutexGuard<open::OpenGame>, Arc<[Right]>), Error> {
        let Some(holder) = caller.holder() else {
            return Err(caller.refusal());
        };
        loop {
            let slot = self.slot(id).await?;
            let epoch = self.rights_epoch();
            let rights = self.rights_at(caller, holder, id, epoch).await?;
            let mut open = slot.lock_owned().await;
            // A right that ended while this waited for the lock may be one of these.
            if epoch != self.rights_epoch() {
                continue;
            }
            open.forget_requests(self.now());
            let access = open.access(&rights);
            if !access.may_read() {
                return Err(caller.refusal());
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

    /// The caller's rights in a game, read no earlier than the last right ended.
    async fn rights_at(
        &self,
        caller: &Caller,
        holder: Holder,
        game: &GameId,
        epoch: u64,
    ) -> Result<Arc<[Right]>, Error> {
        if let Some(known) = caller.known_rights(game, epoch) {
            return Ok(known);
        }
        let rights: Arc<[Right]> = self.store().rights_of(holder, game).await?.into();
        caller.learn_rights(GameRights {
            game: game.clone(),
            epoch,
            rights: Arc::clone(&rights),
        });
        Ok(rights)
    }

    /// What the caller may do in a game and its group; nothing where there is no such game.
    ///
    /// # Errors
    /// [`Error`] where it cannot be read.
    pub async fn rights(&self, caller: &Caller, game: &GameId) -> Result<Arc<[Right]>, Error> {
        match caller.holder() {
            Some(holder) => {
                let epoch = self.rights_epoch();
                self.rights_at(caller, holder, game, epoch).await
            }
            None => Ok(Arc::default()),
        }
    }

    /// How many times rights have ended on this server.
    fn rights_epoch(&self) -> u64 {
        self.0.rights_epoch.load(Ordering::SeqCst)
    }

    /// Has everybody's rights read anew; called after they have ended on disk.
    pub(crate) fn rights_have_ended(&self) {
        self.0.rights_epoch.fetch_add(1, Ordering::SeqCst);
    }
}
