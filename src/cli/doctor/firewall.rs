//! Firewalls that may keep phones away: what can be seen without more rights.

use std::process::Command;

use super::Check;
use crate::config::Config;

const NAME: &str = "firewall";

/// The exit status of `firewall-cmd` if firewalld is off.
const NOT_RUNNING: i32 = 252;

/// What a firewall lets through.
enum Access {
    Open,
    Closed,
    /// It does not say so without more rights.
    Unknown,
}

/// The firewall that is installed; nothing if there is none that is known, or if only this computer is served.
pub(super) fn check(config: &Config) -> Option<Check> {
    let port = config.listen.port();
    if config.listen.ip().is_loopback() || port == 0 {
        return None;
    }
    let (name, access, command) = match (ufw(port), firewalld(port)) {
        (Some(access), _) => ("ufw", access, format!("sudo ufw allow {port}/tcp")),
        (None, Some(access)) => (
            "firewalld",
            access,
            format!(
                "sudo firewall-cmd --permanent --add-port={port}/tcp && sudo firewall-cmd --reload"
            ),
        ),
        (None, None) => return None,
    };
    Some(match access {
        Access::Open => Check::ok(NAME, format!("{name} is off or allows port {port}.")),
        Access::Closed => Check::warning(
            NAME,
            format!("{name} does not seem to allow port {port}: {command}"),
        ),
        Access::Unknown => Check::ok(
            NAME,
            format!(
                "{name} shows its rules to root alone; if phones do not reach the server: {command}"
            ),
        ),
    })
}

/// The exit status of a command and what it prints, if there is such a command.
fn run(command: &str, argument: &str) -> Option<(Option<i32>, String)> {
    let output = Command::new(command).arg(argument).output().ok()?;
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    Some((output.status.code(), printed))
}

fn ufw(port: u16) -> Option<Access> {
    let (status, printed) = run("ufw", "status")?;
    if status != Some(0) {
        return Some(Access::Unknown);
    }
    let names = [port.to_string(), format!("{port}/tcp")];
    let allows = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        names.iter().any(|it| it == name) && words.any(|word| word == "ALLOW" || word == "LIMIT")
    };
    let is_open = printed.contains("inactive") || printed.lines().any(allows);
    Some(if is_open {
        Access::Open
    } else {
        Access::Closed
    })
}

fn firewalld(port: u16) -> Option<Access> {
    let (status, printed) = run("firewall-cmd", &format!("--query-port={port}/tcp"))?;
    Some(match (status, printed.trim()) {
        (_, "yes") | (Some(NOT_RUNNING), _) => Access::Open,
        (_, "no") => Access::Closed,
        _ => Access::Unknown,
    })
}
