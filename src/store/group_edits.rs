//! What changes of groups and players that are there.

use chrono_tz::Tz;
use sqlx::SqliteConnection;

use super::StoreError;
use crate::domain::ids::{GroupId, PlayerId};

/// The stored name of a player who was made nameless: no name begins or ends with a space.
pub const ANONYMIZED: &str = " ";

/// A change of a group or of one of its players.
#[derive(Clone, Debug)]
pub enum GroupEdit {
    /// The group gets another name.
    RenameGroup(GroupId, String),
    /// The group gets the name of a player, and follows it.
    NameGroupAfter {
        /// The group.
        group: GroupId,
        /// The player.
        player: PlayerId,
        /// The player's name.
        name: String,
    },
    /// The group gets another time zone.
    SetTimeZone(GroupId, Tz),
    /// The group goes, with its players and all their games.
    DeleteGroup(GroupId),
    /// The player gets another name; the second is the name without case.
    RenamePlayer(PlayerId, String, String),
    /// The player goes, and is nameless where they played.
    DeletePlayer(PlayerId),
    /// The player was another one all along.
    MergePlayer {
        /// The player who goes.
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

/// Somebody who never played leaves nothing behind.
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
    // A rewind may bring one back beside the other.
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
