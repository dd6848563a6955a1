//! Boards as their files write them.

use std::fmt;
use std::sync::Arc;

use crate::Board;
use crate::board::mistake::{BoardMistake, BoardMistakes, BoardPlace, BoardViolation};
use crate::board::parts::BoardParts;

/// The official boards: the box in which each is sold, and its file of data.
pub(crate) const FILES: [(&str, &str); 14] = [
    ("Qwixx", include_str!("../boards/classic.json")),
    ("Qwixx Longo", include_str!("../boards/longo.json")),
    ("Qwixx Mixx", include_str!("../boards/mixx-a.json")),
    ("Qwixx Mixx", include_str!("../boards/mixx-b.json")),
    ("Qwixx Double", include_str!("../boards/double-a.json")),
    ("Qwixx Double", include_str!("../boards/double-b.json")),
    (
        "Qwixx Big Points",
        include_str!("../boards/big-points.json"),
    ),
    ("Qwixx Bonus", include_str!("../boards/bonus-a.json")),
    ("Qwixx Bonus", include_str!("../boards/bonus-b.json")),
    (
        "Qwixx Connected",
        include_str!("../boards/connected-steps.json"),
    ),
    (
        "Qwixx Connected",
        include_str!("../boards/connected-chain.json"),
    ),
    ("Qwixx X-Change", include_str!("../boards/x-change.json")),
    ("Qwixx 15", include_str!("../boards/connect-15.json")),
    ("Qwixx 15", include_str!("../boards/lucky-15.json")),
];

/// A board's file that describes no board.
#[derive(Debug, thiserror::Error)]
pub struct BoardError {
    pub mistakes: Vec<BoardMistake>,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the board is invalid")?;
        let mut mistakes = self.mistakes.iter();
        mistakes.try_for_each(|mistake| write!(f, "; {mistake}"))
    }
}

impl Board {
    /// Reads and checks the file of a board with an id.
    pub fn parse(json: &str) -> Result<Self, BoardError> {
        let mut mistakes = BoardMistakes::default();
        let parts = BoardParts::read(json, &mut mistakes);
        if parts.id.is_none() {
            mistakes.add(BoardPlace::Id, BoardViolation::Missing);
        }
        let id = parts.id.as_deref().unwrap_or_default();
        let board = parts.check(id, &mut mistakes);
        board.ok_or_else(|| BoardError {
            mistakes: mistakes.into_vec(),
        })
    }
}

/// Every board there is to play on.
#[derive(Clone, Debug)]
pub struct Boards(Vec<Arc<Board>>);

impl Boards {
    /// Reads and checks the official boards.
    pub fn load() -> Result<Self, BoardError> {
        let board = |&(series, file)| {
            let board = Board::parse(file)?;
            Ok(Arc::new(Board {
                series: Some(series),
                ..board
            }))
        };
        FILES.iter().map(board).collect::<Result<_, _>>().map(Self)
    }

    pub fn get(&self, id: &str) -> Option<&Arc<Board>> {
        self.iter().find(|board| board.id == id)
    }

    pub fn file(&self, id: &str) -> Option<&'static str> {
        let mut files = self.iter().zip(FILES);
        files.find_map(|(board, (_, file))| (board.id == id).then_some(file))
    }

    /// All boards, in the order in which they are offered.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Board>> {
        self.0.iter()
    }
}
