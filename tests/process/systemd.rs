//! The server as a service of systemd: its messages, a socket that is passed on, and the unit files.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::os::fd::OwnedFd;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram, UnixListener};
use std::process::Command;
use std::sync::Arc;

use rustix::process::Signal;
use rustls::ClientConnection;
use rustls::pki_types::ServerName;
use tempfile::TempDir;

use super::program::{
    PROGRAM, Program, command, command_with_socket, command_with_sockets, refusal,
};
use crate::common::{DEADLINE, client_config, is_installed};

/// The variables that announce one socket to the program.
const OURS: &str = "LISTEN_PID=$$ LISTEN_FDS=1";

/// Checks that the program does not start with this socket.
fn refused(socket: impl Into<OwnedFd>, variables: &str) {
    let folder = TempDir::new().unwrap();
    let output = command_with_socket(socket, variables, folder.path())
        .output()
        .unwrap();
    let said = refusal(&output);
    assert!(said.contains("\"ListenStream=8080\""), "{said}");
    assert!(!folder.path().join("rowlock.db").exists());
}

/// A socket for messages to systemd.
fn messages(address: &SocketAddr) -> UnixDatagram {
    let socket = UnixDatagram::bind_addr(address).unwrap();
    socket.set_read_timeout(Some(DEADLINE)).unwrap();
    socket
}

fn next(messages: &UnixDatagram) -> String {
    let mut message = [0; 64];
    let length = messages.recv(&mut message).unwrap();
    String::from_utf8(message[..length].to_vec()).unwrap()
}

/// The first line of the response to a GET of `/healthz`.
fn ask(connection: &mut (impl Read + Write)) -> String {
    connection
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut response = String::new();
    connection.read_to_string(&mut response).unwrap();
    response.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn systemd_is_notified_once_the_server_listens_and_when_it_stops() {
    let folder = TempDir::new().unwrap();
    let by_path = SocketAddr::from_pathname(folder.path().join("notify")).unwrap();
    let name = folder.path().to_str().unwrap();
    let abstract_name = SocketAddr::from_abstract_name(name).unwrap();
    let by_path = (by_path, format!("{name}/notify"));
    for (address, variable) in [by_path, (abstract_name, format!("@{name}"))] {
        let messages = messages(&address);
        let mut command = command(folder.path());
        let mut program = Program::run(command.env("NOTIFY_SOCKET", variable));
        assert_eq!(next(&messages), "READY=1");
        let address = program.client.url.trim_start_matches("http://");
        let mut connection = TcpStream::connect(address).unwrap();
        assert_eq!(ask(&mut connection), "HTTP/1.1 200 OK");
        program.signal(Signal::TERM);
        assert_eq!(next(&messages), "STOPPING=1");
        assert!(program.ended().0.success());
    }
}

#[test]
fn a_watchdog_gets_messages_for_its_own_process_only() {
    let folder = TempDir::new().unwrap();
    let address = SocketAddr::from_pathname(folder.path().join("notify")).unwrap();
    let messages = messages(&address);
    let run = |pid: Option<&str>| {
        let mut command = command(folder.path());
        command
            .env("NOTIFY_SOCKET", folder.path().join("notify"))
            .env("WATCHDOG_USEC", "20000");
        if let Some(pid) = pid {
            command.env("WATCHDOG_PID", pid);
        }
        Program::run(&mut command)
    };
    let watched = run(None);
    for message in ["READY=1", "WATCHDOG=1", "WATCHDOG=1", "WATCHDOG=1"] {
        assert_eq!(next(&messages), message);
    }
    drop(watched);
    messages.set_nonblocking(true).unwrap();
    while messages.recv(&mut [0; 64]).is_ok() {}
    messages.set_nonblocking(false).unwrap();

    let other = run(Some("1"));
    assert_eq!(next(&messages), "READY=1");
    other.signal(Signal::TERM);
    assert_eq!(next(&messages), "STOPPING=1");
}

#[test]
fn a_start_that_fails_is_not_reported_as_ready() {
    let folder = TempDir::new().unwrap();
    let address = SocketAddr::from_pathname(folder.path().join("notify")).unwrap();
    let messages = messages(&address);
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let output = command(folder.path())
        .env("NOTIFY_SOCKET", folder.path().join("notify"))
        .env("ROWLOCK_LISTEN", taken.local_addr().unwrap().to_string())
        .output()
        .unwrap();
    refusal(&output);
    messages.set_nonblocking(true).unwrap();
    assert!(messages.recv(&mut [0; 64]).is_err());
}

#[test]
fn messages_that_cannot_be_sent_do_not_stop_the_server() {
    let folder = TempDir::new().unwrap();
    for socket in ["missing", "@rowlock-test-of-nothing", ""] {
        let mut command = command(folder.path());
        let mut program = Program::run(command.env("NOTIFY_SOCKET", socket));
        program.signal(Signal::TERM);
        assert!(program.ended().0.success(), "{socket}");
    }
}

#[test]
fn a_phone_that_connects_while_the_server_is_down_is_answered_by_the_socket_that_systemd_holds() {
    let folder = TempDir::new().unwrap();
    let socket = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap();
    for _ in 0..2 {
        let mut early = TcpStream::connect(address).unwrap();
        let passed = socket.try_clone().unwrap();
        let mut command = command_with_socket(passed, OURS, folder.path());
        let mut program = Program::run(&mut command);
        assert_eq!(program.client.url, format!("http://{address}"));
        assert_eq!(ask(&mut early), "HTTP/1.1 200 OK");
        program.kill();
    }
}

#[test]
fn the_second_socket_is_for_https() {
    let folder = TempDir::new().unwrap();
    let sockets = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
    let [plain, secure] = sockets.each_ref().map(|it| it.local_addr().unwrap());
    let variables = "LISTEN_PID=$$ LISTEN_FDS=2";
    let mut command = command_with_sockets(sockets, variables, folder.path());
    let program = Program::run(command.env("ROWLOCK_TLS", "local"));
    assert_eq!(program.client.url, format!("http://{plain}"));
    let authority = folder.path().join("rowlock.db-tls/authority.pem");
    let authority = std::fs::read_to_string(authority).unwrap();
    let name = ServerName::try_from("127.0.0.1").unwrap();
    let mut tls = ClientConnection::new(Arc::new(client_config(&authority)), name).unwrap();
    let mut socket = TcpStream::connect(secure).unwrap();
    let mut connection = rustls::Stream::new(&mut tls, &mut socket);
    assert_eq!(ask(&mut connection), "HTTP/1.1 200 OK");
}

#[test]
fn a_second_socket_without_https_prevents_the_start() {
    let folder = TempDir::new().unwrap();
    let sockets = [(); 2].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
    let variables = "LISTEN_PID=$$ LISTEN_FDS=2";
    let mut command = command_with_sockets(sockets, variables, folder.path());
    assert_eq!(command.status().unwrap().code(), Some(1));
    assert!(!folder.path().join("rowlock.db").exists());
}

#[test]
fn a_socket_for_another_process_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let socket = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap();
    let mut command = command_with_socket(socket, "LISTEN_PID=1 LISTEN_FDS=1", folder.path());
    let program = Program::run(&mut command);
    assert_ne!(program.client.url, format!("http://{address}"));
}

