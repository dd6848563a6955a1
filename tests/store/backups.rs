//! Daily backups: when one is made, which are deleted, and what prevents one.

use std::fs;
use std::path::PathBuf;

use chrono::{DateTime, TimeDelta, Utc};
use rowlock::store::{AutomaticBackups, CopyError, Store};
use tokio_util::sync::CancellationToken;

use super::{TestStore, time};

impl TestStore {
    fn backups(&self) -> PathBuf {
        self.folder.path().join("backups")
    }

    /// Makes a backup if one is due at this time, of which three stay.
    async fn back_up(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let cancelled = CancellationToken::new();
        let folder = self.backups();
        let made = self.store.back_up_daily(&folder, 3, now, cancelled);
        made.await.unwrap()
    }

    fn names(&self) -> Vec<String> {
        let files = fs::read_dir(self.backups()).unwrap();
        let mut names: Vec<String> = files
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

/// A time without the milliseconds, which names do not have.
fn day(number: i64) -> DateTime<Utc> {
    let first = "2026-11-21T18:30:00Z".parse::<DateTime<Utc>>().unwrap();
    first + TimeDelta::days(number)
}

#[tokio::test]
async fn a_backup_is_made_every_day_and_the_oldest_are_deleted() {
    let fixture = TestStore::open().await;
    for number in 0..5 {
        assert_eq!(fixture.back_up(day(number)).await, Some(day(number)));
        // Not again on the same day.
        let later = day(number) + TimeDelta::hours(22);
        assert_eq!(fixture.back_up(later).await, Some(day(number)));
    }
    let wanted = ["23", "24", "25"].map(|day| format!("automatic-202611{day}T183000Z.db"));
    assert_eq!(fixture.names(), wanted);
}

#[tokio::test]
async fn only_automatic_backups_and_their_unfinished_copies_are_deleted() {
    let fixture = TestStore::open().await;
    fs::create_dir(fixture.backups()).unwrap();
    let others = [
        ".automatic-notes-copy-x",
        "automatic-2020.db",
        "automatic-20201121T183000Z.db.gz",
        "before-migration-from-1.db",
        "manual-20201121T183000Z.db",
        "photos.zip",
    ];
    for name in others {
        fs::write(fixture.backups().join(name), "mine").unwrap();
    }
    let unfinished = ".automatic-20201121T183000Z.db-copy-aB3xYz";
    fs::write(fixture.backups().join(unfinished), "half").unwrap();
    for number in 0..5 {
        fixture.back_up(day(number)).await;
    }
    let mut names = fixture.names();
    names.retain(|name| !name.starts_with("automatic-202611"));
    assert_eq!(names, others);
    assert_eq!(fixture.names().len(), others.len() + 3);
}

#[tokio::test]
async fn a_clock_that_was_or_is_wrong_neither_stops_backups_nor_deletes_good_ones() {
    let fixture = TestStore::open().await;
    for number in 0..3 {
        fixture.back_up(day(number)).await;
    }
    let good = fixture.names();
    // A small computer without a battery starts in 1970.
    for number in 0..5 {
        let at = DateTime::UNIX_EPOCH + TimeDelta::days(number);
        assert_eq!(fixture.back_up(at).await, Some(at));
    }
    assert!(good.iter().all(|name| fixture.names().contains(name)));
    assert_eq!(fixture.names().len(), 6);

    // One of the future does not count as new.
    let future = "automatic-20991231T000000Z.db";
    fs::copy(
        fixture.backups().join(&good[0]),
        fixture.backups().join(future),
    )
    .unwrap();
    assert_eq!(fixture.back_up(day(3)).await, Some(day(3)));
    let names = fixture.names();
    assert_eq!(names.len(), 4, "{names:?}");
    assert!(names.contains(&future.to_owned()));
}

#[tokio::test]
async fn a_backup_that_fails_deletes_none_and_the_next_attempt_makes_one() {
    let fixture = TestStore::open().await;
    for number in 0..3 {
        fixture.back_up(day(number)).await;
    }
    let before = fixture.names();
    let full = fixture.store.clone().with_reserve(1 << 60);
    let cancelled = CancellationToken::new();
    let folder = fixture.backups();
    let made = full.back_up_daily(&folder, 1, day(3), cancelled);
    let error = made.await.unwrap_err();
    assert!(matches!(error, CopyError::Full { .. }), "{error}");
    assert_eq!(fixture.names(), before);

    let stopped = CancellationToken::new();
    stopped.cancel();
    let made = fixture.store.back_up_daily(&folder, 1, day(3), stopped);
    let error = made.await.unwrap_err();
    assert!(matches!(error, CopyError::Cancelled), "{error}");
    assert_eq!(fixture.names(), before);
    assert_eq!(fixture.back_up(day(3)).await, Some(day(3)));
}

#[tokio::test]
async fn the_writer_goes_on_during_a_backup_which_opens_as_a_database() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let (made, ()) = tokio::join!(fixture.back_up(day(0)), async {
        for seq in 1..20 {
            let change = super::any_event(&game, seq);
            fixture.store.write(change).await.unwrap();
        }
    });
    assert_eq!(made, Some(day(0)));
    fixture.store.ping().await.unwrap();
    let backup = fixture.backups().join(&fixture.names()[0]);
    let copy = Store::open(&backup).await.unwrap();
    let log = copy.game(&game).await.unwrap().unwrap().log;
    assert_eq!(log[..], fixture.log(&game).await[..log.len()]);
    copy.close().await;
    let listed = AutomaticBackups::list(&fixture.backups()).unwrap();
    assert_eq!(listed.newest(time() - TimeDelta::days(1)), None);
    assert!(!listed.is_due(day(0)) && listed.is_due(day(1)));
}
