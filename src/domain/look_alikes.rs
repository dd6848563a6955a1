//! Names that look like another one.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::error::{Error, ErrorCode};
use super::i18n::msg;
use super::name::{Name, latin, visible};

/// The single letters that Unicode's UTS 39 finds confusable with a Latin letter or a digit: on each line that one, then
/// those that look like it.
const TABLE: &str = include_str!("look_alikes.txt");

/// Look-alikes that UTS 39 does not list: small capitals and Coptic.
const MORE: [(&str, &str); 19] = [
    ("a", "ᴀⲁⲀ"),
    ("b", "ʙ"),
    ("d", "ᴅ"),
    ("e", "ᴇ"),
    ("f", "ꜰ"),
    ("g", "ɢ"),
    ("h", "ʜ"),
    ("i", "ɪ"),
    ("j", "ᴊ"),
    ("k", "ᴋĸⲕ"),
    ("l", "ʟ"),
    ("m", "ᴍⲙ"),
    ("n", "ɴⲛ"),
    ("p", "ᴘ"),
    ("q", "ꞯ"),
    ("r", "ʀ"),
    ("t", "ᴛⲧ"),
    ("u", "ᴜ"),
    ("y", "ʏ"),
];

/// The Latin letter or digit that a letter looks like.
static LATIN: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let lines = TABLE.lines().filter_map(|line| line.split_once(' '));
    let pairs = lines.chain(MORE).flat_map(|(latin, others)| {
        let latin = latin.chars().next();
        others
            .chars()
            .filter_map(move |other| Some((other, latin?)))
    });
    pairs.collect()
});

/// How a name looks, for comparing it with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appearance {
    cased: String,
    /// In lowercase.
    folded: String,
    /// The same with one letter for `i` and `l`.
    narrow: String,
    /// Whether it has a `1` or `|`, which can stand for both.
    has_stroke: bool,
}

/// What a letter looks like: a capital `I` like an `l`, among others.
fn look(letter: char) -> char {
    let letter = latin(letter);
    match LATIN.get(&letter).copied().unwrap_or(letter) {
        'I' | '1' | '|' => 'l',
        '0' => 'O',
        other => other,
    }
}

impl Appearance {
    pub fn of(name: &str) -> Self {
        let seen: String = visible(name).collect();
        let looks = |text: &str| text.chars().map(look).collect::<String>();
        let folded = looks(&seen.to_lowercase()).to_lowercase();
        Self {
            cased: looks(&seen),
            narrow: folded.replace('i', "l"),
            folded,
            has_stroke: seen.contains(['1', '|']),
        }
    }

    /// Whether both names look alike, as `Bill` and `BiIl` do. `Ian` and `Lan` do not.
    pub fn is_like(&self, other: &Self) -> bool {
        self.cased == other.cased
            || self.folded == other.folded
            || (self.has_stroke || other.has_stroke) && self.narrow == other.narrow
    }
}

/// Refuses a new name that looks like one of these without being the same.
///
/// # Errors
/// [`ErrorCode::NameTaken`], with both names.
pub fn refuse_look_alike<'a>(
    name: &Name,
    others: impl IntoIterator<Item = &'a str>,
) -> Result<(), Error> {
    let appearance = Appearance::of(name.as_str());
    let like = others
        .into_iter()
        .find(|other| appearance.is_like(&Appearance::of(other)));
    like.map_or(Ok(()), |other| {
        let detail = msg("name-looks-like")
            .with("name", name.to_string())
            .with("other", other.to_owned());
        Err(Error::new(ErrorCode::NameTaken, detail))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use unicode_normalization::UnicodeNormalization;
    use unicode_security::skeleton;

    use super::*;

    #[test]
    fn the_table_lists_what_uts_39_finds_confusable_with_a_latin_letter_or_digit() {
        let mut expected = BTreeMap::<char, String>::new();
        for letter in '\u{80}'..=char::MAX {
            let text = letter.to_string();
            let mut looks = skeleton(&text);
            if let (Some(latin), None) = (looks.next(), looks.next())
                && latin.is_ascii_alphanumeric()
                && text.nfkc().eq(text.chars())
            {
                expected.entry(latin).or_default().push(letter);
            }
        }
        let lines = expected
            .iter()
            .map(|(latin, others)| format!("{latin} {others}\n"));
        assert_eq!(TABLE, lines.collect::<String>());
    }
}
