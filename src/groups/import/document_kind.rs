//! What kind of document a JSON file is, by its first fields that tell.

use std::fmt;
use std::fs::File;
use std::io::BufReader;

use serde::Deserializer;
use serde::de::{Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// A kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DocumentKind {
    /// A JSON export of this program, or games that were played on paper.
    Own,
    /// An export of the app Board Game Stats.
    AppExport,
    /// One play for the app.
    Play,
    /// A list of such plays.
    PlayList,
}

impl DocumentKind {
    /// The kind of a file; what cannot be read is for the reader of this program's own documents to report.
    pub(super) fn of(file: &File) -> Self {
        let mut json = serde_json::Deserializer::from_reader(BufReader::new(file));
        let mut kind = None;
        // Reading stops as soon as the kind is known, with an error of no interest.
        let _ = json.deserialize_any(Detector(&mut kind));
        kind.unwrap_or(Self::Own)
    }

    /// The kind of a document with this field; `None` if several kinds have it.
    fn with_field(field: &str) -> Option<Self> {
        match field {
            "format" | "version" | "exported_at" | "paper" => Some(Self::Own),
            "plays" | "locations" | "userInfo" | "challenges" | "groups" | "tags"
            | "deletedObjects" => Some(Self::AppExport),
            "sourceName" | "sourcePlayId" | "playDate" | "game" => Some(Self::Play),
            _ => None,
        }
    }
}

struct Detector<'a>(&'a mut Option<DocumentKind>);

impl<'de> Visitor<'de> for Detector<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a document")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<(), M::Error> {
        while let Some(field) = map.next_key::<String>()? {
            *self.0 = DocumentKind::with_field(&field);
            if self.0.is_some() {
                return Err(M::Error::custom("detected"));
            }
            map.next_value::<IgnoredAny>()?;
        }
        Ok(())
    }

    fn visit_seq<S: SeqAccess<'de>>(self, _: S) -> Result<(), S::Error> {
        *self.0 = Some(DocumentKind::PlayList);
        Err(S::Error::custom("detected"))
    }
}
