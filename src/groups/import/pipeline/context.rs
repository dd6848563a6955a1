//! The state of an import while its games are verified: the games and mistakes so far.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::time::Duration;

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use rowlock_rules::{KnownBoards, OwnBoard, TalliedSheet};
use tokio::sync::mpsc;

use super::preview::{MAX_LISTED_GAMES, PreviewedGame};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Language, msg};
use crate::domain::ids::{GameId, GameUid, GroupId};
use crate::domain::name::Name;
use crate::games::{Entrant, GameService, ImportViolation, ImportedGame, VerifiedGame};
use crate::groups::import::answers::Answers;
use crate::groups::import::cpu_time::CpuBudget;
use crate::groups::import::game::reading::{FoundGame, LeftOut, Questions, Reading};
use crate::groups::import::mistake::{ImportError, ImportMistake, MAX_MISTAKES, SourceLocation};

/// How many games are stored in one transaction, so that moves in other games are not delayed.
const BATCH_GAMES: usize = 10;

/// The same in events, of which a game can have thousands.
const BATCH_EVENTS: usize = 150;

/// Games that are stored in one transaction.
pub(super) type Batch = Vec<VerifiedGame>;

/// The group into which games are imported, and the present time.
#[derive(Clone)]
pub(in crate::groups::import) struct ImportTarget {
    pub(in crate::groups::import) games: GameService,
    /// The boards on which the group can play.
    pub(in crate::groups::import) boards: KnownBoards,
    pub(in crate::groups::import) group: GroupId,
    pub(in crate::groups::import) zone: Tz,
    pub(in crate::groups::import) now: DateTime<Utc>,
    /// The language of the caller.
    pub(in crate::groups::import) language: Language,
    pub(in crate::groups::import) answers: Answers,
    /// When the last paper game of each day is listed.
    pub(in crate::groups::import) days: HashMap<NaiveDate, DateTime<Utc>>,
}

/// What a file contains.
#[derive(Debug, Default)]
pub(super) struct FileSummary {
    /// How many games there are, with those that have mistakes or wait for an answer.
    pub(super) games: usize,
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
    pub(super) questions: Questions,
    pub(super) left_out: LeftOut,
    pub(super) mistakes: Vec<ImportMistake>,
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
    refusal: Option<Error>,
    /// How long the file may still take.
    pub(super) budget: CpuBudget,
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
        // What was checked is stored to its end.
        let most = match receiver {
            Some(_) => Duration::MAX,
            None => target.games.limits().import_time,
        };
        Self {
            target,
            uids: HashSet::new(),
            days: target.days.clone(),
            copies: HashMap::new(),
            summary: FileSummary::default(),
            sender: receiver.map(BatchSender::new),
            refusal: None,
            budget: CpuBudget::new(most),
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

    pub(super) fn today(&self) -> NaiveDate {
        self.now().with_timezone(&self.zone()).date_naive()
    }

    /// Counts a player of a game; returns the name to be used for the one of the file.
    pub(super) fn name(&mut self, name: Name) -> Name {
        self.count_player(&name);
        self.used_name(name)
    }

    /// Counts a player of a game as the file names them.
    fn count_player(&mut self, name: &Name) {
        if self.sender.is_none() {
            let players = &mut self.summary.players;
            let player = players.entry(name.key());
            player.or_insert_with(|| (name.clone(), 0)).1 += 1;
        }
    }

    /// Takes the seats out of a game that are no player's.
    pub(super) fn leave_out(&mut self, found: &mut FoundGame) {
        let answers = &self.target.answers;
        let is_player = |(name, _): &(Option<Name>, TalliedSheet)| {
            name.as_ref()
                .is_none_or(|name| answers.name(name.clone()).is_some())
        };
        let are_players: Vec<bool> = found.game.seats.iter().map(is_player).collect();
        let mut kept = are_players.iter();
        found.rows.retain(|_| kept.next() != Some(&false));
        let mut kept = are_players.iter();
        let seats = &mut found.game.seats;
        let left_out = seats.extract_if(.., |_| kept.next() == Some(&false));
        for (name, _) in left_out.collect::<Vec<_>>() {
            name.iter().for_each(|name| self.count_player(name));
        }
    }

    /// The name to be used for one of the file.
    pub(super) fn used_name(&self, name: Name) -> Name {
        self.target.answers.name(name.clone()).unwrap_or(name)
    }

    /// Takes what was read of a file beside its games, with those that are not verified.
    ///
    /// # Errors
    /// For more games than a file can have.
    pub(super) fn take(&mut self, reading: &mut Reading) -> Result<(), Error> {
        let games = reading.count();
        self.check_count(games)?;
        self.summary.games += games - reading.games.len();
        self.summary.questions = std::mem::take(&mut reading.questions);
        self.summary.left_out = std::mem::take(&mut reading.left_out);
        self.summary.mistakes.append(&mut reading.mistakes);
        Ok(())
    }

    pub(super) fn add_mistake(&mut self, mistake: ImportMistake) {
        if self.summary.mistakes.len() < MAX_MISTAKES {
            self.summary.mistakes.push(mistake);
        }
    }

    /// Whether reading was aborted: the file is refused, or its games cannot be stored.
    pub(super) fn is_aborted(&self) -> bool {
        self.refusal.is_some()
    }

    /// Counts a game before it is checked; a file with too many games, or that takes too long, is refused.
    pub(super) fn count_game(&mut self) {
        self.summary.games += 1;
        let allowed = self.check_count(self.summary.games);
        if let Err(refusal) = allowed.and_then(|()| self.budget.check()) {
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
            self.refusal = self.refusal.take().or(sender.send().err());
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
        self.summary.mistakes.sort_by_key(|mistake| {
            let row = mistake.row.as_ref();
            row.map(|row| row.place)
        });
        if let Some(sender) = &mut self.sender
            && !sender.batch.is_empty()
        {
            sender.send()?;
        }
        Ok(self.summary)
    }
}
