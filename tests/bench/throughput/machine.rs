//! What the results depend on: machine, disk, versions.

use std::fs;
use std::path::Path;
use std::process::Command;

/// One line on the machine, and one on the program.
pub fn describe(folder: &Path) -> String {
    let cores = std::thread::available_parallelism().map_or(0, usize::from);
    let processor = fs::read_to_string("/proc/cpuinfo").ok();
    let processor = processor.as_deref().and_then(|text| {
        let line = text.lines().find(|line| line.starts_with("model name"))?;
        line.split_once(": ").map(|(_, name)| name)
    });
    let system = output("uname", &["-srm"]);
    format!(
        "Machine: {}, {cores} cores; {system}; disk {}.\nProgram: rowlock {}, commit {}, {}.",
        processor.unwrap_or("unknown processor"),
        disk(folder).unwrap_or_else(|| "unknown".to_owned()),
        env!("CARGO_PKG_VERSION"),
        output("git", &["describe", "--always", "--dirty"]),
        output("rustc", &["--version"]),
    )
}

/// The first line that a program prints; `unknown` if it cannot be run.
fn output(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output();
    let text = output.ok().and_then(|output| {
        let text = String::from_utf8(output.stdout).ok()?;
        let line = text.lines().next()?;
        (!line.is_empty()).then(|| line.to_owned())
    });
    text.unwrap_or_else(|| "unknown".to_owned())
}

/// The device and file system of a folder, by Linux's table of mounts.
fn disk(folder: &Path) -> Option<String> {
    let mounts = fs::read_to_string("/proc/mounts").ok()?;
    let mounts = mounts.lines().filter_map(|line| {
        let mut fields = line.split(' ');
        let (device, path, system) = (fields.next()?, fields.next()?, fields.next()?);
        folder.starts_with(path).then_some((device, path, system))
    });
    let (device, _, system) = mounts.max_by_key(|(_, path, _)| path.len())?;
    Some(format!("{device} ({system})"))
}
