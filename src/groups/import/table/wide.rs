//! Tables with a game in each row and a column for each player.

use rowlock_rules::TalliedSheet;

use super::heads::HeadedTable;
use super::points::{is_absent, is_dash, number_text};
use super::survey::Survey;
use super::titles::is_sum;
use super::wide_columns::{Owner, WideColumns, name_of};
use super::{ReadOptions, TableRow};
use crate::domain::error::Error;
use crate::domain::formula::unescape;
use crate::domain::i18n::msg;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::groups::import::game::paper::{PaperGame, whole_number};
use crate::groups::import::game::reading::{FoundGame, Question, Reading};
use crate::groups::import::mistake::MAX_MISTAKES;

/// Reads the games of a table.
pub(super) fn read(
    options: &ReadOptions<'_>,
    survey: &Survey<'_>,
    headed: &HeadedTable<'_>,
    columns: &WideColumns,
    reading: &mut Reading,
) {
    let mut reader = WideReader {
        options,
        survey,
        headed,
        columns,
        date: survey
            .first_evening(headed)
            .map(|day| day.to_string())
            .unwrap_or_default(),
        version: String::new(),
        sums: vec![0; columns.players.len()],
        games: 0,
        is_below: false,
    };
    let is_day = |row: &TableRow| {
        let date = columns.date.map(|index| row.cell(index));
        date.is_some_and(|date| survey.day(date, headed).is_some())
    };
    let last = headed.rows.iter().rposition(is_day);
    for (index, row) in headed.rows.iter().enumerate() {
        reader.is_below = last.is_some_and(|last| index > last);
        if row.cells != headed.header.cells {
            reader.read(row, reading);
        }
        if reading.mistakes.len() >= MAX_MISTAKES {
            break;
        }
    }
}

/// Reads the rows of a table one after the other.
struct WideReader<'a> {
    options: &'a ReadOptions<'a>,
    survey: &'a Survey<'a>,
    headed: &'a HeadedTable<'a>,
    columns: &'a WideColumns,
    /// The day and the version of the last row that has one.
    date: String,
    version: String,
    /// The sum of each player's points so far, and the number of games.
    sums: Vec<i64>,
    games: i64,
    /// Whether the last day is above the row.
    is_below: bool,
}

