//! The measured processes: how they are started, and what the system reports of them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::slice;
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

impl AsRef<[Process]> for Process {
    fn as_ref(&self) -> &[Process] {
        slice::from_ref(self)
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
        let [user, system, ..] = Stat::of(self.child.id())?.ticks;
        Some(TICK * (user + system))
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

/// What `/proc` reports of a process.
struct Stat {
    parent: u32,
    /// CPU time in user and system mode, and the same of children that have ended.
    ticks: [u32; 4],
}

impl Stat {
    /// `None` if there is no such process, or the system does not report it.
    fn of(id: u32) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The name of the program is in parentheses and may contain spaces; the state is field 3, utime is field 14.
        let (_, fields) = stat.rsplit_once(") ")?;
        let fields: Vec<&str> = fields.split(' ').collect();
        let number = |field: usize| fields[field - 3].parse().ok();
        Some(Self {
            parent: number(4)?,
            ticks: [number(14)?, number(15)?, number(16)?, number(17)?],
        })
    }
}

/// The CPU time of a process and its children; `None` if the system does not report it.
pub fn cpu_of(id: u32) -> Option<Duration> {
    let own: u32 = Stat::of(id)?.ticks.iter().sum();
    let others = fs::read_dir("/proc").ok()?.filter_map(|entry| {
        let other = entry.ok()?.file_name().to_str()?.parse().ok()?;
        Stat::of(other).filter(|stat| stat.parent == id)
    });
    let others: u32 = others.map(|stat| stat.ticks[0] + stat.ticks[1]).sum();
    Some(TICK * (own + others))
}
