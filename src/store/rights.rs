//! What the holder of a secret may do.

use sqlx::Row;

use super::{Store, StoreError, row};
use crate::ids::{GameId, GroupId, PlayerId, TokenHash};

/// Something a secret allows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    /// To move for a player's seat in a game.
    Seat {
        /// The game.
        game: GameId,
        /// The player whose seat it is.
        player: PlayerId,
    },
    /// To be the host of a game.
    Host {
        /// The game.
        game: GameId,
    },
    /// To read a group and to play in it.
    Member {
        /// The group.
        group: GroupId,
    },
    /// To keep a group.
    Keeper {
        /// The group.
        group: GroupId,
    },
}

/// Who holds a right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// A program's bearer token.
    Token(TokenHash),
    /// A browser, by its cookie.
    Device(TokenHash),
}

impl Holder {
    /// The hash of the secret.
    #[must_use]
    pub fn hash(self) -> TokenHash {
        match self {
            Self::Token(hash) | Self::Device(hash) => hash,
        }
    }

    pub(super) fn kind(self) -> &'static str {
        match self {
            Self::Token(_) => "token",
            Self::Device(_) => "device",
        }
    }
}

impl Store {
    /// What this holder may do; nothing where the secret is not known.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn rights(&self, holder: Holder) -> Result<Vec<Right>, StoreError> {
        let rows = sqlx::query(
            "SELECT role, group_id, game_id, player_id FROM rights WHERE holder = $1 AND kind = $2",
        )
        .bind(&holder.hash().0[..])
        .bind(holder.kind())
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(right).collect()
    }

    /// The devices that hold a right in this game, with their rights.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn devices_of(&self, game: &GameId) -> Result<Vec<(Holder, Right)>, StoreError> {
        let rows = sqlx::query(
            "SELECT holder, role, group_id, game_id, player_id FROM rights \
             WHERE game_id = $1 AND kind = 'device'",
        )
        .bind(game.as_str())
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                let hash: Vec<u8> = row.try_get("holder")?;
                let hash = <[u8; 32]>::try_from(hash)
                    .map_err(|_| StoreError::Damaged("a hash of another length".to_owned()))?;
                Ok((Holder::Device(TokenHash(hash)), right(row)?))
            })
            .collect()
    }
}

fn right(row: &sqlx::sqlite::SqliteRow) -> Result<Right, StoreError> {
    let role: String = row.try_get("role")?;
    match role.as_str() {
        "seat" => Ok(Right::Seat {
            game: row::parse(row, "game_id")?,
            player: row::parse(row, "player_id")?,
        }),
        "host" => Ok(Right::Host {
            game: row::parse(row, "game_id")?,
        }),
        "member" => Ok(Right::Member {
            group: row::parse(row, "group_id")?,
        }),
        "keeper" => Ok(Right::Keeper {
            group: row::parse(row, "group_id")?,
        }),
        other => Err(StoreError::Damaged(format!("the role {other}"))),
    }
}
