//! Rights of holders.

use std::collections::HashMap;
use std::slice;

use crate::domain::grants::{Grant, Holder, Right};
use crate::domain::ids::{GameId, GroupId};
use crate::store::db::{Connection, Row, query};
use crate::store::error::StoreError;
use crate::store::{Store, rows};

/// A right to revoke.
#[derive(Clone, Debug)]
pub struct Revocation {
    pub right: Right,
    pub whose: RevokeTarget,
}

/// The holders who lose a right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevokeTarget {
    All,
    /// All tokens, but no device.
    Tokens,
    Holder(Holder),
}

/// The columns of a right.
pub(in crate::store) struct GrantColumns<'a> {
    pub(in crate::store) role: &'static str,
    /// The group, for a right in all of it.
    pub(in crate::store) group: Option<&'a str>,
    pub(in crate::store) game: Option<&'a str>,
    pub(in crate::store) player: Option<&'a str>,
}

impl<'a> GrantColumns<'a> {
    pub(in crate::store) fn of(right: &'a Right) -> Self {
        let of_game = |role, game: &'a GameId| Self {
            role,
            group: None,
            game: Some(game.as_str()),
            player: None,
        };
        let of_group = |role, group: &'a GroupId| Self {
            role,
            group: Some(group.as_str()),
            game: None,
            player: None,
        };
        match right {
            Right::Seat { game, player } => Self {
                player: Some(player.as_str()),
                ..of_game("seat", game)
            },
            Right::Host { game } => of_game("host", game),
            Right::Share { game } => of_game("share", game),
            Right::Reader { group } => of_group("reader", group),
            Right::Member { group } => of_group("member", group),
            Right::Keeper { group } => of_group("keeper", group),
        }
    }
}

impl Grant {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let columns = GrantColumns::of(&self.right);
        query(
            "INSERT INTO grants (holder, kind, role, group_id, game_id, player_id) \
             VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        )
        .bind(&self.holder.hash().0[..])
        .bind(self.holder.kind())
        .bind(columns.role)
        .bind(self.group.as_str())
        .bind(columns.game)
        .bind(columns.player)
        .run(to)
        .await
    }
}

impl Revocation {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let columns = GrantColumns::of(&self.right);
        let (kind, holder) = match self.whose {
            RevokeTarget::All => (None, None),
            RevokeTarget::Tokens => (Some("token"), None),
            RevokeTarget::Holder(holder) => (Some(holder.kind()), Some(holder.hash().0.to_vec())),
        };
        query(
            "DELETE FROM grants WHERE role = $1 AND game_id IS NOT DISTINCT FROM $2 AND player_id IS NOT DISTINCT FROM $3 \
             AND ($4 IS NULL OR group_id = $4) AND ($5 IS NULL OR kind = $5) \
             AND ($6 IS NULL OR holder = $6)",
        )
        .bind(columns.role)
        .bind(columns.game)
        .bind(columns.player)
        .bind(columns.group)
        .bind(kind)
        .bind(holder)
        .run(to)
        .await
    }
}

impl Holder {
    pub(in crate::store) fn kind(self) -> &'static str {
        match self {
            Self::Token(_) => "token",
            Self::Device(_) => "device",
        }
    }
}

impl Store {
    /// The rights of this holder; empty for an unknown one.
    pub async fn rights(&self, holder: Holder) -> Result<Vec<Right>, StoreError> {
        query(
            "SELECT role, group_id, game_id, player_id FROM grants WHERE holder = $1 AND kind = $2",
        )
        .bind(&holder.hash().0[..])
        .bind(holder.kind())
        .read_all(&self.database, right)
        .await
    }

    /// The rights in this game, with their holders.
    pub async fn rights_in(&self, game: &GameId) -> Result<Vec<(Holder, Right)>, StoreError> {
        let mut rights = self.rights_in_games(slice::from_ref(game)).await?;
        Ok(rights.remove(game).unwrap_or_default())
    }

    /// The rights in each of these games, with their holders.
    pub async fn rights_in_games(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, Vec<(Holder, Right)>>, StoreError> {
        let mut reader = self.database.acquire().await?;
        let select = "SELECT holder, kind, role, group_id, game_id, player_id FROM grants";
        let read = |row: &Row| Ok((holder(row)?, right(row)?));
        rows::by_game(&mut *reader, games, select, "", read).await
    }
}

pub(in crate::store) fn holder(row: &Row) -> Result<Holder, StoreError> {
    let hash = rows::token_hash(row, "holder")?;
    let kind: String = row.try_get("kind")?;
    match kind.as_str() {
        "token" => Ok(Holder::Token(hash)),
        "device" => Ok(Holder::Device(hash)),
        other => Err(StoreError::Damaged(format!("the holder {other}"))),
    }
}

pub(in crate::store) fn right(row: &Row) -> Result<Right, StoreError> {
    let role: String = row.try_get("role")?;
    match role.as_str() {
        "seat" => Ok(Right::Seat {
            game: row.parse("game_id")?,
            player: row.parse("player_id")?,
        }),
        "host" => Ok(Right::Host {
            game: row.parse("game_id")?,
        }),
        "share" => Ok(Right::Share {
            game: row.parse("game_id")?,
        }),
        "reader" => Ok(Right::Reader {
            group: row.parse("group_id")?,
        }),
        "member" => Ok(Right::Member {
            group: row.parse("group_id")?,
        }),
        "keeper" => Ok(Right::Keeper {
            group: row.parse("group_id")?,
        }),
        other => Err(StoreError::Damaged(format!("the role {other}"))),
    }
}
