//! What the privacy page says about deleted data is true of the database.

use super::browser::Browser;
use crate::common::{Server, postgres};

const ERASED: &str = "nothing of what they delete";
const LATER: &str = "traces may stay in the server’s database";

async fn page(server: &Server) -> String {
    Browser::asking(server, "en").open("/privacy").await.html
}

#[tokio::test]
async fn a_server_on_a_file_leaves_nothing_of_what_is_deleted() {
    let page = page(&Server::start_on_file().await).await;
    assert!(page.contains(ERASED) && !page.contains(LATER), "{page}");
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
