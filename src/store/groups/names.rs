//! Names of groups that are made of the names of their players.

use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::name;
use crate::store::Store;
use crate::store::db::{Connection, query};
use crate::store::error::StoreError;
use crate::store::groups::group::ANONYMIZED;

impl Store {
    /// Whether the group is named after its players, but not after all who have come.
    pub async fn has_outdated_name(&self, group: &GroupId) -> Result<bool, StoreError> {
        let mut reader = self.database.acquire().await?;
        Ok(new_name(&mut *reader, group).await?.is_some())
    }
}

/// Names a group after its players, unless its name was typed.
pub(in crate::store) async fn update(
    to: &mut dyn Connection,
    group: &GroupId,
) -> Result<(), StoreError> {
    let Some(name) = new_name(to, group).await? else {
        return Ok(());
    };
    query("UPDATE groups SET name = $2 WHERE id = $1")
        .bind(group.as_str())
        .bind(name)
        .run(to)
        .await
}

/// As [`update`], for the group of this player.
pub(in crate::store) async fn update_of(
    to: &mut dyn Connection,
    player: &PlayerId,
) -> Result<(), StoreError> {
    match group_of(to, player).await? {
        Some(group) => update(to, &group).await,
        None => Ok(()),
    }
}

pub(in crate::store) async fn group_of(
    from: &mut dyn Connection,
    player: &PlayerId,
) -> Result<Option<GroupId>, StoreError> {
    query("SELECT group_id FROM players WHERE id = $1")
        .bind(player.as_str())
        .read_optional(from, |row| row.parse("group_id"))
        .await
}

/// The name that a group gets from its players, if it has another one; the first player who came is named first.
async fn new_name(
    from: &mut dyn Connection,
    group: &GroupId,
) -> Result<Option<String>, StoreError> {
    let found = query(
        "SELECT groups.name AS current, players.name FROM groups \
         JOIN players ON group_id = groups.id AND players.name <> $2 \
         WHERE groups.id = $1 AND named_after IS NOT NULL \
         ORDER BY players.id <> named_after, name_key",
    )
    .bind(group.as_str())
    .bind(ANONYMIZED)
    .fetch_all(from)
    .await?;
    let Some(first) = found.first() else {
        return Ok(None);
    };
    let current: String = first.try_get("current")?;
    let names = found.iter().map(|row| row.try_get("name"));
    let name = name::of_people(&names.collect::<Result<Vec<String>, _>>()?);
    Ok(name.filter(|name| *name != current))
}
