//! Revoking rights.

use super::principal::Principal;
use crate::domain::error::Error;
use crate::domain::grants::Right;
use crate::domain::ids::{GameId, GroupId};
use crate::live::Update;
use crate::services::Services;
use crate::store::{
    Change, JoinDecision, JoinRequest, JoinRequestChange, Revocation, RevokeTarget,
};

/// Which of its own rights a principal revokes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RevokeScope {
    /// The rights of a reader, member or keeper of this group.
    Group(GroupId),
    /// The rights of a player, host or spectator of this game.
    Game(GameId),
    Everything,
}

impl RevokeScope {
    fn contains(&self, right: &Right) -> bool {
        match (self, right) {
            (Self::Everything, _) => true,
            (
                Self::Group(id),
                Right::Reader { group } | Right::Member { group } | Right::Keeper { group },
            ) => id == group,
            (
                Self::Game(id),
                Right::Seat { game, .. } | Right::Host { game } | Right::Share { game },
            ) => id == game,
            (Self::Group(_), Right::Seat { .. } | Right::Host { .. } | Right::Share { .. })
            | (Self::Game(_), Right::Reader { .. } | Right::Member { .. } | Right::Keeper { .. }) => {
                false
            }
        }
    }
}

/// Revokes the principal's own rights and withdraws its unanswered requests; returns these requests.
pub(crate) async fn revoke_own(
    services: &Services,
    principal: &Principal,
    scope: &RevokeScope,
) -> Result<Vec<JoinRequest>, Error> {
    let Some(holder) = principal.holder() else {
        return Ok(Vec::new());
    };
    let store = services.store();
    let mut revoked = store.rights(holder).await?;
    revoked.retain(|right| scope.contains(right));
    let revocation = |right: &Right| {
        Change::Revoke(Revocation {
            right: right.clone(),
            whose: RevokeTarget::Holder(holder),
        })
    };
    let mut withdrawn = store.requests_of(holder).await?;
    withdrawn.retain(|request| {
        let game = request.game.clone();
        request.decision.is_none() && scope.contains(&Right::Share { game })
    });
    let withdrawal = |request: &JoinRequest| {
        Change::JoinRequest(JoinRequestChange::Decide(
            request.id.clone(),
            JoinDecision::Refused,
        ))
    };
    let revocations = revoked.iter().map(revocation);
    let changes = revocations
        .chain(withdrawn.iter().map(withdrawal))
        .collect();
    store.write(changes).await?;
    publish_revoked(services, &revoked);
    Ok(withdrawn)
}

/// Invalidates cached rights and ends the streams that depend on these rights. Their revocation is stored already.
pub(crate) fn publish_revoked(services: &Services, revoked: &[Right]) {
    services.invalidate_rights();
    for right in revoked {
        match right {
            Right::Seat { game, .. } | Right::Host { game } | Right::Share { game } => {
                services.live().publish(game, Update::AccessChanged);
            }
            Right::Reader { group } | Right::Member { group } | Right::Keeper { group } => {
                services.live().access_changed_in(group);
            }
        }
    }
}
