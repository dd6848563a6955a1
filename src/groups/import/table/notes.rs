//! Games that people noted without titles, such as `14.1. Ana 60, Ben 54`: a day, and each name before its points, in one
//! line or in one for each player.

use chrono::NaiveDate;

use super::cells::Cells;
use super::date::{DateForm, is_day, lacks_year};
use super::evening::{day_within, year_within};
use super::points::{is_unit, number_text};
use super::titles::{Column, Titles};
use super::{Table, TableRow};
use crate::domain::error::Error;
use crate::groups::import::answers::DateOrder;
use crate::groups::import::cpu_time::CpuBudget;
use crate::groups::import::game::paper::whole_number;
use crate::groups::import::mistake::{ImportMistake, MistakenRow};

/// The most words of a day.
const MAX_DAY_WORDS: usize = 6;

/// The most words of a name; more are a sentence.
const MAX_NAME_WORDS: usize = 3;

/// The longest line that can be a game.
const MAX_LINE: usize = 500;

/// What can stand before the next name.
const CONJUNCTIONS: [&str; 7] = ["und", "and", "et", "y", "e", "en", "vs"];

/// The tables of noted games, now with titles, and the lines that have numbers but are no games.
#[derive(Default)]
pub(super) struct NotedGames {
    pub(super) tables: Vec<Table>,
    pub(super) mistakes: Vec<ImportMistake>,
}

/// What a line of a table without titles is.
enum Line {
    Game(NotedGame),
    /// The day of the games below.
    Day(String),
    /// The number of the game below, such as `Game 2`.
    Number(String),
    /// Another title, such as `Qwixx, 14 January 2026`.
    Title(String),
    Unreadable,
}

/// A game, or what a single player of one has.
struct NotedGame {
    /// Empty if the line has none.
    day: String,
    /// Each name with its points.
    results: Vec<(String, String)>,
    text: String,
}

/// The columns of noted games.
#[derive(Clone, Copy)]
struct Extent {
    /// The most players in a line.
    seats: usize,
    has_days: bool,
    has_numbers: bool,
}

/// Gives titles to the tables whose lines are mostly noted games.
///
/// # Errors
/// If that takes too long.
pub(super) fn titled(
    tables: &[Table],
    titles: &Titles,
    today: NaiveDate,
    budget: CpuBudget,
) -> Result<NotedGames, Error> {
    let mut noted = NotedGames::default();
    for table in tables.iter().filter(|table| table.turned.is_none()) {
        let lines = table.rows.iter().map(|row| {
            budget.check()?;
            Ok(Line::of(row, table.first_day, titles, today))
        });
        let lines: Vec<Line> = lines.collect::<Result<_, Error>>()?;
        let Some(extent) = Extent::of(&lines, table.first_day) else {
            continue;
        };
        let mut rows = Vec::new();
        let mut has_header = false;
        let (mut day_above, mut number) = ("", "");
        for (row, line) in table.rows.iter().zip(&lines) {
            let cells = match line {
                Line::Day(day) => {
                    (day_above, number) = (day, "");
                    continue;
                }
                Line::Number(text) if extent.seats == 1 => {
                    number = text;
                    continue;
                }
                Line::Title(text) | Line::Number(text) => Cells::of([text.as_str()]),
                // As in `Evening 12`.
                Line::Game(game)
                    if extent.seats > 1 && game.day.is_empty() && game.results.len() == 1 =>
                {
                    Cells::of([game.text.as_str()])
                }
                Line::Game(game) => {
                    if !std::mem::replace(&mut has_header, true) {
                        rows.push(TableRow::new(row.number, false, extent.header()));
                    }
                    let results = game.results.iter();
                    let results = results.flat_map(|(name, points)| [name.as_str(), points]);
                    let own = Some(game.day.as_str()).filter(|day| !day.is_empty());
                    let day = extent.has_days.then_some(own.unwrap_or(day_above));
                    let number = extent.has_numbers.then_some(number);
                    Cells::of(day.into_iter().chain(number).chain(results))
                }
                Line::Unreadable => {
                    noted.mistakes.push(ImportMistake {
                        location: table.location(row, tables.len() == 1),
                        row: Some(Box::new(MistakenRow {
                            place: table.place(row),
                            cell: None,
                            is_line: true,
                        })),
                        error: Error::invalid("import-note-unreadable"),
                    });
                    continue;
                }
            };
            rows.push(TableRow {
                is_after_gap: row.is_after_gap,
                ..TableRow::new(row.number, row.is_hidden, cells)
            });
        }
        noted.tables.push(Table {
            rows,
            sheet: table.sheet.clone(),
            turned: None,
            ..*table
        });
    }
    Ok(noted)
}

