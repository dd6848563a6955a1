//! Share links, by which spectators watch a game.

use crate::auth::{self, CreatedLink, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, Token};
use crate::games::service::GameService;
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, LinkChange, Revocation, RevokeTarget};

impl GameService {
    /// Creates a link by which anyone can watch; its secret is also a token. Earlier links stay valid.
    pub async fn create_share_link(
        &self,
        caller: &Principal,
        id: &GameId,
        base_url: &str,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedLink, Error> {
        let (access, session) = self.admit(caller, id).await?;
        access.require_manager()?;
        let right = Right::Share { game: id.clone() };
        let (link, created) = auth::new_link(
            self.services(),
            base_url,
            &session.row.group,
            right.clone(),
            None,
        )?;
        let holder = Holder::Token(link.secret);
        let mut changes = vec![Change::CreateLink(link)];
        changes.extend(auth::to_grants(&session.row.group, vec![(holder, right)]));
        idempotency::respond(&mut changes, self.services(), key, &created)?;
        self.store().write(changes).await?;
        Ok(created)
    }

    /// Withdraws all share links of a game and revokes the rights of its spectators.
    pub async fn withdraw_share_links(&self, caller: &Principal, id: &GameId) -> Result<(), Error> {
        let (access, current) = self.admit(caller, id).await?;
        access.require_manager()?;
        let right = Right::Share { game: id.clone() };
        let changes = vec![
            Change::Link(LinkChange::Withdraw {
                right: right.clone(),
                at: self.now(),
            }),
            Change::Revoke(Revocation {
                right,
                whose: RevokeTarget::All,
            }),
        ];
        let next = current.clone();
        Ok(self.commit(current, next, changes).await?)
    }

    /// Whether the game has a share link that was not withdrawn, or a spectator.
    pub async fn is_shared(&self, id: &GameId) -> Result<bool, Error> {
        let rights = self.store().rights_in(id).await?;
        let mut rights = rights.iter().map(|(_, right)| right);
        Ok(rights.any(|right| matches!(right, Right::Share { .. })))
    }

    /// Lets a device that has opened a share link watch; returns the game.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`](crate::domain::error::ErrorCode::Gone); not found for any other secret.
    pub async fn spectate(
        &self,
        caller: &Principal,
        secret: &Token,
        device: Holder,
    ) -> Result<GameId, Error> {
        let Right::Share { game } = auth::find_link(self.services(), secret).await?.right else {
            return Err(Error::not_found());
        };
        let handle = self.session(&game).await?;
        let session = handle.lock().await;
        // The link may have been withdrawn while this waited for the lock.
        auth::find_link(self.services(), secret).await?;
        if !session
            .access(&auth::rights_in(self.services(), caller, &game).await?)
            .can_read()
        {
            let right = Right::Share { game: game.clone() };
            let changes = auth::to_grants(&session.row.group, vec![(device, right)]);
            self.store().write(changes).await?;
        }
        Ok(game)
    }
}
