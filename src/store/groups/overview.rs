//! All groups of a server, as its operator sees them.

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::domain::ids::GroupId;
use crate::store::Store;
use crate::store::db::{Row, query};
use crate::store::error::StoreError;

/// A group as the operator sees it.
#[derive(Clone, Debug, Serialize)]
pub struct GroupOverview {
    pub id: GroupId,
    pub name: String,
    /// How many games it has, unfinished ones included.
    pub games: u32,
    /// How many devices and tokens have a right in it or in one of its games.
    pub members: u32,
    /// When the newest game was made, started or finished; `None` without a game.
    pub last_played: Option<DateTime<Utc>>,
}

impl Store {
    /// All groups, ordered by their last game, latest first.
    pub async fn groups_overview(&self) -> Result<Vec<GroupOverview>, StoreError> {
        let overview = |row: &Row| {
            Ok(GroupOverview {
                id: row.parse("id")?,
                name: row.try_get("name")?,
                games: row.try_get("games")?,
                members: row.try_get("members")?,
                last_played: row.parse_optional("last_played")?,
            })
        };
        query(
            "SELECT id, name, (SELECT count(*) FROM games WHERE group_id = groups.id) AS games, \
             (SELECT count(*) FROM (SELECT DISTINCT holder, kind FROM grants WHERE group_id = groups.id) AS holders) AS members, \
             (SELECT max(coalesce(finished_at, started_at, created_at)) FROM games WHERE group_id = groups.id) \
             AS last_played FROM groups ORDER BY last_played DESC NULLS LAST, name, id",
        ).read_all(&self.database, overview).await
    }
}
