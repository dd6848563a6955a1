//! A row that another player locks with the next cross there.

use super::browser::{Page, table};
use crate::common::Server;

const BEN_NEEDS_ONE: &str = "Ben needs one cross to lock red";

/// Whether the strip of totals marks red as a row that Ben locks next.
fn is_marked(sheet: &Page) -> bool {
    let title = format!("title=\"{BEN_NEEDS_ONE}\"");
    let mark = sheet.html.find(&title);
    mark.is_some_and(|at| {
        sheet.html[..at].ends_with("<span data-color=\"red\"><i class=\"shape\" role=\"img\" ")
    })
}

#[tokio::test]
async fn the_others_see_once_in_words_and_then_in_the_strip_that_one_cross_locks_a_row() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    let sheet = ben.cross_all(&path, "red", &[2, 3, 4, 5]).await;
    assert!(!sheet.html.contains(BEN_NEEDS_ONE));
    assert!(!is_marked(&ana.open(&path).await));
    ben.cross_all(&path, "red", &[6]).await;
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.text("update"), BEN_NEEDS_ONE);
    assert!(is_marked(&sheet));
    assert!(!ben.open(&path).await.html.contains(BEN_NEEDS_ONE));
    // A further cross says it no more; the mark stays.
    ben.cross_all(&path, "red", &[7]).await;
    let sheet = ana.open(&path).await;
    assert!(is_marked(&sheet));
    ben.cross_all(&path, "red", &[12]).await;
    let sheet = ana.open(&path).await;
    assert!(!sheet.html.contains(BEN_NEEDS_ONE));
    assert!(sheet.text("update").starts_with("Ben locked red"));
}

#[tokio::test]
async fn a_row_that_can_no_longer_be_locked_is_not_marked() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ben.cross_all(&path, "red", &[2, 3, 4, 5, 6]).await;
    assert!(is_marked(&ana.open(&path).await));
    ben.press_all(&path, &["undo"]).await;
    assert!(!ana.open(&path).await.html.contains(BEN_NEEDS_ONE));
    ben.cross_all(&path, "red", &[6]).await;
    ana.cross_all(&path, "red", &[2, 3, 4, 5, 6, 12]).await;
    assert!(!is_marked(&ana.open(&path).await));
}
