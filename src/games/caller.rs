//! Who asks, and what they may do in a game.

use crate::error::{Code, Error};
use crate::ids::{GameId, GroupId, PlayerId};
use crate::rules::Seat;
use crate::store::{Holder, Right, SeatRow};

/// Whoever sent a request, with the rights of the secret that came with it.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    holder: Option<Holder>,
    rights: Vec<Right>,
}

/// What a caller may do in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// Whether it is the host.
    pub host: bool,
    /// Whether it may read the group's games.
    pub member: bool,
    /// Whether it may look on.
    pub share: bool,
    /// The seats it may move for.
    pub seats: Vec<Seat>,
}

impl Caller {
    /// Somebody without any secret.
    #[must_use]
    pub fn nobody() -> Self {
        Self::default()
    }

    pub(super) fn new(holder: Holder, rights: Vec<Right>) -> Self {
        Self {
            holder: Some(holder),
            rights,
        }
    }

    /// The holder of the secret that came with the request.
    #[must_use]
    pub fn holder(&self) -> Option<Holder> {
        self.holder
    }

    /// Everything the secret allows.
    #[must_use]
    pub fn rights(&self) -> &[Right] {
        &self.rights
    }

    /// Whether it keeps this group.
    #[must_use]
    pub fn keeps(&self, group: &GroupId) -> bool {
        let keeper =
            |right: &Right| matches!(right, Right::Keeper { group: kept } if kept == group);
        self.rights.iter().any(keeper)
    }

    /// Whether it may read this group and play in it.
    #[must_use]
    pub fn is_member(&self, group: &GroupId) -> bool {
        let member =
            |right: &Right| matches!(right, Right::Member { group: joined } if joined == group);
        self.keeps(group) || self.rights.iter().any(member)
    }

    /// The groups it belongs to, in no order.
    #[must_use]
    pub fn groups(&self) -> Vec<GroupId> {
        let mut groups: Vec<GroupId> = self
            .rights
            .iter()
            .filter_map(|right| match right {
                Right::Member { group } | Right::Keeper { group } => Some(group.clone()),
                Right::Seat { .. } | Right::Host { .. } | Right::Share { .. } => None,
            })
            .collect();
        groups.sort();
        groups.dedup();
        groups
    }

    /// What it may do in a game of this group with these seats.
    pub(super) fn access(&self, game: &GameId, group: &GroupId, seats: &[SeatRow]) -> Access {
        let is_host =
            |right: &Right| matches!(right, Right::Host { game: hosted } if hosted == game);
        let is_shared =
            |right: &Right| matches!(right, Right::Share { game: shared } if shared == game);
        let holds = |player: &PlayerId| {
            self.rights.iter().any(|right| {
                matches!(right, Right::Seat { game: played, player: own } if played == game && own == player)
            })
        };
        Access {
            host: self.keeps(group) || self.rights.iter().any(is_host),
            member: self.is_member(group),
            share: self.rights.iter().any(is_shared),
            seats: seats
                .iter()
                .filter(|seat| holds(&seat.player))
                .map(|seat| seat.seat)
                .collect(),
        }
    }

    /// The error for somebody who lacks a right: without any secret it may be that one is missing.
    pub(crate) fn refusal(&self) -> Error {
        match self.holder {
            None => Error::new(Code::Unauthenticated, "token-needed"),
            Some(_) => Error::new(Code::Forbidden, "right-missing"),
        }
    }
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
        self.host || self.member || !self.seats.is_empty()
    }
}
