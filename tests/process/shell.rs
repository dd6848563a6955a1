//! What shells and manuals need: completions, manual pages and the version.

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

use super::documentation::{help, options};
use super::program::{command, refusal};
use crate::common::is_installed;

fn run(arguments: &[&str]) -> Output {
    let folder = TempDir::new().unwrap();
    // Neither reads the settings.
    let mut command = command(folder.path());
    command
        .env("ROWLOCK_CONFIG", "missing.toml")
        .args(arguments);
    command.output().unwrap()
}

#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn completions_name_every_option_of_the_server() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = printed(&["completions", shell]);
        for (option, _) in options(&help()) {
            assert!(script.contains(&option), "{shell}: {option}");
        }
    }
}

#[test]
fn the_shells_that_are_installed_accept_their_completions() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("completions");
    for shell in ["bash", "zsh", "fish"] {
        fs::write(&path, printed(&["completions", shell])).unwrap();
        if is_installed([shell, "--version"]) {
            let output = Command::new(shell).arg("-n").arg(&path).output().unwrap();
            assert!(output.status.success(), "{shell}: {output:?}");
            assert!(output.stderr.is_empty(), "{shell}: {output:?}");
        }
    }
}

#[test]
fn bash_completes_a_command() {
    if !is_installed(["bash", "--version"]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("completions");
    fs::write(&path, printed(&["completions", "bash"])).unwrap();
    let script = format!(
        "source {}; COMP_WORDS=(rowlock doc); COMP_CWORD=1; _rowlock rowlock doc rowlock; echo ${{COMPREPLY[@]}}",
        path.display()
    );
    let output = Command::new("bash").args(["-c", &script]).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "doctor\n");
}

#[test]
fn every_command_has_a_manual_page() {
    let page = printed(&["man"]);
    assert!(page.contains(".TH rowlock 1"), "{page}");
    for name in [
        "serve",
        "config",
        "health",
        "doctor",
        "completions",
        "man",
        "admin",
    ] {
        assert!(page.contains(&format!("rowlock\\-{name}(1)")), "{page}");
        let page = printed(&["man", name]);
        assert!(page.contains(&format!(".TH rowlock-{name} 1")), "{page}");
    }
    let page = printed(&["man", "serve"]).replace('\\', "");
    for (option, variable) in options(&help()) {
        assert!(
            page.contains(&option) && page.contains(&variable),
            "{option}"
        );
    }
    let folder = TempDir::new().unwrap();
    assert!(printed(&["man", "--to", folder.path().to_str().unwrap()]).is_empty());
    let mut named = 0;
    for file in fs::read_dir(folder.path()).unwrap() {
        let page = fs::read_to_string(file.unwrap().path())
            .unwrap()
            .replace('\\', "");
        for name in page.lines().filter_map(|line| line.strip_suffix("(1)")) {
            let path = folder.path().join(format!("{name}.1"));
            assert!(path.exists(), "{name}");
            named += 1;
        }
    }
    assert!(named > 15, "{named}");
    assert!(printed(&["man", "admin", "keeper-link"]).contains("24 hours"));
    assert!(refusal(&run(&["man", "sing"])).contains("\"sing\""));
}

#[test]
fn an_unknown_shell_is_refused_with_those_that_there_are() {
    let output = run(&["completions", "cmd"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8(output.stderr).unwrap().contains("bash"));
}

#[test]
fn the_version_is_that_of_the_crate_with_a_commit_if_it_is_known() {
    let version = printed(&["--version"]);
    let rest = version
        .trim_end()
        .strip_prefix(concat!("rowlock ", env!("CARGO_PKG_VERSION")));
    let rest = rest.unwrap();
    let commit = rest
        .strip_prefix(" (")
        .and_then(|rest| rest.strip_suffix(')'));
    match commit {
        Some(commit) => assert!(!commit.is_empty() && !commit.contains(' '), "{version}"),
        None => assert!(rest.is_empty(), "{version}"),
    }
}
