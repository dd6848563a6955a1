//! Names of players, groups and boards.

use std::fmt;
use std::str::FromStr;

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use crate::error::Error;

const MOST_LETTERS: usize = 40;

/// A name as it is stored and shown: composed, trimmed, 1 to 40 letters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

impl Name {
    /// The most bytes of a name.
    pub const MOST_BYTES: usize = 160;

    /// The name as it is shown.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name without case, by which names are compared.
    #[must_use]
    pub fn folded(&self) -> String {
        folded(&self.0)
    }
}

/// Text without case.
#[must_use]
pub fn folded(text: &str) -> String {
    text.to_lowercase().nfc().collect()
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Name {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let name: String = text.trim().nfc().collect();
        if name.is_empty() {
            return Err(Error::invalid("name-missing"));
        }
        if name.len() > Self::MOST_BYTES || name.graphemes(true).count() > MOST_LETTERS {
            return Err(Error::invalid("name-too-long"));
        }
        if name.chars().any(is_not_for_names) {
            return Err(Error::invalid("name-has-controls"));
        }
        if !name.chars().any(is_seen) {
            return Err(Error::invalid("name-invisible"));
        }
        Ok(Self(name))
    }
}

/// Control characters, line separators, and what changes the direction of the text around a name.
fn is_not_for_names(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{2028}' | '\u{2029}' | '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
            | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}')
}

/// Whether the letter leaves a mark on the page.
fn is_seen(letter: char) -> bool {
    !letter.is_whitespace()
        && !matches!(letter, '\u{00ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{fe00}'..='\u{fe0f}' | '\u{3164}' | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{ffa0}')
}
