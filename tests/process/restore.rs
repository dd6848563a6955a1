//! `rowlock restore`: the whole old database or the whole backup, wherever it is killed.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use super::backup::{names, printed, rowlock};
use super::program::{NEWER, Program, command, execute_on, refusal};
use crate::common::{Client, CreatedGame};

/// A folder with a backup, and the database of a server that was killed after a game that the backup has not.
struct Killed {
    folder: TempDir,
    early: CreatedGame,
    late: CreatedGame,
}

impl Killed {
    async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let mut program = Program::start(folder.path());
        let early = program.client.start_game("sheet", &["Ana"]).await;
        printed(&rowlock(folder.path(), &["backup", "backup.db"]));
        let late = program.client.start_game("sheet", &["Ben"]).await;
        program.kill();
        Self {
            folder,
            early,
            late,
        }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Whether the database has the late game; every database must have the early one.
    async fn has_late(&self, client: &Client) -> bool {
        assert_eq!(client.view(&self.early).await["status"], "playing");
        let path = format!("/games/{}", self.late.id);
        client.get(&path, &self.late.host).await.status == 200
    }

    /// The names of databases from before a restore, without their logs.
    fn before(&self) -> Vec<String> {
        let mut names = names(self.path());
        names.retain(|name| name.starts_with("rowlock.db.before-restore-"));
        names.retain(|name| !name.ends_with("-wal") && !name.ends_with("-shm"));
        names
    }
}

#[tokio::test]
async fn a_backup_replaces_the_database_of_a_killed_server_which_stays_whole() {
    let killed = Killed::new().await;
    let folder = killed.path();
    let said = printed(&rowlock(folder, &["restore", "backup.db"]));
    let [before] = &killed.before()[..] else {
        panic!("{:?}", names(folder));
    };
    assert!(
        said.contains("backup.db") && said.contains(before),
        "{said}"
    );
    assert!(!folder.join("rowlock.db-wal").exists());
    let database = fs::metadata(folder.join("rowlock.db")).unwrap();
    assert_eq!(database.permissions().mode() & 0o777, 0o600);
    let mut program = Program::start(folder);
    assert!(!killed.has_late(&program.client).await);
    program.stop();

    // The way back.
    printed(&rowlock(folder, &["restore", before]));
    assert_eq!(killed.before().len(), 2);
    let program = Program::start(folder);
    assert!(killed.has_late(&program.client).await);
}

#[tokio::test]
async fn a_restore_while_a_server_is_running_is_refused() {
    let killed = Killed::new().await;
    let program = Program::start(killed.path());
    let before = names(killed.path());
    let said = refusal(&rowlock(killed.path(), &["restore", "backup.db"]));
    assert!(said.contains("stop the server"), "{said}");
    assert_eq!(names(killed.path()), before);
    assert!(killed.has_late(&program.client).await);
}

#[tokio::test]
async fn two_restores_at_once_or_in_a_row_leave_the_backup_in_place() {
    let killed = Killed::new().await;
    let both = [(); 2].map(|()| {
        let mut restore = command(killed.path());
        restore.args(["restore", "backup.db"]);
        std::thread::spawn(move || restore.output().unwrap())
    });
    let both = both.map(|each| each.join().unwrap());
    assert!(
        both.iter().any(|output| output.status.success()),
        "{both:?}"
    );
    for output in both.iter().filter(|output| !output.status.success()) {
        let said = refusal(output);
        assert!(said.contains("in use"), "{said}");
    }
    printed(&rowlock(killed.path(), &["restore", "backup.db"]));
    assert!(killed.before().len() >= 2);
    assert!(
        !names(killed.path())
            .iter()
            .any(|name| name.contains("copy"))
    );
    let program = Program::start(killed.path());
    assert!(!killed.has_late(&program.client).await);
}

#[tokio::test]
async fn a_backup_that_cannot_be_used_changes_nothing() {
    let killed = Killed::new().await;
    let folder = killed.path();
    let whole = fs::read(folder.join("backup.db")).unwrap();
    let mut damaged = whole.clone();
    damaged[4096..3 * 4096].fill(0xa5);
    fs::write(folder.join("damaged.db"), damaged).unwrap();
    fs::write(folder.join("short.db"), &whole[..whole.len() / 2]).unwrap();
    fs::write(folder.join("shopping.txt"), "milk, eggs").unwrap();
    fs::write(folder.join("empty.db"), "").unwrap();
    fs::write(folder.join("newer.db"), &whole).unwrap();
    let newer = SqliteConnectOptions::new().filename(folder.join("newer.db"));
    execute_on(newer, NEWER).await;
    let made = Command::new("mkfifo").arg(folder.join("pipe.db")).status();
    assert!(made.unwrap().success());
    let before = names(folder);
    for (file, reason) in [
        ("pipe.db", "not a backup"),
        ("missing.db", "no backup"),
        ("damaged.db", "damaged"),
        ("short.db", "damaged"),
        ("shopping.txt", "not a backup"),
        ("empty.db", "not a backup"),
        ("newer.db", "newer version"),
        (".", "Nothing was changed"),
    ] {
        let said = refusal(&rowlock(folder, &["restore", file]));
        assert!(said.contains(file) && said.contains(reason), "{said}");
        assert!(said.contains("Nothing was changed"), "{said}");
    }
    assert_eq!(names(folder), before);
    let program = Program::start(folder);
    assert!(killed.has_late(&program.client).await);
}

