//! The host's role: the seat it belongs to, and the seat that took it while the host was away.

use crate::{By, Seat};

/// Which seat has the host's role, and how it got it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct HostRole {
    owner: Seat,
    was_given: bool,
    taker: Option<Seat>,
}

impl HostRole {
    /// Moves the role to a seat: given by its owner or the keeper, or taken with a seat's own right.
    pub(super) fn transfer(&mut self, seat: Seat, by: By) {
        match by {
            // Back with its owner, it is as it was before it was taken.
            By::Host | By::Seat if self.taker.is_some() && seat == self.owner => self.taker = None,
            By::Host => {
                *self = Self {
                    owner: seat,
                    was_given: true,
                    taker: None,
                };
            }
            By::Seat => self.taker = Some(seat),
        }
    }

    pub(super) fn renumber(&mut self, number: impl Fn(Seat) -> Option<Seat>) {
        self.owner = number(self.owner).unwrap_or_default();
        self.taker = self.taker.and_then(number);
    }

    /// The seat that has the role now.
    pub(super) fn seat(self) -> Seat {
        self.taker.unwrap_or(self.owner)
    }

    /// The seat that the role was taken from, or that has it.
    pub(super) fn owner(self) -> Seat {
        self.owner
    }

    /// Whether it was given to the owner's seat; if not, the creator of the game has it.
    pub(super) fn was_given(self) -> bool {
        self.was_given
    }

    pub(super) fn taker(self) -> Option<Seat> {
        self.taker
    }
}
