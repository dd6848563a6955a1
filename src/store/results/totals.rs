//! How many games, groups and rights there are, for the operator.

use chrono::{DateTime, Utc};

use crate::rules::Status;
use crate::store::db::{Row, query};
use crate::store::error::StoreError;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// How many games, groups and rights there are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games that were not started.
    pub lobbies: u32,
    pub running: u32,
    pub finished: u32,
    pub seats: u32,
    pub groups: u32,
    pub rights: Vec<RightTotals>,
    /// Devices that have any right.
    pub devices: u32,
    /// Tokens that have any right.
    pub tokens: u32,
}

/// The rights of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RightTotals {
    pub kind: RightKind,
    pub devices: u32,
    pub tokens: u32,
    /// Valid links that grant such a right.
    pub links: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RightKind {
    Keeper,
    /// To read a group and play in it.
    Member,
    Host,
    Seat,
    Share,
}

impl RightKind {
    const ALL: [Self; 5] = [
        Self::Keeper,
        Self::Member,
        Self::Host,
        Self::Seat,
        Self::Share,
    ];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Keeper => "keeper",
            Self::Member => "member",
            Self::Host => "host",
            Self::Seat => "seat",
            Self::Share => "share",
        }
    }
}

impl Store {
    /// How many games, groups and rights there are, with the links that are valid at this time.
    pub async fn totals(&self, now: DateTime<Utc>) -> Result<Totals, StoreError> {
        // One transaction: all numbers are of the same moment.
        let mut reader = self.database.begin().await?;
        let mut totals = Totals::default();
        let games = query("SELECT status, count(*) AS games FROM games GROUP BY status")
            .fetch_all(&mut *reader)
            .await?;
        for row in &games {
            let games: u32 = row.try_get("games")?;
            match rows::status(row)? {
                Status::Lobby => totals.lobbies += games,
                Status::Playing | Status::LastCall => totals.running += games,
                Status::Finished => totals.finished += games,
            }
        }
        let row = query(
            "SELECT (SELECT count(*) FROM seats) AS seats, (SELECT count(*) FROM groups) AS groups",
        )
        .fetch_one(&mut *reader)
        .await?;
        totals.seats = row.try_get("seats")?;
        totals.groups = row.try_get("groups")?;
        // In the order of the index, SQLite need not sort the holders: there may be a million rights.
        let index = reader.dialect().choose("INDEXED BY grants_by_holder", "");
        let row = query(format!(
            "SELECT count(*) FILTER (WHERE kind = 'device') AS devices, \
             count(*) FILTER (WHERE kind = 'token') AS tokens \
             FROM (SELECT min(kind) AS kind FROM grants {index} GROUP BY holder) AS holders"
        ))
        .fetch_one(&mut *reader)
        .await?;
        totals.devices = row.try_get("devices")?;
        totals.tokens = row.try_get("tokens")?;
        totals.rights = RightKind::ALL.map(RightTotals::none).into();
        let rights = query(
            "SELECT role, count(*) FILTER (WHERE kind = 'device') AS devices, \
             count(*) FILTER (WHERE kind = 'token') AS tokens FROM grants GROUP BY role",
        )
        .fetch_all(&mut *reader)
        .await?;
        for row in &rights {
            if let Some(of_kind) = totals.of_kind(row)? {
                of_kind.devices = row.try_get("devices")?;
                of_kind.tokens = row.try_get("tokens")?;
            }
        }
        let links = query(
            "SELECT role, count(*) AS links FROM links \
             WHERE ended_at IS NULL AND (expires_at IS NULL OR expires_at > $1) GROUP BY role",
        )
        .bind(time(now))
        .fetch_all(&mut *reader)
        .await?;
        for row in &links {
            if let Some(of_kind) = totals.of_kind(row)? {
                of_kind.links = row.try_get("links")?;
            }
        }
        Ok(totals)
    }
}

impl Totals {
    /// The rights of the kind that a row is about.
    fn of_kind(&mut self, row: &Row) -> Result<Option<&mut RightTotals>, StoreError> {
        let kind = rows::enum_column(row, "role", &RightKind::ALL, RightKind::as_str)?;
        Ok(self.rights.iter_mut().find(|it| Some(it.kind) == kind))
    }
}

impl RightTotals {
    fn none(kind: RightKind) -> Self {
        Self {
            kind,
            devices: 0,
            tokens: 0,
            links: 0,
        }
    }
}
