//! The open files of the program.

use std::fs;

use tempfile::TempDir;

use super::program::Program;

#[tokio::test]
async fn an_open_connection_takes_one_descriptor() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let count = || {
        let open = fs::read_dir(format!("/proc/{}/fd", program.id().as_raw_pid()));
        open.unwrap().count()
    };
    let before = count();
    let mut connections = Vec::new();
    for _ in 0..50 {
        let (status, connection) = program.client.get_from(2, "/healthz", "").await;
        assert_eq!(status, 200);
        connections.push(connection);
    }
    // Some more may be open by now for the database.
    let opened = count() - before;
    assert!((50..75).contains(&opened), "{opened}");
}
