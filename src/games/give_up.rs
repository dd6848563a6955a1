//! Rights that whoever holds them ends.

use super::{Caller, Games};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GroupId};
use crate::live::News;
use crate::store::{Change, Request, RequestChange, Revocation, Right, Verdict, Whose};

/// What a holder ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenUp {
    /// To belong to a group, and to keep it.
    Group(GroupId),
    /// To play in a game, to be its host, and to look on.
    Game(GameId),
    /// All of it.
    Everything,
}

impl GivenUp {
    fn holds(&self, right: &Right) -> bool {
        match (self, right) {
            (Self::Everything, _) => true,
            (Self::Group(left), Right::Member { group } | Right::Keeper { group }) => left == group,
            (
                Self::Game(left),
                Right::Seat { game, .. } | Right::Host { game } | Right::Share { game },
            ) => left == game,
            (Self::Group(_), Right::Seat { .. } | Right::Host { .. } | Right::Share { .. })
            | (Self::Game(_), Right::Member { .. } | Right::Keeper { .. }) => false,
        }
    }
}

impl Games {
    /// Ends rights of the caller's own secret, and withdraws what it has asked for; those of others stay, and so does
    /// what was played.
    ///
    /// # Errors
    /// [`Error`] where it cannot be stored.
    pub async fn give_up(&self, caller: &Caller, what: &GivenUp) -> Result<(), Error> {
        let Some(holder) = caller.holder() else {
            return Ok(());
        };
        let rights = self.store().rights(holder).await?;
        let ended: Vec<Right> = rights
            .into_iter()
            .filter(|right| what.holds(right))
            .collect();
        let revocation = |right: &Right| Revocation {
            right: right.clone(),
            whose: Whose::Holder(holder),
        };
        let mut withdrawn = self.store().requests_of(holder).await?;
        withdrawn.retain(|request| {
            let game = request.game.clone();
            request.verdict.is_none() && what.holds(&Right::Share { game })
        });
        let withdrawal =
            |request: &Request| RequestChange::Answer(request.id.clone(), Verdict::Refused);
        let change = Change {
            requests: withdrawn.iter().map(withdrawal).collect(),
            revocations: ended.iter().map(revocation).collect(),
            ..Change::default()
        };
        self.store().write(change).await?;
        for request in &withdrawn {
            self.forget_request(request).await;
        }
        self.end_streams(&ended);
        Ok(())
    }

    /// Ends the streams of those who could follow a game by these rights alone, which have ended on disk.
    pub(crate) fn end_streams(&self, ended: &[Right]) {
        self.rights_have_ended();
        for right in ended {
            match right {
                Right::Seat { game, .. } | Right::Host { game } | Right::Share { game } => {
                    self.live().publish(game, News::RightsEnded);
                }
                Right::Member { group } | Right::Keeper { group } => {
                    self.live().rights_ended_in(group);
                }
            }
        }
    }
}
