//! A batch of writes, applied as a whole.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::rows::{EVENT_VERSION, time};
use super::{
    DeviceChange, Entry, GameRow, GameUpdate, GroupEdit, LinkChange, LoggedEvent, MembershipEnd,
    NewLink, RequestChange, Revocation, StateKey, StoreError, links, requests, results,
    server_state,
};
use crate::domain::grants::Grant;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::rules::{EndReason, SeatSummary};

/// Writes that are applied together, or not at all.
#[derive(Clone, Debug, Default)]
pub struct WriteBatch {
    /// A group that is new.
    pub group: Option<NewGroup>,
    /// What changes of groups and players that are there.
    pub edits: Vec<GroupEdit>,
    /// Players that must still have these names; else the change is refused as stale.
    pub expected: Vec<ExpectedPlayer>,
    /// Players that are new.
    pub players: Vec<NewPlayer>,
    /// Games that are new.
    pub games: Vec<GameRow>,
    /// Games that change beside their logs.
    pub updates: Vec<GameUpdate>,
    /// The figures of games whose end is known otherwise.
    pub results: Vec<(GameId, Vec<SeatSummary>)>,
    /// Events that happened; refused where a game has one of that number already.
    pub events: Vec<(GameId, LoggedEvent)>,
    /// What becomes of links that were there before.
    pub link_changes: Vec<LinkChange>,
    /// Links that are new.
    pub links: Vec<NewLink>,
    /// Rights in a group and invites into it that end, before others are given.
    pub membership_end: Option<MembershipEnd>,
    /// Rights that end, before others are given.
    pub revocations: Vec<Revocation>,
    /// Rights that are given.
    pub grants: Vec<Grant>,
    /// Requests to hosts, and their answers.
    pub requests: Vec<RequestChange>,
    /// Players who come in with an event of this change, after the start.
    pub entries: Vec<(GameId, Entry)>,
    /// What the owner of a browser has chosen for it.
    pub device: Option<DeviceChange>,
    /// A game that is deleted with all that belongs to it.
    pub deleted: Option<GameId>,
    /// The response to store for an idempotency key.
    pub response: Option<StoredResponse>,
    /// Deletes data that is older than its retention.
    pub retention: Option<Retention>,
    /// What the server is to remember of itself.
    pub state: Vec<(StateKey, String)>,
}

/// The retention of data that is no longer needed: what is older is deleted.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Deletes lobbies created before.
    pub lobbies: DateTime<Utc>,
    /// Deletes responses stored before.
    pub responses: DateTime<Utc>,
    /// Deletes links that ended before.
    pub links: DateTime<Utc>,
    /// Deletes requests made before.
    pub requests: DateTime<Utc>,
}

/// The group to create.
#[derive(Clone, Debug)]
pub struct NewGroup {
    /// Its id.
    pub id: GroupId,
    /// Its name.
    pub name: String,
    /// The time zone of its days; the server's where there is none.
    pub time_zone: Option<Tz>,
    /// The player whose name it has; none where people typed it.
    pub named_after: Option<PlayerId>,
    /// When it was created.
    pub created_at: DateTime<Utc>,
}

/// A player to be made.
#[derive(Clone, Debug)]
pub struct NewPlayer {
    /// The id.
    pub id: PlayerId,
    /// The group.
    pub group: GroupId,
    /// The name.
    pub name: String,
    /// The name without case.
    pub folded: String,
}

/// A player whom a change relies on, as it was read before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedPlayer {
    /// The id.
    pub id: PlayerId,
    /// The name without case.
    pub folded: String,
}

impl ExpectedPlayer {
    async fn check(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        let found = sqlx::query("SELECT 1 FROM players WHERE id = $1 AND folded = $2")
            .bind(self.id.as_str())
            .bind(&self.folded)
            .fetch_optional(to)
            .await?;
        found.map(|_| ()).ok_or(StoreError::Stale)
    }
}

