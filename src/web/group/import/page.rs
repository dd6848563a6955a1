//! The page to choose a file, to see what is in it, and to add its games.

use askama::Template;

use super::form::MAX_LETTERS;
use super::notes::notes;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GroupId;
use crate::groups::{
    Answers, DateOrder, ImportMistake, Imported, Preview, PreviewedGame, PreviewedPlayer,
    Questions, RowNumbers, RowPlace, SourceLocation,
};
use crate::store::Group;
use crate::web::kit::choice::Choice;
use crate::web::kit::filters;
use crate::web::kit::labels::{of_day, player_name};

/// How many new players are listed, whose names can be changed there.
const MAX_NEW_PLAYERS: usize = 200;

/// The page.
#[derive(Template)]
#[template(path = "group/import.html")]
pub(super) struct ImportPage {
    group: GroupId,
    name: String,
    imported: Option<Vec<Message>>,
    error: Option<Message>,
    /// What is wrong with a file that has no games.
    reasons: Vec<Message>,
    preview: Option<PreviewPart>,
}

/// A file that was shown, and what was said about it.
pub(super) struct ShownFile {
    /// The hash of the file, to which the answers belong.
    pub(super) hash: String,
    /// The file; `None` for a large one, which must be chosen again.
    pub(super) kept: Option<String>,
    pub(super) answers: Answers,
    /// The boards on which the group can play.
    pub(super) boards: Vec<Choice>,
    /// The names of the group's players, as suggestions.
    pub(super) group_players: Vec<String>,
}

/// What a file has, and the questions about it.
struct PreviewPart {
    shown: ShownFile,
    /// How many of its games are new, and how many are known.
    counts: Vec<Message>,
    /// What of the file is not read, and what of it nobody sees.
    notes: Vec<Message>,
    mistakes: Vec<MistakeLine>,
    questions: Questions,
    /// The first players whom the group does not have.
    new_players: Vec<PreviewedPlayer>,
    /// How many more there are.
    more_players: usize,
    games: Vec<GameLine>,
    /// How many more there are.
    more_games: usize,
    /// How many games can be added.
    addable: Option<usize>,
    /// The fields that were filled in before, and the rows that were left out.
    answered: Vec<(String, String)>,
}

/// A game of a file.
struct GameLine {
    location: Message,
    /// The names and totals, by rank.
    players: Vec<(Message, i32)>,
    day: Message,
    board: Message,
    is_known: bool,
}

/// A mistake of a file, with the field in which it can be corrected.
struct MistakeLine {
    location: Message,
    detail: Message,
    field: Option<CellField>,
    /// The name of the field that leaves out its row, at the first mistake of a row.
    leave_out: Option<String>,
}

/// The field of a cell.
struct CellField {
    name: String,
    title: String,
    text: String,
}

impl ImportPage {
    pub(super) fn empty(group: Group) -> Self {
        Self {
            name: group.name,
            group: group.id,
            imported: None,
            error: None,
            reasons: Vec::new(),
            preview: None,
        }
    }

    pub(super) fn imported(group: Group, imported: Imported) -> Self {
        Self {
            imported: Some(summary(imported)),
            ..Self::empty(group)
        }
    }

    /// Says why a file was refused; what a parser says is not a sentence for everyone.
    pub(super) fn refused(group: Group, detail: Message) -> Self {
        let mut page = Self::empty(group);
        if detail.parser_reason().is_some() {
            page.reasons.push(detail);
            page.error = Some(msg("import-not-readable"));
        } else {
            page.error = Some(detail);
        }
        page
    }

    /// Shows what is in a file that was read with the answers to it.
    pub(super) fn preview(group: Group, preview: Preview, shown: ShownFile) -> Self {
        let mistakes = mistake_lines(preview.mistakes);
        let is_open = |name: &String| {
            let mut fields = mistakes.iter().filter_map(|line| line.field.as_ref());
            fields.any(|field| field.name == *name)
        };
        let Answers {
            cells, left_out, ..
        } = &shown.answers;
        let cells = cells.iter();
        let cells = cells.map(|((row, column), text)| (cell_name(*row, *column), text.clone()));
        let cells = cells.filter(|(name, _)| !is_open(name));
        let rows = left_out
            .iter()
            .map(|row| (leave_out_name(*row), "on".to_owned()));
        let answered = cells.chain(rows).collect();
        let Imported { imported, skipped } = preview.imported;
        let is_edited = |player: &PreviewedPlayer| {
            player.is_new || player.player.as_ref() != Some(&player.name)
        };
        let mut new_players = preview.players;
        new_players.retain(is_edited);
        // Those who may be known are asked about first.
        new_players.sort_by_key(|player| player.similar.is_none());
        let more_players = new_players.len().saturating_sub(MAX_NEW_PLAYERS);
        new_players.truncate(MAX_NEW_PLAYERS);
        let rows = mistakes.iter().filter(|line| line.leave_out.is_some());
        // In a document, each mistake has its place.
        let lines = match rows.count() {
            0 => mistakes.len(),
            rows => rows,
        };
        let error = (!mistakes.is_empty()).then(|| msg("import-mistakes").with("mistakes", lines));
        let waiting = preview.questions.waiting;
        let is_right = mistakes.is_empty() && waiting == 0;
        let part = PreviewPart {
            counts: match mistakes.is_empty() || imported + skipped > 0 {
                true => counts(preview.imported, waiting, preview.left_out.plays),
                false => Vec::new(),
            },
            notes: notes(&preview.left_out),
            addable: Some(imported).filter(|&games| games > 0 && is_right),
            mistakes,
            questions: preview.questions,
            new_players,
            more_players,
            more_games: (imported + skipped).saturating_sub(preview.games.len()),
            games: preview.games.into_iter().map(GameLine::from).collect(),
            shown,
            answered,
        };
        Self {
            error,
            preview: Some(part),
            ..Self::empty(group)
        }
    }
}

