//! The command line.

mod admin;
mod backup;
mod completions;
mod config_file;
mod copy;
mod database;
mod doctor;
mod environment;
mod health;
mod man;
mod page_link;
mod progress;
mod quotas;
mod restore;
mod run;
mod serve;
mod show_config;
mod tls;
mod transfer;
mod verify;

use std::error;
use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};

use admin::Admin;
use backup::Backup;
use completions::Completions;
use config_file::ConfigFile;
use copy::CopyOptions;
use doctor::Doctor;
use health::Health;
use man::Man;
use quotas::Quotas;
use restore::Restore;
use serve::Serve;
use show_config::{ShowConfig, effective_settings};
use transfer::{Export, Import};
use verify::Verify;

pub use run::run;

use crate::domain::error::Error;
use crate::domain::i18n::{Language, Translator};

/// The version, and the commit that the program was built from where it is known.
pub const VERSION: &str = env!("BUILD_VERSION");

/// Why a command was not carried out: a sentence for the operator.
type Failure = Box<dyn error::Error>;

/// The sentence of an error for a terminal.
fn in_english(error: impl Into<Error>) -> String {
    let translator = Translator {
        language: Language::ENGLISH,
        ..Translator::default()
    };
    translator.translate(error.into().detail).into_owned()
}

/// A digital score sheet for Qwixx.
#[derive(Debug, Parser)]
#[command(version = VERSION, about)]
struct Cli {
    /// TOML file with settings; its keys are the names of the options.
    #[arg(long, global = true, env = "ROWLOCK_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

/// What the program is to do.
#[derive(Debug, Subcommand)]
enum Command {
    /// Run the server (the default command).
    Serve(Serve),
    /// Print the settings, and where each comes from.
    Config(ShowConfig),
    /// Check that the local server can store moves (exit status 1 if not).
    Health(Health),
    /// Check this computer and the settings, and print what to do; changes nothing.
    Doctor(Doctor),
    /// Copy the database to a file, also while a server is using it.
    Backup(Backup),
    /// Replace the database with a backup; the server must be stopped.
    Restore(Restore),
    /// Copy everything to a new database, from SQLite or PostgreSQL to either, also while a server is using it.
    ///
    /// If the URL of a PostgreSQL database has no password, it is read from PGPASSWORD, or from the file that PGPASSFILE
    /// names.
    Copy(CopyOptions),
    /// Check the database and replay every game, also while a server is using it.
    Verify(Verify),
    /// Manage groups, also while a server is using the database, or print a link to the operator's page.
    Admin(Admin),
    /// Write the games of a group to a file, also while a server is using the database.
    Export(Export),
    /// Add the games of a file to a group; a server on the same SQLite file must be stopped.
    Import(Import),
    /// Print a script that completes commands and options in a shell.
    Completions(Completions),
    /// Print the manual page of a command.
    Man(Man),
}

/// The whole command line, for completions and manual pages.
pub fn program() -> clap::Command {
    Cli::command()
}

/// A parser with an error that names what to use; the error of the type says only that the text is invalid.
fn or_use<T: FromStr>(
    what: &'static str,
) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static {
    move |text| text.parse().map_err(|_| format!("use {what}"))
}

/// Whether a command has settings: a shell that starts must not fail for a wrong file.
fn reads_settings(matches: &ArgMatches) -> bool {
    !matches!(matches.subcommand_name(), Some("completions" | "man"))
}

impl Command {
    /// Parses the command line, the environment and the configuration file; exits with a message if one of the
    /// first two is invalid.
    fn read() -> Result<Self, String> {
        let mut arguments: Vec<OsString> = std::env::args_os().collect();
        let mut program = Cli::command();
        let mut matches = program.clone().get_matches_from(&arguments);
        if matches.subcommand().is_none() {
            arguments.push("serve".into());
        }
        let file = matches
            .get_one::<PathBuf>("config")
            .filter(|_| reads_settings(&matches));
        let file = file.map(|path| ConfigFile::read(path)).transpose()?;
        let with_file = |program: clap::Command| match &file {
            Some(file) => file.set_defaults(program),
            None => program,
        };
        matches = with_file(program.clone()).get_matches_from(&arguments);
        // A single number takes precedence over the profile.
        program = with_file(Quotas::of(&matches).set_defaults(program));
        matches = program.clone().get_matches_from(&arguments);
        let mut command = Self::from_arg_matches(&matches)
            .unwrap_or_else(|error| error.format(&mut program).exit());
        let serve = match &mut command {
            Self::Config(show) => Some(&mut show.serve),
            Self::Serve(serve) => Some(serve),
            _ => None,
        };
        if let (Some(serve), Some((_, matches))) = (serve, matches.subcommand()) {
            serve.effective_settings = effective_settings(matches, file.as_ref());
        }
        Ok(command)
    }
}
