//! Plays as this program exports them for the app: a list, or a single one. Other programs write them as well.

use std::fmt;
use std::fs::File;
use std::io::BufReader;

use chrono::{NaiveDate, NaiveDateTime, NaiveTime};
use chrono_tz::Tz;
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::lenient::{List, Object, Scalar, wrong_type};
use super::play::{Play, Player, Read, at};
use super::points::points;
use super::require_plays;
use crate::domain::bgstats::{SOURCE_NAME, qwixx_version, split_comments};
use crate::domain::error::Error;
use crate::domain::ids::GameUid;
use crate::domain::remarks::parse_optional;
use crate::groups::import::ImportError;
use crate::groups::import::answers::DateOrder;
use crate::groups::import::board_names::BoardNames;
use crate::groups::import::context::{ImportContext, derived_uid};
use crate::groups::import::date::parse_date;

/// A play with all that belongs to it.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct PlayItem {
    source_name: Scalar,
    source_play_id: Scalar,
    play_date: Scalar,
    duration_min: Scalar,
    game: Object<GameItem>,
    board: Scalar,
    location: Scalar,
    comments: Scalar,
    players: List<Object<PlayerItem>>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct GameItem {
    name: Scalar,
    bgg_id: Scalar,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct PlayerItem {
    name: Scalar,
    score: Scalar,
}

/// Reads a list of plays.
pub(in crate::groups::import) fn read_list(
    context: &mut ImportContext,
    file: &File,
) -> Result<(), ImportError> {
    let boards = BoardNames::of(context.boards(), Some(context.language()));
    let mut json = serde_json::Deserializer::from_reader(BufReader::new(file));
    let list = PlayList(&mut *context, &boards);
    let read = json.deserialize_seq(list).and_then(|()| json.end());
    read.map_err(|error| context.document_error(&error))?;
    require_plays(context)
}

/// Reads a document that is a play.
pub(in crate::groups::import) fn read_play(
    context: &mut ImportContext,
    file: &File,
) -> Result<(), ImportError> {
    let boards = BoardNames::of(context.boards(), Some(context.language()));
    let mut json = serde_json::Deserializer::from_reader(BufReader::new(file));
    let read = Object::deserialize(&mut json).and_then(|play| json.end().map(|()| play));
    let Object(play) = read.map_err(|error| context.document_error(&error))?;
    import(context, &boards, String::new(), play);
    require_plays(context)
}

struct PlayList<'a, 'b>(&'a mut ImportContext<'b>, &'a BoardNames);

impl<'de> Visitor<'de> for PlayList<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of plays")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<(), S::Error> {
        let Self(context, boards) = self;
        for index in 0.. {
            match list.next_element::<Object<PlayItem>>() {
                Ok(Some(_)) if context.is_aborted() => return Err(S::Error::custom("refused")),
                Ok(Some(Object(play))) => import(context, boards, format!("[{index}]"), play),
                Ok(None) => break,
                Err(error) => {
                    context.failed_path = Some(format!("[{index}]: "));
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}

fn import(context: &mut ImportContext, boards: &BoardNames, path: String, item: Option<PlayItem>) {
    let read = at(path.as_str(), item.ok_or_else(wrong_type)).and_then(|item| {
        let game = item.game.0.as_ref().ok_or_else(wrong_type);
        let game = at(below(&path, "game"), game)?;
        let name = at(below(&path, "game.name"), game.name.text())?;
        let id = game.bgg_id.integer().ok().flatten();
        let version = qwixx_version(name, id).map(str::to_owned);
        Ok(version.map(|version| (item, version)))
    });
    match read {
        Ok(Some((item, version))) => {
            let play = item.play(context, &version, path);
            play.import(context, boards);
        }
        Ok(None) => context.leave_out(),
        Err(mistake) => context.add_mistake(mistake.location, mistake.error),
    }
}

/// The path of a field below a path, which is empty for the document.
fn below(path: &str, field: &str) -> String {
    match path.is_empty() {
        true => field.to_owned(),
        false => format!("{path}.{field}"),
    }
}

impl PlayItem {
    fn play<'a>(&'a self, context: &ImportContext, version: &'a str, path: String) -> Play<'a> {
        let below = |field: &str| below(&path, field);
        let is_own = matches!(&self.source_name, Scalar::Text(name) if name == SOURCE_NAME);
        let comments = at(below("comments"), self.comments.text());
        let comments = comments.map(|comments| match is_own {
            true => split_comments(comments),
            false => (None, comments),
        });
        let reason = comments.as_ref().ok().and_then(|(reason, _)| *reason);
        let note = comments.and_then(|(_, note)| at(below("comments"), parse_optional(note)));
        Play {
            uid: at(below("sourcePlayId"), self.uid(context, is_own)),
            date: at(below("playDate"), self.date(context.zone(), is_own)),
            boards: [self.board.text().unwrap_or_default(), version],
            reason,
            place: at(
                below("location"),
                self.location.text().and_then(parse_optional),
            ),
            note,
            players: self.players(&path),
            path,
        }
    }

    /// The uid by its source; `None` if it has none.
    fn uid(&self, context: &ImportContext, is_own: bool) -> Result<Option<GameUid>, Error> {
        let (source, id) = (self.source_name.text()?, self.source_play_id.text()?);
        if is_own {
            let id = id.parse().map_err(|_| Error::invalid("import-game-id"))?;
            return Ok(Some(context.uid_of(&id)));
        }
        let is_given = !id.is_empty();
        Ok(is_given.then(|| derived_uid(&["play of another program", source, id])))
    }

    fn date(&self, zone: Tz, is_own: bool) -> Result<NaiveDate, Error> {
        let text = self.play_date.text()?;
        let date = match is_own {
            true => self.own_date(text, zone),
            false => parse_date(text, DateOrder::DayFirst),
        };
        date.ok_or_else(|| Error::invalid("date-unreadable"))
    }

    /// The day of a time in UTC, except of a game on paper: that has no length, and noon of its day as time.
    fn own_date(&self, text: &str, zone: Tz) -> Option<NaiveDate> {
        let time = NaiveDateTime::parse_from_str(text, "%Y-%m-%d %H:%M:%S").ok()?;
        let noon = NaiveTime::from_hms_opt(12, 0, 0);
        if self.duration_min == Scalar::Missing && Some(time.time()) == noon {
            return Some(time.date());
        }
        Some(time.and_utc().with_timezone(&zone).date_naive())
    }

    fn players(&self, path: &str) -> Read<Vec<Player>> {
        let list = self.players.0.as_ref().ok_or_else(wrong_type);
        let list = at(below(path, "players"), list)?;
        let players = list.iter().enumerate().map(|(index, Object(item))| {
            let path = below(path, &format!("players[{index}]"));
            let item = at(path.as_str(), item.as_ref().ok_or_else(wrong_type))?;
            let name = item.name.text().and_then(parse_optional);
            let (name_path, path) = (format!("{path}.name"), format!("{path}.score"));
            Ok(Player {
                // A deleted player has no name.
                name: at(name_path, name),
                points: at(path.as_str(), points(&item.score)),
                path,
            })
        });
        players.collect()
    }
}
