//! Computes results that an older version left out or stored wrongly.

use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::GameService;
use crate::services::Services;
use crate::store::{Change, GameUpdate, StateKey, Store};

/// How many games are written in one transaction.
const BATCH_SIZE: u32 = 200;

/// Writes the results of every finished game that has none, was rewound or was played on paper, and the days of those on
/// paper that have none.
///
/// Those of a game that was rewound from one end to another could be those of the later one, and those of one on paper could
/// lack what is known of its locks.
pub async fn backfill(services: &Services, games: &GameService) -> Result<(), Error> {
    let store = services.store();
    // Games that finish now are written with their results: one complete scan is enough.
    if store.state(StateKey::ResultsComplete).await?.is_some() {
        return Ok(());
    }
    // Another server does it.
    let Some(lock) = store.try_lock().await? else {
        return Ok(());
    };
    let written = write_results(store, games).await;
    lock.release().await;
    written
}

async fn write_results(store: &Store, games: &GameService) -> Result<(), Error> {
    let mut last: Option<GameId> = None;
    loop {
        let uncertain = store.uncertain_results(last.as_ref(), BATCH_SIZE).await?;
        let Some(id) = uncertain.last() else {
            break;
        };
        last = Some(id.clone());
        let mut changes = Vec::new();
        for id in uncertain {
            // A game that cannot be read must not stop the others.
            match games.load_ending(&id).await {
                Ok((ending, day)) => changes.push(Change::Update(GameUpdate {
                    ending: Some(ending),
                    day,
                    ..GameUpdate::of(id)
                })),
                Err(error) => {
                    tracing::warn!(%id, %error, "the result of a finished game could not be rebuilt")
                }
            }
        }
        store.write(changes).await?;
    }
    let done = Change::SetState(StateKey::ResultsComplete, String::new());
    Ok(store.write(vec![done]).await?)
}
