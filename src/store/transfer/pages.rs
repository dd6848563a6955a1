//! Reading and writing a table by pages of rows.

use std::iter;

use super::columns::{Column, columns};
use crate::store::db::{Connection, QueryBuilder, Value, query};
use crate::store::error::StoreError;
use crate::store::tables::Table;

/// The most rows that are read and written at once.
const MAX_ROWS: usize = 500;

/// The most values that are written at once, below the 32,766 of SQLite.
const MAX_VALUES: usize = 10_000;

/// How many rows a table has.
pub(super) async fn count(connection: &mut dyn Connection, table: &str) -> Result<u64, StoreError> {
    let select = query(format!("SELECT count(*) FROM \"{table}\""));
    let count: i64 = select.fetch_scalar(connection).await?;
    Ok(count.unsigned_abs())
}

/// The rows of a table in the order of its key, page by page.
pub(super) struct Pages {
    table: &'static Table,
    pub(super) columns: Vec<Column>,
    /// The places of the columns of the key among the columns.
    key: Vec<usize>,
    /// The key of the last row.
    last: Option<Vec<Value>>,
}

impl Pages {
    /// Before the first page.
    pub(super) async fn of(
        connection: &mut dyn Connection,
        table: &'static Table,
    ) -> Result<Self, StoreError> {
        let columns = columns(connection, table.name).await?;
        let place = |name: &&str| {
            let found = columns.iter().position(|column| column.name == **name);
            found.ok_or_else(|| StoreError::Refused(format!("{}.{name} is missing", table.name)))
        };
        let key = table.key.iter().chain(table.optional_key);
        let key = key.map(place).collect::<Result<_, _>>()?;
        Ok(Self {
            table,
            columns,
            key,
            last: None,
        })
    }

    /// The next rows; none at the end.
    pub(super) async fn next(
        &mut self,
        connection: &mut dyn Connection,
    ) -> Result<Vec<Vec<Value>>, StoreError> {
        let limit = MAX_ROWS.min(MAX_VALUES / self.columns.len());
        let Self { table, .. } = self;
        let mut query = QueryBuilder::new(connection.dialect(), "SELECT ");
        query.push(names(&self.columns));
        query.push(format_args!(" FROM \"{}\"", table.name));
        let key = table.key.iter().map(|name| format!("\"{name}\""));
        let optional = table.optional_key.iter();
        let optional = optional.map(|name| format!("coalesce(\"{name}\", '')"));
        let key = key.chain(optional).collect::<Vec<_>>().join(", ");
        if let Some(last) = &self.last {
            query.push(format_args!(" WHERE ({key}) > "));
            query.push_row(last.iter().cloned());
        }
        query.push(format_args!(" ORDER BY {key} LIMIT {limit}"));
        let mut rows = Vec::with_capacity(limit);
        for row in query.build().fetch_all(connection).await? {
            let values = iter::zip(&self.columns, 0..);
            let values = values.map(|(column, index)| column.kind.read(&row, index));
            let values: Vec<Value> = values.collect::<Result<_, _>>()?;
            rows.push(values);
        }
        if let Some(end) = rows.last() {
            let key = self.key.iter().filter_map(|&place| end.get(place).cloned());
            self.last = Some(key.map(without_null).collect());
        }
        Ok(rows)
    }
}

/// The value by which rows are sorted: NULL is sorted as an empty text.
fn without_null(value: Value) -> Value {
    match value {
        Value::Text(None) => Value::Text(Some(String::new())),
        value => value,
    }
}

/// The names of columns, separated by commas.
fn names(columns: &[Column]) -> String {
    let names = columns.iter().map(|column| format!("\"{}\"", column.name));
    names.collect::<Vec<_>>().join(", ")
}

/// Inserts rows with these columns.
pub(super) async fn insert(
    connection: &mut dyn Connection,
    table: &Table,
    columns: &[Column],
    rows: Vec<Vec<Value>>,
) -> Result<(), StoreError> {
    let mut query = QueryBuilder::new(connection.dialect(), "INSERT INTO ");
    query.push(format_args!("\"{}\" ({}) ", table.name, names(columns)));
    let fitted = |values| iter::zip(columns, values).map(|(column, value)| column.kind.fit(value));
    query.push_values(rows.into_iter().map(fitted));
    query.build().run(connection).await
}
