//! Clearing away what nobody needs any more, and ending what nobody plays on.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Games, keep};
use crate::error::Error;
use crate::ids::GameId;
use crate::rules::{Action, Actor, By};
use crate::store::{Change, Sweep};

/// How long a lobby waits to be started.
const LOBBY_LIVES: TimeDelta = TimeDelta::days(1);

/// After how long without an event a game is stopped.
pub const GAME_RESTS: TimeDelta = TimeDelta::days(30);

/// For how long after its end a link is told to have ended, and not to be unknown.
const LINK_IS_TOLD: TimeDelta = TimeDelta::days(30);

impl Games {
    /// Clears away lobbies nobody started, old answers, old links and idle games, and stops games that nobody
    /// has touched for a month.
    ///
    /// # Errors
    /// [`Error`] where the store cannot be read or written.
    pub async fn sweep(&self) -> Result<(), Error> {
        let now = self.now();
        let sweep = Sweep {
            lobbies: now - LOBBY_LIVES,
            answers: now - keep::KEPT_FOR,
            links: now - LINK_IS_TOLD,
        };
        let change = Change {
            sweep: Some(sweep),
            ..Change::default()
        };
        self.store().write(change).await?;
        let since = now - GAME_RESTS;
        for id in self.store().untouched(since).await? {
            // One game that cannot be stopped keeps no other from it.
            if let Err(error) = self.stop(&id, since).await {
                tracing::warn!(%id, %error, "a game nobody plays was not stopped");
            }
        }
        self.forget_lobbies(sweep.lobbies);
        self.forget_idle();
        self.live().forget_silent();
        Ok(())
    }

    /// Finishes a game in the host's stead, unless somebody has come back to it.
    async fn stop(&self, id: &GameId, since: DateTime<Utc>) -> Result<(), Error> {
        let current = self.slot(id).await?.lock_owned().await;
        if current.times.last().is_some_and(|&at| at >= since) {
            return Ok(());
        }
        let host = Actor {
            seat: current.game.table().host(),
            by: By::Host,
        };
        let event = current.game.decide(host, Action::Finish {})?;
        let mut next = current.clone();
        let change = next.happen(event, self.now());
        Ok(self.commit(current, next, change).await?)
    }
}
