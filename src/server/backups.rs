//! The daily backup of a running server.

use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::config::Backups;
use crate::services::{Clock, SystemClock};
use crate::store::{AutomaticBackups, CopyError, Store, default_backup_folder};
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
    if config.number == 0 {
        return;
    }
    let Some(folder) = folder(&config, store.path()) else {
        return;
    };
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
                if let Some(metrics) = &metrics {
                    metrics.count_backup_failure();
                }
            }
        }
    }
}

/// Shows the time of the newest backup.
fn show(metrics: Option<&Metrics>, newest: Option<DateTime<Utc>>) {
    if let (Some(metrics), Some(newest)) = (metrics, newest) {
        metrics.set_last_backup(newest.timestamp());
    }
}

fn folder(config: &Backups, database: &Path) -> Option<PathBuf> {
    let folder = match &config.folder {
        Some(folder) => Ok(folder.clone()),
        None => default_backup_folder(database),
    };
    folder
        .inspect_err(|error| tracing::warn!(%error, "no backups are made"))
        .ok()
}
