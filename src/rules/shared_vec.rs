//! A vector that is cheap to clone.

use std::fmt;
use std::sync::Arc;

const CHUNK: usize = 32;

/// A vector whose clones share its elements in chunks: a clone copies no element, a change at most one chunk.
///
/// A move is decided on a copy of its game, so its cost must not grow with the log. Chunks have no spare capacity, as
/// the next element goes into a copy anyway.
#[derive(Clone, PartialEq, Eq)]
pub struct SharedVec<T>(Vec<Arc<[T]>>);

impl<T> Default for SharedVec<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: fmt::Debug> fmt::Debug for SharedVec<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(self.0.iter().flat_map(|chunk| chunk.iter()))
            .finish()
    }
}

impl<T> SharedVec<T> {
    pub fn len(&self) -> usize {
        let last = self.0.last().map_or(0, |chunk| chunk.len());
        self.0.len().saturating_sub(1) * CHUNK + last
    }

    /// Whether it has no element.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn get(&self, index: usize) -> Option<&T> {
        self.0.get(index / CHUNK)?.get(index % CHUNK)
    }

    /// The last element.
    pub fn last(&self) -> Option<&T> {
        self.0.last()?.last()
    }

    /// The elements in their order.
    pub fn iter(&self) -> Iter<'_, T> {
        Iter {
            elements: self,
            front: 0,
            back: self.len(),
        }
    }
}

impl<T: Clone> SharedVec<T> {
    pub fn push(&mut self, element: T) {
        if let Some(last) = self.0.last_mut().filter(|last| last.len() < CHUNK) {
            *last = last.iter().cloned().chain([element]).collect();
        } else {
            self.0.push(Arc::new([element]));
        }
    }

    /// The element at this index, to be changed.
    pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        Arc::make_mut(self.0.get_mut(index / CHUNK)?).get_mut(index % CHUNK)
    }
}

impl<T: Clone> FromIterator<T> for SharedVec<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut elements = elements.into_iter();
        let mut chunks = Vec::new();
        loop {
            let chunk: Arc<[T]> = elements.by_ref().take(CHUNK).collect();
            if chunk.is_empty() {
                return Self(chunks);
            }
            chunks.push(chunk);
        }
    }
}

impl<'a, T> IntoIterator for &'a SharedVec<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

/// An iterator over the elements of a [`SharedVec`].
#[derive(Debug)]
pub struct Iter<'a, T> {
    elements: &'a SharedVec<T>,
    front: usize,
    back: usize,
}

impl<'a, T> Iterator for Iter<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        let index = (self.front < self.back).then_some(self.front)?;
        self.front += 1;
        self.elements.get(index)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.back - self.front;
        (left, Some(left))
    }

    fn nth(&mut self, n: usize) -> Option<&'a T> {
        self.front = self.front.saturating_add(n).min(self.back);
        self.next()
    }
}

impl<T> DoubleEndedIterator for Iter<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.back = (self.front < self.back).then(|| self.back - 1)?;
        self.elements.get(self.back)
    }
}

impl<T> ExactSizeIterator for Iter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_keeps_its_elements_when_the_original_changes() {
        for length in [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 5 * CHUNK] {
            let mut original: SharedVec<usize> = (0..length).collect();
            let clone = original.clone();
            original.push(length);
            original
                .get_mut(length / 2)
                .into_iter()
                .for_each(|it| *it += 1000);
            assert_eq!(clone.len(), length);
            assert!(clone.iter().copied().eq(0..length));
            assert!(clone.iter().rev().copied().eq((0..length).rev()));
            assert_eq!(clone.last().copied(), length.checked_sub(1));
            assert_eq!(original.len(), length + 1);
            assert_eq!(original.get(length / 2), Some(&(length / 2 + 1000)));
            assert_eq!(original.iter().nth(length + 1), None);
        }
    }

    #[test]
    fn pushed_and_collected_elements_are_equal() {
        let mut pushed = SharedVec::default();
        for number in 0..100 {
            pushed.push(number);
        }
        assert_eq!(pushed, (0..100).collect());
    }

    #[test]
    fn a_push_copies_no_element_of_an_earlier_chunk() {
        let mut original: SharedVec<usize> = (0..3 * CHUNK + 1).collect();
        let clone = original.clone();
        original.push(0);
        let shared = original.0.iter().zip(&clone.0);
        assert_eq!(shared.filter(|(a, b)| Arc::ptr_eq(a, b)).count(), 3);
    }
}
