//! Statements that are put together.

use std::fmt::{Display, Write};

use super::{Bind, Dialect, Query, Value, query};

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
        self.push_value(Bind::value(Some(value)))
    }

    /// As [`QueryBuilder::push_bind`], for a value whose type is known only when the program runs.
    pub(in crate::store) fn push_value(&mut self, value: Value) -> &mut Self {
        self.query.values.push(value);
        let number = self.query.values.len();
        match self.dialect {
            // Without numbers, which SQLite would look up one after the other.
            Dialect::Sqlite => self.push('?'),
            Dialect::Postgres => self.push(format_args!("${number}")),
        }
    }

    /// Adds values, separated by commas, in parentheses.
    pub(in crate::store) fn push_list<T: Bind>(
        &mut self,
        values: impl IntoIterator<Item = T>,
    ) -> &mut Self {
        let mut values = values.into_iter().peekable();
        if values.peek().is_none() {
            // PostgreSQL takes no empty list.
            return self.push(self.dialect.choose("()", "(SELECT NULL WHERE FALSE)"));
        }
        self.push('(');
        for (index, value) in values.enumerate() {
            if index > 0 {
                self.push(", ");
            }
            self.push_bind(value);
        }
        self.push(')')
    }

    /// Adds `VALUES` with a row for each item.
    pub(in crate::store) fn push_values<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut push_row: impl FnMut(&mut RowBuilder<'_>, T),
    ) -> &mut Self {
        self.push("VALUES ");
        for (index, item) in items.into_iter().enumerate() {
            self.push(if index > 0 { ", (" } else { "(" });
            let mut row = RowBuilder {
                query: self,
                is_first: true,
            };
            push_row(&mut row, item);
            self.push(')');
        }
        self
    }

    pub(in crate::store) fn build(self) -> Query {
        self.query
    }
}

/// A row of values that is put together.
pub(in crate::store) struct RowBuilder<'a> {
    query: &'a mut QueryBuilder,
    is_first: bool,
}

impl RowBuilder<'_> {
    pub(in crate::store) fn push_bind(&mut self, value: impl Bind) -> &mut Self {
        self.push_value(Bind::value(Some(value)))
    }

    /// As [`RowBuilder::push_bind`], for a value whose type is known only when the program runs.
    pub(in crate::store) fn push_value(&mut self, value: Value) -> &mut Self {
        if !self.is_first {
            self.query.push(", ");
        }
        self.is_first = false;
        self.query.push_value(value);
        self
    }
}
