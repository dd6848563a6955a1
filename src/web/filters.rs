//! How templates print values.

use std::fmt::Display;

use std::any::Any;

use askama::{Result, Values, filter_fn, get_value};

use super::{assets, terms};
use crate::words::{Arg, Said, Words};

/// By what name templates know the language.
const WORDS: &str = "words";

impl Values for Words {
    fn get_value<'a>(&'a self, key: &str) -> Option<&'a dyn Any> {
        (key == WORDS).then_some(self)
    }
}

/// A message in the language of the page, as in `{{ "home-new"|say }}`.
#[filter_fn]
pub(super) fn say<T: Clone + Into<Said>>(said: T, values: &dyn Values) -> Result<String> {
    let words: &Words = get_value(values, WORDS)?;
    Ok(words.say(said.clone()))
}

/// A message with something in one of its places, as in `{{ "turn"|with("turn", 3)|say }}`.
#[filter_fn]
pub(super) fn with<T: Into<Said>, A: Into<Arg>>(
    said: T,
    _: &dyn Values,
    place: &'static str,
    arg: A,
) -> Result<Said> {
    Ok(said.into().with(place, arg))
}

/// A number with a true minus sign.
#[filter_fn]
pub(super) fn minus<T: Display>(number: T, _: &dyn Values) -> Result<String> {
    Ok(terms::signed(number))
}

/// The first letter, as a capital.
#[filter_fn]
pub(super) fn initial<T: Display>(word: T, _: &dyn Values) -> Result<String> {
    let first = word.to_string().chars().next();
    Ok(first.into_iter().flat_map(char::to_uppercase).collect())
}

/// The address of a file of `static/`.
#[filter_fn]
pub(super) fn asset<T: Display>(name: T, _: &dyn Values) -> Result<String> {
    Ok(assets::url(&name.to_string()))
}
