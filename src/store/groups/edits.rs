//! Changes of groups and players.

use chrono_tz::Tz;

use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::store::Store;
use crate::store::db::{Connection, QueryBuilder, query};
use crate::store::error::StoreError;
use crate::store::groups::group::ANONYMIZED;
use crate::store::groups::names;

/// How many games of a player are merged in one transaction.
const MAX_MERGED: u32 = 50;

/// A change of a group or of one of its players.
#[derive(Clone, Debug)]
pub enum GroupEdit {
    /// Changes the given settings of the group.
    ChangeSettings {
        group: GroupId,
        name: Option<String>,
        time_zone: Option<Tz>,
        /// Whether its players have ratings.
        ratings: Option<bool>,
        /// Whether the choices of its games are judged.
        coach: Option<bool>,
    },
    /// Gives the group the name of a player, which it follows from then on.
    NameGroupAfter {
        group: GroupId,
        player: PlayerId,
        name: String,
    },
    /// Names the group after all its players, unless its name was typed.
    NameAfterPlayers(GroupId),
    /// Deletes the group with its players and games.
    DeleteGroup(GroupId),
    /// Renames the player; the second name is the case-folded one.
    RenamePlayer(PlayerId, String, String),
    /// Deletes the player; in games they played they are anonymized.
    DeletePlayer(PlayerId),
    /// Deletes a player who has no seat in any game.
    DeleteUnused {
        player: PlayerId,
        /// The player after whom the group is named from then on, if it was named after this one.
        heir: Option<PlayerId>,
    },
    /// Deletes a player whom the correction of a game has replaced, unless anything else refers to them.
    DeleteReplaced(PlayerId),
    /// Gives games of a player to another, as a part of merging them.
    MergeGames {
        from: PlayerId,
        into: PlayerId,
        games: Vec<GameId>,
    },
    /// Merges a player into another, with all games that are left.
    MergePlayer { from: PlayerId, into: PlayerId },
}

impl GroupEdit {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        match self {
            Self::ChangeSettings {
                group,
                name,
                time_zone,
                ratings,
                coach,
            } => {
                query(
                    "UPDATE groups SET name = coalesce($2, name), \
                     named_after = CASE WHEN $2 IS NULL THEN named_after END, \
                     time_zone = coalesce($3, time_zone), ratings = coalesce($4, ratings), \
                     coach = coalesce($5, coach) WHERE id = $1",
                )
                .bind(group.as_str())
                .bind(name.as_ref())
                .bind(time_zone.map(|zone| zone.name()))
                .bind(*ratings)
                .bind(*coach)
                .run(to)
                .await
            }
            Self::NameGroupAfter {
                group,
                player,
                name,
            } => {
                query("UPDATE groups SET name = $2, named_after = $3 WHERE id = $1")
                    .bind(group.as_str())
                    .bind(name)
                    .bind(player.as_str())
                    .run(to)
                    .await
            }
            Self::NameAfterPlayers(group) => names::update(to, group).await,
            Self::DeleteGroup(group) => {
                query("DELETE FROM groups WHERE id = $1")
                    .bind(group.as_str())
                    .run(to)
                    .await
            }
            Self::RenamePlayer(player, name, name_key) => {
                query("UPDATE players SET name = $2, name_key = $3 WHERE id = $1")
                    .bind(player.as_str())
                    .bind(name)
                    .bind(name_key)
                    .execute(&mut *to)
                    .await?;
                names::update_of(to, player).await
            }
            Self::DeletePlayer(player) => delete(to, player).await,
            Self::DeleteUnused { player, heir } => delete_unused(to, player, heir.as_ref()).await,
            Self::DeleteReplaced(player) => {
                if is_referred_to(to, player).await? {
                    return Ok(());
                }
                delete_unused(to, player, None).await
            }
            Self::MergeGames { from, into, games } => {
                merge_games(to, from, into, Some(games)).await
            }
            Self::MergePlayer { from, into } => merge(to, from, into).await,
        }
    }
}

/// Anonymizes a player, or deletes one who never played.
async fn delete(to: &mut dyn Connection, player: &PlayerId) -> Result<(), StoreError> {
    let group = names::group_of(to, player).await?;
    // A group that has this name takes another player's, else the code of its first game.
    query(
        "UPDATE groups SET (name, named_after) = (SELECT coalesce(max(heir.name), \
         (SELECT code FROM games WHERE group_id = groups.id ORDER BY created_at, uid LIMIT 1), \
         groups.id), max(heir.id) \
         FROM (SELECT id, name FROM players WHERE group_id = groups.id AND id <> $1 AND name <> $2 \
         ORDER BY name_key LIMIT 1) AS heir) WHERE named_after = $1",
    )
    .bind(player.as_str())
    .bind(ANONYMIZED)
    .execute(&mut *to)
    .await?;
    query("UPDATE players SET name = $2, name_key = $2 || id, creator = NULL WHERE id = $1")
        .bind(player.as_str())
        .bind(ANONYMIZED)
        .execute(&mut *to)
        .await?;
    query(
        "DELETE FROM players WHERE id = $1 AND NOT EXISTS \
         (SELECT 1 FROM seats WHERE player_id = $1 \
         UNION ALL SELECT 1 FROM entries WHERE player_id = $1)",
    )
    .bind(player.as_str())
    .execute(&mut *to)
    .await?;
    match group {
        Some(group) => names::update(to, &group).await,
        None => Ok(()),
    }
}

