//! What a caller may do in one game.

use std::time::Instant;

use super::session::GameSession;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Right;
use crate::rules::{Seat, Status, Violation};

/// What a caller may do in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// Whether it is the host.
    pub host: bool,
    /// Whether it is the host only by a role that it took, and did not get from the host or the keeper.
    pub took_host: bool,
    /// Whether the role that another seat took is its own, so that it may have it back at once.
    pub may_take_back: bool,
    /// Whether it may read the group's games.
    pub member: bool,
    /// Whether it may look on.
    pub share: bool,
    /// The seats it may move for.
    pub seats: Vec<Seat>,
}

impl Access {
    /// Whether the game may be read.
    #[must_use]
    pub fn may_read(&self) -> bool {
        self.share || self.belongs()
    }

    /// Whether it belongs to the table or to its group, and does not only look on.
    #[must_use]
    pub fn belongs(&self) -> bool {
        self.host || self.may_take_back || self.member || !self.seats.is_empty()
    }

    /// Whether it may delete and share the game and give other seats' tokens away.
    ///
    /// A role that was taken from an absent host is for playing on, not for that.
    #[must_use]
    pub fn may_manage(&self) -> bool {
        self.host && !self.took_host
    }

    /// Whether its moves count as the host's; a role that was taken ends with the game.
    #[must_use]
    pub fn moves_as_host(&self, status: Status) -> bool {
        self.host && !(self.took_host && status == Status::Finished)
    }

    /// Refuses all but those who may manage the game.
    ///
    /// # Errors
    /// [`ErrorCode::HostOnly`].
    pub fn check_manage(&self) -> Result<(), Error> {
        if self.may_manage() {
            Ok(())
        } else if self.host {
            Err(Error::new(ErrorCode::HostOnly, "acting-host-denied"))
        } else {
            Err(Violation::HostOnly.into())
        }
    }
}

impl GameSession {
    /// What these rights allow in this game.
    pub(in crate::games) fn access(&self, rights: &[Right]) -> Access {
        let (id, group) = (&self.row.id, &self.row.group);
        let mut made = false;
        let mut keeper = false;
        let mut access = Access::default();
        for right in rights {
            match right {
                Right::Host { game } => made |= game == id,
                Right::Share { game } => access.share |= game == id,
                Right::Member { group: joined } => access.member |= joined == group,
                Right::Keeper { group: kept } => keeper |= kept == group,
                Right::Seat { game, player } if game == id => {
                    let own = self.seats.iter().filter(|seat| seat.player == *player);
                    access.seats.extend(own.map(|seat| seat.seat));
                }
                Right::Seat { .. } => {}
            }
        }
        access.seats.sort();
        access.member |= keeper;
        let table = self.game.table();
        // A role that was given lies with its seat, and no longer with whoever made the game.
        let owner = if table.host_was_given() {
            access.seats.contains(&table.host_owner())
        } else {
            made
        };
        let is_over = self.row.status == Status::Finished;
        let taker = table.host_taker();
        let took = taker.is_some_and(|seat| access.seats.contains(&seat));
        // A role that was taken counts beside the owner's once the game is over, and instead of it before.
        let owns = keeper || (owner && (taker.is_none() || is_over || took));
        access.host = owns || took;
        access.took_host = took && !owns;
        access.may_take_back = owner && taker.is_some() && !is_over;
        access
    }

    /// Whether any player may take the host's role.
    pub(in crate::games) fn is_host_silent(&self, now: Instant) -> bool {
        let is_host = |rights: &[Right]| self.access(rights).host;
        self.presence.is_host_absent(now, is_host)
    }
}
