//! Which parts of SQLite are built.

use crate::store::TestStore;

#[tokio::test]
async fn sqlite_is_built_without_what_is_not_used() {
    let test = TestStore::open().await;
    let mut file = test.raw().await;
    let options: Vec<String> = sqlx::query_scalar("PRAGMA compile_options")
        .fetch_all(&mut file)
        .await
        .unwrap();
    for feature in [
        "ENABLE_API_ARMOR",
        "ENABLE_DBSTAT_VTAB",
        "ENABLE_FTS3",
        "ENABLE_FTS5",
        "ENABLE_MEMORY_MANAGEMENT",
        "ENABLE_RTREE",
        "ENABLE_STAT4",
        "SOUNDEX",
    ] {
        assert!(!options.iter().any(|it| it == feature), "{feature}");
    }
    for setting in [
        "DEFAULT_MEMSTATUS=0",
        "DEFAULT_PCACHE_INITSZ=0",
        "OMIT_SHARED_CACHE",
    ] {
        assert!(options.iter().any(|it| it == setting), "{options:?}");
    }
}
