//! The languages, and how one is chosen.

use std::fmt;
use std::str::FromStr;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, where nothing else is known.
    #[default]
    English,
    Spanish,
    German,
    French,
    Dutch,
}

impl Language {
    /// Every language, in the order in which people choose one.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::Spanish,
        Self::German,
        Self::French,
        Self::Dutch,
    ];

    /// Its code, as in the `lang` of a page (BCP 47).
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
            Self::Dutch => "nl",
        }
    }

    /// Its name, as those who speak it write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Spanish => "Español",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Dutch => "Nederlands",
        }
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
