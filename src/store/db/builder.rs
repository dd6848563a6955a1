//! Statements that are put together.

use std::fmt::{Display, Write};

use super::{Bind, Dialect, Query, Value, bound, query};

/// A statement that is put together from texts and values.
pub(in crate::store) struct QueryBuilder {
    dialect: Dialect,
    query: Query,
}

impl QueryBuilder {
    /// A statement that begins with this text.
    pub(in crate::store) fn new(dialect: Dialect, sql: &'static str) -> Self {
        let query = query(sql);
        Self { dialect, query }
    }

    pub(in crate::store) fn dialect(&self) -> Dialect {
        self.dialect
    }

    pub(in crate::store) fn push(&mut self, sql: impl Display) -> &mut Self {
        // Writing to a string cannot fail.
        write!(self.query.sql.to_mut(), "{sql}").ok();
        self
    }

    pub(in crate::store) fn push_bind(&mut self, value: impl Bind) -> &mut Self {
        self.push_value(bound(value))
    }

    fn push_value(&mut self, value: Value) -> &mut Self {
        self.query.values.push(value);
        let number = self.query.values.len();
        match self.dialect {
            // Without numbers, which SQLite would look up one after the other.
            Dialect::Sqlite => self.push('?'),
            Dialect::Postgres => self.push(format_args!("${number}")),
        }
    }

    /// Adds values, separated by commas, in parentheses; there may be none.
    pub(in crate::store) fn push_list<T: Bind>(
        &mut self,
        values: impl IntoIterator<Item = T>,
    ) -> &mut Self {
        let mut values = values.into_iter().peekable();
        if values.peek().is_none() {
            // PostgreSQL takes no empty list.
            return self.push(self.dialect.choose("()", "(SELECT NULL WHERE FALSE)"));
        }
        self.push_row(values.map(bound))
    }

    /// Adds values, separated by commas, in parentheses.
    pub(in crate::store) fn push_row(
        &mut self,
        values: impl IntoIterator<Item = Value>,
    ) -> &mut Self {
        self.push('(');
        for (index, value) in values.into_iter().enumerate() {
            self.push(if index > 0 { ", " } else { "" });
            self.push_value(value);
        }
        self.push(')')
    }

    /// Adds `VALUES` with these rows.
    pub(in crate::store) fn push_values<R: IntoIterator<Item = Value>>(
        &mut self,
        rows: impl IntoIterator<Item = R>,
    ) -> &mut Self {
        self.push("VALUES ");
        for (index, row) in rows.into_iter().enumerate() {
            self.push(if index > 0 { ", " } else { "" });
            self.push_row(row);
        }
        self
    }

    pub(in crate::store) fn build(self) -> Query {
        self.query
    }
}
