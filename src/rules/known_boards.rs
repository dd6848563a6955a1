//! All boards that games can be played on: those that come with the program, and those that groups have made.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use super::{Board, Boards, OwnBoard};

/// The boards that groups have made, by their ids.
#[derive(Debug, Default)]
pub struct OwnBoards(RwLock<HashMap<String, OwnBoard>>);

impl OwnBoards {
    /// Adds a board; it may be there already.
    pub fn add(&self, board: OwnBoard) {
        let mut boards = self.0.write().unwrap_or_else(PoisonError::into_inner);
        boards.entry(board.id().to_owned()).or_insert(board);
    }

    /// Drops all boards but those with such an id; games in play have their board themselves.
    pub fn retain(&self, is_retained: impl Fn(&str) -> bool) {
        let mut boards = self.0.write().unwrap_or_else(PoisonError::into_inner);
        boards.retain(|id, _| is_retained(id));
    }

    /// Drops these boards.
    pub fn drop_all<'a>(&self, ids: impl Iterator<Item = &'a str>) {
        let mut boards = self.0.write().unwrap_or_else(PoisonError::into_inner);
        ids.for_each(|id| drop(boards.remove(id)));
    }

    fn get(&self, id: &str) -> Option<OwnBoard> {
        let boards = self.0.read().unwrap_or_else(PoisonError::into_inner);
        boards.get(id).cloned()
    }
}

/// All boards by their ids; none is ever changed, as games are replayed on them.
#[derive(Debug)]
pub struct KnownBoards {
    official: Boards,
    own: Arc<OwnBoards>,
}

impl From<Boards> for KnownBoards {
    fn from(official: Boards) -> Self {
        Self::new(official, Arc::default())
    }
}

impl KnownBoards {
    /// The boards that come with the program, and those that groups have made.
    #[must_use]
    pub fn new(official: Boards, own: Arc<OwnBoards>) -> Self {
        Self { official, own }
    }

    /// The boards that come with the program.
    #[must_use]
    pub fn official(&self) -> &Boards {
        &self.official
    }

    /// Adds a board that a group has made; it may be there already.
    pub fn add(&self, board: OwnBoard) {
        self.own.add(board);
    }

    /// The board of this id that a group has made.
    #[must_use]
    pub fn own(&self, id: &str) -> Option<OwnBoard> {
        self.own.get(id)
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
