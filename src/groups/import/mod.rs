//! Imports: exported JSON documents, and games that were played on paper.

mod answers;
mod bgstats;
mod board_names;
mod checked_import;
mod columns;
mod context;
mod correction;
mod date;
mod document_kind;
mod items;
mod json;
mod own_export;
mod paper_game;
mod preview;
mod reader;
mod row_values;
mod scorecard;
mod source;
mod survey;
mod table;
mod template;
mod upload;
mod writer;

use std::collections::HashMap;
use std::env;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;

pub use answers::{Answers, DateOrder, RowNumbers};
pub use checked_import::CheckedImport;
pub(crate) use items::{GameItem, PaperGameItem, PaperSeatItem};
pub use paper_game::{PaperGame, PaperGameError, TallyCell, TallyCells};
pub use preview::{Doubts, Preview, PreviewedGame, PreviewedPlayer};
pub use template::{CSV_TEMPLATE, csv_template, xlsx_template};
pub use upload::Upload;

use super::GroupService;
use crate::auth::{GroupAccess, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Language;
use crate::domain::ids::GroupId;
use crate::domain::name::Name;
use crate::games::{MAX_PLAYERS, too_many_players};
use crate::store::Group;
use context::ImportTarget;
use writer::ImportWriter;

/// The name of the format in which games are exported and imported.
pub const EXPORT_FORMAT: &str = "rowlock";

/// Its version; other versions are refused.
pub const EXPORT_VERSION: u32 = 1;

/// The length in bytes up to which a file does not wait for the imports of others.
const SMALL_FILE: u64 = 4 * 1024;

/// How many bytes of a file count as at least one game against the quota.
const BYTES_PER_UNIT: u64 = 4 * 1024;

/// The format of a file of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportFormat {
    Json,
    /// A table of games that were played on paper.
    Csv,
    /// The same in a workbook.
    Xlsx,
}

/// A file of games, and who sends it.
pub struct ImportFile {
    pub format: ImportFormat,
    pub file: File,
    /// The language of the caller, in which a table may be written.
    pub language: Language,
    pub answers: Answers,
}

/// The location of a mistake in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceLocation {
    /// A line of a text.
    Line(u64),
    /// A row of the sheet of a workbook.
    Row(u64),
    Path(String),
}

impl SourceLocation {
    /// The line or row, from 1; 0 in a document.
    pub fn line(&self) -> u64 {
        match self {
            Self::Line(line) | Self::Row(line) => *line,
            Self::Path(_) => 0,
        }
    }
}

/// A cell of a table with a mistake.
#[derive(Clone, Debug)]
pub struct MistakenCell {
    /// The column, from 0.
    pub column: usize,
    /// The title of the column; empty if it has none.
    pub title: String,
    /// What is in the cell.
    pub text: String,
}

/// A mistake in a file.
#[derive(Clone, Debug)]
pub struct ImportMistake {
    pub location: SourceLocation,
    /// The cell of a table, if the mistake is in a single one.
    pub cell: Option<Box<MistakenCell>>,
    pub error: Error,
}

/// Why nothing of a file was imported.
#[derive(Clone, Debug)]
pub enum ImportError {
    /// The file cannot be read, or the import is not allowed.
    Refused(Error),
    /// The file has mistakes: all of them, or the first hundred.
    Mistakes(Vec<ImportMistake>),
}

impl ImportError {
    /// The error, or the first of the mistakes.
    pub fn first(self) -> Error {
        match self {
            Self::Refused(error) => error,
            Self::Mistakes(mistakes) => {
                let first = mistakes.into_iter().next().map(|mistake| mistake.error);
                first.unwrap_or_else(|| Error::invalid("import-invalid"))
            }
        }
    }
}

impl From<Error> for ImportError {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

/// The result of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Imported {
    /// The number of new games.
    pub imported: usize,
    /// The number of games that are already there; they are not changed.
    #[serde(rename = "known")]
    pub skipped: usize,
}

