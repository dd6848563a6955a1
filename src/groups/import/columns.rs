//! The columns of a table of paper games, by their names for programs and by their titles in each language.

use rowlock_rules::Color;

use super::answers::RowNumbers;
use super::source::TableRow;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Language, Message, Translator, msg};

/// The columns, in any order; `game` has the same value in all lines of one game. The first ten are required.
const COLUMNS: [&str; 12] = [
    "game",
    "date",
    "variant",
    "player",
    "red",
    "yellow",
    "green",
    "blue",
    "penalties",
    "total",
    "place",
    "note",
];

/// How many of the columns are required.
pub(super) const REQUIRED_COLUMNS: usize = 10;

pub(super) fn translated(language: Language, message: Message) -> String {
    let rows = Translator::default().rows;
    let text = Translator { language, rows }.translate(message);
    text.into_owned()
}

/// The titles of the columns in a language, or their names for programs.
pub(super) fn titles(language: Option<Language>) -> [String; COLUMNS.len()] {
    COLUMNS.map(|column| match language {
        Some(language) => translated(language, msg(format!("table-column-{column}"))),
        None => column.to_owned(),
    })
}

/// What the numbers of the rows are, as a title can say in parentheses.
const UNITS: [(RowNumbers, &str); 2] = [
    (RowNumbers::Crosses, "import-numbers-crosses"),
    (RowNumbers::Points, "import-numbers-points"),
];

/// The titles of a template, in which those of the rows say that crosses are meant.
pub(super) fn template_titles(language: Language) -> Vec<String> {
    let unit = translated(language, msg("import-numbers-crosses")).to_lowercase();
    let columns = COLUMNS.into_iter().zip(titles(Some(language)));
    let title =
        |(column, title): (&str, String)| match Color::ALL.iter().any(|row| row.as_str() == column)
        {
            true => format!("{title} ({unit})"),
            false => title,
        };
    columns.take(REQUIRED_COLUMNS).map(title).collect()
}

fn is_row(column: &str) -> bool {
    Color::ALL.iter().any(|row| row.as_str() == column)
}

/// A title without what it says in parentheses of the numbers below it.
fn without_unit(title: &str) -> (&str, Option<RowNumbers>) {
    let words = title.strip_suffix(')').and_then(|it| it.split_once('('));
    let Some((title_alone, word)) = words else {
        return (title, None);
    };
    let is_word = |key: &str| {
        let mut languages = Language::ALL.into_iter();
        languages.any(|language| translated(language, msg(key.to_owned())).to_lowercase() == word)
    };
    match UNITS.into_iter().find(|(_, key)| is_word(key)) {
        Some((numbers, _)) => (title_alone.trim(), Some(numbers)),
        None => (title, None),
    }
}

/// The columns that a table has, and the language of its titles.
pub(super) struct Columns {
    /// `None` for the names that programs use.
    language: Option<Language>,
    titles: [String; COLUMNS.len()],
    /// `None` for a column that the table does not have.
    indexes: [Option<usize>; COLUMNS.len()],
    /// What the titles say of the numbers of the rows, if they agree.
    row_numbers: Option<RowNumbers>,
    /// The columns up to the last title that have none.
    untitled: Vec<usize>,
    /// How many columns there are up to the last title.
    width: usize,
}

impl Columns {
    /// The columns of a table with this first row, which is in the language that most of its titles are in.
    pub(super) fn of(header: &[String]) -> Result<Self, Error> {
        let header = header.iter().map(|title| {
            let title = title.trim().to_lowercase();
            let (title, numbers) = without_unit(&title);
            (title.to_owned(), numbers)
        });
        let (header, numbers): (Vec<String>, Vec<Option<RowNumbers>>) = header.unzip();
        let titled = |title: &&String| !title.is_empty();
        let languages = Language::ALL.into_iter().map(Some);
        let known = [None].into_iter().chain(languages).map(|language| {
            let titles = titles(language);
            let lower = titles.clone().map(|title| title.to_lowercase());
            (language, titles, lower)
        });
        let matches =
            |lower: &[String]| header.iter().filter(|&title| lower.contains(title)).count();
        // The first of those with the most.
        let most = known.rev().max_by_key(|(_, _, lower)| matches(lower));
        let Some((language, titles, lower)) = most else {
            return Err(Error::new(ErrorCode::Malformed, "import-unreadable"));
        };
        let mut unknown = header.iter().filter(titled);
        if let Some(unknown) = unknown.find(|title| !lower.contains(title)) {
            let detail = msg("column-unknown").with("column", unknown);
            return Err(Error::new(ErrorCode::UnknownField, detail));
        }
        let repeated = header.iter().enumerate();
        let mut repeated =
            repeated.filter(|&(index, title)| titled(&title) && header[..index].contains(title));
        if let Some((_, title)) = repeated.next() {
            let detail = msg("column-repeated").with("column", title);
            return Err(Error::invalid(detail));
        }
        let indexes = lower.map(|title| header.iter().position(|known| *known == title));
        let of_row = |(column, index): (&&str, &Option<usize>)| {
            let index = index.filter(|_| is_row(column))?;
            numbers.get(index).copied().flatten()
        };
        let units: Vec<RowNumbers> = COLUMNS.iter().zip(&indexes).filter_map(of_row).collect();
        let row_numbers = units.first().copied();
        let row_numbers = row_numbers.filter(|unit| units.iter().all(|other| other == unit));
        let mut required = indexes.iter().zip(&titles).take(REQUIRED_COLUMNS);
        if let Some((_, title)) = required.find(|(index, _)| index.is_none()) {
            return Err(Error::invalid(msg("column-missing").with("column", title)));
        }
        let untitled = header.iter().enumerate();
        let untitled = untitled.filter(|(_, title)| title.is_empty());
        Ok(Self {
            language,
            titles,
            indexes,
            row_numbers,
            untitled: untitled.map(|(index, _)| index).collect(),
            width: header.len(),
        })
    }

    pub(super) fn row_numbers(&self) -> Option<RowNumbers> {
        self.row_numbers
    }

    pub(super) fn language(&self) -> Option<Language> {
        self.language
    }

    /// Where a column is in the rows; `None` if the table does not have it.
    pub(super) fn index(&self, column: &str) -> Option<usize> {
        let column = COLUMNS.iter().position(|&known| known == column)?;
        *self.indexes.get(column)?
    }

    pub(super) fn cell<'a>(&self, row: &'a TableRow, column: &str) -> &'a str {
        let index = self.index(column);
        index.map(|index| row.cell(index)).unwrap_or_default()
    }

    /// Refuses a value in a column without a title; an empty one says nothing.
    pub(super) fn check_untitled(&self, row: &TableRow) -> Result<(), (usize, Error)> {
        let beyond = self.width..row.cells.len();
        let mut untitled = self.untitled.iter().copied().chain(beyond);
        let Some(index) = untitled.find(|&index| !row.cell(index).is_empty()) else {
            return Ok(());
        };
        let detail = msg("column-untitled").with("value", row.cell(index));
        Err((index, Error::invalid(detail)))
    }

    /// The title of a column.
    pub(super) fn title<'a>(&'a self, column: &'a str) -> &'a str {
        let mut titles = COLUMNS.iter().zip(&self.titles);
        let title = titles.find_map(|(known, title)| (*known == column).then_some(title.as_str()));
        title.unwrap_or(column)
    }
}
