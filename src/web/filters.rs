//! How templates print values.

use std::fmt::Display;

use askama::{Result, Values, filter_fn};

use super::{assets, words};

/// A number with a true minus sign.
#[filter_fn]
pub(super) fn minus<T: Display>(number: T, _: &dyn Values) -> Result<String> {
    Ok(words::signed(number))
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
