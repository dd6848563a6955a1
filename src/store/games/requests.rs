//! Requests to the host of a running game: to join it or to watch it.

use std::collections::HashMap;
use std::slice;

use chrono::{DateTime, Utc};
use rowlock_rules::Seq;

use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, PlayerId, RequestId};
use crate::store::access::grants::holder;
use crate::store::db::{Connection, Row, query};
use crate::store::error::StoreError;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// What a request asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JoinRequestKind {
    Name(String),
    /// The unclaimed seat of this player.
    Seat(PlayerId),
    Watch,
}

/// The host's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JoinDecision {
    Accepted,
    Refused,
}

/// A request to the host of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JoinRequest {
    pub id: RequestId,
    pub game: GameId,
    pub holder: Holder,
    /// The hash of the sender's network; `None` where requests are not counted by network.
    pub network: Option<String>,
    pub kind: JoinRequestKind,
    pub asked_at: DateTime<Utc>,
    /// The decision; `None` while it is pending.
    pub decision: Option<JoinDecision>,
}

/// A request to the host of a game, as it counts against later ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentJoinRequest {
    pub holder: Holder,
    /// The hash of the sender's network.
    pub network: Option<String>,
    pub asked_at: DateTime<Utc>,
    pub refused_at: Option<DateTime<Utc>>,
}

#[derive(Clone, Debug)]
pub enum JoinRequestChange {
    Create(JoinRequest),
    /// A decision; a conflict if the request was answered before.
    Decide(RequestId, JoinDecision),
    /// The host's refusal, which makes the sender wait; a conflict as well.
    Refuse(RequestId, DateTime<Utc>),
}

/// A player who joined after the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateEntry {
    /// The sequence number of the join event.
    pub seq: Seq,
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
}

impl JoinDecision {
    const ALL: [Self; 2] = [Self::Accepted, Self::Refused];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::Refused => "refused",
        }
    }
}

impl JoinRequestChange {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        match self {
            Self::Create(request) => insert(request, to).await,
            Self::Decide(id, decision) => decide(id, *decision, None, to).await,
            Self::Refuse(id, at) => decide(id, JoinDecision::Refused, Some(*at), to).await,
        }
    }
}

async fn decide(
    id: &RequestId,
    decision: JoinDecision,
    refused_at: Option<DateTime<Utc>>,
    to: &mut dyn Connection,
) -> Result<(), StoreError> {
    query("UPDATE requests SET answer = $2, refused_at = $3 WHERE id = $1 AND answer IS NULL")
        .bind(id.as_str())
        .bind(decision.as_str())
        .bind(refused_at.map(time))
        .run_or_conflict(to)
        .await
}

