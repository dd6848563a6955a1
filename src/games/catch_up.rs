//! Catching up with other servers: games in memory follow what others have stored, and their streams with them.
//!
//! Only the log decides what is delivered. A notification only says where to look, and a comparison every second finds
//! the rest.

use std::time::Duration;

use rowlock_rules::Seq;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::presence::PRESENCE_INTERVAL;
use crate::games::service::GameService;
use crate::games::sessions::SessionHandle;
use crate::live::Update;
use crate::store::{GameVersion, Notice, WakeUp};

/// How often all games in memory are compared with the database.
const POLL_INTERVAL: Duration = Duration::from_secs(1);

impl GameService {
    /// Follows what other servers store, or commands in a SQLite file, until it is cancelled.
    pub async fn follow_servers(&self, stop: CancellationToken) {
        if !self.store().has_peers() {
            return self.follow_commands(stop).await;
        }
        let mut wake_ups = self.store().wake_ups();
        let mut polls = interval(POLL_INTERVAL);
        polls.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut reports = interval(PRESENCE_INTERVAL);
        reports.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let wake_up = tokio::select! {
                () = stop.cancelled() => return,
                wake_up = wake_ups.next() => wake_up,
                _ = reports.tick() => {
                    if let Err(error) = self.exchange_presence().await {
                        tracing::debug!(%error, "who is connected was not shared");
                    }
                    continue;
                }
                _ = polls.tick() => WakeUp::everything(),
            };
            let was_cut_off = self.follow_state().is_cut_off();
            let caught_up = self.catch_up(&wake_up, was_cut_off).await;
            self.follow_state().set_cut_off(caught_up.is_err());
            match caught_up {
                Ok(()) if was_cut_off => tracing::info!("changes of other servers are read again"),
                Err(error) if !was_cut_off => {
                    tracing::warn!(%error, "changes of other servers cannot be read");
                }
                Ok(()) | Err(_) => {}
            }
        }
    }

    /// Follows what commands write to the file of this server, until it is cancelled.
    async fn follow_commands(&self, stop: CancellationToken) {
        let mut polls = interval(POLL_INTERVAL);
        polls.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut is_behind, mut has_failed) = (false, false);
        loop {
            tokio::select! {
                () = stop.cancelled() => return,
                _ = polls.tick() => {}
            }
            let caught_up = self.catch_up_with_commands(&mut is_behind).await;
            if let Err(error) = &caught_up
                && !has_failed
            {
                tracing::warn!(%error, "changes of commands cannot be read");
            }
            has_failed = caught_up.is_err();
        }
    }

    /// Reads everything anew after a command has written; `is_behind` says whether that is still to be done.
    async fn catch_up_with_commands(&self, is_behind: &mut bool) -> Result<(), Error> {
        *is_behind |= self.store().was_changed_by_command().await?;
        if !*is_behind {
            return Ok(());
        }
        self.store().forget_holders();
        self.services().invalidate_rights();
        let ids = self.registry().ids();
        let versions = self.store().game_versions(&ids).await?;
        for id in &ids {
            if let Some(handle) = self.registry().peek(id) {
                self.catch_up_game(handle, id, versions.get(id)).await?;
                self.live().publish(id, Update::AccessChanged);
            }
        }
        self.live().wake_all_groups();
        *is_behind = false;
        Ok(())
    }

    /// Looks for what other servers have changed; after a failure, rights are read anew, too.
    async fn catch_up(&self, wake_up: &WakeUp, was_cut_off: bool) -> Result<(), Error> {
        if was_cut_off {
            self.store().forget_holders();
            self.services().invalidate_rights();
        }
        if wake_up.everything || wake_up.notices {
            self.read_notices().await?;
        }
        let ids: Vec<GameId> = if wake_up.everything {
            self.registry().ids()
        } else {
            let games = wake_up.games.iter();
            let behind = games.filter(|&(id, &seq)| self.is_behind(id, seq));
            behind.map(|(id, _)| id.clone()).collect()
        };
        let versions = self.store().game_versions(&ids).await?;
        for id in &ids {
            if let Some(handle) = self.registry().peek(id) {
                self.catch_up_game(handle, id, versions.get(id)).await?;
            }
        }
        Ok(())
    }

    /// Whether a game is in memory and may lack this event, or a change that is not in its log.
    fn is_behind(&self, id: &GameId, seq: Option<Seq>) -> bool {
        let handle = self.registry().peek(id);
        handle.is_some_and(|handle| match (handle.try_lock(), seq) {
            (Ok(session), Some(seq)) => session.seq() < seq,
            (Ok(_), None) | (Err(_), _) => true,
        })
    }

    /// Brings a game in memory to where it is stored; one that was deleted or cannot be read is evicted.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] if the database is away.
    async fn catch_up_game(
        &self,
        handle: SessionHandle,
        id: &GameId,
        version: Option<&GameVersion>,
    ) -> Result<(), Error> {
        let mut session = handle.lock_owned().await;
        let caught_up = match version {
            // This server has stored more since the version was read.
            Some(version) if session.is_after(*version) => self.read_stored(&mut session).await,
            Some(version) => self.bring_to(&mut session, *version).await,
            None => Err(Error::not_found()),
        };
        match caught_up {
            Err(error) if error.code == ErrorCode::Unavailable => Err(error),
            Err(error) => {
                if error.code != ErrorCode::NotFound {
                    tracing::error!(%id, %error, "a game of another server cannot be read");
                }
                self.registry().remove(id);
                self.services().invalidate_rights();
                self.live().publish(id, Update::AccessChanged);
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    async fn read_notices(&self) -> Result<(), Error> {
        let mut cursor = self.follow_state().notices.lock().await;
        let (notices, next) = self.store().notices_after(&cursor).await?;
        for notice in notices {
            match notice {
                Notice::Holders(_) | Notice::AllHolders => self.services().invalidate_rights(),
                Notice::GameAccess(game) => {
                    self.services().invalidate_rights();
                    self.live().publish(&game, Update::AccessChanged);
                }
                Notice::GroupAccess(group) => {
                    self.services().invalidate_rights();
                    self.live().access_changed_in(&group);
                }
                Notice::Players(group) => self.refresh_seats(&group).await?,
                Notice::Milestone(group) => self.live().wake_group(&group),
            }
        }
        // After a failure they are read again.
        *cursor = next;
        Ok(())
    }
}
