//! Names of players, groups and boards.

use std::fmt;
use std::str::FromStr;

use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;
use utoipa::ToSchema;

use crate::domain::error::Error;
use crate::domain::i18n::is_isolate;

/// The maximum number of letters, counted as grapheme clusters.
const MAX_GRAPHEMES: usize = 40;

/// The maximum number of combining marks on a letter.
const MAX_MARKS: usize = 4;

/// A name of 1 to 40 characters (grapheme clusters) and at most 160 bytes.
/// It has no invisible, control or bidirectional characters, is trimmed, normalized to NFC, and compared without case.
#[derive(Clone, Debug, PartialEq, Eq, Hash, ToSchema)]
#[schema(format = "name", min_length = 1, max_length = 160, examples("Ana"))]
pub struct Name(String);

impl Name {
    /// The maximum length of a name in bytes.
    pub const MAX_BYTES: usize = 160;

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The key by which names are compared; see [`key`].
    pub fn key(&self) -> String {
        key(&self.0)
    }
}

/// The key by which names are compared: normalized, without invisible characters and without case, so that "Straße" is
/// "STRASSE" and "İlker" is "ilker".
///
/// Keys that were stored may be older, so names are compared by keys made anew.
pub fn key(text: &str) -> String {
    let folded = without_case(&visible(text).collect::<String>());
    folded.nfkc().collect()
}

/// Text after full case folding, in which also `ı` and `İ` are an `i`.
pub(super) fn without_case(text: &str) -> String {
    // Of letters that fold to several, such as ß, the standard library knows the capitals.
    let folded = text.to_lowercase().to_uppercase().to_lowercase();
    folded.replace("i\u{307}", "i")
}

/// What is seen of a text: normalized, without invisible characters, with one space for several.
pub(super) fn visible(text: &str) -> impl Iterator<Item = char> {
    let letters = without_invisible(text).nfkc().collect::<String>();
    let letters = letters.chars().filter(|letter| !is_ignorable(*letter));
    let words = letters.collect::<String>();
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().collect::<Vec<_>>().into_iter()
}

/// Lowercase text in NFC, the stored form in which notes are searched.
pub fn lowercase(text: &str) -> String {
    text.to_lowercase().nfc().collect()
}

/// How many people a name made of theirs lists in full.
const MAX_LISTED: usize = 4;

/// A name for these people that is as short as a name must be: "Ana, Ben & Cleo", "Ana, Ben +4". It is the same in all
/// languages; `None` without people.
pub fn of_people(names: &[String]) -> Option<String> {
    let all = match names {
        [] => return None,
        [one] => one.clone(),
        [first @ .., last] => format!("{} & {last}", first.join(", ")),
    };
    let some = |count: usize| {
        let listed = names.get(..count)?.join(", ");
        Some(format!("{listed} +{}", names.len() - count))
    };
    let is_name = |name: &String| name.parse::<Name>().is_ok();
    let all = Some(all).filter(|_| names.len() <= MAX_LISTED);
    let fitting = [all, some(2), some(1)].into_iter().flatten().find(is_name);
    fitting.or_else(|| names.first().cloned())
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Name {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        // A name that was copied from a page may be isolated.
        let is_around = |it: char| it.is_whitespace() || is_isolate(it);
        let letters = without_invisible(text);
        let name: String = letters.trim_matches(is_around).nfc().collect();
        if name.is_empty() {
            return Err(Error::invalid("name-missing"));
        }
        if name.len() > Self::MAX_BYTES || name.graphemes(true).count() > MAX_GRAPHEMES {
            return Err(Error::invalid("name-too-long"));
        }
        if has_too_many_marks(&name) {
            return Err(Error::invalid("name-too-many-marks"));
        }
        if name.chars().any(is_forbidden) {
            return Err(Error::invalid("name-has-controls"));
        }
        if name.chars().any(is_unknown) {
            return Err(Error::invalid("name-has-unknown"));
        }
        if !name.chars().any(is_visible) {
            return Err(Error::invalid("name-invisible"));
        }
        Ok(Self(name))
    }
}

/// Whether a letter has more combining marks than any language uses.
pub(super) fn has_too_many_marks(name: &str) -> bool {
    let mut marks = 0;
    name.nfd().any(|letter| {
        marks = if is_combining_mark(letter) {
            marks + 1
        } else {
            0
        };
        marks > MAX_MARKS
    })
}

/// The black flag, which tags continue in the flags of England and Wales.
const BLACK_FLAG: char = '\u{1f3f4}';

/// Removes invisible characters, and makes an empty braille cell a space.
///
/// Where they are seen, they stay: joiners and variation selectors of scripts and emoji, tags behind a flag, and the
/// selectors of Mongolian letters. Controls of direction stay as well, since they are refused.
fn without_invisible(text: &str) -> String {
    let mut before = '\0';
    let mut left = String::with_capacity(text.len());
    for letter in text.chars() {
        let stays = match letter {
            '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}' => true,
            '\u{e0020}'..='\u{e007f}' => matches!(before, BLACK_FLAG | '\u{e0020}'..='\u{e007e}'),
            '\u{180b}'..='\u{180d}' | '\u{180f}' => matches!(before, '\u{1820}'..='\u{18aa}'),
            _ => is_forbidden(letter) || !is_default_ignorable(letter),
        };
        if stays {
            left.push(if letter == '\u{2800}' { ' ' } else { letter });
            before = letter;
        }
    }
    left
}

fn is_default_ignorable(letter: char) -> bool {
    !letter.is_ascii() && CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter)
}

/// Characters ignored when names are compared. Tags tell flags apart.
fn is_ignorable(letter: char) -> bool {
    is_default_ignorable(letter) && !matches!(letter, '\u{e0020}'..='\u{e007f}')
}

/// Characters without a meaning of their own: private and unassigned characters, noncharacters, and characters that
/// stand for an object or for unreadable text.
fn is_unknown(letter: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(letter);
    let has_no_meaning = matches!(
        category,
        GeneralCategory::Unassigned | GeneralCategory::PrivateUse
    );
    has_no_meaning || matches!(letter, '\u{fffc}' | '\u{fffd}')
}

/// Control characters, line separators, and what changes the direction of the text around a name.
pub(super) fn is_forbidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{2028}' | '\u{2029}' | '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
            | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}' | '\u{fff9}'..='\u{fffb}')
}

/// Whether the character is visible on its own.
pub(super) fn is_visible(letter: char) -> bool {
    !letter.is_whitespace()
        && !matches!(letter, '\u{00ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{fe00}'..='\u{fe0f}' | '\u{3164}' | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{ffa0}')
}
