//! Values that statements bind.

use std::convert::identity;

/// A value that a statement binds; `None` is NULL of that type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) enum Value {
    Text(Option<String>),
    Integer(Option<i64>),
    Bytes(Option<Vec<u8>>),
    Boolean(Option<bool>),
}

/// A type whose values can be bound.
pub(in crate::store) trait Bind: Sized {
    /// The value to bind; NULL of this type for `None`.
    fn value(value: Option<Self>) -> Value;
}

pub(in crate::store) fn bound(value: impl Bind) -> Value {
    Bind::value(Some(value))
}

impl<T: Bind> Bind for Option<T> {
    fn value(value: Option<Self>) -> Value {
        T::value(value.flatten())
    }
}

macro_rules! bind_values {
    ($($value:ty => $kind:ident($convert:expr),)*) => {
        $(impl Bind for $value {
            fn value(value: Option<Self>) -> Value {
                Value::$kind(value.map($convert))
            }
        })*
    };
}

bind_values! {
    String => Text(identity),
    &String => Text(String::clone),
    &str => Text(str::to_owned),
    Vec<u8> => Bytes(identity),
    &[u8] => Bytes(<[u8]>::to_vec),
    bool => Boolean(identity),
    u8 => Integer(i64::from),
    u32 => Integer(i64::from),
    i32 => Integer(i64::from),
    i64 => Integer(identity),
}
