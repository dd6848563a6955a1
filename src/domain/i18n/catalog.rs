//! The message files, and how a message becomes text.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::Embed;

use super::{Arg, Language, Said, Words, said};

#[derive(Embed)]
#[folder = "templates/locales/"]
struct Files;

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| load(Language::English));
static SPANISH: LazyLock<Bundle> = LazyLock::new(|| load(Language::Spanish));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| load(Language::German));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| load(Language::French));
static DUTCH: LazyLock<Bundle> = LazyLock::new(|| load(Language::Dutch));

fn bundle(language: Language) -> &'static Bundle {
    match language {
        Language::English => &ENGLISH,
        Language::Spanish => &SPANISH,
        Language::German => &GERMAN,
        Language::French => &FRENCH,
        Language::Dutch => &DUTCH,
    }
}

/// All files of a language; what cannot be read of them is logged and missing.
fn load(language: Language) -> Bundle {
    let id = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Marks of direction around names would be copied with them; every language here runs the same way.
    bundle.set_use_isolating(false);
    let folder = format!("{language}/");
    for name in Files::iter().filter(|name| name.starts_with(&folder)) {
        let Some(file) = Files::get(&name) else {
            continue;
        };
        let text = String::from_utf8_lossy(&file.data).into_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(read, faults)| {
            tracing::error!(%name, ?faults, "a message file could not be parsed");
            read
        });
        if let Err(faults) = bundle.add_resource(resource) {
            tracing::error!(%name, ?faults, "duplicate messages");
        }
    }
    bundle
}

pub(super) fn text(words: Words, said: &Said) -> String {
    let bundle = bundle(words.language);
    let pattern = bundle.get_message(&said.key).and_then(|it| it.value());
    let Some(pattern) = pattern else {
        tracing::error!(key = %said.key, language = %words.language, "unknown message");
        return said.key.to_string();
    };
    let mut args = FluentArgs::new();
    for (place, arg) in &said.args {
        args.set(*place, value(words, arg));
    }
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut faults);
    if !faults.is_empty() {
        tracing::error!(key = %said.key, ?faults, "a message argument is missing");
    }
    text.into_owned()
}

fn value(words: Words, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.clone()),
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Said(said) => FluentValue::from(text(words, said)),
        Arg::List(list) => FluentValue::from(listed(words, list)),
    }
}

/// The parts in one line, the last one behind an "and".
fn listed(words: Words, list: &[Arg]) -> String {
    let parts: Vec<String> = list.iter().map(|part| plain(words, part)).collect();
    match parts.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let both = said("list").with("first", first.join(", "));
            text(words, &both.with("last", last.as_str()))
        }
    }
}

fn plain(words: Words, arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Said(said) => text(words, said),
        Arg::List(list) => listed(words, list),
    }
}
