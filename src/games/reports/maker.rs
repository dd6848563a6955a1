//! Makes reports, one after the other.

use std::path::PathBuf;
use std::thread;

use rowlock_coach::{Effort, NoReport, Report};
use rowlock_rules::Game;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use super::solo_table;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::service::GameService;
use crate::store::{Change, StoredReport};

/// The priority of the thread, from -20, the highest, to 19: next to others that never wait it still has a tenth.
#[cfg(target_os = "linux")]
const LOW_PRIORITY: i32 = 10;

impl GameService {
    /// Makes the reports on games that wait for one, until it is cancelled.
    ///
    /// `solo_table` is the file of the exact table of a player alone, which is made when it is first used.
    pub async fn make_reports(&self, solo_table: PathBuf, stop: CancellationToken) {
        loop {
            let id = tokio::select! {
                biased;
                () = stop.cancelled() => return,
                id = self.report_queue().first() => id,
            };
            if let Err(error) = self.make_report(&id, solo_table.clone(), &stop).await {
                tracing::warn!(%id, %error, "the report on a game was not made");
            }
            self.report_queue().remove_first();
        }
    }

    /// Makes and stores the report on a game, unless it has one, is not over, or its group wants none.
    async fn make_report(
        &self,
        id: &GameId,
        solo_table: PathBuf,
        stop: &CancellationToken,
    ) -> Result<(), Error> {
        let session = match self.load(id).await {
            Err(error) if error.code == ErrorCode::NotFound => return Ok(()),
            session => session?,
        };
        let Some(seq) = session.last_of_finished() else {
            return Ok(());
        };
        let group = self.store().group(&session.row.group).await?;
        let is_wanted = group.is_some_and(|group| group.coach);
        if !is_wanted || self.store().report(id, seq).await?.is_some() {
            return Ok(());
        }
        self.check_disk_space()?;
        let (game, seed, stop) = (
            session.game,
            rowlock_coach::seed_of(id.as_str()),
            stop.clone(),
        );
        let started = self.instant();
        let made = at_low_priority(move || report(&game, seed, solo_table, &stop)).await?;
        let Ok(report) = made else {
            return Ok(());
        };
        let json = serde_json::to_string(&report);
        let json = json.map_err(|_| Error::new(ErrorCode::Internal, "response-failed"))?;
        let game = id.clone();
        let change = Change::Report(StoredReport { game, seq, json });
        self.store().write(vec![change]).await?;
        let duration_ms = self.instant().duration_since(started).as_millis();
        tracing::debug!(%id, duration_ms, "the report on a game was made");
        Ok(())
    }
}

fn report(
    game: &Game,
    seed: u64,
    solo_table: PathBuf,
    stop: &CancellationToken,
) -> Result<Report, NoReport> {
    let should_stop = || stop.is_cancelled();
    let table = match Report::can_be_exact(game) {
        true => Some(solo_table::open(&solo_table, &should_stop).ok_or(NoReport::Stopped)?),
        false => None,
    };
    Report::of(game, seed, table.as_ref(), Effort::USUAL, &should_stop)
}

/// Runs this in a thread of its own that gives way to all others.
async fn at_low_priority<T: Send + 'static>(
    run: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let (done, result) = oneshot::channel();
    let thread = thread::Builder::new().name("coach".to_owned());
    let spawned = thread.spawn(move || {
        // Linux sets the priority of the calling thread; other systems would set the priority of the whole server.
        #[cfg(target_os = "linux")]
        if let Err(error) = rustix::process::setpriority_process(None, LOW_PRIORITY) {
            tracing::debug!(%error, "the priority of the coach was not lowered");
        }
        done.send(run()).ok();
    });
    spawned.map_err(|error| {
        tracing::error!(%error, "a thread cannot be started");
        Error::new(ErrorCode::Unavailable, "try-again")
    })?;
    result.await.map_err(|_| {
        tracing::error!("the coach failed");
        Error::new(ErrorCode::Internal, "server-failed")
    })
}
