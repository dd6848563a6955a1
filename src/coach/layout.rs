//! A board in the form in which it is played fast: for each number its place, for each place its color and crosses.

use rowlock_rules::{Board, Color, MAX_PENALTIES, MAX_SPACES, PENALTY_SCORE};

/// The highest number that two dice can give.
const MAX_SUM: usize = 16;

/// The most spaces of a row.
pub(crate) const MAX_PLACES: usize = MAX_SPACES as usize;

/// The most crosses of a row of doubles, with its lock.
pub(crate) const MAX_CROSSES: usize = 2 * MAX_PLACES + 1;

/// A space of a row, by its place from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub row: u8,
    pub place: u8,
}

/// One row of a board.
#[derive(Clone, Debug)]
pub(crate) struct RowLayout {
    /// For each number its place, from 1; 0 where the row does not have it.
    pub(crate) places: [u8; MAX_SUM + 1],
    /// For each place, from 1, its number.
    pub(crate) numbers: [u8; MAX_PLACES + 1],
    /// For each place, from 1, how many crosses it makes.
    pub(crate) makes: [u8; MAX_PLACES + 1],
    /// How many spaces it has.
    pub(crate) len: u8,
    /// The first place that crosses the lock too.
    pub(crate) first_lock: u8,
}

/// A board whose rows can be judged one by one: four rows of numbers, and nothing in addition to them.
#[derive(Clone, Debug)]
pub struct Layout {
    pub(crate) rows: [RowLayout; 4],
    /// For each color of a die and each number, the spaces that they give.
    spots: [[[Spot; 4]; MAX_SUM + 1]; 4],
    spot_counts: [[u8; MAX_SUM + 1]; 4],
    pub(crate) sides: u8,
    pub(crate) needed: u8,
    /// The points of a row by its crosses, the lock included.
    pub(crate) points: [i32; MAX_CROSSES + 2],
    /// Whether a turn without a cross by a colored die costs a penalty.
    pub(crate) color_required: bool,
}

/// What one penalty costs.
pub(crate) const PENALTY_POINTS: i32 = PENALTY_SCORE;

/// With this many penalties the game ends.
pub(crate) const LAST_PENALTY: u8 = MAX_PENALTIES;

impl Layout {
    /// The layout of a board; `None` where the rows alone do not say what a cross brings.
    pub fn of(board: &Board, color_required: bool) -> Option<Self> {
        let is_plain = board.extras.is_empty() && board.extra_rows.is_empty();
        let is_small = (2..=8).contains(&board.die_sides);
        if !is_plain || !is_small {
            return None;
        }
        let [red, yellow, green, blue] = Color::ALL.map(|color| row_layout(board, color));
        let mut layout = Self {
            rows: [red?, yellow?, green?, blue?],
            spots: [[[Spot { row: 0, place: 0 }; 4]; MAX_SUM + 1]; 4],
            spot_counts: [[0; MAX_SUM + 1]; 4],
            sides: board.die_sides,
            needed: board.needed_crosses,
            points: [0; MAX_CROSSES + 2],
            color_required,
        };
        for (crosses, points) in (0..).zip(&mut layout.points) {
            *points = i32::try_from(board.row_score(crosses)).ok()?;
        }
        for (row, (_, printed)) in (0..).zip(board.rows.iter()) {
            for (place, space) in (1..).zip(&printed.spaces) {
                let number = usize::from(space.number()?);
                let color = space.color as usize;
                let count = layout.spot_counts[color][number];
                layout.spots[color][number][usize::from(count)] = Spot { row, place };
                layout.spot_counts[color][number] += 1;
            }
        }
        Some(layout)
    }

    /// The place of a number in a row, from 1; 0 where the row does not have it.
    pub fn place(&self, row: usize, number: u8) -> u8 {
        let places = &self.rows[row & 3].places;
        places.get(usize::from(number)).copied().unwrap_or(0)
    }

    /// The number at a place, from 1, of a row.
    pub fn number(&self, row: usize, place: u8) -> u8 {
        let numbers = &self.rows[row & 3].numbers;
        numbers.get(usize::from(place)).copied().unwrap_or(0)
    }

    /// The spaces of this color and number: what a white die and the die of the color give.
    pub(crate) fn spots(&self, color: usize, number: u8) -> &[Spot] {
        let number = usize::from(number) % (MAX_SUM + 1);
        let count = usize::from(self.spot_counts[color & 3][number] & 7);
        &self.spots[color & 3][number][..count.min(4)]
    }

    /// Whether the space at this place crosses the lock too.
    pub(crate) fn is_lock(&self, spot: Spot) -> bool {
        spot.place >= self.rows[usize::from(spot.row) & 3].first_lock
    }

    /// How likely one roll gives each number: by the white dice, and by a white die and a given colored one.
    pub(crate) fn chances(&self) -> [[f32; MAX_SUM + 1]; 2] {
        let sides = usize::from(self.sides);
        let mut chances = [[0.0; MAX_SUM + 1]; 2];
        let each = 1.0 / f32::from(self.sides).powi(3);
        for (first, second, colored) in triples(sides) {
            chances[0][first + second] += each;
            chances[1][first + colored] += each;
            if first != second {
                chances[1][second + colored] += each;
            }
        }
        chances
    }
}

/// All rolls of three dice.
fn triples(sides: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    let pairs = (1..=sides).flat_map(move |first| (1..=sides).map(move |second| (first, second)));
    pairs.flat_map(move |(first, second)| (1..=sides).map(move |third| (first, second, third)))
}

fn row_layout(board: &Board, color: Color) -> Option<RowLayout> {
    let spaces = &board.rows[color].spaces;
    let len = u8::try_from(spaces.len()).ok()?;
    if spaces.len() > MAX_PLACES {
        return None;
    }
    let mut row = RowLayout {
        places: [0; MAX_SUM + 1],
        numbers: [0; MAX_PLACES + 1],
        makes: [0; MAX_PLACES + 1],
        len,
        first_lock: len.saturating_sub(board.lock_spaces) + 1,
    };
    for (place, space) in (1..).zip(spaces) {
        let number = space.number().filter(|_| !space.has_second)?;
        *row.places.get_mut(usize::from(number))? = place;
        row.numbers[usize::from(place)] = number;
        row.makes[usize::from(place)] = space.crosses();
    }
    Some(row)
}
