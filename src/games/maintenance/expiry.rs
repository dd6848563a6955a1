//! Retention: deletes expired lobbies, links, requests and stored responses; stops abandoned games.

use std::sync::PoisonError;
use std::time::{Duration, Instant};

use chrono::{DateTime, TimeDelta, Utc};

use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::service::Games;
use crate::idempotency;
use crate::rules::{Action, Actor, By};
use crate::store::{Retention, StateKey, WriteBatch};

/// How long a lobby is kept without being started.
const LOBBY_TTL: TimeDelta = TimeDelta::days(1);

/// After how long without an event a game is stopped.
pub const ABANDON_AFTER: TimeDelta = TimeDelta::days(30);

/// How long after its end a link is reported as ended rather than unknown.
const ENDED_LINK_RETENTION: TimeDelta = TimeDelta::days(30);

/// How far the clock may be from the last sweep and still be believed at once.
const BELIEVED: TimeDelta = TimeDelta::days(1);

/// How far the time of day may drift or be corrected between two looks.
const SLACK: TimeDelta = TimeDelta::minutes(10);

/// How long after a first look at a clock that has jumped a second one counts.
const LOOKS_APART: Duration = Duration::from_secs(30 * 60);

/// How long a request to a host is stored.
const REQUEST_RETENTION: TimeDelta = TimeDelta::days(1);

/// Whether as much time has passed on the clock as on the one that nobody can set, but for some minutes.
fn follows(look: (DateTime<Utc>, Instant), before: (DateTime<Utc>, Instant)) -> bool {
    let passed = TimeDelta::from_std(look.1.duration_since(before.1));
    passed.is_ok_and(|passed| (look.0 - before.0 - passed).abs() <= SLACK)
}

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
                "the clock is far from the time of the last cleanup; nothing is deleted yet"
            );
        }
        self.forget_idle();
        self.live().drop_unused();
        Ok(())
    }

    /// Whether this time is near that of the last sweep, or follows on an earlier look in this process.
    async fn believes(&self, now: DateTime<Utc>) -> Result<bool, Error> {
        let last = self.store().state(StateKey::CleanedUpAt).await?;
        let last: Option<DateTime<Utc>> = last.and_then(|last| last.parse().ok());
        let look = (now, self.instant());
        let before = {
            let looked = self.clock_reading();
            let mut looked = looked.lock().unwrap_or_else(PoisonError::into_inner);
            // The first look counts until the clock jumps once more.
            let before = looked.filter(|before| follows(look, *before));
            *looked = before.or(Some(look));
            before
        };
        let is_near = last.is_some_and(|last| (now - last).abs() <= BELIEVED);
        let is_repeated = before.is_some_and(|(_, at)| look.1.duration_since(at) >= LOOKS_APART);
        Ok(is_near || is_repeated)
    }

    async fn clear(&self, now: DateTime<Utc>) -> Result<(), Error> {
        let sweep = Retention {
            lobbies: now - LOBBY_TTL,
            responses: now - idempotency::RESPONSE_TTL,
            links: now - ENDED_LINK_RETENTION,
            requests: now - REQUEST_RETENTION,
        };
        let change = WriteBatch {
            retention: Some(sweep),
            state: vec![(StateKey::CleanedUpAt, now.to_rfc3339())],
            ..WriteBatch::default()
        };
        self.store().write(change).await?;
        let since = now - ABANDON_AFTER;
        for id in self.store().idle_since(since).await? {
            // One game that cannot be stopped keeps no other from it.
            if let Err(error) = self.stop(&id, since).await {
                tracing::warn!(%id, %error, "an idle game could not be stopped");
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