/// The first response to a request with an idempotency key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredResponse {
    /// A hash of the key and of who sent it.
    pub key: [u8; 32],
    /// A hash of the request.
    pub request: [u8; 32],
    /// The answer, readable only with the key itself.
    pub sealed: Vec<u8>,
    /// When it was given.
    pub at: DateTime<Utc>,
}

impl WriteBatch {
    /// Whether it only appends events and a response, as most moves do; such batches are merged.
    pub(super) fn is_append_only(&self) -> bool {
        let Self {
            group,
            edits,
            expected,
            players,
            games,
            updates,
            results,
            events: _,
            link_changes,
            links,
            membership_end,
            revocations,
            grants,
            requests,
            entries,
            device,
            deleted,
            response: _,
            retention,
            state,
        } = self;
        group.is_none()
            && edits.is_empty()
            && expected.is_empty()
            && players.is_empty()
            && games.is_empty()
            && updates.is_empty()
            && results.is_empty()
            && link_changes.is_empty()
            && links.is_empty()
            && membership_end.is_none()
            && revocations.is_empty()
            && grants.is_empty()
            && requests.is_empty()
            && entries.is_empty()
            && device.is_none()
            && deleted.is_none()
            && retention.is_none()
            && state.is_empty()
    }

    /// Whether it may erase personal data.
    pub(super) fn erases_data(&self) -> bool {
        !self.edits.is_empty() || self.deleted.is_some() || self.retention.is_some()
    }

    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        if let Some(group) = &self.group {
            sqlx::query(
                "INSERT INTO groups (id, name, time_zone, named_after, created_at) \
                 VALUES ($1, $2, $3, $4, $5)",
            )
            .bind(group.id.as_str())
            .bind(&group.name)
            .bind(group.time_zone.map(|zone| zone.name()))
            .bind(group.named_after.as_ref().map(PlayerId::as_str))
            .bind(time(group.created_at))
            .execute(&mut *to)
            .await?;
        }
        for player in &self.expected {
            player.check(to).await?;
        }
        for edit in &self.edits {
            edit.write(to).await?;
        }
        for player in &self.players {
            sqlx::query("INSERT INTO players (id, group_id, name, folded) VALUES ($1, $2, $3, $4)")
                .bind(player.id.as_str())
                .bind(player.group.as_str())
                .bind(&player.name)
                .bind(&player.folded)
                .execute(&mut *to)
                .await?;
        }
        for game in &self.games {
            insert_game(to, game).await?;
        }
        for update in &self.updates {
            update.write(to).await?;
        }
        for (game, figures) in &self.results {
            results::insert(to, game, figures).await?;
        }
        insert_events(to, &self.events).await?;
        for (game, entry) in &self.entries {
            requests::insert_entry(game, entry, to).await?;
        }
        for change in &self.link_changes {
            change.write(to).await?;
        }
        for link in &self.links {
            link.write(to).await?;
        }
        if let Some(end) = &self.membership_end {
            end.write(to).await?;
        }
        for revocation in &self.revocations {
            revocation.write(to).await?;
        }
        for grant in &self.grants {
            grant.write(to).await?;
        }
        for request in &self.requests {
            request.write(to).await?;
        }
        if let Some(device) = &self.device {
            device.write(to).await?;
        }
        if let Some(game) = &self.deleted {
            delete_game(to, game).await?;
        }
        insert_responses(to, self.response.iter().collect()).await?;
        if let Some(retention) = self.retention {
            delete_lobbies(retention.lobbies, to).await?;
            sqlx::query("DELETE FROM answers WHERE at < $1")
                .bind(time(retention.responses))
                .execute(&mut *to)
                .await?;
            links::delete_before(retention.links, to).await?;
            requests::delete_before(retention.requests, to).await?;
        }
        for (key, value) in &self.state {
            server_state::write(to, *key, value).await?;
        }
        Ok(())
    }
}

