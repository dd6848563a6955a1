//! Boards that a group has made: files that are checked, and named by their content.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use data_encoding::BASE32_NOPAD;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::board::extra_file::ExtraFile;
use crate::board::file::FILES;
use crate::board::mistake::{BoardMistake, BoardMistakes, BoardPlace, BoardViolation};
use crate::board::parts::BoardParts;
use crate::{Board, BoardError, ByColor, Color, Seed, ShuffleKind};

/// The beginning of the id of every such board; no official board has it.
const PREFIX: &str = "own-";

/// How many bytes of the hash of a file its id has: five bits a letter.
const HASHED_BYTES: usize = 10;

/// A board that a group has made, with the file that describes it.
///
/// Its id is made of the hash of its file, so that it never changes and has the same id on every server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnBoard {
    board: Arc<Board>,
    file: Arc<str>,
}

/// The reasons why a file describes no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnBoardRefusal<E> {
    /// The mistakes in the file except for its name, in the order of the file.
    pub mistakes: Vec<BoardMistake>,
    pub name: Option<E>,
}

/// A file as it is hashed and stored: the same for all spellings of the same board.
#[derive(Serialize)]
struct CanonicalFile<'a> {
    name: &'a str,
    die_sides: u8,
    needed_crosses: u8,
    lock_spaces: u8,
    most_crosses: u32,
    rows: ByColor<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extras: Vec<ExtraFile>,
}

impl OwnBoard {
    /// The most bytes of a file.
    pub const MAX_BYTES: usize = 16 * 1024;

    /// The regular expression of an id.
    pub const ID_PATTERN: &str = "^own-[a-z2-7]{16}$";

    /// Whether this is the form of such a board's id; the board need not exist.
    pub fn is_id(id: &str) -> bool {
        let is_digit = |byte: u8| byte.is_ascii_lowercase() || (b'2'..=b'7').contains(&byte);
        let digits = id.strip_prefix(PREFIX).map(str::as_bytes);
        digits.is_some_and(|digits| digits.len() == 16 && digits.iter().copied().all(is_digit))
    }

    /// Checks the file of a board; an id in it means nothing. `name` checks the name and returns it as it is stored.
    pub fn check<E>(
        file: &str,
        name: impl FnOnce(&str) -> Result<String, E>,
    ) -> Result<Self, OwnBoardRefusal<E>> {
        let mut mistakes = BoardMistakes::default();
        if file.len() > Self::MAX_BYTES {
            let max = Self::MAX_BYTES;
            mistakes.add(BoardPlace::File, BoardViolation::TooLong { max });
            let mistakes = mistakes.into_vec();
            return Err(OwnBoardRefusal {
                mistakes,
                name: None,
            });
        }
        let mut parts = BoardParts::read(file, &mut mistakes);
        let checked = parts.name.as_deref().map(name).transpose();
        let name = match checked {
            Ok(name) => {
                parts.name = name;
                None
            }
            Err(error) => Some(error),
        };
        let board = parts.check("", &mut mistakes);
        if !are_together(&parts) {
            mistakes.add(BoardPlace::Extras, BoardViolation::NotTogether);
        }
        match board.filter(|_| mistakes.is_empty() && name.is_none()) {
            Some(board) => Ok(Self::of(board, parts)),
            None => Err(OwnBoardRefusal {
                mistakes: mistakes.into_vec(),
                name,
            }),
        }
    }

    /// Reads the file of a board that was checked before.
    pub fn load(file: &str) -> Result<Self, BoardError> {
        let mut mistakes = BoardMistakes::default();
        let parts = BoardParts::read(file, &mut mistakes);
        match parts.check("", &mut mistakes) {
            Some(board) => Ok(Self::of(board, parts)),
            None => Err(BoardError {
                mistakes: mistakes.into_vec(),
            }),
        }
    }

