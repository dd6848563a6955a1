//! Files that lie where a server was killed, or where a backup was put back.

use std::fs;
use std::path::{Path, PathBuf};

use rowlock::store::{Change, OpenError, Store, StoredResponse};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::{TestStore, any_event, time};

/// Everything in a folder, with its content.
fn content(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap();
    let paths = files.map(|file| file.unwrap().path());
    let mut content: Vec<_> = paths
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    content.sort();
    content
}

/// A copy of the file and its log, as they are when the server is killed now.
pub(super) fn killed(fixture: &TestStore) -> TempDir {
    let folder = TempDir::new().unwrap();
    for name in ["rowlock.db", "rowlock.db-wal"] {
        fs::copy(fixture.folder.path().join(name), folder.path().join(name)).unwrap();
    }
    folder
}

pub(super) fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("rowlock.db")
}

pub(super) fn log(folder: &TempDir) -> PathBuf {
    folder.path().join("rowlock.db-wal")
}

async fn raw(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path);
    options.connect().await.unwrap()
}

/// Whether the store opens; where it does, it must be whole. Nothing changes where it does not.
pub(super) async fn opens(folder: &TempDir) -> Result<(), OpenError> {
    let before = content(folder.path());
    match Store::open(&file(folder)).await {
        Ok(store) => {
            store.close().await;
            let mut raw = raw(&file(folder)).await;
            let check = sqlx::query_scalar("PRAGMA integrity_check");
            let found: Vec<String> = check.fetch_all(&mut raw).await.unwrap();
            assert_eq!(found, ["ok"]);
            raw.close().await.unwrap();
            Ok(())
        }
        Err(error) => {
            assert!(
                content(folder.path()) == before,
                "something changed: {error}"
            );
            Err(error)
        }
    }
}

#[track_caller]
pub(super) fn is_refused(opened: Result<(), OpenError>) {
    let error = opened.unwrap_err();
    assert!(matches!(error, OpenError::ForeignWal(_)), "{error}");
    let said = error.to_string();
    assert!(
        said.contains("rowlock.db-wal") && said.contains("rowlock.db-shm"),
        "{said}"
    );
}

/// A response of 100 kB: forty of them make a log so long that it is brought into the file.
pub(super) fn large(number: u8) -> Vec<Change> {
    vec![Change::Respond(StoredResponse {
        key: [number; 32],
        request: [1; 32],
        encrypted: vec![number; 100_000],
        at: time(),
    })]
}

#[tokio::test]
async fn a_copy_of_the_stopped_file_is_not_opened_beside_the_log_of_a_later_life() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    fixture.store.close().await;
    let backup = fs::read(fixture.file()).unwrap();

    let store = Store::open(&fixture.file()).await.unwrap();
    for number in 1..60 {
        store.write(large(number)).await.unwrap();
        let seq = u32::from(number);
        store.write(any_event(&game, seq)).await.unwrap();
    }
    let later = killed(&fixture);
    opens(&later).await.unwrap();
    let restored = killed(&fixture);
    fs::write(file(&restored), &backup).unwrap();
    is_refused(opens(&restored).await);

    fs::remove_file(log(&restored)).unwrap();
    opens(&restored).await.unwrap();
    let store = Store::open(&file(&restored)).await.unwrap();
    assert!(store.game(&game).await.unwrap().unwrap().log.is_empty());
}

#[tokio::test]
async fn a_copy_that_was_made_while_the_server_ran_is_not_opened_beside_its_log() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let copy = TempDir::new().unwrap();
    let statement = format!("VACUUM INTO '{}'", file(&copy).display());
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement))
        .execute(&mut fixture.raw().await)
        .await
        .unwrap();
    let backup = fs::read(file(&copy)).unwrap();
    fixture.store.write(any_event(&game, 1)).await.unwrap();

    let restored = killed(&fixture);
    fs::write(file(&restored), &backup).unwrap();
    is_refused(opens(&restored).await);
    fs::remove_file(log(&restored)).unwrap();
    opens(&restored).await.unwrap();
}

#[tokio::test]
async fn a_log_without_its_file_is_not_deleted() {
    let fixture = TestStore::open().await;
    fixture.game(1).await;
    let emptied = killed(&fixture);
    fs::write(file(&emptied), "").unwrap();
    is_refused(opens(&emptied).await);
    let lost = killed(&fixture);
    fs::remove_file(file(&lost)).unwrap();
    is_refused(opens(&lost).await);
}

