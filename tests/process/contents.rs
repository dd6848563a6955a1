//! What the program file contains, and what not.

use std::process::Command;

use super::program::PROGRAM;
use crate::common::is_installed;

/// Whether the program file contains this text.
fn contains(text: &str) -> bool {
    let mut grep = Command::new("grep");
    let status = grep.args(["-qaF", text, PROGRAM]).status().unwrap();
    status.success()
}

#[test]
fn the_program_contains_files_only_compressed_and_no_code_that_describes_the_api() {
    if !is_installed(["grep", "--version"]) {
        return;
    }
    assert!(contains("A digital score sheet for Qwixx"));
    for (what, text) in [
        ("the OpenAPI document", "Every error is an RFC 9457 problem"),
        ("a script", "export function"),
        ("a style sheet", "@media"),
    ] {
        assert!(!contains(text), "{what}");
    }
}