async fn insert_game(to: &mut SqliteConnection, game: &GameRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO games (id, group_id, uid, code, variant, mode, color_required, hide_scores, \
         status, reason, created_at, started_at, finished_at) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(game.id.as_str())
    .bind(game.group.as_str())
    .bind(game.uid.as_str())
    .bind(game.code.as_str())
    .bind(&game.variant)
    .bind(game.mode.as_str())
    .bind(game.house_rules.color_required)
    .bind(game.house_rules.hide_scores)
    .bind(game.status.as_str())
    .bind(game.reason.map(EndReason::as_str))
    .bind(time(game.created_at))
    .bind(game.started_at.map(time))
    .bind(game.finished_at.map(time))
    .execute(to)
    .await?;
    Ok(())
}

/// Deletes a game; the game that it was the rematch of has none any more.
async fn delete_game(to: &mut SqliteConnection, game: &GameId) -> Result<(), StoreError> {
    sqlx::query("UPDATE games SET next = NULL WHERE next = $1")
        .bind(game.as_str())
        .execute(&mut *to)
        .await?;
    sqlx::query("DELETE FROM games WHERE id = $1")
        .bind(game.as_str())
        .execute(to)
        .await?;
    Ok(())
}

/// Forgets lobbies that were made before this time.
///
/// A group that was made with such a lobby goes with it, and everybody's name, unless it has other games or
/// somebody who sits nowhere: then it is kept on purpose.
async fn delete_lobbies(
    before: DateTime<Utc>,
    to: &mut SqliteConnection,
) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM groups WHERE (id, created_at) IN \
         (SELECT group_id, created_at FROM games WHERE status = 'lobby' AND created_at < $1) \
         AND NOT EXISTS (SELECT 1 FROM games WHERE group_id = groups.id \
         AND NOT (status = 'lobby' AND created_at < $1)) \
         AND NOT EXISTS (SELECT 1 FROM players WHERE group_id = groups.id \
         AND NOT EXISTS (SELECT 1 FROM seats WHERE player_id = players.id))",
        "DELETE FROM games WHERE status = 'lobby' AND created_at < $1",
    ] {
        sqlx::query(statement)
            .bind(time(before))
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}

/// How many events one statement adds at most: SQLite takes 32,766 values.
const MAX_ROWS: usize = 4096;

/// Adds events with as few statements as can be.
pub(super) async fn insert_events<'a>(
    to: &mut SqliteConnection,
    events: impl IntoIterator<Item = &'a (GameId, LoggedEvent)>,
) -> Result<(), StoreError> {
    let rows = events
        .into_iter()
        .map(|(game, logged)| {
            let event = serde_json::to_string(&logged.event)
                .map_err(|error| StoreError::Damaged(error.to_string()))?;
            Ok((game, logged, event))
        })
        .collect::<Result<Vec<_>, StoreError>>()?;
    for rows in rows.chunks(MAX_ROWS) {
        let mut query =
            QueryBuilder::<Sqlite>::new("INSERT INTO events (game_id, seq, at, version, event) ");
        query.push_values(rows, |mut row, (game, logged, event)| {
            row.push_bind(game.as_str())
                .push_bind(logged.seq)
                .push_bind(time(logged.at))
                .push_bind(EVENT_VERSION)
                .push_bind(event);
        });
        query.build().execute(&mut *to).await?;
    }
    Ok(())
}

/// Inserts responses with one statement.
pub(super) async fn insert_responses(
    to: &mut SqliteConnection,
    answers: Vec<&StoredResponse>,
) -> Result<(), StoreError> {
    if answers.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Sqlite>::new("INSERT INTO answers (key, request, sealed, at) ");
    query.push_values(answers, |mut row, answer| {
        row.push_bind(&answer.key[..])
            .push_bind(&answer.request[..])
            .push_bind(&answer.sealed[..])
            .push_bind(time(answer.at));
    });
    query.build().execute(to).await?;
    Ok(())
}
