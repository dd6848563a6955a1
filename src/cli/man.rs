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

impl Man {
    /// The page, in the format of `man`; nothing if the pages were written to a folder.
    pub fn page(&self, mut program: Command) -> Result<Vec<u8>, String> {
        let unwritable = |error: io::Error| format!("The page cannot be written: {error}.");
        if let Some(folder) = &self.to {
            clap_mangen::generate_to(program, folder).map_err(unwritable)?;
            return Ok(Vec::new());
        }
        // It gives the subcommands their full names.
        program.build();
        let mut found = &program;
        for name in &self.command {
            let unknown =
                || format!("There is no command {name:?}; \"rowlock --help\" lists them.");
            found = found.find_subcommand(name).ok_or_else(unknown)?;
        }
        let mut page = Vec::new();
        let page_of = clap_mangen::Man::new(found.clone());
        page_of.render(&mut page).map_err(unwritable)?;
        Ok(page)
    }
}
