//! Imported games: their logs are replayed, and refused where the rules do not allow them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, GameUid, GroupId, JoinCode};
use crate::domain::name::Name;
use crate::games::bounds::{EVENTS_TO_END, MAX_EVENTS};
use crate::games::service::Games;
use crate::games::sessions::{GameSession, ResultView};
use crate::rules::{
    Event, EventKind, Game, HouseRules, MAX_SEATS, Mode, Seat, SeatSummary, Seq, Status,
};
use crate::store::{GameRow, LoggedEvent};

/// A game read from a file.
#[derive(Clone, Debug)]
pub struct ImportedGame {
    /// What names it.
    pub uid: GameUid,
    /// The board's id.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// House rules.
    pub house_rules: HouseRules,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// Who played, in the order of seats; `None` for somebody nameless.
    pub names: Vec<Option<Name>>,
    /// Its log.
    pub log: Vec<(DateTime<Utc>, Event)>,
    /// Who came in after the start, by the number of the event, as far as it is known.
    pub entrants: HashMap<Seq, Name>,
}

/// Who came into a game from elsewhere after its start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// Who has this seat at the end of the log.
    Seat(Seat),
    /// Somebody whom a rewind has taken out; `None` for somebody nameless.
    TakenOut(Option<Name>),
}

/// An imported game whose log was verified.
#[derive(Clone, Debug)]
pub struct VerifiedGame {
    /// The game as it is to be stored.
    pub row: GameRow,
    /// Who played, in the order of seats.
    pub names: Vec<Option<Name>>,
    /// Its log.
    pub log: Vec<LoggedEvent>,
    /// Who came in after the start, by the number of the event.
    pub entries: Vec<(Seq, Entrant)>,
    /// The figures of a finished game.
    pub figures: Option<Vec<SeatSummary>>,
    /// The result.
    pub result: Option<ResultView>,
}

/// Why a game from elsewhere is refused.
#[derive(Clone, Debug)]
pub struct ImportViolation {
    /// The place of the event in the log; `None` where the game as a whole is wrong.
    pub event: Option<usize>,
    /// What is wrong.
    pub error: Error,
}

impl From<Error> for ImportViolation {
    fn from(error: Error) -> Self {
        Self { event: None, error }
    }
}

impl Games {
    /// Plays a game from elsewhere again, for this group.
    ///
    /// # Errors
    /// [`ImportViolation`] at the first event that no game here could come to.
    pub fn verify(
        &self,
        group: &GroupId,
        told: ImportedGame,
    ) -> Result<VerifiedGame, ImportViolation> {
        if self.boards().get(&told.variant).is_none() {
            return Err(Error::invalid("no-such-board").into());
        }
        // As many as a game here can have, so that whatever is exported can be imported.
        let most = MAX_EVENTS + EVENTS_TO_END;
        if told.log.len() > most {
            let detail = msg("log-too-long").with("max", most.to_string());
            return Err(Error::invalid(detail).into());
        }
        let row = GameRow {
            id: GameId::from_random(self.random()?),
            group: group.clone(),
            uid: told.uid,
            code: JoinCode::from_random(self.random()?),
            variant: told.variant,
            mode: told.mode,
            house_rules: told.house_rules,
            status: Status::Lobby,
            reason: None,
            next: None,
            created_at: told.created_at,
            started_at: None,
            finished_at: None,
        };
        let mut open = GameSession::new(row, self.boards(), self.instant())?;
        let mut log = Vec::with_capacity(told.log.len());
        let mut entries = Entries::default();
        for (index, (at, event)) in told.log.into_iter().enumerate() {
            let wrong = |violation| ImportViolation {
                event: Some(index),
                error: Error::from(violation),
            };
            open.game.verify_event(&event).map_err(wrong)?;
            let is_entry =
                open.row.status != Status::Lobby && matches!(event.kind, EventKind::Join { .. });
            if is_entry {
                entries.note(&open.game);
            }
            log.push(open.push(event, at).1);
            // What is stored beside the log follows from it.
            open.sync_row(at);
        }
        check_names(&told.names, open.game.table().seats())?;
        let entries = entries.sync_row(&open.game, &told.names, &told.entrants)?;
        let is_over = open.row.status == Status::Finished;
        Ok(VerifiedGame {
            figures: is_over.then(|| open.game.table().seat_summaries()),
            result: ResultView::of(open.game.table()),
            row: open.row,
            names: told.names,
            log,
            entries,
        })
    }
}

/// The entries of a log, each with those before it that counted then.
#[derive(Default)]
struct Entries(Vec<(Seq, Vec<Seq>)>);

impl Entries {
    /// Notes an entry that comes next.
    fn note(&mut self, game: &Game) {
        self.0.push((game.seq() + 1, game.entry_events().collect()));
    }

    /// Says who came in, and checks that nobody ever sat twice: a rewind may bring any table back.
    fn sync_row(
        self,
        game: &Game,
        names: &[Option<Name>],
        entrants: &HashMap<Seq, Name>,
    ) -> Result<Vec<(Seq, Entrant)>, Error> {
        let at_end: Vec<Seq> = game.entry_events().collect();
        let from_lobby = names.len().saturating_sub(at_end.len());
        let (lobby, late) = names.split_at(from_lobby);
        let seat_of = |seq: &Seq| {
            let place = at_end.iter().position(|other| other == seq)?;
            Seat::new(from_lobby + place)
        };
        let name_of = |seq: &Seq| match at_end.iter().position(|other| other == seq) {
            Some(place) => late.get(place).and_then(Option::as_ref),
            None => entrants.get(seq),
        };
        let mut settled = Vec::with_capacity(self.0.len());
        for (seq, before) in self.0 {
            let name = name_of(&seq);
            let others = lobby.iter().map(Option::as_ref);
            let mut others = others.chain(before.iter().map(name_of)).flatten();
            if name
                .is_some_and(|name| others.any(|other| other.case_folded() == name.case_folded()))
            {
                return Err(Error::invalid("seat-name-repeated"));
            }
            let entrant = match seat_of(&seq) {
                Some(seat) => Entrant::Seat(seat),
                None => Entrant::TakenOut(name.cloned()),
            };
            settled.push((seq, entrant));
        }
        Ok(settled)
    }
}

/// Checks that every seat has one name, and that nobody sits twice.
fn check_names(names: &[Option<Name>], seats: usize) -> Result<(), Error> {
    if names.len() != seats || seats > MAX_SEATS {
        return Err(Error::invalid("log-seat-mismatch"));
    }
    let mut folded: Vec<String> = names.iter().flatten().map(Name::case_folded).collect();
    let count = folded.len();
    folded.sort();
    folded.dedup();
    if folded.len() == count {
        Ok(())
    } else {
        Err(Error::invalid("seat-name-repeated"))
    }
}
