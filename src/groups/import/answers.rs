//! What a sender says about a file that can be read in several ways, or that has mistakes.

use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::SourceLocation;
use super::source::{MAX_COLUMNS, TableRow, TableSource};
use crate::domain::error::Error;
use crate::domain::name::Name;

/// Which comes first where a day is written with slashes or dashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DateOrder {
    DayFirst,
    MonthFirst,
}

/// What the numbers in the columns of the rows count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RowNumbers {
    Crosses,
    Points,
}

/// The answers to questions about a file; by default there are none.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    pub date_order: Option<DateOrder>,
    pub row_numbers: Option<RowNumbers>,
    /// The names to be used in place of those of the file, by its key.
    pub names: HashMap<String, Name>,
    /// Texts that replace those of cells, by their row and column.
    pub cells: BTreeMap<(u64, usize), String>,
}

impl Answers {
    /// The name to be used for one of the file.
    pub(super) fn name(&self, name: Name) -> Name {
        let other = self.names.get(&name.key()).cloned();
        other.unwrap_or(name)
    }
}

/// A table in which some cells are replaced.
pub(super) struct AnsweredTable<'a, S> {
    pub(super) source: S,
    pub(super) cells: &'a BTreeMap<(u64, usize), String>,
}

impl<S: TableSource> TableSource for AnsweredTable<'_, S> {
    fn read(&mut self, take: &mut dyn FnMut(TableRow) -> ControlFlow<()>) -> Result<(), Error> {
        let cells = self.cells;
        self.source.read(&mut |mut row| {
            let answers = cells.range((row.number, 0)..=(row.number, MAX_COLUMNS - 1));
            for (&(_, column), text) in answers {
                row.put(column, text.clone());
            }
            take(row)
        })
    }

    fn location(&self, row: u64) -> SourceLocation {
        self.source.location(row)
    }

    fn is_encoding_assumed(&self) -> bool {
        self.source.is_encoding_assumed()
    }

    fn is_escaped(&self) -> bool {
        self.source.is_escaped()
    }
}
