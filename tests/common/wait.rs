//! Waiting for a condition, with a deadline that only a broken test reaches.

use std::time::Duration;

use tokio::time::{sleep, timeout};

/// How long a test waits for something; a busy machine needs much less.
pub const DEADLINE: Duration = Duration::from_secs(60);

/// How long a test waits between two checks.
const PAUSE: Duration = Duration::from_millis(50);

/// Waits until the condition holds.
pub async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    let asked = async {
        while !is_so().await {
            sleep(PAUSE).await;
        }
    };
    timeout(DEADLINE, asked).await.expect("it never is");
}

/// Lets the time pass after which the server looks for a backup of the day.
pub async fn until_first_backup() {
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(11 * 60)).await;
    tokio::time::resume();
}
