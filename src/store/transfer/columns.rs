//! The columns of a table, as its database describes them.

use crate::store::db::{Connection, Row, Value, query};
use crate::store::error::StoreError;

const ON_SQLITE: &str = "SELECT name, lower(type) FROM pragma_table_info($1)";

/// The columns of a table on PostgreSQL.
const ON_POSTGRES: &str = "SELECT attname::text, atttypid::regtype::text FROM pg_attribute \
    WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped";

#[derive(Clone, Debug)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    Text,
    Integer,
    Bytes,
    /// On SQLite an integer, 0 or 1.
    Boolean,
}

impl Kind {
    fn parse(name: &str) -> Option<Self> {
        match name {
            "text" => Some(Self::Text),
            "integer" | "bigint" => Some(Self::Integer),
            "blob" | "bytea" => Some(Self::Bytes),
            "boolean" => Some(Self::Boolean),
            _ => None,
        }
    }

    /// Reads a column of a row; a boolean is read as an integer.
    pub(super) fn read(self, row: &Row, column: usize) -> Result<Value, sqlx::Error> {
        Ok(match self {
            Self::Text => Value::Text(row.try_get(column)?),
            Self::Integer => Value::Integer(row.try_get(column)?),
            Self::Bytes => Value::Bytes(row.try_get(column)?),
            Self::Boolean => Value::Integer(row.try_get::<Option<bool>>(column)?.map(i64::from)),
        })
    }

    pub(super) fn fit(self, value: Value) -> Value {
        match (self, value) {
            (Self::Boolean, Value::Integer(integer)) => {
                Value::Boolean(integer.map(|integer| integer != 0))
            }
            (_, value) => value,
        }
    }
}

/// The columns of a table, in the order of their names: added columns have another place on each database.
pub(super) async fn columns(
    connection: &mut dyn Connection,
    table: &str,
) -> Result<Vec<Column>, StoreError> {
    let select = connection.dialect().choose(ON_SQLITE, ON_POSTGRES);
    let mut columns = Vec::new();
    for row in query(select).bind(table).fetch_all(connection).await? {
        let (name, of_type): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let kind = Kind::parse(&of_type)
            .ok_or_else(|| StoreError::Refused(format!("{table}.{name} has the type {of_type}")))?;
        columns.push(Column { name, kind });
    }
    columns.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(columns)
}
