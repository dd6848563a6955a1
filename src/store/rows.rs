//! Rows as they are stored, and how they are read.

use chrono::{DateTime, SecondsFormat, Utc};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::StoreError;
use crate::domain::ids::{GameId, GameUid, GroupId, JoinCode, PlayerId};
use crate::rules::{EndReason, Event, HouseRules, Mode, Seat, Seq, Status};

/// A game beside its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// The group that plays it.
    pub group: GroupId,
    /// What names it in exports, unique in its group.
    pub uid: GameUid,
    /// The code to join it in the lobby.
    pub code: JoinCode,
    /// The board's id.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// House rules.
    pub house_rules: HouseRules,
    /// The status.
    pub status: Status,
    /// Why it ended.
    pub reason: Option<EndReason>,
    /// The rematch.
    pub next: Option<GameId>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it started.
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended.
    pub finished_at: Option<DateTime<Utc>>,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// Whether a person has taken the seat, and not only a name.
    pub claimed: bool,
}

/// An event of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedEvent {
    /// Its number.
    pub seq: Seq,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// What happened.
    pub event: Event,
}

/// The version of the events' JSON; another is refused and never guessed.
pub(super) const EVENT_VERSION: i64 = 1;

/// A time as it is stored: sorts as text.
pub(super) fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

fn damaged(what: impl ToString) -> StoreError {
    StoreError::Damaged(what.to_string())
}

/// Reads a column of text into what it stands for.
pub(super) fn parse<T>(row: &SqliteRow, column: &str) -> Result<T, StoreError>
where
    T: std::str::FromStr,
    T::Err: ToString,
{
    let text: String = row.try_get(column)?;
    text.parse().map_err(damaged)
}

pub(super) fn parse_optional<T>(row: &SqliteRow, column: &str) -> Result<Option<T>, StoreError>
where
    T: std::str::FromStr,
    T::Err: ToString,
{
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| text.parse().map_err(damaged)).transpose()
}

/// Reads a player's name, which is empty where the player was made nameless.
pub(super) fn name(row: &SqliteRow) -> Result<String, StoreError> {
    let name: &str = row.try_get("name")?;
    Ok(name.trim().to_owned())
}

/// Reads a column whose words are those of a closed list.
pub(super) fn enum_column<T: Copy>(
    row: &SqliteRow,
    column: &str,
    all: &[T],
    as_str: fn(T) -> &'static str,
) -> Result<Option<T>, StoreError> {
    let text: Option<String> = row.try_get(column)?;
    text.map(|text| {
        let mut all = all.iter().copied();
        all.find(|&value| as_str(value) == text)
            .ok_or_else(|| damaged(text))
    })
    .transpose()
}

pub(super) fn seat(row: &SqliteRow) -> Result<Seat, StoreError> {
    let number: i64 = row.try_get("seat")?;
    usize::try_from(number)
        .ok()
        .and_then(Seat::new)
        .ok_or_else(|| damaged(format!("seat {number}")))
}

pub(super) fn status(row: &SqliteRow) -> Result<Status, StoreError> {
    enum_column(row, "status", &Status::ALL, Status::as_str)?.ok_or_else(|| damaged("no status"))
}

pub(super) fn reason(row: &SqliteRow) -> Result<Option<EndReason>, StoreError> {
    enum_column(row, "reason", &EndReason::ALL, |reason| reason.as_str())
}

pub(super) fn mode(row: &SqliteRow) -> Result<Mode, StoreError> {
    enum_column(row, "mode", &Mode::ALL, Mode::as_str)?.ok_or_else(|| damaged("no mode"))
}

pub(super) fn game(row: &SqliteRow) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: parse(row, "id")?,
        group: parse(row, "group_id")?,
        uid: parse(row, "uid")?,
        code: parse(row, "code")?,
        variant: row.try_get("variant")?,
        mode: mode(row)?,
        house_rules: HouseRules {
            color_required: row.try_get("color_required")?,
            hide_scores: row.try_get("hide_scores")?,
        },
        status: status(row)?,
        reason: reason(row)?,
        next: parse_optional(row, "next")?,
        created_at: parse(row, "created_at")?,
        started_at: parse_optional(row, "started_at")?,
        finished_at: parse_optional(row, "finished_at")?,
    })
}

pub(super) fn seat_row(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: seat(row)?,
        player: parse(row, "player_id")?,
        name: name(row)?,
        claimed: row.try_get("claimed")?,
    })
}

pub(super) fn logged(row: &SqliteRow) -> Result<LoggedEvent, StoreError> {
    let version: i64 = row.try_get("version")?;
    if version != EVENT_VERSION {
        return Err(damaged(format!("an event of version {version}")));
    }
    let event: String = row.try_get("event")?;
    Ok(LoggedEvent {
        seq: row.try_get("seq")?,
        at: parse(row, "at")?,
        event: serde_json::from_str(&event).map_err(damaged)?,
    })
}
