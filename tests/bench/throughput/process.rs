//! The measured servers: how they are started, and what the system reports of their processes.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::slice;
use std::time::Duration;

use super::common::Client;

/// The unit of CPU times in `/proc`: Linux reports them in hundredths of a second on every machine.
const TICK: Duration = Duration::from_millis(10);

/// A server on loopback, whose process is killed with this. What the system does not report is `None`.
pub struct Process {
    child: Option<Child>,
    pub address: SocketAddr,
    /// What prepares games on it.
    pub client: Client,
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have exited already.
            child.kill().ok();
            child.wait().ok();
        }
    }
}

impl AsRef<[Process]> for Process {
    fn as_ref(&self) -> &[Process] {
        slice::from_ref(self)
    }
}

impl Process {
    /// A server in the benchmark's own process.
    pub fn within(address: SocketAddr) -> Self {
        Self {
            child: None,
            address,
            client: Client::new(format!("http://{address}")),
        }
    }

    /// Starts a server of this program in this folder, with these settings by the names of their options.
    pub fn rowlock(program: &Path, folder: &Path, settings: &[&str]) -> Self {
        let mut command = Command::new(program);
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("ROWLOCK_")) {
            command.env_remove(name);
        }
        command.current_dir(folder).env("RUST_LOG", "error");
        command.args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off"]);
        command.args(settings);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut printed = String::new();
        while !printed.contains("Ctrl-C") {
            assert_ne!(output.read_line(&mut printed).unwrap(), 0, "{printed}");
        }
        let (_, address) = printed.split_once("http://localhost:").unwrap();
        let port: String = address.chars().take_while(char::is_ascii_digit).collect();
        let address = SocketAddr::from(([127, 0, 0, 1], port.parse().unwrap()));
        let mut process = Self::within(address);
        process.child = Some(child);
        process
    }

    /// The path of a file of the process in `/proc`.
    fn path(&self, file: &str) -> Option<String> {
        Some(format!("/proc/{}/{file}", self.child.as_ref()?.id()))
    }

    /// The CPU time of the process.
    pub fn cpu(&self) -> Option<Duration> {
        let stat = fs::read_to_string(self.path("stat")?).ok()?;
        // The name of the program is in parentheses and may contain spaces; utime and stime are fields 14 and 15.
        let (_, fields) = stat.rsplit_once(") ")?;
        let times = fields.split(' ').skip(11).take(2);
        let ticks: u32 = times.map_while(|ticks| ticks.parse::<u32>().ok()).sum();
        Some(TICK * ticks)
    }

    /// The resident memory in bytes.
    pub fn memory(&self) -> Option<usize> {
        self.status("VmRSS:")
    }

    /// The most resident memory so far, in bytes.
    pub fn peak_memory(&self) -> Option<usize> {
        self.status("VmHWM:")
    }

    /// A size in bytes of the status of the process.
    fn status(&self, name: &str) -> Option<usize> {
        let status = fs::read_to_string(self.path("status")?).ok()?;
        let line = status.lines().find(|line| line.starts_with(name))?;
        let kibibytes: usize = line.split_whitespace().nth(1)?.parse().ok()?;
        Some(kibibytes * 1024)
    }

    /// The number of open file descriptors.
    pub fn descriptors(&self) -> Option<usize> {
        Some(fs::read_dir(self.path("fd")?).ok()?.count())
    }
}
