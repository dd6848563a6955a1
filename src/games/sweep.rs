//! Clearing away what nobody needs any more, and ending what nobody plays on.

use std::sync::PoisonError;

use chrono::{DateTime, TimeDelta, Utc};

use super::{Games, keep};
use crate::error::Error;
use crate::ids::GameId;
use crate::rules::{Action, Actor, By};
use crate::store::{Change, StateKey, Sweep};

/// How long a lobby waits to be started.
const LOBBY_LIVES: TimeDelta = TimeDelta::days(1);

/// After how long without an event a game is stopped.
pub const GAME_RESTS: TimeDelta = TimeDelta::days(30);

/// For how long after its end a link is told to have ended, and not to be unknown.
const LINK_IS_TOLD: TimeDelta = TimeDelta::days(30);

/// How far the clock may be from the last sweep and still be believed at once.
const BELIEVED: TimeDelta = TimeDelta::days(1);

/// How long after a first look at a clock that has jumped a second one counts.
const LOOKS_APART: TimeDelta = TimeDelta::minutes(30);

/// For how long a request is known after it was made.
const REQUEST_IS_TOLD: TimeDelta = TimeDelta::days(1);

impl Games {
    /// Clears away lobbies nobody started, old answers, old links and idle games, and stops games that nobody
    /// has touched for a month. Where the clock is far from that of the last sweep, nothing is ended or deleted
    /// before it says the same again later: it may not have been set yet.
    ///
    /// # Errors
    /// [`Error`] where the store cannot be read or written.
    pub async fn sweep(&self) -> Result<(), Error> {
        let now = self.now();
        if self.believes(now).await? {
            self.clear(now).await?;
        } else {
            tracing::info!(
                "the clock is far from that of the last sweep; nothing is cleared away yet"
            );
        }
        self.forget_idle();
        self.live().forget_silent();
        Ok(())
    }

    /// Whether this time is near that of the last sweep, or follows on an earlier look in this process.
    async fn believes(&self, now: DateTime<Utc>) -> Result<bool, Error> {
        let last = self.store().state(StateKey::SweptAt).await?;
        let last: Option<DateTime<Utc>> = last.and_then(|last| last.parse().ok());
        let looked = {
            let mut looked = self
                .0
                .looked_at_clock
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            looked.replace(now)
        };
        let is_near = last.is_some_and(|last| (now - last).abs() <= BELIEVED);
        let is_repeated = looked.is_some_and(|looked| {
            let since = now - looked;
            since >= LOOKS_APART && since <= BELIEVED
        });
        Ok(is_near || is_repeated)
    }

    async fn clear(&self, now: DateTime<Utc>) -> Result<(), Error> {
        let sweep = Sweep {
            lobbies: now - LOBBY_LIVES,
            answers: now - keep::KEPT_FOR,
            links: now - LINK_IS_TOLD,
            requests: now - REQUEST_IS_TOLD,
        };
        let change = Change {
            sweep: Some(sweep),
            state: vec![(StateKey::SweptAt, now.to_rfc3339())],
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
