//! Members and invites of a group.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GroupId, TokenHash};
use crate::store::Store;
use crate::store::access::grants::{holder, right};
use crate::store::db::{Connection, Query, Row, query};
use crate::store::error::StoreError;
use crate::store::groups::group::ANONYMIZED;
use crate::store::rows::time;

/// A member of a group.
#[derive(Clone, Debug)]
pub struct Member {
    pub holder: Holder,
    /// Its right in the group, the highest if it has several.
    pub right: Right,
    /// The players whose seats it had, by name.
    pub players: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct PendingInvite {
    pub secret: TokenHash,
    pub right: Right,
    pub expires_at: Option<DateTime<Utc>>,
}

/// Ends rights in a group, with the invites and seat links that their holders created.
#[derive(Clone, Debug)]
pub enum MembershipEnd {
    /// All rights of one holder in the group and its games; a conflict if no keeper would remain.
    Holder {
        holder: Holder,
        group: GroupId,
        at: DateTime<Utc>,
    },
    /// The keeper rights of all tokens, but of no device.
    KeeperTokens { group: GroupId, at: DateTime<Utc> },
    /// All rights in the group and its games, and all its links.
    All { group: GroupId, at: DateTime<Utc> },
    /// One invite; a conflict if it has ended.
    Invite {
        secret: TokenHash,
        at: DateTime<Utc>,
    },
}

impl MembershipEnd {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        match self {
            Self::Holder { holder, group, at } => {
                let was_keeper = has_keeper(group, Some(*holder), to).await?;
                end_links(group, *at, "AND made_by = $3")
                    .bind(&holder.hash().0[..])
                    .execute(&mut *to)
                    .await?;
                query("DELETE FROM grants WHERE group_id = $1 AND holder = $2 AND kind = $3")
                    .bind(group.as_str())
                    .bind(&holder.hash().0[..])
                    .bind(holder.kind())
                    .execute(&mut *to)
                    .await?;
                if was_keeper && !has_keeper(group, None, to).await? {
                    return Err(StoreError::Conflict);
                }
                Ok(())
            }
            Self::KeeperTokens { group, at } => {
                let by_keepers = "AND made_by IN \
                     (SELECT holder FROM grants WHERE group_id = $2 AND role = 'keeper' AND kind = 'token')";
                end_links(group, *at, by_keepers).execute(&mut *to).await?;
                query(
                    "DELETE FROM grants WHERE group_id = $1 AND role = 'keeper' AND kind = 'token'",
                )
                .bind(group.as_str())
                .run(to)
                .await
            }
            Self::All { group, at } => {
                end_links(group, *at, "").execute(&mut *to).await?;
                query("DELETE FROM grants WHERE group_id = $1")
                    .bind(group.as_str())
                    .run(to)
                    .await
            }
            Self::Invite { secret, at } => {
                query(
                    "UPDATE links SET ended_at = $1, ended_by = 'withdrawal' \
                     WHERE secret = $2 AND ended_at IS NULL",
                )
                .bind(time(*at))
                .bind(&secret.0[..])
                .run_or_conflict(to)
                .await
            }
        }
    }
}

/// Ends the links of a group for which a condition is true.
fn end_links(group: &GroupId, at: DateTime<Utc>, condition: &str) -> Query {
    query(format!(
        "UPDATE links SET ended_at = $1, ended_by = 'withdrawal' WHERE group_id = $2 AND ended_at IS NULL {condition}"
    ))
    .bind(time(at))
    .bind(group.as_str())
}

/// Whether the group has a keeper: this holder, or any.
async fn has_keeper(
    group: &GroupId,
    holder: Option<Holder>,
    to: &mut dyn Connection,
) -> Result<bool, StoreError> {
    let found = query(
        "SELECT 1 FROM grants WHERE group_id = $1 AND role = 'keeper' \
         AND ($2 IS NULL OR (holder = $2 AND kind = $3)) LIMIT 1",
    )
    .bind(group.as_str())
    .bind(holder.map(|holder| holder.hash().0.to_vec()))
    .bind(holder.map(Holder::kind))
    .fetch_optional(to)
    .await?;
    Ok(found.is_some())
}

impl Store {
    /// The keepers, members and readers of a group; each device and each token is one.
    pub async fn members(&self, group: &GroupId) -> Result<Vec<Member>, StoreError> {
        let seats = query(
            "SELECT DISTINCT holder, kind, name FROM grants \
             JOIN players ON players.id = grants.player_id \
             WHERE grants.group_id = $1 AND role = 'seat' AND name <> $2 ORDER BY name",
        )
        .bind(group.as_str())
        .bind(ANONYMIZED)
        .fetch_all(&self.database)
        .await?;
        let mut players: HashMap<Holder, Vec<String>> = HashMap::new();
        for seat in &seats {
            let names = players.entry(holder(seat)?).or_default();
            names.push(seat.try_get("name")?);
        }
        // By chance the first role in the alphabet allows the most.
        let rows = query(
            "SELECT holder, kind, min(role) AS role, group_id FROM grants \
             WHERE group_id = $1 AND role IN ('keeper', 'member', 'reader') \
             GROUP BY holder, kind, group_id",
        )
        .bind(group.as_str())
        .fetch_all(&self.database)
        .await?;
        let member = |row: &Row| -> Result<Member, StoreError> {
            let holder = holder(row)?;
            Ok(Member {
                holder,
                right: right(row)?,
                players: players.remove(&holder).unwrap_or_default(),
            })
        };
        rows.iter().map(member).collect()
    }

    /// The invites of a group that can be accepted, by expiry.
    pub async fn pending_invites(
        &self,
        group: &GroupId,
        now: DateTime<Utc>,
    ) -> Result<Vec<PendingInvite>, StoreError> {
        let invite = |row: &Row| {
            Ok(PendingInvite {
                secret: hash(row, "secret")?,
                right: right(row)?,
                expires_at: row.parse_optional("expires_at")?,
            })
        };
        query(
            "SELECT secret, role, group_id, game_id, player_id, expires_at FROM links \
             WHERE group_id = $1 AND role IN ('reader', 'member', 'keeper') AND ended_at IS NULL \
             AND (expires_at IS NULL OR expires_at > $2) ORDER BY expires_at, secret",
        )
        .bind(group.as_str())
        .bind(time(now))
        .read_all(&self.database, invite)
        .await
    }
}

/// Reads the hash of a secret.
fn hash(row: &Row, column: &str) -> Result<TokenHash, StoreError> {
    let bytes: Vec<u8> = row.try_get(column)?;
    <[u8; 32]>::try_from(bytes)
        .map(TokenHash)
        .map_err(|_| StoreError::Damaged("a hash of another length".to_owned()))
}
