//! What an imported JSON document says of each game.

use chrono::{DateTime, NaiveDate, Utc};
use rowlock_rules::{
    EndReason, Event, HouseRules, Mode, ScoreLine, SheetLetter, SheetNumbers, Standing,
    TalliedSheet,
};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use super::lists::bounded;
use crate::domain::error::Error;
use crate::domain::ids::GameUid;
use crate::domain::name::Name;
use crate::domain::remarks::{Note, Place, Remarks, parse_optional};
use crate::games::ResultView;
use crate::groups::import::game::paper::PaperGame;
use crate::schema::{BoardFile, Variant};

/// How many elements of a list within a game are read: more than any valid game has, so that a longer list is refused
/// without being held in memory.
const MAX_ELEMENTS: usize = 8192;

/// A game with its log, without ids of this server.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ExportedGame)]
pub(crate) struct GameItem {
    pub(super) uid: GameUid,
    /// The name of the group that played it.
    #[serde(rename = "group")]
    _group: String,
    #[schema(value_type = Variant)]
    pub(super) variant: String,
    /// The file of the board, if a group has made it.
    #[schema(value_type = BoardFile, required = false)]
    pub(super) board: Option<Box<RawValue>>,
    pub(super) mode: Mode,
    pub(super) house_rules: HouseRules,
    /// When it was created.
    pub(super) created_at: DateTime<Utc>,
    /// The day of a game on paper, which has no times.
    #[schema(nullable = false)]
    pub(super) day: Option<NaiveDate>,
    /// When it started; null in the lobby, and for a game on paper. It is not read.
    #[serde(rename = "started_at")]
    _started_at: Option<DateTime<Utc>>,
    /// When it ended; null before the end, and for a game on paper. It is not read.
    #[serde(rename = "finished_at")]
    _finished_at: Option<DateTime<Utc>>,
    /// Where it was played.
    #[schema(value_type = Place, required = false)]
    pub(super) place: Option<String>,
    /// What its players wrote about it.
    #[schema(value_type = Note, required = false)]
    pub(super) note: Option<String>,
    /// When it was last corrected after its end.
    #[schema(nullable = false)]
    pub(super) corrected_at: Option<DateTime<Utc>>,
    /// The players, by seat.
    #[serde(deserialize_with = "bounded::<_, _, MAX_ELEMENTS>")]
    #[schema(inline)]
    pub(super) seats: Vec<SeatItem>,
    /// The log, numbered from 1.
    #[serde(deserialize_with = "bounded::<_, _, MAX_ELEMENTS>")]
    pub(super) events: Vec<EventItem>,
    /// Why the game ended, and the ranks; null before the end. It must be what the log leads to.
    #[schema(value_type = Option<ResultView>)]
    pub(super) result: Option<GameResult>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SeatItem {
    /// The player's name; empty if the player was deleted.
    pub(super) name: String,
    /// The lucky numbers; null on a board without any, and for a game on paper. They are not read.
    #[serde(rename = "lucky_numbers")]
    _lucky_numbers: Option<SheetNumbers>,
    // What else is said of a seat follows from the log.
    /// Which of the board's different sheets it has.
    #[serde(rename = "sheet")]
    #[schema(value_type = SheetLetter, required = false)]
    _sheet: Option<IgnoredAny>,
    /// The lines of the score, where it is not that of four rows and penalties alone.
    #[serde(rename = "lines")]
    #[schema(value_type = Vec<ScoreLine>, required = false)]
    _lines: Option<IgnoredAny>,
}

/// An event of an exported game, with the fields of its type.
#[derive(Deserialize, ToSchema)]
#[schema(as = ExportedEvent)]
pub(super) struct EventItem {
    /// When it happened, with the offset from UTC.
    pub(super) at: DateTime<Utc>,
    /// The name of the player who joined after the start; empty if the player was deleted.
    #[schema(nullable = false)]
    pub(super) name: Option<String>,
    #[serde(flatten)]
    pub(super) event: Event,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::groups::import) struct GameResult {
    pub(super) reason: Option<EndReason>,
    pub(super) standings: Vec<Standing>,
}

/// A game that was played on paper.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PaperGameItem {
    /// Identifies the game, so that it is imported only once; by default derived from its contents.
    pub(super) uid: Option<GameUid>,
    /// The day it was played.
    pub(super) date: NaiveDate,
    #[schema(value_type = Variant)]
    pub(super) variant: String,
    /// Why it ended; null if it is not known.
    pub(super) reason: Option<EndReason>,
    /// Where it was played.
    #[schema(value_type = Option<Place>)]
    pub(super) place: Option<String>,
    /// What its players wrote about it.
    #[schema(value_type = Option<Note>)]
    pub(super) note: Option<String>,
    /// The players in playing order, with their sheets.
    #[serde(deserialize_with = "bounded::<_, _, MAX_ELEMENTS>")]
    #[schema(min_items = 1, max_items = 8)]
    pub(super) seats: Vec<PaperSeatItem>,
}

/// A player of a game that was played on paper, with the sheet.
#[derive(Deserialize, ToSchema)]
#[schema(as = PaperSeat)]
pub(crate) struct PaperSeatItem {
    /// The player's name; null or empty only where a deleted player stays in a game that is corrected.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(value_type = Option<Name>, required)]
    pub(super) name: Option<String>,
    #[serde(flatten)]
    pub(super) sheet: TalliedSheet,
}

impl TryFrom<PaperGameItem> for PaperGame {
    type Error = Error;

    fn try_from(item: PaperGameItem) -> Result<Self, Error> {
        let seat = |PaperSeatItem { name, sheet }: PaperSeatItem| {
            let name = name.filter(|name| !name.trim().is_empty());
            Ok((name.map(|name| name.parse()).transpose()?, sheet))
        };
        let seats: Result<_, Error> = item.seats.into_iter().map(seat).collect();
        Ok(Self {
            uid: item.uid,
            date: item.date,
            variant: item.variant,
            reason: item.reason,
            remarks: Remarks {
                place: parse_optional(item.place.as_deref().unwrap_or_default())?,
                note: parse_optional(item.note.as_deref().unwrap_or_default())?,
            },
            seats: seats?,
        })
    }
}
