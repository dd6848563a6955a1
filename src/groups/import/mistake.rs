//! What is wrong in a file, and where.

use std::fmt;
use std::sync::Arc;

use crate::domain::error::Error;
use crate::domain::i18n::msg;

/// How many mistakes of a file are reported.
pub(super) const MAX_MISTAKES: usize = 100;

/// How many letters of a file a message repeats.
const MAX_QUOTED: usize = 40;

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SourceLocation {
    /// A line of a text.
    Line(u64),
    /// A row of a workbook, with the name of its sheet if several have games.
    Row { sheet: Option<Arc<str>>, row: u64 },
    /// The path of a value in a document.
    Path(String),
}

impl fmt::Display for SourceLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}"),
            Self::Row { sheet: None, row } => write!(f, "row {row}"),
            Self::Row {
                sheet: Some(sheet),
                row,
            } => write!(f, "{sheet}, row {row}"),
            Self::Path(path) => f.write_str(path),
        }
    }
}

/// The place of a row among the tables of a file: the number of its table, from 0, and that of its line or row.
pub type RowPlace = (usize, u64);

/// The number of a table for a row of whichever table.
pub const ANY_TABLE: usize = usize::MAX;

/// A row of a table with a mistake, and its cell if the mistake is in a single one.
#[derive(Clone, Debug)]
pub struct MistakenRow {
    pub place: RowPlace,
    /// Whether it is a line of games, which can be left out.
    pub is_line: bool,
    pub cell: Option<MistakenCell>,
}

/// A cell of a table with a mistake.
#[derive(Clone, Debug)]
pub struct MistakenCell {
    /// The column, from 0.
    pub column: usize,
    /// The title of the column; empty if it has none.
    pub title: String,
    /// What is in the cell.
    pub text: String,
}

/// A mistake in a file.
#[derive(Clone, Debug)]
pub struct ImportMistake {
    pub location: SourceLocation,
    /// The row of a table; `None` in a document.
    pub row: Option<Box<MistakenRow>>,
    pub error: Error,
}

impl ImportMistake {
    /// A mistake at a path of a document.
    pub(super) fn at(path: impl Into<String>, error: Error) -> Self {
        Self {
            location: SourceLocation::Path(path.into()),
            row: None,
            error,
        }
    }
}

/// Why nothing of a file was imported.
#[derive(Clone, Debug)]
pub enum ImportError {
    /// The file cannot be read, or the import is not allowed.
    Refused(Error),
    /// The file has mistakes: all of them, or the first hundred.
    Mistakes(Vec<ImportMistake>),
}

impl ImportError {
    /// The error, or the first of the mistakes.
    pub fn first(self) -> Error {
        match self {
            Self::Refused(error) => error,
            Self::Mistakes(mistakes) => {
                let first = mistakes.into_iter().next().map(|mistake| mistake.error);
                first.unwrap_or_else(|| Error::invalid("import-invalid"))
            }
        }
    }
}

impl From<Error> for ImportError {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

/// The beginning of a text of a file, as a message repeats it.
pub(super) fn quoted(text: &str) -> String {
    match text.char_indices().nth(MAX_QUOTED - 1) {
        Some((end, _)) if text.chars().count() > MAX_QUOTED => format!("{}…", &text[..end]),
        _ => text.to_owned(),
    }
}

/// The error for a document that its parser refuses; `place` is the path of what it read.
pub(super) fn document_error(place: &str, error: &serde_json::Error) -> Error {
    use serde_json::error::Category;

    use crate::domain::error::ErrorCode;

    let reason = error.to_string();
    let code = match error.classify() {
        Category::Data if reason.starts_with("unknown field") => ErrorCode::UnknownField,
        Category::Data => ErrorCode::InvalidValue,
        Category::Syntax | Category::Eof | Category::Io => ErrorCode::Malformed,
    };
    let reason = with_short_quote(&reason);
    let reason = match place {
        "" => reason,
        // Lines and columns are counted from the beginning of what is at this place.
        place => format!("{place}: {}", without_position(&reason)),
    };
    Error::new(code, msg("unreadable").with("reason", reason))
}

/// A sentence of a parser in which what it quotes from the file is short.
fn with_short_quote(reason: &str) -> String {
    let Some(start) = reason.find(['"', '`']) else {
        return reason.to_owned();
    };
    let end = reason.rfind(['"', '`']).unwrap_or(start);
    match reason.get(start + 1..end) {
        Some(inside) => format!("{}{}{}", &reason[..=start], quoted(inside), &reason[end..]),
        None => reason.to_owned(),
    }
}

fn without_position(reason: &str) -> &str {
    let end = reason.rfind(" at line ");
    end.map_or(reason, |end| &reason[..end])
}