/// How many games a client address can still import; unlimited by default.
#[derive(Clone, Default)]
pub struct ImportQuota(Option<Arc<Take>>);

/// Takes so many games; fails with the number of seconds after which to retry.
type Take = dyn Fn(u32) -> Result<(), u64> + Send + Sync;

impl ImportQuota {
    /// A quota from which this function takes.
    pub fn new(take: impl Fn(u32) -> Result<(), u64> + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(take)))
    }

    /// Takes so many games of a file of this length, in bytes; a large game counts as several.
    fn take(&self, games: usize, length: u64) -> Result<(), Error> {
        let Some(take) = &self.0 else {
            return Ok(());
        };
        let units = u64::try_from(games)
            .unwrap_or(u64::MAX)
            .max(length / BYTES_PER_UNIT);
        let units = u32::try_from(units).unwrap_or(u32::MAX);
        take(units).map_err(|seconds| Error {
            retry_after: Some(seconds),
            ..Error::new(ErrorCode::TooManyRequests, "too-many-imports")
        })
    }
}

impl GroupService {
    /// Checks that there is space for imported games.
    pub fn check_disk_space(&self) -> Result<(), Error> {
        self.games.check_disk_space()
    }

    /// A temporary file for an upload: on the disk of a SQLite file, which must have space for its games, too.
    pub fn new_upload(&self) -> Result<Upload, Error> {
        let database = self.store().file();
        match database.and_then(Path::parent) {
            Some(folder) => Upload::new(folder),
            None => Upload::new(&env::temp_dir()),
        }
    }

    /// Reads a file to find its games and mistakes; one large file after the other.
    pub async fn check_import(
        &self,
        caller: &Principal,
        id: &GroupId,
        sent: ImportFile,
    ) -> Result<CheckedImport, ImportError> {
        let GroupAccess { group, .. } = self.require_keeper(caller, id).await?;
        let length = sent.file.metadata().map_err(|_| Upload::broken())?.len();
        let permit = if length > SMALL_FILE {
            let permit = Arc::clone(&self.imports).acquire_owned().await;
            Some(permit.map_err(|_| Error::new(ErrorCode::Unavailable, "try-again"))?)
        } else {
            None
        };
        let own_games = self.store().game_uids(id).await.map_err(Error::from)?;
        let target = ImportTarget {
            own_games,
            ..self.target(group, sent.language, sent.answers).await?
        };
        CheckedImport::of(self.services(), target, sent.format, sent.file, permit).await
    }

    /// Imports a single game that was played on paper, unless it was imported before. If that fails, nothing has
    /// changed.
    pub async fn import_paper_game(
        &self,
        caller: &Principal,
        id: &GroupId,
        game: PaperGame,
        quota: &ImportQuota,
    ) -> Result<Imported, PaperGameError> {
        let GroupAccess { group, .. } = self.require_keeper(caller, id).await?;
        let target = self
            .target(group, Language::default(), Answers::default())
            .await?;
        let game = target.verify(game)?;
        let writer = ImportWriter::open(self.services(), id).await?;
        let names = game.names.iter().flatten().map(Name::key);
        if writer.player_count_with(&names.collect()) > MAX_PLAYERS {
            return Err(too_many_players().into());
        }
        quota.take(1, 0)?;
        Ok(writer.finish(&vec![game], None).await?)
    }

    async fn target(
        &self,
        group: Group,
        language: Language,
        answers: Answers,
    ) -> Result<ImportTarget, Error> {
        let (boards, _) = self.games.known_boards_of(&group.id).await?;
        Ok(ImportTarget {
            games: self.games.clone(),
            boards,
            days: self.store().paper_days(&group.id).await?,
            zone: group.zone(),
            now: self.services().now(),
            group: group.id,
            language,
            answers,
            own_games: HashMap::new(),
        })
    }
}
