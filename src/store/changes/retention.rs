//! Deletion of data that is older than its retention, in transactions of bounded size.

use chrono::{DateTime, Utc};

use crate::store::Store;
use crate::store::db::{Connection, Dialect, QueryBuilder, query};
use crate::store::error::StoreError;
use crate::store::rows::time;

/// How many rows of a table are deleted in one transaction: each may be on a page of its own.
const MAX_ROWS: u32 = 200;

/// The same for lobbies, each with all that belongs to it.
const MAX_LOBBIES: u32 = 20;

/// The retention of data that is no longer needed: older data is deleted.
#[derive(Clone, Copy, Debug)]
pub struct Retention {
    /// Deletes lobbies created before.
    pub lobbies: DateTime<Utc>,
    /// Deletes responses stored before.
    pub responses: DateTime<Utc>,
    /// Deletes links that ended or expired before.
    pub links: DateTime<Utc>,
    /// Deletes requests made before, screens that have waited since before, and removals from lobbies before.
    pub requests: DateTime<Utc>,
}

impl Retention {
    /// Deletes some of the older data; [`Store::has_expired`] says whether there is more.
    pub(in crate::store) async fn delete_some(
        &self,
        to: &mut dyn Connection,
    ) -> Result<(), StoreError> {
        self.delete_lobbies(to).await?;
        if to.dialect() == Dialect::Postgres {
            // A server that was away for longer drops all that it has in memory.
            query("DELETE FROM notices WHERE at < clock_timestamp() - interval '1 day'")
                .execute(&mut *to)
                .await?;
        }
        for (table, key, time_of, before) in self.tables() {
            query(format!(
                "DELETE FROM {table} WHERE ({key}) IN (SELECT {key} FROM {table} WHERE {time_of} < $1 LIMIT $2)"
            ))
            .bind(time(before))
            .bind(MAX_ROWS)
            .execute(&mut *to)
            .await?;
        }
        Ok(())
    }

    /// The tables whose rows expire, each with its key, the time of a row, and the time before which it has expired.
    fn tables(&self) -> [(&'static str, &'static str, &'static str, DateTime<Utc>); 5] {
        [
            ("idempotency_keys", "key", "at", self.responses),
            (
                "links",
                "secret",
                "coalesce(ended_at, expires_at)",
                self.links,
            ),
            ("requests", "id", "asked_at", self.requests),
            ("screens", "holder", "since", self.requests),
            ("removals", "game_id, holder", "at", self.requests),
        ]
    }

    /// Deletes the lobbies with the lowest codes.
    ///
    /// A group that was created with such a lobby is deleted with the last of its lobbies, and its players, unless it has
    /// other games or a player without a seat, who was added on purpose.
    async fn delete_lobbies(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let last: Option<String> = query(
            "SELECT max(code) FROM (SELECT code FROM games \
             WHERE status = 'lobby' AND created_at < $1 ORDER BY code LIMIT $2) AS expired",
        )
        .bind(time(self.lobbies))
        .bind(MAX_LOBBIES)
        .fetch_scalar(&mut *to)
        .await?;
        let Some(last) = last else {
            return Ok(());
        };
        for statement in [
            "DELETE FROM groups WHERE (id, created_at) IN (SELECT group_id, created_at FROM games \
             WHERE status = 'lobby' AND created_at < $1 AND code <= $2) \
             AND NOT EXISTS (SELECT 1 FROM games WHERE group_id = groups.id \
             AND NOT (status = 'lobby' AND created_at < $1 AND code <= $2)) \
             AND NOT EXISTS (SELECT 1 FROM players WHERE group_id = groups.id \
             AND NOT EXISTS (SELECT 1 FROM seats WHERE player_id = players.id))",
            "DELETE FROM games WHERE status = 'lobby' AND created_at < $1 AND code <= $2",
        ] {
            query(statement)
                .bind(time(self.lobbies))
                .bind(&last)
                .execute(&mut *to)
                .await?;
        }
        Ok(())
    }
}

impl Store {
    /// Whether anything is older than its retention.
    pub async fn has_expired(&self, retention: &Retention) -> Result<bool, StoreError> {
        let mut query = QueryBuilder::new(
            self.database.dialect(),
            "SELECT EXISTS (SELECT 1 FROM games WHERE status = 'lobby' AND created_at < ",
        );
        query.push_bind(time(retention.lobbies)).push(")");
        for (table, _, time_of, before) in retention.tables() {
            query
                .push(format_args!(
                    " OR EXISTS (SELECT 1 FROM {table} WHERE {time_of} < "
                ))
                .push_bind(time(before))
                .push(")");
        }
        query.build().fetch_scalar(&self.database).await
    }
}
