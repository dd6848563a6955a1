//! Boards mixed by a seed: the same words give the same board on every machine, for ever.
//!
//! Nothing here may change: friends type the seed of a board that was mixed years ago.

use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use crate::{Board, ByColor, Color, Label};

/// What is mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShuffleKind {
    /// The numbers of each row; the colors stay where they are.
    Numbers,
    /// The colors of the spaces, in groups of columns; the numbers stay where they are.
    Colors,
}

impl ShuffleKind {
    pub const ALL: [Self; 2] = [Self::Numbers, Self::Colors];

    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Numbers => "numbers",
            Self::Colors => "colors",
        }
    }
}

/// The words by which a board is mixed: lowercase, with one space between two of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seed(String);

impl Seed {
    /// The seed of this text; `None` without a letter or digit.
    pub fn new(text: &str) -> Option<Self> {
        let text: String = text.nfkc().flat_map(char::to_lowercase).nfkc().collect();
        let words: Vec<&str> = text.split_whitespace().collect();
        let has_letter = text.chars().any(char::is_alphanumeric);
        has_letter.then(|| Self(words.join(" ")))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The numbers that follow from a seed: the SHA-256 of `rowlock board 1`, the kind, the seed and a counter from 0,
/// separated by line feeds, gives eight numbers of 32 bits, the first byte the highest.
struct Numbers<'a> {
    kind: ShuffleKind,
    seed: &'a Seed,
    counter: u32,
    block: Vec<u32>,
}

impl<'a> Numbers<'a> {
    fn new(kind: ShuffleKind, seed: &'a Seed) -> Self {
        Self {
            kind,
            seed,
            counter: 0,
            block: Vec::new(),
        }
    }

    fn next(&mut self) -> u32 {
        loop {
            if let Some(number) = self.block.pop() {
                return number;
            }
            let text = format!(
                "rowlock board 1\n{}\n{}\n{}",
                self.kind.as_str(),
                self.seed.0,
                self.counter
            );
            self.counter += 1;
            let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
            let (numbers, _) = hash.as_chunks::<4>();
            self.block = numbers
                .iter()
                .rev()
                .copied()
                .map(u32::from_be_bytes)
                .collect();
        }
    }

    /// A number below this one, each equally likely: numbers beyond the last whole multiple are passed over.
    fn below(&mut self, end: usize) -> usize {
        let Some(end) = u32::try_from(end).ok().filter(|end| *end > 0) else {
            return 0;
        };
        let limit = u32::MAX - (u32::MAX % end + 1) % end;
        loop {
            let number = self.next();
            if number <= limit {
                return usize::try_from(number % end).unwrap_or_default();
            }
        }
    }

    /// Mixes a list from its end: each place takes an item from the places up to it.
    fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            let other = self.below(place + 1);
            list.swap(place, other);
        }
    }
}

impl Board {
    /// The same board with its rows mixed; everything else on it stays as it is.
    pub(crate) fn shuffled(&self, kind: ShuffleKind, seed: &Seed) -> Self {
        let mut numbers = Numbers::new(kind, seed);
        let mut mixed = self.clone();
        match kind {
            ShuffleKind::Numbers => mixed.shuffle_numbers(&mut numbers),
            ShuffleKind::Colors => mixed.shuffle_colors(&mut numbers),
        }
        mixed
    }

    /// Mixes the numbers of one row after the other, from top to bottom.
    fn shuffle_numbers(&mut self, numbers: &mut Numbers<'_>) {
        for row in Color::ALL {
            let mut labels: Vec<Label> = self.rows[row].numbers().map(Label::Number).collect();
            numbers.shuffle(&mut labels);
            let spaces = self.rows[row].spaces.iter_mut();
            let spaces = spaces.filter(|space| space.number().is_some());
            for (space, label) in spaces.zip(labels) {
                space.label = label;
            }
        }
    }

    /// Cuts the numbers, from the lowest, into groups of two to four, and gives each row one color for its numbers of a
    /// group. A number that would be left alone at the end belongs to the last group.
    ///
    /// In each group every color is in one row, so that no space is there twice. A row with a lock space in the group has
    /// its own color; the others exchange theirs until none of them has its own, unless there is only one of them.
    fn shuffle_colors(&mut self, numbers: &mut Numbers<'_>) {
        let mut all: Vec<u8> = self
            .rows
            .iter()
            .flat_map(|(_, row)| row.numbers())
            .collect();
        all.sort_unstable();
        all.dedup();
        let mut rest = all.as_slice();
        while !rest.is_empty() {
            let wanted = 2 + numbers.below(3);
            let length = match rest.len().saturating_sub(wanted) {
                0 | 1 => rest.len(),
                _ => wanted,
            };
            let (group, others) = rest.split_at(length);
            rest = others;
            let has_lock = ByColor::from_fn(|row| {
                let mut locks = self.lock_numbers(row);
                locks.any(|number| group.contains(&number))
            });
            let free = has_lock.colors_where(|has_lock| !has_lock);
            let mut colors = free.clone();
            loop {
                numbers.shuffle(&mut colors);
                let mut pairs = free.iter().zip(&colors);
                if free.len() < 2 || pairs.all(|(row, color)| row != color) {
                    break;
                }
                colors.clone_from(&free);
            }
            let own = has_lock.colors_where(|has_lock| *has_lock);
            let pairs = free.into_iter().zip(colors);
            for (row, color) in pairs.chain(own.into_iter().map(|row| (row, row))) {
                for space in &mut self.rows[row].spaces {
                    if space.number().is_some_and(|number| group.contains(&number)) {
                        space.color = color;
                    }
                }
            }
        }
    }
}
