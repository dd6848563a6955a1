//! `rowlock completions`: completion of the command line in a shell.

use clap::{Args, Command};
use clap_complete::{Shell, generate};

/// The options of `rowlock completions`.
#[derive(Debug, Args)]
pub struct Completions {
    /// The shell.
    shell: Shell,
}

impl Completions {
    pub fn script(&self, mut program: Command) -> Vec<u8> {
        let mut script = Vec::new();
        generate(self.shell, &mut program, "rowlock", &mut script);
        script
    }
}
