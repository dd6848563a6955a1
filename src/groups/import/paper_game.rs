//! A finished game that was played on paper.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use rowlock_rules::{
    Board, ByColor, Color, EndReason, Event, HouseRules, MAX_PENALTIES, MAX_SEATS, Mode,
    PENALTY_SCORE, Printed, Seat, TalliedSheet,
};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use super::SourceLocation;
use super::context::{ImportContext, ImportTarget};
use super::scorecard::canonical;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, GameUid};
use crate::domain::name::Name;
use crate::domain::remarks::Remarks;
use crate::games::{ImportedGame, VerifiedGame, check_day};

/// A game that was played on paper.
#[derive(Clone, Debug)]
pub struct PaperGame {
    /// Its id in exports; derived from the game itself if it has none.
    pub uid: Option<GameUid>,
    /// The day on which it was played, in the time zone of the group.
    pub date: NaiveDate,
    pub variant: String,
    /// What ended it, if that is known.
    pub reason: Option<EndReason>,
    /// Where it was played, and a note.
    pub remarks: Remarks,
    /// The players with their sheets, by seat; a deleted player has no name.
    pub seats: Vec<(Option<Name>, TalliedSheet)>,
}

/// Why a paper game cannot be imported.
#[derive(Clone, Debug)]
pub struct PaperGameError {
    /// The index of the seat with the mistake; `None` for one of the whole game.
    pub seat: Option<usize>,
    pub error: Error,
}

impl From<Error> for PaperGameError {
    fn from(error: Error) -> Self {
        Self { seat: None, error }
    }
}

/// The cells of a paper sheet as they were typed; an empty text is a missing number.
#[derive(Clone, Copy, Debug)]
pub struct TallyCells<'a> {
    /// The number of crosses in each row.
    pub rows: ByColor<&'a str>,
    pub penalties: &'a str,
    pub total: &'a str,
}

/// A cell of a paper sheet.
#[derive(Clone, Copy, Debug)]
pub enum TallyCell {
    Row(Color),
    Penalties,
    Total,
}

impl TallyCells<'_> {
    /// The sheet: the crosses of all rows, or the total alone. Reports every mistake with its cell, which `name` names.
    /// Without a board, which is a mistake of the game, totals are not compared.
    pub fn parse(
        &self,
        board: Option<&Arc<Board>>,
        name: impl Fn(TallyCell) -> Message,
        mut report: impl FnMut(TallyCell, Error),
    ) -> Option<TalliedSheet> {
        let mut is_right = true;
        let mut number = |cell: TallyCell, text: &str| {
            if text.is_empty() {
                return None;
            }
            let number = whole_number(text);
            if number.is_none() {
                is_right = false;
                let detail = msg("column-not-a-number").with("column", name(cell));
                report(cell, Error::invalid(detail));
            }
            number
        };
        let rows = ByColor::from_fn(|row| number(TallyCell::Row(row), self.rows[row]));
        let penalties = number(TallyCell::Penalties, self.penalties).map(penalties_of);
        let total = number(TallyCell::Total, self.total);
        let counted_row = Color::ALL.into_iter().find(|&row| rows[row].is_some());
        if let Some(row) = counted_row
            && board.is_some_and(|board| !board.scores_by_counts())
        {
            let error = Error::invalid("paper-game-total-only");
            report(TallyCell::Row(row), error);
            return None;
        }
        let sheet = if counted_row.is_some() {
            counted(rows, penalties)
        } else {
            total
                .filter(|_| penalties.is_none())
                .map(|total| TalliedSheet::Total { total })
        };
        let Some(sheet) = sheet else {
            // A number that cannot be parsed is not also missing.
            if is_right {
                report(TallyCell::Total, Error::invalid("paper-game-incomplete"));
            }
            return None;
        };
        let expected = board.map(|board| sheet.score(board).total);
        if let Some(expected) = expected.filter(|_| total.is_some() && total != expected) {
            let detail = msg("paper-game-total-mismatch").with("total", expected);
            report(TallyCell::Total, Error::invalid(detail));
        }
        Some(sheet)
    }
}

