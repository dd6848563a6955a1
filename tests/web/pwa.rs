//! What the service worker stores, so that sheets open without a connection.

use std::collections::BTreeSet;

use super::browser::{Browser, table, table_on};
use crate::common::Server;

/// The addresses of static files in quotes or between spaces.
fn files(text: &str) -> BTreeSet<&str> {
    let words = text.split(['"', ' ']);
    words.filter(|word| word.starts_with("/static/")).collect()
}

#[tokio::test]
async fn the_service_worker_stores_just_the_files_of_sheets_and_of_the_offline_page() {
    let server = Server::start().await;
    let phone = Browser::of(&server);
    let worker = phone.open("/sw.js").await;
    let (ana, _, path) = table(&server, "dice").await;
    let mut pages = vec![phone.open("/offline").await, ana.open(&path).await];
    for board in ["lucky-15", "bonus-a", "x-change"] {
        let (ana, _, path) = table_on(&server, board, "dice").await;
        pages.push(ana.open(&path).await);
    }
    let mut needed: BTreeSet<&str> = pages.iter().flat_map(|page| files(&page.html)).collect();
    // The system shows this one.
    needed.retain(|file| !file.ends_with("/icons/apple.png"));
    let stored = files(&worker.html);
    assert!(needed.is_subset(&stored), "{needed:?}");
    let mut named_by_files = stored.difference(&needed);
    for name in ["/fonts/numerals.woff2", "/js/game/sounds.js"] {
        let file = named_by_files.next().unwrap();
        assert!(file.ends_with(name), "{file}");
    }
    assert_eq!(named_by_files.next(), None);
}
