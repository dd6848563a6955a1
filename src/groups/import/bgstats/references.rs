//! What the plays of an export refer to: games, players and locations, which can stand before or behind the plays.

use std::collections::HashMap;
use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::lenient::{Object, Scalar, wrong_type};
use crate::domain::bgstats::qwixx_version;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::groups::import::SourceLocation;
use crate::groups::import::context::ImportContext;

/// The most games, players or locations of an export.
const MAX_REFERENCES: usize = 50_000;

/// How many bytes of a name are read; longer ones are refused where they are used.
const MAX_NAME: usize = 400;

/// The games, players and locations of an export, by their numbers in the file.
#[derive(Debug, Default)]
pub(super) struct References {
    /// The version of Qwixx that a game names, which may be empty; `None` for another game.
    games: HashMap<i64, Option<Box<str>>>,
    /// The names, each with its place in the list; `None` for an anonymous player.
    players: HashMap<i64, (usize, Option<Box<str>>)>,
    locations: HashMap<i64, Box<str>>,
}

/// A game, player or location.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Item {
    id: Scalar,
    name: Scalar,
    bgg_id: Scalar,
    is_anonymous: Scalar,
}

fn missing() -> Error {
    Error::invalid("import-reference-missing")
}

/// A list of the export.
#[derive(Clone, Copy)]
enum Kind {
    Games,
    Players,
    Locations,
}

impl Kind {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Players => "players",
            Self::Locations => "locations",
        }
    }
}

impl References {
    /// The version of Qwixx of this game; `None` if it is another game.
    pub(super) fn version_of(&self, game: &Scalar) -> Result<Option<&str>, Error> {
        let id = game.integer()?.ok_or_else(wrong_type)?;
        let version = self.games.get(&id).ok_or_else(missing)?;
        Ok(version.as_deref())
    }

    /// The place of this player in the list, and the name unless the player is anonymous.
    pub(super) fn player(&self, player: &Scalar) -> Result<(usize, Option<&str>), Error> {
        let id = player.integer()?.ok_or_else(wrong_type)?;
        let (index, name) = self.players.get(&id).ok_or_else(missing)?;
        Ok((*index, name.as_deref()))
    }

    /// The name of this location; empty if none is given.
    pub(super) fn location_of(&self, location: &Scalar) -> Result<&str, Error> {
        match location.integer()? {
            // The app counts from 1.
            None | Some(0) => Ok(""),
            Some(id) => {
                let name = self.locations.get(&id).ok_or_else(missing)?;
                Ok(name)
            }
        }
    }

    fn add(&mut self, kind: Kind, index: usize, item: &Item) -> Result<(), (&'static str, Error)> {
        let id = item.id.integer().map_err(|error| (".id", error))?;
        let id = id.ok_or_else(|| (".id", wrong_type()))?;
        let name = item.name.text().map_err(|error| (".name", error))?;
        let kept = |name: &str| Box::from(&name[..name.floor_char_boundary(MAX_NAME)]);
        match kind {
            Kind::Games => {
                // A number that is none does not make it another game.
                let version = qwixx_version(name, item.bgg_id.integer().ok().flatten());
                self.games.entry(id).or_insert(version.map(kept));
            }
            Kind::Players => {
                let name = (!item.is_anonymous.is_set()).then(|| kept(name));
                self.players.entry(id).or_insert((index, name));
            }
            Kind::Locations => drop(self.locations.entry(id).or_insert(kept(name))),
        }
        Ok(())
    }
}

/// Reads the references of an export.
pub(super) struct ReferenceReader<'a, 'b> {
    pub(super) context: &'a mut ImportContext<'b>,
    pub(super) found: &'a mut References,
}

impl<'de> Visitor<'de> for ReferenceReader<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an export of BG Stats")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<(), M::Error> {
        let Self { context, found } = self;
        while let Some(field) = map.next_key::<String>()? {
            let kind = match field.as_str() {
                "games" => Kind::Games,
                "players" => Kind::Players,
                "locations" => Kind::Locations,
                _ => {
                    map.next_value::<IgnoredAny>()?;
                    continue;
                }
            };
            map.next_value_seed(ReferenceList {
                context,
                found,
                kind,
            })?;
        }
        Ok(())
    }
}

struct ReferenceList<'a, 'b> {
    context: &'a mut ImportContext<'b>,
    found: &'a mut References,
    kind: Kind,
}

impl<'de> DeserializeSeed<'de> for ReferenceList<'_, '_> {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        self.context.failed_path = Some(format!("{}: ", self.kind.as_str()));
        from.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for ReferenceList<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<(), S::Error> {
        let Self {
            context,
            found,
            kind,
        } = self;
        let mut index = 0;
        while let Some(Object(item)) = list.next_element::<Object<Item>>()? {
            if index == MAX_REFERENCES {
                let detail = msg("import-too-many-games").with("max", MAX_REFERENCES.to_string());
                context.refuse(Error::new(ErrorCode::TooLarge, detail));
                return Err(S::Error::custom("refused"));
            }
            let added = match &item {
                Some(item) => found.add(kind, index, item),
                None => Err(("", wrong_type())),
            };
            if let Err((field, error)) = added {
                let path = format!("{}[{index}]{field}", kind.as_str());
                context.add_mistake(SourceLocation::Path(path), error);
            }
            index += 1;
        }
        context.failed_path = None;
        Ok(())
    }
}
