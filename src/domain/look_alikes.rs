//! Names that look like another one.

use unicode_security::skeleton;

use super::error::{Error, ErrorCode};
use super::i18n::msg;
use super::name::{Name, visible, without_case};

/// Look-alikes that Unicode's UTS 39 does not list, small capitals and Coptic: each Latin letter, followed by the
/// letters that look like it.
const MORE: &str = "aᴀⲁⲀ bʙ dᴅ eᴇ fꜰ gɢ hʜ iɪ jᴊ kᴋĸⲕ lʟ mᴍⲙ nɴⲛ pᴘ qꞯ rʀ tᴛⲧ uᴜ yʏ";

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
fn look(letter: char) -> String {
    match letter {
        'I' | '1' | '|' => "l".to_owned(),
        '0' => "O".to_owned(),
        // UTS 39 takes an `m` for `rn`, and leaves out the tags that tell flags apart.
        '\0'..='\x7f' | '\u{e0020}'..='\u{e007f}' => letter.to_string(),
        _ => match MORE.split(' ').find(|group| group.contains(letter)) {
            Some(group) => group.chars().take(1).collect(),
            None => skeleton(letter.encode_utf8(&mut [0; 4])).collect(),
        },
    }
}

impl Appearance {
    pub fn of(name: &str) -> Self {
        let seen: String = visible(name).collect();
        let looks = |text: &str| text.chars().map(look).collect::<String>();
        let folded = looks(&without_case(&seen)).to_lowercase();
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
