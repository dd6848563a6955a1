//! Runs every attack of the benchmark once, at a small size.

use crate::attacks::{Sizes, run};

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_once_stalled_the_server_are_answered() {
    let small = Sizes {
        imported: 300,
        refused: 2000,
        equal: 300,
        events: 400,
        joins: 20,
        flood: 70,
    };
    for measured in run(&small).await {
        println!("{}: {}", measured.name, measured.value);
    }
}