#[tokio::test]
async fn a_server_killed_at_any_write_leaves_a_file_and_log_that_open() {
    let fixture = TestStore::open().await;
    opens(&killed(&fixture)).await.unwrap();
    let game = fixture.game(1).await;
    for number in 1..=100 {
        fixture.store.write(large(number)).await.unwrap();
        fixture
            .store
            .write(any_event(&game, u32::from(number)))
            .await
            .unwrap();
        let image = killed(&fixture);
        let store = Store::open(&file(&image)).await.unwrap();
        assert_eq!(
            store.game(&game).await.unwrap().unwrap().log.len(),
            usize::from(number)
        );
        // A start that is killed, too.
        if number % 10 == 0 {
            let again = TempDir::new().unwrap();
            fs::copy(file(&image), file(&again)).unwrap();
            fs::copy(log(&image), log(&again)).unwrap();
            opens(&again).await.unwrap();
        }
    }
    let written = fs::metadata(fixture.folder.path().join("rowlock.db"))
        .unwrap()
        .len();
    assert!(
        written > 5_000_000,
        "nothing was brought into the file: {written}"
    );
}

#[tokio::test]
async fn an_interrupted_checkpoint_is_completed() {
    let fixture = TestStore::open().await;
    let before = fs::read(fixture.file()).unwrap();
    fixture.game(1).await;
    fixture.store.write(large(1)).await.unwrap();
    let image = killed(&fixture);
    // The pages reach the file one by one: these are the moments between.
    let mut raw = raw(&file(&image)).await;
    sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)")
        .execute(&mut raw)
        .await
        .unwrap();
    let after = fs::read(file(&image)).unwrap();
    let pages = after.len() / 4096;
    assert!(pages > 30);
    for done in 0..=pages {
        let torn = killed(&fixture);
        let mut bytes = before.clone();
        bytes.resize(bytes.len().max(done * 4096), 0);
        bytes[..done * 4096].copy_from_slice(&after[..done * 4096]);
        fs::write(file(&torn), bytes).unwrap();
        opens(&torn).await.unwrap();
    }
}

#[tokio::test]
async fn a_file_without_the_number_of_its_log_opens_with_the_log_that_another_program_left() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    fixture.store.close().await;
    let options = SqliteConnectOptions::new().filename(fixture.file());
    let mut earlier = options
        .journal_mode(SqliteJournalMode::Wal)
        .connect()
        .await
        .unwrap();
    sqlx::raw_sql("PRAGMA user_version = 0; PRAGMA wal_checkpoint(TRUNCATE)")
        .execute(&mut earlier)
        .await
        .unwrap();
    for statement in [
        // A page that is not the header, then the header.
        "UPDATE players SET name = 'Bea', name_key = 'bea'",
        "ANALYZE",
    ] {
        sqlx::raw_sql(statement)
            .execute(&mut earlier)
            .await
            .unwrap();
        opens(&killed(&fixture)).await.unwrap();
    }
    let image = killed(&fixture);
    let store = Store::open(&file(&image)).await.unwrap();
    assert_eq!(store.seats(&game).await.unwrap()[0].name, "Bea");
}

#[tokio::test]
async fn a_damaged_file_is_distinguished_from_a_foreign_one_and_left_as_it_is() {
    let fixture = TestStore::open().await;
    for number in 1..60 {
        fixture.store.write(large(number)).await.unwrap();
    }
    fixture.store.close().await;
    let whole = fs::read(fixture.file()).unwrap();
    for page in [2, 5, whole.len() / 4096 - 1] {
        let folder = TempDir::new().unwrap();
        let mut bytes = whole.clone();
        bytes[page * 4096..][..64].fill(0xa5);
        fs::write(file(&folder), bytes).unwrap();
        match opens(&folder).await {
            Err(OpenError::Damaged { .. }) => {}
            // The page may be one of content alone.
            other => assert!(other.is_ok() && page > 5, "{page}: {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_file_is_in_use_under_every_path_that_leads_to_it() {
    let fixture = TestStore::open().await;
    let folder = fixture.folder.path();
    std::os::unix::fs::symlink(fixture.file(), folder.join("link.db")).unwrap();
    fs::create_dir(folder.join("below")).unwrap();
    for path in ["link.db", "below/../rowlock.db"] {
        let path = folder.join(path);
        let opened = Store::open(&path).await.err().unwrap();
        assert!(
            matches!(&opened, OpenError::InUse(named) if *named == path),
            "{opened}"
        );
    }
    assert!(!folder.join("link.db.lock").exists());
}