impl WideReader<'_> {
    fn read(&mut self, row: &TableRow, reading: &mut Reading) {
        if let Some(day) = self.survey.evening(row, self.headed) {
            self.date = day.to_string();
            return;
        }
        let text = |column: Option<usize>| column.map(|index| row.cell(index)).unwrap_or_default();
        let date = text(self.columns.date);
        let location = self.headed.table.location(row, self.headed.is_alone);
        // A line without points can be the title of an evening, or a comment.
        let is_day = || self.survey.day(date, self.headed).is_some();
        let players = self.columns.players.iter();
        let mut cells = players.clone().map(|(index, _)| row.cell(*index));
        let has_points = cells.any(|cell| !cell.is_empty() && !is_absent(cell));
        // Titles can be in two rows.
        let has_numbers = || self.points(row).iter().any(Option::is_some);
        let is_game = has_points && (has_numbers() || is_day()) && !self.is_sum(row);
        if !date.is_empty() && !is_dash(date) && (is_game || is_day()) {
            date.clone_into(&mut self.date);
        }
        if !text(self.columns.version).is_empty() {
            text(self.columns.version).clone_into(&mut self.version);
        }
        if !is_game {
            reading.left_out.row(location);
            return;
        }
        let mut mistakes = Vec::new();
        let mut report = |column: Option<usize>, error: Error| {
            mistakes.push(self.headed.mistake(row, column, error));
        };
        let mut seats = Vec::new();
        for (index, owner) in players {
            let points = number_text(row.cell(*index));
            if points.is_empty() || is_absent(&points) {
                continue;
            }
            let name = match owner {
                Owner::Titled(name) => name.clone(),
                Owner::Column(column) => match name_of(row.cell(*column)) {
                    Ok(name) => name,
                    Err(error) => {
                        report(Some(*column), error);
                        continue;
                    }
                },
            };
            match whole_number(&points) {
                Some(total) => seats.push((Some(name), TalliedSheet::Total { total })),
                None => {
                    let title = msg("plain").with("text", name.as_str());
                    let detail = msg("column-not-a-number").with("column", title);
                    report(Some(*index), Error::invalid(detail));
                }
            }
        }
        let day = match self.date.is_empty() {
            true => {
                let answer = self.options.answers.date;
                reading.questions.date = Some(Question { answer });
                answer
            }
            false
                if self
                    .survey
                    .lacks_year(&self.date, self.headed, &mut reading.questions) =>
            {
                None
            }
            false => {
                let today = self.options.today;
                match self.survey.played_on(&self.date, self.headed, today) {
                    Ok(day) => Some(day),
                    // It was reported where it is.
                    Err(_) if date.is_empty() => {
                        reading.wrong_games += 1;
                        return;
                    }
                    Err(error) => {
                        report(self.columns.date, error);
                        None
                    }
                }
            }
        };
        let place = parse_optional(&unescape(text(self.columns.place)));
        let place = place.map_err(|error| report(self.columns.place, error));
        let note = parse_optional(&unescape(text(self.columns.note)));
        let note = note.map_err(|error| report(self.columns.note, error));
        let remarks = Remarks {
            place: place.unwrap_or_default(),
            note: note.unwrap_or_default(),
        };
        if !mistakes.is_empty() {
            reading.wrong_games += 1;
            for mistake in mistakes {
                reading.add_mistake(mistake);
            }
            return;
        }
        self.count(row);
        let board = reading
            .questions
            .board(&self.version, &self.survey.versions);
        let (Some(date), Some(board)) = (day, board) else {
            reading.questions.waiting += 1;
            return;
        };
        let rows = seats
            .iter()
            .filter_map(|_| self.headed.place(row))
            .collect();
        reading.games.push(FoundGame {
            game: PaperGame {
                uid: None,
                date,
                variant: board.id.clone(),
                reason: None,
                remarks,
                seats,
            },
            rows,
            location,
        });
    }

    /// The points of each player, where there are some.
    fn points(&self, row: &TableRow) -> Vec<Option<i64>> {
        let players = self.columns.players.iter();
        let points = players.map(|(index, _)| whole_number(&number_text(row.cell(*index))));
        points.map(|points| points.map(i64::from)).collect()
    }

    fn count(&mut self, row: &TableRow) {
        self.games += 1;
        let points = self.points(row);
        for (sum, points) in self.sums.iter_mut().zip(points) {
            *sum += points.unwrap_or_default();
        }
    }

    /// Whether a row is a sum or a mean: it says so, or it has no day and the sums of the rows above.
    fn is_sum(&self, row: &TableRow) -> bool {
        let date = self.columns.date.map(|index| row.cell(index));
        let date = date.unwrap_or_default();
        if self.survey.day(date, self.headed).is_some() {
            return false;
        }
        // Below the games stand figures, of whatever name.
        let is_word = !is_dash(date) && date.chars().any(char::is_alphabetic);
        if self.is_below && is_word && !date.chars().any(|it| it.is_ascii_digit()) {
            return true;
        }
        let columns = self.columns;
        let is_text = |index: usize| {
            let of_players = columns
                .players
                .iter()
                .flat_map(|(points, owner)| match owner {
                    Owner::Titled(_) => [Some(*points), None],
                    Owner::Column(name) => [Some(*points), Some(*name)],
                });
            let mut others = of_players.chain([columns.place, columns.note, columns.version]);
            others.all(|other| other != Some(index))
        };
        let mut texts = row.cells.iter().enumerate();
        if texts.any(|(index, text)| is_text(index) && is_sum(text)) {
            return true;
        }
        let has_day = self
            .columns
            .date
            .is_none_or(|index| !row.cell(index).is_empty());
        let points = self.points(row);
        let are = |factor: i64| {
            let sums = self.sums.iter().map(|sum| Some(*sum));
            let points = points
                .iter()
                .map(|points| points.map(|points| points * factor));
            points.eq(sums)
        };
        !has_day && self.games > 1 && (are(1) || are(self.games))
    }
}
