//! What an import would do.

use chrono::NaiveDate;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::name::Name;
use crate::groups::{
    DateOrder, Doubts, Imported, Preview, PreviewedGame, PreviewedPlayer, RowNumbers,
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
    preview: Option<PreviewView>,
}

/// What was understood of a file.
#[derive(Serialize, ToSchema)]
#[schema(as = ImportPreview)]
struct PreviewView {
    /// The first 200 games, in the order of the file.
    #[schema(inline)]
    games: Vec<GameView>,
    /// All players of the file, sorted by name.
    #[schema(inline)]
    players: Vec<PlayerView>,
    /// The number of plays of a BG Stats export that are left out: of other games, ignored, or without points.
    left_out: usize,
    /// How days such as 4/5/2026 were read; null if there are none, or only one order is possible.
    dates: Option<DateOrder>,
    /// Whether the letters of a CSV file may be wrong, as it does not say how they are stored.
    encoding_assumed: bool,
    /// How numbers were read that could be crosses or points; null if there are none.
    numbers: Option<RowNumbers>,
}

/// A game of a file.
#[derive(Serialize, ToSchema)]
struct GameView {
    /// The line of a CSV file, or the row of a sheet, with its first player.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    line: Option<u64>,
    /// The path in a JSON document.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    place: Option<String>,
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
        let Doubts {
            date_order,
            row_numbers,
            encoding,
        } = preview.doubts;
        let understood = PreviewView {
            games: preview.games.into_iter().map(GameView::from).collect(),
            players: preview.players.into_iter().map(PlayerView::from).collect(),
            left_out: preview.left_out,
            dates: date_order,
            encoding_assumed: encoding,
            numbers: row_numbers,
        };
        Self {
            preview: Some(understood),
            ..preview.imported.into()
        }
    }
}

impl From<PreviewedGame> for GameView {
    fn from(game: PreviewedGame) -> Self {
        let (line, place) = match game.location {
            SourceLocation::Line(line) | SourceLocation::Row(line) => (Some(line), None),
            SourceLocation::Path(path) => (None, Some(path)),
        };
        let players = game.players.into_iter();
        Self {
            line,
            place,
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
        }
    }
}
