//! A file that was read once, and is to be shown or stored.

use std::fs::File;

use tokio::sync::mpsc;
use tokio::task::{JoinError, spawn_blocking};

use super::context::{Batch, FileSummary, ImportTarget};
use super::preview::Preview;
use super::turns::{ImportTurn, ImportTurns};
use super::upload::Upload;
use super::writer::ImportWriter;
use crate::domain::error::{Error, ErrorCode};
use crate::games::{MAX_PLAYERS, too_many_players};
use crate::groups::import::mistake::ImportError;
use crate::groups::import::{ImportFormat, ImportQuota, Imported};
use crate::idempotency::IdempotencyKey;
use crate::services::Services;

/// The length in bytes up to which a file does not wait for the imports of others.
const SMALL_FILE: u64 = 4 * 1024;

/// How many games of the quota a new board counts as: boards stay in memory.
const GAMES_PER_BOARD: usize = 10;

/// A file that was read once, and the group into which its games go.
pub struct CheckedImport {
    services: Services,
    target: ImportTarget,
    format: ImportFormat,
    file: File,
    /// In bytes.
    length: u64,
    found: FileSummary,
    writer: ImportWriter,
    /// Held as long as the file is read, even if the client disconnects.
    turn: Option<ImportTurn>,
}

impl CheckedImport {
    /// Reads a file, which costs quota whatever is in it.
    pub(in crate::groups::import) async fn of(
        services: &Services,
        target: ImportTarget,
        format: ImportFormat,
        file: File,
        quota: &ImportQuota,
        turns: &ImportTurns,
    ) -> Result<Self, ImportError> {
        let length = file.metadata().map_err(|_| Upload::broken())?.len();
        quota.take_file(length)?;
        let turn = match length > SMALL_FILE {
            true => Some(turns.wait(quota.address()).await?),
            false => None,
        };
        let checked = spawn_blocking(move || (target.check(format, &file), target, file, turn));
        let (found, target, file, turn) = checked.await.map_err(unreadable)?;
        let found = found?;
        let writer = ImportWriter::open(services, &target.group).await?;
        if found.mistakes.is_empty() && writer.player_count_with(&found.names) > MAX_PLAYERS {
            return Err(too_many_players().into());
        }
        Ok(Self {
            services: services.clone(),
            target,
            format,
            file,
            length,
            found,
            writer,
            turn,
        })
    }

    /// The number of games of the file, whether the group has them or not.
    pub fn games(&self) -> usize {
        self.found.games
    }

    /// Whether the file has mistakes, with which nothing is stored.
    pub fn has_mistakes(&self) -> bool {
        !self.found.mistakes.is_empty()
    }

    /// Whether games wait for an answer to a question, without which nothing is stored.
    pub fn is_asking(&self) -> bool {
        self.found.questions.waiting > 0
    }

    /// What [`CheckedImport::store`] would do.
    pub fn preview(self) -> Preview {
        self.writer.preview(self.found, &self.target.answers)
    }

    /// Stores the games that the group does not have yet; none if the file has a mistake.
    ///
    /// Games are stored in batches; `progress` gets the counts so far. If that is interrupted, by a full disk or the end
    /// of the server, importing the file again skips the games stored so far. After an error other than one of the store,
    /// nothing has changed.
    pub async fn store(
        self,
        quota: &ImportQuota,
        key: Option<&IdempotencyKey>,
        mut progress: impl FnMut(Imported),
    ) -> Result<Imported, ImportError> {
        let Self {
            services,
            target,
            format,
            file,
            length,
            found,
            mut writer,
            turn,
        } = self;
        if !found.mistakes.is_empty() {
            return Err(ImportError::Mistakes(found.mistakes));
        }
        found.questions.require_answers()?;
        let boards = found.boards.iter().map(String::as_str);
        let stored = services.store().count_own_boards(boards);
        let stored = stored.await.map_err(Error::from)?;
        let new_boards = found.boards.len().saturating_sub(stored);
        quota.take_games_of(length, found.games + GAMES_PER_BOARD * new_boards)?;
        let (to, mut batches) = mpsc::channel(1);
        let sent = spawn_blocking(move || (target.send(format, &file, to).map(|_| ()), turn));
        let mut last = Batch::new();
        while let Some(batch) = batches.recv().await {
            let full = std::mem::replace(&mut last, batch);
            progress(writer.store(&full).await?);
        }
        let (sent, _turn) = sent.await.map_err(unreadable)?;
        sent?;
        Ok(writer.finish(&last, key).await?)
    }
}

fn unreadable(_: JoinError) -> Error {
    Error::new(ErrorCode::Internal, "import-unreadable")
}
