//! Tables of games, of whatever file: one player of a game in each row.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::sync::Arc;

use chrono::NaiveDate;
use rowlock_rules::{Board, ByColor, MAX_SEATS, TalliedSheet};

use super::answers::RowNumbers;
use super::context::ImportContext;
use super::date::parse_date;
use super::paper_game::{PaperGame, TallyCell, TallyCells};
use super::row_values::crosses_for;
use super::source::{TableRow, TableSource};
use super::survey::Survey;
use super::{ImportError, MistakenCell};
use crate::domain::error::Error;
use crate::domain::formula::unescape;
use crate::domain::i18n::msg;
use crate::domain::name::Name;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::games::check_day;

/// A row: one player of a game.
struct Entry {
    game: String,
    date: NaiveDate,
    variant: String,
    name: Name,
    sheet: TalliedSheet,
    remarks: Remarks,
}

/// The games of a table so far.
#[derive(Default)]
struct Games {
    list: Vec<TableGame>,
    indexes: HashMap<String, usize>,
    /// The labels of games with a mistake in one of their rows.
    wrong: HashSet<String>,
}

/// A game of a table, and the rows of its players.
struct TableGame {
    label: String,
    rows: Vec<u64>,
    game: PaperGame,
}

/// A mistake in a row.
struct RowMistake {
    row: u64,
    cell: Option<MistakenCell>,
    error: Error,
}

/// Reads a table to its end and records the mistakes of its rows.
///
/// Rows with one label are one game, wherever they are: a spreadsheet may have sorted them by player.
pub(super) fn read(
    context: &mut ImportContext,
    source: &mut impl TableSource,
) -> Result<(), ImportError> {
    let survey = Survey::of(context, source)?;
    context.doubt(survey.doubts);
    let today = context.today();
    let mut games = Games::default();
    let mut mistakes: Vec<RowMistake> = Vec::new();
    if let Some(row) = survey.unclear {
        let error = Error::invalid("import-crosses-or-points");
        let cell = None;
        mistakes.push(RowMistake { row, cell, error });
    }
    let mut is_header = true;
    source.read(&mut |row| {
        if std::mem::take(&mut is_header) {
            return ControlFlow::Continue(());
        }
        match RowReader::new(&survey, &row, today).entry() {
            Ok(entry) => {
                let label = entry.game.clone();
                if let Err(error) = games.add(entry, row.number) {
                    games.wrong.insert(label);
                    let cell = survey.cell(&row, "game");
                    let row = row.number;
                    mistakes.push(RowMistake { row, cell, error });
                }
            }
            Err(found) => {
                games
                    .wrong
                    .insert(survey.columns.cell(&row, "game").to_owned());
                mistakes.extend(found);
            }
        }
        match mistakes.len() < super::context::MAX_MISTAKES {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    })?;
    for RowMistake { row, cell, error } in mistakes {
        context.add_mistake_in(source.location(row), cell, error);
    }
    let wrong = games.wrong;
    let whole = |game: &TableGame| !wrong.contains(&game.label);
    for TableGame { rows, game, .. } in games.list.into_iter().filter(whole) {
        if context.is_aborted() {
            return Ok(());
        }
        let row_of = |seat: Option<usize>| rows.get(seat.unwrap_or_default()).or(rows.first());
        game.import(context, |seat| {
            source.location(row_of(seat).copied().unwrap_or_default())
        });
    }
    Ok(())
}

impl Games {
    fn add(&mut self, entry: Entry, row: u64) -> Result<(), Error> {
        let known = self.indexes.get(&entry.game);
        let Some(TableGame { rows, game, .. }) = known.and_then(|&index| self.list.get_mut(index))
        else {
            let (label, game) = entry.into_game();
            self.indexes.insert(label.clone(), self.list.len());
            let rows = vec![row];
            self.list.push(TableGame { label, rows, game });
            return Ok(());
        };
        let is_same = (game.date, &game.variant) == (entry.date, &entry.variant);
        // A row may repeat what the first one says, or leave it out.
        let Remarks { place, note } = entry.remarks;
        game.remarks.place = game.remarks.place.take().or(place);
        game.remarks.note = game.remarks.note.take().or(note);
        // One seat too many is enough to refuse the game.
        if game.seats.len() <= MAX_SEATS {
            game.seats.push((Some(entry.name), entry.sheet));
            rows.push(row);
        }
        is_same
            .then_some(())
            .ok_or_else(|| Error::invalid("paper-game-one-game"))
    }
}

impl Survey {
    fn cell(&self, row: &TableRow, column: &str) -> Option<MistakenCell> {
        let index = self.columns.index(column)?;
        Some(MistakenCell {
            column: index,
            title: self.columns.title(column).to_owned(),
            text: row.cell(index).to_owned(),
        })
    }
}

/// Reads a row and collects all its mistakes.
struct RowReader<'a> {
    survey: &'a Survey,
    row: &'a TableRow,
    today: NaiveDate,
    mistakes: Vec<RowMistake>,
}

