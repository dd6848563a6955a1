//! What an import would do.

use chrono::NaiveDate;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::name::Name;
use crate::groups::{
    DateOrder, Imported, LeftOut, Preview, PreviewedGame, PreviewedPlayer, Questions, RowNumbers,
    SourceLocation,
};
use crate::schema::Variant;

/// The result of an import.
#[derive(Serialize, ToSchema)]
#[schema(as = Imported, examples(json!({"imported": 12, "known": 3})))]
pub(super) struct ImportView {
    /// The number of new games.
    imported: usize,
    /// The number of games that are already there; they are not changed.
    known: usize,
    /// What was understood, if nothing was to be stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    preview: Option<ImportPreview>,
}

/// What was understood of a file.
#[derive(Serialize, ToSchema)]
#[schema(as = ImportPreview)]
struct ImportPreview {
    /// The first 200 games, in the order of the file.
    #[schema(inline)]
    games: Vec<FileGame>,
    /// All players of the file, sorted by name, without those that are left out.
    #[schema(inline)]
    players: Vec<PlayerView>,
    /// The number of plays of a BG Stats export that are left out: of other games, ignored, or without points.
    left_out: usize,
    /// The titles of columns that are not read, the first 20.
    left_out_columns: Vec<String>,
    /// The lines that are no game, such as sums, the first 20.
    #[schema(inline)]
    left_out_lines: Vec<LineView>,
    /// The sheets without games, the first 20.
    left_out_sheets: Vec<String>,
    /// How many more columns, lines and sheets are left out.
    #[schema(inline)]
    left_out_more: MoreView,
    /// How many of the lines that are read are hidden in the workbook.
    hidden_lines: usize,
    /// How many games wait for an answer; with any, nothing is stored.
    waiting: usize,
    /// What is to be answered before.
    #[schema(inline)]
    questions: Vec<QuestionView>,
    /// How days such as 4/5/2026 or 26-05-04 were read; null if there are none, or only one order is possible.
    dates: Option<DateOrder>,
    /// Whether the letters of a CSV file may be wrong, as it does not say how they are stored.
    encoding_assumed: bool,
    /// How numbers were read that could be crosses or points; null if there are none.
    numbers: Option<RowNumbers>,
}

/// How much more of a file is left out than is listed.
#[derive(Serialize, ToSchema)]
struct MoreView {
    /// The number of further columns.
    columns: usize,
    /// The number of further lines.
    lines: usize,
    /// The number of further sheets.
    sheets: usize,
}

/// A question about a file.
#[derive(Serialize, ToSchema)]
struct QuestionView {
    /// The parameter that answers it.
    parameter: &'static str,
    /// The version that is not known here, for `variants`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    version: Option<String>,
}

/// A place in a file.
#[derive(Serialize, ToSchema)]
struct LineView {
    /// The line of a CSV file, or the row of a sheet.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    line: Option<u64>,
    /// The name of the sheet, if several of a workbook have games.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sheet: Option<String>,
    /// The path in a JSON document.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    place: Option<String>,
}

/// A game of a file.
#[derive(Serialize, ToSchema)]
struct FileGame {
    /// Where it is; in a table, its first player.
    #[serde(flatten)]
    #[schema(inline)]
    location: LineView,
    /// The day on which it was played.
    date: NaiveDate,
    #[schema(value_type = Variant)]
    variant: String,
    /// Whether the group has it already.
    is_known: bool,
    /// The players, by rank.
    #[schema(inline)]
    players: Vec<TotalView>,
}

#[derive(Serialize, ToSchema)]
struct TotalView {
    /// The name; empty if the player was deleted.
    name: String,
    /// The points, which can be negative.
    total: i32,
}

/// A player of a file.
#[derive(Serialize, ToSchema)]
struct PlayerView {
    #[schema(value_type = Name)]
    name: String,
    /// The number of the player's games in the file.
    games: usize,
    /// Whether the group does not have this player yet.
    is_new: bool,
    /// A player of the group with nearly the same name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Name, required = false)]
    similar: Option<String>,
}

impl From<Imported> for ImportView {
    fn from(Imported { imported, skipped }: Imported) -> Self {
        Self {
            imported,
            known: skipped,
            preview: None,
        }
    }
}

impl From<Preview> for ImportView {
    fn from(preview: Preview) -> Self {
        let unanswered = questions(&preview.questions);
        let LeftOut {
            plays,
            columns,
            rows,
            sheets,
            hidden,
        } = preview.left_out;
        let answered = preview.questions.row_numbers;
        let players = preview.players.into_iter();
        let players = players.filter(|player| player.player.is_some());
        let understood = ImportPreview {
            games: preview.games.into_iter().map(FileGame::from).collect(),
            players: players.map(PlayerView::from).collect(),
            left_out: plays,
            left_out_more: MoreView {
                columns: columns.more,
                lines: rows.more,
                sheets: sheets.more,
            },
            left_out_columns: columns.first,
            left_out_lines: rows.first.into_iter().map(LineView::from).collect(),
            left_out_sheets: sheets.first,
            hidden_lines: hidden,
            waiting: preview.questions.waiting,
            questions: unanswered,
            dates: preview.questions.date_order,
            encoding_assumed: preview.questions.encoding,
            numbers: answered.and_then(|question| question.answer),
        };
        Self {
            preview: Some(understood),
            ..preview.imported.into()
        }
    }
}

/// The questions without an answer.
fn questions(questions: &Questions) -> Vec<QuestionView> {
    let question = |parameter, version| QuestionView { parameter, version };
    let numbers = questions.row_numbers.as_ref();
    let numbers = numbers
        .filter(|it| it.answer.is_none())
        .map(|_| question("numbers", None));
    let date = questions.date.as_ref();
    let date = date
        .filter(|it| it.answer.is_none())
        .map(|_| question("date", None));
    let year = questions.year.as_ref();
    let year = year
        .filter(|it| it.answer.is_none())
        .map(|_| question("year", None));
    let versions = questions
        .versions
        .iter()
        .filter(|(_, it)| it.answer.is_none());
    let versions = versions.map(|(version, _)| question("variants", Some(version.clone())));
    numbers
        .into_iter()
        .chain(date)
        .chain(year)
        .chain(versions)
        .collect()
}

impl From<SourceLocation> for LineView {
    fn from(location: SourceLocation) -> Self {
        let (line, sheet, place) = match location {
            SourceLocation::Line(line) => (Some(line), None, None),
            SourceLocation::Row { sheet, row } => (Some(row), sheet, None),
            SourceLocation::Path(path) => (None, None, Some(path)),
        };
        Self {
            line,
            sheet: sheet.as_deref().map(str::to_owned),
            place,
        }
    }
}

impl From<PreviewedGame> for FileGame {
    fn from(game: PreviewedGame) -> Self {
        let players = game.players.into_iter();
        Self {
            location: game.location.into(),
            date: game.date,
            variant: game.variant,
            is_known: game.is_known,
            players: players
                .map(|(name, total)| TotalView { name, total })
                .collect(),
        }
    }
}

impl From<PreviewedPlayer> for PlayerView {
    fn from(player: PreviewedPlayer) -> Self {
        Self {
            name: player.name.to_string(),
            games: player.games,
            is_new: player.is_new,
            similar: player.similar.map(|name| name.to_string()),
        }
    }
}
