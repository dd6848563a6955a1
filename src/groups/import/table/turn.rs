//! Tables whose games are columns, or in which the rows of a sheet are lines: turned, so that each game or player is a line.

use super::cells::Cells;
use super::date::{is_day, lacks_year};
use super::evening::title;
use super::looks::{Content, Look};
use super::titles::{Column, Titles};
use super::{FIRST_ROWS, MAX_COLUMNS, Table, TableRow};
use crate::groups::import::game::paper::whole_number;

/// Where the cells of a turned table are in the file.
pub(super) struct Turned {
    /// The row of its titles.
    pub(super) line: u64,
    /// The row of each of its columns.
    pub(super) lines: Vec<u64>,
}

/// What the columns of a table are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    Games,
    /// Players, whose rows and penalties are the lines.
    Players,
}

/// Turns the tables of a sheet that are to be turned; the other rows stay as they are.
pub(super) fn upright(table: Table, titles: &Titles) -> Vec<Table> {
    let starts = table.rows.iter();
    let starts = starts.filter_map(|row| row.cells.iter().position(|cell| !cell.is_empty()));
    let Some(first) = starts.min() else {
        return vec![table];
    };
    let heads: Vec<(usize, Columns)> = (0..table.rows.len())
        .filter_map(|index| Some((index, columns(&table, index, first, titles)?)))
        .collect();
    let ends = heads.iter().skip(1).map(|(index, _)| *index);
    let ends: Vec<usize> = ends.chain([table.rows.len()]).collect();
    let (mut turned, mut used) = (Vec::new(), vec![false; table.rows.len()]);
    for ((head, columns), end) in heads.into_iter().zip(ends) {
        let above = table.rows.get(..head).unwrap_or_default().iter().rev();
        let above = above.take_while(|row| title(row).is_some()).count();
        let is_part = |row: &&TableRow| {
            let look = table.look(row, first, titles);
            columns == Columns::Games || look.is_other || look.title.is_some()
        };
        let lines = table.rows.get(head + 1..end).unwrap_or_default().iter();
        let lines = lines.take_while(is_part).count();
        let (Some(above_rows), Some(block)) = (
            table.rows.get(head - above..head),
            table.rows.get(head..=head + lines),
        ) else {
            continue;
        };
        if block.len() > MAX_COLUMNS {
            continue;
        }
        used.get_mut(head - above..=head + lines)
            .unwrap_or_default()
            .fill(true);
        turned.push(turn(&table, above_rows, block, first, columns, titles));
    }
    if turned.is_empty() {
        return vec![table];
    }
    let mut is_used = used.into_iter();
    let mut rest = table;
    rest.rows.retain(|_| is_used.next() != Some(true));
    if !rest.rows.is_empty() {
        turned.push(rest);
    }
    let is_piece = turned.len() > 1;
    for table in &mut turned {
        table.is_piece = is_piece;
    }
    turned
}

/// What the columns below a row are, if it has the titles of a table that is to be turned.
fn columns(table: &Table, index: usize, first: usize, titles: &Titles) -> Option<Columns> {
    let row = table.rows.get(index)?;
    let below = table.rows.get(index + 1..)?;
    let of_sheet = |row: &TableRow| {
        let column = titles.read(row.cell(first)).map(|title| title.column);
        column.filter(|column| matches!(column, Column::Row(_) | Column::Penalties | Column::Total))
    };
    let is_row = |row: &TableRow| matches!(of_sheet(row), Some(Column::Row(_)));
    let mut others = row.cells.iter().skip(first + 1);
    let names = others.any(|cell| cell.chars().any(char::is_alphabetic));
    if names && of_sheet(row).is_none() && below.len() > 1 && below.iter().take(2).all(is_row) {
        return Some(Columns::Players);
    }
    if index >= FIRST_ROWS {
        return None;
    }
    let looks = table.looks(row, titles);
    let corner = table.look(row, first, titles);
    let names_games = |cell: &str, look: &Look| {
        let is_numbered = matches!(look.numbered, Some(Column::Game | Column::Date));
        look.content == Content::Day || is_numbered || lacks_year(cell)
    };
    let cells = || row.cells.iter().zip(looks).enumerate().skip(first + 1);
    let named = cells().filter(|(_, (cell, look))| names_games(cell, look));
    let mut games: Vec<usize> = named.map(|(column, _)| column).collect();
    let is_titled = matches!(corner.column(), Some(Column::Player | Column::Game));
    if games.is_empty() && (is_titled || row.cell(first).is_empty()) {
        let numbers = cells().zip(1..);
        let counted =
            numbers.take_while(|((_, (cell, _)), number)| whole_number(cell) == Some(*number));
        games = counted.map(|((column, _), _)| column).collect();
        // Without a title before them, two could be points.
        if games.len() < 3 && !is_titled {
            return None;
        }
    }
    // Below it are names with points.
    let is_player = |row: &TableRow| {
        let look = |column: usize| table.look(row, column, titles);
        look(first).content == Content::Text
            && games
                .iter()
                .any(|&game| look(game).content == Content::Number)
    };
    let begins_with_game = names_games(row.cell(first), &corner);
    let is_turned = games.len() > 1 && !begins_with_game && below.iter().any(is_player);
    is_turned.then_some(Columns::Games)
}

/// The turned table of a block of rows, below the titles above it.
fn turn(
    table: &Table,
    above: &[TableRow],
    block: &[TableRow],
    first: usize,
    columns: Columns,
    titles: &Titles,
) -> Table {
    let width = block.iter().map(|row| row.cells.len()).max();
    let header = block.first();
    let corner = header.map(|row| row.cell(first)).unwrap_or_default();
    let games = header.map(|row| row.cells.iter().skip(first + 1));
    let mut games = games.into_iter().flatten();
    let name = match columns {
        Columns::Players => Column::Player,
        Columns::Games if games.any(|cell| lacks_year(cell) || is_day(cell, table.first_day)) => {
            Column::Date
        }
        Columns::Games => Column::Game,
    };
    let title_row = |text: &str| TableRow::new(0, false, Cells::of([text]));
    let mut rows: Vec<TableRow> = above.iter().filter_map(title).map(title_row).collect();
    if columns == Columns::Players && !corner.is_empty() && titles.read(corner).is_none() {
        rows.push(title_row(corner));
    }
    for column in first..width.unwrap_or_default() {
        let cells = block.iter().map(|row| row.cell(column));
        let cells = match column == first {
            true => Cells::of([name.as_str()].into_iter().chain(cells.skip(1))),
            false => Cells::of(cells),
        };
        if cells.iter().any(|cell| !cell.is_empty()) {
            let is_hidden = block.iter().any(|row| row.is_hidden);
            let number = u64::try_from(column + 1).unwrap_or_default();
            rows.push(TableRow::new(number, is_hidden, cells));
        }
    }
    Table {
        rows,
        sheet: table.sheet.clone(),
        turned: Some(Turned {
            line: header.map(|row| row.number).unwrap_or_default(),
            lines: block.iter().map(|row| row.number).collect(),
        }),
        ..*table
    }
}
