//! Tables with a player of a game in each row.

use std::collections::HashSet;
use std::sync::Arc;

use chrono::NaiveDate;
use rowlock_rules::{Board, ByColor, TalliedSheet};

use super::columns::Columns;
use super::heads::HeadedTable;
use super::line_games::{Entry, Value, games_of, join_by_day};
use super::points::{is_absent, is_dash, number_text};
use super::survey::Survey;
use super::titles::{Column, is_sum};
use super::{ReadOptions, TableRow};
use crate::domain::error::Error;
use crate::domain::formula::unescape;
use crate::domain::i18n::msg;
use crate::domain::name::Name;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::groups::import::answers::RowNumbers;
use crate::groups::import::game::paper::{TallyCell, TallyCells, whole_number};
use crate::groups::import::game::reading::{Question, Reading};
use crate::groups::import::game::row_values::{crosses_for, penalties_by_points};
use crate::groups::import::mistake::{ImportMistake, MAX_MISTAKES};

/// The columns with the numbers of a player.
const NUMBERS: [Column; 6] = [
    Column::Row(rowlock_rules::Color::Red),
    Column::Row(rowlock_rules::Color::Yellow),
    Column::Row(rowlock_rules::Color::Green),
    Column::Row(rowlock_rules::Color::Blue),
    Column::Penalties,
    Column::Total,
];

/// The values that a row takes from the one above where its own are empty.
#[derive(Default)]
struct Above {
    game: String,
    date: String,
    /// The day that the date is.
    day: Option<NaiveDate>,
    version: String,
    /// The number of the game in a table that does not number them, and the keys of its players.
    count: usize,
    players: HashSet<String>,
}

/// Reads the games of a table.
///
/// Rows with one label are one game, wherever they are: a spreadsheet may have sorted them by player.
pub(super) fn read(
    options: &ReadOptions<'_>,
    survey: &Survey<'_>,
    headed: &HeadedTable<'_>,
    columns: &Columns,
    reading: &mut Reading,
) {
    let mut above = Above::default();
    if let Some(day) = survey.first_evening(headed) {
        above.take_evening(day);
    }
    let has_gaps = has_gaps(headed.rows);
    let (mut entries, mut wrong) = (Vec::new(), HashSet::new());
    for row in headed.rows {
        if let Some(day) = survey.evening(row, headed) {
            above.take_evening(day);
            continue;
        }
        let reader = RowReader {
            options,
            survey,
            headed,
            columns,
            row,
            mistakes: Vec::new(),
        };
        let day = survey.day(columns.cell(row, Column::Date), headed);
        if row.cells == headed.header.cells || reader.is_no_game() {
            if row.cells != headed.header.cells {
                reading
                    .left_out
                    .row(headed.table.location(row, headed.is_alone));
            }
            if day.is_some() {
                above.take_day(columns, row, day);
            }
            continue;
        }
        above.take(columns, row, day);
        if has_gaps && row.is_after_gap {
            above.begin_game();
        }
        match reader.entry(&mut above, reading) {
            Ok(entry) => entries.push(entry),
            Err((label, mistakes)) => {
                wrong.insert((label, above.date.clone()));
                for mistake in mistakes {
                    reading.add_mistake(mistake);
                }
                if reading.mistakes.len() >= MAX_MISTAKES {
                    break;
                }
            }
        }
    }
    if columns.index(Column::Game).is_none() && wrong.is_empty() {
        join_by_day(&mut entries);
    }
    let games = games_of(entries, &mut wrong, |entry| {
        let error = Error::invalid("paper-game-one-game");
        let column = columns.index(Column::Game);
        reading.add_mistake(headed.mistake(entry.row, column, error));
    });
    reading.wrong_games += wrong.len();
    for game in games {
        if game.is_wrong(&wrong) {
            continue;
        }
        match game.found(headed) {
            Some(found) => reading.games.push(found),
            None => reading.questions.waiting += 1,
        }
    }
}

