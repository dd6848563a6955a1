//! Parses values of forms: ids and colors.

use std::str::FromStr;

use crate::domain::error::Error;
use crate::rules::{Color, Label, RowName};

/// Parses an id in a form.
///
/// # Errors
/// [`Error::not_found`] if it is malformed.
pub(crate) fn parse_id<T: FromStr>(text: &str) -> Result<T, Error> {
    text.parse().map_err(|_| Error::not_found())
}

pub(crate) fn parse_color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.as_str() == name)
}

pub(crate) fn parse_row(name: &str) -> Option<RowName> {
    RowName::ALL.into_iter().find(|row| row.as_str() == name)
}

/// Parses what is printed on a space: a number, or `f1` for the first field of its row.
pub(crate) fn parse_label(text: &str) -> Option<Label> {
    match text.strip_prefix('f') {
        Some(field) => field.parse().ok().map(Label::Field),
        None => text.parse().ok().map(Label::Number),
    }
}