impl Extent {
    /// `None` if these are no noted games. A shopping list has names with numbers, too, but one in a line, and no days.
    fn of(lines: &[Line], first_day: i64) -> Option<Self> {
        let form = DateForm::of(DateOrder::DayFirst, first_day);
        let (mut games, mut unreadable, mut is_dated) = (0, 0, false);
        let mut extent = Self {
            seats: 0,
            has_days: false,
            has_numbers: false,
        };
        for line in lines {
            match line {
                Line::Game(game) => {
                    games += 1;
                    extent.seats = extent.seats.max(game.results.len());
                    extent.has_days |= !game.day.is_empty();
                }
                Line::Day(_) => extent.has_days = true,
                Line::Number(_) => extent.has_numbers = true,
                Line::Title(text) => is_dated |= day_within(text, form).is_some(),
                Line::Unreadable => unreadable += 1,
            }
        }
        extent.has_numbers &= extent.seats == 1;
        let are_games = extent.seats > 1 || extent.has_days || is_dated;
        (are_games && games > unreadable).then_some(extent)
    }

    /// The titles of the columns.
    fn header(self) -> Cells {
        let date = self.has_days.then(|| Column::Date.as_str().to_owned());
        let number = self.has_numbers.then(|| Column::Game.as_str().to_owned());
        let results = (1..=self.seats).flat_map(|seat| {
            let titles = [Column::Player, Column::Total].map(Column::as_str);
            titles.map(|title| match self.seats {
                1 => title.to_owned(),
                _ => format!("{title} {seat}"),
            })
        });
        let titles: Vec<String> = date.into_iter().chain(number).chain(results).collect();
        Cells::of(titles.iter().map(String::as_str))
    }
}

impl Line {
    fn of(row: &TableRow, first_day: i64, titles: &Titles, today: NaiveDate) -> Self {
        let cells = row.cells.iter().filter(|cell| !cell.is_empty());
        let text = cells.collect::<Vec<_>>().join("\t");
        let (day, rest) = day_and_rest(&text, first_day);
        if day.is_empty()
            && let Some(day) = day_behind(&text)
        {
            return Self::Day(day.to_owned());
        }
        let is_separator = |it: char| {
            it.is_whitespace() || matches!(it, ',' | ';' | ':' | '|' | '/' | '=' | '(' | '&' | '·')
        };
        let words = rest.split(is_separator);
        let words = words.filter(|word| word.chars().any(char::is_alphanumeric));
        let has_number = words.clone().any(|word| number_in(word).is_some());
        if !has_number {
            return match rest.chars().any(char::is_alphanumeric) || day.is_empty() {
                true => Self::Title(text),
                false => Self::Day(day.to_owned()),
            };
        }
        if text.len() > MAX_LINE {
            return Self::Unreadable;
        }
        let (mut results, mut name) = (Vec::new(), Vec::new());
        for word in words {
            let number = number_in(word);
            let is_rank = name.is_empty() && number.is_some() && word.ends_with(['.', ')']);
            let is_between = name.is_empty()
                && !results.is_empty()
                && (is_unit(word) || CONJUNCTIONS.contains(&word));
            match number {
                _ if is_rank || is_between => {}
                Some(_) if name.is_empty() || name.len() > MAX_NAME_WORDS => {
                    return Self::Unreadable;
                }
                Some(_) => {
                    results.push((std::mem::take(&mut name).join(" "), bare(word).to_owned()));
                }
                None => name.push(bare(word)),
            }
        }
        let is_number = |(name, _): &(String, String)| {
            titles
                .read(name)
                .is_some_and(|it| it.column == Column::Game)
        };
        if results.first().is_some_and(is_number) {
            results.remove(0);
        }
        // As in `Qwixx 2026`.
        if day.is_empty() && year_within(&text, today).is_some() {
            return Self::Title(text);
        }
        match (name.is_empty(), results.is_empty()) {
            (false, _) => Self::Unreadable,
            (true, true) => Self::Number(text),
            (true, false) => Self::Game(NotedGame {
                day: day.to_owned(),
                results,
                text,
            }),
        }
    }
}

/// A word without a parenthesis behind it.
fn bare(word: &str) -> &str {
    word.trim_end_matches(')')
}

/// The points that a word says, such as `60` or `60P`.
fn number_in(word: &str) -> Option<i32> {
    whole_number(&number_text(bare(word)))
}

/// The day with which a text begins, empty if there is none, and what follows.
fn day_and_rest(text: &str, first_day: i64) -> (&str, &str) {
    let ends = text.match_indices([' ', '\t']).map(|(end, _)| end);
    let ends = ends.chain([text.len()]).take(MAX_DAY_WORDS);
    let begins = ends.map(|end| {
        (
            text[..end].trim_end_matches([':', ',', ';', '-', '–', ' ']),
            end,
        )
    });
    let mut whole = begins.clone().filter(|(day, _)| is_day(day, first_day));
    let mut short = begins.filter(|(day, _)| lacks_year(day));
    match whole.next().or_else(|| short.next()) {
        Some((day, end)) => (day, &text[end..]),
        None => ("", text),
    }
}

/// The day without a year with which a title such as `Game night 14.1.` ends; one with a year is read as that of a title.
fn day_behind(text: &str) -> Option<&str> {
    let begins = text.rmatch_indices([' ', '\t']).take(MAX_DAY_WORDS);
    let parts = begins.map(|(at, _)| (&text[..at], text[at..].trim()));
    let days = parts.filter(|(title, day)| {
        let is_title = !title.contains(|it: char| it.is_ascii_digit());
        is_title && number_in(day).is_none() && lacks_year(day)
    });
    days.last().map(|(_, day)| day)
}
