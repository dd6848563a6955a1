//! Games from elsewhere: their logs are played again, and refused where no game here could come to them.

use chrono::{DateTime, Utc};

use super::bounds::{EVENTS_TO_END, MOST_EVENTS};
use super::open::OpenGame;
use super::{Games, ResultView};
use crate::error::Error;
use crate::ids::{Code as JoinCode, GameId, GameUid, GroupId};
use crate::name::Name;
use crate::rules::{Event, Figures, HouseRules, MAX_SEATS, Mode, Seat, Seq, Status};
use crate::store::{GameRow, Logged};
use crate::words::said;

/// A game from elsewhere, as it is told.
#[derive(Clone, Debug)]
pub struct ForeignGame {
    /// What names it.
    pub uid: GameUid,
    /// The board's id.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// The rules of the house.
    pub house_rules: HouseRules,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Who played, in the order of seats; `None` for somebody nameless.
    pub names: Vec<Option<Name>>,
    /// Its log.
    pub log: Vec<(DateTime<Utc>, Event)>,
}

/// A game from elsewhere that was played again.
#[derive(Clone, Debug)]
pub struct RetoldGame {
    /// The game as it is to be stored.
    pub row: GameRow,
    /// Who played, in the order of seats.
    pub names: Vec<Option<Name>>,
    /// Its log.
    pub log: Vec<Logged>,
    /// The events with which somebody came in after the start, with the seat at the end; `None` where it was
    /// taken out again.
    pub entries: Vec<(Seq, Option<Seat>)>,
    /// The figures of a finished game.
    pub figures: Option<Vec<Figures>>,
    /// How it ended.
    pub result: Option<ResultView>,
}

/// Why a game from elsewhere is refused.
#[derive(Clone, Debug)]
pub struct Misstep {
    /// The place of the event in the log; `None` where the game as a whole is wrong.
    pub event: Option<usize>,
    /// What is wrong.
    pub error: Error,
}

impl From<Error> for Misstep {
    fn from(error: Error) -> Self {
        Self { event: None, error }
    }
}

impl Games {
    /// Plays a game from elsewhere again, for this group.
    ///
    /// # Errors
    /// [`Misstep`] at the first event that no game here could come to.
    pub fn retell(&self, group: &GroupId, told: ForeignGame) -> Result<RetoldGame, Misstep> {
        if self.boards().get(&told.variant).is_none() {
            return Err(Error::invalid("no-such-board").into());
        }
        // As many as a game here can have, so that whatever is exported can be imported.
        let most = MOST_EVENTS + EVENTS_TO_END;
        if told.log.len() > most {
            let detail = said("log-too-long").with("most", most.to_string());
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
        let mut open = OpenGame::new(row, self.boards(), self.instant())?;
        let mut log = Vec::with_capacity(told.log.len());
        for (index, (at, event)) in told.log.into_iter().enumerate() {
            let wrong = |violation| Misstep {
                event: Some(index),
                error: Error::from(violation),
            };
            open.game.check_foreign(&event).map_err(wrong)?;
            log.push(open.push(event, at).1);
            // What is stored beside the log follows from it.
            open.settle(at);
        }
        check_names(&told.names, open.game.table().seats())?;
        let game = &open.game;
        let seat_of = |seq: Seq| {
            let mut seats = Seat::first(game.table().seats());
            seats.find(|&seat| game.entry(seat) == Some(seq))
        };
        let entries = game.entries().map(|seq| (seq, seat_of(seq))).collect();
        let is_over = open.row.status == Status::Finished;
        Ok(RetoldGame {
            figures: is_over.then(|| open.game.table().figures()),
            result: ResultView::of(open.game.table()),
            row: open.row,
            names: told.names,
            log,
            entries,
        })
    }
}

/// Checks that every seat has one name, and that nobody sits twice.
fn check_names(names: &[Option<Name>], seats: usize) -> Result<(), Error> {
    if names.len() != seats || seats > MAX_SEATS {
        return Err(Error::invalid("log-other-seats"));
    }
    let mut folded: Vec<String> = names.iter().flatten().map(Name::folded).collect();
    let count = folded.len();
    folded.sort();
    folded.dedup();
    if folded.len() == count {
        Ok(())
    } else {
        Err(Error::invalid("seats-same-name"))
    }
}
