//! Exports of the app Board Game Stats: plays that refer to games, players and locations.
//!
//! Only plays of Qwixx are of interest. A value of a wrong type is a mistake of its place, and fields that are not known
//! here are ignored.
//!
//! Source: exports of the app as other programs read them; the app does not describe them.

use std::collections::HashSet;

use rowlock_rules::TalliedSheet;
use serde_json::Value;
use serde_json::value::RawValue;

use super::references::{Export, Item, References, list, too_many, wrong_type};
use crate::domain::error::Error;
use crate::domain::ids::GameUid;
use crate::domain::name::Name;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::groups::import::answers::DateOrder;
use crate::groups::import::derived_uid;
use crate::groups::import::game::paper::PaperGame;
use crate::groups::import::game::reading::{FoundGame, Reading};
use crate::groups::import::game::versions::Versions;
use crate::groups::import::mistake::{ImportMistake, MAX_MISTAKES, SourceLocation, document_error};
use crate::groups::import::table::{DateForm, parse_date};

/// The most plays of an export.
const MAX_PLAYS: usize = 1_000_000;

/// Reads exports of the app.
pub(in crate::groups::import) struct AppReader<'a> {
    pub(in crate::groups::import) versions: Versions<'a>,
}

impl AppReader<'_> {
    /// Reads an export.
    ///
    /// # Errors
    /// For what is no export, and for one without a play of Qwixx.
    pub(in crate::groups::import) fn read(&self, text: &str) -> Result<Reading, Error> {
        let export: Export<'_> =
            serde_json::from_str(text).map_err(|error| document_error("", &error))?;
        let mut reading = Reading::default();
        let references = References::of(&export, &mut reading)?;
        let plays = list::<MAX_PLAYS>("plays", export.plays)?;
        if plays.len() == MAX_PLAYS {
            return Err(too_many(MAX_PLAYS));
        }
        for (index, raw) in plays.into_iter().enumerate() {
            let path = format!("plays[{index}]");
            self.add(raw, path, &references, &mut reading);
        }
        if reading.count() == 0 && reading.mistakes.is_empty() {
            return Err(Error::invalid("import-no-qwixx"));
        }
        Ok(reading)
    }

    fn add(&self, raw: &RawValue, path: String, references: &References, reading: &mut Reading) {
        let mut play = Play {
            references,
            mistakes: Vec::new(),
            path,
        };
        let read = Item::parse(raw).map(|item| (play.version(&item), item));
        let (version, item) = match read {
            Some((Some(Some(version)), item)) if !item.is_set("ignored") => (version, item),
            Some((Some(_), _)) => {
                reading.left_out.plays += 1;
                return;
            }
            Some((None, _)) => {
                reading.wrong_games += 1;
                play.report(reading);
                return;
            }
            None => {
                play.add("", wrong_type());
                reading.wrong_games += 1;
                play.report(reading);
                return;
            }
        };
        let Some(players) = play.players(&item) else {
            reading.wrong_games += 1;
            play.report(reading);
            return;
        };
        // A play without any points has no result.
        if players
            .iter()
            .all(|player| matches!(player.points, Ok(None)))
        {
            reading.left_out.plays += 1;
            return;
        }
        let game = play.game(&item, players);
        let Some(mut game) = game.filter(|_| play.mistakes.is_empty()) else {
            reading.wrong_games += 1;
            play.report(reading);
            return;
        };
        let board = item.text("board").unwrap_or_default().trim();
        let board = self.versions.named(board).filter(|_| !board.is_empty());
        let board = board.or_else(|| reading.questions.board(version, &self.versions));
        let Some(board) = board else {
            reading.questions.waiting += 1;
            return;
        };
        board.id.clone_into(&mut game.variant);
        reading.games.push(FoundGame {
            game,
            location: SourceLocation::Path(play.path),
            rows: Vec::new(),
        });
    }
}

/// A player of a play.
struct PlayPlayer {
    order: i64,
    name: Option<Option<Name>>,
    points: Result<Option<i32>, Error>,
    path: String,
}

/// A play, and its mistakes.
struct Play<'a> {
    references: &'a References,
    mistakes: Vec<ImportMistake>,
    path: String,
}

impl<'a> Play<'a> {
    fn add(&mut self, field: &str, error: Error) {
        let path = format!("{}{field}", self.path);
        self.mistakes.push(ImportMistake::at(path, error));
    }

