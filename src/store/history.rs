//! The games of a group, newest first.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection};

use super::rows::{self, time};
use super::{Store, StoreError, results};
use crate::domain::filters::{Cursor, HistoryFilter};
use crate::domain::ids::{GameId, GameUid, GroupId, PlayerId};
use crate::rules::{EndReason, Mode, Seat, SeatSummary, Status};

/// A game in a list.
#[derive(Clone, Debug)]
pub struct HistoryGame {
    /// Its id.
    pub id: GameId,
    /// What names it in exports.
    pub uid: GameUid,
    /// The board's id.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// The status.
    pub status: Status,
    /// Why it ended.
    pub reason: Option<EndReason>,
    /// Its rematch.
    pub next: Option<GameId>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
    /// When it started.
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended.
    pub finished_at: Option<DateTime<Utc>>,
    /// Who played, in the order of seats.
    pub seats: Vec<HistorySeat>,
}

/// A seat of a game in a list.
#[derive(Clone, Debug)]
pub struct HistorySeat {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The figures of a finished game.
    pub figures: Option<SeatSummary>,
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
    /// What names the games of a group in exports.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn uids(&self, group: &GroupId) -> Result<HashSet<GameUid>, StoreError> {
        let rows = sqlx::query("SELECT uid FROM games WHERE group_id = $1")
            .bind(group.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| rows::parse(row, "uid")).collect()
    }

    /// The recorded games of a group from a place on, newest first.
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
        let mut query = select(group, filter, after);
        query.push(" LIMIT ").push_bind(limit.saturating_add(1));
        let rows = query.build().fetch_all(&mut *reader).await?;
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let mut games = rows
            .iter()
            .take(limit)
            .map(game)
            .collect::<Result<Vec<_>, _>>()?;
        let mut seats = seats(&mut reader, &games).await?;
        for game in &mut games {
            game.seats = seats.remove(&game.id).unwrap_or_default();
        }
        let last = games.last().filter(|_| rows.len() > games.len());
        let next = last.map(|game| Cursor {
            created_at: game.created_at,
            uid: game.uid.clone(),
        });
        Ok(HistoryPage { games, next })
    }
}

/// Asks for games in their order, beginning with whatever leaves the fewest to look at.
fn select<'a>(
    group: &'a GroupId,
    filter: &'a HistoryFilter,
    after: Option<&'a Cursor>,
) -> QueryBuilder<Sqlite> {
    let mut query = QueryBuilder::new(
        "SELECT id, games.uid, variant, mode, status, reason, next, games.created_at, started_at, \
         finished_at FROM ",
    );
    let single = match filter.any_of.as_deref() {
        Some([single]) if filter.player.is_none() => Some(single),
        _ => filter.player.as_ref(),
    };
    let place = match single {
        Some(player) => {
            query
                .push("seats CROSS JOIN games ON id = game_id WHERE player_id = ")
                .push_bind(player.as_str().to_owned())
                .push(" AND group_id = ");
            "seats"
        }
        None => {
            query.push("games WHERE group_id = ");
            "games"
        }
    };
    query.push_bind(group.as_str().to_owned());
    query.push(" AND recorded");
    if let Some(status) = filter.status {
        query.push(" AND status = ").push_bind(status.as_str());
    }
    if let Some(variant) = &filter.variant {
        query.push(" AND variant = ").push_bind(variant.clone());
    }
    if let Some(reason) = filter.reason {
        query.push(" AND reason = ").push_bind(reason.as_str());
    }
    if let (Some(player), Some(won)) = (&filter.player, filter.won) {
        query
            .push(" AND EXISTS (SELECT 1 FROM results WHERE game_id = id AND player_id = ")
            .push_bind(player.as_str().to_owned())
            .push(if won {
                " AND rank = 1 AND NOT stopped)"
            } else {
                " AND rank > 1 AND NOT stopped)"
            });
    }
    if let Some(players) = &filter.any_of
        && (single.is_none() || filter.player.is_some())
    {
        query.push(
            " AND EXISTS (SELECT 1 FROM seats AS any WHERE any.game_id = id AND any.player_id IN (",
        );
        let mut ids = query.separated(", ");
        for player in players {
            ids.push_bind(player.as_str().to_owned());
        }
        query.push("))");
    }
    for (sign, at) in [(" >= ", filter.from), (" < ", filter.until)] {
        if let Some(at) = at {
            query.push(" AND ").push(place).push(".created_at");
            query.push(sign).push_bind(time(at));
        }
    }
    let [at, uid] = [".created_at", ".uid"].map(|column| format!("{place}{column}"));
    if let Some(after) = after {
        query
            .push(format_args!(" AND ({at}, {uid}) < ("))
            .push_bind(time(after.created_at))
            .push(", ")
            .push_bind(after.uid.as_str().to_owned())
            .push(")");
    }
    query.push(format_args!(" ORDER BY {at} DESC, {uid} DESC"));
    query
}

fn game(row: &SqliteRow) -> Result<HistoryGame, StoreError> {
    Ok(HistoryGame {
        id: rows::parse(row, "id")?,
        uid: rows::parse(row, "uid")?,
        variant: row.try_get("variant")?,
        mode: rows::mode(row)?,
        status: rows::status(row)?,
        reason: rows::reason(row)?,
        next: rows::parse_optional(row, "next")?,
        created_at: rows::parse(row, "created_at")?,
        started_at: rows::parse_optional(row, "started_at")?,
        finished_at: rows::parse_optional(row, "finished_at")?,
        seats: Vec::new(),
    })
}

/// The seats of these games, in order.
async fn seats(
    reader: &mut SqliteConnection,
    games: &[HistoryGame],
) -> Result<HashMap<GameId, Vec<HistorySeat>>, StoreError> {
    let ids: Vec<GameId> = games.iter().map(|game| game.id.clone()).collect();
    let select = "SELECT seats.game_id, seats.seat, seats.player_id, name, rank, total, \
                  red_crosses, yellow_crosses, green_crosses, blue_crosses, \
                  red_score, yellow_score, green_score, blue_score, penalties, rows_locked, skipped \
                  FROM seats JOIN players ON players.id = seats.player_id \
                  LEFT JOIN results USING (game_id, seat)";
    rows::by_game(reader, &ids, select, "ORDER BY game_id, seat", seat).await
}

fn seat(row: &SqliteRow) -> Result<HistorySeat, StoreError> {
    Ok(HistorySeat {
        seat: rows::seat(row)?,
        player: rows::parse(row, "player_id")?,
        name: rows::name(row)?,
        figures: results::figures(row)?,
    })
}
