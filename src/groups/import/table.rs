//! Tables of games, of whatever file: one player of a game in each row.

use std::collections::HashMap;
use std::ops::ControlFlow;

use chrono::NaiveDate;

use super::ImportError;
use super::context::ImportContext;
use super::date::parse_date;
use super::paper_game::{PaperGame, TallyCells, collect};
use super::row_values::crosses_for;
use super::source::{TableRow, TableSource};
use super::survey::{RowValues, Survey};
use crate::domain::error::Error;
use crate::domain::formula::unescape;
use crate::domain::name::Name;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::rules::{ByColor, MAX_SEATS, TalliedSheet};

/// A row: one player of a game.
struct Entry {
    game: String,
    date: NaiveDate,
    variant: String,
    name: Name,
    sheet: TalliedSheet,
    remarks: Remarks,
}

/// The games of a table so far, each with the row of its first player.
#[derive(Default)]
struct Games {
    list: Vec<(u64, PaperGame)>,
    indexes: HashMap<String, usize>,
}

/// Reads a table to its end and records the mistakes of its rows.
///
/// Rows with one label are one game, wherever they are: a spreadsheet may have sorted them by player.
pub(super) fn read(
    context: &mut ImportContext,
    source: &mut impl TableSource,
) -> Result<(), ImportError> {
    let survey = Survey::of(context, source)?;
    let mut games = Games::default();
    let mut mistakes: Vec<(u64, Error)> = Vec::new();
    let mut is_header = true;
    source.read(&mut |row| {
        if std::mem::take(&mut is_header) {
            return ControlFlow::Continue(());
        }
        match parse_row(&survey, &row) {
            Ok(entry) => {
                let added = games.add(entry, row.number);
                mistakes.extend(added.err().map(|error| (row.number, error)));
            }
            Err(errors) => mistakes.extend(errors.into_iter().map(|error| (row.number, error))),
        }
        match mistakes.len() < super::context::MAX_MISTAKES {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    })?;
    for (number, error) in mistakes {
        context.add_mistake(source.location(number), error);
    }
    for (number, game) in games.list {
        if context.is_aborted() {
            return Ok(());
        }
        game.import(context, source.location(number));
    }
    Ok(())
}

impl Games {
    fn add(&mut self, entry: Entry, number: u64) -> Result<(), Error> {
        let known = self.indexes.get(&entry.game);
        let Some((_, game)) = known.and_then(|&index| self.list.get_mut(index)) else {
            let (label, game) = entry.into_game();
            self.indexes.insert(label, self.list.len());
            self.list.push((number, game));
            return Ok(());
        };
        let is_same = (game.date, &game.variant) == (entry.date, &entry.variant);
        // A row may repeat what the first one says, or leave it out.
        let Remarks { place, note } = entry.remarks;
        game.remarks.place = game.remarks.place.take().or(place);
        game.remarks.note = game.remarks.note.take().or(note);
        // One seat too many is enough to refuse the game.
        if game.seats.len() <= MAX_SEATS {
            game.seats.push((entry.name, entry.sheet));
        }
        is_same
            .then_some(())
            .ok_or_else(|| Error::invalid("paper-game-one-game"))
    }
}

/// Parses a row, or returns all its mistakes.
fn parse_row(survey: &Survey, row: &TableRow) -> Result<Entry, Vec<Error>> {
    let mut errors = Vec::new();
    let columns = &survey.columns;
    let cell = |column| columns.cell(row, column);
    let stray = columns.check_untitled(row);
    let date = parse_date(cell("date"), survey.date_order);
    let date = date.ok_or_else(|| Error::invalid("date-unreadable"));
    let name = unescape(cell("player")).parse();
    let place = parse_optional(&unescape(cell("place")));
    let note = parse_optional(&unescape(cell("note")));
    let board = survey.boards.get(cell("variant"));
    let variant = board.map_or_else(|| cell("variant").to_owned(), |board| board.id.clone());
    let crosses = ByColor::from_fn(|color| {
        let text = cell(color.as_str());
        match (survey.row_values, board) {
            (RowValues::Points, Some(board)) => crosses_for(text, board, color),
            (RowValues::Points, None) | (RowValues::Crosses, _) => text.to_owned(),
        }
    });
    let cells = TallyCells {
        rows: ByColor::from_fn(|color| crosses[color].as_str()),
        penalties: cell("penalties"),
        total: cell("total"),
    };
    let sheet = cells.parse(board, |cell| columns.title(cell), &mut errors);
    collect(stray, &mut errors);
    let date = collect(date, &mut errors);
    let name = collect(name, &mut errors);
    let remarks = Remarks {
        place: collect(place, &mut errors).flatten(),
        note: collect(note, &mut errors).flatten(),
    };
    match (date, name, sheet) {
        (Some(date), Some(name), Some(sheet)) if errors.is_empty() => Ok(Entry {
            game: cell("game").to_owned(),
            date,
            variant,
            name,
            sheet,
            remarks,
        }),
        _ => Err(errors),
    }
}

impl Entry {
    /// The game whose first row this is, and its label.
    fn into_game(self) -> (String, PaperGame) {
        let game = PaperGame {
            uid: None,
            date: self.date,
            variant: self.variant,
            reason: None,
            remarks: self.remarks,
            seats: vec![(self.name, self.sheet)],
        };
        (self.game, game)
    }
}
