//! Whether the server can work.

use std::time::{Duration, Instant};

use futures_util::future::{join, join_all};
use tokio::time::timeout;

use crate::domain::error::{Error, ErrorCode};
use crate::games::service::Games;

/// For how long an answer holds: however many ask, the disk is looked at once a second.
const FRESH: Duration = Duration::from_secs(1);

/// How long a request may hold a game.
const LONG: Duration = Duration::from_secs(5);

impl Games {
    /// Whether moves can be stored: the writer answers, no game is held for long, the disk has room, and the files are where they were.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] or [`ErrorCode::StorageFull`], with the reason.
    pub async fn ready(&self) -> Result<(), Error> {
        // Who asks meanwhile waits for this answer instead of asking the disk again.
        let mut last = self.readiness().lock().await;
        if let Some((at, answer)) = last.as_ref()
            && at.elapsed() < FRESH
        {
            return answer.clone();
        }
        let (stored, unlocked) = join(self.store().ping(), self.locks_move()).await;
        let answer = stored.map_err(Error::from).and(unlocked);
        *last = Some((Instant::now(), answer.clone()));
        answer
    }

    /// Whether every game that is held now is free within some seconds.
    async fn locks_move(&self) -> Result<(), Error> {
        let held = self.registry().held();
        let waits = held.iter().map(|slot| timeout(LONG, slot.lock()));
        let are_free = join_all(waits).await.iter().all(Result::is_ok);
        if are_free {
            return Ok(());
        }
        tracing::error!("a game was locked for more than five seconds");
        Err(Error::new(ErrorCode::Unavailable, "game-lock-timeout"))
    }

    /// Whether something new may be begun.
    ///
    /// # Errors
    /// [`ErrorCode::StorageFull`] where the rest of the disk is kept for what has begun.
    pub(crate) fn check_room(&self) -> Result<(), Error> {
        let room = self.store().check_free_space();
        room.map_err(|_| Error::new(ErrorCode::StorageFull, "storage-nearly-full"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::Principal;
    use crate::domain::grants::Holder;
    use crate::games::{GroupChoice, NewGame};
    use crate::rules::{HouseRules, Mode};
    use crate::services::{Services, SystemClock, SystemRandom};
    use crate::store::Store;

    #[tokio::test]
    async fn a_game_that_is_held_for_long_is_noticed() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let store = Store::open(&folder.path().join("rowlock.db")).await?;
        let games = Games::new(Services::new(store, SystemClock, SystemRandom))?;
        let new = NewGame {
            variant: "classic".to_owned(),
            mode: Mode::Sheet,
            players: vec!["Ana".parse()?],
            start: true,
            first: None,
            house_rules: HouseRules::default(),
            lucky_numbers: Vec::new(),
        };
        let device = Some(Holder::Device(games.services().new_token()?.hash()));
        let group = GroupChoice::New { time_zone: None };
        let made = games
            .create(&Principal::anonymous(), group, new, device, None)
            .await?;
        games.ready().await?;

        let slot = games.slot(&made.game.id).await?;
        let held = slot.lock().await;
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
