//! The games of a group, newest first.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use sqlx::{QueryBuilder, Row, Sqlite};

use super::row::{self, time};
use super::{Store, StoreError};
use crate::ids::{GameId, GroupId, PlayerId};
use crate::rules::{Mode, Reason, Seat, Status};

/// Which games of a group are asked for; what is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Where they stand.
    pub status: Option<Status>,
    /// Who played.
    pub player: Option<PlayerId>,
    /// The board's id.
    pub variant: Option<String>,
}

/// A place in a list of games, from which to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    created_at: DateTime<Utc>,
    id: GameId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.created_at.timestamp_millis(), self.id)
    }
}

impl FromStr for Cursor {
    type Err = crate::ids::NotAnId;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (millis, id) = text.rsplit_once('-').ok_or(crate::ids::NotAnId)?;
        let created_at = millis
            .parse()
            .ok()
            .and_then(DateTime::from_timestamp_millis)
            .ok_or(crate::ids::NotAnId)?;
        Ok(Self {
            created_at,
            id: id.parse()?,
        })
    }
}

/// A game as a line of the history.
#[derive(Clone, Debug)]
pub struct HistoryGame {
    /// Its id.
    pub id: GameId,
    /// The board's id.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// Where it stands.
    pub status: Status,
    /// Why it ended.
    pub reason: Option<Reason>,
    /// Its rematch.
    pub next: Option<GameId>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When it began.
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended.
    pub finished_at: Option<DateTime<Utc>>,
    /// Who played, in the order of seats.
    pub seats: Vec<HistorySeat>,
}

/// A seat of a line of the history.
#[derive(Clone, Debug)]
pub struct HistorySeat {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// Rank and points of a finished game.
    pub result: Option<(u32, i32)>,
}

/// Some lines of the history.
#[derive(Clone, Debug)]
pub struct HistoryPage {
    /// The games.
    pub games: Vec<HistoryGame>,
    /// Where the next ones begin; `None` after the last.
    pub next: Option<Cursor>,
}

impl Store {
    /// The games of a group from a place on, newest first.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn history(
        &self,
        group: &GroupId,
        filter: &HistoryFilter,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<HistoryPage, StoreError> {
        let mut reader = self.readers.begin().await?;
        let mut query = QueryBuilder::<Sqlite>::new(
            "SELECT id, variant, mode, status, reason, next, created_at, started_at, finished_at \
             FROM games WHERE group_id = ",
        );
        query.push_bind(group.as_str());
        if let Some(status) = filter.status {
            query.push(" AND status = ").push_bind(status.as_str());
        }
        if let Some(variant) = &filter.variant {
            query.push(" AND variant = ").push_bind(variant);
        }
        if let Some(player) = &filter.player {
            query
                .push(" AND id IN (SELECT game_id FROM seats WHERE player_id = ")
                .push_bind(player.as_str())
                .push(")");
        }
        if let Some(after) = after {
            query
                .push(" AND (created_at, id) < (")
                .push_bind(time(after.created_at))
                .push(", ")
                .push_bind(after.id.as_str())
                .push(")");
        }
        query
            .push(" ORDER BY created_at DESC, id DESC LIMIT ")
            .push_bind(limit + 1);
        let rows = query.build().fetch_all(&mut *reader).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in rows
            .iter()
            .take(usize::try_from(limit).unwrap_or(usize::MAX))
        {
            let id: GameId = row::parse(row, "id")?;
            let seats = sqlx::query(
                "SELECT seats.seat, player_id, name, rank, total FROM seats \
                 JOIN players ON players.id = player_id \
                 LEFT JOIN results ON results.game_id = seats.game_id AND results.seat = seats.seat \
                 WHERE seats.game_id = $1 ORDER BY seats.seat",
            )
            .bind(id.as_str())
            .fetch_all(&mut *reader)
            .await?;
            games.push(HistoryGame {
                id,
                variant: row.try_get("variant")?,
                mode: row::mode(row)?,
                status: row::status(row)?,
                reason: row::reason(row)?,
                next: row::parse_optional(row, "next")?,
                created_at: row::parse(row, "created_at")?,
                started_at: row::parse_optional(row, "started_at")?,
                finished_at: row::parse_optional(row, "finished_at")?,
                seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
            });
        }
        let last = games.last().filter(|_| rows.len() > games.len());
        let next = last.map(|game| Cursor {
            created_at: game.created_at,
            id: game.id.clone(),
        });
        Ok(HistoryPage { games, next })
    }
}

fn seat(row: &sqlx::sqlite::SqliteRow) -> Result<HistorySeat, StoreError> {
    let rank: Option<u32> = row.try_get("rank")?;
    let total: Option<i32> = row.try_get("total")?;
    Ok(HistorySeat {
        seat: row::seat(row)?,
        player: row::parse(row, "player_id")?,
        name: row.try_get("name")?,
        result: rank.zip(total),
    })
}
