//! How many unfinished games a group can have, and a member of it; in whose share new players count.

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GroupId, TokenHash};
use crate::games::service::GameService;
use crate::games::sessions::GameSession;

/// The most lobbies and running games of a group: enough for a club.
const MAX_UNFINISHED: i64 = 500;

/// The most of them that one member has created: more than anyone plays at once, and no member fills the group.
const MAX_OF_MEMBER: i64 = 20;

/// After how many seconds some of them may have ended: expired lobbies are deleted every hour.
const RETRY_AFTER_SECS: u64 = 60 * 60;

impl GameService {
    /// Whether this holder may create another game in a group; keepers have the limit of the group alone.
    pub(in crate::games) async fn check_share(
        &self,
        group: &GroupId,
        creator: Option<TokenHash>,
    ) -> Result<(), Error> {
        let unfinished = self.store().unfinished(group, creator).await?;
        let detail = if unfinished.of_group >= MAX_UNFINISHED {
            "too-many-games"
        } else if unfinished.of_creator >= MAX_OF_MEMBER
            && !self.is_creator_keeper(group, creator).await?
        {
            "too-many-games-of-member"
        } else {
            return Ok(());
        };
        Err(Error {
            retry_after: Some(RETRY_AFTER_SECS),
            ..Error::new(ErrorCode::TooManyRequests, detail)
        })
    }

    async fn is_creator_keeper(
        &self,
        group: &GroupId,
        creator: Option<TokenHash>,
    ) -> Result<bool, Error> {
        let members = self.store().members(group).await?;
        let mut keepers = members
            .iter()
            .filter(|member| matches!(member.right, Right::Keeper { .. }));
        Ok(keepers.any(|keeper| Some(keeper.holder.hash()) == creator))
    }
}

impl GameSession {
    /// New players that a host with these rights adds count towards the share of this member.
    ///
    /// A host has another token in each game and counts as the creator of that game. Keepers, and players who were
    /// given or took the role, count as themselves.
    pub(in crate::games) fn players_by(
        &self,
        host: &Principal,
        rights: &[Right],
    ) -> Option<TokenHash> {
        let own = host.holder().map(Holder::hash);
        let is_creator =
            |right: &Right| matches!(right, Right::Host { game } if *game == self.row.id);
        let is_keeper = |right: &Right| matches!(right, Right::Keeper { .. });
        if rights.iter().any(is_creator) && !rights.iter().any(is_keeper) {
            self.row.creator.or(own)
        } else {
            own
        }
    }
}
