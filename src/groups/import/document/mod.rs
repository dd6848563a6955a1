//! Documents: games as this program exports them, and exports of the app Board Game Stats.

mod bgstats;
mod items;
mod lists;
mod own;
mod references;

use serde::Deserialize;
use serde::de::IgnoredAny;

pub(super) use bgstats::AppReader;
pub(crate) use items::{GameItem, PaperGameItem, PaperSeatItem};
pub(super) use own::{OwnDocument, OwnGame, has_result, paper_game};

/// What kind of document a text is, by the fields that tell.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Fields {
    format: Option<IgnoredAny>,
    paper: Option<IgnoredAny>,
    plays: Option<IgnoredAny>,
    user_info: Option<IgnoredAny>,
    locations: Option<IgnoredAny>,
    source_name: Option<IgnoredAny>,
    play_date: Option<IgnoredAny>,
}

/// A kind of document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DocumentKind {
    /// A JSON export of this program, or games that were played on paper.
    Own,
    /// An export of the app Board Game Stats.
    AppExport,
    /// Plays that were made for the app: one, or a list.
    Plays,
}

impl DocumentKind {
    /// The kind of a document; what cannot be read is for the reader of this program's own documents to report.
    pub(super) fn of(text: &str) -> Self {
        if text.trim_start().starts_with('[') {
            return Self::Plays;
        }
        let fields: Fields = serde_json::from_str(text).unwrap_or_default();
        let has = |field: &Option<IgnoredAny>| field.is_some();
        if has(&fields.format) || has(&fields.paper) {
            Self::Own
        } else if [&fields.plays, &fields.user_info, &fields.locations]
            .into_iter()
            .any(has)
        {
            Self::AppExport
        } else if [&fields.source_name, &fields.play_date]
            .into_iter()
            .any(has)
        {
            Self::Plays
        } else {
            Self::Own
        }
    }
}
