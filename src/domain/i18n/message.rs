//! Messages: keys with arguments, not yet translated.

use std::borrow::Cow;

/// The key of a text and its arguments.
///
/// It cannot be formatted, so that a template that does not translate it does not compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub(super) key: Cow<'static, str>,
    pub(super) args: Vec<(&'static str, Arg)>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A name, or anything else that is the same in every language.
    Text(String),
    /// A number, which also chooses between singular and plural.
    Number(i64),
    /// Another message, translated first.
    Message(Message),
    /// A list, joined as in a sentence: "Ana, Ben and Cleo".
    List(Vec<Arg>),
}

/// A message without arguments.
pub fn msg(key: impl Into<Cow<'static, str>>) -> Message {
    Message {
        key: key.into(),
        args: Vec::new(),
    }
}

impl Message {
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    pub fn key(&self) -> &str {
        &self.key
    }

    /// What a parser says, in English, if the message only repeats it.
    pub fn parser_reason(&self) -> Option<&str> {
        let mut args = self.args.iter().filter(|_| self.key == "unreadable");
        args.find_map(|(name, arg)| match arg {
            Arg::Text(text) if *name == "reason" => Some(text.as_str()),
            Arg::Text(_) | Arg::Number(_) | Arg::Message(_) | Arg::List(_) => None,
        })
    }
}

/// What a translator takes: a message, or the key of one without arguments.
pub trait AsMessage {
    fn as_message(&self) -> Cow<'_, Message>;
}

impl AsMessage for Message {
    fn as_message(&self) -> Cow<'_, Message> {
        Cow::Borrowed(self)
    }
}

impl AsMessage for &'static str {
    fn as_message(&self) -> Cow<'_, Message> {
        Cow::Owned(msg(*self))
    }
}

// Templates pass what they print by reference.
impl<T: AsMessage> AsMessage for &T {
    fn as_message(&self) -> Cow<'_, Message> {
        (**self).as_message()
    }
}

impl From<&'static str> for Message {
    fn from(key: &'static str) -> Self {
        msg(key)
    }
}

// Templates pass what they print by reference.
impl<T: Clone + Into<Self>> From<&T> for Message {
    fn from(message: &T) -> Self {
        message.clone().into()
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

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
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