impl PreviewPart {
    /// Whether the file as a whole is asked about.
    fn is_asking(&self) -> bool {
        let Questions {
            date_order,
            row_numbers,
            date,
            year,
            versions,
            ..
        } = &self.questions;
        let is_asked = date_order.is_some() || row_numbers.is_some() || date.is_some();
        is_asked || year.is_some() || !versions.is_empty()
    }

    /// Whether there is anything that can be answered or corrected.
    fn has_questions(&self) -> bool {
        self.is_asking() || !self.mistakes.is_empty() || !self.new_players.is_empty()
    }

    /// Whether there is anything to say of the file as a whole.
    fn has_summary(&self) -> bool {
        let says = !self.counts.is_empty() || !self.notes.is_empty();
        says || self.questions.encoding || self.is_asking()
    }

    /// Whether the numbers of the rows are said to be these.
    fn numbers_are(&self, numbers: RowNumbers) -> bool {
        let asked = self.questions.row_numbers.as_ref();
        asked.and_then(|asked| asked.answer) == Some(numbers)
    }

    /// The orders in which days can be read.
    fn orders(&self) -> Vec<Choice> {
        let orders = self.questions.date_orders.iter();
        let choice = |order: &DateOrder| {
            let (value, text) = match order {
                DateOrder::DayFirst => ("day_first", "import-day-first"),
                DateOrder::MonthFirst => ("month_first", "import-month-first"),
                DateOrder::YearFirst => ("year_first", "import-year-first"),
            };
            Choice {
                value: value.to_owned(),
                text: msg(text),
                is_chosen: self.questions.date_order == Some(*order),
            }
        };
        orders.map(choice).collect()
    }

    /// The day of the games without one, as a form has it.
    fn date(&self) -> String {
        let asked = self.questions.date.as_ref();
        let date = asked.and_then(|asked| asked.answer);
        date.map(|date| date.to_string()).unwrap_or_default()
    }

    /// The year of the days without one, as a form has it.
    fn year(&self) -> String {
        let asked = self.questions.year.as_ref();
        let year = asked.and_then(|asked| asked.answer);
        year.map(|year| year.to_string()).unwrap_or_default()
    }
}

impl From<PreviewedGame> for GameLine {
    fn from(game: PreviewedGame) -> Self {
        let players = game.players.iter();
        Self {
            location: location(&game.location),
            players: players
                .map(|(name, total)| (player_name(name), *total))
                .collect(),
            day: of_day("day", game.date),
            board: game.board,
            is_known: game.is_known,
        }
    }
}

/// The mistakes with their fields; a cell with two mistakes has one field, and so has a row.
fn mistake_lines(mistakes: Vec<ImportMistake>) -> Vec<MistakeLine> {
    let mut lines: Vec<MistakeLine> = Vec::new();
    for mistake in mistakes {
        let mut line = MistakeLine::of(mistake);
        let fields = || lines.iter().filter_map(|line| line.field.as_ref());
        line.field = line
            .field
            .filter(|field| fields().all(|other| other.name != field.name));
        line.leave_out = line.leave_out.filter(|row| {
            lines
                .iter()
                .all(|other| other.leave_out.as_ref() != Some(row))
        });
        lines.push(line);
    }
    lines
}

impl MistakeLine {
    fn of(mistake: ImportMistake) -> Self {
        let line = mistake.row.as_ref().filter(|row| row.is_line);
        let leave_out = line.map(|row| leave_out_name(row.place));
        let field = mistake.row.and_then(|row| {
            let cell = row
                .cell
                .filter(|cell| cell.text.chars().count() <= MAX_LETTERS)?;
            Some(CellField {
                name: cell_name(row.place, cell.column),
                title: cell.title,
                text: cell.text,
            })
        });
        Self {
            location: location(&mistake.location),
            detail: mistake.error.detail,
            field,
            leave_out,
        }
    }
}

/// The name of the field of a cell.
fn cell_name((table, row): RowPlace, column: usize) -> String {
    format!("cell-{table}-{row}-{column}")
}

/// The name of the field that leaves out a row.
fn leave_out_name((table, row): RowPlace) -> String {
    format!("leave-out-{table}-{row}")
}

fn location(location: &SourceLocation) -> Message {
    match location {
        SourceLocation::Line(line) => msg("import-line").with("line", line.to_string()),
        SourceLocation::Row { sheet: None, row } => msg("import-row").with("row", row.to_string()),
        SourceLocation::Row {
            sheet: Some(sheet),
            row,
        } => msg("import-sheet-row")
            .with("sheet", &**sheet)
            .with("row", row.to_string()),
        SourceLocation::Path(path) => msg("plain").with("text", path),
    }
}

/// What an import has done, in words.
pub(super) fn summary(imported: Imported) -> Vec<Message> {
    let mut sentences = vec![msg("import-added").with("games", imported.imported)];
    if imported.skipped > 0 {
        sentences.push(msg("import-skipped").with("games", imported.skipped));
    }
    sentences
}

/// What an import would do, in words.
fn counts(imported: Imported, waiting: usize, left_out: usize) -> Vec<Message> {
    let mut sentences = Vec::new();
    if waiting == 0 || imported.imported > 0 {
        sentences.push(msg("import-new").with("games", imported.imported));
    }
    if imported.skipped > 0 {
        sentences.push(msg("import-known").with("games", imported.skipped));
    }
    if waiting > 0 {
        sentences.push(msg("import-waiting").with("games", waiting));
    }
    if left_out > 0 {
        sentences.push(msg("import-left-out").with("plays", left_out));
    }
    sentences
}
