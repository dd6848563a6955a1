//! The backup before a migration.

use tempfile::TempDir;

use super::program::Program;

#[test]
fn a_new_database_needs_no_backup() {
    let folder = TempDir::new().unwrap();
    drop(Program::start(folder.path()));
    assert!(!folder.path().join("rowlock.db-backups").exists());
}
