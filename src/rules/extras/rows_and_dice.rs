//! The rows and dice of a board, which its extras must fit.

use crate::board::row_limits::most_spaces;
use crate::{BoardViolation, ByColor, Color, Extra, Row, SpaceId};

/// What extras are checked against: the rules of extras rely on it.
pub(crate) struct RowsAndDice<'a> {
    pub(crate) rows: &'a ByColor<Row>,
    pub(crate) die_sides: u8,
    pub(crate) lock_spaces: usize,
}

impl Extra {
    /// All that is wrong with this extra on a board with these rows and dice.
    pub(crate) fn violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let mut violations = self.rule().board_violations(board);
        if let Some(row) = self.rule().row() {
            let max = most_spaces(row.name);
            match row.spaces.len() {
                0 => violations.push(BoardViolation::Empty),
                fields if fields > max => violations.push(BoardViolation::TooManyFields { max }),
                _ => {}
            }
        }
        violations
    }
}

impl RowsAndDice<'_> {
    /// A space of one of the four rows as a file writes it.
    pub(super) fn text(&self, space: SpaceId) -> String {
        let row = space.row.color().map_or("", Color::letter);
        let color = space.row.color().map(|color| &self.rows[color]);
        let number = color.and_then(|row| row.spaces.get(space.place)?.number());
        number.map_or_else(String::new, |number| format!("{row}{number}"))
    }

    /// The violations by spaces that are there more than once, and by lock spaces: a cross in one does nothing but
    /// lock.
    pub(super) fn violations_of(&self, spaces: &[SpaceId]) -> Vec<BoardViolation> {
        let locks = spaces.iter().filter(|space| self.is_lock_space(space));
        let locks = locks.map(|&space| BoardViolation::LockSpace {
            space: self.text(space),
        });
        self.repeated(spaces).chain(locks).collect()
    }

    /// The spaces that are there more than once.
    pub(super) fn repeated(&self, spaces: &[SpaceId]) -> impl Iterator<Item = BoardViolation> {
        repeated(spaces, |&space| self.text(space))
    }

    /// Whether two dice can show this number.
    pub(super) fn can_show(&self, number: u8) -> bool {
        (2..=2 * self.die_sides).contains(&number)
    }

    fn is_lock_space(&self, space: &SpaceId) -> bool {
        let row = space.row.color().map(|color| &self.rows[color]);
        row.is_some_and(|row| space.place + self.lock_spaces >= row.spaces.len())
    }
}

/// The parts that are there more than once, by their texts.
pub(super) fn repeated<T: PartialEq>(
    parts: &[T],
    text: impl Fn(&T) -> String,
) -> impl Iterator<Item = BoardViolation> {
    let numbered = parts.iter().enumerate();
    let repeated = numbered.filter(move |(index, part)| parts[..*index].contains(part));
    repeated.map(move |(_, part)| BoardViolation::PartTwice { text: text(part) })
}

pub(super) fn does_not_fit(part: impl ToString) -> BoardViolation {
    BoardViolation::DoesNotFit {
        text: part.to_string(),
    }
}
