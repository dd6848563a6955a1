//! Checks of a whole database that is only read: its pages, references, and what is derived from the logs.

use std::path::Path;

use rowlock_rules::SeatSummary;

use crate::domain::ids::GameId;
use crate::store::address::DatabaseAddress;
use crate::store::check::derived;
use crate::store::db::{Connection, Dialect, query};
use crate::store::error::StoreError;
use crate::store::games::seat_results;
use crate::store::games::stored_game::{StoredGame, read_games};
use crate::store::groups::boards;
use crate::store::migrations::Migrations;
use crate::store::postgres;
use crate::store::rows::damaged;
use crate::store::sqlite::{OpenError, ReadOnly};
use crate::store::triggers::foreign_triggers;

/// A database that is open for a check.
pub struct DatabaseCheck {
    connection: Box<dyn Connection>,
    /// The newest migration that was applied.
    version: Option<i64>,
}

/// What is wrong in a database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct DatabaseFault {
    /// A table, or a game with its id.
    pub place: String,
    pub reason: String,
}

impl DatabaseFault {
    pub fn new(place: impl Into<String>, reason: impl Into<String>) -> Self {
        Self {
            place: place.into(),
            reason: reason.into(),
        }
    }
}

/// A game with what follows from its log.
#[derive(Clone, Debug)]
pub struct CheckedGame {
    pub stored: StoredGame,
    /// Its results, in the order of seats.
    pub results: Vec<SeatSummary>,
    /// Whether it counts for the statistics.
    pub recorded: bool,
}

impl DatabaseCheck {
    /// Opens a database of this version.
    pub async fn open(address: &DatabaseAddress) -> Result<Self, OpenError> {
        let (connection, version): (Box<dyn Connection>, _) = match address {
            DatabaseAddress::File(path) => {
                let file = ReadOnly::open(path).await?;
                (Box::new(file.connection), file.version)
            }
            DatabaseAddress::Postgres(url) => {
                let (connection, version) = postgres::open_to_read(url).await?;
                (Box::new(connection), version)
            }
        };
        let mut check = Self {
            connection,
            version,
        };
        if version == check.newest_version() {
            return Ok(check);
        }
        let refusal = match address {
            DatabaseAddress::File(path) => check.file_refusal(path).await,
            DatabaseAddress::Postgres(url) => postgres::check_version(url, version).err(),
        };
        check.close().await;
        Err(refusal.unwrap_or_else(|| OpenError::Older(address.to_string())))
    }

    /// Why a file of another version is refused that is not older.
    async fn file_refusal(&mut self, path: &Path) -> Option<OpenError> {
        let problem = match self.version {
            Some(_) => return OpenError::check_version(path, self.version).err(),
            // The file is damaged, or a server is creating it.
            None => self.check_file().await,
        };
        let reason = match problem {
            Ok(found) => found.into_iter().next()?.reason,
            Err(StoreError::Damaged(reason)) => reason,
            Err(_) => return None,
        };
        Some(OpenError::damaged(path, reason))
    }

    fn newest_version(&self) -> Option<i64> {
        Migrations::of(self.connection.dialect()).newest_version()
    }

    pub(in crate::store) fn connection(&mut self) -> &mut dyn Connection {
        &mut *self.connection
    }

    pub async fn close(self) {
        // Closing cannot fail in a way that matters: nothing was written.
        self.connection.close().await.ok();
    }

