//! `rowlock man`: manual pages.

use std::io;
use std::path::PathBuf;

use clap::{Args, Command};

/// The options of `rowlock man`.
#[derive(Debug, Args)]
pub struct Man {
    /// The command to describe, as in admin groups [default: rowlock itself].
    command: Vec<String>,
    /// Write the pages of all commands to this folder instead.
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    to: Option<PathBuf>,
}

/// Why there is no manual page.
#[derive(Debug, thiserror::Error)]
pub enum ManError {
    #[error("There is no command {0:?}; \"rowlock --help\" lists them.")]
    Unknown(String),
    #[error("The page cannot be written: {0}.")]
    Write(#[from] io::Error),
}

impl Man {
    /// The page, in the format of `man`; nothing if the pages were written to a folder.
    pub fn page(&self, mut program: Command) -> Result<Vec<u8>, ManError> {
        if let Some(folder) = &self.to {
            clap_mangen::generate_to(program, folder)?;
            return Ok(Vec::new());
        }
        // It gives the subcommands their full names.
        program.build();
        let mut found = &program;
        for name in &self.command {
            let unknown = || ManError::Unknown(name.clone());
            found = found.find_subcommand(name).ok_or_else(unknown)?;
        }
        let mut page = Vec::new();
        clap_mangen::Man::new(found.clone()).render(&mut page)?;
        Ok(page)
    }
}
