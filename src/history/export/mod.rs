//! Exports of games, a format a file.

mod bgstats;
mod csv;
mod json;
mod xlsx;

use chrono::{DateTime, SecondsFormat, Utc};
use chrono_tz::Tz;
use serde::Deserialize;
use utoipa::ToSchema;

pub(crate) use bgstats::Play;
pub use bgstats::link as bgstats_link;
pub use xlsx::Workbook;

use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::filters::{Cursor, HistoryFilter};
use crate::domain::ids::GroupId;
use crate::games::{GameTranscript, GameView, Games, SeatView};
use crate::rules::Seat;

/// How many games are read at a time.
const PAGE_SIZE: u32 = 50;

/// The format of a download.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ExportFormat)]
pub enum Format {
    /// A line a player and game, for spreadsheets.
    Csv,
    /// Everything, to be read by programs.
    Json,
    /// A workbook for spreadsheets.
    Xlsx,
    /// Plays for the app Board Game Stats.
    Bgstats,
}

/// How many games a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// One game, whatever its state.
    Single,
    /// A list of games.
    List,
}

/// A text that is written game by game, so that no more than a few of them are in memory.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    kind: Kind,
    extent: Extent,
    is_first: bool,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Csv,
    Json,
    BgStats,
}

impl Format {
    /// How the file's name ends.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Xlsx => "xlsx",
            Self::Bgstats => "bgstats.json",
        }
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Json | Self::Bgstats => "application/json",
            Self::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }

    /// The text to be written in this format; `None` where it is none.
    #[must_use]
    pub const fn text(self, extent: Extent) -> Option<Text> {
        let kind = match self {
            Self::Csv => Kind::Csv,
            Self::Json => Kind::Json,
            Self::Bgstats => Kind::BgStats,
            Self::Xlsx => return None,
        };
        Some(Text {
            kind,
            extent,
            is_first: true,
        })
    }
}

impl Text {
    /// What stands before the games.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`] where it cannot be written.
    pub fn begin(&self, now: DateTime<Utc>) -> Result<Vec<u8>, Error> {
        match (self.kind, self.extent) {
            (Kind::Csv, Extent::Single | Extent::List) => csv::begin().map_err(broken),
            (Kind::Json, Extent::Single | Extent::List) => json::begin(now).map_err(broken),
            (Kind::BgStats, Extent::List) => Ok(b"[\n".to_vec()),
            (Kind::BgStats, Extent::Single) => Ok(Vec::new()),
        }
    }

    /// Some games.
    ///
    /// # Errors
    /// [`ErrorCode::Internal`] where they cannot be written; [`ErrorCode::InvalidValue`] where a single game
    /// is not over and the format has only finished ones.
    pub fn games(&mut self, games: &[GameTranscript]) -> Result<Vec<u8>, Error> {
        let mut text = Vec::new();
        for record in games {
            match self.kind {
                Kind::Csv => csv::game(record, &mut text).map_err(broken)?,
                Kind::Json => {
                    self.separate(&mut text);
                    json::game(record, &mut text).map_err(broken)?;
                }
                Kind::BgStats => match (
                    bgstats::Play::of(&record.view, record.game.table()),
                    self.extent,
                ) {
                    (Some(play), Extent::Single | Extent::List) => {
                        self.separate(&mut text);
                        serde_json::to_writer(&mut text, &play).map_err(broken)?;
                    }
                    (None, Extent::List) => {}
                    (None, Extent::Single) => {
                        return Err(Error::invalid("bgstats-finished-only"));
                    }
                },
            }
        }
        Ok(text)
    }

    /// What stands behind the games.
    #[must_use]
    pub fn end(&self) -> &'static [u8] {
        match (self.kind, self.extent) {
            (Kind::Csv, Extent::Single | Extent::List) => b"",
            (Kind::Json, Extent::Single | Extent::List) => json::END,
            (Kind::BgStats, Extent::List) => b"\n]\n",
            (Kind::BgStats, Extent::Single) => b"\n",
        }
    }

    fn separate(&mut self, text: &mut Vec<u8>) {
        if !self.is_first {
            text.extend_from_slice(b",\n");
        }
        self.is_first = false;
    }
}

/// Whole games of a group, newest first, from a cursor on; and the cursor of the next page.
///
/// # Errors
/// As [`auth::authorize_member`].
pub async fn transcripts(
    games: &Games,
    principal: &Principal,
    group: &GroupId,
    filter: &HistoryFilter,
    after: Option<&Cursor>,
) -> Result<(Vec<GameTranscript>, Option<Cursor>), Error> {
    let services = games.services();
    let (group, _) = auth::authorize_member(services, principal, group).await?;
    let store = services.store();
    let page = store.history(&group.id, filter, PAGE_SIZE, after).await?;
    let mut records = Vec::with_capacity(page.games.len());
    for game in page.games {
        records.push(games.load_transcript(principal, &game.id, &group).await?);
    }
    Ok((records, page.next))
}

fn broken(reason: impl ToString) -> Error {
    let reason = reason.to_string();
    tracing::error!(reason, "an export could not be written");
    Error::new(ErrorCode::Internal, "download-failed")
}

/// A time as the clock of the group shows it.
fn local(at: DateTime<Utc>, zone: Tz) -> String {
    let at = at.with_timezone(&zone);
    at.to_rfc3339_opts(SecondsFormat::Secs, false)
}

/// The rank of a seat in a finished game.
fn rank(game: &GameView, seat: Seat) -> Option<u32> {
    let result = game.result.as_ref()?;
    let mut lines = result.standings.iter();
    lines.find(|line| line.seat == seat).map(|line| line.rank)
}

/// The seats by rank, or in their order where the game goes on.
fn ranked(game: &GameView) -> Vec<(Option<u32>, &SeatView)> {
    let seats = game.seats.iter();
    let mut ranked: Vec<_> = seats.map(|seat| (rank(game, seat.seat), seat)).collect();
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked
}

/// The penalties of a seat, where its scores may be seen and are known.
fn known_penalties(seat: &SeatView) -> Option<u8> {
    seat.penalty_score.map(|_| seat.penalties)
}
