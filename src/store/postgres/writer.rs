//! The connection of this server that writes to PostgreSQL.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection as _, PgConnection};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::connect::CONNECT_TIMEOUT;
use crate::store::changes::change::Change;
use crate::store::changes::notices::has_notices;
use crate::store::changes::transaction::{execute, fail_all, is_failure, write_transaction};
use crate::store::db::Begin;
use crate::store::error::StoreError;
use crate::store::postgres::wake_up::WakeUp;
use crate::store::writer::connection::WriterConnection;

/// How long a transaction may take, with its attempts: then the connection is given up.
const WRITE_TIMEOUT: Duration = Duration::from_secs(30);

/// Statements that change no row, and fail in the same cases as a move and a new game: without the right to write to a
/// table, without the table, while another session locks it, or on a standby.
const WRITE_NOTHING: &str = "BEGIN; \
    INSERT INTO groups SELECT * FROM groups WHERE FALSE; \
    INSERT INTO players SELECT * FROM players WHERE FALSE; \
    INSERT INTO games SELECT * FROM games WHERE FALSE; \
    UPDATE games SET rev = rev WHERE FALSE; \
    INSERT INTO seats SELECT * FROM seats WHERE FALSE; \
    INSERT INTO grants SELECT * FROM grants WHERE FALSE; \
    INSERT INTO events SELECT * FROM events WHERE FALSE; \
    INSERT INTO results SELECT * FROM results WHERE FALSE; \
    DELETE FROM results WHERE FALSE; \
    DELETE FROM events WHERE FALSE; \
    DELETE FROM games WHERE FALSE; \
    ROLLBACK";

/// The connection that writes; it is made anew after it was lost.
pub(in crate::store) struct PostgresWriter {
    options: PgConnectOptions,
    connection: Option<PgConnection>,
    /// Announces written changes to other servers; `None` without notifications.
    announcements: Option<mpsc::UnboundedSender<WakeUp>>,
}

impl PostgresWriter {
    pub(super) fn new(
        options: PgConnectOptions,
        connection: PgConnection,
        announcements: Option<mpsc::UnboundedSender<WakeUp>>,
    ) -> Self {
        Self {
            announcements,
            options,
            connection: Some(connection),
        }
    }

    async fn connect(&mut self) -> Result<&mut PgConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                let connected = timeout(CONNECT_TIMEOUT, self.options.connect()).await;
                connected.map_err(|_| silent())??
            }
        };
        Ok(self.connection.insert(connection))
    }
}

impl WriterConnection for PostgresWriter {
    /// If the connection is lost during the commit, the batches may be stored although they have failed.
    async fn write(&mut self, batches: &[Vec<Change>]) -> Vec<Result<(), StoreError>> {
        let connection = match self.connect().await {
            Ok(connection) => connection,
            Err(error) => return fail_all(batches, &error),
        };
        let writing = write_transaction(Begin::Serializable, connection, batches);
        let results = timeout(WRITE_TIMEOUT, writing)
            .await
            .unwrap_or_else(|_| fail_all(batches, &silent()));
        let mut failures = results.iter().filter_map(|result| result.as_ref().err());
        if failures.any(is_failure) {
            self.connection = None;
        }
        if let Some(announcements) = &self.announcements {
            let written = batches.iter().zip(&results);
            let written = written.filter(|(_, result)| result.is_ok());
            let mut wake_up = WakeUp::default();
            written.for_each(|(changes, _)| announce(changes, &mut wake_up));
            if !wake_up.is_empty() {
                // It fails only if the task has ended with the program.
                announcements.send(wake_up).ok();
            }
        }
        results
    }

    /// Checks that moves can be written, without a change.
    async fn ping(&mut self, _is_failing: bool) -> Result<(), StoreError> {
        let pinged = timeout(CONNECT_TIMEOUT, async {
            let connection = self.connect().await?;
            execute(connection, WRITE_NOTHING).await
        });
        let pinged = pinged.await.unwrap_or_else(|_| Err(silent()));
        if pinged.is_err() {
            self.connection = None;
        }
        pinged
    }

    async fn close(self) {
        if let Some(connection) = self.connection
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the connection to the database was not closed cleanly");
        }
    }
}

/// Adds what other servers may look for after these changes.
fn announce(changes: &[Change], wake_up: &mut WakeUp) {
    for change in changes {
        match change {
            Change::Append(game, event) => wake_up.add_event(game, event.seq),
            Change::Revise(game, _) | Change::DeleteGame(game) => wake_up.add_game(game),
            _ => {}
        }
    }
    wake_up.notices |= has_notices(changes);
}

fn silent() -> StoreError {
    StoreError::Unavailable("the database does not respond".to_owned())
}
