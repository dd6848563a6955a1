//! `rowlock health`.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::process::{Command, Output};

use tempfile::TempDir;

use super::program::{Program, command, refusal};
use crate::common::free_port;

/// `rowlock health` with these arguments.
fn health(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = command(folder.path());
    command.arg("health").args(arguments);
    command
}

fn output(command: &mut Command) -> Output {
    command.output().unwrap()
}

/// The address of something that answers every request with this text.
fn responding(response: &'static str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _ = stream.read(&mut [0; 4096]);
            stream.write_all(response.as_bytes()).ok();
        }
    });
    address
}

#[test]
fn a_running_server_is_ready() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let address = program.client.url.trim_start_matches("http://");
    for command in [
        health(&folder, &["--listen", address]),
        health(
            &folder,
            &["--listen", &address.replace("127.0.0.1", "0.0.0.0")],
        ),
        health(&folder, &["--url", &program.client.url]),
        health(&folder, &["--url", &format!("{}/", program.client.url)]),
    ] {
        let mut command = command;
        let output = output(&mut command);
        assert!(output.status.success(), "{output:?}");
        assert!(output.stderr.is_empty(), "{output:?}");
        let said = String::from_utf8(output.stdout).unwrap();
        assert_eq!(said, format!("The server at http://{address} is ready.\n"));
    }
}

#[test]
fn a_server_whose_database_was_moved_is_not_ready() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let database = folder.path().join("rowlock.db");
    fs::rename(&database, folder.path().join("elsewhere.db")).unwrap();
    let said = refusal(&output(&mut health(
        &folder,
        &["--url", &program.client.url],
    )));
    assert!(said.contains("is not ready: "), "{said}");
}

#[test]
fn a_server_that_does_not_run_is_reported() {
    let folder = TempDir::new().unwrap();
    let address = format!("127.0.0.1:{}", free_port());
    let said = refusal(&output(&mut health(&folder, &["--listen", &address])));
    assert!(
        said.contains("No server answers") && said.contains(&address),
        "{said}"
    );
}

#[test]
fn another_program_is_not_taken_for_a_server() {
    let folder = TempDir::new().unwrap();
    for response in [
        "HTTP/1.0 200 OK\r\n\r\nhello",
        "HTTP/1.0 404 Not Found\r\n\r\n{\"a\": 1}",
        "SSH-2.0-OpenSSH\r\n",
        "",
    ] {
        let address = responding(response);
        let said = refusal(&output(&mut health(&folder, &["--listen", &address])));
        assert!(said.contains(&address), "{said}");
    }
}

#[test]
fn a_port_chosen_at_the_start_needs_the_url() {
    let folder = TempDir::new().unwrap();
    let said = refusal(&output(&mut health(&folder, &[])));
    assert!(said.contains("--url"), "{said}");
}

#[test]
fn a_url_that_cannot_be_asked_is_refused() {
    let folder = TempDir::new().unwrap();
    for url in [
        "https://example.org",
        "example.org",
        "http://",
        "http:///games",
        "http://a b",
    ] {
        let output = output(&mut health(&folder, &["--url", url]));
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("http://"), "{said}");
    }
}
