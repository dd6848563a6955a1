//! Ids in the paths of pages.

use std::str::FromStr;

use crate::domain::error::Error;

/// Parses an id in a path.
///
/// # Errors
/// [`Error::not_found`] where it is malformed.
pub(crate) fn path_id<T: FromStr>(text: &str) -> Result<T, Error> {
    text.parse().map_err(|_| Error::not_found())
}
