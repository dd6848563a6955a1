//! What can be written in one go.

use chrono::{DateTime, Utc};
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::row::{EVENT_VERSION, time};
use super::{GameRow, Grant, LinkChange, Logged, NewLink, Revocation, SeatRow, StoreError, links};
use crate::ids::{GameId, GroupId, PlayerId};
use crate::rules::{Reason, Standing, Status};

/// A change of the store: all of it is written, or nothing.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// A group that is new.
    pub group: Option<NewGroup>,
    /// A group that gets another name.
    pub rename: Option<(GroupId, String)>,
    /// Players that are new.
    pub players: Vec<NewPlayer>,
    /// A game that is new.
    pub game: Option<GameRow>,
    /// Games that change beside their logs.
    pub updates: Vec<GameUpdate>,
    /// Events that happened; refused where a game has one of that number already.
    pub events: Vec<(GameId, Logged)>,
    /// What becomes of links that were there before.
    pub link_changes: Vec<LinkChange>,
    /// Links that are new.
    pub links: Vec<NewLink>,
    /// Rights that end, before others are given.
    pub revocations: Vec<Revocation>,
    /// Rights that are given.
    pub grants: Vec<Grant>,
    /// A game that is deleted with all that belongs to it.
    pub deleted: Option<GameId>,
    /// The answer to keep for an idempotency key.
    pub kept: Option<KeptAnswer>,
    /// What was made or ended before this time is deleted.
    pub sweep: Option<Sweep>,
}

/// Up to when things nobody needs any more are deleted.
#[derive(Clone, Copy, Debug)]
pub struct Sweep {
    /// Lobbies that were made before are gone.
    pub lobbies: DateTime<Utc>,
    /// Kept answers from before are gone.
    pub answers: DateTime<Utc>,
    /// Links that ended before are gone.
    pub links: DateTime<Utc>,
}

