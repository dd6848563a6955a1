//! Every attack of the benchmark once, in small.

use crate::attacks::{Sizes, run};

#[tokio::test(flavor = "multi_thread")]
async fn what_once_held_a_server_up_is_answered_as_it_should_be() {
    let small = Sizes {
        imported: 300,
        refused: 2000,
        equal: 300,
        events: 400,
        joins: 20,
        flood: 70,
    };
    for figure in run(&small).await {
        println!("{}: {}", figure.name, figure.value);
    }
}
