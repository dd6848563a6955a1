//! Waiting for a cause: how long a test waits at most says nothing about how fast anything should be.

use std::time::Duration;

use tokio::time::{sleep, timeout};

/// After how long a test fails that waits for something; a busy machine needs much less.
pub const DEADLINE: Duration = Duration::from_secs(60);

/// How long a test waits before it asks again.
const PAUSE: Duration = Duration::from_millis(50);

/// Asks again and again until this is so.
pub async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let asked = async {
        while !is_so().await {
            sleep(PAUSE).await;
        }
    };
    timeout(DEADLINE, asked).await.expect("it never is");
}
