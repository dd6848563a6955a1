//! Damaged files: what is noticed before a file is opened.

use std::fs;
use std::ops::Range;

use rowlock::store::{Change, OpenError, Store, StoredResponse};
use sqlx::Connection;

use super::{TestStore, time};

const PAGE: usize = 4096;

/// The length up to which every page is checked before a file is opened.
const SMALL: usize = 16 << 20;

/// A closed database that is larger than a small one.
async fn large_file() -> TestStore {
    let fixture = TestStore::open().await;
    for number in 0..5 {
        let response = StoredResponse {
            key: [number; 32],
            request: [1; 32],
            encrypted: vec![number; SMALL / 4],
            at: time(),
        };
        let changes = vec![Change::Respond(response)];
        fixture.store.write(changes).await.unwrap();
    }
    fixture.store.close().await;
    assert!(fs::metadata(fixture.file()).unwrap().len() > SMALL as u64);
    fixture
}

/// Overwrites a part of the file.
fn damage(fixture: &TestStore, bytes: Range<usize>) {
    let mut file = fs::read(fixture.file()).unwrap();
    file[bytes].fill(0xa5);
    fs::write(fixture.file(), file).unwrap();
}

/// Checks that the file is not opened, and left as it is.
async fn is_refused(fixture: &TestStore) {
    let before = fs::read(fixture.file()).unwrap();
    let error = Store::open(&fixture.file()).await.err().unwrap();
    assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    assert!(fs::read(fixture.file()).unwrap() == before, "{error}");
}

#[tokio::test]
async fn a_large_file_with_a_damaged_schema_or_too_few_pages_is_not_opened() {
    let fixture = large_file().await;
    let whole = fs::read(fixture.file()).unwrap();
    damage(&fixture, 100..PAGE);
    is_refused(&fixture).await;

    fs::write(fixture.file(), &whole[..whole.len() - PAGE]).unwrap();
    is_refused(&fixture).await;

    // The root page of any table.
    fs::write(fixture.file(), &whole).unwrap();
    damage(&fixture, PAGE..2 * PAGE);
    is_refused(&fixture).await;
}

#[tokio::test]
async fn a_large_file_with_a_damaged_list_of_free_pages_is_not_opened() {
    let fixture = large_file().await;
    let mut raw = fixture.raw().await;
    sqlx::raw_sql("DELETE FROM idempotency_keys; PRAGMA wal_checkpoint(TRUNCATE)")
        .execute(&mut raw)
        .await
        .unwrap();
    raw.close().await.unwrap();
    let file = fs::read(fixture.file()).unwrap();
    // The header's field for the first page of the list; pages are numbered from 1.
    let first = u32::from_be_bytes(file[32..36].try_into().unwrap());
    let first = (usize::try_from(first).unwrap() - 1) * PAGE;
    damage(&fixture, first..first + 8);
    is_refused(&fixture).await;
}
