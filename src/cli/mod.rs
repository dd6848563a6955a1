//! The command line.

mod serve;

use clap::{Parser, Subcommand};

pub use serve::Serve;

/// A digital score sheet for Qwixx.
#[derive(Debug, Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

/// What the program is to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the server (the default command).
    Serve(Serve),
}

/// The command line without a command: its options come from the environment alone.
#[derive(Debug, Parser)]
struct DefaultCommand {
    #[command(flatten)]
    serve: Serve,
}

impl Command {
    /// Parses the command line and the environment; exits with a message if they are invalid.
    #[must_use]
    pub fn read() -> Self {
        let command = Cli::parse().command;
        command.unwrap_or_else(|| Self::Serve(DefaultCommand::parse().serve))
    }
}