/// The sheet with these crosses; missing penalties are none.
fn counted(rows: ByColor<Option<i32>>, penalties: Option<i32>) -> Option<TalliedSheet> {
    let count = |number: Option<i32>| number.and_then(|number| u8::try_from(number).ok());
    let is_whole = rows.iter().all(|(_, &number)| count(number).is_some());
    is_whole.then_some(())?;
    Some(TalliedSheet::Counted {
        crosses: ByColor::from_fn(|row| count(rows[row]).unwrap_or_default()),
        penalties: count(penalties.or(Some(0)))?,
    })
}

/// A number without a fraction, which a spreadsheet may write as 4.0 or 4,0.
pub(super) fn whole_number(text: &str) -> Option<i32> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_whole = fraction.bytes().all(|digit| digit == b'0');
    // A minus can be a sign of its own in print.
    is_whole.then(|| whole.replace('\u{2212}', "-").parse().ok())?
}

/// The number of penalties, which can be given by their points: -10 is two.
pub(super) fn penalties_of(number: i32) -> i32 {
    match number < 0 && number % PENALTY_SCORE == 0 {
        true => number / PENALTY_SCORE,
        false => number,
    }
}

impl ImportTarget {
    /// Verifies a single paper game.
    pub(super) fn verify(&self, game: PaperGame) -> Result<VerifiedGame, PaperGameError> {
        game.verify(&mut ImportContext::new(self, None))
    }
}

impl PaperGame {
    /// Adds the game to those of the file, or its mistake, which is at the location of a seat or of the whole game.
    pub(super) fn import(
        self,
        context: &mut ImportContext,
        location: impl Fn(Option<usize>) -> SourceLocation,
    ) {
        context.count_game();
        match self.verify(context) {
            Ok(game) => context.accept(game, location(None)),
            Err(PaperGameError { seat, error }) => context.add_mistake(location(seat), error),
        }
    }

    /// Verifies the game; returns it as it is to be stored.
    pub(super) fn verify(
        self,
        context: &mut ImportContext,
    ) -> Result<VerifiedGame, PaperGameError> {
        self.check(context)?;
        let at = self.listed_at(context);
        context.days.insert(self.date, at);
        let imported = self.into_imported(context, at);
        let verified = context.verify_log(imported);
        verified.map_err(|violation| violation.error.into())
    }

    /// As [`PaperGame::verify`], for a game that takes the place of the one with this id, which is listed at this time if
    /// its day is the same.
    pub(super) fn verify_as(
        self,
        id: &GameId,
        at: Option<DateTime<Utc>>,
        context: &mut ImportContext,
    ) -> Result<VerifiedGame, PaperGameError> {
        self.check(context)?;
        let at = at.unwrap_or_else(|| self.listed_at(context));
        let imported = self.into_imported(context, at);
        let verified = context.verify_as(id, imported);
        verified.map_err(|violation| violation.error.into())
    }

    /// The time that gives the game its place in lists: the time of day is unknown, and the games of a day are in the order
    /// in which they were entered. No two have the same, which would leave their order open.
    fn listed_at(&self, context: &ImportContext) -> DateTime<Utc> {
        let noon = self.date.and_time(NaiveTime::MIN) + TimeDelta::hours(12);
        let local = context.zone().from_local_datetime(&noon).earliest();
        let noon = local.map_or_else(|| noon.and_utc(), |at| at.with_timezone(&Utc));
        // Of today before noon there can be several, and none is listed in the future.
        let first = noon.min(context.now() - TimeDelta::minutes(1));
        let last = context.days.get(&self.date);
        last.map_or(first, |&last| first.max(last + TimeDelta::milliseconds(1)))
    }

