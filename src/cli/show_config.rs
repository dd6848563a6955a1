//! `rowlock config`: the settings that hold, and where each comes from.

use std::fmt::Write as _;

use clap::parser::ValueSource;
use clap::{ArgMatches, Args};
use serde_json::Value;

use super::config_file::{ConfigFile, key, options};
use super::serve::Serve;
use crate::config::{EffectiveSettings, Setting, SettingSource};
use crate::store::DatabaseAddress;

/// The options of `rowlock config`.
#[derive(Debug, Args)]
pub struct ShowConfig {
    #[command(flatten)]
    pub(super) serve: Serve,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// The settings from the parsed command line of a command that has the options of the server.
pub(super) fn effective_settings(
    matches: &ArgMatches,
    file: Option<&ConfigFile>,
) -> EffectiveSettings {
    let settings = options().into_iter().map(|option| {
        let id = option.get_id().as_str();
        let texts = matches.get_raw(id).unwrap_or_default();
        let mut texts: Vec<Value> = texts
            .map(|text| shown(id, &text.to_string_lossy()).into())
            .collect();
        let value = if option.get_value_delimiter().is_some() && !texts.is_empty() {
            Value::Array(texts)
        } else {
            texts.pop().unwrap_or_default()
        };
        let source = match matches.value_source(id) {
            Some(ValueSource::CommandLine) => SettingSource::Option,
            Some(ValueSource::EnvVariable) => SettingSource::Variable,
            // Also `DefaultValue`; the enum is not exhaustive.
            Some(_) | None => match file.and_then(|file| file.values_of(&option)) {
                Some(_) => SettingSource::File,
                None => SettingSource::Default,
            },
        };
        Setting {
            key: key(&option).to_owned(),
            value,
            source,
        }
    });
    EffectiveSettings {
        file: file.map(|file| file.path.clone()),
        settings: settings.collect(),
    }
}

/// A value without secrets: the password of the database is left out.
fn shown(id: &str, value: &str) -> String {
    match value.parse::<DatabaseAddress>() {
        Ok(address) if id == "database" => address.to_string(),
        _ => value.to_owned(),
    }
}

impl ShowConfig {
    /// What the command prints: a JSON object, or a configuration file with comments.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        let effective = &self.serve.effective_settings;
        if self.json {
            return Ok(serde_json::to_string_pretty(effective)? + "\n");
        }
        let file = match &effective.file {
            Some(path) => format!("# The configuration file is {}.\n", path.display()),
            None => "# There is no configuration file.\n".to_owned(),
        };
        Ok(effective.settings.iter().fold(file, |mut text, setting| {
            // Writing to a string cannot fail.
            writeln!(text, "{}", line(setting)).ok();
            text
        }))
    }
}

/// A setting as a line of a configuration file.
fn line(setting: &Setting) -> String {
    let key = &setting.key;
    let source = match setting.source {
        SettingSource::Default => "default",
        SettingSource::File => "file",
        SettingSource::Variable => "variable",
        SettingSource::Option => "option",
    };
    // TOML escapes what JSON does, and this one.
    let setting = match setting.value.to_string().replace('\u{7f}', "\\u007f") {
        unset if unset == "null" => format!("# {key} is not set"),
        value => format!("{key} = {value}"),
    };
    format!("{setting:<44} # {source}")
}
