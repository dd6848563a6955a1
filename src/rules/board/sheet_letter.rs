//! Letters of the different sheets of a board.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The letter of one of the different sheets of a board.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(try_from = "char", into = "char")]
#[schema(value_type = String, pattern = "^[A-Z]$")]
pub struct SheetLetter(char);

impl TryFrom<char> for SheetLetter {
    type Error = &'static str;

    fn try_from(letter: char) -> Result<Self, Self::Error> {
        match letter.is_ascii_uppercase() {
            true => Ok(Self(letter)),
            false => Err("a sheet is a letter from A to Z"),
        }
    }
}

impl From<SheetLetter> for char {
    fn from(letter: SheetLetter) -> Self {
        letter.0
    }
}
