//! What the cells of a table look like, found once for each, as the search for tables looks at them again and again.

use super::date::{is_day, lacks_year};
use super::points::{is_absent, number_text};
use super::titles::{Column, Title, Titles, is_other};
use super::{Table, TableRow};
use crate::groups::import::game::paper::whole_number;

/// What a cell has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// Nothing, or that somebody was not there.
    None,
    Number,
    Day,
    Text,
}

/// What a cell looks like, among values and among titles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) content: Content,
    /// Whether it is a day without a year.
    pub(super) lacks_year: bool,
    pub(super) title: Option<Title>,
    /// The column of which it is the title with a number, such as `Player 2`.
    pub(super) numbered: Option<Column>,
    /// Whether it is the title of what is neither a player nor a fact of a game.
    pub(super) is_other: bool,
}

impl Look {
    pub(super) const BLANK: Self = Self {
        content: Content::None,
        lacks_year: false,
        title: None,
        numbered: None,
        is_other: false,
    };

    fn of(text: &str, titles: &Titles, first_day: i64) -> Self {
        if text.is_empty() {
            return Self::BLANK;
        }
        let number = number_text(text);
        let content = if number.is_empty() || is_absent(text) {
            Content::None
        } else if is_day(text, first_day) {
            Content::Day
        } else if whole_number(&number).is_some() {
            Content::Number
        } else {
            Content::Text
        };
        Self {
            content,
            lacks_year: content == Content::Text && lacks_year(text),
            title: titles.read(text),
            numbered: without_number(text).and_then(|title| Some(titles.read(title)?.column)),
            is_other: is_other(text),
        }
    }

    /// The column of which it is the title.
    pub(super) fn column(self) -> Option<Column> {
        self.title.map(|title| title.column)
    }
}

/// A title without the number before or behind it.
fn without_number(title: &str) -> Option<&str> {
    let is_digit = |it: char| it.is_ascii_digit();
    let bare = title.trim_matches(|it: char| is_digit(it) || matches!(it, ' ' | '.' | '#' | '_'));
    let is_numbered = title.starts_with(is_digit) || title.ends_with(is_digit);
    (is_numbered && !bare.is_empty()).then_some(bare)
}

impl Table {
    /// What the cells of a row look like.
    pub(super) fn looks<'a>(&self, row: &'a TableRow, titles: &Titles) -> &'a [Look] {
        row.looks.get_or_init(|| {
            let cells = row.cells.iter();
            cells
                .map(|cell| Look::of(cell, titles, self.first_day))
                .collect()
        })
    }

    /// What a cell looks like.
    pub(super) fn look(&self, row: &TableRow, column: usize, titles: &Titles) -> Look {
        let look = self.looks(row, titles).get(column);
        look.copied().unwrap_or(Look::BLANK)
    }
}