/// A group to be made.
#[derive(Clone, Debug)]
pub struct NewGroup {
    /// Its id.
    pub id: GroupId,
    /// Its name.
    pub name: String,
    /// When it was made.
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

/// What changes of a game beside its log; what is `None` stays.
#[derive(Clone, Debug)]
pub struct GameUpdate {
    /// The game.
    pub id: GameId,
    /// All its seats.
    pub seats: Option<Vec<SeatRow>>,
    /// Where it stands.
    pub status: Option<Status>,
    /// When it began.
    pub started_at: Option<DateTime<Utc>>,
    /// How it ended; `Some(None)` where an end was taken back.
    pub ending: Option<Option<Ending>>,
    /// Its rematch.
    pub next: Option<GameId>,
}

impl GameUpdate {
    /// An update of this game that changes nothing yet.
    #[must_use]
    pub fn of(id: GameId) -> Self {
        Self {
            id,
            seats: None,
            status: None,
            started_at: None,
            ending: None,
            next: None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug)]
pub struct Ending {
    /// When.
    pub at: DateTime<Utc>,
    /// Why.
    pub reason: Reason,
    /// The final table.
    pub standings: Vec<Standing>,
}

/// The first answer to a request with an idempotency key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnswer {
    /// A hash of the key and of who sent it.
    pub key: [u8; 32],
    /// A hash of the request.
    pub request: [u8; 32],
    /// The answer, readable only with the key itself.
    pub sealed: Vec<u8>,
    /// When it was given.
    pub at: DateTime<Utc>,
}

impl Change {
    /// Whether it only adds events and an answer, as most moves do; such changes are written together.
    pub(super) fn is_plain(&self) -> bool {
        let Self {
            group,
            rename,
            players,
            game,
            updates,
            events: _,
            link_changes,
            links,
            revocations,
            grants,
            deleted,
            kept: _,
            sweep,
        } = self;
        group.is_none()
            && rename.is_none()
            && players.is_empty()
            && game.is_none()
            && updates.is_empty()
            && link_changes.is_empty()
            && links.is_empty()
            && revocations.is_empty()
            && grants.is_empty()
            && deleted.is_none()
            && sweep.is_none()
    }

    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        if let Some(group) = &self.group {
            sqlx::query("INSERT INTO groups (id, name, created_at) VALUES ($1, $2, $3)")
                .bind(group.id.as_str())
                .bind(&group.name)
                .bind(time(group.created_at))
                .execute(&mut *to)
                .await?;
        }
        if let Some((group, name)) = &self.rename {
            sqlx::query("UPDATE groups SET name = $2 WHERE id = $1")
                .bind(group.as_str())
                .bind(name)
                .execute(&mut *to)
                .await?;
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
        if let Some(game) = &self.game {
            insert_game(to, game).await?;
        }
        for update in &self.updates {
            update.write(to).await?;
        }
        insert_events(to, &self.events).await?;
        for change in &self.link_changes {
            change.write(to).await?;
        }
        for link in &self.links {
            link.write(to).await?;
        }
        for revocation in &self.revocations {
            revocation.write(to).await?;
        }
        for grant in &self.grants {
            grant.write(to).await?;
        }
        if let Some(game) = &self.deleted {
            delete_game(to, game).await?;
        }
        insert_answers(to, self.kept.iter().collect()).await?;
        if let Some(sweep) = self.sweep {
            sqlx::query("DELETE FROM games WHERE status = 'lobby' AND created_at < $1")
                .bind(time(sweep.lobbies))
                .execute(&mut *to)
                .await?;
            sqlx::query("DELETE FROM answers WHERE at < $1")
                .bind(time(sweep.answers))
                .execute(&mut *to)
                .await?;
            links::forget(sweep.links, to).await?;
        }
        Ok(())
    }
}

async fn insert_game(to: &mut SqliteConnection, game: &GameRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO games (id, group_id, uid, code, variant, mode, color_required, hide_scores, \
         status, created_at, started_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(game.id.as_str())
    .bind(game.group.as_str())
    .bind(&game.uid)
    .bind(game.code.as_str())
    .bind(&game.variant)
    .bind(game.mode.as_str())
    .bind(game.house_rules.color_required)
    .bind(game.house_rules.hide_scores)
    .bind(game.status.as_str())
    .bind(time(game.created_at))
    .bind(game.started_at.map(time))
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

/// Adds events with one statement, however many there are.
pub(super) async fn insert_events<'a>(
    to: &mut SqliteConnection,
    events: impl IntoIterator<Item = &'a (GameId, Logged)>,
) -> Result<(), StoreError> {
    let mut rows = events
        .into_iter()
        .map(|(game, logged)| {
            let event = serde_json::to_string(&logged.event)
                .map_err(|error| StoreError::Damaged(error.to_string()))?;
            Ok((game, logged, event))
        })
        .collect::<Result<Vec<_>, StoreError>>()?
        .into_iter()
        .peekable();
    if rows.peek().is_none() {
        return Ok(());
    }
    let mut query =
        QueryBuilder::<Sqlite>::new("INSERT INTO events (game_id, seq, at, version, event) ");
    query.push_values(rows, |mut row, (game, logged, event)| {
        row.push_bind(game.as_str())
            .push_bind(logged.seq)
            .push_bind(time(logged.at))
            .push_bind(EVENT_VERSION)
            .push_bind(event);
    });
    query.build().execute(to).await?;
    Ok(())
}

/// Keeps answers with one statement, however many there are.
pub(super) async fn insert_answers(
    to: &mut SqliteConnection,
    answers: Vec<&KeptAnswer>,
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

impl GameUpdate {
    async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        let game = self.id.as_str();
        if let Some(seats) = &self.seats {
            sqlx::query("DELETE FROM seats WHERE game_id = $1")
                .bind(game)
                .execute(&mut *to)
                .await?;
            for seat in seats {
                sqlx::query(
                    "INSERT INTO seats (game_id, seat, player_id, claimed) VALUES ($1, $2, $3, $4)",
                )
                .bind(game)
                .bind(u8::from(seat.seat))
                .bind(seat.player.as_str())
                .bind(seat.claimed)
                .execute(&mut *to)
                .await?;
            }
        }
        if let Some(ending) = &self.ending {
            self.write_ending(to, ending.as_ref()).await?;
        } else if self.status.is_some() || self.started_at.is_some() {
            sqlx::query(
                "UPDATE games SET status = coalesce($2, status), \
                 started_at = coalesce($3, started_at) WHERE id = $1",
            )
            .bind(game)
            .bind(self.status.map(Status::as_str))
            .bind(self.started_at.map(time))
            .execute(&mut *to)
            .await?;
        }
        if let Some(next) = &self.next {
            sqlx::query("UPDATE games SET next = $2 WHERE id = $1")
                .bind(game)
                .bind(next.as_str())
                .execute(&mut *to)
                .await?;
        }
        Ok(())
    }

    async fn write_ending(
        &self,
        to: &mut SqliteConnection,
        ending: Option<&Ending>,
    ) -> Result<(), StoreError> {
        let game = self.id.as_str();
        sqlx::query(
            "UPDATE games SET status = coalesce($2, status), reason = $3, finished_at = $4 \
             WHERE id = $1",
        )
        .bind(game)
        .bind(self.status.map(Status::as_str))
        .bind(ending.map(|ending| ending.reason.as_str()))
        .bind(ending.map(|ending| time(ending.at)))
        .execute(&mut *to)
        .await?;
        sqlx::query("DELETE FROM results WHERE game_id = $1")
            .bind(game)
            .execute(&mut *to)
            .await?;
        for standing in ending.iter().flat_map(|ending| &ending.standings) {
            sqlx::query("INSERT INTO results (game_id, seat, rank, total) VALUES ($1, $2, $3, $4)")
                .bind(game)
                .bind(u8::from(standing.seat))
                .bind(standing.rank)
                .bind(standing.total)
                .execute(&mut *to)
                .await?;
        }
        Ok(())
    }
}
