//! Groups and their players.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use crate::domain::ids::{GroupId, PlayerId, TokenHash};
use crate::schema::TimeZone;
use crate::store::Store;
use crate::store::db::Executor;
use crate::store::db::{Connection, Row, query};
use crate::store::error::StoreError;
use crate::store::rows::time;

/// The stored name of an anonymized player: no valid name begins or ends with a space.
pub const ANONYMIZED: &str = " ";

/// The most players that one member has added to a group: the guests of many evenings, and no member fills its list.
const MAX_OF_MEMBER: u32 = 100;

/// A group of people who play together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = GroupSettings)]
pub struct Group {
    pub id: GroupId,
    /// The name, of at most 40 characters.
    pub name: String,
    /// The time zone in which its days begin and end.
    // `None` for the server's.
    #[serde(serialize_with = "zone")]
    #[schema(value_type = TimeZone)]
    pub time_zone: Option<Tz>,
    /// Whether its players have ratings.
    pub ratings: bool,
    /// Whether the choices of its games are judged after the end.
    pub coach: bool,
}

impl Group {
    /// The group's time zone; the server's if it has none.
    pub fn zone(&self) -> Tz {
        self.time_zone.unwrap_or_else(crate::time::server_zone)
    }
}

fn zone<S: Serializer>(zone: &Option<Tz>, to: S) -> Result<S::Ok, S::Error> {
    let zone = zone.unwrap_or_else(crate::time::server_zone);
    to.serialize_str(zone.name())
}

/// A person in a group, who takes seats in its games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(examples(json!({"name": "Ana"})))]
pub struct Player {
    pub id: PlayerId,
    /// The name, of at most 40 characters, unique in the group.
    pub name: String,
    /// The key by which names are compared.
    #[serde(skip)]
    pub name_key: String,
}

/// The group to create.
#[derive(Clone, Debug)]
pub struct NewGroup {
    pub id: GroupId,
    pub name: String,
    /// The time zone of its days; `None` for the server's.
    pub time_zone: Option<Tz>,
    /// The player whose name it has; `None` if its name was typed.
    pub named_after: Option<PlayerId>,
    pub created_at: DateTime<Utc>,
}

/// The player to create.
#[derive(Clone, Debug)]
pub struct NewPlayer {
    pub id: PlayerId,
    pub group: GroupId,
    pub name: String,
    /// The key by which names are compared.
    pub name_key: String,
    /// The member in whose share of the group's players it counts.
    pub creator: Option<TokenHash>,
}

/// Checks that a player still has this name, without case.
pub(in crate::store) async fn expect(
    from: &mut dyn Connection,
    player: &PlayerId,
    name_key: &str,
) -> Result<(), StoreError> {
    let found = query("SELECT 1 FROM players WHERE id = $1 AND name_key = $2")
        .bind(player.as_str())
        .bind(name_key)
        .fetch_optional(from)
        .await?;
    found.map(|_| ()).ok_or(StoreError::Stale)
}

impl NewGroup {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        query(
            "INSERT INTO groups (id, name, time_zone, named_after, created_at) \
             VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(self.id.as_str())
        .bind(&self.name)
        .bind(self.time_zone.map(|zone| zone.name()))
        .bind(self.named_after.as_ref().map(PlayerId::as_str))
        .bind(time(self.created_at))
        .run(to)
        .await
    }
}

impl NewPlayer {
    /// Adds the player, in the share of a member; keepers have none.
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let added = query(
            "INSERT INTO players (id, group_id, name, name_key, creator) SELECT $1, $2, $3, $4, $5 \
             WHERE $5 IS NULL \
             OR (SELECT count(*) FROM players WHERE group_id = $2 AND creator = $5) < $6 \
             OR EXISTS (SELECT 1 FROM grants WHERE group_id = $2 AND holder = $5 AND role = 'keeper')",
        )
        .bind(self.id.as_str())
        .bind(self.group.as_str())
        .bind(&self.name)
        .bind(&self.name_key)
        .bind(self.creator.as_ref().map(|creator| &creator.0[..]))
        .bind(MAX_OF_MEMBER)
        .execute(to)
        .await?;
        match added {
            0 => Err(StoreError::ShareUsed),
            _ => Ok(()),
        }
    }
}

impl Store {
    pub async fn group(&self, id: &GroupId) -> Result<Option<Group>, StoreError> {
        query("SELECT id, name, time_zone, ratings, coach FROM groups WHERE id = $1")
            .bind(id.as_str())
            .read_optional(&self.database, group)
            .await
    }

    /// A group with its named players, by name.
    pub async fn group_with_players(
        &self,
        id: &GroupId,
    ) -> Result<Option<(Group, Vec<Player>)>, StoreError> {
        read_with_players(&self.database, id).await
    }

    /// The named players of a group, by name.
    pub async fn players(&self, group: &GroupId) -> Result<Vec<Player>, StoreError> {
        let found = self.group_with_players(group).await?;
        Ok(found.map(|(_, players)| players).unwrap_or_default())
    }
}

/// A group with its named players, by name.
pub(in crate::store) async fn read_with_players(
    from: impl Executor,
    id: &GroupId,
) -> Result<Option<(Group, Vec<Player>)>, StoreError> {
    let rows = query(
        "SELECT groups.id, groups.name, time_zone, ratings, coach, \
         players.id AS player_id, players.name AS player_name, name_key \
         FROM groups LEFT JOIN players ON group_id = groups.id AND players.name <> $2 \
         WHERE groups.id = $1 ORDER BY name_key",
    )
    .bind(id.as_str())
    .bind(ANONYMIZED)
    .fetch_all(from)
    .await?;
    let Some(first) = rows.first() else {
        return Ok(None);
    };
    let player = |row: &Row| {
        let id = row.parse_optional("player_id").transpose()?;
        Some(id.and_then(|id| {
            Ok(Player {
                id,
                name: row.try_get("player_name")?,
                name_key: row.try_get("name_key")?,
            })
        }))
    };
    let players = rows.iter().filter_map(player).collect::<Result<_, _>>()?;
    Ok(Some((group(first)?, players)))
}

fn group(row: &Row) -> Result<Group, StoreError> {
    Ok(Group {
        id: row.parse("id")?,
        name: row.try_get("name")?,
        time_zone: row.parse_optional("time_zone")?,
        ratings: row.try_get("ratings")?,
        coach: row.try_get("coach")?,
    })
}