#[tokio::test]
async fn a_backup_whose_log_cannot_be_replayed_changes_nothing() {
    let killed = Killed::new().await;
    let folder = killed.path();
    let altered = SqliteConnectOptions::new().filename(folder.join("backup.db"));
    let id = &killed.early.id;
    let log = format!("DELETE FROM events WHERE game_id = '{id}' AND seq = 1");
    execute_on(altered, &log).await;
    let before = names(folder);
    let said = refusal(&rowlock(folder, &["restore", "backup.db"]));
    assert!(said.contains("backup.db is damaged"), "{said}");
    assert!(
        said.contains(id) && said.contains("Nothing was changed"),
        "{said}"
    );
    assert_eq!(names(folder), before);
    let program = Program::start(folder);
    assert!(killed.has_late(&program.client).await);
}

#[tokio::test]
async fn a_damaged_database_is_replaced_and_stays_with_its_log() {
    let killed = Killed::new().await;
    let folder = killed.path();
    // A server that stops brings the log into the file.
    let mut program = Program::start(folder);
    program.stop();
    let mut program = Program::start(folder);
    program.client.start_game("sheet", &["Cleo"]).await;
    program.kill();
    let mut damaged = fs::read(folder.join("rowlock.db")).unwrap();
    damaged[4096..40 * 4096].fill(0xa5);
    fs::write(folder.join("rowlock.db"), &damaged).unwrap();
    let log = fs::read(folder.join("rowlock.db-wal")).unwrap();
    printed(&rowlock(folder, &["restore", "backup.db"]));
    let before = &killed.before()[0];
    assert!(fs::read(folder.join(before)).unwrap() == damaged);
    assert!(fs::read(folder.join(format!("{before}-wal"))).unwrap() == log);
    let program = Program::start(folder);
    assert!(!killed.has_late(&program.client).await);
}

#[tokio::test]
async fn a_program_reads_where_the_databases_are() {
    let killed = Killed::new().await;
    let said = printed(&rowlock(killed.path(), &["restore", "backup.db", "--json"]));
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert!(
        said["database"].as_str().unwrap().ends_with("rowlock.db"),
        "{said}"
    );
    let before = killed.before();
    let path = said["before"].as_str().unwrap();
    assert!(path.ends_with(&before[0]), "{said} {before:?}");
}

#[test]
fn a_backup_is_restored_where_there_is_no_database() {
    let folder = TempDir::new().unwrap();
    drop(Program::start(folder.path()));
    printed(&rowlock(folder.path(), &["backup", "backup.db"]));
    let moved = TempDir::new().unwrap();
    fs::rename(folder.path().join("backup.db"), moved.path().join("b.db")).unwrap();
    let arguments = ["restore", "b.db", "--database", "new.db"];
    let said = printed(&rowlock(moved.path(), &arguments));
    assert!(!said.contains("before"), "{said}");
    assert_eq!(names(moved.path()), ["b.db", "new.db", "new.db.lock"]);
}

#[tokio::test]
async fn a_restored_database_belongs_to_the_owner_of_the_old_one() {
    let killed = Killed::new().await;
    let database = killed.path().join("rowlock.db");
    // Only root may give files away; others restore their own.
    let given = std::os::unix::fs::chown(&database, Some(12_345), Some(12_345)).is_ok();
    let wanted = fs::metadata(&database).unwrap().uid();
    assert_eq!(wanted == 12_345, given);
    printed(&rowlock(killed.path(), &["restore", "backup.db"]));
    assert_eq!(fs::metadata(&database).unwrap().uid(), wanted);
}

/// Restores and kills the command when this holds; returns when it has ended.
fn restore_until(folder: &Path, is_now: impl Fn() -> bool) {
    let mut restore = command(folder);
    let mut restore = restore
        .args(["restore", "backup.db"])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while !is_now() && restore.try_wait().unwrap().is_none() {
        std::hint::spin_loop();
    }
    // It may have ended before.
    restore.kill().ok();
    restore.wait().unwrap();
}

#[tokio::test]
async fn a_restore_that_is_killed_leaves_the_old_database_or_the_new_one() {
    let killed = Killed::new().await;
    let folder = killed.path();
    let old = fs::metadata(folder.join("rowlock.db")).unwrap().ino();
    let saved = TempDir::new().unwrap();
    for name in ["rowlock.db", "rowlock.db-wal"] {
        fs::copy(folder.join(name), saved.path().join(name)).unwrap();
    }
    let has = |part: &str| names(folder).iter().any(|name| name.contains(part));
    let log_is_gone = || !folder.join("rowlock.db-wal").exists();
    let is_replaced = || fs::metadata(folder.join("rowlock.db")).unwrap().ino() != old;
    let moments: [&dyn Fn() -> bool; 4] = [
        &|| has("-copy-"),
        &log_is_gone,
        &|| has("before-restore"),
        &is_replaced,
    ];
    let mut restored = 0;
    for step in 0..moments.len() + 16 {
        match moments.get(step) {
            Some(moment) => restore_until(folder, moment),
            None => {
                // Each is killed a little later than the one before.
                let pause = Duration::from_millis(4 * (step - moments.len()) as u64);
                let begin = Instant::now();
                restore_until(folder, || begin.elapsed() >= pause);
            }
        }
        let mut program = Program::start(folder);
        restored += usize::from(!killed.has_late(&program.client).await);
        program.kill();
        // The old database again, with its log.
        for name in names(folder) {
            if name != "backup.db" {
                fs::remove_file(folder.join(name)).unwrap();
            }
        }
        for name in ["rowlock.db", "rowlock.db-wal"] {
            fs::copy(saved.path().join(name), folder.join(name)).unwrap();
        }
    }
    assert!(restored < moments.len() + 16, "none was killed in time");
    printed(&rowlock(folder, &["restore", "backup.db"]));
    assert!(!killed.has_late(&Program::start(folder).client).await);
    assert!(!has("-copy-"));
}
