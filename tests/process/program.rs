//! The built program, run as a user would run it.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use crate::common::{Client, DEADLINE};

/// The last line of the startup banner.
const READY: &str = "Stop it with Ctrl-C.";

/// A running program, killed when it is dropped.
pub struct Program {
    child: Child,
    /// What it printed before it was ready.
    pub startup_banner: String,
    pub client: Client,
}

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_rowlock");

/// The program in this working directory, on any free port and with no settings from outside.
pub fn command(folder: &Path) -> Command {
    in_folder(Command::new(PROGRAM), folder)
}

/// Another program, which runs this one in the same way.
pub fn command_by(program: &str, folder: &Path) -> Command {
    in_folder(Command::new(program), folder)
}

/// The same where the system grants it only so much; `limits` is as the shell's `ulimit` reads it.
pub fn command_within(limits: &str, folder: &Path) -> Command {
    let mut shell = Command::new("sh");
    let script = format!("ulimit {limits} && exec {PROGRAM} \"$@\"");
    shell.args(["-c", &script, PROGRAM]);
    in_folder(shell, folder)
}

/// The same with a file that another program has opened, as file descriptor 3, and with these variables of the shell.
pub fn command_with_socket(socket: impl Into<OwnedFd>, variables: &str, folder: &Path) -> Command {
    let mut shell = Command::new("sh");
    let script = format!("exec 3<&0 </dev/null; {variables} exec {PROGRAM}");
    shell.args(["-c", &script]).stdin(socket.into());
    in_folder(shell, folder)
}

/// The same with two sockets, as file descriptors 3 and 4; its errors are not read.
pub fn command_with_sockets(
    [first, second]: [TcpListener; 2],
    variables: &str,
    folder: &Path,
) -> Command {
    let mut shell = Command::new("sh");
    let script = format!("exec 3<&0 4<&2 </dev/null 2>/dev/null; {variables} exec {PROGRAM}");
    shell.args(["-c", &script]);
    shell
        .stdin(OwnedFd::from(first))
        .stderr(OwnedFd::from(second));
    in_folder(shell, folder)
}

fn in_folder(mut command: Command, folder: &Path) -> Command {
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("ROWLOCK_") {
            command.env_remove(name);
        }
    }
    command
        .current_dir(folder)
        .env("ROWLOCK_LISTEN", "127.0.0.1:0")
        .env("ROWLOCK_RATE_LIMIT", "off");
    command
}

impl Program {
    /// Starts the program in this folder and waits until it is ready.
    pub fn start(folder: &Path) -> Self {
        Self::run(&mut command(folder))
    }

    /// Runs this command and waits until the server is ready.
    pub fn run(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut startup_banner = String::new();
        while !startup_banner.trim_end().ends_with(READY) {
            assert_ne!(
                stdout.read_line(&mut startup_banner).unwrap(),
                0,
                "{startup_banner}"
            );
        }
        let (_, address) = startup_banner.split_once("http://localhost:").unwrap();
        let port: String = address.chars().take_while(char::is_ascii_digit).collect();
        Self {
            child,
            client: Client::new(format!("http://127.0.0.1:{port}")),
            startup_banner,
        }
    }

    /// Ends the program as a power cut would.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// The id of the process.
    pub fn id(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Sends the program a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(self.id(), signal).unwrap();
    }

    /// Stops the program as an operator does, and waits until it has ended.
    pub fn stop(&mut self) {
        self.signal(Signal::TERM);
        self.ended();
    }

    /// How the program ended, and how long that took.
    pub fn ended(&mut self) -> (ExitStatus, Duration) {
        let began = Instant::now();
        while began.elapsed() < DEADLINE {
            if let Some(status) = self.child.try_wait().unwrap() {
                return (status, began.elapsed());
            }
            sleep(Duration::from_millis(20));
        }
        panic!("the program does not end");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended before.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// Checks that the program did not start, and gives the one line that says why.
#[track_caller]
pub fn refusal(output: &Output) -> String {
    refusal_with(1, output)
}

/// The same with this exit status.
#[track_caller]
pub fn refusal_with(status: i32, output: &Output) -> String {
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    let line = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(line.trim_end().ends_with('.'), "{line}");
    line
}

/// Runs statements of another program on the SQLite file of a folder, which it creates if there is none.
pub async fn execute(folder: &Path, statements: &str) {
    let file = SqliteConnectOptions::new()
        .filename(folder.join("rowlock.db"))
        .create_if_missing(true);
    execute_on(file, statements).await;
}

/// The same with these options; returns how many rows the statements changed.
pub async fn execute_on(file: SqliteConnectOptions, statements: &str) -> u64 {
    let mut connection = file.connect().await.unwrap();
    let statements = sqlx::raw_sql(AssertSqlSafe(statements.to_owned()));
    let done = statements.execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    done.rows_affected()
}

/// Makes a database one of a build before version 1.0.0.
pub const UNRELEASED: &str = "UPDATE _sqlx_migrations SET version = 20261129000010";

/// What marks a database as migrated by a newer version.
pub const NEWER: &str = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
    VALUES (29990101000000, 'later', 1, x'00', 1)";
