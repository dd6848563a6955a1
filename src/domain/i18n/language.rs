//! The languages, and how one is chosen.

use std::str::FromStr;
use std::{fmt, io};

use flate2::read::GzDecoder;

/// A language that the program speaks: one of the folders in `templates/locales/`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(usize);

/// What the build script reads from the folder of a language.
struct Folder {
    code: &'static str,
    name: &'static str,
    is_begun: bool,
    /// Compressed with gzip.
    messages: &'static [u8],
}

// The table of them: English, and the others in the order of their codes.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// English, where nothing else is known.
    pub const ENGLISH: Self = Self(0);

    const COUNT: usize = FOLDERS.len();

    /// Every language, in the order in which people choose one.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::ENGLISH; Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            all[index] = Self(index);
            index += 1;
        }
        all
    };

    fn folder(self) -> &'static Folder {
        &FOLDERS[self.0]
    }

    /// Its code, as in the `lang` of a page (BCP 47).
    pub fn code(self) -> &'static str {
        self.folder().code
    }

    /// Its name in the language itself.
    pub fn name(self) -> &'static str {
        self.folder().name
    }

    /// Whether some of its messages may be missing; English stands in for them.
    pub fn is_begun(self) -> bool {
        self.folder().is_begun
    }

    /// All its messages, in Fluent syntax.
    pub(super) fn messages(self) -> io::Result<String> {
        io::read_to_string(GzDecoder::new(self.folder().messages))
    }

    /// Its place in [`ALL`](Self::ALL).
    pub(super) const fn index(self) -> usize {
        self.0
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that the program does not speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a language of this program")]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let is_so = |language: &Self| code.eq_ignore_ascii_case(language.code());
        Self::ALL.into_iter().find(is_so).ok_or(UnknownLanguage)
    }
}
