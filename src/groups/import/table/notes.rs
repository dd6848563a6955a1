//! Games that people noted without titles, such as `14.1. Ana 60, Ben 54`: a day, and each name before its points.

use super::cells::Cells;
use super::date::{is_day, lacks_year};
use super::points::is_unit;
use super::titles::Column;
use super::{Table, TableRow};
use crate::domain::error::Error;
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
    Game {
        day: String,
        /// Each name with its points.
        results: Vec<(String, String)>,
        text: String,
    },
    /// A title, such as the day of the games below.
    Title(String),
    Unreadable,
}

/// Gives titles to the tables whose lines are mostly noted games.
///
/// # Errors
/// If that takes too long.
pub(super) fn titled(tables: &[Table], budget: CpuBudget) -> Result<NotedGames, Error> {
    let mut noted = NotedGames::default();
    for table in tables.iter().filter(|table| table.turned.is_none()) {
        let lines = table.rows.iter().map(|row| {
            budget.check()?;
            Ok(Line::of(row, table.first_day))
        });
        let lines: Vec<Line> = lines.collect::<Result<_, Error>>()?;
        let Some((seats, has_days)) = extent(&lines) else {
            continue;
        };
        let mut rows = Vec::new();
        let mut has_header = false;
        for (row, line) in table.rows.iter().zip(lines) {
            let cells = match &line {
                Line::Title(text) => Cells::of([text.as_str()]),
                // As in `Qwixx 2026`.
                Line::Game { day, results, text }
                    if seats > 1 && day.is_empty() && results.len() == 1 =>
                {
                    Cells::of([text.as_str()])
                }
                Line::Game { day, results, .. } => {
                    if !std::mem::replace(&mut has_header, true) {
                        rows.push(TableRow::new(row.number, false, header(seats, has_days)));
                    }
                    let results = results.iter();
                    let results = results.flat_map(|(name, points)| [name.as_str(), points]);
                    let day = has_days.then_some(day.as_str());
                    Cells::of(day.into_iter().chain(results))
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
            rows.push(TableRow::new(row.number, row.is_hidden, cells));
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

/// The most players of a game, and whether games have days; `None` if these are no noted games. A shopping list has names
/// with numbers, too, but one in a line, and no days.
fn extent(lines: &[Line]) -> Option<(usize, bool)> {
    let games = lines.iter().filter_map(|line| match line {
        Line::Game { day, results, .. } => Some((results.len(), !day.is_empty())),
        Line::Title(_) | Line::Unreadable => None,
    });
    let unreadable = lines.iter();
    let unreadable = unreadable.filter(|line| matches!(line, Line::Unreadable));
    let has_days = games.clone().any(|(_, has_day)| has_day);
    let seats = games.clone().map(|(seats, _)| seats).max()?;
    let are_games = (seats > 1 || has_days) && games.count() > unreadable.count();
    are_games.then_some((seats, has_days))
}

/// The titles of games with at most so many players.
fn header(seats: usize, has_days: bool) -> Cells {
    let date = has_days.then(|| Column::Date.as_str().to_owned());
    let results = (1..=seats).flat_map(|seat| {
        let titles = [Column::Player, Column::Total].map(Column::as_str);
        titles.map(|title| match seats {
            1 => title.to_owned(),
            _ => format!("{title} {seat}"),
        })
    });
    let titles: Vec<String> = date.into_iter().chain(results).collect();
    Cells::of(titles.iter().map(String::as_str))
}

impl Line {
    fn of(row: &TableRow, first_day: i64) -> Self {
        let cells = row.cells.iter().filter(|cell| !cell.is_empty());
        let text = cells.collect::<Vec<_>>().join("\t");
        let (day, rest) = day_and_rest(&text, first_day);
        let is_separator = |it: char| {
            it.is_whitespace()
                || matches!(
                    it,
                    ',' | ';' | ':' | '|' | '/' | '=' | '(' | ')' | '&' | '·'
                )
        };
        let words = rest.split(is_separator);
        let words = words.filter(|word| word.chars().any(char::is_alphanumeric));
        let has_number = words.clone().any(|word| whole_number(word).is_some());
        if !has_number {
            return Self::Title(text);
        }
        if text.len() > MAX_LINE {
            return Self::Unreadable;
        }
        let (mut results, mut name) = (Vec::new(), Vec::new());
        for word in words {
            let is_between = name.is_empty()
                && !results.is_empty()
                && (is_unit(word) || CONJUNCTIONS.contains(&word));
            match whole_number(word) {
                Some(_) if name.is_empty() || name.len() > MAX_NAME_WORDS => {
                    return Self::Unreadable;
                }
                Some(_) => results.push((std::mem::take(&mut name).join(" "), word.to_owned())),
                None if is_between => {}
                None => name.push(word),
            }
        }
        match name.is_empty() {
            true => Self::Game {
                day: day.to_owned(),
                results,
                text,
            },
            false => Self::Unreadable,
        }
    }
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
