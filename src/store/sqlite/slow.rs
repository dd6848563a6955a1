//! Long statements that leave half a core to the server.

use std::thread;
use std::time::{Duration, Instant};

use sqlx::SqliteConnection;
use tokio_util::sync::CancellationToken;

/// For how long a statement runs between two pauses of the same length: it takes half a core at most.
const SLICE: Duration = Duration::from_millis(1);

/// How many pages or instructions SQLite processes between two calls of the progress handler.
const STEPS: i32 = 200;

/// Runs the statements of this connection in slices, until they are cancelled.
pub(super) async fn run_slowly(
    connection: &mut SqliteConnection,
    cancelled: CancellationToken,
) -> Result<(), sqlx::Error> {
    let mut begin = Instant::now();
    let go_on = move || {
        if begin.elapsed() >= SLICE {
            // The thread is the connection's own.
            thread::sleep(SLICE);
            begin = Instant::now();
        }
        !cancelled.is_cancelled()
    };
    connection
        .lock_handle()
        .await?
        .set_progress_handler(STEPS, go_on);
    Ok(())
}
