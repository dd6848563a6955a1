//! Checkpoints beside the writer: the log that a kill leaves is marked at every moment.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use rowlock::store::{Change, Store};
use sqlx::{Connection, SqliteConnection};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::restoring::{file, is_refused, killed, large, log, opens};
use super::{TestStore, any_event};

/// How long the file is.
fn length(path: &Path) -> u64 {
    fs::metadata(path).unwrap().len()
}

#[tokio::test]
async fn the_first_transaction_after_a_checkpoint_that_ran_beside_the_writer_marks_the_log() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let backup = fs::read(fixture.file()).unwrap();
    let before = length(&fixture.file());
    // It is open before the checkpoint begins, as a connection that opens meanwhile may keep frames out of the file.
    let mut raw = fixture.raw().await;
    let is_complete = async |raw: &mut SqliteConnection| {
        let frames = sqlx::query_as("PRAGMA wal_checkpoint(NOOP)");
        let (_, all, in_file): (i64, i64, i64) = frames.fetch_one(raw).await.unwrap();
        all == in_file
    };
    assert!(!is_complete(&mut raw).await);
    // When the log is as long as this, one of the next sixteen changes begins a checkpoint. Nothing is written while it runs,
    // so all frames get into the file.
    let log_file = fixture.folder.path().join("rowlock.db-wal");
    let completed = async {
        for number in 1.. {
            fixture.store.write(large(number)).await.unwrap();
            if length(&log_file) < 1000 * 4120 {
                continue;
            }
            for _ in 0..100 {
                if is_complete(&mut raw).await {
                    return;
                }
                sleep(Duration::from_millis(5)).await;
            }
        }
    };
    timeout(Duration::from_secs(60), completed).await.unwrap();
    assert!(length(&fixture.file()) > before);
    // It writes no header but that of the mark, as the file does not grow.
    fixture.store.write(any_event(&game, 1)).await.unwrap();
    let next = killed(&fixture);
    let store = Store::open(&file(&next)).await.unwrap();
    assert_eq!(store.game(&game).await.unwrap().unwrap().log.len(), 1);
    let restored = killed(&fixture);
    fs::write(file(&restored), &backup).unwrap();
    is_refused(opens(&restored).await);
}

#[tokio::test]
async fn a_server_killed_while_writes_go_on_beside_a_checkpoint_leaves_a_marked_log() {
    /// The most writes of each writer: only a log that is never reset sees them all.
    const MAX_WRITES: u32 = 2000;
    const WRITERS: u32 = 4;
    let mut fixture = TestStore::open().await;
    fixture.store.close().await;
    let backup = fs::read(fixture.file()).unwrap();
    fixture.store = Store::open(&fixture.file()).await.unwrap();
    let log = log(&fixture.folder);
    let is_over = Arc::new(AtomicBool::new(false));
    let written = Arc::new(AtomicU32::new(0));
    let mut writers = JoinSet::new();
    for first in 0..WRITERS {
        let (store, is_over) = (fixture.store.clone(), Arc::clone(&is_over));
        let written = Arc::clone(&written);
        writers.spawn(async move {
            for number in 0..MAX_WRITES {
                let mut changes = large(0);
                for change in &mut changes {
                    let Change::Respond(response) = change else {
                        continue;
                    };
                    response.key[..4].copy_from_slice(&(first * MAX_WRITES + number).to_le_bytes());
                }
                store.write(changes).await.unwrap();
                written.fetch_add(1, Ordering::Relaxed);
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
            }
        });
    }
    for image in 0..4 {
        // A reader keeps the log from being reset between the copies of the two files; one that begins when all frames
        // are in the file does not use the log, which the next transaction resets.
        let (reader, before) = loop {
            let mut reader = fixture.raw().await;
            sqlx::raw_sql("BEGIN; SELECT count(*) FROM games")
                .execute(&mut reader)
                .await
                .unwrap();
            let before = generation(&log);
            let so_far = written.load(Ordering::Relaxed);
            while written.load(Ordering::Relaxed) <= so_far + 2 * WRITERS {
                assert!(writers.try_join_next().is_none(), "not written on");
                sleep(Duration::from_millis(5)).await;
            }
            if generation(&log) == before {
                break (reader, before);
            }
            reader.close().await.unwrap();
        };
        let (found, restored) = (killed(&fixture), killed(&fixture));
        reader.close().await.unwrap();
        fs::write(file(&restored), &backup).unwrap();
        is_refused(opens(&restored).await);
        opens(&found).await.unwrap();
        // Without a reader the log is reset, again and again, while writes go on: it does not grow without end.
        while generation(&log) == before {
            assert!(
                writers.try_join_next().is_none(),
                "not reset after image {image}"
            );
            sleep(Duration::from_millis(5)).await;
        }
    }
    is_over.store(true, Ordering::Relaxed);
    writers.join_all().await;
}

/// What names the generation of a log: SQLite changes the first salt of its header with each reset.
fn generation(log: &Path) -> Vec<u8> {
    let mut header = vec![0; 20];
    File::open(log).unwrap().read_exact(&mut header).unwrap();
    header.split_off(16)
}
