//! The boards' numbers, typed from the printed sheets once more.

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
    rows: Vec<Vec<Space>>,
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
            "classic" | "double-a" => vec![
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
        Board {
            sides,
            needed,
            lock_spaces,
            lucky,
            second: name == "double-a",
            rows,
        }
    }

    /// The spaces of a row from left to right.
    pub fn row(&self, row: &str) -> &[Space] {
        let place = COLORS.iter().position(|color| *color == row).unwrap();
        &self.rows[place]
    }

    /// Where in the row this number stands, counted from the left.
    pub fn place(&self, row: &str, number: u8) -> Option<usize> {
        self.row(row)
            .iter()
            .position(|space| space.number == number)
    }

    /// How many crosses this number of the row makes.
    pub fn crosses(&self, row: &str, number: u8) -> usize {
        self.row(row)[self.place(row, number).unwrap()].crosses
    }

    /// Whether crossing this number crosses the lock too.
    pub fn is_lock_space(&self, row: &str, number: u8) -> bool {
        let first_lock_space = self.row(row).len() - self.lock_spaces;
        self.place(row, number)
            .is_some_and(|place| place >= first_lock_space)
    }
}

fn printed(row: &str) -> Vec<Space> {
    row.split(' ')
        .map(|space| Space {
            color: match &space[..1] {
                "R" => "red",
                "Y" => "yellow",
                "G" => "green",
                "B" => "blue",
                other => panic!("no color {other}"),
            },
            number: space[1..].trim_end_matches('+').parse().unwrap(),
            crosses: if space.ends_with('+') { 2 } else { 1 },
        })
        .collect()
}
