//! Retention: deletes expired lobbies, links, requests and stored responses; stops abandoned games.

use std::sync::PoisonError;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use rowlock_rules::{Action, Actor, By};

use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::service::{ClockReading, GameService};
use crate::idempotency;
use crate::store::{Change, Retention, StateKey};

/// How long a lobby can wait to be started.
const LOBBY_TTL: TimeDelta = TimeDelta::days(1);

/// After how long without an event a game is stopped.
pub const ABANDON_AFTER: TimeDelta = TimeDelta::days(30);

/// How long after its end a link is reported as ended rather than unknown.
const ENDED_LINK_RETENTION: TimeDelta = TimeDelta::days(30);

/// How far the clock may be from the last cleanup to be trusted at once.
const PLAUSIBLE_GAP: TimeDelta = TimeDelta::days(1);

/// How far the wall clock may drift from the monotonic clock between two readings.
const CLOCK_TOLERANCE: TimeDelta = TimeDelta::minutes(10);

/// How long after a jump the clock must have run steadily to be trusted.
const CONFIRM_AFTER: Duration = Duration::from_secs(30 * 60);

/// How long a request to a host is stored.
const REQUEST_RETENTION: TimeDelta = TimeDelta::days(1);

/// Whether about the same time has passed on the wall clock as on the monotonic clock.
fn is_consistent(reading: ClockReading, before: ClockReading) -> bool {
    let passed = TimeDelta::from_std(reading.monotonic.duration_since(before.monotonic));
    passed.is_ok_and(|passed| (reading.wall - before.wall - passed).abs() <= CLOCK_TOLERANCE)
}

impl GameService {
    /// Deletes expired lobbies, links, requests and stored responses, stops abandoned games, and evicts idle ones.
    ///
    /// If the clock is far from the time of the last cleanup, nothing is deleted or stopped until it has run steadily
    /// for a while: it may not have been set yet.
    pub async fn clean_up(&self) -> Result<(), Error> {
        // Of several servers, one does this at a time.
        let Some(lock) = self.store().try_lock().await? else {
            return Ok(());
        };
        let done = self.clean_up_alone().await;
        lock.release().await;
        self.evict_idle();
        done
    }

    async fn clean_up_alone(&self) -> Result<(), Error> {
        let now = self.now();
        if self.is_clock_plausible(now).await? {
            return self.delete_expired(now).await;
        }
        tracing::info!(
            "the clock is far from the time of the last cleanup; nothing is deleted yet"
        );
        Ok(())
    }

    /// Whether this time is near the last cleanup, or consistent with an earlier reading of this process.
    async fn is_clock_plausible(&self, now: DateTime<Utc>) -> Result<bool, Error> {
        let last = self.store().state(StateKey::CleanedUpAt).await?;
        let last: Option<DateTime<Utc>> = last.and_then(|last| last.parse().ok());
        let reading = ClockReading {
            wall: now,
            monotonic: self.instant(),
        };
        let first = {
            let first = self.clock_reading();
            let mut first = first.lock().unwrap_or_else(PoisonError::into_inner);
            // The first reading counts until the clock jumps again.
            let consistent = first.filter(|first| is_consistent(reading, *first));
            *first = consistent.or(Some(reading));
            consistent
        };
        let is_near = last.is_some_and(|last| (now - last).abs() <= PLAUSIBLE_GAP);
        let is_steady = first.is_some_and(|first| {
            reading.monotonic.duration_since(first.monotonic) >= CONFIRM_AFTER
        });
        Ok(is_near || is_steady)
    }

    async fn delete_expired(&self, now: DateTime<Utc>) -> Result<(), Error> {
        let retention = Retention {
            lobbies: now - LOBBY_TTL,
            responses: now - idempotency::RESPONSE_TTL,
            links: now - ENDED_LINK_RETENTION,
            requests: now - REQUEST_RETENTION,
        };
        // In parts, so that moves are not delayed.
        while self.store().has_expired(&retention).await? {
            let change = Change::Expire(retention);
            self.store().write_bulk(vec![change]).await?;
            self.evict_lobbies(retention.lobbies);
        }
        let done = Change::SetState(StateKey::CleanedUpAt, now.to_rfc3339());
        self.store().write(vec![done]).await?;
        let since = now - ABANDON_AFTER;
        for id in self.store().idle_since(since).await? {
            // A game that cannot be stopped does not prevent others from being stopped.
            if let Err(error) = self.stop_abandoned(&id, since).await {
                tracing::warn!(%id, %error, "an idle game could not be stopped");
            }
        }
        Ok(())
    }

    /// Finishes a game as the host would, unless it has had a move meanwhile.
    async fn stop_abandoned(&self, id: &GameId, since: DateTime<Utc>) -> Result<(), Error> {
        let current = self.session(id).await?.lock_owned().await;
        if current.times.last().is_some_and(|&at| at >= since) {
            return Ok(());
        }
        let host = Actor {
            seat: current.game.table().host(),
            by: By::Host,
        };
        let event = current.game.decide(host, Action::Finish {})?;
        let mut next = current.clone();
        let changes = next.record(event, self.now(), None);
        Ok(self.commit(current, next, changes).await?)
    }
}