    /// The file of a board, mixed from another file by a seed and named after it, and the types of the extras that were
    /// left out because they belong to single spaces.
    pub fn shuffle(
        file: &str,
        kind: ShuffleKind,
        seed: &Seed,
    ) -> Result<(String, Vec<&'static str>), BoardError> {
        let mut mistakes = BoardMistakes::default();
        let mut parts = BoardParts::read(file, &mut mistakes);
        let left_out = parts
            .extras
            .extract_if(.., |(_, extra)| extra.has_places())
            .map(|(_, extra)| extra.kind())
            .collect();
        match parts.check("", &mut mistakes) {
            Some(board) => {
                let mixed = Board {
                    name: seed.as_str().to_owned(),
                    ..board.shuffled(kind, seed)
                };
                Ok((canonical(&mixed, parts), left_out))
            }
            None => Err(BoardError {
                mistakes: mistakes.into_vec(),
            }),
        }
    }

    fn of(board: Board, parts: BoardParts) -> Self {
        let file = canonical(&board, parts);
        let hash = Sha256::digest(file.as_bytes());
        let digits = BASE32_NOPAD.encode(&hash[..HASHED_BYTES]);
        let id = format!("{PREFIX}{}", digits.to_ascii_lowercase());
        Self {
            board: Arc::new(Board { id, ..board }),
            file: file.into(),
        }
    }

    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    pub fn id(&self) -> &str {
        &self.board.id
    }

    /// The file that describes it, without an id.
    pub fn file(&self) -> &Arc<str> {
        &self.file
    }
}

/// The file of a board, written as it is hashed.
fn canonical(board: &Board, parts: BoardParts) -> String {
    let extras = parts.extras.into_iter().map(|(_, extra)| extra.tidy());
    let file = CanonicalFile {
        name: &board.name,
        die_sides: board.die_sides,
        needed_crosses: board.needed_crosses,
        lock_spaces: board.lock_spaces,
        most_crosses: board.most_crosses,
        rows: ByColor::from_fn(|row| board.row_text(row)),
        extras: extras.collect(),
    };
    // Texts and numbers can always be written.
    serde_json::to_string(&file).unwrap_or_default()
}

impl Board {
    /// The spaces of a row as a board's file writes them.
    pub fn row_text(&self, row: Color) -> String {
        let spaces = self.rows[row].spaces.iter().map(|space| {
            let double = if space.is_double { "x2" } else { "" };
            match space.number() {
                Some(number) => format!("{}{number}{double}", space.color.letter()),
                None => "*".to_owned(),
            }
        });
        spaces.collect::<Vec<_>>().join(" ")
    }
}

/// How many extras of each kind a board has.
type Kinds = BTreeMap<&'static str, usize>;

/// The kinds of extras on each official board, and extra points, which change nothing but the score.
static TOGETHER: LazyLock<Vec<Kinds>> = LazyLock::new(|| {
    let kinds =
        |(_, file): &(&str, &str)| kinds(&BoardParts::read(file, &mut BoardMistakes::default()));
    let official = FILES.iter().map(kinds);
    official
        .chain([Kinds::from([("extra_points", 1)])])
        .collect()
});

fn kinds(parts: &BoardParts) -> Kinds {
    let mut kinds = Kinds::new();
    for (_, extra) in &parts.extras {
        *kinds.entry(extra.kind()).or_default() += 1;
    }
    kinds
}

/// Whether no extra is there twice, and one official board has all their kinds, each at least as often. The rules of
/// extras are tested on the official boards, and their rows fit a small phone.
fn are_together(parts: &BoardParts) -> bool {
    // Bonus rows between different rows are different extras.
    let extras = parts.extras.iter();
    let different: BTreeSet<_> = extras.map(|(_, it)| (it.kind(), it.row())).collect();
    let kinds = kinds(parts);
    let has_all = |official: &Kinds| {
        official.len() == kinds.len()
            && kinds
                .iter()
                .all(|(kind, count)| official.get(kind) >= Some(count))
    };
    different.len() == parts.extras.len() && TOGETHER.iter().any(has_all)
}
