//! What is left out of a file, in words.

use crate::domain::i18n::{Message, msg};
use crate::groups::{LeftOut, SourceLocation};

/// What of a file is not read, and what of it nobody sees.
pub(super) fn notes(left_out: &LeftOut) -> Vec<Message> {
    let LeftOut {
        columns,
        rows,
        sheets,
        hidden,
        ..
    } = left_out;
    let mut notes = Vec::new();
    if !columns.first.is_empty() {
        let list = named(&columns.first, columns.more);
        notes.push(msg("import-left-out-columns").with("columns", list));
    }
    if !sheets.first.is_empty() {
        let list = named(&sheets.first, sheets.more);
        notes.push(msg("import-left-out-sheets").with("sheets", list));
    }
    if !rows.first.is_empty() {
        let lines: Vec<String> = rows.first.iter().map(line).collect();
        let list = named(&lines, rows.more);
        notes.push(msg("import-left-out-lines").with("lines", list));
    }
    if *hidden > 0 {
        notes.push(msg("import-hidden-lines").with("lines", *hidden));
    }
    notes
}

/// A place as one of a list.
fn line(location: &SourceLocation) -> String {
    match location {
        SourceLocation::Line(line) => line.to_string(),
        SourceLocation::Row { sheet: None, row } => row.to_string(),
        SourceLocation::Row {
            sheet: Some(sheet),
            row,
        } => format!("{sheet} {row}"),
        SourceLocation::Path(path) => path.clone(),
    }
}

/// A list, and how many more there are than it names.
fn named(list: &[String], more: usize) -> Message {
    let list = list.join(", ");
    match more {
        0 => msg("plain").with("text", list),
        more => msg("import-and-more").with("list", list).with("more", more),
    }
}
