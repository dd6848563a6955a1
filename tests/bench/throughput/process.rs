//! The measured processes: how they are started, and what the system reports of them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The unit of CPU times in `/proc`: Linux reports them in hundredths of a second on every machine.
const TICK: Duration = Duration::from_millis(10);

/// A process that answers HTTP on loopback, and is killed with this.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have exited already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Process {
    /// Starts a server of this program with its database in this folder.
    pub fn rowlock(program: &Path, folder: &Path) -> Self {
        Self::rowlock_with(program, folder, &[])
    }

    /// The same with these settings, by the names of their environment variables.
    pub fn rowlock_with(program: &Path, folder: &Path, settings: &[(&str, &str)]) -> Self {
        let mut command = Command::new(program);
        for name in ["DATABASE", "PUBLIC_URL", "METRICS", "TRUSTED_PROXIES"] {
            command.env_remove(format!("ROWLOCK_{name}"));
        }
        command
            .current_dir(folder)
            .env("ROWLOCK_LISTEN", "127.0.0.1:0")
            .env("ROWLOCK_RATE_LIMIT", "off")
            .env("RUST_LOG", "error");
        for (name, value) in settings {
            command.env(format!("ROWLOCK_{name}"), value);
        }
        Self::start(command, "http://localhost:", "Ctrl-C")
    }

    /// Starts this executable as another server, whose data is in this folder.
    pub fn own(arguments: &[&str], folder: &Path) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(arguments).current_dir(folder);
        Self::start(command, "http://127.0.0.1:", "\n")
    }

    /// Waits until the process has printed its port, behind `before`, and then `last`.
    fn start(mut command: Command, before: &str, last: &str) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut printed = String::new();
        while !printed.contains(last) {
            assert_ne!(output.read_line(&mut printed).unwrap(), 0, "{printed}");
        }
        let (_, address) = printed.split_once(before).unwrap();
        let port: String = address.chars().take_while(char::is_ascii_digit).collect();
        Self {
            child,
            address: ([127, 0, 0, 1], port.parse().unwrap()).into(),
        }
    }

    /// Stops the process cleanly.
    pub fn stop(mut self) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
        assert!(sent.success());
        assert!(self.child.wait().unwrap().success());
    }

    /// The CPU time of the process; `None` if the system does not report it.
    pub fn cpu(&self) -> Option<Duration> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name of the program is in parentheses and may contain spaces; utime and stime are fields 14 and 15.
        let (_, fields) = stat.rsplit_once(") ")?;
        let times = fields.split(' ').skip(11).take(2);
        let ticks: u32 = times.map(|ticks| ticks.parse::<u32>().unwrap()).sum();
        Some(TICK * ticks)
    }

    /// The resident memory in bytes; `None` if the system does not report it.
    pub fn memory(&self) -> Option<usize> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        let kibibytes: usize = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kibibytes * 1024)
    }

    /// The number of open file descriptors; `None` if the system does not report it.
    pub fn descriptors(&self) -> Option<usize> {
        let files = fs::read_dir(format!("/proc/{}/fd", self.child.id())).ok()?;
        Some(files.count())
    }
}
