//! What a sender says about a file that can be read in several ways, or that has mistakes.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::mistake::RowPlace;
use crate::domain::name::Name;

/// Which comes first where a day is written with slashes or dashes; a year only with two digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DateOrder {
    DayFirst,
    MonthFirst,
    YearFirst,
}

impl DateOrder {
    pub(super) const ALL: [Self; 3] = [Self::DayFirst, Self::MonthFirst, Self::YearFirst];
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
    /// The day of games without one.
    pub date: Option<NaiveDate>,
    /// The year of days without one.
    pub year: Option<i32>,
    /// The ids of boards, by the [keys](super::version_key) of the versions that the file names.
    pub versions: HashMap<String, String>,
    /// The names to be used in place of those of the file, by their keys; none for what is no player.
    pub names: HashMap<String, Option<Name>>,
    /// Texts that replace those of cells, by row and column.
    pub cells: BTreeMap<(RowPlace, usize), String>,
    /// Rows that are left out.
    pub left_out: BTreeSet<RowPlace>,
}

impl Answers {
    /// The name to be used for one of the file; none for what is no player.
    pub(super) fn name(&self, name: Name) -> Option<Name> {
        let other = self.names.get(&name.key()).cloned();
        other.unwrap_or(Some(name))
    }
}
