//! The one writer: gathers what is waiting into one transaction.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::change::{insert_answers, insert_events};
use super::guard::MIGRATIONS;
use super::{Change, OpenError, StoreError};

/// How many changes may wait; who comes later waits to be let in.
pub(super) const MOST_WAITING: usize = 1024;

/// How many changes go into one transaction at most.
const MOST_TOGETHER: usize = 256;

/// What the writer is asked, and whom to tell when it is done.
pub(super) enum Job {
    /// To bring a change to disk.
    Write(Box<Change>, oneshot::Sender<Result<(), StoreError>>),
    /// To close the database, after everything that came before.
    Close(oneshot::Sender<()>),
}

/// Opens the connection that writes, and brings the tables up to date.
pub(super) async fn connect(
    path: &Path,
    options: &SqliteConnectOptions,
) -> Result<SqliteConnection, OpenError> {
    let mut connection = options
        .connect()
        .await
        .map_err(|error| OpenError::unusable(path, &error))?;
    MIGRATIONS
        .run(&mut connection)
        .await
        .map_err(|error| OpenError::unusable(path, &error))?;
    Ok(connection)
}

/// Writes until it is told to close, or nobody is left who could send a change.
pub(super) async fn run(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(MOST_TOGETHER);
    let mut closing = None;
    while closing.is_none() && waiting.recv_many(&mut jobs, MOST_TOGETHER).await > 0 {
        let (mut changes, mut dones) = (Vec::new(), Vec::new());
        for job in jobs.drain(..) {
            match job {
                Job::Write(change, done) => {
                    changes.push(*change);
                    dones.push(done);
                }
                Job::Close(done) => closing = Some(done),
            }
        }
        let answers = write_together(&mut connection, &changes).await;
        for (done, answer) in dones.into_iter().zip(answers) {
            // Who asked may have gone; the change is on disk all the same.
            done.send(answer).ok();
        }
    }
    if let Err(error) = connection.close().await {
        tracing::warn!(%error, "the database was not closed cleanly");
    }
    if let Some(done) = closing {
        done.send(()).ok();
    }
}

/// Writes changes in one transaction, each of them wholly or not at all.
async fn write_together(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Vec<Result<(), StoreError>> {
    match try_together(connection, changes).await {
        Ok(answers) => answers,
        Err(error) => {
            let reason = error.to_string();
            tracing::error!(%reason, "nothing could be written");
            changes.iter().map(|_| Err(again(&error))).collect()
        }
    }
}

/// The same error for everyone whose change went down with the transaction.
fn again(error: &StoreError) -> StoreError {
    match error {
        StoreError::Full => StoreError::Full,
        StoreError::Conflict | StoreError::Unavailable(_) | StoreError::Damaged(_) => {
            StoreError::Unavailable(error.to_string())
        }
    }
}

async fn try_together(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let plain: Vec<&Change> = changes.iter().filter(|change| change.is_plain()).collect();
    // One of them may be refused; then each is tried for itself.
    let are_in = plain.len() > 1 && write_plain(&mut transaction, &plain).await?;
    let mut answers = Vec::with_capacity(changes.len());
    for change in changes {
        if are_in && change.is_plain() {
            answers.push(Ok(()));
        } else {
            answers.push(write_one(&mut transaction, change).await?);
        }
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Writes many plain changes with one statement a table; false where that was refused.
async fn write_plain(
    connection: &mut SqliteConnection,
    changes: &[&Change],
) -> Result<bool, StoreError> {
    let mut savepoint = connection.begin().await?;
    let events = changes.iter().flat_map(|change| &change.events);
    let answers = changes.iter().filter_map(|change| change.kept.as_ref());
    let mut written = insert_events(&mut savepoint, events).await;
    if written.is_ok() {
        written = insert_answers(&mut savepoint, answers.collect()).await;
    }
    if written.is_err() {
        savepoint.rollback().await?;
        return Ok(false);
    }
    savepoint.commit().await?;
    Ok(true)
}

async fn write_one(
    connection: &mut SqliteConnection,
    change: &Change,
) -> Result<Result<(), StoreError>, StoreError> {
    let mut savepoint = connection.begin().await?;
    let written = change.write(&mut savepoint).await;
    if written.is_err() {
        savepoint.rollback().await?;
    } else {
        savepoint.commit().await?;
    }
    Ok(written)
}