/// Whether blank lines are between some of the rows, and not between all.
fn has_gaps(rows: &[TableRow]) -> bool {
    let rows = || rows.iter().skip(1);
    rows().any(|row| row.is_after_gap) && rows().any(|row| !row.is_after_gap)
}

impl Above {
    /// Takes what a row says of its game; a row of a new day has no label of the day before.
    fn take(&mut self, columns: &Columns, row: &TableRow, day: Option<NaiveDate>) {
        self.take_day(columns, row, day);
        let game = columns.cell(row, Column::Game);
        if !game.is_empty() {
            game.clone_into(&mut self.game);
        }
        let version = columns.cell(row, Column::Variant);
        if !version.is_empty() {
            version.clone_into(&mut self.version);
        }
    }

    /// Takes the day of a row, which may be the only thing that it has.
    fn take_day(&mut self, columns: &Columns, row: &TableRow, day: Option<NaiveDate>) {
        let date = columns.cell(row, Column::Date);
        let is_same = date == self.date || day.is_some() && day == self.day;
        if !date.is_empty() && !is_dash(date) && !is_same {
            date.clone_into(&mut self.date);
            self.day = day;
            self.game.clear();
            self.begin_game();
        }
    }

    /// Takes the day that is written above the games of an evening.
    fn take_evening(&mut self, day: NaiveDate) {
        self.date = day.to_string();
        self.day = Some(day);
        self.game.clear();
        self.begin_game();
    }

    fn begin_game(&mut self) {
        self.count += 1;
        self.players.clear();
    }

    /// The label of the game of a player: that of the table; otherwise a game ends with its day, and where a player comes
    /// again.
    fn label(&mut self, name: Option<&Name>) -> String {
        if !self.game.is_empty() {
            return self.game.clone();
        }
        if name.is_some_and(|name| self.players.contains(&name.key())) {
            self.begin_game();
        }
        self.players.extend(name.map(Name::key));
        format!("#{}", self.count)
    }
}

/// Reads a row and collects all its mistakes.
struct RowReader<'a> {
    options: &'a ReadOptions<'a>,
    survey: &'a Survey<'a>,
    headed: &'a HeadedTable<'a>,
    columns: &'a Columns,
    row: &'a TableRow,
    mistakes: Vec<ImportMistake>,
}

