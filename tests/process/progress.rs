//! The line that says how far a command is: on a terminal only.

use std::fs::File;
use std::io::Read;
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::Output;
use std::thread;

use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use serde_json::Value;
use tempfile::TempDir;

use super::backup::{printed, rowlock};
use super::program::{Program, command};

/// What removes the line.
const REMOVED: &str = "\r\x1b[K";

/// A folder with the database of a server that is stopped.
async fn played() -> TempDir {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    program.client.start_game("sheet", &["Ana", "Ben"]).await;
    program.stop();
    folder
}

/// Both ends of a new terminal: what it shows, and what programs write to.
fn terminal() -> (File, OwnedFd) {
    let shown = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
    grantpt(&shown).unwrap();
    unlockpt(&shown).unwrap();
    let name = ptsname(&shown, Vec::new()).unwrap();
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
    let written = rustix::fs::open(name, flags, Mode::empty()).unwrap();
    (shown.into(), written)
}

/// Runs a command whose errors go to a terminal; returns what the terminal got, too.
fn at_terminal(folder: &Path, arguments: &[&str]) -> (Output, String) {
    let (mut shown, written) = terminal();
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        // It ends with an error once no program has the terminal open.
        shown.read_to_end(&mut text).ok();
        String::from_utf8(text).unwrap()
    });
    let output = command(folder)
        .args(arguments)
        .stderr(written)
        .output()
        .unwrap();
    (output, reader.join().unwrap())
}

#[tokio::test]
async fn a_terminal_shows_how_far_a_command_is_until_it_ends() {
    let folder = played().await;
    for (arguments, steps, said) in [
        (
            &["verify"][..],
            ["Checking the file", "Replaying the games [####"],
            "1 games were replayed",
        ),
        (
            &["backup", "copy.db"],
            ["Copying [....", "Checking the copy"],
            "The backup is",
        ),
        (
            &["restore", "copy.db"],
            ["Copying [....", "Checking the copy"],
            "is restored from",
        ),
        (
            &["copy", "rowlock.db", "new.db"],
            ["Replaying the games [", "Copying ["],
            "is copied to new.db",
        ),
    ] {
        let (output, shown) = at_terminal(folder.path(), arguments);
        assert!(output.status.success(), "{output:?} {shown:?}");
        let [first, second] = steps.map(|step| shown.find(step));
        assert!(first.is_some() && first < second, "{shown:?}");
        assert!(shown.ends_with(REMOVED), "{shown:?}");
        assert!(!shown.contains('\n'), "{shown:?}");
        let printed = String::from_utf8(output.stdout).unwrap();
        assert!(printed.contains(said), "{printed}");
        assert!(!printed.contains('\r'), "{printed:?}");
    }
}

#[tokio::test]
async fn a_command_that_prints_json_or_has_no_terminal_shows_no_progress() {
    let folder = played().await;
    for arguments in [
        &["verify", "--json"][..],
        &["backup", "--json", "copy.db"],
        &["restore", "--json", "copy.db"],
        &["copy", "--json", "rowlock.db", "new.db"],
    ] {
        let (output, shown) = at_terminal(folder.path(), arguments);
        assert!(output.status.success(), "{output:?} {shown:?}");
        assert_eq!(shown, "");
        serde_json::from_slice::<Value>(&output.stdout).unwrap();
    }
    for arguments in [
        &["verify"][..],
        &["backup", "other.db"],
        &["restore", "other.db"],
        &["copy", "rowlock.db", "another.db"],
    ] {
        // Nothing is on standard error.
        printed(&rowlock(folder.path(), arguments));
    }
}
