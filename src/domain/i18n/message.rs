//! A message on its way, before it has a language.

use std::borrow::Cow;
use std::fmt;

/// The key of a message, with what stands in its places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    pub(super) key: Cow<'static, str>,
    pub(super) args: Vec<(&'static str, Arg)>,
}

/// What stands in a place of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A name, or anything else that is the same in every language.
    Text(String),
    /// A number, which also chooses between singular and plural.
    Number(i64),
    /// A message of its own.
    Said(Said),
    /// Several of them, as they stand in a sentence: "Ana, Ben and Cleo".
    List(Vec<Arg>),
}

/// The message of this key, without anything in its places yet.
#[must_use]
pub fn said(key: impl Into<Cow<'static, str>>) -> Said {
    Said {
        key: key.into(),
        args: Vec::new(),
    }
}

impl Said {
    /// The same with this in the place of this name.
    #[must_use]
    pub fn with(mut self, place: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((place, arg.into()));
        self
    }

    /// The key of the message.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl fmt::Display for Said {
    /// The key, for the log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)
    }
}

impl From<&'static str> for Said {
    fn from(key: &'static str) -> Self {
        said(key)
    }
}

// Templates pass what they print by reference.
impl<T: Clone + Into<Self>> From<&T> for Said {
    fn from(said: &T) -> Self {
        said.clone().into()
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl<T: Into<Self>> From<Vec<T>> for Arg {
    fn from(list: Vec<T>) -> Self {
        Self::List(list.into_iter().map(Into::into).collect())
    }
}

impl From<Said> for Arg {
    fn from(said: Said) -> Self {
        Self::Said(said)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

numbers!(u8, u16, u32, i32, i64);

// Templates pass what they print by reference.
impl<T: Clone + Into<Self>> From<&T> for Arg {
    fn from(arg: &T) -> Self {
        arg.clone().into()
    }
}
