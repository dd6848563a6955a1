//! Verification of imported games: their logs are replayed, and refused where they break the rules.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, Utc};
use rowlock_rules::{
    Event, EventKind, Game, HouseRules, KnownBoards, MAX_SEATS, Mode, OwnBoard, Seat, SeatSummary,
    Seq, Status,
};

use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, GameUid, GroupId, JoinCode};
use crate::domain::name::Name;
use crate::domain::remarks::Remarks;
use crate::games::limits::{ENDING_EVENTS, MAX_EVENTS};
use crate::games::service::GameService;
use crate::games::sessions::{GameSession, ResultView};
use crate::store::{GameRow, LoggedEvent};

/// A game read from a file.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// Its unique id across servers.
    pub uid: GameUid,
    pub variant: String,
    /// The board, if a group has made it and the file has it.
    pub board: Option<OwnBoard>,
    pub mode: Mode,
    pub house_rules: HouseRules,
    pub created_at: DateTime<Utc>,
    /// The day on which a paper game was played.
    pub day: Option<NaiveDate>,
    /// What its players wrote about it.
    pub remarks: Remarks,
    /// When it was last corrected after its end.
    pub corrected_at: Option<DateTime<Utc>>,
    /// The players' names, in the order of seats; `None` for a deleted player.
    pub names: Vec<Option<Name>>,
    pub log: Vec<(DateTime<Utc>, Event)>,
    /// The known names of late players, by the sequence number of their entry.
    pub entrants: HashMap<Seq, Name>,
}

/// A player who entered an imported game after its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// The player who has this seat at the end of the log.
    Seat(Seat),
    /// A player whose entry was rewound; `None` for a deleted player.
    TakenOut(Option<Name>),
}

/// An imported game with a verified log.
#[derive(Clone, Debug)]
pub struct VerifiedGame {
    pub row: GameRow,
    /// Its board, if a group has made it.
    pub board: Option<OwnBoard>,
    /// The players' names, in the order of seats.
    pub names: Vec<Option<Name>>,
    pub log: Vec<LoggedEvent>,
    /// The late players, by the sequence number of their entry.
    pub entries: Vec<(Seq, Entrant)>,
    /// The summaries of the seats of a finished game.
    pub summaries: Option<Vec<SeatSummary>>,
    pub result: Option<ResultView>,
}

/// Why an imported game is refused.
#[derive(Clone, Debug)]
pub struct ImportViolation {
    /// The index of the event in the log; `None` if the game as a whole is wrong.
    pub event: Option<usize>,
    pub error: Error,
}

impl From<Error> for ImportViolation {
    fn from(error: Error) -> Self {
        Self { event: None, error }
    }
}

impl GameService {
    /// Replays the log of an imported game, for this group, on its own board or one of these.
    ///
    /// # Errors
    /// [`ImportViolation`] at the first event that the rules do not allow.
    pub fn verify(
        &self,
        group: &GroupId,
        boards: &KnownBoards,
        imported: ImportedGame,
    ) -> Result<VerifiedGame, ImportViolation> {
        let id = GameId::from_random(self.random()?);
        self.verify_as(id, group, boards, imported)
    }

