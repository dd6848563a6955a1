//! The page to choose a file, to see what is in it, and to add its games.

use askama::Template;

use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GroupId;
use crate::groups::{
    Answers, DateOrder, ImportMistake, Imported, Preview, PreviewedGame, PreviewedPlayer,
    RowNumbers, SourceLocation,
};
use crate::store::Group;
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

/// What a file has, and the questions about it.
struct PreviewPart {
    /// How many of its games are new, and how many are known.
    counts: Vec<Message>,
    mistakes: Vec<MistakeLine>,
    dates: Option<DateOrder>,
    numbers: Option<RowNumbers>,
    is_encoding_assumed: bool,
    /// The first players whom the group does not have.
    new_players: Vec<PreviewedPlayer>,
    /// How many more there are.
    more_players: usize,
    /// The names of the group's players, as suggestions.
    group_players: Vec<String>,
    games: Vec<GameLine>,
    /// How many more there are.
    more_games: usize,
    /// How many games can be added.
    addable: Option<usize>,
    /// The file; `None` for a large one, which must be chosen again.
    kept: Option<String>,
    /// The cells that were corrected before.
    corrected: Vec<(String, String)>,
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

    /// Shows what is in a file that was read with these answers.
    pub(super) fn preview(
        group: Group,
        preview: Preview,
        answers: &Answers,
        kept: Option<String>,
        group_players: Vec<String>,
    ) -> Self {
        let mistakes = mistake_lines(preview.mistakes);
        let is_open = |name: &String| {
            let mut fields = mistakes.iter().filter_map(|line| line.field.as_ref());
            fields.any(|field| field.name == *name)
        };
        let corrected = answers.cells.iter();
        let corrected =
            corrected.map(|((row, column), text)| (cell_name(*row, *column), text.clone()));
        let corrected = corrected.filter(|(name, _)| !is_open(name)).collect();
        let Imported { imported, skipped } = preview.imported;
        let is_edited = |player: &PreviewedPlayer| player.is_new || player.name != player.player;
        let mut new_players = preview.players;
        new_players.retain(is_edited);
        let more_players = new_players.len().saturating_sub(MAX_NEW_PLAYERS);
        new_players.truncate(MAX_NEW_PLAYERS);
        let error =
            (!mistakes.is_empty()).then(|| msg("import-mistakes").with("mistakes", mistakes.len()));
        let part = PreviewPart {
            counts: counts(preview.imported, preview.left_out),
            addable: Some(imported).filter(|&games| games > 0 && mistakes.is_empty()),
            mistakes,
            dates: preview.doubts.date_order,
            numbers: preview.doubts.row_numbers,
            is_encoding_assumed: preview.doubts.encoding,
            new_players,
            more_players,
            group_players,
            more_games: (imported + skipped).saturating_sub(preview.games.len()),
            games: preview.games.into_iter().map(GameLine::from).collect(),
            kept,
            corrected,
        };
        Self {
            error,
            preview: Some(part),
            ..Self::empty(group)
        }
    }
}

impl PreviewPart {
    /// Whether there is anything that can be answered or corrected.
    fn has_questions(&self) -> bool {
        let is_asked = self.dates.is_some() || self.numbers.is_some();
        is_asked || !self.mistakes.is_empty() || !self.new_players.is_empty()
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

/// The mistakes with their fields; a cell with two mistakes has one field.
fn mistake_lines(mistakes: Vec<ImportMistake>) -> Vec<MistakeLine> {
    let mut lines: Vec<MistakeLine> = Vec::new();
    for mistake in mistakes {
        let mut line = MistakeLine::of(mistake);
        let fields = || lines.iter().filter_map(|line| line.field.as_ref());
        line.field = line
            .field
            .filter(|field| fields().all(|other| other.name != field.name));
        lines.push(line);
    }
    lines
}

impl MistakeLine {
    fn of(mistake: ImportMistake) -> Self {
        let line = mistake.location.line();
        let field = mistake.cell.map(|cell| CellField {
            name: cell_name(line, cell.column),
            title: cell.title,
            text: cell.text,
        });
        Self {
            location: location(&mistake.location),
            detail: mistake.error.detail,
            field,
        }
    }
}

/// The name of the field of a cell.
fn cell_name(row: u64, column: usize) -> String {
    format!("cell-{row}-{column}")
}

fn location(location: &SourceLocation) -> Message {
    match location {
        SourceLocation::Line(line) => msg("import-line").with("line", line.to_string()),
        SourceLocation::Row(row) => msg("import-row").with("row", row.to_string()),
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
fn counts(imported: Imported, left_out: usize) -> Vec<Message> {
    let mut sentences = vec![msg("import-new").with("games", imported.imported)];
    if imported.skipped > 0 {
        sentences.push(msg("import-known").with("games", imported.skipped));
    }
    if left_out > 0 {
        sentences.push(msg("import-left-out").with("plays", left_out));
    }
    sentences
}
