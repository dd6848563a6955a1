//! The lists of an export of the app: what its plays refer to, which can stand before or behind the plays.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

use super::lists::bounded;
use crate::domain::bgstats::qwixx_version;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::groups::import::game::reading::Reading;
use crate::groups::import::mistake::{ImportMistake, document_error};
use crate::groups::import::table::sum;

/// The most games, players or locations of an export.
const MAX_REFERENCES: usize = 50_000;

/// The document, whose lists can be in any order.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct Export<'a> {
    #[serde(borrow)]
    games: Option<&'a RawValue>,
    #[serde(borrow)]
    players: Option<&'a RawValue>,
    #[serde(borrow)]
    locations: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) plays: Option<&'a RawValue>,
}

/// A list of the document.
#[derive(Deserialize)]
#[serde(transparent)]
struct List<'a, const MAX: usize> {
    #[serde(borrow, deserialize_with = "bounded::<_, _, MAX>")]
    items: Vec<&'a RawValue>,
}

/// The elements of a list of the document.
pub(super) fn list<'a, const MAX: usize>(
    name: &str,
    raw: Option<&'a RawValue>,
) -> Result<Vec<&'a RawValue>, Error> {
    let Some(raw) = raw else {
        return Ok(Vec::new());
    };
    let list: List<'a, MAX> =
        serde_json::from_str(raw.get()).map_err(|error| document_error(name, &error))?;
    Ok(list.items)
}

/// The error for a list that is too long.
pub(super) fn too_many(max: usize) -> Error {
    let detail = msg("import-too-many-games").with("max", max.to_string());
    Error::new(ErrorCode::TooLarge, detail)
}

/// The error for a value of a wrong type.
pub(super) fn wrong_type() -> Error {
    Error::invalid("import-wrong-type")
}

/// An object of the document; the values of other types are none.
pub(super) struct Item(pub(super) Value);

impl Item {
    pub(super) fn parse(raw: &RawValue) -> Option<Self> {
        let value: Value = serde_json::from_str(raw.get()).ok()?;
        value.is_object().then_some(Self(value))
    }

    pub(super) fn field(&self, name: &str) -> Option<&Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// A text; empty if it is missing.
    pub(super) fn text(&self, name: &str) -> Result<&str, Error> {
        let Some(value) = self.field(name) else {
            return Ok("");
        };
        value.as_str().ok_or_else(wrong_type)
    }

    /// A number; `None` if it is missing.
    pub(super) fn integer(&self, name: &str) -> Result<Option<i64>, Error> {
        let value = self.field(name);
        value
            .map(|value| value.as_i64().ok_or_else(wrong_type))
            .transpose()
    }

    /// Whether a flag is set; some programs write 1 for true.
    pub(super) fn is_set(&self, name: &str) -> bool {
        self.field(name)
            .is_some_and(|value| value.as_bool() == Some(true) || value.as_i64() == Some(1))
    }

    /// The points of a player: a number, or a text such as `71` or `30+41`; `None` if there are none.
    pub(super) fn points(&self) -> Result<Option<i32>, Error> {
        let text = match self.field("score") {
            None => return Ok(None),
            Some(Value::String(text)) => text.clone(),
            // Written without an exponent, a whole number has no fraction.
            Some(Value::Number(number)) => match number.as_f64() {
                Some(fraction) if number.is_f64() => fraction.to_string(),
                _ => number.to_string(),
            },
            Some(_) => return Err(wrong_type()),
        };
        match text.trim() {
            "" => Ok(None),
            text => {
                let unreadable = || Error::invalid("import-points-unreadable");
                sum(text).map(Some).ok_or_else(unreadable)
            }
        }
    }
}

/// What the plays of an export refer to, by the numbers in the file.
#[derive(Default)]
pub(super) struct References {
    /// The version of Qwixx that a game names, which may be empty; `None` for another game.
    pub(super) games: HashMap<i64, Option<String>>,
    /// The names, each with its place in the list; `None` for an anonymous player.
    pub(super) players: HashMap<i64, (usize, Option<String>)>,
    pub(super) locations: HashMap<i64, String>,
}

impl References {
    pub(super) fn of(export: &Export<'_>, reading: &mut Reading) -> Result<Self, Error> {
        let mut references = Self::default();
        for (name, raw) in [
            ("games", export.games),
            ("players", export.players),
            ("locations", export.locations),
        ] {
            // One more than there can be shows that there are too many.
            let items = list::<{ MAX_REFERENCES + 1 }>(name, raw)?;
            if items.len() > MAX_REFERENCES {
                return Err(too_many(MAX_REFERENCES));
            }
            for (index, raw) in items.into_iter().enumerate() {
                let added = match Item::parse(raw) {
                    Some(item) => references.add(name, index, &item),
                    None => Err(("", wrong_type())),
                };
                if let Err((field, error)) = added {
                    let path = format!("{name}[{index}]{field}");
                    reading.add_mistake(ImportMistake::at(path, error));
                }
            }
        }
        Ok(references)
    }

    fn add(&mut self, list: &str, index: usize, item: &Item) -> Result<(), (&'static str, Error)> {
        let id = item.integer("id").map_err(|error| (".id", error))?;
        let id = id.ok_or_else(|| (".id", wrong_type()))?;
        let name = item.text("name").map_err(|error| (".name", error))?;
        match list {
            "games" => {
                // A number that is none does not make it another game.
                let version = qwixx_version(name, item.integer("bggId").ok().flatten());
                let version = version.map(str::to_owned);
                self.games.entry(id).or_insert(version);
            }
            "players" => {
                let name = (!item.is_set("isAnonymous")).then(|| name.to_owned());
                self.players.entry(id).or_insert((index, name));
            }
            _ => drop(self.locations.entry(id).or_insert_with(|| name.to_owned())),
        }
        Ok(())
    }

    /// What a number stands for.
    pub(super) fn get<T>(references: &HashMap<i64, T>, id: i64) -> Result<&T, Error> {
        let missing = || Error::invalid("import-reference-missing");
        references.get(&id).ok_or_else(missing)
    }
}
