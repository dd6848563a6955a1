//! The cells of a row.

/// The cells of a row, one text behind the other, as a table can have millions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Cells {
    text: Box<str>,
    /// The end of each cell in the text.
    ends: Box<[u32]>,
}

impl Cells {
    pub(super) fn of<'a>(cells: impl IntoIterator<Item = &'a str>) -> Self {
        let (mut text, mut ends) = (String::new(), Vec::new());
        for cell in cells {
            text.push_str(cell);
            ends.push(u32::try_from(text.len()).unwrap_or(u32::MAX));
        }
        Self {
            text: text.into_boxed_str(),
            ends: ends.into_boxed_slice(),
        }
    }

    /// A cell; empty if there is none.
    pub(super) fn get(&self, index: usize) -> &str {
        let end = |index: usize| {
            self.ends
                .get(index)
                .and_then(|end| usize::try_from(*end).ok())
        };
        let start = match index.checked_sub(1) {
            Some(before) => end(before),
            None => Some(0),
        };
        let range = start.zip(end(index)).map(|(start, end)| start..end);
        range
            .and_then(|range| self.text.get(range))
            .unwrap_or_default()
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &str> + Clone {
        (0..self.len()).map(|index| self.get(index))
    }

    /// The cells with another text in a place that may be beyond the last one.
    pub(super) fn with(&self, index: usize, text: &str) -> Self {
        let cells = 0..self.len().max(index + 1);
        Self::of(cells.map(|other| {
            if other == index {
                text
            } else {
                self.get(other)
            }
        }))
    }
}
