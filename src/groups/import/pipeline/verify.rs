//! Verifying games on paper: each becomes a game with a log, which the rules replay.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveTime, TimeDelta, TimeZone, Utc};
use rowlock_rules::{
    EndReason, Event, HouseRules, MAX_PENALTIES, MAX_SEATS, Mode, Printed, Seat, TalliedSheet,
};
use sha2::{Digest, Sha256};

use super::context::{ImportContext, ImportTarget};
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, GameUid};
use crate::domain::name::Name;
use crate::games::{ImportedGame, VerifiedGame, check_day};
use crate::groups::import::game::paper::{PaperGame, PaperGameError};
use crate::groups::import::game::reading::FoundGame;
use crate::groups::import::mistake::{ImportMistake, MistakenRow};

impl ImportTarget {
    /// Verifies a single paper game.
    pub(in crate::groups::import) fn verify(
        &self,
        game: PaperGame,
    ) -> Result<VerifiedGame, PaperGameError> {
        ImportContext::new(self, None).verify_paper(game)
    }
}

impl ImportContext<'_> {
    /// Adds a game on paper to those of the file, or its mistake, which is in the row of a seat or of the whole game.
    pub(super) fn import(&mut self, found: FoundGame) {
        self.count_game();
        let FoundGame {
            game,
            location,
            rows,
        } = found;
        match self.verify_paper(game) {
            Ok(game) => self.accept(game, location),
            Err(PaperGameError { seat, error }) => {
                let row = rows.get(seat.unwrap_or_default()).or(rows.first());
                let mistake = match row.cloned() {
                    Some((place, location)) => ImportMistake {
                        location,
                        row: Some(Box::new(MistakenRow {
                            place,
                            is_line: true,
                            cell: None,
                        })),
                        error,
                    },
                    None => ImportMistake {
                        location,
                        row: None,
                        error,
                    },
                };
                self.add_mistake(mistake);
            }
        }
    }

    /// Verifies a game on paper; returns it as it is to be stored.
    pub(super) fn verify_paper(&mut self, game: PaperGame) -> Result<VerifiedGame, PaperGameError> {
        self.check(&game)?;
        let at = self.listed_at(&game);
        self.days.insert(game.date, at);
        let imported = self.imported(game, at);
        let verified = self.verify_log(imported);
        verified.map_err(|violation| violation.error.into())
    }

    /// As [`ImportContext::verify_paper`], for a game that takes the place of the one with this id, which is listed at this
    /// time if its day is the same.
    pub(super) fn verify_paper_as(
        &mut self,
        id: &GameId,
        game: PaperGame,
        at: Option<DateTime<Utc>>,
    ) -> Result<VerifiedGame, PaperGameError> {
        self.check(&game)?;
        let at = at.unwrap_or_else(|| self.listed_at(&game));
        let imported = self.imported(game, at);
        let verified = self.verify_as(id, imported);
        verified.map_err(|violation| violation.error.into())
    }

    /// The time that gives the game its place in lists: the time of day is unknown, and the games of a day are in the order
    /// in which they were entered. No two have the same, which would leave their order open.
    fn listed_at(&self, game: &PaperGame) -> DateTime<Utc> {
        let noon = game.date.and_time(NaiveTime::MIN) + TimeDelta::hours(12);
        let local = self.zone().from_local_datetime(&noon).earliest();
        let noon = local.map_or_else(|| noon.and_utc(), |at| at.with_timezone(&Utc));
        // Of today before noon there can be several, and none is listed in the future.
        let first = noon.min(self.now() - TimeDelta::minutes(1));
        let last = self.days.get(&game.date);
        last.map_or(first, |&last| first.max(last + TimeDelta::milliseconds(1)))
    }

    fn check(&self, game: &PaperGame) -> Result<(), PaperGameError> {
        check_day(game.date, self.today())?;
        if game.seats.is_empty() || game.seats.len() > MAX_SEATS {
            let detail = msg("paper-game-player-count").with("players", game.seats.len());
            return Err(Error::invalid(detail).into());
        }
        let board = self.boards().get(&game.variant);
        let board = board.ok_or_else(|| Error::invalid("no-such-board"))?;
        let mut names = HashSet::new();
        for (index, (name, sheet)) in game.seats.iter().enumerate() {
            let of_seat = |detail: Message| {
                let name = name.as_ref().map_or("", Name::as_str);
                Err(PaperGameError {
                    seat: Some(index),
                    error: Error::invalid(detail.with("name", name)),
                })
            };
            let used = name.clone().map(|name| self.used_name(name).key());
            if used.is_some_and(|used| !names.insert(used)) {
                return of_seat(msg("seat-name-repeated"));
            }
            match (sheet.check(board), sheet) {
                (Ok(()), _) => {}
                (Err(_), TalliedSheet::Total { total }) => {
                    return of_seat(msg("paper-game-impossible-total").with("total", *total));
                }
                (Err(_), sheet) => {
                    let penalties = sheet.penalties().filter(|&count| count > MAX_PENALTIES);
                    return of_seat(match penalties {
                        Some(count) => msg("paper-game-penalties-limit")
                            .with("count", count)
                            .with("max", MAX_PENALTIES),
                        None => msg("paper-game-impossible"),
                    });
                }
            }
        }
        Ok(())
    }

    /// The game with a log: its players join, it starts, and it ends with these sheets.
    fn imported(&mut self, game: PaperGame, at: DateTime<Utc>) -> ImportedGame {
        let uid = game.uid.clone();
        let uid = uid.unwrap_or_else(|| self.fingerprint(&game));
        let (names, sheets): (Vec<_>, Vec<TalliedSheet>) = game.seats.into_iter().unzip();
        let names = names.into_iter();
        let names = names.map(|name: Option<Name>| name.map(|name| self.name(name)));
        let is_full = |sheet: &TalliedSheet| sheet.penalties() >= Some(MAX_PENALTIES);
        let usual = if sheets.iter().any(is_full) {
            EndReason::Penalties
        } else {
            EndReason::Locks
        };
        let seats: Vec<Seat> = Seat::first(sheets.len()).collect();
        let join = |(&seat, sheet): (&Seat, &TalliedSheet)| {
            let printed = Printed {
                numbers: None,
                sheet: sheet.letter(),
            };
            (at, Event::join(seat, printed))
        };
        let mut log: Vec<(_, Event)> = seats.iter().zip(&sheets).map(join).collect();
        log.push((at, Event::start(seats)));
        log.push((
            at,
            Event::tallied_result(sheets, game.reason.unwrap_or(usual), game.reason.is_some()),
        ));
        ImportedGame {
            board: None,
            uid,
            variant: game.variant,
            mode: Mode::Sheet,
            house_rules: HouseRules::default(),
            created_at: at,
            day: Some(game.date),
            remarks: game.remarks,
            corrected_at: None,
            names: names.collect(),
            log,
            entrants: HashMap::new(),
        }
    }

    /// A uid by which the same game is recognized when its file is imported again.
    fn fingerprint(&mut self, game: &PaperGame) -> GameUid {
        let text = game.canonical();
        let uid = |copy: u64| {
            let hash = Sha256::digest(format!("{copy} {text}").as_bytes());
            let bytes = hash.first_chunk().copied().unwrap_or_default();
            GameUid::from_random(u64::from_le_bytes(bytes))
        };
        // Two games of a day may be equal.
        let copies = self.copies.entry(Sha256::digest(text.as_bytes()).into());
        let copies = copies.or_default();
        loop {
            let uid = uid(*copies);
            *copies += 1;
            if !self.uids.contains(&uid) {
                return uid;
            }
        }
    }
}
