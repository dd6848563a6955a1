//! Values that statements bind.

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

impl<T: Bind> Bind for Option<T> {
    fn value(value: Option<Self>) -> Value {
        T::value(value.flatten())
    }
}

impl Bind for String {
    fn value(value: Option<Self>) -> Value {
        Value::Text(value)
    }
}

impl Bind for &String {
    fn value(value: Option<Self>) -> Value {
        Value::Text(value.cloned())
    }
}

impl Bind for &str {
    fn value(value: Option<Self>) -> Value {
        Value::Text(value.map(str::to_owned))
    }
}

impl Bind for Vec<u8> {
    fn value(value: Option<Self>) -> Value {
        Value::Bytes(value)
    }
}

impl Bind for &[u8] {
    fn value(value: Option<Self>) -> Value {
        Value::Bytes(value.map(<[u8]>::to_vec))
    }
}

impl Bind for bool {
    fn value(value: Option<Self>) -> Value {
        Value::Boolean(value)
    }
}

macro_rules! bind_integers {
    ($($integer:ty),*) => {
        $(impl Bind for $integer {
            fn value(value: Option<Self>) -> Value {
                Value::Integer(value.map(i64::from))
            }
        })*
    };
}

bind_integers!(u8, u32, i32, i64);
