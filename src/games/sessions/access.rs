//! What a caller may do in one game.

use std::time::{Duration, Instant};

use rowlock_rules::{Seat, Status, Violation};

use super::session::GameSession;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Right;

/// What a caller may do in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameAccess {
    pub host: bool,
    /// Whether it is the host only because it took the role from an absent host.
    pub took_host: bool,
    /// Whether another seat took the role from it, so that it can take it back at once.
    pub can_reclaim_host: bool,
    /// Whether it can read the group's games.
    pub group_reader: bool,
    /// Whether it can play in the group's games.
    pub group_member: bool,
    /// Whether it is a keeper of the group.
    pub keeper: bool,
    /// Whether it can watch by a share link.
    pub spectator: bool,
    pub seats: Vec<Seat>,
}

impl GameAccess {
    pub fn can_read(&self) -> bool {
        self.spectator || self.is_participant()
    }

    /// Whether it is a player, the host or a reader of the group, and not only a spectator.
    pub fn is_participant(&self) -> bool {
        self.host || self.can_reclaim_host || self.group_reader || !self.seats.is_empty()
    }

    /// Whether it may let others in, and so is shown the join code: neither a reader of the group nor a spectator.
    pub fn may_invite(&self) -> bool {
        self.host || self.can_reclaim_host || self.group_member || !self.seats.is_empty()
    }

    /// Whether it can delete and share the game and transfer other seats.
    ///
    /// A host who took the role from an absent host cannot.
    pub fn can_manage(&self) -> bool {
        self.host && !self.took_host
    }

    /// Whether it can change the place and the note: it has a seat, or is the host or a keeper.
    pub fn can_annotate(&self) -> bool {
        self.host || !self.seats.is_empty()
    }

    /// Whether its moves count as the host's; a role that was taken ends with the game.
    pub fn acts_as_host(&self, status: Status) -> bool {
        self.host && !(self.took_host && status == Status::Finished)
    }

    /// Requires [`GameAccess::can_manage`].
    pub fn require_manager(&self) -> Result<(), Error> {
        if self.can_manage() {
            Ok(())
        } else if self.host {
            Err(Error::new(ErrorCode::HostOnly, "acting-host-denied"))
        } else {
            Err(Violation::HostOnly.into())
        }
    }
}

impl GameSession {
    /// The access that these rights give in this game.
    pub(in crate::games) fn access(&self, rights: &[Right]) -> GameAccess {
        let (id, group) = (&self.row.id, &self.row.group);
        let mut is_creator = false;
        let mut is_keeper = false;
        let mut access = GameAccess::default();
        for right in rights {
            match right {
                Right::Host { game } => is_creator |= game == id,
                Right::Share { game } => access.spectator |= game == id,
                Right::Reader { group: read } => access.group_reader |= read == group,
                Right::Member { group: joined } => access.group_member |= joined == group,
                Right::Keeper { group: managed } => is_keeper |= managed == group,
                Right::Seat { game, player } if game == id => {
                    let own = self.seats.iter().filter(|seat| seat.player == *player);
                    access.seats.extend(own.map(|seat| seat.seat));
                }
                Right::Seat { .. } => {}
            }
        }
        access.seats.sort();
        access.group_member |= is_keeper;
        access.group_reader |= access.group_member;
        access.keeper = is_keeper;
        let table = self.game.table();
        // A role that was given belongs to its seat, and no longer to the creator of the game.
        let owner = if table.host_was_given() {
            access.seats.contains(&table.host_owner())
        } else {
            is_creator
        };
        let is_over = self.row.status == Status::Finished;
        let taker = table.host_taker();
        let took = taker.is_some_and(|seat| access.seats.contains(&seat));
        // A taken role replaces the owner's while the game runs; afterwards both count.
        let owns = is_keeper || (owner && (taker.is_none() || is_over || took));
        access.host = owns || took;
        access.took_host = took && !owns;
        access.can_reclaim_host = owner && taker.is_some() && !is_over;
        access
    }

    /// Whether the host was connected to this server within this time.
    pub(in crate::games) fn is_host_here(&self, now: Instant, within: Duration) -> bool {
        let is_host = |rights: &[Right]| self.access(rights).host;
        self.connections.is_host_here(now, within, is_host)
    }

    /// Whether any player may take the host's role.
    pub(in crate::games) fn is_host_absent(&self, now: Instant) -> bool {
        let is_host = |rights: &[Right]| self.access(rights).host;
        self.connections.is_host_absent(now, is_host)
    }
}
