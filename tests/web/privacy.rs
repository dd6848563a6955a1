//! What the privacy page says about deleted data is true of the database.

use super::browser::Browser;
use crate::common::{Server, postgres};

const ERASED: &str = "What they delete is gone";
const LATER: &str = "Traces may stay in the server’s database";

async fn page(server: &Server) -> String {
    Browser::asking(server, "en").open("/privacy").await.html
}

#[tokio::test]
async fn a_server_without_backups_leaves_nothing_of_what_is_deleted() {
    let server = Server::start_on_file_as(|config| config.backups.number = 0).await;
    let page = page(&server).await;
    assert!(page.contains(ERASED) && !page.contains(LATER), "{page}");
    assert!(!page.contains("Backups keep it"), "{page}");
}

#[tokio::test]
async fn a_server_with_backups_says_how_long_they_hold_what_is_deleted() {
    for (number, text) in [(1, "for another day."), (14, "for another 14 days.")] {
        let server = Server::start_on_file_as(|config| config.backups.number = number).await;
        let page = page(&server).await;
        assert!(page.contains(&format!("Backups keep it {text}")), "{page}");
        assert!(!page.contains(ERASED), "{page}");
    }
}

#[tokio::test]
async fn a_server_on_postgresql_promises_no_erasure() {
    if postgres::is_missing() {
        return;
    }
    let url = postgres::new_database().await;
    let folder = tempfile::TempDir::new().unwrap().into();
    let server = Server::start_on(url.parse().unwrap(), folder, |_| {}).await;
    let page = page(&server).await;
    assert!(page.contains(LATER) && !page.contains(ERASED), "{page}");
    drop(server);
    postgres::drop_database(url);
}