    fn check(&self, context: &ImportContext) -> Result<(), PaperGameError> {
        let today = context.now().with_timezone(&context.zone()).date_naive();
        check_day(self.date, today)?;
        if self.seats.is_empty() || self.seats.len() > MAX_SEATS {
            return Err(Error::invalid("paper-game-player-count").into());
        }
        let board = context.boards().get(&self.variant);
        let board = board.ok_or_else(|| Error::invalid("no-such-board"))?;
        for (index, (name, sheet)) in self.seats.iter().enumerate() {
            if sheet.check(board).is_err() {
                let name = name.as_ref().map_or("", Name::as_str);
                let detail = msg("paper-game-impossible").with("name", name);
                return Err(PaperGameError {
                    seat: Some(index),
                    error: Error::invalid(detail),
                });
            }
        }
        Ok(())
    }

    /// The game with a log: its players join, it starts, and it ends with these sheets.
    fn into_imported(self, context: &mut ImportContext, at: DateTime<Utc>) -> ImportedGame {
        let uid = self
            .uid
            .clone()
            .unwrap_or_else(|| self.fingerprint(context));
        let (names, sheets): (Vec<_>, Vec<TalliedSheet>) = self.seats.into_iter().unzip();
        let names = names.into_iter();
        let names = names.map(|name: Option<Name>| name.map(|name| context.name(name)));
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
            Event::tallied_result(sheets, self.reason.unwrap_or(usual), self.reason.is_some()),
        ));
        ImportedGame {
            board: None,
            uid,
            variant: self.variant,
            mode: Mode::Sheet,
            house_rules: HouseRules::default(),
            created_at: at,
            day: Some(self.date),
            remarks: self.remarks,
            corrected_at: None,
            names: names.collect(),
            log,
            entrants: HashMap::new(),
        }
    }

    /// A uid by which the same game is recognized when its file is imported again.
    fn fingerprint(&self, context: &mut ImportContext) -> GameUid {
        let text = self.canonical();
        let uid = |copy: u64| {
            let hash = Sha256::digest(format!("{copy} {text}").as_bytes());
            let bytes = hash.first_chunk().copied().unwrap_or_default();
            GameUid::from_random(u64::from_le_bytes(bytes))
        };
        // Two games of a day may be equal.
        let copies = context.copies.entry(Sha256::digest(text.as_bytes()).into());
        let copies = copies.or_default();
        loop {
            let uid = uid(*copies);
            *copies += 1;
            if !context.uids.contains(&uid) {
                return uid;
            }
        }
    }

    /// The text that identifies this game. It must never change: imported games are recognized by its hash.
    fn canonical(&self) -> String {
        let seats: Vec<String> = self.seats.iter().map(canonical_seat).collect();
        format!("{} {} [{}]", self.date, self.variant, seats.join(", "))
    }
}

fn canonical_seat((name, sheet): &(Option<Name>, TalliedSheet)) -> String {
    let sheet = match sheet {
        TalliedSheet::Counted { crosses, penalties } => {
            let ByColor {
                red,
                yellow,
                green,
                blue,
            } = crosses;
            let rows = format!("red: {red}, yellow: {yellow}, green: {green}, blue: {blue}");
            format!("Counted {{ crosses: ByColor {{ {rows} }}, penalties: {penalties} }}")
        }
        TalliedSheet::Total { total } => format!("Total {{ total: {total} }}"),
        TalliedSheet::Scorecard(scorecard) => canonical(scorecard),
    };
    // Names are folded as they were when the first games were imported.
    let name = name.as_ref().map_or("", Name::as_str);
    let name: String = name.to_lowercase().nfc().collect();
    let letters: String = name.chars().map(escaped).collect();
    format!("(\"{letters}\", {sheet})")
}

fn escaped(letter: char) -> String {
    match letter {
        '\'' => letter.to_string(),
        _ => letter.escape_debug().to_string(),
    }
}
