//! What players write about a game: where they played it, and a note.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;

use super::name;
use crate::domain::error::{Error, ErrorCode};

/// Where a game was played: one line of at most 60 characters, without control or bidirectional characters.
/// It is trimmed and normalized to NFC.
#[derive(Clone, Debug, PartialEq, Eq, ToSchema)]
#[schema(value_type = String, format = "place", max_length = 60, examples("Grandma’s"))]
pub struct Place(Arc<str>);

/// A note of at most 500 characters, with `\n` between lines and without other control or bidirectional characters.
/// It is trimmed and normalized to NFC.
#[derive(Clone, Debug, PartialEq, Eq, ToSchema)]
#[schema(
    value_type = String,
    format = "note",
    max_length = 500,
    examples("Ana’s first game!\nBen locked three rows.")
)]
pub struct Note(Arc<str>);

/// The place and the note of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Remarks {
    /// Where it was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub place: Option<Place>,
    /// What its players wrote about it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub note: Option<Note>,
}

/// Changes of the remarks; a field that is `None` stays as it is.
#[derive(Clone, Debug, Default)]
pub struct RemarksChange {
    pub place: Option<Replacement<Place>>,
    pub note: Option<Replacement<Note>>,
}

/// A new value of a field, and the value that its author saw before.
#[derive(Clone, Debug)]
pub struct Replacement<T> {
    /// The new value; `None` removes it.
    pub value: Option<T>,
    /// The value that was seen; without it, any value is replaced.
    pub before: Option<Option<T>>,
}

impl Place {
    /// The maximum number of characters.
    pub const MAX_CHARACTERS: usize = 60;
}

impl Note {
    /// The maximum number of characters, with a line break as one.
    pub const MAX_CHARACTERS: usize = 500;
}

impl Remarks {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The text by which a game is found; `None` without remarks.
    pub fn search_key(&self) -> Option<String> {
        let place = self.place.iter().map(Place::as_ref);
        let texts: Vec<&str> = place.chain(self.note.iter().map(Note::as_ref)).collect();
        (!texts.is_empty()).then(|| name::lowercase(&texts.join("\n")))
    }

    /// The remarks after a change.
    ///
    /// # Errors
    /// [`ErrorCode::NoteChanged`] if another client has changed the same field since its author saw it.
    pub fn changed(&self, change: RemarksChange) -> Result<Self, Error> {
        Ok(Self {
            place: replaced(&self.place, change.place)?,
            note: replaced(&self.note, change.note)?,
        })
    }
}

fn replaced<T: Clone + PartialEq>(
    stored: &Option<T>,
    change: Option<Replacement<T>>,
) -> Result<Option<T>, Error> {
    let Some(Replacement { value, before }) = change else {
        return Ok(stored.clone());
    };
    match before {
        // Its author left it as it was.
        Some(before) if before == value => Ok(stored.clone()),
        Some(before) if before != *stored && value != *stored => {
            Err(Error::new(ErrorCode::NoteChanged, "note-changed"))
        }
        Some(_) | None => Ok(value),
    }
}

/// Parses a text that is empty if there is nothing.
pub fn parse_optional<T: FromStr<Err = Error>>(text: &str) -> Result<Option<T>, Error> {
    let is_empty = text.trim().is_empty();
    (!is_empty).then(|| text.parse()).transpose()
}

/// The text, composed and trimmed, with `\n` for each line break.
fn normalized(text: &str) -> Result<String, Error> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text: String = text.trim().nfc().collect();
    let is_forbidden = |letter: char| letter != '\n' && name::is_forbidden(letter);
    if text.chars().any(is_forbidden) || name::has_too_many_marks(&text) {
        return Err(Error::invalid("note-has-controls"));
    }
    if !text.chars().any(name::is_visible) {
        return Err(Error::invalid("note-invisible"));
    }
    Ok(text)
}

impl FromStr for Place {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let place = normalized(text)?;
        if place.contains('\n') {
            return Err(Error::invalid("note-has-controls"));
        }
        if place.chars().count() > Self::MAX_CHARACTERS {
            return Err(Error::invalid("place-too-long"));
        }
        Ok(Self(place.into()))
    }
}

impl FromStr for Note {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let note = normalized(text)?;
        if note.chars().count() > Self::MAX_CHARACTERS {
            return Err(Error::invalid("note-too-long"));
        }
        Ok(Self(note.into()))
    }
}

/// Implements what a text type needs to be shown, stored and sent.
macro_rules! impl_text {
    ($($type:ty),+) => {$(
        impl AsRef<str> for $type {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }
    )+};
}

impl_text!(Place, Note);
