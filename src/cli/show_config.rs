//! `rowlock config`: the settings that hold, and where each comes from.

use std::fmt::Write as _;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{ArgMatches, Args};
use serde::Serialize;

use super::config_file::{ConfigFile, key, options};
use super::serve::Serve;

/// The options of `rowlock config`.
#[derive(Debug, Args)]
pub struct ShowConfig {
    #[command(flatten)]
    _serve: Serve,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    #[arg(skip)]
    report: Report,
}

/// The settings and their file.
#[derive(Debug, Default, Serialize)]
struct Report {
    file: Option<PathBuf>,
    settings: Vec<Setting>,
}

/// One setting.
#[derive(Debug, Serialize)]
struct Setting {
    key: String,
    /// Its value as on the command line; `None` if there is none.
    value: Option<Value>,
    #[serde(flatten)]
    source: Source,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Value {
    One(String),
    List(Vec<String>),
}

/// Where a value comes from.
#[derive(Debug, Serialize)]
#[serde(tag = "source", rename_all = "snake_case")]
enum Source {
    Default,
    File { line: usize },
    Variable { variable: String },
    Option,
}

impl ShowConfig {
    /// Reads the settings from the parsed command line of `rowlock config`.
    pub(super) fn read(&mut self, matches: &ArgMatches, file: Option<&ConfigFile>) {
        let settings = options().into_iter().map(|option| {
            let id = option.get_id().as_str();
            let texts = matches.get_raw(id).unwrap_or_default();
            let mut texts: Vec<String> = texts
                .map(|text| text.to_string_lossy().into_owned())
                .collect();
            let value = if option.get_value_delimiter().is_some() {
                (!texts.is_empty()).then_some(Value::List(texts))
            } else {
                texts.pop().map(Value::One)
            };
            let source = match matches.value_source(id) {
                Some(ValueSource::CommandLine) => Source::Option,
                Some(ValueSource::EnvVariable) => Source::Variable {
                    variable: option
                        .get_env()
                        .unwrap_or_default()
                        .to_string_lossy()
                        .into(),
                },
                // Also `DefaultValue`; the enum is not exhaustive.
                Some(_) | None => match file.and_then(|file| file.line_of(&option)) {
                    Some(line) => Source::File { line },
                    None => Source::Default,
                },
            };
            Setting {
                key: key(&option).to_owned(),
                value,
                source,
            }
        });
        self.report = Report {
            file: file.map(|file| file.path().to_owned()),
            settings: settings.collect(),
        };
    }

    /// What the command prints: a JSON object, or a configuration file with comments.
    ///
    /// # Errors
    /// If it has no JSON form, which no setting causes.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        if self.json {
            return Ok(serde_json::to_string_pretty(&self.report)? + "\n");
        }
        let file = match &self.report.file {
            Some(path) => format!("# The configuration file is {}.\n", path.display()),
            None => "# There is no configuration file.\n".to_owned(),
        };
        Ok(self.report.settings.iter().fold(file, |mut text, setting| {
            // Writing to a string cannot fail.
            writeln!(text, "{}", setting.line()).ok();
            text
        }))
    }
}

impl Setting {
    /// The setting as a line of a configuration file.
    fn line(&self) -> String {
        let source = match &self.source {
            Source::Default => "default".to_owned(),
            Source::File { line } => format!("file, line {line}"),
            Source::Variable { variable } => format!("variable {variable}"),
            Source::Option => format!("option --{}", self.key),
        };
        let setting = match &self.value {
            Some(Value::One(text)) => format!("{} = {}", self.key, toml_value(text)),
            Some(Value::List(texts)) => {
                let texts: Vec<String> = texts.iter().map(|text| toml_value(text)).collect();
                format!("{} = [{}]", self.key, texts.join(", "))
            }
            None => format!("# {} is not set", self.key),
        };
        format!("{setting:<44} # {source}")
    }
}

/// A text as TOML writes it, and a number without quotes.
fn toml_value(text: &str) -> String {
    match text.parse::<u32>() {
        Ok(number) => number.to_string(),
        // TOML escapes what JSON does, and this one.
        Err(_) => serde_json::Value::from(text)
            .to_string()
            .replace('\u{7f}', "\\u007f"),
    }
}
