//! The configuration file: TOML whose keys are the names of the server's options.
//!
//! Its values become the defaults of the options, so that clap parses and checks them like all others. The environment
//! and the command line take precedence.

use std::error::Error as _;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::builder::OsStr;
use clap::{Arg, Args, Command};
use toml::{Table, Value};

use super::serve::Serve;
use crate::store::is_postgres;

/// The largest file that is read, in bytes.
const MAX_LENGTH: u64 = 1 << 20;

/// The settings of a configuration file: options with their values.
#[derive(Clone, Debug)]
pub(super) struct ConfigFile {
    pub(super) path: PathBuf,
    settings: Vec<(Arg, Vec<String>)>,
}

/// The options of the server, which are the keys of the file.
pub(super) fn options() -> Vec<Arg> {
    let serve = Serve::augment_args(Command::new("serve"));
    serve.get_arguments().cloned().collect()
}

/// The key of an option: its name on the command line without the dashes.
pub(super) fn key(option: &Arg) -> &str {
    option.get_long().unwrap_or_default()
}

impl ConfigFile {
    /// Reads a file. An unknown key is an error, which is a sentence.
    pub(super) fn read(path: &Path) -> Result<Self, String> {
        let path = path.to_owned();
        let shown = path.display();
        let unreadable =
            |reason: &str| format!("The configuration file {shown} cannot be read: {reason}.");
        let mut text = String::new();
        // A device may have no end.
        let read =
            File::open(&path).and_then(|file| file.take(MAX_LENGTH + 1).read_to_string(&mut text));
        let length = read.map_err(|error| unreadable(&error.to_string()))?;
        if length as u64 > MAX_LENGTH {
            let reason = "it is longer than 1 MiB, so it is not a configuration file";
            return Err(unreadable(reason));
        }
        let settings = settings(&text).map_err(|reason| format!("{shown}: {reason}."))?;
        Ok(Self { path, settings })
    }

    /// Makes the settings the defaults of the options of a command and of its subcommands.
    pub(super) fn set_defaults(&self, command: Command) -> Command {
        command
            .mut_args(|option| match self.values_of(&option) {
                Some(values) => option.default_values(values.iter().map(OsStr::from)),
                None => option,
            })
            .mut_subcommands(|command| self.set_defaults(command))
    }

    /// The values of an option: commands that share one read it from the same variable.
    pub(super) fn values_of(&self, option: &Arg) -> Option<&[String]> {
        let variable = option.get_env()?;
        let mut settings = self.settings.iter();
        let (_, values) = settings.find(|(option, _)| option.get_env() == Some(variable))?;
        Some(values)
    }
}

/// The settings of a file, or what is wrong with them.
fn settings(text: &str) -> Result<Vec<(Arg, Vec<String>)>, String> {
    let table: Table = text.parse().map_err(|error| unreadable(text, &error))?;
    let options = options();
    let settings = table.iter().map(|(name, value)| {
        let written = name.to_lowercase().replace('_', "-");
        let written = written.trim_start_matches("rowlock-");
        let Some(option) = options.iter().find(|option| key(option) == written) else {
            let keys: Vec<&str> = options.iter().map(key).collect();
            let keys = keys.join(", ");
            return Err(format!("the key {name:?} is unknown; the keys are {keys}"));
        };
        if name != written {
            return Err(format!(
                "the key {name:?} is unknown; write it as {written:?}"
            ));
        }
        Ok((option.clone(), values(option, value)?))
    });
    settings.collect()
}

/// Where a text is not TOML, and why.
fn unreadable(text: &str, error: &toml::de::Error) -> String {
    let start = error.span().map_or(0, |span| span.start);
    let before = text.get(..start).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let why = one_line(&error.message());
    format!("line {line}: {why}")
}

fn one_line(text: &impl ToString) -> String {
    let text = text.to_string();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The values that an option gets, or what is wrong with them.
fn values(option: &Arg, value: &Value) -> Result<Vec<String>, String> {
    let texts = texts(value);
    let is_list = option.get_value_delimiter().is_some();
    if texts.is_empty() && is_list {
        return Ok(texts);
    }
    let joined = texts.join(",");
    let command = Command::new("rowlock").no_binary_name(true);
    let argument = format!("--{}={joined}", key(option));
    match command.arg(option.clone()).try_get_matches_from([argument]) {
        Ok(_) if is_list => Ok(texts),
        Ok(_) => Ok(vec![joined]),
        Err(error) => {
            let why = error.source().map(|why| format!(": {}", one_line(&why)));
            // The URL of a database has a password.
            let shown = if is_postgres(&joined) {
                "this URL".to_owned()
            } else {
                format!("{joined:?}")
            };
            let form = option.get_value_names().unwrap_or_default().join(" ");
            let (name, why) = (key(option), why.unwrap_or_default());
            Err(format!(
                "{name:?} cannot be {shown}{why}; its form is {form}"
            ))
        }
    }
}

/// A value as on the command line.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) => vec![text.clone()],
        Value::Boolean(true) => vec!["on".to_owned()],
        Value::Boolean(false) => vec!["off".to_owned()],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        other => vec![other.to_string()],
    }
}
