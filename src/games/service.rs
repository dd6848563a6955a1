//! The service with the use cases of games, and the admission of a caller to a game.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use ring::hmac;
use rowlock_rules::{BoardError, Boards, Status};
use tokio::sync::OwnedMutexGuard;

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::Right;
use crate::domain::ids::{GameId, Token};
use crate::games::follow_state::FollowState;
use crate::games::limits::GameLimits;
use crate::games::report_queue::ReportQueue;
use crate::games::sessions::{
    EncodedView, GameAccess, GameSession, GameView, PlayerPresence, Registry,
};
use crate::live::{Hub, Update};
use crate::services::Services;
use crate::store::Store;

/// The use cases of games; cheap to clone.
#[derive(Clone)]
pub struct GameService(Arc<Inner>);

/// The wall clock and the monotonic clock at one moment.
#[derive(Clone, Copy)]
pub(super) struct ClockReading {
    pub(super) wall: DateTime<Utc>,
    pub(super) monotonic: Instant,
}

struct Inner {
    services: Services,
    boards: Arc<Boards>,
    registry: Registry,
    limits: GameLimits,
    follow_state: FollowState,
    report_queue: ReportQueue,
    /// The last readiness check, and when it was made.
    readiness: tokio::sync::Mutex<Option<(Instant, Result<(), Error>)>>,
    /// The clocks at the first cleanup since the wall clock last jumped.
    clock_reading: std::sync::Mutex<Option<ClockReading>>,
    /// The key of the hashes of networks.
    network_key: OnceLock<Token>,
}

impl GameService {
    /// A service with the default limits.
    pub fn new(services: Services) -> Result<Self, BoardError> {
        Self::with_limits(GameLimits::default(), services)
    }

    pub fn with_limits(limits: GameLimits, services: Services) -> Result<Self, BoardError> {
        Ok(Self(Arc::new(Inner {
            services,
            boards: Arc::new(Boards::load()?),
            registry: Registry::new(limits.games_in_memory),
            limits,
            follow_state: FollowState::default(),
            report_queue: ReportQueue::default(),
            readiness: tokio::sync::Mutex::default(),
            clock_reading: std::sync::Mutex::default(),
            network_key: OnceLock::new(),
        })))
    }

    /// The official boards.
    pub fn boards(&self) -> &Arc<Boards> {
        &self.0.boards
    }

    pub(super) fn services(&self) -> &Services {
        &self.0.services
    }

    pub fn limits(&self) -> GameLimits {
        self.0.limits
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

    pub(super) fn follow_state(&self) -> &FollowState {
        &self.0.follow_state
    }

    pub(super) fn report_queue(&self) -> &ReportQueue {
        &self.0.report_queue
    }

    /// The last readiness check, and when it was made.
    pub(super) fn readiness(&self) -> &tokio::sync::Mutex<Option<(Instant, Result<(), Error>)>> {
        &self.0.readiness
    }

    /// The clocks at the first cleanup since the wall clock last jumped.
    pub(super) fn clock_reading(&self) -> &std::sync::Mutex<Option<ClockReading>> {
        &self.0.clock_reading
    }

    /// The stored hash of a network. Its key is not stored, so that nobody can compare it with the hashes of all
    /// addresses.
    pub(super) fn network_hash(&self, network: IpAddr) -> Result<String, Error> {
        let key = &self.0.network_key;
        let key = match key.get() {
            Some(key) => key,
            None => {
                let new = self.services().new_token()?;
                key.get_or_init(|| new)
            }
        };
        let key = hmac::Key::new(hmac::HMAC_SHA256, key.expose().as_bytes());
        let tag = hmac::sign(&key, network.to_string().as_bytes());
        Ok(HEXLOWER.encode(tag.as_ref()))
    }

    /// The number of open streams of all games.
    pub fn open_streams(&self) -> usize {
        self.live().open_streams()
    }

    /// The game as the caller sees it.
    pub async fn view(&self, caller: &Principal, id: &GameId) -> Result<GameView, Error> {
        let (access, session) = self.admit(caller, id).await?;
        Ok(session.view(&access))
    }

    /// As [`GameService::view`], encoded.
    pub async fn encoded_view(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<EncodedView, Error> {
        let (access, session) = self.admit(caller, id).await?;
        session.encoded_view(&access)
    }

    /// What the caller may do in this game.
    pub async fn access(&self, caller: &Principal, id: &GameId) -> Result<GameAccess, Error> {
        Ok(self.admit(caller, id).await?.0)
    }

    /// Locks a game for a caller who can read it; the access holds as long as the lock does.
    pub(super) async fn admit(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(GameAccess, OwnedMutexGuard<GameSession>), Error> {
        let (access, session, _) = self.admit_with_rights(caller, id).await?;
        Ok((access, session))
    }

    pub(super) async fn admit_with_rights(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<(GameAccess, OwnedMutexGuard<GameSession>, Arc<[Right]>), Error> {
        self.admit_to(caller, id, true).await
    }

    /// As [`GameService::admit`], but unless it `is_refreshed`, another server may have changed the game since.
    pub(super) async fn admit_to(
        &self,
        caller: &Principal,
        id: &GameId,
        is_refreshed: bool,
    ) -> Result<(GameAccess, OwnedMutexGuard<GameSession>, Arc<[Right]>), Error> {
        if caller.holder().is_none() {
            return Err(caller.denied());
        }
        loop {
            // Before the game is looked up: with its deletion the rights to it end, too.
            let epoch = self.services().rights_epoch();
            let handle = self.session_in_memory(id).await?;
            let rights = auth::rights_in(self.services(), caller, id).await?;
            let mut session = if is_refreshed {
                self.lock_refreshed(handle, id).await?
            } else {
                handle.lock_owned().await
            };
            // One of these rights may have been revoked while this waited for the lock.
            if epoch != self.services().rights_epoch() {
                continue;
            }
            session.drop_expired_requests(self.now());
            let access = session.access(&rights);
            if !access.can_read() {
                return Err(caller.denied());
            }
            let now = self.instant();
            if access.host {
                session.connections.host_seen(now);
            }
            if session.record_presence(&access, now) {
                self.live().publish(id, Update::Presence);
            }
            return Ok((access, session, rights));
        }
    }

    /// The name and the presence of each player in a lobby, in the order of seats; `None` once the game has started.
    pub async fn lobby_players(&self, id: &GameId) -> Option<Vec<(String, PlayerPresence)>> {
        let handle = self.session(id).await.ok()?;
        let session = handle.lock().await;
        if session.row.status != Status::Lobby {
            return None;
        }
        let names = session.seats.iter().map(|row| row.name.clone());
        let presence = session.player_presence(self.instant());
        Some(names.zip(presence).collect())
    }
}
