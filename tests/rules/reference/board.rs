//! The boards' numbers, typed from the printed sheets once more.

use super::extras::{BonusRow, Extras, Space as Named, color};

/// A row's or a die's color, from top to bottom.
pub const COLORS: [&str; 4] = ["red", "yellow", "green", "blue"];

/// One space of a row: the color it is printed in, and its number.
#[derive(Clone, Copy)]
pub struct Space {
    pub color: &'static str,
    pub number: u8,
    /// How many crosses it makes.
    pub crosses: usize,
}

/// A printed sheet.
#[derive(Clone)]
pub struct Board {
    pub sides: u8,
    pub needed: usize,
    pub lock_spaces: usize,
    pub lucky: bool,
    /// Whether every space but the last of a row has a second box.
    pub second: bool,
    /// The most crosses of a row that count.
    pub most: usize,
    rows: Vec<Vec<Space>>,
    pub extras: Extras,
    /// The numbers of every row, and of those beside the four.
    numbers: Vec<(&'static str, Vec<u8>)>,
}

impl Board {
    /// The board of this name.
    pub fn named(name: &str) -> Board {
        let (sides, needed, lock_spaces, lucky) = match name {
            "longo" => (8, 6, 2, true),
            "double-a" | "double-b" => (6, 7, 1, false),
            _ => (6, 5, 1, false),
        };
        let rows = match name {
            "classic" | "double-a" | "big-points" | "bonus-a" | "connected-chain" => vec![
                printed("R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12"),
                printed("Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12"),
                printed("G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2"),
                printed("B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 B2"),
            ],
            "longo" => vec![
                printed("R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 R16"),
                printed("Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10 Y11 Y12 Y13 Y14 Y15 Y16"),
                printed("G16 G15 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 G4 G3 G2"),
                printed("B16 B15 B14 B13 B12 B11 B10 B9 B8 B7 B6 B5 B4 B3 B2"),
            ],
            "mixx-a" => vec![
                printed("Y2 Y3 Y4 B5 B6 B7 G8 G9 G10 R11 R12"),
                printed("R2 R3 G4 G5 G6 G7 B8 B9 Y10 Y11 Y12"),
                printed("B12 B11 B10 Y9 Y8 Y7 R6 R5 R4 G3 G2"),
                printed("G12 G11 R10 R9 R8 R7 Y6 Y5 B4 B3 B2"),
            ],
            "mixx-b" => vec![
                printed("R10 R6 R2 R8 R3 R4 R12 R5 R9 R7 R11"),
                printed("Y9 Y12 Y4 Y6 Y7 Y2 Y5 Y8 Y11 Y3 Y10"),
                printed("G8 G2 G10 G12 G6 G9 G7 G4 G5 G11 G3"),
                printed("B5 B7 B11 B9 B12 B3 B8 B10 B2 B6 B4"),
            ],
            "double-b" => vec![
                printed("R2 R3+ R4 R5+ R6 R7 R8 R9+ R10 R11+ R12"),
                printed("Y2 Y3+ Y4 Y5+ Y6 Y7 Y8 Y9+ Y10 Y11+ Y12"),
                printed("G12 G11 G10+ G9 G8+ G7 G6+ G5 G4+ G3 G2"),
                printed("B12 B11 B10+ B9 B8+ B7 B6+ B5 B4+ B3 B2"),
            ],
            other => panic!("no board {other}"),
        };
        let extras = Extras::of(name);
        let of_colors = COLORS.into_iter().zip(&rows).map(|(row, spaces)| {
            let numbers = spaces.iter().map(|space| space.number);
            (row, numbers.collect())
        });
        let bonus_rows = extras.bonus_rows.iter();
        let bar = (!extras.bar.is_empty()).then(|| ("bar", (1..).take(extras.bar.len()).collect()));
        let numbers = of_colors
            .chain(bonus_rows.map(|row| (row.name, row.numbers.clone())))
            .chain(bar);
        Board {
            numbers: numbers.collect(),
            sides,
            needed,
            lock_spaces,
            lucky,
            second: name == "double-a",
            most: match name {
                "big-points" => 15,
                _ => 16,
            },
            rows,
            extras,
        }
    }

    /// The spaces of a row of one of the four colors, from left to right.
    pub fn row(&self, row: &str) -> &[Space] {
        let place = COLORS.iter().position(|color| *color == row).unwrap();
        &self.rows[place]
    }

    /// The numbers of any row from left to right; none if the board does not have it.
    pub fn numbers(&self, row: &str) -> &[u8] {
        let found = self.numbers.iter().find(|(name, _)| *name == row);
        found.map_or(&[], |(_, numbers)| numbers)
    }

    /// The bonus row of this name.
    pub fn bonus_row(&self, row: &str) -> Option<&BonusRow> {
        self.extras
            .bonus_rows
            .iter()
            .find(|other| other.name == row)
    }

    /// Whether a player can name this row in a move.
    pub fn is_crossed_by_hand(&self, row: &str) -> bool {
        COLORS.contains(&row) || self.bonus_row(row).is_some()
    }

    /// The other end of the link of this space on this sheet.
    pub fn other_end(&self, sheet: Option<char>, row: &str, number: u8) -> Option<Named> {
        let mut sheets = self.extras.links.iter();
        let (_, links) = sheets.find(|(letter, _)| Some(*letter) == sheet)?;
        links.iter().find_map(|&[one, other]| {
            let has_ends = [(one, other), (other, one)].into_iter();
            let mut ends = has_ends.filter(|(end, _)| *end == (row, number));
            ends.next().map(|(_, other)| other)
        })
    }

    /// Where in the row this number stands, counted from the left.
    pub fn place(&self, row: &str, number: u8) -> Option<usize> {
        let numbers = self.numbers(row);
        numbers.iter().position(|other| *other == number)
    }

    /// How many crosses this number of the row makes.
    pub fn crosses(&self, row: &str, number: u8) -> usize {
        self.row(row)[self.place(row, number).unwrap()].crosses
    }

    /// Whether crossing this number crosses the lock too.
    pub fn is_lock_space(&self, row: &str, number: u8) -> bool {
        let lock_spaces = if COLORS.contains(&row) {
            self.lock_spaces
        } else {
            0
        };
        let numbers = self.numbers(row);
        numbers[numbers.len() - lock_spaces..].contains(&number)
    }
}

fn printed(row: &str) -> Vec<Space> {
    row.split(' ')
        .map(|space| Space {
            color: color(&space[..1]),
            number: space[1..].trim_end_matches('+').parse().unwrap(),
            crosses: if space.ends_with('+') { 2 } else { 1 },
        })
        .collect()
}
