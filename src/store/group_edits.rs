//! Changes of groups and players.

use chrono_tz::Tz;
use sqlx::SqliteConnection;

use super::StoreError;
use crate::domain::ids::{GroupId, PlayerId};

/// The stored name of an anonymized player: no valid name begins or ends with a space.
pub const ANONYMIZED: &str = " ";

/// A change of a group or of one of its players.
#[derive(Clone, Debug)]
pub enum GroupEdit {
    /// Renames the group.
    RenameGroup(GroupId, String),
    /// Gives the group the name of a player, which it follows from then on.
    NameGroupAfter {
        /// The group.
        group: GroupId,
        /// The player.
        player: PlayerId,
        /// The player's name.
        name: String,
    },
    /// Sets the time zone of the group.
    SetTimeZone(GroupId, Tz),
    /// Deletes the group with its players and games.
    DeleteGroup(GroupId),
    /// Renames the player; the second name is the case-folded one.
    RenamePlayer(PlayerId, String, String),
    /// Deletes the player; in games they played they are anonymized.
    DeletePlayer(PlayerId),
    /// Merges a player into another.
    MergePlayer {
        /// The player that is deleted.
        from: PlayerId,
        /// The player that remains.
        into: PlayerId,
    },
}

impl GroupEdit {
    pub(super) async fn write(&self, to: &mut SqliteConnection) -> Result<(), StoreError> {
        match self {
            Self::RenameGroup(group, name) => {
                sqlx::query("UPDATE groups SET name = $2, named_after = NULL WHERE id = $1")
                    .bind(group.as_str())
                    .bind(name)
                    .execute(to)
                    .await?;
            }
            Self::NameGroupAfter {
                group,
                player,
                name,
            } => {
                sqlx::query("UPDATE groups SET name = $2, named_after = $3 WHERE id = $1")
                    .bind(group.as_str())
                    .bind(name)
                    .bind(player.as_str())
                    .execute(to)
                    .await?;
            }
            Self::SetTimeZone(group, zone) => {
                sqlx::query("UPDATE groups SET time_zone = $2 WHERE id = $1")
                    .bind(group.as_str())
                    .bind(zone.name())
                    .execute(to)
                    .await?;
            }
            Self::DeleteGroup(group) => {
                sqlx::query("DELETE FROM groups WHERE id = $1")
                    .bind(group.as_str())
                    .execute(to)
                    .await?;
            }
            Self::RenamePlayer(player, name, name_key) => {
                sqlx::query("UPDATE players SET name = $2, name_key = $3 WHERE id = $1")
                    .bind(player.as_str())
                    .bind(name)
                    .bind(name_key)
                    .execute(&mut *to)
                    .await?;
                sqlx::query("UPDATE groups SET name = $2 WHERE named_after = $1")
                    .bind(player.as_str())
                    .bind(name)
                    .execute(to)
                    .await?;
            }
            Self::DeletePlayer(player) => delete(to, player).await?,
            Self::MergePlayer { from, into } => merge(to, from, into).await?,
        }
        Ok(())
    }
}

/// Anonymizes a player, or deletes one who never played.
async fn delete(to: &mut SqliteConnection, player: &PlayerId) -> Result<(), StoreError> {
    // A group that has this name takes another player's, else the code of its first game.
    sqlx::query(
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
    sqlx::query("UPDATE players SET name = $2, name_key = $2 || id WHERE id = $1")
        .bind(player.as_str())
        .bind(ANONYMIZED)
        .execute(&mut *to)
        .await?;
    sqlx::query(
        "DELETE FROM players WHERE id = $1 AND NOT EXISTS \
         (SELECT 1 FROM seats WHERE player_id = $1 \
         UNION ALL SELECT 1 FROM entries WHERE player_id = $1)",
    )
    .bind(player.as_str())
    .execute(to)
    .await?;
    Ok(())
}

async fn merge(
    to: &mut SqliteConnection,
    from: &PlayerId,
    into: &PlayerId,
) -> Result<(), StoreError> {
    // A rewind may restore the seat of one in a game of the other.
    let sat_together: bool = sqlx::query_scalar(
        "WITH sat (game_id, player_id) AS \
         (SELECT game_id, player_id FROM seats UNION SELECT game_id, player_id FROM entries) \
         SELECT EXISTS (SELECT 1 FROM sat AS one JOIN sat AS other USING (game_id) \
         WHERE one.player_id = $1 AND other.player_id = $2)",
    )
    .bind(from.as_str())
    .bind(into.as_str())
    .fetch_one(&mut *to)
    .await?;
    if sat_together {
        return Err(StoreError::Conflict);
    }
    for statement in [
        "UPDATE seats SET player_id = $2 WHERE player_id = $1",
        "UPDATE results SET player_id = $2 WHERE player_id = $1",
        "UPDATE entries SET player_id = $2 WHERE player_id = $1",
        "UPDATE requests SET player_id = $2 WHERE player_id = $1",
        "UPDATE OR REPLACE grants SET player_id = $2 WHERE player_id = $1",
        "UPDATE links SET player_id = $2 WHERE player_id = $1",
        "UPDATE groups SET (name, named_after) = (SELECT name, id FROM players WHERE id = $2) \
         WHERE named_after = $1",
        "DELETE FROM players WHERE id = $1 AND id <> $2",
    ] {
        sqlx::query(statement)
            .bind(from.as_str())
            .bind(into.as_str())
            .execute(&mut *to)
            .await?;
    }
    Ok(())
}