    /// The value of a field, or `None` after its mistake.
    fn value<T>(&mut self, field: &str, value: Result<T, Error>) -> Option<T> {
        value.map_err(|error| self.add(field, error)).ok()
    }

    /// Many plays can have one player with a mistake, which is reported once.
    fn report(self, reading: &mut Reading) {
        if reading.mistakes.len() == MAX_MISTAKES {
            return;
        }
        let seen: HashSet<String> = reading
            .mistakes
            .iter()
            .map(|mistake| mistake.location.to_string())
            .collect();
        for mistake in self.mistakes {
            if !seen.contains(&mistake.location.to_string()) {
                reading.add_mistake(mistake);
            }
        }
    }

    /// The version of Qwixx that was played, which may be empty; without a value for another game, and `None` after a
    /// mistake.
    fn version(&mut self, item: &Item) -> Option<Option<&'a str>> {
        let id = item.integer("gameRefId");
        let id = id.and_then(|id| id.ok_or_else(wrong_type));
        let game = id.and_then(|id| References::get(&self.references.games, id));
        self.value(".gameRefId", game).map(Option::as_deref)
    }

    /// The players in the order of their seats, where the app knows it; `None` after a mistake.
    fn players(&mut self, item: &Item) -> Option<Vec<PlayPlayer>> {
        let list = match item.field("playerScores") {
            None => &Vec::new(),
            Some(Value::Array(list)) => list,
            Some(_) => {
                self.add(".playerScores", wrong_type());
                return None;
            }
        };
        let mut players = Vec::new();
        for (index, score) in list.iter().enumerate() {
            let field = format!(".playerScores[{index}]");
            if !score.is_object() {
                self.add(&field, wrong_type());
                return None;
            }
            let score = Item(score.clone());
            let order = self.value(&format!("{field}.seatOrder"), score.integer("seatOrder"))?;
            players.push(PlayPlayer {
                order: order.unwrap_or_default(),
                name: self.name(&field, &score),
                points: score.points(),
                path: format!("{field}.score"),
            });
        }
        players.sort_by_key(|player| player.order);
        Some(players)
    }

    /// The name of a player, which an anonymous one does not have; `None` after a mistake.
    fn name(&mut self, field: &str, score: &Item) -> Option<Option<Name>> {
        let id = score.integer("playerRefId");
        let id = id.and_then(|id| id.ok_or_else(wrong_type));
        let player = id.and_then(|id| References::get(&self.references.players, id));
        let (index, name) = self.value(&format!("{field}.playerRefId"), player)?;
        match name.as_deref().map(str::parse).transpose() {
            Ok(name) => Some(name),
            Err(error) => {
                let path = format!("players[{index}].name");
                self.mistakes.push(ImportMistake::at(path, error));
                None
            }
        }
    }

    /// The uid that is derived from what the app calls the play.
    fn uid(&mut self, item: &Item) -> Option<Option<GameUid>> {
        let uuid = item.text("uuid");
        let uuid = self.value(".uuid", uuid)?;
        Some((!uuid.is_empty()).then(|| derived_uid(&["play of BG Stats", uuid])))
    }

    /// The game, still without its board; `None` after a mistake.
    fn game(&mut self, item: &Item, players: Vec<PlayPlayer>) -> Option<PaperGame> {
        let uid = self.uid(item);
        let date = item.text("playDate").and_then(|text| {
            let date = parse_date(text, DateForm::of(DateOrder::DayFirst, 0));
            date.ok_or_else(|| Error::invalid("date-unreadable"))
        });
        let date = self.value(".playDate", date);
        let location = item.integer("locationRefId").and_then(|id| match id {
            // The app counts from 1.
            None | Some(0) => Ok(""),
            Some(id) => References::get(&self.references.locations, id).map(String::as_str),
        });
        let place = self.value(".locationRefId", location.and_then(parse_optional));
        let note = self.value(".comments", item.text("comments").and_then(parse_optional));
        let mut seats = Vec::new();
        for player in players {
            let missing = || Error::invalid("import-points-missing");
            let total = player.points.and_then(|points| points.ok_or_else(missing));
            let total = self.value(&player.path, total);
            if let (Some(name), Some(total)) = (player.name, total) {
                seats.push((name, TalliedSheet::Total { total }));
            }
        }
        Some(PaperGame {
            uid: uid?,
            date: date?,
            variant: String::new(),
            reason: None,
            remarks: Remarks {
                place: place?,
                note: note?,
            },
            seats,
        })
    }
}
