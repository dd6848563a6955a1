//! Filling the table of results from the logs, for databases that an older version has written.

use super::Games;
use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::store::{Change, StateKey};

/// How many games are filled in one go.
const TOGETHER: u32 = 200;

impl Games {
    /// Writes the figures of every finished game that has none.
    ///
    /// # Errors
    /// [`Error`] where the store cannot be read or written.
    pub async fn rebuild_results(&self) -> Result<(), Error> {
        // Looking for them costs a look at every finished game; each is written with its results since.
        let are_complete = self.store().state(StateKey::ResultsComplete).await?;
        if are_complete.is_some() {
            return Ok(());
        }
        let mut last: Option<GameId> = None;
        loop {
            let missing = self.store().without_results(last.as_ref(), TOGETHER);
            let missing = missing.await?;
            let Some(id) = missing.last() else {
                break;
            };
            last = Some(id.clone());
            let mut change = Change::default();
            for id in missing {
                // One game that cannot be read keeps no other from its figures.
                match self.load(&id).await {
                    Ok(open) => change.results.push((id, open.game.table().figures())),
                    Err(error) => {
                        tracing::warn!(%id, %error, "the result of a finished game could not be rebuilt")
                    }
                }
            }
            self.store().write(change).await?;
        }
        let done = Change {
            state: vec![(StateKey::ResultsComplete, String::new())],
            ..Change::default()
        };
        Ok(self.store().write(done).await?)
    }
}
