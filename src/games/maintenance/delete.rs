//! Deleting a game with all that belongs to it.

use crate::auth::Principal;
use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::service::Games;
use crate::live::Update;
use crate::store::{StoreError, WriteBatch};

impl Games {
    /// Deletes a game; whoever follows it is told that there is nothing any more.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::HostOnly`].
    pub async fn delete(&self, caller: &Principal, id: &GameId) -> Result<(), Error> {
        let (access, current) = self.admit(caller, id).await?;
        access.check_manage()?;
        let before = self.store().previous_game(id).await?;
        let change = WriteBatch {
            deleted: Some(id.clone()),
            ..WriteBatch::default()
        };
        let games = self.clone();
        // Whoever asked may hang up meanwhile; memory and disk never part.
        let deleted = tokio::spawn(async move {
            games.store().write(change).await?;
            let id = current.row.id.clone();
            games.registry().forget(&id);
            games.services().invalidate_rights();
            games.live().publish(&id, Update::AccessChanged);
            drop(current);
            if let Some(before) = before {
                games.has_no_next(&before, &id).await;
            }
            Ok(())
        });
        let broken = |error: tokio::task::JoinError| StoreError::Unavailable(error.to_string());
        let deleted: Result<(), StoreError> = deleted.await.map_err(broken)?;
        Ok(deleted?)
    }

    /// Lets the game before know, where it is in memory, that its rematch is gone.
    async fn has_no_next(&self, before: &GameId, gone: &GameId) {
        if let Some(slot) = self.registry().get(before, self.now()) {
            let mut open = slot.lock().await;
            if open.row.next.as_ref() == Some(gone) {
                open.row.next = None;
            }
        }
    }
}
