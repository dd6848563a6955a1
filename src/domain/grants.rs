//! Rights, the holders of tokens, and grants of rights to holders.

use super::ids::{GameId, GroupId, PlayerId, TokenHash};

/// What a token allows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    Seat {
        game: GameId,
        player: PlayerId,
    },
    Host {
        game: GameId,
    },
    /// To watch a game as a spectator.
    Share {
        game: GameId,
    },
    /// To read a group.
    Reader {
        group: GroupId,
    },
    /// To read a group and play in it.
    Member {
        group: GroupId,
    },
    Keeper {
        group: GroupId,
    },
}

/// The holder of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// A program, by its bearer token.
    Token(TokenHash),
    Device(TokenHash),
}

/// A right that a holder has.
#[derive(Clone, Debug)]
pub struct Grant {
    pub holder: Holder,
    /// The group of the right, or of the game it is for.
    pub group: GroupId,
    pub right: Right,
}

impl Holder {
    pub fn hash(self) -> TokenHash {
        match self {
            Self::Token(hash) | Self::Device(hash) => hash,
        }
    }
}