impl<'a> RowReader<'a> {
    fn text(&self, column: Column) -> &'a str {
        self.columns.cell(self.row, column)
    }

    /// Whether the row is a sum, a comment or the title of an evening.
    fn is_no_game(&self) -> bool {
        let player = self.text(Column::Player);
        let labels = [player, self.text(Column::Game), self.text(Column::Date)];
        if labels.into_iter().any(is_sum) {
            return true;
        }
        let numbers = NUMBERS.into_iter().map(|column| self.text(column));
        let has_numbers = numbers.clone().any(|text| !text.is_empty());
        let is_all_dashes = has_numbers
            && numbers
                .into_iter()
                .all(|text| text.is_empty() || is_absent(text));
        if player.is_empty() {
            return !has_numbers || self.row.cells.iter().any(is_sum);
        }
        // Somebody who was not there has dashes.
        is_all_dashes
    }

    fn add(&mut self, column: Column, error: Error) {
        let column = self.columns.index(column);
        let mistake = self.headed.mistake(self.row, column, error);
        self.mistakes.push(mistake);
    }

    /// The value of a column, or `None` after a mistake.
    fn parsed<T>(&mut self, column: Column, parsed: Result<T, Error>) -> Option<T> {
        parsed.map_err(|error| self.add(column, error)).ok()
    }

    /// The player of the row, or its mistakes and the label of its game.
    fn entry(
        mut self,
        above: &mut Above,
        reading: &mut Reading,
    ) -> Result<Entry<'a>, (String, Vec<ImportMistake>)> {
        let name = unescape(self.text(Column::Player)).parse::<Name>();
        let name = self.parsed(Column::Player, name);
        let label = above.label(name.as_ref());
        let board = self.board(&above.version, reading);
        let sheet = self.sheet(&board);
        let date = self.date(&above.date, reading);
        let place = parse_optional(&unescape(self.text(Column::Place)));
        let place = self.parsed(Column::Place, place);
        let note = parse_optional(&unescape(self.text(Column::Note)));
        let note = self.parsed(Column::Note, note);
        match (date, name, sheet) {
            (Some(date), Some(name), Some(sheet)) if self.mistakes.is_empty() => Ok(Entry {
                row: self.row,
                label,
                day: above.date.clone(),
                date,
                board,
                name,
                sheet,
                remarks: Remarks {
                    place: place.flatten(),
                    note: note.flatten(),
                },
            }),
            _ => Err((label, self.mistakes)),
        }
    }

    fn board(&self, version: &str, reading: &mut Reading) -> Value<Arc<Board>> {
        let version = if is_dash(version) { "" } else { version };
        let board = reading.questions.board(version, &self.survey.versions);
        board.map_or(Value::Asked, |board| Value::Known(Arc::clone(board)))
    }

    fn date(&mut self, text: &str, reading: &mut Reading) -> Option<Value<NaiveDate>> {
        if text.is_empty() || is_dash(text) {
            let answer = self.options.answers.date;
            reading.questions.date = Some(Question { answer });
            return Some(answer.map_or(Value::Asked, Value::Known));
        }
        let questions = &mut reading.questions;
        if self.survey.lacks_year(text, self.headed, questions) {
            return Some(Value::Asked);
        }
        let today = self.options.today;
        match self.survey.played_on(text, self.headed, today) {
            // It was reported where it is.
            Err(_) if self.text(Column::Date).is_empty() => None,
            day => self.parsed(Column::Date, day).map(Value::Known),
        }
    }

    /// The sheet, `None` after a mistake; without a value if it is not known what its numbers are.
    fn sheet(&mut self, board: &Value<Arc<Board>>) -> Option<Option<TalliedSheet>> {
        let board = match board {
            Value::Known(board) => Some(board),
            Value::Asked => None,
        };
        let numbers = self.columns.row_numbers.or(self.survey.row_numbers);
        let mistakes = self.mistakes.len();
        let texts = ByColor::from_fn(|color| {
            let text = number_text(self.text(Column::Row(color)));
            match (numbers, board) {
                (Some(RowNumbers::Points), Some(board)) => {
                    let crosses = crosses_for(&text, board, color);
                    self.parsed(Column::Row(color), crosses).unwrap_or_default()
                }
                _ => text.into_owned(),
            }
        });
        if self.mistakes.len() > mistakes {
            return None;
        }
        let has_rows = texts.iter().any(|(_, text)| !text.is_empty());
        let penalties = number_text(self.text(Column::Penalties));
        let penalties = match (numbers, whole_number(&penalties)) {
            (Some(RowNumbers::Points), Some(number)) => penalties_by_points(number).to_string(),
            _ => penalties.into_owned(),
        };
        let total = number_text(self.text(Column::Total));
        let cells = TallyCells {
            rows: ByColor::from_fn(|color| texts[color].as_str()),
            penalties: &penalties,
            total: &total,
        };
        let columns = self.columns;
        let title = |cell| msg("plain").with("text", columns.title(column(cell)));
        if has_rows && numbers.is_none() {
            return Some(None);
        }
        let sheet = cells.parse(board, title, |cell, error| self.add(column(cell), error));
        sheet.map(Some)
    }
}

/// The column of a cell.
fn column(cell: TallyCell) -> Column {
    match cell {
        TallyCell::Row(row) => Column::Row(row),
        TallyCell::Penalties => Column::Penalties,
        TallyCell::Total => Column::Total,
    }
}
