//! Columns: how values are stored and read.

use std::collections::HashMap;

use chrono::{DateTime, SecondsFormat, Utc};
use rowlock_rules::{EndReason, Mode, Seat, Status};

use crate::domain::ids::{GameId, TokenHash};
use crate::store::db::{Connection, QueryBuilder, Row};
use crate::store::error::StoreError;

/// A time as text that sorts by time.
pub(super) fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

pub(super) fn damaged(what: impl ToString) -> StoreError {
    StoreError::Damaged(what.to_string())
}

/// Reads a player's name: empty if the player was anonymized.
pub(super) fn name(row: &Row) -> Result<String, StoreError> {
    let name: &str = row.try_get("name")?;
    Ok(name.trim().to_owned())
}

/// Reads the hash of a secret.
pub(super) fn token_hash(row: &Row, column: &str) -> Result<TokenHash, StoreError> {
    let hash: Vec<u8> = row.try_get(column)?;
    let hash = hash
        .try_into()
        .map_err(|_| damaged("a hash of another length"))?;
    Ok(TokenHash(hash))
}

/// Reads the hash of a secret, if there is one.
pub(super) fn optional_hash(row: &Row, column: &str) -> Result<Option<TokenHash>, StoreError> {
    match row.try_get::<Option<Vec<u8>>>(column)? {
        Some(_) => token_hash(row, column).map(Some),
        None => Ok(None),
    }
}

/// Reads a text column with the values of an enum.
pub(super) fn enum_column<T: Copy>(
    row: &Row,
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

pub(super) fn seat(row: &Row) -> Result<Seat, StoreError> {
    seat_number(row.try_get("seat")?)
}

/// The seat of this number, from 0.
pub(super) fn seat_number(number: i64) -> Result<Seat, StoreError> {
    usize::try_from(number)
        .ok()
        .and_then(Seat::new)
        .ok_or_else(|| damaged(format!("seat {number}")))
}

pub(super) fn status(row: &Row) -> Result<Status, StoreError> {
    enum_column(row, "status", &Status::ALL, Status::as_str)?.ok_or_else(|| damaged("no status"))
}

/// The known reason of a game's end.
pub(super) fn reason(row: &Row) -> Result<Option<EndReason>, StoreError> {
    let reason = enum_column(row, "reason", &EndReason::ALL, |reason| reason.as_str())?;
    let is_known: bool = row.try_get("reason_known")?;
    Ok(reason.filter(|_| is_known))
}

pub(super) fn mode(row: &Row) -> Result<Mode, StoreError> {
    enum_column(row, "mode", &Mode::ALL, Mode::as_str)?.ok_or_else(|| damaged("no mode"))
}

/// Reads rows that belong to these games, in the order that the statement ends with.
///
/// `select` ends before its `WHERE`, and selects the column `game_id`, by which the rows are filtered.
pub(super) async fn by_game<T>(
    reader: &mut dyn Connection,
    games: &[GameId],
    select: &str,
    order: &'static str,
    read: impl Fn(&Row) -> Result<T, StoreError>,
) -> Result<HashMap<GameId, Vec<T>>, StoreError> {
    if games.is_empty() {
        return Ok(HashMap::new());
    }
    let mut query = QueryBuilder::new(reader.dialect(), "");
    query.push(select).push(" WHERE game_id IN ");
    query.push_list(games.iter().map(GameId::as_str));
    query.push(' ').push(order);
    let mut found: HashMap<GameId, Vec<T>> = HashMap::new();
    for row in query.build().fetch_all(reader).await? {
        let game = row.parse("game_id")?;
        found.entry(game).or_default().push(read(&row)?);
    }
    Ok(found)
}
