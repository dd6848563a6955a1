//! Letting others look on.

use crate::auth::{self, CreatedLink, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Grant, Holder, Right};
use crate::domain::ids::{GameId, Token};
use crate::games::service::Games;
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{LinkChange, Revocation, RevokeTarget, WriteBatch};

impl Games {
    /// Makes a link by which anybody may look on; its secret is a token, too. Earlier ones stay.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`](crate::domain::error::ErrorCode::HostOnly).
    pub async fn share(
        &self,
        caller: &Principal,
        id: &GameId,
        site: &str,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedLink, Error> {
        let (access, open) = self.admit(caller, id).await?;
        access.check_manage()?;
        let right = Right::Share { game: id.clone() };
        let (link, made) =
            auth::new_link(self.services(), site, &open.row.group, right.clone(), None)?;
        let change = WriteBatch {
            grants: vec![Grant {
                holder: Holder::Token(link.secret),
                group: open.row.group.clone(),
                right,
            }],
            links: vec![link],
            response: idempotency::seal_response(self.services(), key, &made)?,
            ..WriteBatch::default()
        };
        self.store().write(change).await?;
        Ok(made)
    }

    /// Withdraws every share link of a game: nobody looks on any more.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`](crate::domain::error::ErrorCode::HostOnly).
    pub async fn withdraw_share(&self, caller: &Principal, id: &GameId) -> Result<(), Error> {
        let (access, current) = self.admit(caller, id).await?;
        access.check_manage()?;
        let right = Right::Share { game: id.clone() };
        let change = WriteBatch {
            link_changes: vec![LinkChange::Withdraw {
                right: right.clone(),
                at: self.now(),
            }],
            revocations: vec![Revocation {
                right,
                whose: RevokeTarget::All,
            }],
            ..WriteBatch::default()
        };
        let next = current.clone();
        Ok(self.commit(current, next, change).await?)
    }

    /// Whether anybody may look on at a game, by a link that was not withdrawn.
    ///
    /// # Errors
    /// [`Error`] where it cannot be read.
    pub async fn is_shared(&self, id: &GameId) -> Result<bool, Error> {
        let rights = self.store().rights_in(id).await?;
        let mut rights = rights.iter().map(|(_, right)| right);
        Ok(rights.any(|right| matches!(right, Right::Share { .. })))
    }

    /// Lets a device look on that has opened a share link; gives the game.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`](crate::domain::error::ErrorCode::Gone); not found where it is no share link.
    pub async fn spectate(
        &self,
        caller: &Principal,
        secret: &Token,
        device: Holder,
    ) -> Result<GameId, Error> {
        let Right::Share { game } = auth::find_link(self.services(), secret).await?.right else {
            return Err(Error::not_found());
        };
        let slot = self.slot(&game).await?;
        let open = slot.lock().await;
        // It may have been withdrawn while this waited for the game.
        auth::find_link(self.services(), secret).await?;
        if !open
            .access(&auth::rights_in(self.services(), caller, &game).await?)
            .may_read()
        {
            let right = Right::Share { game: game.clone() };
            let change = WriteBatch {
                grants: auth::to_grants(&open.row.group, vec![(device, right)]),
                ..WriteBatch::default()
            };
            self.store().write(change).await?;
        }
        Ok(game)
    }
}