async fn insert(request: &JoinRequest, to: &mut dyn Connection) -> Result<(), StoreError> {
    let (kind, name, player) = match &request.kind {
        JoinRequestKind::Name(name) => ("name", Some(name), None),
        JoinRequestKind::Seat(player) => ("seat", None, Some(player)),
        JoinRequestKind::Watch => ("watch", None, None),
    };
    query(
        "INSERT INTO requests (id, game_id, holder, kind, wish, name, player_id, asked_at, network) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    )
    .bind(request.id.as_str())
    .bind(request.game.as_str())
    .bind(&request.holder.hash().0[..])
    .bind(request.holder.kind())
    .bind(kind)
    .bind(name)
    .bind(player.map(PlayerId::as_str))
    .bind(time(request.asked_at))
    .bind(request.network.as_deref())
    .run(to)
    .await
}

pub(in crate::store) async fn insert_entry(
    game: &GameId,
    entry: &LateEntry,
    to: &mut dyn Connection,
) -> Result<(), StoreError> {
    query("INSERT INTO entries (game_id, seq, player_id) VALUES ($1, $2, $3)")
        .bind(game.as_str())
        .bind(entry.seq)
        .bind(entry.player.as_str())
        .run(to)
        .await
}

fn request(row: &Row) -> Result<JoinRequest, StoreError> {
    let kind: String = row.try_get("wish")?;
    Ok(JoinRequest {
        id: row.parse("id")?,
        game: row.parse("game_id")?,
        holder: holder(row)?,
        network: row.try_get("network")?,
        kind: match kind.as_str() {
            "name" => JoinRequestKind::Name(row.try_get("name")?),
            "seat" => JoinRequestKind::Seat(row.parse("player_id")?),
            "watch" => JoinRequestKind::Watch,
            other => return Err(StoreError::Damaged(format!("the kind of request {other}"))),
        },
        asked_at: row.parse("asked_at")?,
        decision: rows::enum_column(row, "answer", &JoinDecision::ALL, JoinDecision::as_str)?,
    })
}

/// The unanswered requests to the hosts of these games, oldest first.
pub(in crate::store) async fn unanswered(
    reader: &mut dyn Connection,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<JoinRequest>>, StoreError> {
    let select = "SELECT * FROM (SELECT * FROM requests WHERE answer IS NULL) AS unanswered";
    rows::by_game(reader, games, select, "ORDER BY asked_at, id", request).await
}

/// The players who joined these games after the start.
pub(in crate::store) async fn entries(
    reader: &mut dyn Connection,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<LateEntry>>, StoreError> {
    let select = "SELECT game_id, seq, player_id, name FROM entries \
                  JOIN players ON players.id = player_id";
    let entry = |row: &Row| {
        Ok(LateEntry {
            seq: row.try_get("seq")?,
            player: row.parse("player_id")?,
            name: rows::name(row)?,
        })
    };
    rows::by_game(reader, games, select, "ORDER BY game_id, seq", entry).await
}

impl Store {
    /// The request with this id, answered or not.
    pub async fn request(&self, id: &RequestId) -> Result<Option<JoinRequest>, StoreError> {
        query("SELECT * FROM requests WHERE id = $1")
            .bind(id.as_str())
            .read_optional(&self.database, request)
            .await
    }

    /// The requests of this holder, newest first.
    pub async fn requests_of(&self, holder: Holder) -> Result<Vec<JoinRequest>, StoreError> {
        query("SELECT * FROM requests WHERE holder = $1 AND kind = $2 ORDER BY asked_at DESC, id")
            .bind(&holder.hash().0[..])
            .bind(holder.kind())
            .read_all(&self.database, request)
            .await
    }

    /// The requests to the host of a game since a time, answered or not.
    pub async fn recent_requests(
        &self,
        game: &GameId,
        since: DateTime<Utc>,
    ) -> Result<Vec<RecentJoinRequest>, StoreError> {
        let recent = |row: &Row| {
            Ok(RecentJoinRequest {
                holder: holder(row)?,
                network: row.try_get("network")?,
                asked_at: row.parse("asked_at")?,
                refused_at: row.parse_optional("refused_at")?,
            })
        };
        query(
            "SELECT holder, kind, network, asked_at, refused_at FROM requests \
             WHERE game_id = $1 AND asked_at >= $2",
        )
        .bind(game.as_str())
        .bind(time(since))
        .read_all(&self.database, recent)
        .await
    }

    /// The unanswered requests to the host of a game, oldest first.
    pub async fn unanswered(&self, game: &GameId) -> Result<Vec<JoinRequest>, StoreError> {
        let mut reader = self.database.acquire().await?;
        let mut requests = unanswered(&mut *reader, slice::from_ref(game)).await?;
        Ok(requests.remove(game).unwrap_or_default())
    }

    /// The players who joined a game after its start, even if a rewind has removed the seat.
    pub async fn entries(&self, game: &GameId) -> Result<Vec<LateEntry>, StoreError> {
        let mut reader = self.database.acquire().await?;
        let mut entries = entries(&mut *reader, slice::from_ref(game)).await?;
        Ok(entries.remove(game).unwrap_or_default())
    }
}
