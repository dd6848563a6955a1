//! What the program says to people, in five languages.
//!
//! The messages stand in `templates/locales/`, a folder for each language with the same files and
//! keys, written in Fluent. [`Said`] names a message with what stands in its places: rooms without
//! a language make it. The doors know who listens, and put it into that language by [`Words`].

mod catalog;
mod language;
mod message;

pub use language::Language;
pub use message::{Arg, Said, said};

/// The words of one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// The language.
    pub language: Language,
}

impl Words {
    /// The words of a language.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// A message in this language, as in `words.say("home-new")` or `words.say(said("turn").with("turn", 3))`.
    ///
    /// A message that is not there is logged, and its key stands for it.
    pub fn say(self, said: impl Into<Said>) -> String {
        catalog::text(self, &said.into())
    }
}
