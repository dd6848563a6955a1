//! The daily backup of a running server.

use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::config::Backups;
use crate::services::{Clock, SystemClock};
use crate::store::{AutomaticBackups, CopyError, Store, check_backup_folder};
use crate::telemetry::Metrics;

/// Delay of the first backup after the start: by then a small computer has set its clock.
const FIRST_DELAY: Duration = Duration::from_secs(10 * 60);

/// How often the age of the newest backup is compared with a day.
const INTERVAL: Duration = Duration::from_secs(60 * 60);

/// Makes a backup every day until shutdown; one that fails is tried again an hour later.
pub(super) async fn run(
    store: Store,
    config: Backups,
    metrics: Option<Metrics>,
    shutdown: CancellationToken,
) {
    let Some(file) = store.file().filter(|_| config.number > 0) else {
        return;
    };
    let folder = match config.folder_of(file) {
        Ok(folder) => folder,
        Err(error) => {
            tracing::warn!(%error, "no backups are made");
            return;
        }
    };
    if let Err(error) = check_backup_folder(&folder) {
        let folder = folder.display();
        tracing::warn!(%error, %folder, "the folder of backups cannot be written, so none will be made");
    }
    let made = AutomaticBackups::list(&folder);
    show(
        metrics.as_ref(),
        made.ok().and_then(|made| made.newest(SystemClock.now())),
    );
    let mut hours = tokio::time::interval_at(Instant::now() + FIRST_DELAY, INTERVAL);
    loop {
        tokio::select! {
            () = shutdown.cancelled() => return,
            _ = hours.tick() => {}
        }
        let now = SystemClock.now();
        let made = store.back_up_daily(&folder, config.number, now, shutdown.clone());
        match made.await {
            Ok(newest) => show(metrics.as_ref(), newest),
            Err(CopyError::Cancelled) => return,
            Err(error) => {
                tracing::warn!(%error, "no backup was made");
            }
        }
    }
}

fn show(metrics: Option<&Metrics>, newest: Option<DateTime<Utc>>) {
    if let (Some(metrics), Some(newest)) = (metrics, newest) {
        metrics.set_last_backup(newest.timestamp());
    }
}
