//! All boards that games can be played on: those that come with the program, and those that groups have made.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::{Board, Boards, OwnBoard};

/// All boards by their ids; none is ever taken out or changed, as games are replayed on them.
#[derive(Debug)]
pub struct KnownBoards {
    official: Boards,
    own: RwLock<HashMap<String, OwnBoard>>,
}

impl From<Boards> for KnownBoards {
    fn from(official: Boards) -> Self {
        Self {
            official,
            own: RwLock::default(),
        }
    }
}

impl KnownBoards {
    /// The boards that come with the program.
    #[must_use]
    pub fn official(&self) -> &Boards {
        &self.official
    }

    /// Adds a board that a group has made; it may be there already.
    pub fn add(&self, board: OwnBoard) {
        let mut own = self.own.write().unwrap_or_else(PoisonError::into_inner);
        own.entry(board.id().to_owned()).or_insert(board);
    }

    /// The board of this id that a group has made.
    #[must_use]
    pub fn own(&self, id: &str) -> Option<OwnBoard> {
        let own = self.own.read().unwrap_or_else(PoisonError::into_inner);
        own.get(id).cloned()
    }

    /// The board of this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<Arc<Board>> {
        match self.official.get(id) {
            Some(board) => Some(Arc::clone(board)),
            None => self.own(id).map(|own| Arc::clone(own.board())),
        }
    }

    /// The file of the board of this id.
    #[must_use]
    pub fn file(&self, id: &str) -> Option<Arc<str>> {
        match self.official.file(id) {
            Some(file) => Some(file.into()),
            None => self.own(id).map(|own| Arc::clone(own.file())),
        }
    }
}
