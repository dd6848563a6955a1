//! What further boards print beside the numbers of their rows, typed from the printed sheets once more.

/// A row and a number of it.
pub type Space = (&'static str, u8);

/// A row between two others whose crosses count for both.
#[derive(Clone)]
pub struct BonusRow {
    pub name: &'static str,
    /// The rows above and below.
    pub beside: [&'static str; 2],
    pub numbers: Vec<u8>,
}

/// What a board has beside its rows; most boards have none of it.
#[derive(Clone, Default)]
pub struct Extras {
    pub bonus_rows: Vec<BonusRow>,
    /// The spaces that cross a field of the bonus bar.
    pub boxed: Vec<Space>,
    /// The colors of the fields of the bonus bar, from left to right.
    pub bar: Vec<&'static str>,
    /// The spaces that are crossed together, by the letter of the sheet.
    pub links: Vec<(char, Vec<[Space; 2]>)>,
}

impl Extras {
    /// What the board of this name has.
    pub fn of(board: &str) -> Extras {
        let mut extras = Extras::default();
        match board {
            "big-points" => {
                extras.bonus_rows = vec![
                    BonusRow {
                        name: "red-yellow",
                        beside: ["red", "yellow"],
                        numbers: (2..=12).collect(),
                    },
                    BonusRow {
                        name: "green-blue",
                        beside: ["green", "blue"],
                        numbers: (2..=12).rev().collect(),
                    },
                ];
            }
            "bonus-a" => {
                extras.boxed = spaces("R3 R6 R9 Y5 Y8 Y11 G11 G7 G4 B10 B8 B5");
                extras.bar = "R Y G B G R B Y R Y B G".split(' ').map(color).collect();
            }
            "connected-chain" => {
                extras.links = vec![
                    ('A', links("R6-Y6 R11-Y11 Y3-G11 Y8-G6 G9-B9 G4-B4")),
                    ('B', links("R4-Y4 R9-Y9 Y6-G8 Y11-G3 G11-B11 G6-B6")),
                    ('C', links("R3-Y3 R8-Y8 Y6-G8 Y11-G3 G10-B10 G5-B5")),
                    ('D', links("R5-Y5 R10-Y10 Y3-G11 Y8-G6 G8-B8 G3-B3")),
                    ('E', links("R6-Y6 R9-Y9 Y3-G11 Y11-G3 G9-B9 G6-B6")),
                ];
            }
            _ => {}
        }
        extras
    }

    /// Whether what a player crosses may cross a space of a row by rule, and so lock it.
    pub fn force_crosses(&self) -> bool {
        !self.bar.is_empty()
    }
}

/// The color of a printed letter.
pub fn color(letter: &str) -> &'static str {
    match letter {
        "R" => "red",
        "Y" => "yellow",
        "G" => "green",
        "B" => "blue",
        other => panic!("no color {other}"),
    }
}

fn space(printed: &str) -> Space {
    (color(&printed[..1]), printed[1..].parse().unwrap())
}

fn spaces(printed: &str) -> Vec<Space> {
    printed.split(' ').map(space).collect()
}

fn links(printed: &str) -> Vec<[Space; 2]> {
    let ends = |link: &str| {
        let (one, other) = link.split_once('-').unwrap();
        [space(one), space(other)]
    };
    printed.split(' ').map(ends).collect()
}
