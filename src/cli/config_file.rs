//! The configuration file: TOML whose keys are the names of the server's options.
//!
//! Its values become the defaults of the options, so that clap parses and checks them as it does all others, and what
//! is given in the environment or on the command line comes first.

use std::error::Error as _;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};

use clap::builder::OsStr;
use clap::{Arg, Args, Command};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::serve::Serve;
use crate::store::is_postgres;

/// The largest file that is read, in bytes.
const MAX_LENGTH: u64 = 1 << 20;

/// Why a configuration file cannot be used; each message is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum ConfigFileError {
    #[error("The configuration file {} cannot be read: {reason}.", path.display())]
    Unreadable { path: PathBuf, reason: String },
    #[error("{}, line {line}: {reason}.", path.display())]
    Wrong {
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it, and what is allowed.
        reason: String,
    },
}

#[derive(Clone, Debug)]
struct FileSetting {
    option: Arg,
    values: Vec<String>,
    line: usize,
}

/// The settings of a configuration file.
#[derive(Clone, Debug)]
pub(super) struct ConfigFile {
    path: PathBuf,
    settings: Vec<FileSetting>,
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
    /// Reads a file.
    ///
    /// # Errors
    /// [`ConfigFileError`] for a file that cannot be read, for the first unknown key, and for the first wrong value.
    pub(super) fn read(path: &Path) -> Result<Self, ConfigFileError> {
        let unreadable = |reason: &dyn Display| ConfigFileError::Unreadable {
            path: path.to_owned(),
            reason: reason.to_string(),
        };
        let bytes = read_bytes(path).map_err(|error| unreadable(&error))?;
        let text = String::from_utf8(bytes).map_err(|error| unreadable(&error.utf8_error()))?;
        let wrong = |at: Range<usize>, reason: String| ConfigFileError::Wrong {
            path: path.to_owned(),
            line: line(&text, at.start),
            reason,
        };
        let table = DeTable::parse(&text).map_err(|error| {
            let at = error.span().unwrap_or_default();
            wrong(at, one_line(error.message()))
        })?;
        let options = options();
        let mut entries: Vec<_> = table.get_ref().iter().collect();
        entries.sort_by_key(|(name, _)| name.span().start);
        let settings = entries.into_iter().map(|(name, value)| {
            let setting = |option| setting(option, value).map(|values| (option, values));
            let found = find(&options, name.get_ref()).and_then(setting);
            let (option, values) = found.map_err(|reason| wrong(name.span(), reason))?;
            Ok(FileSetting {
                option: option.clone(),
                values,
                line: line(&text, name.span().start),
            })
        });
        Ok(Self {
            path: path.to_owned(),
            settings: settings.collect::<Result<_, _>>()?,
        })
    }

    /// Makes the settings the defaults of the options of a command and of its subcommands.
    pub(super) fn set_defaults(&self, command: Command) -> Command {
        command
            .mut_args(|option| match self.setting_of(&option) {
                Some(setting) => option.default_values(setting.values.iter().map(OsStr::from)),
                None => option,
            })
            .mut_subcommands(|command| self.set_defaults(command))
    }

    /// The line that sets an option, from 1.
    pub(super) fn line_of(&self, option: &Arg) -> Option<usize> {
        self.setting_of(option).map(|setting| setting.line)
    }

    /// The path of the file, as it was given.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The setting of an option: commands that share one read it from the same variable.
    fn setting_of(&self, option: &Arg) -> Option<&FileSetting> {
        let variable = option.get_env()?;
        let mut settings = self.settings.iter();
        settings.find(|setting| setting.option.get_env() == Some(variable))
    }
}

fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MAX_LENGTH + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_LENGTH {
        let reason = "it is longer than 1 MiB, so it is not a configuration file";
        return Err(io::Error::other(reason));
    }
    Ok(bytes)
}

/// The number of the line at this byte, from 1.
fn line(text: &str, at: usize) -> usize {
    let before = text.bytes().take(at);
    before.filter(|&byte| byte == b'\n').count() + 1
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The option with this key, or what to write instead.
fn find<'a>(options: &'a [Arg], name: &str) -> Result<&'a Arg, String> {
    let option = |name: &str| options.iter().find(|option| key(option) == name);
    option(name).ok_or_else(|| {
        let dashed = name.to_lowercase().replace('_', "-");
        let similar = option(dashed.trim_start_matches("rowlock-"));
        similar.map_or_else(
            || {
                let keys: Vec<&str> = options.iter().map(key).collect();
                format!(
                    "the key {name:?} is unknown; the keys are {}",
                    keys.join(", ")
                )
            },
            |similar| {
                format!(
                    "the key {name:?} is unknown; write it as {:?}",
                    key(similar)
                )
            },
        )
    })
}

/// The values that an option gets, or what is wrong with them.
fn setting(option: &Arg, value: &Spanned<DeValue<'_>>) -> Result<Vec<String>, String> {
    let form = option.get_value_names().unwrap_or_default().join(" ");
    let refused = |shown: &str, why: &str| {
        let name = key(option);
        format!("{name:?} cannot be {shown}{why}; its form is {form}")
    };
    let texts = texts(value.get_ref()).map_err(|kind| refused(&format!("a {kind}"), ""))?;
    let is_list = option.get_value_delimiter().is_some();
    if texts.is_empty() && is_list {
        return Ok(texts);
    }
    let joined = texts.join(",");
    let command = Command::new("rowlock").no_binary_name(true);
    let checked = command
        .arg(option.clone())
        .try_get_matches_from([format!("--{}={joined}", key(option))]);
    match checked {
        Ok(_) if is_list => Ok(texts),
        Ok(_) => Ok(vec![joined]),
        Err(error) => {
            let why = error.source().map(|why| format!(": {why}"));
            let why = one_line(&why.unwrap_or_default());
            // The URL of a database has a password.
            let shown = match is_postgres(&joined) {
                true => "this URL".to_owned(),
                false => format!("{joined:?}"),
            };
            Err(refused(&shown, &why))
        }
    }
}

/// A value as on the command line, or the name of its type if it has no such form.
fn texts(value: &DeValue<'_>) -> Result<Vec<String>, &'static str> {
    let text = match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Boolean(true) => "on".to_owned(),
        DeValue::Boolean(false) => "off".to_owned(),
        DeValue::Array(items) => {
            let items = items.iter().map(|item| texts(item.get_ref()));
            return Ok(items.collect::<Result<Vec<_>, _>>()?.concat());
        }
        DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Table(_) => {
            return Err(value.type_str());
        }
    };
    Ok(vec![text])
}