async fn delete_unused(
    to: &mut dyn Connection,
    player: &PlayerId,
    heir: Option<&PlayerId>,
) -> Result<(), StoreError> {
    let is_used = query(
        "SELECT EXISTS (SELECT 1 FROM seats WHERE player_id = $1 \
         UNION ALL SELECT 1 FROM entries WHERE player_id = $1)",
    );
    if is_used.bind(player.as_str()).fetch_scalar(&mut *to).await? {
        return Ok(());
    }
    if let Some(heir) = heir {
        name_after(to, player, heir).await?;
    }
    delete(to, player).await
}

/// Whether rights, links, requests or corrections refer to a player.
async fn is_referred_to(from: &mut dyn Connection, player: &PlayerId) -> Result<bool, StoreError> {
    let found = query(
        "SELECT EXISTS (SELECT 1 FROM grants WHERE player_id = $1 \
         UNION ALL SELECT 1 FROM links WHERE player_id = $1 \
         UNION ALL SELECT 1 FROM requests WHERE player_id = $1 \
         UNION ALL SELECT 1 FROM games WHERE corrected_by = $1)",
    );
    found.bind(player.as_str()).fetch_scalar(from).await
}

/// Names the group that is named after one player after another.
async fn name_after(
    to: &mut dyn Connection,
    from: &PlayerId,
    into: &PlayerId,
) -> Result<(), StoreError> {
    query(
        "UPDATE groups SET (name, named_after) = (SELECT name, id FROM players WHERE id = $2) \
         WHERE named_after = $1",
    )
    .bind(from.as_str())
    .bind(into.as_str())
    .run(to)
    .await
}

async fn merge(
    to: &mut dyn Connection,
    from: &PlayerId,
    into: &PlayerId,
) -> Result<(), StoreError> {
    if have_met(to, from, into).await? {
        return Err(StoreError::Conflict);
    }
    query("UPDATE games SET corrected_by = $2 WHERE corrected_by = $1")
        .bind(from.as_str())
        .bind(into.as_str())
        .execute(&mut *to)
        .await?;
    merge_games(to, from, into, None).await?;
    name_after(to, from, into).await?;
    query("DELETE FROM players WHERE id = $1 AND id <> $2")
        .bind(from.as_str())
        .bind(into.as_str())
        .execute(&mut *to)
        .await?;
    names::update_of(to, into).await
}

/// Gives these games of a player to another, or all.
async fn merge_games(
    to: &mut dyn Connection,
    from: &PlayerId,
    into: &PlayerId,
    games: Option<&[GameId]>,
) -> Result<(), StoreError> {
    let of_games = |query: &mut QueryBuilder| {
        if let Some(games) = games {
            query.push(" AND game_id IN ");
            query.push_list(games.iter().map(GameId::as_str));
        }
    };
    // A holder may have the right to the seat of both.
    let mut query = QueryBuilder::new(to.dialect(), "DELETE FROM grants WHERE player_id = ");
    query.push_bind(from.as_str());
    of_games(&mut query);
    query
        .push(
            " AND EXISTS (SELECT 1 FROM grants AS other WHERE other.holder = grants.holder \
             AND other.role = grants.role AND other.game_id = grants.game_id AND other.player_id = ",
        )
        .push_bind(into.as_str())
        .push(")");
    query.build().execute(&mut *to).await?;
    for table in ["seats", "results", "entries", "requests", "grants", "links"] {
        let mut query = QueryBuilder::new(to.dialect(), "UPDATE ");
        query
            .push(table)
            .push(" SET player_id = ")
            .push_bind(into.as_str());
        query.push(" WHERE player_id = ").push_bind(from.as_str());
        of_games(&mut query);
        query.build().execute(&mut *to).await?;
    }
    Ok(())
}

/// Whether two players have sat in the same game; a rewind may restore the seat of one in a game of the other.
async fn have_met(
    from: &mut dyn Connection,
    one: &PlayerId,
    other: &PlayerId,
) -> Result<bool, StoreError> {
    let met = query(
        "SELECT EXISTS (SELECT 1 FROM (SELECT game_id FROM seats WHERE player_id = $1 \
         UNION SELECT game_id FROM entries WHERE player_id = $1) AS own \
         WHERE EXISTS (SELECT 1 FROM seats WHERE game_id = own.game_id AND player_id = $2) \
         OR EXISTS (SELECT 1 FROM entries WHERE game_id = own.game_id AND player_id = $2))",
    );
    let met = met.bind(one.as_str()).bind(other.as_str());
    met.fetch_scalar(from).await
}

impl Store {
    /// Whether two players have sat in the same game, also if a rewind has removed the seat of one.
    pub async fn have_met(&self, one: &PlayerId, other: &PlayerId) -> Result<bool, StoreError> {
        have_met(&mut *self.database.acquire().await?, one, other).await
    }

    /// Finished games of a player, as many as are merged in one transaction; none if these are all that are left.
    pub async fn next_to_merge(&self, player: &PlayerId) -> Result<Vec<GameId>, StoreError> {
        let found = query(
            "SELECT game_id FROM seats JOIN games ON games.id = game_id \
             WHERE player_id = $1 AND status = 'finished' LIMIT $2",
        )
        .bind(player.as_str())
        .bind(MAX_MERGED)
        .fetch_all(&self.database)
        .await?;
        if found.len() < MAX_MERGED as usize {
            return Ok(Vec::new());
        }
        found.iter().map(|row| row.parse("game_id")).collect()
    }
}
