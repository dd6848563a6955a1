//! What is stored about the holder of a token or a device secret, cached.

use std::sync::Arc;

use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, TokenHash};
use crate::domain::settings::Settings;
use crate::store::Store;
use crate::store::access::cache::{Cache, Invalidation, Versions};
use crate::store::access::devices;
use crate::store::access::grants::right;
use crate::store::db::{Row, query};
use crate::store::error::StoreError;
use crate::store::groups::group::Group;

/// What is stored about a holder, but for its rights in single games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HolderState {
    pub rights: Vec<Right>,
    /// The groups of these rights, sorted by id.
    pub groups: Vec<Group>,
    /// Whether it has any right, in groups or in games.
    pub has_rights: bool,
    pub settings: Settings,
}

/// The cached states and rights of holders.
#[derive(Default)]
pub(in crate::store) struct HolderCache {
    versions: Versions,
    states: Cache<Holder, Arc<HolderState>>,
    rights: Cache<(Holder, GameId), Arc<[Right]>>,
}

impl HolderCache {
    /// Invalidates earlier reads.
    pub(in crate::store) fn invalidate(&self, invalidation: &Invalidation) {
        self.versions.advance(invalidation);
    }
}

impl Store {
    /// What is stored about this holder; the default for an unknown one.
    pub async fn holder(&self, holder: Holder) -> Result<Arc<HolderState>, StoreError> {
        let version = self.holders.versions.of(&holder.hash());
        if let Some(state) = self.holders.states.get(&holder, version) {
            return Ok(state);
        }
        let rows = query(
            "SELECT role, group_id, game_id, player_id, id, name, time_zone, ratings, coach, settings \
             FROM (SELECT 1) AS one LEFT JOIN device_settings ON device_settings.holder = $1 LEFT JOIN ( \
             SELECT role, group_id, game_id, player_id, id, name, time_zone, ratings, coach \
             FROM grants JOIN groups ON id = group_id \
             WHERE holder = $1 AND kind = $2 AND role IN ('reader', 'member', 'keeper') \
             UNION ALL SELECT * FROM ( \
             SELECT role, group_id, game_id, player_id, NULL, NULL, NULL, FALSE, FALSE FROM grants \
             WHERE holder = $1 AND kind = $2 AND role IN ('seat', 'host', 'share') LIMIT 1) AS in_a_game) AS held \
             ON TRUE ORDER BY group_id",
        )
        .bind(&holder.hash().0[..])
        .bind(holder.kind())
        .fetch_all(&self.database)
        .await?;
        let state = Arc::new(state(&rows)?);
        // Anybody can send unknown secrets: they must not displace known ones.
        if *state != HolderState::default() {
            let state = Arc::clone(&state);
            self.holders.states.insert(holder, version, state);
        }
        Ok(state)
    }

    /// Drops what is cached of this holder if another server may have changed it since.
    pub fn refresh_holder(&self, holder: Holder) {
        if self.has_peers() {
            let stale = Invalidation::Holders(vec![holder.hash()]);
            self.holders.invalidate(&stale);
        }
    }

    /// What this holder may do in this game and in its group.
    pub async fn rights_of(
        &self,
        holder: Holder,
        game: &GameId,
    ) -> Result<Arc<[Right]>, StoreError> {
        let version = self.holders.versions.of(&holder.hash());
        let key = (holder, game.clone());
        if let Some(rights) = self.holders.rights.get(&key, version) {
            return Ok(rights);
        }
        // The values for every column of the index: the number of the holder's other games does not matter.
        let rows = query(
            "SELECT role, group_id, game_id, player_id FROM grants \
             WHERE holder = $1 AND kind = $2 \
             AND role IN ('seat', 'host', 'share', 'reader', 'member', 'keeper') \
             AND group_id = (SELECT group_id FROM games WHERE id = $3) \
             AND coalesce(game_id, '') IN ('', $3)",
        )
        .bind(&holder.hash().0[..])
        .bind(holder.kind())
        .bind(game.as_str())
        .fetch_all(&self.database)
        .await?;
        let rights: Arc<[Right]> = rows.iter().map(right).collect::<Result<_, _>>()?;
        // A game that does not exist yet may be created in a group of the holder.
        if !rights.is_empty() {
            self.holders
                .rights
                .insert(key, version, Arc::clone(&rights));
        }
        Ok(rights)
    }

    /// The settings of a device; the defaults if it has none.
    pub async fn settings(&self, device: TokenHash) -> Result<Settings, StoreError> {
        Ok(self.holder(Holder::Device(device)).await?.settings)
    }
}

fn state(rows: &[Row]) -> Result<HolderState, StoreError> {
    let mut state = HolderState::default();
    // Each row has the same.
    if let Some(row) = rows.first()
        && let Some(text) = row.try_get::<Option<&str>>("settings")?
    {
        state.settings = devices::settings(text)?;
    }
    for row in rows {
        if row.try_get::<Option<&str>>("role")?.is_none() {
            continue;
        }
        state.has_rights = true;
        if let Some(id) = row.parse_optional("id")? {
            state.rights.push(right(row)?);
            if state.groups.last().is_none_or(|group| group.id != id) {
                state.groups.push(Group {
                    id,
                    name: row.try_get("name")?,
                    time_zone: row.parse_optional("time_zone")?,
                    ratings: row.try_get("ratings")?,
                    coach: row.try_get("coach")?,
                });
            }
        }
    }
    Ok(state)
}