    /// As [`GameService::verify`], for a game with this id.
    pub(crate) fn verify_as(
        &self,
        id: GameId,
        group: &GroupId,
        boards: &KnownBoards,
        imported: ImportedGame,
    ) -> Result<VerifiedGame, ImportViolation> {
        let of_group = || boards.own(&imported.variant).cloned();
        let own = imported.board.or_else(of_group);
        let board = own.as_ref().map(OwnBoard::board);
        let board = board.or_else(|| boards.get(&imported.variant)).cloned();
        let board = board.ok_or_else(|| Error::invalid("no-such-board"))?;
        // As many as a game on this server can have, so that every export can be imported.
        let most = MAX_EVENTS + ENDING_EVENTS;
        if imported.log.len() > most {
            let detail = msg("log-too-long").with("max", most.to_string());
            return Err(Error::invalid(detail).into());
        }
        let row = GameRow {
            id,
            group: group.clone(),
            uid: imported.uid,
            code: JoinCode::from_random(self.random()?),
            code_closed: false,
            variant: imported.variant,
            mode: imported.mode,
            house_rules: imported.house_rules,
            status: Status::Lobby,
            reason: None,
            next: None,
            created_at: imported.created_at,
            started_at: None,
            finished_at: None,
            day: imported.day,
            remarks: imported.remarks,
            corrected_at: imported.corrected_at,
            corrected_by: None,
            revision: 0,
            creator: None,
        };
        let mut session = GameSession::on(board, row, self.instant());
        let mut log = Vec::with_capacity(imported.log.len());
        let mut entries = LateEntries::default();
        for (index, (at, event)) in imported.log.into_iter().enumerate() {
            let wrong = |violation| ImportViolation {
                event: Some(index),
                error: Error::from(violation),
            };
            session.game.verify_event(&event).map_err(wrong)?;
            let is_entry =
                session.row.status != Status::Lobby && matches!(event.kind, EventKind::Join { .. });
            if is_entry {
                entries.record(&session.game);
            }
            log.push(session.log_event(event, at, None));
            // The columns other than the log are derived from it.
            session.sync_row(at);
        }
        session.game.verify_end().map_err(Error::from)?;
        if session.game.is_paper_game() != session.row.day.is_some() {
            return Err(Error::invalid("date-unreadable").into());
        }
        check_names(&imported.names, session.game.table().seats())?;
        let entries = entries.resolve(&session.game, &imported.names, &imported.entrants)?;
        let is_over = session.row.status == Status::Finished;
        Ok(VerifiedGame {
            summaries: is_over.then(|| session.game.table().seat_summaries()),
            result: ResultView::of(session.game.table()),
            row: Arc::unwrap_or_clone(session.row),
            board: own,
            names: imported.names,
            log,
            entries,
        })
    }
}

/// The late entries of a log, each with the earlier ones that were in effect then.
#[derive(Default)]
struct LateEntries(Vec<(Seq, Vec<Seq>)>);

impl LateEntries {
    /// Records that the next event is an entry.
    fn record(&mut self, game: &Game) {
        self.0.push((game.seq() + 1, game.entry_events().collect()));
    }

    /// Resolves who entered, and checks that no name ever had two seats at once: a rewind can bring back any state.
    fn resolve(
        self,
        game: &Game,
        names: &[Option<Name>],
        entrants: &HashMap<Seq, Name>,
    ) -> Result<Vec<(Seq, Entrant)>, Error> {
        let at_end: Vec<Seq> = game.entry_events().collect();
        let from_lobby = names.len().saturating_sub(at_end.len());
        let (lobby, late) = names.split_at(from_lobby);
        let seat_of = |seq: &Seq| {
            let index = at_end.iter().position(|other| other == seq)?;
            Seat::new(from_lobby + index)
        };
        let name_of = |seq: &Seq| match at_end.iter().position(|other| other == seq) {
            Some(index) => late.get(index).and_then(Option::as_ref),
            None => entrants.get(seq),
        };
        let mut entries = Vec::with_capacity(self.0.len());
        for (seq, before) in self.0 {
            let name = name_of(&seq);
            let others = lobby.iter().map(Option::as_ref);
            let mut others = others.chain(before.iter().map(name_of)).flatten();
            let is_other = |other: &Name| name.is_some_and(|name| other.key() == name.key());
            if let Some(other) = others.find(|other| is_other(other)) {
                return Err(repeated(other));
            }
            let entrant = match seat_of(&seq) {
                Some(seat) => Entrant::Seat(seat),
                None => Entrant::TakenOut(name.cloned()),
            };
            entries.push((seq, entrant));
        }
        Ok(entries)
    }
}

/// Checks that there is one name for each seat and that no name occurs twice.
fn check_names(names: &[Option<Name>], seats: usize) -> Result<(), Error> {
    if names.len() != seats || seats > MAX_SEATS {
        return Err(Error::invalid("log-seat-mismatch"));
    }
    let mut keys = HashSet::new();
    match names.iter().flatten().find(|name| !keys.insert(name.key())) {
        Some(name) => Err(repeated(name)),
        None => Ok(()),
    }
}

fn repeated(name: &Name) -> Error {
    Error::invalid(msg("seat-name-repeated").with("name", name.as_str()))
}
