//! How many games, groups and devices a server has, for the operator.

use rowlock_rules::Status;

use crate::store::db::query;
use crate::store::error::StoreError;
use crate::store::{Store, rows};

/// How many games, groups and devices a server has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games that were not started.
    pub lobbies: u32,
    pub running: u32,
    pub finished: u32,
    pub seats: u32,
    pub groups: u32,
    /// Devices that have any right.
    pub devices: u32,
    /// Tokens that have any right.
    pub tokens: u32,
}

impl Store {
    /// Counts games, groups and devices.
    pub async fn totals(&self) -> Result<Totals, StoreError> {
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
        Ok(totals)
    }
}
