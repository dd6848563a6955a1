//! Parses values of forms: ids and colors.

use std::str::FromStr;

use rowlock_rules::Color;

use crate::domain::error::Error;

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
