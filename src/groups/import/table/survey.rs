//! What the tables of a file show together, before their games are read: how days and the numbers of rows are written.

use chrono::NaiveDate;
use rowlock_rules::{Board, ByColor};

use super::columns::Columns;
use super::date::{DateForm, days_by_order, lacks_year, parse_date};
use super::evening::{day_within, title, titles};
use super::heads::{Head, HeadedTable, Heads};
use super::points::number_text;
use super::titles::Column;
use super::{ReadOptions, TableRow};
use crate::domain::error::Error;
use crate::domain::i18n::Language;
use crate::games::check_day;
use crate::groups::import::answers::{DateOrder, RowNumbers};
use crate::groups::import::game::reading::{Question, Questions};
use crate::groups::import::game::row_values::Evidence;
use crate::groups::import::game::versions::Versions;

/// How the tables of a file are to be read.
pub(super) struct Survey<'a> {
    pub(super) versions: Versions<'a>,
    pub(super) date_order: DateOrder,
    /// The orders that would give different days.
    open_orders: Vec<DateOrder>,
    /// The year of days without one, where no title names it.
    year: Option<i32>,
    /// What the numbers of rows are; `None` if that is not known.
    pub(super) row_numbers: Option<RowNumbers>,
    /// Whether no row tells what they are.
    is_asked: bool,
}

/// What was seen in the rows so far.
#[derive(Default)]
struct Seen {
    /// The orders in which all days can be read; `None` if there was none.
    orders: Option<Vec<DateOrder>>,
    /// Those in which some day is another one.
    different: Vec<DateOrder>,
    crosses: bool,
    points: bool,
    /// Whether numbers can be crosses or points.
    either_numbers: bool,
}

impl<'a> Survey<'a> {
    /// Looks at all rows.
    pub(super) fn of(options: &'a ReadOptions<'_>, heads: &Heads<'_>) -> Self {
        let mut languages = heads.list.iter().map(|headed| match &headed.head {
            Head::Lines(columns) => columns.language,
            Head::Wide(columns) => columns.language,
        });
        let language = languages.next().flatten();
        let versions = Versions::of(options.boards, language, options.answers);
        let mut seen = Seen::default();
        for headed in &heads.list {
            seen.add_table(headed, &versions, options.today);
        }
        let usual = match [None, Some(Language::ENGLISH)].contains(&language)
            && options.language == Language::ENGLISH
        {
            true => DateOrder::MonthFirst,
            false => DateOrder::DayFirst,
        };
        let possible = seen.orders.filter(|orders| !orders.is_empty());
        let possible = possible.unwrap_or_else(|| seen.different.clone());
        let is_usual = possible.is_empty() || possible.contains(&usual);
        let first = possible.first().copied().filter(|_| !is_usual);
        let is_order_open = possible.len() > 1 && !seen.different.is_empty();
        let titled = heads.list.iter().find_map(|headed| match &headed.head {
            Head::Lines(columns) => columns.row_numbers,
            Head::Wide(_) => None,
        });
        let evident_numbers = titled.or(match (seen.crosses, seen.points) {
            (true, false) => Some(RowNumbers::Crosses),
            (false, true) => Some(RowNumbers::Points),
            (true, true) | (false, false) => None,
        });
        let is_open = seen.either_numbers || seen.crosses && seen.points;
        let is_asked = is_open && evident_numbers.is_none();
        let usual_numbers = (!is_asked).then_some(RowNumbers::Crosses);
        let answers = options.answers;
        Self {
            versions,
            date_order: answers.date_order.or(first).unwrap_or(usual),
            open_orders: if is_order_open { possible } else { Vec::new() },
            year: answers.year,
            row_numbers: answers.row_numbers.or(evident_numbers).or(usual_numbers),
            is_asked,
        }
    }

    /// What is asked of all tables.
    pub(super) fn questions(&self, is_encoding_assumed: bool) -> Questions {
        let answer = self.row_numbers;
        Questions {
            date_order: (!self.open_orders.is_empty()).then_some(self.date_order),
            date_orders: self.open_orders.clone(),
            row_numbers: self.is_asked.then_some(Question { answer }),
            encoding: is_encoding_assumed,
            ..Questions::default()
        }
    }

