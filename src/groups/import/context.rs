//! The state of an import while its file is read: the games and mistakes so far.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use rowlock_rules::{KnownBoards, OwnBoard};
use serde_json::error::Category;
use sha2::{Digest, Sha256};
use tokio::sync::mpsc;

use super::answers::Answers;
use super::preview::{Doubts, MAX_LISTED_GAMES, PreviewedGame};
use super::{ImportError, ImportMistake, MistakenCell, SourceLocation};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Language, msg};
use crate::domain::ids::{GameId, GameUid, GroupId};
use crate::domain::name::Name;
use crate::games::{Entrant, GameService, ImportViolation, ImportedGame, VerifiedGame};

/// How many mistakes of a file are reported.
pub(super) const MAX_MISTAKES: usize = 100;

/// How many games are stored in one transaction, so that moves in other games are not delayed.
const BATCH_GAMES: usize = 10;

/// The same in events, of which a game can have thousands.
const BATCH_EVENTS: usize = 400;

/// Games that are stored in one transaction.
pub(super) type Batch = Vec<VerifiedGame>;

/// The group into which games are imported, and the present time.
#[derive(Clone)]
pub(super) struct ImportTarget {
    pub(super) games: GameService,
    /// The boards on which the group can play.
    pub(super) boards: KnownBoards,
    pub(super) group: GroupId,
    pub(super) zone: Tz,
    pub(super) now: DateTime<Utc>,
    /// The language of the caller.
    pub(super) language: Language,
    pub(super) answers: Answers,
    /// The games of the group by id, where exports that have no more than that are to be recognized.
    pub(super) own_games: HashMap<GameId, GameUid>,
    /// When the last paper game of each day is listed.
    pub(super) days: HashMap<NaiveDate, DateTime<Utc>>,
}

/// What a file contains.
#[derive(Debug, Default)]
pub(super) struct FileSummary {
    pub(super) games: usize,
    /// The plays that are none of a game with a result here: of other games, ignored, or without points.
    pub(super) left_out: usize,
    /// The ids of the boards that groups have made, on which its games were played.
    pub(super) boards: HashSet<String>,
    /// The case-folded names of its players, as they are used.
    pub(super) names: HashSet<String>,
    /// The names in the file with the number of games of each, by their case-folded form.
    pub(super) players: BTreeMap<String, (Name, usize)>,
    /// The ids of the games without mistakes.
    pub(super) uids: HashSet<GameUid>,
    /// The first of them.
    pub(super) listed: Vec<PreviewedGame>,
    pub(super) doubts: Doubts,
    pub(super) mistakes: Vec<ImportMistake>,
}

/// A uid that is always the same for these texts. It must never change: imported games are recognized by it.
pub(super) fn derived_uid(texts: &[&str]) -> GameUid {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.as_bytes());
        hash.update([0]);
    }
    let bytes = hash.finalize().first_chunk().copied().unwrap_or_default();
    GameUid::from_random(u64::from_le_bytes(bytes))
}

/// The games of a file, as far as they are read.
pub(super) struct ImportContext<'a> {
    target: &'a ImportTarget,
    pub(super) uids: HashSet<GameUid>,
    /// When the last paper game of each day so far is listed.
    pub(super) days: HashMap<NaiveDate, DateTime<Utc>>,
    /// How often each paper game has occurred so far, by its fingerprint.
    pub(super) copies: HashMap<[u8; 32], u64>,
    summary: FileSummary,
    /// Where verified games are sent; `None` if the file is only checked.
    sender: Option<BatchSender>,
    /// The path of the game that could not be parsed.
    pub(super) failed_path: Option<String>,
    refusal: Option<Error>,
}

/// Sends games to be stored, in batches.
struct BatchSender {
    receiver: mpsc::Sender<Batch>,
    batch: Batch,
    events: usize,
}

impl BatchSender {
    fn new(receiver: mpsc::Sender<Batch>) -> Self {
        Self {
            receiver,
            batch: Batch::new(),
            events: 0,
        }
    }

    /// Sends the batch; fails if the receiver is gone.
    fn send(&mut self) -> Result<(), Error> {
        self.events = 0;
        let batch = std::mem::take(&mut self.batch);
        let gone = |_| Error::new(ErrorCode::Unavailable, "try-again");
        self.receiver.blocking_send(batch).map_err(gone)
    }
}

impl<'a> ImportContext<'a> {
    /// A context without games. Verified games are sent in batches to `receiver`, or only checked without it.
    pub(super) fn new(target: &'a ImportTarget, receiver: Option<mpsc::Sender<Batch>>) -> Self {
        Self {
            target,
            uids: HashSet::new(),
            days: target.days.clone(),
            copies: HashMap::new(),
            summary: FileSummary::default(),
            sender: receiver.map(BatchSender::new),
            failed_path: None,
            refusal: None,
        }
    }
}

