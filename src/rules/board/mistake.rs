//! What can be wrong with a board's file, and where.

use std::fmt;

use crate::Color;

/// The most letters of a file's text that a mistake repeats.
const MAX_LETTERS: usize = 40;

/// A place in a board's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BoardPlace {
    File,
    Id,
    Name,
    /// The number of sides of its dice.
    DieSides,
    /// The crosses that a row needs before a lock space.
    NeededCrosses,
    /// The number of lock spaces of a row.
    LockSpaces,
    /// The number of crosses up to which a row scores.
    MostCrosses,
    Rows,
    Row(Color),
    /// All that it has in addition to the rows.
    Extras,
    Extra(usize),
}

impl BoardPlace {
    /// The row, if it is one.
    pub fn row(self) -> Option<Color> {
        match self {
            Self::Row(row) => Some(row),
            _ => None,
        }
    }
}

/// The path in the file, as in `rows.red`; empty for the file as a whole.
impl fmt::Display for BoardPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File => Ok(()),
            Self::Id => f.write_str("id"),
            Self::Name => f.write_str("name"),
            Self::DieSides => f.write_str("die_sides"),
            Self::NeededCrosses => f.write_str("needed_crosses"),
            Self::LockSpaces => f.write_str("lock_spaces"),
            Self::MostCrosses => f.write_str("most_crosses"),
            Self::Rows => f.write_str("rows"),
            Self::Row(row) => write!(f, "rows.{row}"),
            Self::Extras => f.write_str("extras"),
            Self::Extra(index) => write!(f, "extras[{index}]"),
        }
    }
}

/// What is wrong at a place of a board's file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardViolation {
    #[error("it is longer than {max} bytes")]
    TooLong {
        /// The most bytes.
        max: usize,
    },
    #[error("it cannot be read: {reason}")]
    NotJson { reason: String },
    #[error("it is not an object")]
    NotAnObject,
    #[error("it is not a list")]
    NotAList,
    #[error("it is not text")]
    NotText,
    #[error("it is missing")]
    Missing,
    #[error("the field \"{name}\" is unknown")]
    UnknownField { name: String },
    #[error("it is not a whole number from {min} to {max}")]
    OutOfRange {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    #[error("the dice have 6 or 8 sides")]
    NoSuchDice,
    #[error("\"{space}\" is not a space")]
    NotASpace { space: String },
    #[error("{number} appears twice")]
    NumberTwice { number: u8 },
    #[error("two dice cannot show {number}")]
    NotOnTheDice { number: u8 },
    #[error("the last space is not of the lock's color")]
    LockColorMismatch,
    #[error("a lock space has no number")]
    LockWithoutNumber,
    #[error("the board has no fields without a number")]
    NoFields,
    #[error("it has more than {max} spaces")]
    TooManySpaces {
        /// The most.
        max: usize,
    },
    #[error("it needs {min} numbers at least to reach its lock")]
    TooFewNumbers {
        /// The fewest.
        min: usize,
    },
    #[error("it cannot be read: {reason}")]
    NotAnExtra { reason: String },
    #[error("\"{text}\" does not fit")]
    DoesNotFit { text: String },
    #[error("\"{text}\" appears twice")]
    PartTwice { text: String },
    /// A part of an extra is a lock space, whose cross does nothing but lock.
    #[error("\"{space}\" is a lock space")]
    LockSpace { space: String },
    #[error("\"{link}\" links two spaces of one row")]
    LinkInOneRow { link: String },
    #[error("it has more than {max} fields")]
    TooManyFields {
        /// The most.
        max: usize,
    },
    #[error("it is empty")]
    Empty,
    #[error("no board has these extras together")]
    NotTogether,
}

/// One mistake in a board's file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardMistake {
    pub place: BoardPlace,
    pub violation: BoardViolation,
}

impl fmt::Display for BoardMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            BoardPlace::File => self.violation.fmt(f),
            place => write!(f, "{place}: {}", self.violation),
        }
    }
}

/// The mistakes of a file as they are found; each is recorded once.
#[derive(Debug, Default)]
pub(crate) struct BoardMistakes(Vec<BoardMistake>);

impl BoardMistakes {
    /// The most that are recorded: a file with more is not an attempt at a board.
    const MAX: usize = 100;

    pub(crate) fn add(&mut self, place: BoardPlace, violation: BoardViolation) {
        let mistake = BoardMistake { place, violation };
        if self.0.len() < Self::MAX && !self.0.contains(&mistake) {
            self.0.push(mistake);
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The mistakes, in the order of their places.
    pub(crate) fn into_vec(mut self) -> Vec<BoardMistake> {
        self.0.sort_by_key(|mistake| mistake.place);
        self.0
    }
}

/// The beginning of a text, as a mistake repeats it.
pub(crate) fn beginning(text: &str) -> String {
    match text.char_indices().nth(MAX_LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
