//! Operations that store something say so, and so count towards a quota.

use std::collections::BTreeSet;

use reqwest::Method;

use super::ROLES;
use super::operation::operations;
use super::table::Table;
use crate::api::document::document;
use crate::architecture::files::sources;
use crate::common::{Server, stored_rows};

/// Operations that store something without saying so.
const NOT_COUNTED: [&str; 2] = [
    // The request has counted.
    "accept_request",
    // Its games count towards a quota of their own.
    "import_games",
];

/// The handlers in the lists of operations that say what they count as.
fn counted() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for source in sources("src/api", &[".rs"]) {
        for list in source.text.split("operations![").skip(1) {
            let (list, _) = list.split_once(']').unwrap();
            let counted = list
                .split(',')
                .filter_map(|handler| handler.split_once('.'));
            found.extend(counted.map(|(handler, _)| handler.trim().to_owned()));
        }
    }
    found
}

#[tokio::test]
async fn an_operation_that_stores_something_says_so() {
    let server = Server::start_on_file().await;
    let document = document(&server).await;
    let counted = counted();
    let mut silent = BTreeSet::new();
    for operation in operations(&document) {
        let role = ROLES.into_iter().find(|role| operation.allows(role));
        let Some(role) = role.filter(|_| operation.method != Method::GET) else {
            continue;
        };
        let table = Table::for_operation(&server, operation.name()).await;
        let before = stored_rows(&server.database()).await;
        operation.ask(&server, &table, table.token(role)).await;
        let is_stored = stored_rows(&server.database()).await > before;
        if is_stored && !counted.contains(operation.name()) {
            silent.insert(operation.name().to_owned());
        }
    }
    assert_eq!(silent, NOT_COUNTED.map(str::to_owned).into());
}