impl ImportContext<'_> {
    /// The boards on which the group can play.
    pub(super) fn boards(&self) -> &KnownBoards {
        &self.target.boards
    }

    pub(super) fn zone(&self) -> Tz {
        self.target.zone
    }

    pub(super) fn now(&self) -> DateTime<Utc> {
        self.target.now
    }

    pub(super) fn language(&self) -> Language {
        self.target.language
    }

    pub(super) fn today(&self) -> NaiveDate {
        self.now().with_timezone(&self.zone()).date_naive()
    }

    pub(super) fn answers(&self) -> &Answers {
        &self.target.answers
    }

    /// Counts a player of a game; returns the name to be used for the one of the file.
    pub(super) fn name(&mut self, name: Name) -> Name {
        let used = self.target.answers.name(name.clone());
        if self.sender.is_none() {
            let players = &mut self.summary.players;
            let player = players.entry(name.key()).or_insert((name, 0));
            player.1 += 1;
        }
        used
    }

    pub(super) fn doubt(&mut self, doubts: Doubts) {
        self.summary.doubts = doubts;
    }

    /// The uid of a game that an export names by its id only: that of the game of the group with this id, otherwise one
    /// that is the same in each import.
    pub(super) fn uid_of(&self, id: &GameId) -> GameUid {
        let known = self.target.own_games.get(id).cloned();
        known.unwrap_or_else(|| derived_uid(&["exported game", id.as_str()]))
    }

    pub(super) fn add_mistake(&mut self, location: SourceLocation, error: Error) {
        self.add_mistake_in(location, None, error);
    }

    /// Records a mistake in a cell, if it is in a single one.
    pub(super) fn add_mistake_in(
        &mut self,
        location: SourceLocation,
        cell: Option<MistakenCell>,
        error: Error,
    ) {
        if self.summary.mistakes.len() < MAX_MISTAKES {
            self.summary.mistakes.push(ImportMistake {
                location,
                cell: cell.map(Box::new),
                error,
            });
        }
    }

    /// Whether reading was aborted: the file is refused, or its games cannot be stored.
    pub(super) fn is_aborted(&self) -> bool {
        self.refusal.is_some()
    }

    /// Refuses the file as a whole.
    pub(super) fn refuse(&mut self, error: Error) {
        self.refusal = Some(error);
    }

    /// Counts a play that is left out.
    pub(super) fn leave_out(&mut self) {
        self.summary.left_out += 1;
    }

    /// Whether there was a game so far, even one with a mistake.
    pub(super) fn has_found_games(&self) -> bool {
        self.summary.games > 0 || !self.summary.mistakes.is_empty()
    }

    pub(super) fn has_mistake_at(&self, location: &SourceLocation) -> bool {
        let mut mistakes = self.summary.mistakes.iter();
        mistakes.any(|mistake| mistake.location == *location)
    }

    /// The refusal of a document that the parser could not read, with what it says.
    pub(super) fn document_error(&mut self, error: &serde_json::Error) -> Error {
        let reason = error.to_string();
        let code = match error.classify() {
            Category::Data if reason.starts_with("unknown field") => ErrorCode::UnknownField,
            Category::Data => ErrorCode::InvalidValue,
            Category::Syntax | Category::Eof | Category::Io => ErrorCode::Malformed,
        };
        let path = self.failed_path.take().unwrap_or_default();
        let reason = format!("{path}{reason}");
        Error::new(code, msg("unreadable").with("reason", reason))
    }

    /// Counts a game before it is checked; a file with too many games is refused.
    pub(super) fn count_game(&mut self) {
        self.summary.games += 1;
        if let Err(refusal) = self.check_count(self.summary.games) {
            self.refusal = Some(refusal);
        }
    }

    /// Refuses more games than a file can have.
    pub(super) fn check_count(&self, games: usize) -> Result<(), Error> {
        let max = self.target.games.limits().import_games;
        let detail = || msg("import-too-many-games").with("max", max.to_string());
        match games > max {
            true => Err(Error::new(ErrorCode::TooLarge, detail())),
            false => Ok(()),
        }
    }

    /// Replays a game, or records a mistake; `location` returns the location of an event.
    pub(super) fn verify(
        &mut self,
        game: ImportedGame,
        location: impl Fn(Option<usize>) -> SourceLocation,
    ) -> Option<VerifiedGame> {
        let verified = self.verify_log(game);
        verified
            .map_err(|violation| self.add_mistake(location(violation.event), violation.error))
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
        self.target
            .games
            .verify(&self.target.group, &self.target.boards, log)
    }

    /// Replays a game that takes the place of the one with this id.
    pub(super) fn verify_as(
        &self,
        id: &GameId,
        log: ImportedGame,
    ) -> Result<VerifiedGame, ImportViolation> {
        let ImportTarget {
            games,
            group,
            boards,
            ..
        } = self.target;
        games.verify_as(id.clone(), group, boards, log)
    }

    /// Adds a game that is at this location of the file.
    pub(super) fn accept(&mut self, game: VerifiedGame, location: SourceLocation) {
        let Some(sender) = &mut self.sender else {
            self.summary.uids.insert(game.row.uid.clone());
            if self.summary.listed.len() < MAX_LISTED_GAMES {
                let listed =
                    PreviewedGame::of(&game, &self.target.boards, self.target.zone, location);
                self.summary.listed.push(listed);
            }
            let taken_out = game.entries.iter().map(|(_, entrant)| match entrant {
                Entrant::Seat(_) => None,
                Entrant::TakenOut(name) => name.as_ref(),
            });
            let names = game.names.iter().map(Option::as_ref).chain(taken_out);
            let names = names.flatten().map(Name::key);
            self.summary.names.extend(names);
            let boards = game.board.iter().map(OwnBoard::id);
            self.summary.boards.extend(boards.map(str::to_owned));
            return;
        };
        sender.events += game.log.len();
        sender.batch.push(game);
        if sender.batch.len() >= BATCH_GAMES || sender.events >= BATCH_EVENTS {
            self.refusal = sender.send().err();
        }
    }

    /// Ends the import: sends the last batch, or returns why nothing is imported.
    pub(super) fn finish(
        mut self,
        read: Result<(), ImportError>,
    ) -> Result<FileSummary, ImportError> {
        if let Some(refusal) = self.refusal {
            return Err(refusal.into());
        }
        read?;
        self.summary
            .mistakes
            .sort_by_key(|mistake| mistake.location.line());
        if let Some(sender) = &mut self.sender
            && !sender.batch.is_empty()
        {
            sender.send()?;
        }
        Ok(self.summary)
    }
}
