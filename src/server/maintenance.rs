//! The hourly cleanup, and what leaves memory.

use std::time::Duration;

use tokio::time::Instant;

use crate::api::Shutdown;
use crate::games::GameService;
use crate::http::Limiter;

/// How often expired data is deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// Delay of the first cleanup after the start: by then a small computer has set its clock.
const FIRST_CLEANUP_DELAY: Duration = Duration::from_secs(10 * 60);

/// How often idle clients and games are evicted from memory.
const EVICTION_INTERVAL: Duration = Duration::from_secs(60);

/// Runs the hourly cleanup and evicts idle clients and games every minute until shutdown; a cleanup that has
/// started is finished first, as it holds the database open.
pub(super) async fn run(games: GameService, limiter: Limiter, shutdown: Shutdown) {
    let mut hours =
        tokio::time::interval_at(Instant::now() + FIRST_CLEANUP_DELAY, CLEANUP_INTERVAL);
    let mut minutes = tokio::time::interval(EVICTION_INTERVAL);
    loop {
        tokio::select! {
            () = shutdown.0.cancelled() => return,
            _ = minutes.tick() => {
                limiter.evict_idle();
                games.evict_idle();
            }
            _ = hours.tick() => {
                if let Err(error) = games.clean_up().await {
                    tracing::warn!(%error, "cleanup failed");
                }
            }
        }
    }
}
