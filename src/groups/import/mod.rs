//! Imports: exported JSON documents, and games that were played on paper.
//!
//! A file is read as a whole, then looked at: `document` and `table` find its games, `game` has what they say, and
//! `pipeline` verifies, shows and stores them.

mod answers;
mod cpu_time;
mod document;
mod game;
mod mistake;
mod pipeline;
mod table;

use std::env;
use std::fs::File;
use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

use serde::Serialize;
use sha2::{Digest, Sha256};

pub use answers::{Answers, DateOrder, RowNumbers};
pub(crate) use document::{GameItem, PaperGameItem, PaperSeatItem};
pub use game::paper::{PaperGame, PaperGameError, TallyCell, TallyCells};
pub use game::reading::{LeftOut, Question, Questions};
pub use game::versions::version_key;
pub use mistake::{
    ANY_TABLE, ImportError, ImportMistake, MistakenCell, MistakenRow, RowPlace, SourceLocation,
};
pub(super) use pipeline::ImportTurns;
pub use pipeline::{CheckedImport, Preview, PreviewedGame, PreviewedPlayer, Upload};
pub use table::{CSV_TEMPLATE, csv_template, xlsx_template};

use super::GroupService;
use crate::auth::{GroupAccess, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Language;
use crate::domain::ids::{GameUid, GroupId};
use crate::domain::name::Name;
use crate::games::{MAX_PLAYERS, too_many_players};
use crate::store::Group;
use pipeline::{ImportTarget, ImportWriter};

/// The name of the format in which games are exported and imported.
pub const EXPORT_FORMAT: &str = "rowlock";

/// Its version; other versions are refused.
pub const EXPORT_VERSION: u32 = 1;

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
pub struct ImportQuota(Option<(IpAddr, Arc<Take>)>);

/// Takes so many games; fails with the number of seconds after which to retry.
type Take = dyn Fn(u32) -> Result<(), u64> + Send + Sync;

impl ImportQuota {
    /// A quota of an address from which this function takes.
    pub fn new(
        address: IpAddr,
        take: impl Fn(u32) -> Result<(), u64> + Send + Sync + 'static,
    ) -> Self {
        Self(Some((address, Arc::new(take))))
    }

    fn address(&self) -> Option<IpAddr> {
        self.0.as_ref().map(|(address, _)| *address)
    }

    fn take(&self, units: u64) -> Result<(), Error> {
        let Some((_, take)) = &self.0 else {
            return Ok(());
        };
        let units = u32::try_from(units).unwrap_or(u32::MAX);
        take(units).map_err(|seconds| Error {
            retry_after: Some(seconds),
            ..Error::new(ErrorCode::TooManyRequests, "too-many-imports")
        })
    }

    /// Takes what it costs to read a file of this length, in bytes, whatever is in it.
    fn take_file(&self, length: u64) -> Result<(), Error> {
        self.take(units_of(length))
    }

    /// Takes so many games of a file of this length that are stored; a large file was counted as several before.
    fn take_games_of(&self, length: u64, games: usize) -> Result<(), Error> {
        let games = u64::try_from(games).unwrap_or(u64::MAX);
        match games.saturating_sub(units_of(length)) {
            0 => Ok(()),
            more => self.take(more),
        }
    }
}

/// As how many games a file of this length counts.
fn units_of(length: u64) -> u64 {
    (length / BYTES_PER_UNIT).max(1)
}

/// A uid that is always the same for these texts. It must never change: imported games are recognized by it.
fn derived_uid(texts: &[&str]) -> GameUid {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.as_bytes());
        hash.update([0]);
    }
    let bytes = hash.finalize().first_chunk().copied().unwrap_or_default();
    GameUid::from_random(u64::from_le_bytes(bytes))
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

    /// Reads a file to find its games, mistakes and questions; one large file after the other.
    pub async fn check_import(
        &self,
        caller: &Principal,
        id: &GroupId,
        sent: ImportFile,
        quota: &ImportQuota,
    ) -> Result<CheckedImport, ImportError> {
        let GroupAccess { group, .. } = self.require_keeper(caller, id).await?;
        let target = self.target(group, sent.language, sent.answers).await?;
        CheckedImport::of(
            self.services(),
            target,
            sent.format,
            sent.file,
            quota,
            &self.imports,
        )
        .await
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
        quota.take(1)?;
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
        })
    }
}
