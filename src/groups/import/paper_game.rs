//! Finished games that were played on paper.

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveTime, TimeDelta, TimeZone, Utc};
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;

use super::Place;
use super::reading::Reading;
use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::GameUid;
use crate::domain::name::Name;
use crate::games::ImportedGame;
use crate::rules::{
    ByColor, EndReason, Event, HouseRules, MAX_PENALTIES, MAX_SEATS, Mode, Seat, TalliedSheet,
};

/// A game that was played on paper.
pub(super) struct PaperGame {
    pub(super) uid: Option<GameUid>,
    pub(super) date: NaiveDate,
    pub(super) variant: String,
    pub(super) reason: Option<EndReason>,
    pub(super) seats: Vec<(Name, TalliedSheet)>,
}

impl PaperGame {
    /// Takes the game, or notes at this place what is wrong with it.
    pub(super) fn take(self, reading: &mut Reading, place: Place) {
        reading.count();
        if let Err(error) = self.check(reading) {
            reading.wrong(place, error);
            return;
        }
        let day = reading.days.entry(self.date).or_default();
        let number = *day;
        *day += 1;
        let told = self.told(reading, number);
        if let Some(game) = reading.verify(told, |_| place.clone()) {
            reading.take(game);
        }
    }

    fn check(&self, reading: &Reading) -> Result<(), Error> {
        let today = reading.now().with_timezone(&reading.zone()).date_naive();
        if self.date > today {
            return Err(Error::invalid("date-in-future"));
        }
        if self.seats.is_empty() || self.seats.len() > MAX_SEATS {
            return Err(Error::invalid("paper-game-player-count"));
        }
        let board = reading.games().boards().get(&self.variant);
        let board = board.ok_or_else(|| Error::invalid("no-such-board"))?;
        for (name, sheet) in &self.seats {
            if sheet.check(board).is_err() {
                let detail = msg("paper-game-impossible").with("name", name.as_str());
                return Err(Error::invalid(detail));
            }
        }
        Ok(())
    }

    /// The log that such a game has here: who sat down, the start, and the sheets at the end.
    fn told(self, reading: &mut Reading, number: i64) -> ImportedGame {
        let uid = self
            .uid
            .clone()
            .unwrap_or_else(|| self.fingerprint(reading));
        // Nobody knows the hour; games of one day keep the order in which they stand in the file.
        let noon = self.date.and_time(NaiveTime::MIN) + TimeDelta::hours(12);
        let local = reading.zone().from_local_datetime(&noon).earliest();
        let noon = local.map_or_else(|| noon.and_utc(), |at| at.with_timezone(&Utc));
        let at = (noon + TimeDelta::minutes(number)).min(reading.now());
        let sheets: Vec<TalliedSheet> = self.seats.iter().map(|(_, sheet)| *sheet).collect();
        let is_full = |sheet: &TalliedSheet| matches!(sheet, TalliedSheet::Counted { penalties, .. } if *penalties >= MAX_PENALTIES);
        let usual = if sheets.iter().any(is_full) {
            EndReason::Penalties
        } else {
            EndReason::Locks
        };
        let seats: Vec<Seat> = Seat::first(self.seats.len()).collect();
        let mut log: Vec<(_, Event)> = seats
            .iter()
            .map(|&seat| (at, Event::join(seat, None)))
            .collect();
        log.push((at, Event::start(seats)));
        log.push((
            at,
            Event::tallied_result(sheets, self.reason.unwrap_or(usual)),
        ));
        ImportedGame {
            uid,
            variant: self.variant,
            mode: Mode::Sheet,
            house_rules: HouseRules::default(),
            created_at: at,
            names: self.seats.into_iter().map(|(name, _)| Some(name)).collect(),
            log,
            entrants: HashMap::new(),
        }
    }

    /// A uid that the same game has again when its file comes a second time.
    fn fingerprint(&self, reading: &mut Reading) -> GameUid {
        let text = self.canonical();
        let uid = |copy: u64| {
            let hash = Sha256::digest(format!("{copy} {text}").as_bytes());
            let bytes = hash.first_chunk().copied().unwrap_or_default();
            GameUid::from_random(u64::from_le_bytes(bytes))
        };
        // Two games of a day may be alike.
        let copies = reading.copies.entry(Sha256::digest(text.as_bytes()).into());
        let copies = copies.or_default();
        loop {
            let uid = uid(*copies);
            *copies += 1;
            if !reading.uids.contains(&uid) {
                return uid;
            }
        }
    }

    /// The text that tells this game from others. It is a format for ever: games that were imported once are
    /// known again by its hash.
    fn canonical(&self) -> String {
        let seats: Vec<String> = self.seats.iter().map(canonical_seat).collect();
        format!("{} {} [{}]", self.date, self.variant, seats.join(", "))
    }
}

fn canonical_seat((name, sheet): &(Name, TalliedSheet)) -> String {
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
    };
    // Names without case, as they were compared when the first games were imported.
    let name: String = name.as_str().to_lowercase().nfc().collect();
    let letters: String = name.chars().map(escaped).collect();
    format!("(\"{letters}\", {sheet})")
}

fn escaped(letter: char) -> String {
    match letter {
        '\'' => letter.to_string(),
        _ => letter.escape_debug().to_string(),
    }
}
