//! Template filters.

use std::borrow::Cow;
use std::fmt::Display;

use askama::filters::Safe;
use askama::{Result, Values, filter_fn, get_value};
use rowlock_rules::Action;

use super::labels;
use super::row_order::OfRow;
use crate::domain::i18n::{self, Arg, AsMessage, Message, Translator, msg};
use crate::domain::settings::{Settings, Switch, Theme};
use crate::http::{SETTINGS, TRANSLATOR, assets};

/// A message in the language of the page, as in `{{ "home-new"|t }}`.
#[filter_fn]
pub(crate) fn t<T: AsMessage>(message: T, values: &dyn Values) -> Result<Cow<'static, str>> {
    let translator: &Translator = get_value(values, TRANSLATOR)?;
    Ok(translator.translate(message))
}

/// A message with an argument, as in `{{ "turn"|arg("turn", 3)|t }}`.
#[filter_fn]
pub(crate) fn arg<T: Into<Message>, A: Into<Arg>>(
    message: T,
    _: &dyn Values,
    name: &'static str,
    value: A,
) -> Result<Message> {
    Ok(message.into().with(name, value))
}

/// A name, or another text that a person has typed, between other texts; see [`i18n::isolated`].
#[filter_fn]
pub(crate) fn isolated<T: Display>(text: T, _: &dyn Values) -> Result<String> {
    Ok(i18n::isolated(&text.to_string()).into_owned())
}

/// A move as JSON, to be written as it is in single quotes: it consists of words and numbers alone.
///
/// A sheet has one for each space, and askama's filter looks at each character.
#[filter_fn]
pub(crate) fn move_json(action: &Action, _: &dyn Values) -> Result<Safe<String>> {
    let json = serde_json::to_string(action).map_err(askama::Error::custom)?;
    Ok(Safe(json))
}

/// The theme that the device has chosen, if it has.
#[filter_fn]
pub(crate) fn chosen_theme<T>(_: T, values: &dyn Values) -> Result<Option<&'static str>> {
    let settings: &Settings = get_value(values, SETTINGS)?;
    Ok(settings.theme.map(Theme::as_str))
}

/// The attributes, each after this separator, of the settings that are not as by default.
#[filter_fn]
pub(crate) fn switches<T: Display>(separator: T, values: &dyn Values) -> Result<String> {
    let settings: &Settings = get_value(values, SETTINGS)?;
    let attribute = |switch: &Switch| {
        let value = if switch.chosen(*settings)? {
            "on"
        } else {
            "off"
        };
        Some(format!("{separator}{}=\"{value}\"", switch.attribute))
    };
    Ok(Switch::ALL.iter().filter_map(attribute).collect())
}

/// The attribute for the colors of the device's dice, if they differ from the standard box.
#[filter_fn]
pub(crate) fn dice_colors<T: Display>(name: T, values: &dyn Values) -> Result<Option<String>> {
    let settings: &Settings = get_value(values, SETTINGS)?;
    let recolored = settings.rows.unwrap_or_default().recolored();
    let colors: Vec<String> = recolored
        .map(|(row, color)| format!("{row}-{}", color.as_str()))
        .collect();
    Ok((!colors.is_empty()).then(|| format!("{name}=\"{}\"", colors.join(" "))))
}

/// The items in the order in which the device shows the rows.
#[filter_fn]
pub(crate) fn in_order<'a, T: OfRow>(items: &'a [T], values: &dyn Values) -> Result<Vec<&'a T>> {
    let settings: &Settings = get_value(values, SETTINGS)?;
    let rows = settings.rows.unwrap_or_default();
    let mut items: Vec<&T> = items.iter().collect();
    items.sort_by_key(|item| item.place(rows));
    Ok(items)
}

#[filter_fn]
pub(crate) fn color<T: Display>(color: T, _: &dyn Values) -> Result<Message> {
    Ok(msg(color.to_string()))
}

/// A color's name, to begin a sentence.
#[filter_fn]
pub(crate) fn color_first<T: Display>(color: T, _: &dyn Values) -> Result<Message> {
    Ok(msg(format!("{color}-first")))
}

/// A number with a true minus sign.
#[filter_fn]
pub(crate) fn minus<T: Display>(number: T, _: &dyn Values) -> Result<String> {
    Ok(labels::signed(number))
}

/// The URL of a file in `static/`.
#[filter_fn]
pub(crate) fn asset<T: Display>(name: T, _: &dyn Values) -> Result<String> {
    Ok(assets::url(&name.to_string()))
}
