//! Values of any type: what has a wrong type is reported later, with its place.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::domain::error::Error;

/// How many bytes of a text are read; any text that is valid here is shorter.
const MAX_TEXT: usize = 4096;

/// How many elements of a list are read: more than a game has players.
const MAX_ELEMENTS: usize = 32;

/// The error for a value of a wrong type.
pub(super) fn wrong_type() -> Error {
    Error::invalid("import-wrong-type")
}

/// A text, a number or a truth value, or something else.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Scalar {
    /// Nothing, or null.
    #[default]
    Missing,
    Text(String),
    Integer(i64),
    Fraction(f64),
    Flag(bool),
    Other,
}

impl Scalar {
    /// The text; empty if it is missing.
    pub(super) fn text(&self) -> Result<&str, Error> {
        match self {
            Self::Missing => Ok(""),
            Self::Text(text) => Ok(text),
            Self::Integer(_) | Self::Fraction(_) | Self::Flag(_) | Self::Other => Err(wrong_type()),
        }
    }

    /// The number; `None` if it is missing.
    pub(super) fn integer(&self) -> Result<Option<i64>, Error> {
        match self {
            Self::Missing => Ok(None),
            Self::Integer(number) => Ok(Some(*number)),
            Self::Text(_) | Self::Fraction(_) | Self::Flag(_) | Self::Other => Err(wrong_type()),
        }
    }

    /// Whether it is set; some programs write 1 for true.
    pub(super) fn is_set(&self) -> bool {
        matches!(self, Self::Flag(true) | Self::Integer(1))
    }
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(ScalarVisitor)
    }
}

struct ScalarVisitor;

impl<'de> Visitor<'de> for ScalarVisitor {
    type Value = Scalar;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> Result<Scalar, E> {
        Ok(Scalar::Missing)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Scalar, E> {
        Ok(Scalar::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Scalar, E> {
        Ok(Scalar::Integer(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Scalar, E> {
        Ok(i64::try_from(number).map_or(Scalar::Other, Scalar::Integer))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Scalar, E> {
        Ok(Scalar::Fraction(number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Scalar, E> {
        let end = text.floor_char_boundary(MAX_TEXT);
        Ok(Scalar::Text(text[..end].to_owned()))
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<Scalar, S::Error> {
        while list.next_element::<IgnoredAny>()?.is_some() {}
        Ok(Scalar::Other)
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Scalar, M::Error> {
        while map.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
        Ok(Scalar::Other)
    }
}

/// An object; `None` for a value of another type.
#[derive(Debug)]
pub(super) struct Object<T>(pub(super) Option<T>);

impl<T> Default for Object<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct ObjectVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
            type Value = Option<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_unit<E>(self) -> Result<Option<T>, E> {
                Ok(None)
            }

            fn visit_bool<E>(self, _: bool) -> Result<Option<T>, E> {
                Ok(None)
            }

            fn visit_i64<E>(self, _: i64) -> Result<Option<T>, E> {
                Ok(None)
            }

            fn visit_u64<E>(self, _: u64) -> Result<Option<T>, E> {
                Ok(None)
            }

            fn visit_f64<E>(self, _: f64) -> Result<Option<T>, E> {
                Ok(None)
            }

            fn visit_str<E>(self, _: &str) -> Result<Option<T>, E> {
                Ok(None)
            }

            fn visit_seq<S: SeqAccess<'de>>(self, list: S) -> Result<Option<T>, S::Error> {
                ScalarVisitor.visit_seq(list).map(|_| None)
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<Option<T>, M::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Some)
            }
        }

        let object = from.deserialize_any(ObjectVisitor(PhantomData))?;
        Ok(Self(object))
    }
}

/// A list, of which the first elements are read; `None` for a value of another type, and empty if it is missing.
#[derive(Debug)]
pub(super) struct List<T>(pub(super) Option<Vec<T>>);

impl<T> Default for List<T> {
    fn default() -> Self {
        Self(Some(Vec::new()))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct ListVisitor<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for ListVisitor<T> {
            type Value = List<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_unit<E>(self) -> Result<List<T>, E> {
                Ok(List::default())
            }

            fn visit_bool<E>(self, _: bool) -> Result<List<T>, E> {
                Ok(List(None))
            }

            fn visit_i64<E>(self, _: i64) -> Result<List<T>, E> {
                Ok(List(None))
            }

            fn visit_u64<E>(self, _: u64) -> Result<List<T>, E> {
                Ok(List(None))
            }

            fn visit_f64<E>(self, _: f64) -> Result<List<T>, E> {
                Ok(List(None))
            }

            fn visit_str<E>(self, _: &str) -> Result<List<T>, E> {
                Ok(List(None))
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<List<T>, M::Error> {
                ScalarVisitor.visit_map(map).map(|_| List(None))
            }

            fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<List<T>, S::Error> {
                let mut few = Vec::new();
                while few.len() < MAX_ELEMENTS
                    && let Some(element) = list.next_element()?
                {
                    few.push(element);
                }
                while list.next_element::<IgnoredAny>()?.is_some() {}
                Ok(List(Some(few)))
            }
        }

        from.deserialize_any(ListVisitor(PhantomData))
    }
}
