//! Answers how far a game is, with one statement for all requests that wait at the same time.

use std::collections::HashSet;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::domain::ids::GameId;
use crate::store::Store;
use crate::store::changes::transaction::clone_for_each;
use crate::store::db::Database;
use crate::store::error::StoreError;
use crate::store::games::version::GameVersion;
use crate::store::servers::game_versions;

/// The capacity of the queue; queries wait while it is full.
const QUEUE_CAPACITY: usize = 1024;

/// A game, with the channel of the reply.
type VersionQuery = (
    GameId,
    oneshot::Sender<Result<Option<GameVersion>, StoreError>>,
);

/// The queue of the task that reads.
#[derive(Clone)]
pub(in crate::store) struct VersionReader(mpsc::Sender<VersionQuery>);

impl VersionReader {
    /// Starts the task, which ends with the last handle.
    pub(in crate::store) fn start(database: Arc<dyn Database>) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE_CAPACITY);
        tokio::spawn(run(database, waiting));
        Self(queue)
    }
}

impl Store {
    /// How far a game is, read after this was called; `None` for a deleted one.
    pub async fn game_version(&self, game: &GameId) -> Result<Option<GameVersion>, StoreError> {
        let (reply, answered) = oneshot::channel();
        let stopped = || StoreError::Unavailable("the reader has stopped".to_owned());
        let queued = self.version_reader.0.send((game.clone(), reply)).await;
        queued.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

async fn run(database: Arc<dyn Database>, mut waiting: mpsc::Receiver<VersionQuery>) {
    let mut queries = Vec::new();
    while waiting.recv_many(&mut queries, game_versions::GAMES).await > 0 {
        let games: HashSet<&GameId> = queries.iter().map(|(game, _)| game).collect();
        let games: Vec<GameId> = games.into_iter().cloned().collect();
        let versions = game_versions::read(&database, &games).await;
        for (game, reply) in queries.drain(..) {
            let version = match &versions {
                Ok(versions) => Ok(versions.get(&game).copied()),
                Err(error) => Err(clone_for_each(error)),
            };
            // The client may be gone.
            reply.send(version).ok();
        }
    }
}
