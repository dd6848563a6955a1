//! Boards as their files write them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::Deserialize;

use super::extra_file::ExtraFile;
use super::{Board, ByColor, Color, Extra, Label, Row, SheetLetter, Space};

/// The boards that come with the program, each a file of data.
const FILES: [&str; 14] = [
    include_str!("boards/classic.json"),
    include_str!("boards/longo.json"),
    include_str!("boards/mixx-a.json"),
    include_str!("boards/mixx-b.json"),
    include_str!("boards/double-a.json"),
    include_str!("boards/double-b.json"),
    include_str!("boards/big-points.json"),
    include_str!("boards/bonus-a.json"),
    include_str!("boards/bonus-b.json"),
    include_str!("boards/connected-steps.json"),
    include_str!("boards/connected-chain.json"),
    include_str!("boards/x-change.json"),
    include_str!("boards/connect-15.json"),
    include_str!("boards/lucky-15.json"),
];

/// The most spaces a row may have, so that its crosses stay distinct at a glance.
const MAX_SPACES: usize = 20;

/// A board's file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    id: String,
    name: String,
    die_sides: u8,
    needed_crosses: u8,
    lock_spaces: u8,
    most_crosses: u32,
    rows: ByColor<String>,
    #[serde(default)]
    extras: Vec<ExtraFile>,
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
    /// Something beside the four rows does not fit them.
    #[error("board {board}: \"{text}\" does not fit its rows")]
    WrongExtra {
        /// The board.
        board: String,
        /// The text found there.
        text: String,
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
        let mut rows = ByColor {
            red: read(Color::Red)?,
            yellow: read(Color::Yellow)?,
            green: read(Color::Green)?,
            blue: read(Color::Blue)?,
        };
        let has_second = |extra: &ExtraFile| matches!(extra, ExtraFile::SecondBoxes {});
        if file.extras.iter().any(has_second) {
            for row in Color::ALL {
                rows[row].add_second_boxes(usize::from(file.lock_spaces));
            }
        }
        let letters = file.extras.iter().flat_map(ExtraFile::letters);
        let letters: BTreeSet<SheetLetter> = letters.collect();
        let extras = file.extras.iter().map(|extra| {
            extra
                .read(&rows, &letters)
                .map_err(|text| BoardError::WrongExtra {
                    board: file.id.clone(),
                    text,
                })
        });
        let extras = extras.collect::<Result<Vec<_>, _>>()?;
        Ok(Self {
            rows,
            extra_rows: extras.iter().filter_map(Extra::row).collect(),
            extras,
            sheets: letters.into_iter().collect(),
            id: file.id,
            name: file.name,
            die_sides: file.die_sides,
            needed_crosses: file.needed_crosses,
            lock_spaces: file.lock_spaces,
            most_crosses: file.most_crosses,
        })
    }
}

fn parse_row(file: &BoardFile, row: Color) -> Result<Row, BoardError> {
    let board = || file.id.clone();
    let mut fields = 0;
    let spaces = file.rows[row]
        .split_whitespace()
        .map(|text| {
            parse_space(row, text, &mut fields).ok_or_else(|| BoardError::NotASpace {
                board: board(),
                row,
                space: text.to_owned(),
            })
        })
        .collect::<Result<Vec<_>, _>>()?;
    let mut seen = BTreeSet::new();
    for number in spaces.iter().filter_map(|space| space.label.number()) {
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
    if file.lock_spaces == 0 || seen.len() < reachable || spaces.len() > MAX_SPACES {
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
    Ok(Row::new(spaces))
}

/// A space as in `R3`, printed double as in `R3x2`, or a field without a number, `*`.
fn parse_space(row: Color, text: &str, fields: &mut u8) -> Option<Space> {
    if text == "*" {
        *fields += 1;
        return Some(Space {
            color: row,
            label: Label::Field(*fields),
            is_double: false,
            has_second: false,
        });
    }
    let color = Color::of_letter(text)?;
    let text = text.get(1..)?;
    let single = text.strip_suffix("x2");
    Some(Space {
        color,
        label: Label::Number(single.unwrap_or(text).parse().ok()?),
        is_double: single.is_some(),
        has_second: false,
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