impl<'a> RowReader<'a> {
    fn new(survey: &'a Survey, row: &'a TableRow, today: NaiveDate) -> Self {
        Self {
            survey,
            row,
            today,
            mistakes: Vec::new(),
        }
    }

    fn text(&self, column: &str) -> &'a str {
        self.survey.columns.cell(self.row, column)
    }

    /// The value of a column, or `None` after a mistake.
    fn parsed<T>(&mut self, column: &str, parsed: Result<T, Error>) -> Option<T> {
        parsed.map_err(|error| self.add(column, error)).ok()
    }

    fn add(&mut self, column: &str, error: Error) {
        self.mistakes.push(RowMistake {
            row: self.row.number,
            cell: self.survey.cell(self.row, column),
            error,
        });
    }

    fn entry(mut self) -> Result<Entry, Vec<RowMistake>> {
        if let Err((column, error)) = self.survey.columns.check_untitled(self.row) {
            self.mistakes.push(RowMistake {
                row: self.row.number,
                cell: Some(MistakenCell {
                    column,
                    title: String::new(),
                    text: self.row.cell(column).to_owned(),
                }),
                error,
            });
        }
        let sheet = self.sheet();
        let date = self.date();
        let date = self.parsed("date", date);
        let name = self.parsed("player", unescape(self.text("player")).parse());
        let place = self.parsed("place", parse_optional(&unescape(self.text("place"))));
        let note = self.parsed("note", parse_optional(&unescape(self.text("note"))));
        let board = self.board().ok_or_else(|| Error::invalid("no-such-board"));
        let board = self.parsed("variant", board);
        match (date, name, sheet, board) {
            (Some(date), Some(name), Some(sheet), Some(board)) if self.mistakes.is_empty() => {
                Ok(Entry {
                    game: self.text("game").to_owned(),
                    date,
                    variant: board.id.clone(),
                    name,
                    sheet,
                    remarks: Remarks {
                        place: place.flatten(),
                        note: note.flatten(),
                    },
                })
            }
            _ => Err(self.mistakes),
        }
    }

    fn board(&self) -> Option<&'a Arc<Board>> {
        self.survey.boards.get(self.text("variant"))
    }

    fn date(&self) -> Result<NaiveDate, Error> {
        let date = parse_date(self.text("date"), self.survey.date_order);
        let date = date.ok_or_else(|| Error::invalid("date-unreadable"))?;
        check_day(date, self.today)?;
        Ok(date)
    }

    fn sheet(&mut self) -> Option<TalliedSheet> {
        let board = self.board();
        let crosses = ByColor::from_fn(|color| {
            let text = self.text(color.as_str());
            match (self.survey.row_numbers, board) {
                (RowNumbers::Points, Some(board)) => crosses_for(text, board, color),
                (RowNumbers::Points, None) | (RowNumbers::Crosses, _) => text.to_owned(),
            }
        });
        let cells = TallyCells {
            rows: ByColor::from_fn(|color| crosses[color].as_str()),
            penalties: self.text("penalties"),
            total: self.text("total"),
        };
        let columns = &self.survey.columns;
        let title = |cell| msg("plain").with("text", columns.title(column(cell)));
        cells.parse(board, title, |cell, error| self.add(column(cell), error))
    }
}

/// The column of a cell.
fn column(cell: TallyCell) -> &'static str {
    match cell {
        TallyCell::Row(row) => row.as_str(),
        TallyCell::Penalties => "penalties",
        TallyCell::Total => "total",
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
            seats: vec![(Some(self.name), self.sheet)],
        };
        (self.game, game)
    }
}
