//! Games from elsewhere: our own documents, and games that were played on paper.

mod csv;
mod json;
mod paper_game;
mod reading;
mod upload;
mod writing;

use std::fs::File;
use std::sync::Arc;

use serde::Serialize;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

pub use self::csv::TEMPLATE;
pub use paper_game::{PaperGame, PaperGameError, TallyCells};
pub use upload::Upload;

use super::Groups;
use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GroupId;
use crate::domain::name::Name;
use crate::games::{MAX_PLAYERS, too_many_players};
use crate::idempotency::IdempotencyKey;
use crate::store::Group;
use reading::{Piece, Task};
use writing::Writing;

/// The name of the format in which games are exported and imported.
pub const EXPORT_FORMAT: &str = "rowlock";

/// Its version; a file of a later one is not read.
pub const EXPORT_VERSION: u32 = 1;

/// The length in bytes up to which a file does not wait for the imports of others.
const SMALL: u64 = 4 * 1024;

/// How many bytes of a file count as one game, where its games are larger.
const UNIT: u64 = 4 * 1024;

/// What a file of games is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A document as it is exported.
    Document,
    /// A table of games played on paper.
    Table,
}

/// Where in a file something is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this line of a table.
    Line(u64),
    /// Below this path of a document.
    Path(String),
}

/// A mistake in a file.
#[derive(Clone, Debug)]
pub struct ImportMistake {
    /// Where.
    pub place: Place,
    /// What.
    pub error: Error,
}

/// Why nothing of a file was taken.
#[derive(Clone, Debug)]
pub enum ImportError {
    /// It cannot be read, or it is not allowed.
    Refused(Error),
    /// It has mistakes; here are all of them, or the first hundred.
    Mistakes(Vec<ImportMistake>),
}

impl From<Error> for ImportError {
    fn from(error: Error) -> Self {
        Self::Refused(error)
    }
}

/// The result of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Imported {
    /// The number of new games.
    pub imported: usize,
    /// The number of games that are already there; they are not changed.
    pub known: usize,
}

/// How many games an address may still import, where that is counted.
#[derive(Clone, Default)]
pub struct Allowance(Option<Arc<Take>>);

/// Takes so many; else gives after how many seconds there may be as many.
type Take = dyn Fn(u32) -> Result<(), u64> + Send + Sync;

impl Allowance {
    /// An allowance from which this takes.
    pub fn new(take: impl Fn(u32) -> Result<(), u64> + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(take)))
    }

    /// Takes the games of a file of this length; a large game counts as several.
    fn take(&self, games: usize, length: u64) -> Result<(), Error> {
        let Some(take) = &self.0 else {
            return Ok(());
        };
        let units = u64::try_from(games).unwrap_or(u64::MAX).max(length / UNIT);
        let units = u32::try_from(units).unwrap_or(u32::MAX);
        take(units).map_err(|seconds| Error {
            retry_after: Some(seconds),
            ..Error::new(ErrorCode::TooManyRequests, "too-many-imports")
        })
    }
}

impl Groups {
    /// Checks that the caller may import games into this group.
    ///
    /// # Errors
    /// Forbidden for whoever does not keep it, storage full, and as [`Groups::view`].
    pub async fn check_import(&self, caller: &Principal, group: &GroupId) -> Result<(), Error> {
        self.kept(caller, group).await?;
        self.0.check_disk_space()
    }

    /// A file for an upload, beside the database: the place that is large enough for its games, too.
    ///
    /// # Errors
    /// As [`Upload::new`].
    pub fn spool(&self) -> Result<Upload, Error> {
        let database = self.0.services().store().path();
        Upload::new(database.parent().unwrap_or(database))
    }

    /// Takes the games of a file that are not here yet; nothing where the file has a mistake.
    ///
    /// They are stored piece by piece, one file after the other. Where that is broken off, by a full disk
    /// or the end of the server, the games stored so far are known when the file comes again.
    ///
    /// # Errors
    /// [`ImportError`]; unless it tells of the storage, nothing has changed.
    pub async fn import(
        &self,
        caller: &Principal,
        id: &GroupId,
        source: Source,
        file: File,
        allowance: &Allowance,
        key: Option<&IdempotencyKey>,
    ) -> Result<Imported, ImportError> {
        let (group, _) = self.kept(caller, id).await?;
        let broken = |_| Error::new(ErrorCode::Internal, "import-unreadable");
        let length = file.metadata().map_err(|_| Upload::broken())?.len();
        let turn = if length > SMALL {
            let turn = Arc::clone(&self.1).acquire_owned().await;
            Some(turn.map_err(|_| Error::new(ErrorCode::Unavailable, "try-again"))?)
        } else {
            None
        };
        let task = self.task(group);
        // Whoever asked may hang up; the turn lasts as long as the file is read.
        let checked = spawn_blocking(move || (task.check(source, &file), task, file, turn));
        let (found, task, file, turn) = checked.await.map_err(broken)?;
        let found = found?;
        let mut writing = Writing::begin(&self.0, id).await?;
        if writing.players_with(&found.names) > MAX_PLAYERS {
            return Err(too_many_players().into());
        }
        allowance.take(found.games, length)?;
        let (to, mut pieces) = mpsc::channel(1);
        let sent = spawn_blocking(move || (task.send(source, &file, to).map(|_| ()), turn));
        let mut last = Piece::new();
        while let Some(piece) = pieces.recv().await {
            writing.store(&std::mem::replace(&mut last, piece)).await?;
        }
        let (sent, _turn) = sent.await.map_err(broken)?;
        sent?;
        Ok(writing.end(&last, key).await?)
    }

    /// Imports a single game that was played on paper, unless it was imported before.
    ///
    /// # Errors
    /// [`PaperGameError`]; then nothing has changed.
    pub async fn import_paper_game(
        &self,
        caller: &Principal,
        id: &GroupId,
        game: PaperGame,
        allowance: &Allowance,
    ) -> Result<Imported, PaperGameError> {
        let (group, _) = self.kept(caller, id).await?;
        let game = self.task(group).verify(game)?;
        let writing = Writing::begin(&self.0, id).await?;
        let names = game.names.iter().flatten().map(Name::case_folded);
        if writing.players_with(&names.collect()) > MAX_PLAYERS {
            return Err(too_many_players().into());
        }
        allowance.take(1, 0)?;
        Ok(writing.end(&vec![game], None).await?)
    }

    fn task(&self, group: Group) -> Task {
        Task {
            games: self.0.clone(),
            zone: group.zone(),
            now: self.0.services().now(),
            group: group.id,
        }
    }
}
