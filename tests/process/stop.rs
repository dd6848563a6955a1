//! Ending: without waiting for anyone, and with everything in its place.

use std::time::Duration;

use rustix::process::Signal;
use tempfile::TempDir;
use tokio::time::timeout;

use super::program::Program;
use crate::common::DEADLINE;

/// How long a stop waits for requests under way: one that takes as long has waited for a stream.
const GRACE: Duration = Duration::from_secs(10);

#[tokio::test]
async fn a_signal_ends_the_server_and_its_streams_and_closes_the_database() {
    for signal in [Signal::TERM, Signal::INT] {
        let folder = TempDir::new().unwrap();
        let mut program = Program::start(folder.path());
        let made = program.client.start_game("turns", &["Ana", "Ben"]).await;
        let before = program.client.view(&made).await;
        let path = format!("/games/{}/stream", made.id);
        let mut followed = program.client.follow(&path, &made.host, None).await;
        program.signal(signal);
        let ends = async {
            while let Some(frame) = followed.next().await {
                assert_ne!(frame.event, "reload", "{signal:?}");
            }
        };
        timeout(DEADLINE, ends)
            .await
            .expect("the stream only pings");
        let (status, took) = program.ended();
        assert!(status.success(), "{signal:?}: {status}");
        assert!(took < GRACE, "{signal:?}: {took:?}");
        assert!(!folder.path().join("rowlock.db-wal").exists());

        let program = Program::start(folder.path());
        assert_eq!(program.client.view(&made).await, before);
    }
}
