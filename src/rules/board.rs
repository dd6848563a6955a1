//! Boards: what is printed on a sheet, as data.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;

use super::{ByColor, Color, SpaceSet, row_score};

/// The boards that come with the program, each a file of data.
const FILES: [&str; 5] = [
    include_str!("boards/classic.json"),
    include_str!("boards/longo.json"),
    include_str!("boards/mixx-a.json"),
    include_str!("boards/mixx-b.json"),
    include_str!("boards/double-b.json"),
];

/// The most spaces a row may have, so that its crosses stay distinct at a glance.
const MAX_SPACES: usize = 20;

/// One number on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Space {
    /// The color it is printed in, which says which die gives it in action 2.
    pub color: Color,
    /// The number.
    pub number: u8,
    /// Whether it is printed double: crossing it makes two crosses.
    pub is_double: bool,
}

impl Space {
    /// How many crosses it makes.
    #[must_use]
    pub fn crosses(&self) -> u8 {
        1 + u8::from(self.is_double)
    }
}

/// One row of a board, from left to right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its spaces.
    pub spaces: Vec<Space>,
}

impl Row {
    /// How many spaces are left of this number; `None` where the row does not have it.
    #[must_use]
    pub fn position(&self, number: u8) -> Option<usize> {
        self.spaces.iter().position(|space| space.number == number)
    }

    /// Whether the space at this place is printed double.
    #[must_use]
    pub fn is_double(&self, place: usize) -> bool {
        self.spaces.get(place).is_some_and(|space| space.is_double)
    }

    /// The numbers of these spaces, from left to right.
    #[must_use]
    pub fn numbers(&self, spaces: SpaceSet) -> Vec<u8> {
        let spaces = spaces.iter().filter_map(|place| self.spaces.get(place));
        spaces.map(|space| space.number).collect()
    }
}

/// What is printed on a sheet, and the dice that go with it.
///
/// Source: section 1 of the rules; a row is named by the color of its lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The name that programs use.
    pub id: String,
    /// The name that people read.
    pub name: String,
    /// The number of sides of each die.
    pub die_sides: u8,
    /// The crosses a row needs before a lock space may be crossed.
    pub needed_crosses: u8,
    /// How many spaces at the end of each row cross the lock too.
    pub lock_spaces: u8,
    /// Whether each seat has two lucky numbers.
    pub lucky_numbers: bool,
    /// Up to how many crosses the printed table of points goes; more crosses of a row score no more.
    ///
    /// Source: section 2 of the rules; on Longo that is one more than a row can come to.
    pub most_crosses: u32,
    /// The rows.
    pub rows: ByColor<Row>,
}

/// A board's file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    id: String,
    name: String,
    die_sides: u8,
    needed_crosses: u8,
    lock_spaces: u8,
    lucky_numbers: bool,
    most_crosses: u32,
    rows: ByColor<String>,
}

/// What is wrong with a board's file.
#[derive(Debug, thiserror::Error)]
pub enum BoardError {
    /// It is not the JSON that describes a board.
    #[error("the board cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A space is not a color's letter and a number.
    #[error("board {board}, row {row}: \"{space}\" is not a space")]
    NotASpace {
        /// The board.
        board: String,
        /// The row.
        row: Color,
        /// The text found there.
        space: String,
    },
    /// A number is twice in a row.
    #[error("board {board}, row {row}: {number} is there twice")]
    NumberTwice {
        /// The board.
        board: String,
        /// The row.
        row: Color,
        /// The number.
        number: u8,
    },
    /// The dice cannot show a number.
    #[error("board {board}, row {row}: two dice cannot show {number}")]
    NotOnTheDice {
        /// The board.
        board: String,
        /// The row.
        row: Color,
        /// The number.
        number: u8,
    },
    /// The row does not end in its lock's color.
    #[error("board {board}, row {row}: the last space is not of the lock's color")]
    LockColorMismatch {
        /// The board.
        board: String,
        /// The row.
        row: Color,
    },
    /// The row has no lock space, too many spaces, or too few to reach its lock spaces.
    #[error("board {board}, row {row}: its length does not fit its lock spaces")]
    WrongLength {
        /// The board.
        board: String,
        /// The row.
        row: Color,
    },
}