    /// Checks the pages, indexes and constraints of a file, and then the references between tables; PostgreSQL does that
    /// itself.
    pub async fn check_file(&mut self) -> Result<Vec<DatabaseFault>, StoreError> {
        let connection = &mut *self.connection;
        if connection.dialect() == Dialect::Postgres {
            return Ok(Vec::new());
        }
        let lines = query("PRAGMA integrity_check(100)");
        let lines = lines.fetch_all(&mut *connection).await?;
        let lines = lines.iter().map(|row| row.try_get(0));
        let lines: Vec<String> = lines.collect::<Result<_, _>>()?;
        let lines = lines.into_iter().filter(|line| line != "ok");
        let mut found: Vec<DatabaseFault> =
            lines.map(|line| DatabaseFault::new("file", line)).collect();
        if !found.is_empty() {
            return Ok(found);
        }
        let missing = query(
            "SELECT \"table\", parent, count(*) AS number FROM pragma_foreign_key_check \
             GROUP BY \"table\", parent",
        );
        for row in missing.fetch_all(&mut *connection).await? {
            let (table, parent): (&str, &str) = (row.try_get("table")?, row.try_get("parent")?);
            let number: i64 = row.try_get("number")?;
            let reason = format!("{number} rows refer to missing {parent}");
            found.push(DatabaseFault::new(table, reason));
        }
        Ok(found)
    }

    /// A sentence about each trigger on Rowlock's tables that it did not make.
    pub async fn foreign_triggers(&mut self) -> Result<Vec<String>, StoreError> {
        foreign_triggers(self.connection()).await
    }

    /// Checks the columns that follow from others.
    pub async fn check_derived(&mut self) -> Result<Vec<DatabaseFault>, StoreError> {
        let connection = self.connection();
        let mut found = Vec::new();
        for (place, reason, rows) in derived::checks(connection.dialect()) {
            let number: i64 = query(format!("SELECT count(*) FROM ({rows}) AS differing"))
                .fetch_scalar(&mut *connection)
                .await?;
            if number > 0 {
                found.push(DatabaseFault::new(place, format!("{number} rows {reason}")));
            }
        }
        Ok(found)
    }

    /// The ids and files of the boards that groups have made.
    pub async fn own_boards(&mut self) -> Result<Vec<(String, String)>, StoreError> {
        boards::all(self.connection()).await
    }

    /// How many games there are.
    pub async fn game_count(&mut self) -> Result<u64, StoreError> {
        let count: i64 = query("SELECT count(*) FROM games")
            .fetch_scalar(self.connection())
            .await?;
        Ok(count.unsigned_abs())
    }

    /// The ids of the games after this one, in order.
    pub async fn ids_after(
        &mut self,
        last: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        query("SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(last.map_or("", GameId::as_str))
            .bind(limit)
            .read_all(self.connection(), |row| row.parse("id"))
            .await
    }

    /// A game as it is at one instant; `None` if it was deleted meanwhile.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if its rows or its log cannot be what the server has written.
    pub async fn game(&mut self, id: &GameId) -> Result<Option<CheckedGame>, StoreError> {
        let connection = self.connection();
        let begin = connection.dialect().begin_snapshot();
        connection.execute_raw(begin).await?;
        let game = read_game(connection, id).await;
        connection.execute_raw("COMMIT").await?;
        game
    }
}

async fn read_game(
    connection: &mut dyn Connection,
    id: &GameId,
) -> Result<Option<CheckedGame>, StoreError> {
    let found = read_games(connection, std::slice::from_ref(id))
        .await?
        .pop();
    let Some(stored) = found else {
        return Ok(None);
    };
    let found = query("SELECT * FROM results WHERE game_id = $1 ORDER BY seat")
        .bind(id.as_str())
        .fetch_all(&mut *connection)
        .await?;
    let mut results = Vec::with_capacity(found.len());
    for row in &found {
        let summary = seat_results::summary(row)?;
        let summary = summary.ok_or_else(|| damaged("a result without its summary"))?;
        if !seat_results::has_columns_of(row, &summary)? {
            let number = u8::from(summary.seat) + 1;
            let reason =
                format!("the columns of the result of player {number} differ from its summary");
            return Err(damaged(reason));
        }
        results.push(summary);
    }
    let recorded = query("SELECT recorded FROM games WHERE id = $1");
    Ok(Some(CheckedGame {
        stored,
        results,
        recorded: recorded.bind(id.as_str()).fetch_scalar(connection).await?,
    }))
}
