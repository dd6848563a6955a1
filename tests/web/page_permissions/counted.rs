//! Forms that store something say so, and so count towards a quota.

use super::Table;
use super::routes::{For, ROUTES, counted};
use crate::common::{Server, stored_rows};

/// Forms that store something and count towards no quota.
const NOT_COUNTED: [&str; 1] = [
    // The request has counted.
    "post /games/{game}/requests/{request}",
];

#[tokio::test]
async fn a_form_that_stores_something_says_so() {
    let server = Server::start_on_file().await;
    let counted = counted();
    let mut silent = Vec::new();
    let forms = ROUTES.iter().filter(|route| route.form.is_some());
    for route in forms.filter(|route| route.is_for != For::Secret) {
        let table = Table::lay(&server).await;
        let before = stored_rows(&server.database()).await;
        table.ask(route, &table.xenia).await;
        let is_stored = stored_rows(&server.database()).await > before;
        if is_stored && !counted.contains(&route.name()) {
            silent.push(route.name());
        }
    }
    assert_eq!(silent, NOT_COUNTED);
}