impl Board {
    /// Reads and checks a board.
    ///
    /// # Errors
    /// The first [`BoardError`] found.
    pub fn parse(json: &str) -> Result<Self, BoardError> {
        let file: BoardFile = serde_json::from_str(json)?;
        let read = |row| parse_row(&file, row);
        let rows = ByColor {
            red: read(Color::Red)?,
            yellow: read(Color::Yellow)?,
            green: read(Color::Green)?,
            blue: read(Color::Blue)?,
        };
        Ok(Self {
            rows,
            id: file.id,
            name: file.name,
            die_sides: file.die_sides,
            needed_crosses: file.needed_crosses,
            lock_spaces: file.lock_spaces,
            lucky_numbers: file.lucky_numbers,
            most_crosses: file.most_crosses,
        })
    }

    /// Whether crossing this number in this row crosses the lock too.
    #[must_use]
    pub fn is_lock_space(&self, row: Color, number: u8) -> bool {
        let spaces = &self.rows[row].spaces;
        let first = spaces.len().saturating_sub(usize::from(self.lock_spaces));
        spaces[first..].iter().any(|space| space.number == number)
    }

    /// The numbers of the row that cross the lock too, from left to right.
    pub fn lock_numbers(&self, row: Color) -> impl Iterator<Item = u8> {
        let spaces = &self.rows[row].spaces;
        let first = spaces.len().saturating_sub(usize::from(self.lock_spaces));
        spaces[first..].iter().map(|space| space.number)
    }

    /// The points of a row with this many crosses.
    #[must_use]
    pub fn row_score(&self, crosses: u32) -> u32 {
        row_score(crosses.min(self.most_crosses))
    }

    /// The most crosses a row can come to, its lock included.
    #[must_use]
    pub fn max_crosses(&self) -> u32 {
        Color::ALL
            .iter()
            .map(|&row| {
                let spaces = &self.rows[row].spaces;
                let doubles = spaces.iter().filter(|space| space.is_double).count();
                spaces.len() + doubles + 2 - usize::from(self.lock_spaces)
            })
            .max()
            .and_then(|most| u32::try_from(most).ok())
            .unwrap_or_default()
    }
}

fn parse_row(file: &BoardFile, row: Color) -> Result<Row, BoardError> {
    let board = || file.id.clone();
    let spaces = file.rows[row]
        .split_whitespace()
        .map(|text| {
            parse_space(text).ok_or_else(|| BoardError::NotASpace {
                board: board(),
                row,
                space: text.to_owned(),
            })
        })
        .collect::<Result<Vec<_>, _>>()?;
    let mut seen = BTreeSet::new();
    for &Space { number, .. } in &spaces {
        if !seen.insert(number) {
            return Err(BoardError::NumberTwice {
                board: board(),
                row,
                number,
            });
        }
        if number < 2 || u16::from(number) > 2 * u16::from(file.die_sides) {
            return Err(BoardError::NotOnTheDice {
                board: board(),
                row,
                number,
            });
        }
    }
    let reachable = usize::from(file.needed_crosses) + usize::from(file.lock_spaces);
    if file.lock_spaces == 0 || spaces.len() < reachable || spaces.len() > MAX_SPACES {
        return Err(BoardError::WrongLength {
            board: board(),
            row,
        });
    }
    if spaces.last().is_none_or(|space| space.color != row) {
        return Err(BoardError::LockColorMismatch {
            board: board(),
            row,
        });
    }
    Ok(Row { spaces })
}

fn parse_space(text: &str) -> Option<Space> {
    let color = match text.chars().next()? {
        'R' => Color::Red,
        'Y' => Color::Yellow,
        'G' => Color::Green,
        'B' => Color::Blue,
        _ => return None,
    };
    let text = text.get(1..)?;
    let single = text.strip_suffix("x2");
    Some(Space {
        color,
        number: single.unwrap_or(text).parse().ok()?,
        is_double: single.is_some(),
    })
}

/// Every board there is to play on.
#[derive(Clone, Debug)]
pub struct Boards(Vec<Arc<Board>>);

impl Boards {
    /// Reads and checks the boards that come with the program.
    ///
    /// # Errors
    /// The first error found in any of them.
    pub fn load() -> Result<Self, BoardError> {
        let boards = FILES.iter().map(|json| Board::parse(json).map(Arc::new));
        boards.collect::<Result<_, _>>().map(Self)
    }

    /// The board of this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<Board>> {
        self.iter().find(|board| board.id == id)
    }

    /// All boards, in the order in which they are offered.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Board>> {
        self.0.iter()
    }
}
