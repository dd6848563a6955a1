//! Deleting a game with all that belongs to it.

use super::{Caller, Games};
use crate::error::Error;
use crate::ids::GameId;
use crate::live::News;
use crate::rules::Violation;
use crate::store::{Change, StoreError};

impl Games {
    /// Deletes a game; whoever follows it is told that there is nothing any more.
    ///
    /// # Errors
    /// [`crate::error::Code::HostOnly`].
    pub async fn delete(&self, caller: &Caller, id: &GameId) -> Result<(), Error> {
        let (access, slot) = self.readable(caller, id).await?;
        if !access.host {
            return Err(Violation::HostOnly.into());
        }
        let current = slot.lock_owned().await;
        let before = match self.store().game_before(id).await? {
            Some(before) => Some(self.slot(&before).await?.lock_owned().await),
            None => None,
        };
        let change = Change {
            deleted: Some(id.clone()),
            ..Change::default()
        };
        let games = self.clone();
        // Whoever asked may hang up meanwhile; memory and disk never part.
        let deleted = tokio::spawn(async move {
            games.store().write(change).await?;
            if let Some(mut before) = before {
                before.row.next = None;
            }
            games.open().forget(&current.row.id);
            games.live().publish(&current.row.id, News::RightsEnded);
            Ok(())
        });
        let broken = |error: tokio::task::JoinError| StoreError::Unavailable(error.to_string());
        let deleted: Result<(), StoreError> = deleted.await.map_err(broken)?;
        Ok(deleted?)
    }
}
