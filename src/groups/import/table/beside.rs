//! Tables that stand beside each other on a sheet, such as a ranking beside the games.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::ops::Range;

use super::cells::Cells;
use super::heads::{Head, head_of, parts};
use super::looks::{Content, Look};
use super::titles::{Column, Titles};
use super::{Table, TableRow};
use crate::domain::error::Error;
use crate::groups::import::cpu_time::CpuBudget;

/// How many rows show what stands beside each other.
const SAMPLE: usize = 30;

/// How many blank columns of a file are tried, as each trial looks at the sample anew.
const MAX_TRIALS: usize = 200;

/// Takes the tables apart that stand beside each other, with a blank column between.
///
/// # Errors
/// If that takes too long.
pub(super) fn take_apart(
    tables: Vec<Table>,
    titles: &Titles,
    budget: CpuBudget,
) -> Result<Vec<Table>, Error> {
    let mut trials = MAX_TRIALS;
    let mut apart = Vec::new();
    for table in tables {
        let width = table.rows.iter().map(|row| row.cells.len()).max();
        let width = width.unwrap_or_default();
        let cuts = match &table.turned {
            Some(_) => Vec::new(),
            None => cuts(&table, width, titles, &mut trials, budget)?,
        };
        if cuts.is_empty() {
            apart.push(table);
            continue;
        }
        let begins = [0].into_iter().chain(cuts.iter().map(|cut| cut + 1));
        let ends = cuts.iter().copied().chain([width]);
        let pieces = begins.zip(ends);
        apart.extend(pieces.map(|(begin, end)| piece(&table, &table.rows, begin..end)));
    }
    Ok(apart)
}

/// The blank columns at which a table is to be cut.
fn cuts(
    table: &Table,
    width: usize,
    titles: &Titles,
    trials: &mut usize,
    budget: CpuBudget,
) -> Result<Vec<usize>, Error> {
    let mut is_used = vec![false; width];
    for row in &table.rows {
        for (is_used, cell) in is_used.iter_mut().zip(row.cells.iter()) {
            *is_used |= !cell.is_empty();
        }
    }
    let sample = table.rows.get(..SAMPLE).unwrap_or(&table.rows);
    if is_used.iter().all(|is_used| *is_used) {
        return Ok(Vec::new());
    }
    for row in sample {
        table.looks(row, titles);
    }
    let (mut begin, mut cuts) = (0, Vec::new());
    let blank = is_used.iter().enumerate().filter(|(_, is_used)| !**is_used);
    for (column, _) in blank.take(*trials) {
        *trials -= 1;
        budget.check()?;
        let first = piece(table, sample, begin..column);
        let second = piece(table, sample, column + 1..width);
        if stand_beside(&first, &second, titles) {
            cuts.push(column);
            begin = column + 1;
        }
    }
    Ok(cuts)
}

/// These columns of some rows of a table; those of all others are blank.
fn piece(table: &Table, rows: &[TableRow], columns: Range<usize>) -> Table {
    let rows = rows.iter().filter_map(|row| {
        let cells = row.cells.iter().enumerate();
        let cells = Cells::of(cells.map(|(index, cell)| match columns.contains(&index) {
            true => cell,
            false => "",
        }));
        let has_values = cells.iter().any(|cell| !cell.is_empty());
        let looks = row.looks.get().map(|looks| {
            let looks = looks.iter().enumerate();
            let of_piece = looks.map(|(index, look)| match columns.contains(&index) {
                true => *look,
                false => Look::BLANK,
            });
            of_piece.collect::<Box<[Look]>>()
        });
        has_values.then(|| TableRow {
            cells,
            looks: looks.map_or_else(OnceCell::new, OnceCell::from),
            ..*row
        })
    });
    Table {
        rows: rows.collect(),
        sheet: table.sheet.clone(),
        is_piece: true,
        turned: None,
        ..*table
    }
}

/// Whether these are games beside a ranking of their players, or beside other games with days.
fn stand_beside(first: &Table, second: &Table, titles: &Titles) -> bool {
    let has_days = |table: &Table| heads(table, titles).any(|head| head.has_dates());
    let has_games = heads(first, titles).next().is_some();
    match has_days(second) {
        true => has_games || is_ranking(first, second, titles),
        false => has_games && is_ranking(second, first, titles),
    }
}

fn heads<'a>(table: &'a Table, titles: &'a Titles) -> impl Iterator<Item = Head> + 'a {
    let parts = parts(table, titles).into_iter();
    parts.filter_map(|rows| Some(head_of(table, rows, titles).ok()??.1))
}

/// Whether a column has names of the games, each once, and another one numbers. A single name is enough below a title such
/// as “player” or “wins”, as the others can be written in another way.
fn is_ranking(table: &Table, games: &Table, titles: &Titles) -> bool {
    let looks = || table.rows.iter().flat_map(|row| table.looks(row, titles));
    let is_title = |look: &Look| look.is_other || look.column() == Some(Column::Player);
    let needed = if looks().any(is_title) { 1 } else { 2 };
    let known: HashSet<String> = texts(games, titles).map(|(_, text)| text).collect();
    let mut columns: Vec<Vec<String>> = Vec::new();
    for (column, text) in texts(table, titles) {
        columns.resize_with(columns.len().max(column + 1), Vec::new);
        if let Some(texts) = columns.get_mut(column) {
            texts.push(text);
        }
    }
    let ranks = |texts: &Vec<String>| {
        let all: HashSet<&String> = texts.iter().collect();
        let names = all.iter().filter(|text| known.contains(**text)).count();
        all.len() == texts.len() && names >= needed
    };
    columns.iter().any(ranks) && looks().any(|look| look.content == Content::Number)
}

/// The texts of the cells, in small letters, with their columns.
fn texts(table: &Table, titles: &Titles) -> impl Iterator<Item = (usize, String)> {
    let cells = table.rows.iter().flat_map(|row| {
        let cells = row.cells.iter().zip(table.looks(row, titles));
        cells.enumerate()
    });
    let texts = cells.filter(|(_, (_, look))| look.content == Content::Text);
    texts.map(|(column, (text, _))| (column, text.to_lowercase()))
}
