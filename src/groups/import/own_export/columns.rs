//! The columns of exported tables, which have the same names in each language.

use rowlock_rules::ScoreKind;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::groups::import::source::{GAME_ID, TableRow};

/// The columns without which a row is no result.
const REQUIRED: [&str; 5] = [GAME_ID, "finished_at", "variant", "player", "total"];

/// The others; those of the lines of a score that only some boards have are named by [`ScoreKind::EXTRA`].
const OTHERS: [&str; 14] = [
    "group",
    "mode",
    "reason",
    "players",
    "rank",
    "seat",
    "red",
    "yellow",
    "green",
    "blue",
    "penalties",
    "penalty_score",
    "place",
    "note",
];

/// The titles of the columns, in lower case, by their indexes.
pub(super) struct Columns(Vec<String>);

impl Columns {
    pub(super) fn of(header: &[String]) -> Result<Self, Error> {
        let titles = header.iter().map(|title| title.trim().to_lowercase());
        let titles: Vec<String> = titles.collect();
        let extra = ScoreKind::EXTRA.map(ScoreKind::as_str);
        let known = REQUIRED.iter().chain(&OTHERS).chain(&extra);
        for (index, title) in titles.iter().enumerate().filter(|(_, it)| !it.is_empty()) {
            if !known.clone().any(|known| known == title) {
                let detail = msg("column-unknown").with("column", title);
                return Err(Error::new(ErrorCode::UnknownField, detail));
            }
            if titles[..index].contains(title) {
                let detail = msg("column-repeated").with("column", title);
                return Err(Error::invalid(detail));
            }
        }
        let missing = |name: &&&str| !titles.iter().any(|title| title == **name);
        match REQUIRED.iter().find(missing) {
            Some(name) => Err(Error::invalid(msg("column-missing").with("column", *name))),
            None => Ok(Self(titles)),
        }
    }

    /// The value of a row in a column; empty if the table does not have the column.
    pub(super) fn cell<'a>(&self, row: &'a TableRow, column: &str) -> &'a str {
        let index = self.0.iter().position(|title| title == column);
        index.map(|index| row.cell(index)).unwrap_or_default()
    }

    /// Refuses a value in a column without a title.
    pub(super) fn check_untitled(&self, row: &TableRow) -> Result<(), Error> {
        let has_title = |index: usize| self.0.get(index).is_some_and(|title| !title.is_empty());
        let mut values = row.cells.iter().enumerate();
        match values.find(|(index, value)| !value.is_empty() && !has_title(*index)) {
            Some((_, value)) => Err(Error::invalid(msg("column-untitled").with("value", value))),
            None => Ok(()),
        }
    }
}