#[test]
fn a_socket_that_does_not_fit_prevents_the_start() {
    let listener = || TcpListener::bind("127.0.0.1:0").unwrap();
    refused(listener(), "LISTEN_PID=$$ LISTEN_FDS=2");
    let folder = TempDir::new().unwrap();
    let unix = UnixListener::bind(folder.path().join("socket")).unwrap();
    refused(unix, OURS);
    let (file, _) = tempfile::NamedTempFile::new().unwrap().into_parts();
    refused(file, OURS);
    let listener = listener();
    let client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
    refused(client, OURS);
}

fn packaged(name: &str) -> String {
    format!("{}/packaging/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_unit_leaves_the_server_few_rights() {
    if !is_installed(["systemd-analyze", "--version"]) {
        return;
    }
    let output = Command::new("systemd-analyze")
        .args(["security", "--offline=true", "--threshold=25"])
        .arg(packaged("rowlock.service"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn the_units_have_no_errors() {
    if !is_installed(["systemd-analyze", "--version"]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let unit = std::fs::read_to_string(packaged("rowlock.service")).unwrap();
    let unit = unit.replace("ExecStart=rowlock", &format!("ExecStart={PROGRAM}"));
    std::fs::write(folder.path().join("rowlock.service"), unit).unwrap();
    std::fs::copy(
        packaged("rowlock.socket"),
        folder.path().join("rowlock.socket"),
    )
    .unwrap();
    let output = Command::new("systemd-analyze")
        .args([
            "verify",
            "--man=no",
            "./rowlock.service",
            "./rowlock.socket",
        ])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}
