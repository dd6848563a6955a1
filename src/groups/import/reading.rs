//! Reading a file of games: first to find its mistakes, and again to store its games.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::Seek;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use tokio::sync::mpsc;

use super::paper_game::{PaperGame, PaperGameError};
use super::{ImportError, ImportMistake, Place, Source, csv, json};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::{GameUid, GroupId};
use crate::domain::name::Name;
use crate::games::{Entrant, GameService, ImportViolation, ImportedGame, VerifiedGame};

/// How many mistakes of a file are told.
const MAX_MISTAKES: usize = 100;

/// How many games are stored in one go, so that moves at other tables pass between.
const PIECE_GAMES: usize = 100;

/// The same, counted in events: a game may have thousands of them.
const PIECE_EVENTS: usize = 1000;

/// Games that are stored in one go.
pub(super) type Piece = Vec<VerifiedGame>;

/// What a file is read for: by whom, when, and with what in it.
#[derive(Clone)]
pub(super) struct Task {
    pub(super) games: GameService,
    pub(super) group: GroupId,
    pub(super) zone: Tz,
    pub(super) now: DateTime<Utc>,
}

/// What a file holds that has no mistakes.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// How many games there are.
    pub(super) games: usize,
    /// The names of those who played, without case; nobody is counted beyond a few thousand.
    pub(super) names: HashSet<String>,
}

/// The games of a file, as far as they are read.
pub(super) struct Reading<'a> {
    task: &'a Task,
    pub(super) uids: HashSet<GameUid>,
    /// How many paper games of the file are of a day.
    pub(super) days: HashMap<NaiveDate, i64>,
    /// How often a paper game stands in the file, by its fingerprint.
    pub(super) copies: HashMap<[u8; 32], u64>,
    found: Found,
    /// Games on their way to be stored; `None` where the file is only checked.
    out: Option<Out>,
    /// The game that could not be read to its end.
    pub(super) broken: Option<String>,
    mistakes: Vec<ImportMistake>,
    /// Why nothing more is read.
    refusal: Option<Error>,
}

/// Where games go that are to be stored.
struct Out {
    to: mpsc::Sender<Piece>,
    piece: Piece,
    events: usize,
}

impl Out {
    /// Sends what has gathered; fails where nobody stores it any more.
    fn send(&mut self) -> Result<(), Error> {
        self.events = 0;
        let piece = std::mem::take(&mut self.piece);
        let gone = |_| Error::new(ErrorCode::Unavailable, "try-again");
        self.to.blocking_send(piece).map_err(gone)
    }
}

impl Task {
    /// Reads the file, to find all its mistakes.
    pub(super) fn check(&self, source: Source, file: &File) -> Result<Found, ImportError> {
        self.read(source, file, None)
    }

    /// Reads a file again that has no mistakes, and sends its games piece by piece.
    pub(super) fn send(
        &self,
        source: Source,
        file: &File,
        to: mpsc::Sender<Piece>,
    ) -> Result<Found, ImportError> {
        let out = Out {
            to,
            piece: Piece::new(),
            events: 0,
        };
        self.read(source, file, Some(out))
    }

    /// Verifies a single paper game.
    pub(super) fn verify(&self, game: PaperGame) -> Result<VerifiedGame, PaperGameError> {
        game.verify(&mut self.reading(None))
    }

    fn reading(&self, out: Option<Out>) -> Reading<'_> {
        Reading {
            task: self,
            uids: HashSet::new(),
            days: HashMap::new(),
            copies: HashMap::new(),
            found: Found::default(),
            out,
            broken: None,
            mistakes: Vec::new(),
            refusal: None,
        }
    }

    fn read(
        &self,
        source: Source,
        mut file: &File,
        out: Option<Out>,
    ) -> Result<Found, ImportError> {
        let broken = |_| Error::new(ErrorCode::Malformed, "import-unreadable");
        file.rewind().map_err(broken)?;
        let mut reading = self.reading(out);
        let read = match source {
            Source::Document => json::read(&mut reading, file),
            Source::Table => csv::read(&mut reading, file),
        };
        if let Some(refusal) = reading.refusal {
            return Err(refusal.into());
        }
        read?;
        reading.finish()
    }
}

impl Reading<'_> {
    pub(super) fn games(&self) -> &GameService {
        &self.task.games
    }

    pub(super) fn zone(&self) -> Tz {
        self.task.zone
    }

    pub(super) fn now(&self) -> DateTime<Utc> {
        self.task.now
    }

    /// Notes a mistake.
    pub(super) fn wrong(&mut self, place: Place, error: Error) {
        if self.mistakes.len() < MAX_MISTAKES {
            self.mistakes.push(ImportMistake { place, error });
        }
    }

    /// Whether nothing more is to be read: the file is refused, or nobody stores its games.
    pub(super) fn is_over(&self) -> bool {
        self.refusal.is_some()
    }

    /// Counts a game before it is looked at; a file with too many is refused, whatever is in them.
    pub(super) fn count(&mut self) {
        self.found.games += 1;
        let most = self.task.games.bounds().import_games;
        if self.found.games > most {
            let detail = msg("import-too-many-games").with("max", most.to_string());
            self.refusal = Some(Error::new(ErrorCode::TooLarge, detail));
        }
    }

    /// Plays a game again, or notes what is wrong; `place` tells where an event of it stands.
    pub(super) fn verify(
        &mut self,
        told: ImportedGame,
        place: impl Fn(Option<usize>) -> Place,
    ) -> Option<VerifiedGame> {
        let verified = self.verify_log(told);
        verified
            .map_err(|violation| self.wrong(place(violation.event), violation.error))
            .ok()
    }

    /// Replays a game; its id may be in the file once.
    pub(super) fn verify_log(
        &mut self,
        log: ImportedGame,
    ) -> Result<VerifiedGame, ImportViolation> {
        if !self.uids.insert(log.uid.clone()) {
            return Err(Error::invalid("game-repeated").into());
        }
        self.task.games.verify(&self.task.group, log)
    }

    /// Takes a game that is right.
    pub(super) fn take(&mut self, game: VerifiedGame) {
        let Some(out) = &mut self.out else {
            let taken_out = game.entries.iter().map(|(_, entrant)| match entrant {
                Entrant::Seat(_) => None,
                Entrant::TakenOut(name) => name.as_ref(),
            });
            let names = game.names.iter().map(Option::as_ref).chain(taken_out);
            let names = names.flatten().map(Name::case_folded);
            self.found.names.extend(names);
            return;
        };
        out.events += game.log.len();
        out.piece.push(game);
        if out.piece.len() >= PIECE_GAMES || out.events >= PIECE_EVENTS {
            self.refusal = out.send().err();
        }
    }

    fn finish(mut self) -> Result<Found, ImportError> {
        if !self.mistakes.is_empty() {
            return Err(ImportError::Mistakes(self.mistakes));
        }
        if let Some(out) = &mut self.out
            && !out.piece.is_empty()
        {
            out.send()?;
        }
        Ok(self.found)
    }
}
