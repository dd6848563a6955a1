//! Exports of the app Board Game Stats: plays that refer to games, players and locations.
//!
//! Source: exports of the app as other programs read them; the app does not describe them.

use std::fmt;
use std::fs::File;
use std::io::{BufReader, Seek};

use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::lenient::{List, Object, Scalar, wrong_type};
use super::play::{Play, Player, Read, at};
use super::points::points;
use super::references::{ReferenceReader, References};
use super::require_plays;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::remarks::parse_optional;
use crate::groups::import::ImportError;
use crate::groups::import::answers::DateOrder;
use crate::groups::import::board_names::BoardNames;
use crate::groups::import::context::{ImportContext, derived_uid};
use crate::groups::import::date::parse_date;

/// A play as the app exports it.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct PlayItem {
    uuid: Scalar,
    ignored: Scalar,
    play_date: Scalar,
    game_ref_id: Scalar,
    location_ref_id: Scalar,
    board: Scalar,
    comments: Scalar,
    player_scores: List<Object<ScoreItem>>,
}

/// A player of a play.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct ScoreItem {
    player_ref_id: Scalar,
    score: Scalar,
    seat_order: Scalar,
}

/// Reads an export twice: first what its plays refer to, then the plays.
pub(in crate::groups::import) fn read(
    context: &mut ImportContext,
    mut file: &File,
) -> Result<(), ImportError> {
    let mut references = References::default();
    let mut json = serde_json::Deserializer::from_reader(BufReader::new(file));
    let reader = ReferenceReader {
        context: &mut *context,
        found: &mut references,
    };
    let read = json.deserialize_map(reader);
    read.map_err(|error| context.document_error(&error))?;
    let unreadable = |_| Error::new(ErrorCode::Malformed, "import-unreadable");
    file.rewind().map_err(unreadable)?;
    let boards = BoardNames::of(context.boards(), Some(context.language()));
    let mut json = serde_json::Deserializer::from_reader(BufReader::new(file));
    let reader = PlayReader {
        context: &mut *context,
        references: &references,
        boards: &boards,
    };
    let read = json.deserialize_map(reader).and_then(|()| json.end());
    read.map_err(|error| context.document_error(&error))?;
    require_plays(context)
}

/// Reads the plays of an export.
struct PlayReader<'a, 'b> {
    context: &'a mut ImportContext<'b>,
    references: &'a References,
    boards: &'a BoardNames,
}

impl<'de> Visitor<'de> for PlayReader<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an export of BG Stats")
    }

    fn visit_map<M: MapAccess<'de>>(mut self, mut map: M) -> Result<(), M::Error> {
        while let Some(field) = map.next_key::<String>()? {
            match field.as_str() {
                "plays" => map.next_value_seed(PlayList(&mut self))?,
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }
}

struct PlayList<'a, 'b, 'c>(&'a mut PlayReader<'b, 'c>);

impl<'de> DeserializeSeed<'de> for PlayList<'_, '_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        self.0.context.failed_path = Some("plays: ".to_owned());
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for PlayList<'_, '_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of plays")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<(), S::Error> {
        for index in 0.. {
            match list.next_element::<Object<PlayItem>>() {
                Ok(Some(_)) if self.0.context.is_aborted() => {
                    return Err(S::Error::custom("refused"));
                }
                Ok(Some(Object(play))) => self.0.import(index, play),
                Ok(None) => break,
                Err(error) => {
                    self.0.context.failed_path = Some(format!("plays[{index}]: "));
                    return Err(error);
                }
            }
        }
        self.0.context.failed_path = None;
        Ok(())
    }
}

impl PlayReader<'_, '_> {
    fn import(&mut self, index: usize, item: Option<PlayItem>) {
        let path = format!("plays[{index}]");
        let references = self.references;
        let read = at(path.as_str(), item.ok_or_else(wrong_type)).and_then(|item| {
            let version = references.version_of(&item.game_ref_id);
            let version = at(format!("{path}.gameRefId"), version)?;
            Ok(version.map(|version| (item, version)))
        });
        match read {
            Ok(Some((item, version))) if !item.ignored.is_set() => {
                let play = item.play(version, references, path);
                play.import(self.context, self.boards);
            }
            Ok(_) => self.context.leave_out(),
            Err(mistake) => self.context.add_mistake(mistake.location, mistake.error),
        }
    }
}

impl PlayItem {
    fn play<'a>(&'a self, version: &'a str, references: &References, path: String) -> Play<'a> {
        let below = |field: &str| format!("{path}.{field}");
        let uid = self.uuid.text().map(|uuid| {
            let is_given = !uuid.is_empty();
            is_given.then(|| derived_uid(&["play of BG Stats", uuid]))
        });
        let date = self.play_date.text().and_then(|text| {
            let date = parse_date(text, DateOrder::DayFirst);
            date.ok_or_else(|| Error::invalid("date-unreadable"))
        });
        let place = references.location_of(&self.location_ref_id);
        let note = self.comments.text();
        Play {
            uid: at(below("uuid"), uid),
            date: at(below("playDate"), date),
            boards: [self.board.text().unwrap_or_default(), version],
            reason: None,
            place: at(below("locationRefId"), place.and_then(parse_optional)),
            note: at(below("comments"), note.and_then(parse_optional)),
            players: self.players(references, &path),
            path,
        }
    }

    /// The players in the order of their seats, where the app knows it.
    fn players(&self, references: &References, path: &str) -> Read<Vec<Player>> {
        let list = self.player_scores.0.as_ref().ok_or_else(wrong_type);
        let list = at(format!("{path}.playerScores"), list)?;
        let mut players = Vec::new();
        for (index, Object(item)) in list.iter().enumerate() {
            let path = format!("{path}.playerScores[{index}]");
            let item = at(path.as_str(), item.as_ref().ok_or_else(wrong_type))?;
            let order = at(format!("{path}.seatOrder"), item.seat_order.integer())?;
            let player = references.player(&item.player_ref_id);
            let name = at(format!("{path}.playerRefId"), player).and_then(|(index, name)| {
                let name = name.map(str::parse).transpose();
                at(format!("players[{index}].name"), name)
            });
            let path = format!("{path}.score");
            let points = at(path.as_str(), points(&item.score));
            players.push((order.unwrap_or_default(), Player { name, points, path }));
        }
        players.sort_by_key(|(order, _)| *order);
        Ok(players.into_iter().map(|(_, player)| player).collect())
    }
}