    /// The day in a cell, on which a game can have been played.
    pub(super) fn played_on(
        &self,
        text: &str,
        headed: &HeadedTable<'_>,
        today: NaiveDate,
    ) -> Result<NaiveDate, Error> {
        let day = self.day(text, headed);
        let day = day.ok_or_else(|| Error::invalid("date-unreadable"))?;
        check_day(day, today)?;
        Ok(day)
    }

    /// The day in a cell.
    pub(super) fn day(&self, text: &str, headed: &HeadedTable<'_>) -> Option<NaiveDate> {
        parse_date(text, self.date_form(headed))
    }

    /// The day of the evening that a row of one text names, where games have no day of their own.
    pub(super) fn evening(&self, row: &TableRow, headed: &HeadedTable<'_>) -> Option<NaiveDate> {
        match headed.head.has_dates() {
            true => None,
            false => day_within(title(row)?, self.date_form(headed)),
        }
    }

    /// The day of the first games of a table, as its titles name it.
    pub(super) fn first_evening(&self, headed: &HeadedTable<'_>) -> Option<NaiveDate> {
        let mut titles = titles(headed.table, headed.header).filter(|_| !headed.head.has_dates());
        titles.find_map(|title| day_within(title, self.date_form(headed)))
    }

    /// Asks for the year of a day that has none; returns whether it is not known.
    pub(super) fn lacks_year(
        &self,
        text: &str,
        headed: &HeadedTable<'_>,
        questions: &mut Questions,
    ) -> bool {
        if headed.year.is_some() || !lacks_year(text) {
            return false;
        }
        questions.year = Some(Question { answer: self.year });
        self.year.is_none()
    }

    fn date_form(&self, headed: &HeadedTable<'_>) -> DateForm {
        DateForm {
            year: headed.year.or(self.year),
            ..DateForm::of(self.date_order, headed.table.first_day)
        }
    }
}

impl Seen {
    fn add_table(&mut self, headed: &HeadedTable<'_>, versions: &Versions<'_>, today: NaiveDate) {
        let mut version = "";
        for row in headed.rows {
            match &headed.head {
                Head::Lines(columns) => {
                    self.add_day(columns.cell(row, Column::Date), today);
                    let own = columns.cell(row, Column::Variant);
                    version = if own.is_empty() { version } else { own };
                    let board = versions.find(version);
                    if let Some(board) = board {
                        self.add_numbers(columns, board, row);
                    }
                }
                Head::Wide(columns) => {
                    let date = columns.date.map(|index| row.cell(index));
                    self.add_day(date.unwrap_or_default(), today);
                }
            }
        }
    }

    fn add_day(&mut self, text: &str, today: NaiveDate) {
        let days = days_by_order(text, today);
        let Some((_, first)) = days.first() else {
            return;
        };
        let is_different = days.iter().any(|(_, day)| day != first);
        let orders = || days.iter().map(|(order, _)| *order);
        match &mut self.orders {
            Some(known) => known.retain(|known| orders().any(|order| order == *known)),
            None => self.orders = Some(orders().collect()),
        }
        let new = orders().filter(|_| is_different);
        let new: Vec<DateOrder> = new.filter(|it| !self.different.contains(it)).collect();
        self.different.extend(new);
    }

    fn add_numbers(&mut self, columns: &Columns, board: &Board, row: &TableRow) {
        let number = |column| number_text(columns.cell(row, column));
        let rows = ByColor::from_fn(|color| number(Column::Row(color)));
        let rows = ByColor::from_fn(|color| rows[color].as_ref());
        let (penalties, total) = (number(Column::Penalties), number(Column::Total));
        match Evidence::of(rows, &penalties, &total, board) {
            Evidence::Crosses => self.crosses = true,
            Evidence::Points => self.points = true,
            Evidence::Either => self.either_numbers = true,
            Evidence::None => {}
        }
    }
}
