//! A statement with its values.

use std::borrow::Cow;

use super::{Bind, Value, bound};

/// A statement with the values that it binds.
#[derive(Clone, Debug)]
pub(in crate::store) struct Query {
    pub(super) sql: Cow<'static, str>,
    pub(super) values: Vec<Value>,
    /// Whether the connection stores the prepared statement for the next time.
    pub(super) is_persistent: bool,
}

/// A statement whose values are bound to `$1`, `$2` and so on.
pub(in crate::store) fn query(sql: impl Into<Cow<'static, str>>) -> Query {
    Query {
        sql: sql.into(),
        values: Vec::new(),
        is_persistent: true,
    }
}

impl Query {
    pub(in crate::store) fn bind(mut self, value: impl Bind) -> Self {
        self.values.push(bound(value));
        self
    }

    /// Says whether the connection stores the prepared statement for the next time.
    pub(in crate::store) fn persistent(self, is_persistent: bool) -> Self {
        Self {
            is_persistent,
            ..self
        }
    }
}
