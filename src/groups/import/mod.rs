//! Games from elsewhere: our own documents, and games that were played on paper.

mod document;
mod paper;
mod spool;
mod table;

use std::collections::{HashMap, HashSet};
use std::fs::File;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use serde::Serialize;
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

pub use spool::Spool;
pub use table::{TABLE_COLUMNS, TEMPLATE};

use super::Groups;
use crate::error::{Code, Error};
use crate::games::{Caller, Failure, ForeignGame, Games, Keep, RetoldGame, retrying};
use crate::ids::{GameUid, GroupId, PlayerId};
use crate::name::Name;
use crate::rules::Seat;
use crate::store::{Change, GameUpdate, NAMELESS, NewPlayer, SeatRow};

/// The name of the format in which games are exported and imported.
pub const EXPORT_FORMAT: &str = "rowlock";

/// Its version; a file of a later one is not read.
pub const EXPORT_VERSION: u32 = 1;

/// How many mistakes of a file are told.
const MOST_MISTAKES: usize = 100;

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

/// What came of an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Imported {
    /// How many games are new.
    pub imported: usize,
    /// How many were here before, and stay as they are.
    pub known: usize,
}

/// The games of a file, as far as they are read.
struct Reading<'a> {
    games: &'a Games,
    group: &'a GroupId,
    zone: Tz,
    now: DateTime<Utc>,
    uids: HashSet<GameUid>,
    /// How many paper games of the file are of a day.
    days: HashMap<chrono::NaiveDate, i64>,
    read: Vec<RetoldGame>,
    /// The game that could not be read to its end.
    broken: Option<String>,
    mistakes: Vec<ImportMistake>,
}

impl Reading<'_> {
    fn wrong(&mut self, place: Place, error: Error) {
        if self.mistakes.len() < MOST_MISTAKES {
            self.mistakes.push(ImportMistake { place, error });
        }
    }

    /// Takes a game, or notes what is wrong; `place` tells where an event of it stands.
    fn take(&mut self, told: ForeignGame, place: impl Fn(Option<usize>) -> Place) {
        if !self.uids.insert(told.uid.clone()) {
            self.wrong(place(None), Error::invalid("game-twice"));
            return;
        }
        match self.games.retell(self.group, told) {
            Ok(game) => self.read.push(game),
            Err(misstep) => self.wrong(place(misstep.event), misstep.error),
        }
    }

    fn finish(self) -> Result<Vec<RetoldGame>, ImportError> {
        if self.mistakes.is_empty() {
            Ok(self.read)
        } else {
            Err(ImportError::Mistakes(self.mistakes))
        }
    }
}

impl Groups {
    /// Checks that the caller may import games into this group.
    ///
    /// # Errors
    /// Forbidden for whoever does not keep it, storage full, and as [`Groups::view`].
    pub async fn check_import(&self, caller: &Caller, group: &GroupId) -> Result<(), Error> {
        self.kept(caller, group).await?;
        self.0.check_room()
    }

    /// Takes the games of a file that are not here yet: all of them, or nothing.
    ///
    /// # Errors
    /// [`ImportError`]; then nothing has changed.
    pub async fn import(
        &self,
        caller: &Caller,
        id: &GroupId,
        source: Source,
        file: File,
        keep: Option<&Keep>,
    ) -> Result<Imported, ImportError> {
        let (group, _) = self.kept(caller, id).await?;
        let games = self.0.clone();
        let now = games.now();
        let read = spawn_blocking(move || {
            let mut reading = Reading {
                games: &games,
                group: &group.id,
                zone: group.zone(),
                now,
                uids: HashSet::new(),
                days: HashMap::new(),
                read: Vec::new(),
                broken: None,
                mistakes: Vec::new(),
            };
            match source {
                Source::Document => document::read(&mut reading, file)?,
                Source::Table => table::read(&mut reading, file)?,
            }
            reading.finish()
        });
        let broken = |_| Error::new(Code::Internal, "import-unreadable");
        let read = read.await.map_err(broken)??;
        let imported = async || -> Result<Imported, Failure> {
            let (change, imported) = self.change_of(id, read.clone(), keep).await?;
            self.0.store().write(change).await?;
            Ok(imported)
        };
        Ok(retrying(imported).await?)
    }

    /// What is to be stored of games that were read.
    async fn change_of(
        &self,
        group: &GroupId,
        read: Vec<RetoldGame>,
        keep: Option<&Keep>,
    ) -> Result<(Change, Imported), Error> {
        let known = self.0.store().uids(group).await?;
        let all = read.len();
        let mut change = Change::default();
        let players = self.0.store().players(group).await?;
        let mut ids: HashMap<String, PlayerId> = players
            .into_iter()
            .map(|player| (player.folded, player.id))
            .collect();
        for game in read {
            if known.contains(&game.row.uid) {
                continue;
            }
            let id = game.row.id.clone();
            let mut update = GameUpdate::of(id.clone());
            let mut seats = Vec::new();
            for (seat, name) in Seat::first(game.names.len()).zip(&game.names) {
                let player = self.player_of(group, name.as_ref(), &mut ids, &mut change)?;
                seats.push(SeatRow {
                    seat,
                    player,
                    name: name.as_ref().map(Name::to_string).unwrap_or_default(),
                    claimed: false,
                });
            }
            update.seats = Some(seats);
            change.games.push(game.row);
            change.updates.push(update);
            let figures = game.figures.map(|figures| (id.clone(), figures));
            change.results.extend(figures);
            let log = game.log.into_iter().map(|logged| (id.clone(), logged));
            change.events.extend(log);
        }
        let imported = Imported {
            imported: change.games.len(),
            known: all - change.games.len(),
        };
        change.kept = self.0.keep(keep, &imported)?;
        Ok((change, imported))
    }

    /// The player of this name, who is new where nobody has it; somebody nameless always is.
    fn player_of(
        &self,
        group: &GroupId,
        name: Option<&Name>,
        ids: &mut HashMap<String, PlayerId>,
        change: &mut Change,
    ) -> Result<PlayerId, Error> {
        let id = PlayerId::from_random(self.0.random()?);
        let (shown, folded) = match name {
            Some(name) => (name.to_string(), name.folded()),
            None => (NAMELESS.to_owned(), format!("{NAMELESS}{id}")),
        };
        if let Some(known) = ids.get(&folded) {
            return Ok(known.clone());
        }
        ids.insert(folded.clone(), id.clone());
        change.players.push(NewPlayer {
            id: id.clone(),
            group: group.clone(),
            name: shown,
            folded,
        });
        Ok(id)
    }
}
