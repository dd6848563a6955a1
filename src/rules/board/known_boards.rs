//! The official boards, and some boards of groups.

use std::collections::HashMap;
use std::sync::Arc;

use crate::{Board, Boards, OwnBoard};

/// Boards by their ids; none is ever changed, as games are replayed on them.
#[derive(Clone, Debug)]
pub struct KnownBoards {
    official: Arc<Boards>,
    own: HashMap<String, OwnBoard>,
}

impl From<Boards> for KnownBoards {
    fn from(official: Boards) -> Self {
        Self::new(Arc::new(official), [])
    }
}

impl KnownBoards {
    /// The official boards, and these that groups have made.
    pub fn new(official: Arc<Boards>, own: impl IntoIterator<Item = OwnBoard>) -> Self {
        let own = own.into_iter().map(|board| (board.id().to_owned(), board));
        Self {
            official,
            own: own.collect(),
        }
    }

    /// Adds a board that a group has made; it may be there already.
    pub fn add(&mut self, board: OwnBoard) {
        self.own.insert(board.id().to_owned(), board);
    }

    pub fn official(&self) -> &Boards {
        &self.official
    }

    /// The board of this id that a group has made.
    pub fn own(&self, id: &str) -> Option<&OwnBoard> {
        self.own.get(id)
    }

    /// All boards that groups have made, in no order.
    pub fn all_own(&self) -> impl Iterator<Item = &OwnBoard> {
        self.own.values()
    }

    pub fn get(&self, id: &str) -> Option<&Arc<Board>> {
        let own = || self.own(id).map(OwnBoard::board);
        self.official.get(id).or_else(own)
    }

    pub fn file(&self, id: &str) -> Option<&str> {
        let own = || self.own(id).map(|own| &**own.file());
        self.official.file(id).or_else(own)
    }
}
