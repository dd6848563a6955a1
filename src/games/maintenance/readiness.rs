//! Readiness checks of the server.

use std::time::{Duration, Instant};

use futures_util::future::{join, join_all};
use tokio::time::timeout;

use crate::domain::error::{Error, ErrorCode};
use crate::games::service::GameService;

/// How long a result is reused, so that the disk is checked at most once a second.
const CHECK_TTL: Duration = Duration::from_secs(1);

/// How long a request may lock a game.
const LOCK_TIMEOUT: Duration = Duration::from_secs(5);

impl GameService {
    /// Checks that moves can be stored: the writer responds, no game is locked for long, the disk has free space, and the
    /// files of the database are in place.
    pub async fn ready(&self) -> Result<(), Error> {
        // Concurrent requests wait for this result instead of checking the disk again.
        let mut last = self.readiness().lock().await;
        if let Some((at, result)) = last.as_ref()
            && at.elapsed() < CHECK_TTL
        {
            return result.clone();
        }
        let (stored, unlocked) = join(self.store().ping(), self.check_locks()).await;
        let result = stored.map_err(Error::from).and(unlocked);
        *last = Some((Instant::now(), result.clone()));
        result
    }

    /// Checks that every game that is locked now is unlocked within [`LOCK_TIMEOUT`].
    async fn check_locks(&self) -> Result<(), Error> {
        let held = self.registry().locked();
        let waits = held
            .iter()
            .map(|handle| timeout(LOCK_TIMEOUT, handle.lock()));
        let are_free = join_all(waits).await.iter().all(Result::is_ok);
        if are_free {
            return Ok(());
        }
        tracing::error!("a game was locked for more than five seconds");
        Err(Error::new(ErrorCode::Unavailable, "game-lock-timeout"))
    }

    /// Checks that the disk has space for new games and groups.
    ///
    /// # Errors
    /// [`ErrorCode::StorageFull`] if the remaining space is reserved for running games.
    pub(crate) fn check_disk_space(&self) -> Result<(), Error> {
        let free = self.store().check_free_space();
        free.map_err(|_| Error::new(ErrorCode::StorageFull, "storage-nearly-full"))
    }
}

#[cfg(test)]
mod tests {
    use crate::games::TestGame;
    use crate::services::SystemClock;
    use rowlock_rules::Mode;

    #[tokio::test]
    async fn a_game_that_is_held_for_long_is_noticed() -> Result<(), Box<dyn std::error::Error>> {
        let game = TestGame::new(SystemClock, Mode::Sheet, true).await?;
        let games = &game.games;
        games.ready().await?;

        let handle = games.session(&game.id).await?;
        let held = handle.lock().await;
        while games.ready().await.is_ok() {
            tokio::task::yield_now().await;
        }
        drop(held);
        while games.ready().await.is_err() {
            tokio::task::yield_now().await;
        }
        Ok(())
    }
}
