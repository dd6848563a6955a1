//! Deleting games.

use std::collections::BTreeSet;

use rowlock_rules::{OwnBoard, Status};
use tokio::sync::OwnedMutexGuard;

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, GroupId, TokenHash};
use crate::domain::precondition::Precondition;
use crate::games::retry::with_retries;
use crate::games::service::GameService;
use crate::games::sessions::GameSession;
use crate::games::uninterrupted::uninterrupted;
use crate::live::Update;
use crate::store::{Basis, BoardChange, Change, GameVersion, StoreError};

/// Deletes games, and the boards of groups that nothing else refers to.
fn deletion(games: &[(GameId, String)]) -> Vec<Change> {
    let boards: BTreeSet<&String> = games.iter().map(|(_, board)| board).collect();
    let own = boards.into_iter().filter(|board| OwnBoard::is_id(board));
    let deleted = games.iter().map(|(id, _)| Change::DeleteGame(id.clone()));
    let unused = own.map(|board| Change::Board(BoardChange::DeleteUnused(board.clone())));
    deleted.chain(unused).collect()
}

impl GameService {
    /// Deletes a game and ends its streams.
    ///
    /// # Errors
    /// [`ErrorCode::PreconditionFailed`] unless the game is as its author saw it.
    pub async fn delete(
        &self,
        caller: &Principal,
        id: &GameId,
        precondition: &Precondition,
    ) -> Result<(), Error> {
        with_retries(async || {
            let (access, current) = self.admit(caller, id).await?;
            access.require_manager()?;
            current.require(&access, precondition)?;
            let version = GameVersion {
                seq: current.seq(),
                revision: current.row.revision,
            };
            let basis = Change::based_on(precondition, || Basis::Game(id.clone(), version));
            Ok(self.delete_locked(current, basis).await?)
        })
        .await
    }

    /// Deletes the games of a group that one has created and that are not finished, and ends their streams.
    pub(crate) async fn delete_unfinished_of(
        &self,
        group: &GroupId,
        creator: TokenHash,
    ) -> Result<(), Error> {
        for id in self.store().unfinished_of(group, creator).await? {
            let current = match self.session(&id).await {
                // It was deleted at the same time.
                Err(error) if error.code == ErrorCode::NotFound => continue,
                found => found?.lock_owned().await,
            };
            if current.row.status != Status::Finished {
                self.delete_locked(current, None).await?;
            }
        }
        Ok(())
    }

    async fn delete_locked(
        &self,
        current: OwnedMutexGuard<GameSession>,
        basis: Option<Change>,
    ) -> Result<(), StoreError> {
        let before = self.store().previous_game(&current.row.id).await?;
        let deletion = deletion(&[(current.row.id.clone(), current.row.variant.clone())]);
        let changes = basis.into_iter().chain(deletion).collect();
        let games = self.clone();
        uninterrupted(async move {
            games.store().write(changes).await?;
            let id = current.row.id.clone();
            games.forget(&id);
            drop(current);
            if let Some(before) = before {
                games.clear_rematch(&before, &id).await;
            }
            Ok(())
        })
        .await
    }

    /// Deletes the games of a group, in parts so that moves in others are not delayed, and ends their streams.
    ///
    /// The basis of the deletion is checked with the first part, and stays in `basis` if there is none.
    pub(crate) async fn delete_all(
        &self,
        group: &GroupId,
        basis: &mut Option<Change>,
    ) -> Result<(), StoreError> {
        loop {
            let deleted = self.store().next_to_delete(group).await?;
            if deleted.is_empty() {
                return Ok(());
            }
            let changes = basis.take().into_iter().chain(deletion(&deleted));
            self.store().write_bulk(changes.collect()).await?;
            for (id, _) in deleted {
                self.forget(&id);
            }
        }
    }

    /// Evicts a deleted game and ends its streams.
    fn forget(&self, id: &GameId) {
        self.registry().remove(id);
        self.services().invalidate_rights();
        self.live().publish(id, Update::AccessChanged);
    }

    /// Clears the deleted rematch of the game before, if that is in memory.
    async fn clear_rematch(&self, before: &GameId, gone: &GameId) {
        if let Some(handle) = self.registry().get(before, self.now()) {
            let mut session = handle.lock().await;
            if session.row.next.as_ref() == Some(gone) {
                let row = session.row_mut();
                row.next = None;
                row.revision += 1;
            }
        }
    }
}
