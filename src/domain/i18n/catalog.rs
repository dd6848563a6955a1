//! The messages of every language, and their formatting.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::isolation::isolated;
use super::linking::{link_before, link_last, links};
use super::{Arg, Language, Message, Translator, french, msg};

/// The space for a text before it grows.
const TEXT_CAPACITY: usize = 64;

type Bundle = FluentBundle<FluentResource>;

/// The messages of each language, parsed when the first page in it is made.
static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

fn bundle(language: Language) -> &'static Bundle {
    BUNDLES[language.index()].get_or_init(|| {
        let messages = language.messages().unwrap_or_else(|error| {
            tracing::error!(%language, %error, "cannot decompress the messages");
            String::new()
        });
        if french::is(language) {
            load(language, french::space_punctuation(&messages))
        } else {
            load(language, messages)
        }
    })
}

/// Parses the messages of a language. A message that cannot be parsed is logged and missing.
fn load(language: Language, messages: String) -> Bundle {
    let id = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Direction marks around names would be copied with them; every language here is written left to right.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(messages);
    let resource = resource.unwrap_or_else(|(read, errors)| {
        tracing::error!(%language, ?errors, "cannot parse all messages");
        read
    });
    if let Err(errors) = bundle.add_resource(resource) {
        tracing::error!(%language, ?errors, "duplicate messages");
    }
    bundle
}

/// The text of a message; borrowed from the catalog if the message has no arguments.
pub(super) fn text(translator: Translator, message: &Message) -> Cow<'static, str> {
    let key = key(translator, &message.key);
    let mut bundle = bundle(translator.language);
    if translator.language.is_begun() && !bundle.has_message(&key) {
        bundle = self::bundle(Language::ENGLISH);
    }
    let pattern = bundle.get_message(&key).and_then(|it| it.value());
    let Some(pattern) = pattern else {
        tracing::error!(key = %message.key, language = %translator.language, "unknown message");
        return message.key.clone();
    };
    if let Some(text) = filled_in(translator, pattern, message) {
        return text;
    }
    let mut args = FluentArgs::new();
    for (name, arg) in &message.args {
        args.set(*name, value(translator, arg));
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
    if !errors.is_empty() {
        tracing::error!(key = %message.key, ?errors, "a message argument is missing");
    }
    let links = links(translator.language);
    if !links.is_empty() {
        let words = args.iter().filter_map(|(_, value)| match value {
            FluentValue::String(word) => Some(word.as_ref()),
            _ => None,
        });
        return Cow::Owned(link_before(links, &text, words));
    }
    text
}

/// The key of a message. For the name of a color that is shown in another color, it is the key of the other color.
fn key(translator: Translator, key: &str) -> Cow<'_, str> {
    // Most players see every row in its own color.
    if translator.rows.recolored().next().is_none() {
        return Cow::Borrowed(key);
    }
    let (before, name) = key
        .strip_prefix("die-")
        .map_or(("", key), |name| ("die-", name));
    let (name, after) = name
        .strip_suffix("-first")
        .map_or((name, ""), |name| (name, "-first"));
    let mut recolored = translator.rows.recolored();
    match recolored.find(|(row, _)| row.as_str() == name) {
        Some((_, color)) => Cow::Owned(format!("{before}{}{after}", color.as_str())),
        None => Cow::Borrowed(key),
    }
}

/// The text of a pattern of words and arguments alone, as most are; `None` if it needs Fluent, or an argument is missing.
///
/// Fluent formats a number as one with a fraction, and prepares for references between messages.
fn filled_in(
    translator: Translator,
    pattern: &Pattern<&'static str>,
    message: &Message,
) -> Option<Cow<'static, str>> {
    if let [PatternElement::TextElement { value }] = pattern.elements.as_slice() {
        return Some(Cow::Borrowed(value));
    }
    let links = links(translator.language);
    let mut text = String::with_capacity(TEXT_CAPACITY);
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                let (_, arg) = message.args.iter().rfind(|(name, _)| *name == id.name)?;
                let arg = arg_text(translator, arg);
                link_last(links, &mut text, &arg);
                text.push_str(&arg);
            }
            PatternElement::Placeable { .. } => return None,
        }
    }
    Some(Cow::Owned(text))
}

fn value(translator: Translator, arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Text(text) => FluentValue::from(isolated(text)),
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Message(message) => FluentValue::from(text(translator, message)),
        Arg::List(list) => FluentValue::from(join_list(translator, list)),
    }
}

/// Joins a list as in a sentence: "a, b and c".
fn join_list(translator: Translator, list: &[Arg]) -> Cow<'_, str> {
    let parts: Vec<Cow<'_, str>> = list.iter().map(|part| arg_text(translator, part)).collect();
    match parts.as_slice() {
        [] => Cow::Borrowed(""),
        [one] => one.clone(),
        [first @ .., last] => {
            let both = msg("list").with("first", first.join(", "));
            text(translator, &both.with("last", last.as_ref()))
        }
    }
}

fn arg_text(translator: Translator, arg: &Arg) -> Cow<'_, str> {
    match arg {
        Arg::Text(text) => isolated(text),
        Arg::Number(number) => Cow::Owned(number.to_string()),
        Arg::Message(message) => text(translator, message),
        Arg::List(list) => join_list(translator, list),
    }
}
