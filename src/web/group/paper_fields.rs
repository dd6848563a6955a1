//! The values of the form for a paper game as they are sent.

use std::collections::HashMap;

/// The submitted values, by the names of their fields.
pub(super) type Fields = HashMap<String, String>;

/// The number of the player whose sheet was tapped before the form was shown again.
pub(super) const TAPPED: &str = "tapped";

/// A value without the spaces around it; empty for a field that was not sent.
pub(super) fn field(fields: &Fields, name: &str) -> String {
    fields
        .get(name)
        .map(|text| text.trim().to_owned())
        .unwrap_or_default()
}
