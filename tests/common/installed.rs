//! Programs that only some tests need.

use std::io::Write;
use std::process::Command;

/// Whether a program that a test needs is installed, by a command that it knows; if not, says that the test did not run.
pub fn is_installed([name, command]: [&str; 2]) -> bool {
    let output = Command::new(name).arg(command).output();
    let is_installed = output.is_ok_and(|output| output.status.success());
    if !is_installed {
        say(&format!(
            "{name} is not installed, so a test with it did not run: install it to run all tests"
        ));
    }
    is_installed
}

/// Prints a line, also from a test that passes.
pub(super) fn say(line: &str) {
    // Not by a macro, whose output is captured.
    let mut output = std::io::stderr();
    output.write_all(format!("{line}\n").as_bytes()).unwrap();
}
