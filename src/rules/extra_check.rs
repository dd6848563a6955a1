//! The check of extras against the rows and the dice: what the rules of extras rely on.

use super::board_mistake::BoardViolation;
use super::board_parts::BoardParts;
use super::extra::{BonusBar, BonusRow, Extra, Fields, Links, Pairs, Steps, SwapRow, Track};
use super::{ByColor, Color, Row, Sign, SpaceId};

/// The most points of a field of a track.
const MAX_POINTS: u8 = 99;

/// What an extra is checked against.
struct Checked<'a> {
    rows: &'a ByColor<Row>,
    die_sides: u8,
    lock_spaces: usize,
}

impl Extra {
    /// All that is wrong with this extra on a board with these rows and parts.
    pub(super) fn violations(
        &self,
        rows: &ByColor<Row>,
        parts: &BoardParts,
    ) -> Vec<BoardViolation> {
        let (Some(die_sides), Some(lock_spaces)) = (parts.die_sides, parts.lock_spaces) else {
            return Vec::new();
        };
        let board = Checked {
            rows,
            die_sides,
            lock_spaces: usize::from(lock_spaces),
        };
        let texts = match self {
            Self::LuckyNumbers(_) | Self::SecondBoxes(_) => return Vec::new(),
            Self::BonusRow(extra) => bonus_row(extra, &board),
            Self::Links(extra) => links(extra, &board),
            Self::Steps(extra) => steps(extra, &board),
            Self::BonusBar(extra) => bonus_bar(extra, &board),
            Self::Pairs(extra) => pairs(extra, &board),
            Self::SwapRow(extra) => swap_row(extra, &board),
            Self::Fields(extra) => fields(extra, &board),
            Self::Track(extra) => track(extra, &board),
        };
        match texts {
            Some(texts) => texts
                .into_iter()
                .map(|text| BoardViolation::DoesNotFit { text })
                .collect(),
            None => vec![BoardViolation::Empty],
        }
    }
}

impl Checked<'_> {
    /// The space as a file writes it.
    fn text(&self, space: SpaceId) -> String {
        let row = space.row.color().map_or("", Color::letter);
        let color = space.row.color().map(|color| &self.rows[color]);
        let number = color.and_then(|row| row.spaces.get(space.place)?.number());
        number.map_or_else(String::new, |number| format!("{row}{number}"))
    }

    fn is_lock_space(&self, space: &SpaceId) -> bool {
        let row = space.row.color().map(|color| &self.rows[color]);
        row.is_some_and(|row| space.place + self.lock_spaces >= row.spaces.len())
    }

    /// Those of these spaces that are there more than once.
    fn repeated(&self, spaces: &[SpaceId]) -> Vec<String> {
        let numbered = spaces.iter().enumerate();
        let repeated = numbered.filter(|(index, space)| spaces[..*index].contains(space));
        repeated.map(|(_, space)| self.text(*space)).collect()
    }

    /// Those of these spaces that lock a row.
    fn lock_spaces(&self, spaces: &[SpaceId]) -> Vec<String> {
        let locks = spaces.iter().filter(|space| self.is_lock_space(space));
        locks.map(|space| self.text(*space)).collect()
    }

    /// Whether two dice can show this number.
    fn can_show(&self, number: u8) -> bool {
        (2..=2 * self.die_sides).contains(&number)
    }
}

/// The texts that do not fit, or `None` if the extra has no part at all.
type Texts = Option<Vec<String>>;

/// A space may be crossed once the number above or below it is: there must be one.
fn bonus_row(extra: &BonusRow, board: &Checked<'_>) -> Texts {
    let has_neighbor = |number: u8| {
        let mut neighbors = extra.neighbors.iter();
        neighbors.any(|&row| board.rows[row].position(number).is_some())
    };
    let numbers = extra.numbers.iter().enumerate();
    let wrong = numbers.filter(|(index, number)| {
        !has_neighbor(**number) || extra.numbers[..*index].contains(number)
    });
    let texts = wrong.map(|(_, number)| number.to_string()).collect();
    (!extra.numbers.is_empty()).then_some(texts)
}

/// No space is in two links, and none locks: a link crosses a space without asking what its row allows.
fn links(extra: &Links, board: &Checked<'_>) -> Texts {
    let mut texts = Vec::new();
    for links in &extra.0 {
        let ends: Vec<SpaceId> = links.iter().flatten().copied().collect();
        texts.extend(board.repeated(&ends));
        texts.extend(board.lock_spaces(&ends));
        let in_one_row = links.iter().filter(|[one, other]| one.row == other.row);
        texts.extend(in_one_row.map(|[one, _]| board.text(*one)));
    }
    let has_links = extra.0.iter().any(|links| !links.is_empty());
    has_links.then_some(texts)
}

fn steps(extra: &Steps, board: &Checked<'_>) -> Texts {
    let texts = extra.0.iter().flat_map(|steps| board.repeated(steps));
    let has_steps = extra.0.iter().any(|steps| !steps.is_empty());
    has_steps.then(|| texts.collect())
}

fn bonus_bar(extra: &BonusBar, board: &Checked<'_>) -> Texts {
    let mut texts = board.repeated(&extra.boxes);
    texts.extend(board.lock_spaces(&extra.boxes));
    (!extra.boxes.is_empty() && !extra.fields.is_empty()).then_some(texts)
}

/// Each pair has its own spaces, sign and effect.
fn pairs(extra: &Pairs, board: &Checked<'_>) -> Texts {
    let ends: Vec<SpaceId> = extra.0.iter().flat_map(|pair| pair.ends).collect();
    let mut texts = board.repeated(&ends);
    texts.extend(board.lock_spaces(&ends));
    for (index, pair) in extra.0.iter().enumerate() {
        let before = &extra.0[..index];
        let is_sign_of_pairs = !matches!(pair.sign, Sign::Box | Sign::Step | Sign::Ring);
        if !is_sign_of_pairs || before.iter().any(|other| other.sign == pair.sign) {
            texts.push(pair.sign.as_str().to_owned());
        }
        if before.iter().any(|other| other.effect == pair.effect) {
            texts.push(board.text(pair.ends[0]));
        }
    }
    (!extra.0.is_empty()).then_some(texts)
}

/// Two different numbers that the dice can show in each field.
fn swap_row(extra: &SwapRow, board: &Checked<'_>) -> Texts {
    let fits =
        |[one, other]: &[u8; 2]| one != other && board.can_show(*one) && board.can_show(*other);
    let wrong = extra.0.iter().filter(|numbers| !fits(numbers));
    let texts = wrong.map(|[one, other]| format!("{one}/{other}"));
    (!extra.0.is_empty()).then(|| texts.collect())
}

fn fields(extra: &Fields, board: &Checked<'_>) -> Texts {
    let values = extra.dice.iter();
    let wrong = values.filter(|value| !(1..=board.die_sides).contains(*value));
    let mut rows = board.rows.iter().flat_map(|(_, row)| &row.spaces);
    let has_fields = rows.any(|space| space.number().is_none());
    has_fields.then(|| wrong.map(u8::to_string).collect())
}

/// Points that rise from field to field, for a sum of three dice.
fn track(extra: &Track, board: &Checked<'_>) -> Texts {
    let mut texts = Vec::new();
    if !(3..=3 * board.die_sides).contains(&extra.sum) {
        texts.push(extra.sum.to_string());
    }
    let mut last = 0;
    for &points in &extra.points {
        if points <= last || points > MAX_POINTS {
            texts.push(points.to_string());
        }
        last = last.max(points);
    }
    (!extra.points.is_empty()).then_some(texts)
}
