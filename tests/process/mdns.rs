//! The name in the home network, asked for in a network of the test's own.

use std::process::Command;

use tempfile::TempDir;

use super::program::{PROGRAM, command_by};
use crate::common::is_installed;

const ADDRESS: &str = "192.168.77.1";
const PORT: &str = "18080";

/// The address of a client that is not in this network.
const ELSEWHERE: &str = "203.0.113.9";

/// Makes a network with this address, runs the server in it, and asks it.
const SCRIPT: &str = r#"
set -e
ip link set lo up
ip link add home type veth peer name other
ip link set other up
ip address add "$1/24" dev home
ip address add "$5/32" dev lo
ip link set home up multicast on
ip route add 224.0.0.0/4 dev home
"$3" serve --listen "0.0.0.0:$2" > banner 2>&1 &
server=$!
until grep -q "Ctrl-C" banner; do sleep 0.05; done
python3 "$4" "$1" "$2" "$5"
until grep -q "Most phones" banner; do sleep 0.05; done
grep "Most phones" banner
kill $server
wait $server
"#;

/// Whether this system lets a test make a network of its own.
fn can_make_a_network() -> bool {
    let made = Command::new("unshare")
        .args(["--net", "ip", "link"])
        .output();
    let can = made.is_ok_and(|output| output.status.success());
    if !can {
        eprintln!("No network can be made: the name in the home network was not tried");
    }
    can
}

#[test]
fn the_name_is_announced_and_used_in_links_once_a_phone_of_the_home_has_come_by_it() {
    let programs = [["python3", "--version"], ["unshare", "--version"]];
    if !programs.into_iter().all(is_installed) || !can_make_a_network() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let asking = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/process/mdns.py");
    let mut network = command_by("unshare", folder.path());
    network.args([
        "--net", "sh", "-c", SCRIPT, "sh", ADDRESS, PORT, PROGRAM, asking, ELSEWHERE,
    ]);
    let output = network.output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(
        said,
        format!(
            "answered\naddress\naddress\naddress\nname\nMost phones also find it as http://rowlock.local:{PORT}\n"
        ),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(output.status.success());
}
