//! Links that grant a right.

use chrono::{DateTime, Utc};

use crate::domain::grants::Right;
use crate::domain::ids::{GroupId, TokenHash};
use crate::store::access::grants::{GrantColumns, right};
use crate::store::db::{Connection, Row, query};
use crate::store::error::StoreError;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// The link to create.
#[derive(Clone, Debug)]
pub struct NewLink {
    pub secret: TokenHash,
    pub group: GroupId,
    pub right: Right,
    /// When it expires; `None` if it is valid until it is withdrawn.
    pub expires_at: Option<DateTime<Utc>>,
    /// The hash of its creator's secret: it ends with the creator's rights in the group.
    pub created_by: Option<TokenHash>,
}

/// How a link ended before it expired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkEnd {
    Use,
    Withdrawal,
}

#[derive(Clone, Debug)]
pub enum LinkChange {
    /// Uses a link once; a conflict if it has ended or expired.
    Use {
        secret: TokenHash,
        at: DateTime<Utc>,
    },
    /// Withdraws all links that grant a right.
    Withdraw { right: Right, at: DateTime<Utc> },
}

#[derive(Clone, Debug)]
pub struct Link {
    pub group: GroupId,
    pub right: Right,
    pub expires_at: Option<DateTime<Utc>>,
    pub end: Option<LinkEnd>,
}

impl LinkEnd {
    const ALL: [Self; 2] = [Self::Use, Self::Withdrawal];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Use => "use",
            Self::Withdrawal => "withdrawal",
        }
    }
}

impl NewLink {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let columns = GrantColumns::of(&self.right);
        query(
            "INSERT INTO links (secret, role, group_id, game_id, player_id, expires_at, made_by) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(&self.secret.0[..])
        .bind(columns.role)
        .bind(self.group.as_str())
        .bind(columns.game)
        .bind(columns.player)
        .bind(self.expires_at.map(time))
        .bind(self.created_by.map(|creator| creator.0.to_vec()))
        .run(to)
        .await
    }
}

impl LinkChange {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        match self {
            Self::Use { secret, at } => {
                query(
                    "UPDATE links SET ended_at = $2, ended_by = $3 WHERE secret = $1 \
                     AND ended_at IS NULL AND (expires_at IS NULL OR expires_at > $2)",
                )
                .bind(&secret.0[..])
                .bind(time(*at))
                .bind(LinkEnd::Use.as_str())
                .run_or_conflict(to)
                .await
            }
            Self::Withdraw { right, at } => {
                let columns = GrantColumns::of(right);
                query(
                    "UPDATE links SET ended_at = $1, ended_by = $2 WHERE ended_at IS NULL \
                     AND role = $3 AND game_id IS NOT DISTINCT FROM $4 AND player_id IS NOT DISTINCT FROM $5 \
                     AND ($6 IS NULL OR group_id = $6)",
                )
                .bind(time(*at))
                .bind(LinkEnd::Withdrawal.as_str())
                .bind(columns.role)
                .bind(columns.game)
                .bind(columns.player)
                .bind(columns.group)
                .run(to)
                .await
            }
        }
    }
}

impl Store {
    /// The link with this secret, valid or not.
    pub async fn link(&self, secret: &TokenHash) -> Result<Option<Link>, StoreError> {
        let link = |row: &Row| {
            Ok(Link {
                group: row.parse("group_id")?,
                right: right(row)?,
                expires_at: row.parse_optional("expires_at")?,
                end: rows::enum_column(row, "ended_by", &LinkEnd::ALL, LinkEnd::as_str)?,
            })
        };
        query("SELECT * FROM links WHERE secret = $1")
            .bind(&secret.0[..])
            .read_optional(&self.database, link)
            .await
    }
}
