//! The message files of every language, and the formatting of messages.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rust_embed::Embed;

use super::{Arg, Language, Message, Translator, msg};

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

/// Loads the files of a language; messages that cannot be parsed are logged and missing.
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

pub(super) fn text(translator: Translator, message: &Message) -> String {
    let bundle = bundle(translator.language);
    let pattern = bundle.get_message(&message.key).and_then(|it| it.value());
    let Some(pattern) = pattern else {
        tracing::error!(key = %message.key, language = %translator.language, "unknown message");
        return message.key.to_string();
    };
    let mut args = FluentArgs::new();
    for (place, arg) in &message.args {
        args.set(*place, value(translator, arg));
    }
    let mut faults = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut faults);
    if !faults.is_empty() {
        tracing::error!(key = %message.key, ?faults, "a message argument is missing");
    }
    text.into_owned()
}

fn value(translator: Translator, arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Text(text) => FluentValue::from(text.clone()),
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Message(message) => FluentValue::from(text(translator, message)),
        Arg::List(list) => FluentValue::from(join_list(translator, list)),
    }
}

/// Joins a list as in a sentence: "a, b and c".
fn join_list(translator: Translator, list: &[Arg]) -> String {
    let parts: Vec<String> = list.iter().map(|part| arg_text(translator, part)).collect();
    match parts.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            let both = msg("list").with("first", first.join(", "));
            text(translator, &both.with("last", last.as_str()))
        }
    }
}

fn arg_text(translator: Translator, arg: &Arg) -> String {
    match arg {
        Arg::Text(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Message(message) => text(translator, message),
        Arg::List(list) => join_list(translator, list),
    }
}
