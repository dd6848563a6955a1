//! Sets of the spaces of one row.

use std::iter;

/// A set of the spaces of one row, by their place from the left; a row has at most 32.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SpaceSet(u32);

impl SpaceSet {
    /// How many spaces it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds no space.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it holds the space at this place.
    pub fn contains(self, place: usize) -> bool {
        self.0 & bit(place) != 0
    }

    /// The place of its right-most space; `None` if it is empty.
    pub const fn last(self) -> Option<usize> {
        match self.0.checked_ilog2() {
            Some(place) => Some(place as usize),
            None => None,
        }
    }

    /// The places, from left to right.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        iter::from_fn(move || {
            let place = usize::try_from(rest.0.trailing_zeros()).ok()?;
            let is_left = !rest.is_empty();
            rest.remove(place);
            is_left.then_some(place)
        })
    }

    /// The spaces that both sets hold.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(super) fn insert(&mut self, place: usize) {
        self.0 |= bit(place);
    }

    pub(super) fn remove(&mut self, place: usize) {
        self.0 &= !bit(place);
    }
}

impl FromIterator<usize> for SpaceSet {
    fn from_iter<T: IntoIterator<Item = usize>>(places: T) -> Self {
        let mut spaces = Self::default();
        places.into_iter().for_each(|place| spaces.insert(place));
        spaces
    }
}

fn bit(place: usize) -> u32 {
    let place = u32::try_from(place).unwrap_or(u32::MAX);
    1_u32.checked_shl(place).unwrap_or_default()
}
