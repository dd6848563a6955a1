//! The command line.

mod admin;
mod backup;
mod config_file;
mod database;
mod doctor;
mod health;
mod restore;
mod serve;
mod show_config;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use config_file::ConfigFile;

pub use admin::{Admin, AdminError};
pub use backup::Backup;
pub use config_file::ConfigFileError;
pub use doctor::{Doctor, Report, network_file_system};
pub use health::{Health, HealthError, ServerUrl};
pub use restore::Restore;
pub use serve::Serve;
pub use show_config::ShowConfig;

/// A digital score sheet for Qwixx.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Cli {
    /// A TOML file with settings, whose keys are the names of the options.
    #[arg(long, global = true, env = "ROWLOCK_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What the program is to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the server (the default command).
    Serve(Serve),
    /// Print the settings, and where each comes from.
    Config(ShowConfig),
    /// Ask the server on this computer whether moves can be stored; the exit status is 1 if not.
    Health(Health),
    /// Check this computer and the settings, and print what to do; nothing is changed.
    Doctor(Doctor),
    /// Copy the database to a file, also while a server is using it.
    Backup(Backup),
    /// Replace the database with a backup; the server must be stopped.
    Restore(Restore),
    /// Manage the groups of a database that no server uses.
    Admin(Admin),
}

impl Command {
    /// Parses the command line, the environment and the configuration file; exits with a message if one of the
    /// first two is invalid.
    ///
    /// # Errors
    /// [`ConfigFileError`] if the file is invalid.
    pub fn read() -> Result<Self, ConfigFileError> {
        let mut arguments: Vec<OsString> = std::env::args_os().collect();
        let mut program = Cli::command();
        let mut matches = program.clone().get_matches_from(&arguments);
        if matches.subcommand().is_none() {
            arguments.push("serve".into());
        }
        let file = matches.get_one::<PathBuf>("config");
        let file = file.map(|path| ConfigFile::read(path)).transpose()?;
        if let Some(file) = &file {
            program = file.set_defaults(program);
        }
        matches = program.clone().get_matches_from(&arguments);
        let mut command = Self::from_arg_matches(&matches)
            .unwrap_or_else(|error| error.format(&mut program).exit());
        if let (Self::Config(show), Some((_, matches))) = (&mut command, matches.subcommand()) {
            show.read(matches, file.as_ref());
        }
        Ok(command)
    }
}
